/// Where a ``SpecialCoding`` writes a value.
struct EncodingSite {
    let state: EncodingState
    /// The frame of the element that has the key, or that of the value.
    let frame: FrameID
    /// The key under which the value is; nil for a value in a frame of its own.
    let entry: EntryID?

    /// Writes a part of the element that has the key, or the content of the value's own frame.
    func write(_ value: Any, _ body: (Int32) throws(EncodingProblem) -> Void) throws {
        if let entry {
            try state.write(part: value, entry, frame, body)
        } else {
            try state.write(content: value, frame, body)
        }
    }

    /// Writes nodes so.
    func write(nodes: [XML.Node], of value: Any) throws {
        try write(value) { place throws(EncodingProblem) in
            if !nodes.isEmpty { try state.append(nodes, in: place, state.context(around: place)) }
        }
    }
}

/// From a value with a ``SpecialCoding`` to records.
extension EncodingState {
    /// Writes a value into the element around its key; returns false for one that needs a frame of its own.
    func putSpecial<T: Encodable>(
        _ value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws -> Bool {
        try refuseInRun(value, entry, place)
        guard let coding = plans[plan].special else { return false }
        var isDone = false
        try leavingNothing(of: value, in: place) {
            isDone = try coding.encode(value, EncodingSite(state: self, frame: place, entry: entry))
        }
        if isDone { vocabulary.noteUnnamed(entry) } else { try check(place, value) }
        return isDone
    }

    /// Refuses a part of an element among elements that are written as if they had one of their own.
    func refuseInRun(_ value: Any, _ entry: EntryID, _ place: FrameID) throws {
        let own = run.place
        if own.index >= 0, place.index == own.index, place.serial == own.serial {
            throw error(run.refusal, value, place.index, entry, isPart: true)
        }
    }

    /// Writes a part of an element under a key.
    @inline(never)
    fileprivate func write(
        part value: Any, _ entry: EntryID, _ place: FrameID, _ body: (Int32) throws(EncodingProblem) -> Void
    ) throws {
        try attempt(value, in: place, entry, isPart: true) { () throws(EncodingProblem) in
            try body(frames.element(of: place.index))
        }
    }

    /// Writes the content of an element into the frame created for it.
    @inline(never)
    fileprivate func write(
        content value: Any, _ frame: FrameID, _ body: (Int32) throws(EncodingProblem) -> Void
    ) throws {
        try attempt(value, in: frame) { () throws(EncodingProblem) in
            try takeSingle(frame.index)
            try body(openContent(frame.index))
        }
    }

    /// Returns the frame that receives the content of a frame.
    private func openContent(_ index: Int32) throws(EncodingProblem) -> Int32 {
        switch frames[index].kind {
        case .attribute: throw .notOneScalar("content with markup")
        case .rest where isOneOfSeveral(frames[index]): throw .noName
        case .text, .rest: return inlinePlace(of: index)
        default:
            if frames[index].state == .pending { try open(index) }
            return index
        }
    }
}
