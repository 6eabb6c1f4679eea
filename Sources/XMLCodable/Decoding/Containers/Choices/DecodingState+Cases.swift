/// What the containers of cases and of their values read from.
extension DecodingState {
    /// Returns the case of a choice, which is the only key of its container; nil if the type is not a choice.
    func caseContent<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace) throws -> CaseContent? {
        guard let found = try paths.keptOwner(place.path)?.read({ try foundCase(type, of: $0, place) }) else {
            return nil
        }
        // Here and below, see `KeptContainer` for the owners.
        return unsafe CaseContent(
            state: Uncounted(self), table: found.table, place: found.place, path: place.path,
            index: Int32(truncatingIfNeeded: found.index))
    }

    @inline(__always)
    private func foundCase<Key: CodingKey>(
        _ type: Key.Type, of plan: TypePlan, _ place: DecodingPlace
    ) throws -> PlaceFinder.Case? {
        if let form = plan.caseMark {
            guard let choice = plan.choice(options.userInfo), choice.keyType == type else { return nil }
            return try markedCase(choice, form, of: plan.type, place)
        }
        guard let kept = places.keptCases(of: plan, place.path) else { return nil }
        return try kept.read { cases in
            guard cases.choice.keyType == type else { return nil }
            return try places.elementCase(cases, of: plan.type, place)
        }
    }

    /// Returns what the container of an enum case's value reads from if the keys are those that the compiler synthesizes for
    /// one: a value without a label is the element itself.
    func payload<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace) throws -> CaseContent? {
        var item = places.single(place)
        guard item.isElement || item.kind == .run else { return nil }
        if options.tolerances.contains(.labelledCaseValues), let inner = places.labelled(item) { item = inner }
        let kept = table(type, place, isLiteral: false)
        return kept.read { table in
            guard table.isOfSingleValue || !item.isElement else {
                if table.keys.isEmpty, !table.isPayloadKnown {
                    table.payload = CasePayload(type)
                    table.isPayloadKnown = true
                }
                return nil
            }
            return unsafe CaseContent(state: Uncounted(self), table: kept, place: item, path: place.path, index: -1)
        }
    }
}
