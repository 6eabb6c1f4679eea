/// The functions that the node strategy returned for the values that are being written, by their frames.
///
/// They are stored by the index of the frame, so there are never more than frames at one time. Once a frame has
/// finished, its function stays until another frame with the same index has one.
struct AskedPlacements {
    typealias Closure = (any CodingKey) -> XMLPlacement?

    private struct Slot {
        var serial: Int32 = 0
        /// Nil for a strategy that returned nothing, or is being asked.
        var closure: Closure?
    }

    private var slots: [Slot] = []

    func contains(_ frame: FrameID) -> Bool {
        Int(frame.index) < slots.count && slots[Int(frame.index)].serial == frame.serial
    }

    subscript(frame: FrameID) -> Closure? { contains(frame) ? slots[Int(frame.index)].closure : nil }

    /// Stores the function of a frame, and returns the one that was in its place.
    mutating func replace(_ closure: Closure?, _ frame: FrameID) -> Closure? {
        while slots.count <= Int(frame.index) { slots.append(Slot()) }
        let old = slots[Int(frame.index)].closure
        slots[Int(frame.index)] = Slot(serial: frame.serial, closure: closure)
        return old
    }
}

extension EncodingState {
    /// Whether the node strategy was asked about the value of a frame.
    func hasAskedNodeStrategy(_ frame: FrameID) -> Bool { askedPlacements.contains(frame) }

    /// Returns the placement that the node strategy has chosen for a key of the value of a frame.
    func askedPlacement(of key: any CodingKey, in frame: FrameID) -> XMLPlacement? {
        let closure = askedPlacements[frame]
        return closure?(key)
    }

    func setPlacements(_ closure: AskedPlacements.Closure?, _ frame: FrameID) {
        let old = askedPlacements.replace(closure, frame)
        // Released after the access, since it may own objects of the user's, whose `deinit` may run code.
        withExtendedLifetime(old) {}
    }
}
