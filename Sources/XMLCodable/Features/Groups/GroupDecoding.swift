/// The decoder of a group, which finds the group when it learns the keys.
struct GroupDecoder: Decoder {
    /// There is no further group.
    struct End: Error {}

    /// The group that is being decoded.
    final class Group {
        /// Where the search for the next group begins.
        var next: UInt32
        /// The name of the element that begins each group.
        var first: UsedName?
        /// The element that begins the first group.
        var start: UInt32 = 0
        /// The names that the other keys of the model use.
        var outer: [KnownNames]?
        /// The elements of the group, in the document's lists; nil before it is found.
        var elements: Matches?
        /// The elements between these, which no key of the group names.
        var others: [UInt32] = []

        init(next: UInt32) { self.next = next }
    }

    let state: DecodingState
    let place: DecodingPlace
    let group: Group

    var codingPath: [any CodingKey] { state.paths.keys(place.path) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let table = state.table(type, place, isLiteral: false).object
        if group.elements == nil { try find(table) }
        return GroupDecoding<Key>(
            state: state, table: table, place: place, start: group.start, elements: group.elements ?? .none,
            others: group.others
        ).container
    }

    /// Finds the elements of the next group: up to the next one with the name that begins a group.
    @inline(never)
    private func find(_ table: DecodingKeyTable) throws {
        let document = state.document
        let end = document[place.node].end
        // A key that turns out to be for no element does not begin a group.
        table.isReliedOn = true
        let known = state.keys.knownNames(table, place.path)
        // What is learned later in the call has it run again.
        let outer =
            group.outer
            ?? state.places.sharers(of: table, place.path, in: place.node).map { state.keys.knownNames($0, place.path) }
        group.outer = outer
        var (elements, others): ([UInt32], [UInt32]) = ([], [])
        var child = document.nextElement(group.next, end)
        while child < end {
            let record = document[child]
            if known.hasChild(record.usedName) {
                if outer.contains(where: { $0.hasChild(record.usedName) }) {
                    try state.places.refuseShared(child, place.path)
                }
                if group.first == nil { (group.first, group.start) = (record.usedName, child) }
                if record.usedName == group.first, !elements.isEmpty { break }
                elements.append(child)
            } else if !elements.isEmpty {
                others.append(child)
            }
            child = document.nextElement(record.end, end)
        }
        group.next = child
        if elements.isEmpty { throw End() }
        state.places.noteFound()
        (group.elements, group.others) = (.list(document.list(elements)), others)
    }

    private func refuse(_ what: String) -> DecodingError {
        state.places.mismatch([String: Any].self, place, "expected a type with keys", "found \(what)")
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw refuse("an array") }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw refuse("a single value") }
}

/// The container of a group's values.
private struct GroupDecoding<Key: CodingKey>: UniformKeyedDecoding {
    let state: DecodingState
    let table: DecodingKeyTable
    let place: DecodingPlace
    /// The element that begins the first group.
    let start: UInt32
    let elements: Matches
    /// The elements of the group that no key names.
    let others: [UInt32]

    var codingPath: [any CodingKey] { state.paths.keys(place.path) }

    var allKeys: [Key] { (EnumMetadata.keys(of: Key.self) ?? []).filter { contains($0) } }

    func contains(_ key: Key) -> Bool {
        guard let place = try? found(key, nil) else { return false }
        return place.kind != .missing
    }

    func decodeNil(forKey key: Key) throws -> Bool { state.places.saysNil(try found(key, nil)) }

    // MARK: - Places

    private func index(_ key: Key) -> Int { state.keys.index(of: key, table, place.path) }

    /// Returns the place of a key's value among the elements of the group.
    private func found(_ key: Key, _ plan: TypePlan?) throws -> DecodingPlace {
        var index = index(key)
        if let cases = try placeOfCases(index, plan) { return cases }
        let isContent = plan.map { $0.needs.contains(.content) || $0.core.needs.contains(.content) } ?? false
        if let plan { state.learnUnnamed(plan, of: index, table, place.path) }
        if let placement = plan?.placement {
            state.places.learn(KeyUse(placement), of: index, table, place.path)
            guard placement == .element || placement == .cdata else { throw refuse(key) }
            index = state.keys.variant(KeyPosition(index, in: table, at: place.path), .element)
        }
        guard !isContent, let place = state.places.place(in: elements, of: place, table, index) else {
            throw refuse(key)
        }
        return place
    }

