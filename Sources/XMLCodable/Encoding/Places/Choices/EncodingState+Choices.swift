/// Choices: enums whose cases are elements. A value shows that it is one when it asks for a nested container for a case
/// before anything else, as the synthesized conformance does, or if its keys are `XMLChoiceCodingKey`s.
extension EncodingState {
    /// Notes the keys that the value of a frame asks for, which may mark a choice.
    @inline(never)
    func noteCases(_ keys: any CodingKey.Type, _ place: FrameID) {
        guard ChoiceType.isMarked(keys) else { return }
        frames[place.index].flags.remove(.mayBecomeCase)
        frames[place.index].flags.insert(.holdsCase)
        guard frames[place.index].kind == .undecided, frames[place.index].state == .pending else { return }
        do throws(EncodingProblem) { try becomeInline(place.index) } catch { _ = failed(error, place.index) }
    }

    /// Notes that the value of a frame asks for a nested container for a key.
    ///
    /// - Parameter isSingle: Whether the case has a single value without a label.
    /// - Returns: Whether the frame itself is the element of the case.
    func becomeCase(
        _ index: Int32, _ entry: EntryID, isSingle: Bool
    ) throws(EncodingProblem) -> Bool {
        let frame = frames[index]
        if frame.kind == .undecided, frame.state == .pending {
            try becomeInline(index)
            _ = try openInline(index)
        }
        guard frame.flags.contains(.mayBecomeCase) else { return false }
        frames[index].flags.remove(.mayBecomeCase)
        let key = vocabulary[entry]
        guard tape.isEmpty(frame.record), !key.flags.contains(.isPath), key.kind == .element || key.kind == .rest else {
            return false
        }
        frames[index].shape = .none
        if isSingle { frames[index].flags.insert(.isPayload) }
        if key.kind == .rest {
            // The value of the case names the root.
            guard isSingle else { throw .noName }
            frames[index].flags.insert(.needsName)
        } else {
            try rename(index, to: entry)
        }
        return true
    }

    private func becomeInline(_ index: Int32) throws(EncodingProblem) {
        let parent = frames[index].parent
        if frames[parent].flags.contains(.holdsEnums), frames[parent].state == .waiting { try enclose(parent) }
        frames[index].kind = .rest
    }

    /// Opens the frame of an inline choice, whose cases are written into the element around it.
    func openInline(_ index: Int32) throws(EncodingProblem) -> FrameID {
        if frames[index].state != .open { try openRun(index) }
        if frames[frames[index].parent].shape == .unkeyed {
            keepOrder(in: frames[index].record)
            if plans[frames[index].owner].isMixed { tape.keep(.space, in: frames[index].record) }
        }
        frames[index].flags.insert(.isDone | .isInline | .isGuarded)
        return frames.id(index)
    }

    /// Opens one element around the items of an array.
    func enclose(_ index: Int32) throws(EncodingProblem) {
        frames[index].kind = .item
        frames[index].flags.remove(.holdsEnums | .isGuarded)
        try open(index)
    }
}
