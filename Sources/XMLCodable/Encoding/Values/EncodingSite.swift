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
        if try coding.encode(value, EncodingSite(state: self, frame: place, entry: entry)) { return true }
        try check(place, value)
        return false
    }

    /// Refuses a part of an element among elements that are written as if they had one of their own.
    func refuseInRun(_ value: Any, _ entry: EntryID, _ place: FrameID) throws {
        let run = run
        if run.place.index >= 0, place.index == run.place.index, place.serial == run.place.serial {
            throw error(runRefusal, value, place.index, entry)
        }
    }

    /// Notes elements that a key without a name of its own, such as `*`, has written: whether what reads them would take
    /// them for others.
    ///
    /// - Parameter start: The number of records that were on the tape before them.
    func noteUnnamed<T: Encodable>(_ value: T, _ entry: EntryID, _ place: FrameID, since start: Int32) throws {
        guard frames.isLive(place) else { return }
        let run = run
        guard place.index == run.place.index, place.serial == run.place.serial else {
            return try checkReserved(value, entry, in: place, since: start)
        }
        let record = frames[frames.element(of: place.index)].record
        if tape.names(of: record, in: run.start..<start).isEmpty, !tape.names(of: record, since: start).isEmpty {
            throw error(.unnamedRun, value, place.index, entry)
        }
        guard let type = TypePlan.of(T.self).core.choiceOrItems(options.userInfo),
            let choice = type.choice(options.userInfo), let encodable = type.type as? any Encodable.Type
        else { return }
        try check(place, value)
        noteCases(choice.keyType, choice.keys ?? [], plan(ofType: encodable), place)
    }

    /// Writes a part of an element under a key.
    @inline(never)
    fileprivate func write(
        part value: Any, _ entry: EntryID, _ place: FrameID, _ body: (Int32) throws(EncodingProblem) -> Void
    ) throws {
        try check(place, value)
        do throws(EncodingProblem) { try body(frames.element(of: place.index)) } catch {
            throw self.error(error, value, place.index, entry)
        }
    }

    /// Writes the content of an element into the frame created for it.
    @inline(never)
    fileprivate func write(
        content value: Any, _ frame: FrameID, _ body: (Int32) throws(EncodingProblem) -> Void
    ) throws {
        try check(frame, value)
        do throws(EncodingProblem) {
            try takeSingle(frame.index)
            try body(openContent(frame.index))
        } catch {
            throw self.error(error, value, frame.index)
        }
    }

    /// Returns the frame that receives the content of a frame.
    private func openContent(_ index: Int32) throws(EncodingProblem) -> Int32 {
        switch frames[index].kind {
        case .attribute: throw .notOneScalar("content with markup")
        case .text, .rest: return inlinePlace(of: index)
        default:
            if frames[index].state == .pending { try open(index) }
            return index
        }
    }
}

extension EncodingProblem {
    /// Elements that are written as if they had one of their own, and of which the first is the case of a choice.
    fileprivate static let unnamedRun = EncodingProblem.refused(
        "the groups could not be told apart: each must begin with an element that a key names, not with a case")
}