    /// Returns the elements that are cases of an enum under a key such as `*`; nil for another value.
    private func placeOfCases(_ index: Int, _ plan: TypePlan?) throws -> DecodingPlace? {
        guard table[index].kind == .rest, let plan, let cases = state.places.casesOfItems(plan.core, place.path) else {
            return nil
        }
        // The groups share the element, and each of them is one more value in it.
        let left = state.places.leftContent(KeySite(place.node, at: state.paths.parent(place.path), table, index))
        var found: [UInt32] = []
        for element in others {
            let record = state.document[element]
            let isNamed = cases.index(of: record) != nil
            if isNamed, left.isNamedByOthers(record) {
                try state.places.refuseShared(element, place.path)
            } else if isNamed || cases.rest != nil, left.has(element, record) {
                found.append(element)
            }
        }
        state.places.take(.groups(cases, from: start), left, found)
        return state.places.list(found, .contentList, place.path, in: place.node)
    }

    private func refuse(_ key: Key) -> DecodingError {
        state.places.mismatch(
            [String: Any].self, place, "expected elements in a group",
            "found the key \"\(key.stringValue)\", which is not that of an element")
    }

    /// Calls `read` with a place whose coding path has the key.
    private func reading<R>(_ key: Key, _ place: DecodingPlace, _ read: (DecodingPlace) throws -> R) rethrows -> R {
        var place = place
        let mark = state.paths.count
        defer { state.paths.pop(to: mark) }
        place.path = state.paths.push(parent: self.place.path, index: index(key), table: table)
        return try read(place)
    }

    // MARK: - Values

    func value<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let plan = state.plan(type)
        let found = try found(key, plan)
        if found.kind == .missing, !plan.acceptsNil {
            let isEmptyList = plan.isCoreCollection || plan.isTokens
            guard isEmptyList, state.places.missingCollectionsAreEmpty else { throw notFound(key, plan) }
        }
        note(key, found, plan)
        return try reading(key, found) { place in
            try state.observer == nil ? state.value(type, place, plan) : observed(type, place, plan)
        }
    }

    /// Separate, so that `value` does not look up the type `T?` for each value.
    @inline(never)
    private func observed<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        let value = try state.observer?.item(type, state, place) { try state.value(type, place, plan) }
        guard let value else { throw AlreadyReported() }
        return value
    }

    func valueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let plan = state.plan(type)
        let found = try found(key, plan)
        note(key, found, plan)
        if found.kind == .missing {
            guard isEmptyList(key, plan) else { return nil }
            return try reading(key, found) { try state.value(type, $0.with(DecodingPlace.isNotNil), plan) }
        }
        return try reading(key, found) { try state.valueIfPresent(type, $0, plan) }
    }

    /// Whether a missing value is a list in an element that a path leads through: the element is there, but no items.
    private func isEmptyList(_ key: Key, _ plan: TypePlan) -> Bool {
        plan.core.isSequence && state.places.hasEmptyWrapper(place.node, table.path(index(key)), among: elements)
    }

    private func notFound(_ key: Key, _ plan: TypePlan? = nil) -> DecodingError {
        let node = state.document.first(elements) ?? place.node
        guard let plan else { return state.places.keyNotFound(key, in: node, place.path, isBeside: true) }
        return state.places.caseNotFound(plan, key, in: node, place.path, isBeside: true)
    }

    /// Records what a value reads.
    private func note(_ key: Key, _ place: DecodingPlace, _ plan: TypePlan?) {
        guard let observer = state.observer else { return }
        let all = plan?.core.isSequence ?? true
        observer.noteRead(place, all: all, table.path(index(key)), among: elements, of: self.place.node, state)
        if let plan, plan.core.role.isScalar { state.places.noteText(ofScalar: place) }
    }

    // MARK: - Nested

    private func decoder(_ key: Key) throws -> ValueDecoder {
        let found = try found(key, nil)
        note(key, found, nil)
        // The path entry is not removed, since containers may be stored.
        var place = found
        place.path = state.paths.push(parent: self.place.path, index: index(key), table: table)
        if state.stack.isLow { throw state.places.tooDeep(place) }
        return ValueDecoder(state: state, place: place)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        let decoder = try decoder(key)
        if decoder.place.kind == .missing { throw notFound(key) }
        return try decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        guard let key = Key(stringValue: "super") else {
            throw state.places.keyNotFound(
                XMLNameKey("super"), in: state.document.first(elements) ?? place.node, place.path)
        }
        return try decoder(key)
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

extension PlaceFinder {
    /// Refuses an element of a group that a key of the group names, or a case, and a key of the model too. It may turn out
    /// that the latter reads an attribute.
    fileprivate func refuseShared(_ element: UInt32, _ path: Int32) throws {
        let item = item(element, path)
        try core.value.ledger.putOff(
            DecodingError.dataCorrupted(
                context(
                    item, "expected an element of one key only",
                    "found \(described(item)), which is in a group and has the name of a key of the model")))
    }
}
