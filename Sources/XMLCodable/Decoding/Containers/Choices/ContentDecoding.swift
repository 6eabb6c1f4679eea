/// The container of a choice, whose only key is that of its case, or of a case's value, whose only key is `_0`.
struct ContentDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    private let container: ContainerContent<CaseContent>

    init(_ container: ContainerContent<CaseContent>) { self.container = container }

    private var content: StateBox<CaseContent> { container.memory }
    private var state: DecodingState { content.value.state.object }
    private var table: DecodingKeyTable { content.value.table.object }
    private var place: DecodingPlace { content.value.place }
    private var path: Int32 { content.value.path }
    private var isPayload: Bool { content.value.index < 0 }

    var codingPath: [any CodingKey] { state.paths.keys(path) }

    var allKeys: [Key] {
        // A new array would look up its metadata for every case.
        let index = content.value.index
        if index >= 0, let known = content.reading({ _, table in table.keyArray(Int(index)) }) {
            // Only `makeKeys` makes the storage, of keys of this type.
            return LayoutCast.array(known, of: Key.self)
        }
        return makeKeys()
    }

    /// By itself, since a function that has an Optional of a key looks up its metadata whether it uses it or not.
    @inline(never)
    private func makeKeys() -> [Key] {
        if isPayload { return Key(stringValue: "_0").map { [$0] } ?? [] }
        let index = Int(content.value.index)
        guard let key = table.key(index) as? Key else { return [] }
        let keys = [key]
        if let storage = LayoutCast.storage(of: keys) { table.note(keyArray: storage, index) }
        return keys
    }

    func contains(_ key: Key) -> Bool {
        let (index, path) = (content.value.index, path)
        return index < 0 || content.reading { state, table in state.keys.index(of: key, table, path) == Int(index) }
    }

    func decodeNil(forKey key: Key) throws -> Bool { contains(key) ? state.places.saysNil(place) : true }

    // MARK: - Values

    @inline(__always)
    private func value<T>(_ key: Key, _ read: (DecodingPlace) throws -> T) throws -> T {
        let state = content.value.state
        let mark = state.read { $0.paths.count }
        defer { state.read { $0.paths.pop(to: mark) } }
        return try read(try keyed(key))
    }

    /// Reads a scalar, which consists of the element's text.
    @inline(__always)
    private func scalar<T>(_ key: Key, _ read: (DecodingPlace) throws -> T) throws -> T {
        let value = try value(key, read)
        if place.isElement { state.places.marks?.noteText(of: place.node) }
        return value
    }

    /// Records that a value was read that may be a scalar.
    private func note(_ type: Any.Type) {
        if state.places.marks != nil, state.plan(type).core.role.isScalar { state.places.noteText(ofScalar: place) }
    }

    /// Returns the place with the key, which the container must have, appended to its path; a case's value has the path of the
    /// case.
    private func keyed(_ key: Key) throws -> DecodingPlace {
        guard contains(key) else { throw state.places.keyNotFound(key, in: element, path) }
        var place = place
        place.path = path
        guard !isPayload else { return place }
        let index = Int(content.value.index)
        return try content.reading { state, table in
            place.path = state.paths.push(parent: path, index: index, table: table)
            if place.flags & DecodingPlace.isCase != 0 { state.paths.noteShared(place.path, with: path) }
            try state.observer?.keep(content.value.old?.object, at: place.path, state)
            return place
        }
    }

    private var element: UInt32 { place.kind == .run ? state.document.run(place.node).parent : place.node }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try scalar(key) { try state.bool($0) } }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try scalar(key) { try state.string($0) } }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try scalar(key) { try state.double($0) } }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try scalar(key) { try state.float($0) } }
    @inline(__always)
    func decode<T: FixedWidthInteger & Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try scalar(key) { try state.integer(type, $0) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try scalar(key) { try state.integer(type, $0) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try scalar(key) { try state.integer(type, $0) }
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let value = try value(key) { place in
            try state.plans.withPlan(type) { plan in
                try plan.isAbsentable ? absentable(type, place, plan) : state.value(type, place, plan)
            }
        }
        note(type)
        return value
    }

    /// An empty element is text, as that of any property, unless it is that of the enum.
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        if place.flags & DecodingPlace.isCase != 0, try decodeNil(forKey: key) { return nil }
        return try present(type, key)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { try present(type, key) }

    private func present<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        guard contains(key) else { return nil }
        let value = try value(key) { place in try state.plans.withPlan(type) { try present(type, place, $0) } }
        note(type)
        return value
    }

    private func present<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T? {
        // The element of the case is there also if an Optional of an Optional is absent.
        if plan.isOptional, let wrapped = plan.wrapped, !state.places.isNil(place),
            case .absent = state.places.content(place, of: wrapped)
        {
            return nil
        }
        return try state.valueIfPresent(type, place, plan)
    }

    /// Decodes a value as the overload for its type does, which generic code does not call.
    @inline(never)
    private func absentable<T: Decodable>(_ type: T.Type, _ place: DecodingPlace, _ plan: TypePlan) throws -> T {
        try AbsentValue.value(type, found: present(type, place, plan)) ?? state.value(type, place, plan)
    }

    // MARK: - Nested

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        let place = try keyed(key)
        return try content.reading { state, _ in
            let decoder = try state.decoder(place, in: path)
            if let payload = try state.payload(type, place) { return state.container(type, payload) }
            return try decoder.container(keyedBy: type)
        }
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try state.decoder(keyed(key), in: path).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { ValueDecoder(state: state, place: place) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try state.decoder(keyed(key), in: path) }
}
