/// The frames of the values that are being written, innermost last.
struct FrameStack: ~Copyable {
    private var all = RecordBuffer<Frame>(capacity: 16)
    private var nextSerial: Int32 = 1
    /// The attributes whose numbers have no bit in their frame: the serial number of the frame and the number of the
    /// attribute.
    private var wideAttributes: Set<UInt64> = []
    /// The steps of elements that have more than a few, by the element's frame and the name.
    private var manySteps = RareTable<UInt64, FrameID>()
    /// The further steps of a name, by the serial number of the first one and their index; the last one by the index 0.
    private var furtherSteps = RareTable<UInt64, FurtherStep>()

    private struct FurtherStep {
        let frame: FrameID
        let index: Int32
    }

    deinit {
        // The stack is the only owner of the buffer.
        unsafe all.deallocate()
    }

    mutating func reset() {
        all.truncate(to: 0)
        nextSerial = 1
        if !wideAttributes.isEmpty { wideAttributes = [] }
        if !manySteps.isEmpty { manySteps.removeAll() }
        if !furtherSteps.isEmpty { furtherSteps.removeAll() }
    }

    var count: Int32 {
        @inline(__always) get { Int32(truncatingIfNeeded: all.count) }
    }

    subscript(index: Int32) -> Frame {
        @inline(__always) get { all[Int(index)] }
        @inline(__always) nonmutating _modify { yield &all[Int(index)] }
    }

    /// Whether the frame still has the serial number with which it was handed out.
    @inline(__always)
    func isLive(_ frame: FrameID) -> Bool {
        UInt(bitPattern: Int(frame.index)) < UInt(bitPattern: all.count) && all[Int(frame.index)].serial == frame.serial
    }

    func id(_ index: Int32) -> FrameID { FrameID(index: index, serial: self[index].serial) }

    /// Adds a pending frame.
    @inline(__always)
    mutating func push(
        _ kind: Frame.Kind, _ entry: EntryID, isCData: Bool, parent: Int32, component: Int32, owner: EncodingPlanID
    ) -> Int32 {
        let index = count
        all.append(
            Frame(
                serial: nextSerial, parent: parent, component: component, kind: kind, flags: isCData ? .isCData : .none,
                entry: entry, owner: owner))
        nextSerial = nextSerial == .max ? 1 : nextSerial &+ 1
        return index
    }

    /// Removes the frames from an index on.
    @inline(__always)
    mutating func truncate(to count: Int32) { all.truncate(to: Int(count)) }

    /// The frames from an index on, last first.
    func indices(from index: Int32) -> StrideThrough<Int32> { stride(from: count - 1, through: index, by: -1) }

    /// Whether a frame is inside another one, or that frame itself.
    func isWithin(_ index: Int32, _ ancestor: Int32) -> Bool {
        var index = index
        while index > ancestor { index = self[index].parent }
        return index == ancestor
    }

    /// Whether all frames above one are inside it.
    func ownsAll(above index: Int32) -> Bool {
        indices(from: index + 1).allSatisfy { isWithin($0, index) }
    }

    /// The frame of the element that a frame writes into.
    @inline(__always)
    func element(of index: Int32) -> Int32 {
        var index = index
        while true {
            let frame = self[index]
            if frame.flags.contains(.isElement) || frame.kind == .step || frame.parent < 0 { return index }
            index = frame.parent
        }
    }

    // MARK: - Attributes

    /// Records that an element has an attribute; returns false if it already has one with this name.
    @inline(__always)
    mutating func add(attribute number: Int32, to index: Int32) -> Bool {
        guard number < 64 else { return wideAttributes.insert(wide(number, index)).inserted }
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
        guard self[index].attributes & bit == 0 else { return false }
        self[index].attributes |= bit
        return true
    }

    mutating func remove(attribute number: Int32, from index: Int32) {
        if number < 64 {
            self[index].attributes &= ~(1 &<< UInt64(truncatingIfNeeded: number))
        } else {
            wideAttributes.remove(wide(number, index))
        }
    }

    private func wide(_ number: Int32, _ index: Int32) -> UInt64 { Self.pair(self[index].serial, number) }

    static func pair(_ high: Int32, _ low: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: high)) << 32 | UInt64(UInt32(bitPattern: low))
    }

    // MARK: - Steps

    /// Links a step into the element that it is in.
    ///
    /// - Parameter previous: The step of the same name before it; negative for none.
    mutating func link(step index: Int32, in place: Int32, after previous: Int32) {
        guard previous < 0 else {
            self[index].nextStep = self[previous].nextStep
            self[previous].nextStep = index
            return
        }
        self[index].nextStep = self[place].firstStep
        self[place].firstStep = index
        self[place].flags.insert(.hasPaths)
    }

    /// The steps of an element, in the order of the links.
    func steps(of place: Int32) -> [Int32] {
        var steps: [Int32] = []
        var step = self[place].firstStep
        while step >= 0 {
            steps.append(step)
            step = self[step].nextStep
        }
        return steps
    }

    /// Unlinks the steps of an element from an index on.
    func unlinkSteps(of place: Int32, from index: Int32) {
        let steps = steps(of: place)
        self[place].firstStep = -1
        for step in steps.reversed() where step < index {
            self[step].nextStep = self[place].firstStep
            self[place].firstStep = step
        }
    }

    /// Notes the name of a step of an element that has more than a few.
    mutating func add(step index: Int32, _ name: NameID, in place: Int32) {
        manySteps[Self.pair(place, name.number)] = id(index)
    }

    /// Returns the step with a name of an element that has more than a few.
    func step(_ name: NameID, in place: Int32) -> Int32? {
        // The index of a frame that has finished may be that of another one now.
        guard let step = manySteps[Self.pair(place, name.number)], isLive(step), self[step.index].parent == place
        else { return nil }
        return step.index
    }

    /// Notes the step with an index, after the first one of its name.
    mutating func add(step: Int32, _ index: Int32, after first: Int32) {
        let further = FurtherStep(frame: id(step), index: index)
        furtherSteps[Self.pair(self[first].serial, index)] = further
        furtherSteps[Self.pair(self[first].serial, 0)] = further
    }

    /// Returns the step with an index, if it was noted.
    func step(_ index: Int32, after first: Int32) -> Int32? {
        let known = furtherSteps[Self.pair(self[first].serial, index)]
        return known.flatMap { isLive($0.frame) ? $0.frame.index : nil }
    }

    /// Returns the last step that was noted, and its index; the first one if there is none.
    func lastStep(after first: Int32) -> (step: Int32, index: Int32) {
        // Those of values that threw are gone.
        for index in stride(from: furtherSteps[Self.pair(self[first].serial, 0)]?.index ?? 0, to: 0, by: -1) {
            if let step = step(index, after: first) { return (step, index) }
        }
        return (first, 0)
    }
}
