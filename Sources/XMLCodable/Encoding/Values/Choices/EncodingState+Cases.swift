/// From choices under a key without a name of its own to records.
extension EncodingState {
    /// Writes choices under a key such as `*`.
    @inline(never)
    func putCases<T: Encodable>(
        _ value: T, _ plan: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws {
        let start = tape.count
        let new = try pushValue(value, plan, entry, in: place)
        try fill(new, value, plan, since: start)
        try leavingNothing(of: value, in: place, since: start) {
            try noteUnnamed(value, entry, place, since: start)
        }
    }

    /// Notes elements that a key without a name of its own, such as `*`, has written: whether what reads them would take
    /// them for others.
    ///
    /// - Parameter start: The number of records that were on the tape before them.
    private func noteUnnamed<T: Encodable>(_ value: T, _ entry: EntryID, _ place: FrameID, since start: Int32) throws {
        guard frames.isLive(place) else { return }
        let own = run.place
        guard place.index == own.index, place.serial == own.serial else {
            return try checkReserved(value, entry, in: place, since: start)
        }
        let record = frames[frames.element(of: place.index)].record
        let records = run.start..<max(run.start, tape.count)
        if let first = tape.children(of: record, in: records, limit: 1).first, first >= start {
            throw error(.unnamedRun, value, place.index, entry)
        }
        guard let type = TypePlan.of(T.self).core.choiceOrItems(options.userInfo),
            let choice = type.choice(options.userInfo), let encodable = type.type as? any Encodable.Type
        else { return }
        try check(place, value)
        reserveNames(of: choice.keyType, choice.keys ?? [], owner: plan(ofType: encodable), in: place)
    }

    /// Reserves the names of a choice's cases for the elements that are being written.
    private func reserveNames<Key: CodingKey>(
        of type: Key.Type, _ keys: [any CodingKey], owner: EncodingPlanID, in place: FrameID
    ) {
        let table = table(type, owner: owner)
        if run.names.tables.contains(table.number) { return }
        run.names.tables.append(table.number)
        for case let key as Key in keys {
            let entry = vocabulary[entry(key, table, place.index)]
            switch entry.kind {
            case .element: run.names.later.insert(entry.name)
            case .rest: run.names.takesRest = true
            case .attribute, .text, .both, .bad: break
            }
        }
    }
}

extension EncodingProblem {
    /// Elements that are written as if they had one of their own, and of which the first is the case of a choice.
    fileprivate static let unnamedRun = EncodingProblem.refused(
        "the groups could not be told apart: each must begin with an element that a key names, not with a case")
}
