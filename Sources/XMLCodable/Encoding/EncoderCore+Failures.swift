/// Rollback of values that throw while they are being written.
extension EncoderCore {
    /// A snapshot to roll back to if a value throws.
    struct Mark {
        let count: Int
        let splices: Int
        let insertions: Int
        let stream: Int32
        let current: Int32
        let serial: Int32
        let tagFrame: Int32
        let tagOpen: Bool
    }

    @inline(__always)
    var mark: Mark {
        Mark(
            count: out.count, splices: splices.count, insertions: insertions, stream: stream, current: current,
            serial: current >= 0 ? frame(current).pointee.serial : 0, tagFrame: tagFrame, tagOpen: tagOpen)
    }

    /// Removes the output written since the mark if it is contiguous; otherwise finishes the frame as it is.
    mutating func abandon(_ index: Int32, since mark: Mark) {
        let parent = frame(index).pointee.parent
        guard splices.count == mark.splices, insertions == mark.insertions, stream == mark.stream,
            isLive(mark.current, mark.serial),
            parent == mark.current, frame(parent).pointee.state == Frame.State.open,
            frame(index).pointee.kind <= Frame.Kind.item
        else { return finish(index) }
        var other = Int32(truncatingIfNeeded: frames.count)
        while other > index + 1 {
            other -= 1
            guard isWithin(other, index) else { return finish(index) }
        }
        out.truncate(to: mark.count)
        frames.truncate(to: Int(index))
        current = mark.current
        tagOpen = mark.tagOpen
        tagFrame = mark.tagFrame
        settle()
    }
}
