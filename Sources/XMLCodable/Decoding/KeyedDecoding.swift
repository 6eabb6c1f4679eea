/// The values of an element by key: a thin shell over ``DecodingState``.
struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let state: DecodingState
    let table: DecodingKeyTable
    /// Where the container may go on to another element: what it reads from now.
    private let content: UnsafeMutablePointer<SpareContainer.Content>?
    private let ownNode: UInt32
    private let ownPath: Int32
    /// The number of the map of a dictionary that is written as entries; negative for others.
    let entries: Int32
    let isDictionary: Bool

    init(
        state: DecodingState, table: DecodingKeyTable, content: UnsafeMutablePointer<SpareContainer.Content>? = nil,
        node: UInt32, path: Int32, entries: Int32 = -1, isDictionary: Bool = false
    ) {
        self.state = state
        self.table = table
        self.content = content
        ownNode = node
        ownPath = path
        self.entries = entries
        self.isDictionary = isDictionary
    }

    var node: UInt32 {
        @inline(__always) get { content?.pointee.node ?? ownNode }
    }
    var path: Int32 {
        @inline(__always) get { content?.pointee.path ?? ownPath }
    }

    var codingPath: [any CodingKey] { state.codingPath(path) }

    // MARK: - Keys

    var allKeys: [Key] {
        if entries >= 0 { return state.entryKeys(entries).compactMap { Key(stringValue: $0) } }
        let names = state.names(of: node, table, path)
        var children: Set<[UInt8]> = []
        for case .child(let name, _) in names { children.insert(Array(name.utf8)) }
        var keys: [Key] = []
        var seen: Set<[UInt8]> = []
        func add(_ name: String) -> Bool {
            guard let key = Key(stringValue: name) else { return false }
            // Keys are found by `==`, to which a composed letter and a decomposed one are the same.
            let spelling = key.stringValue
            guard spelling != name || ScalarEquality.equal(spelling, name) else { return false }
            if seen.insert(Array(name.utf8)).inserted { keys.append(key) }
            return true
        }
        let prefix = state.options.attributeKeyPrefix
        for name in names {
            switch name {
            case .child(let name, let used):
                guard !add(name), state.hasNamespaces else { continue }
                for name in state.expandedNames(used, isAttribute: false, table, path) where add(name) { break }
            case .attribute(let name, let used):
                guard !isDictionary, prefix.isEmpty || !add(prefix + name) else { continue }
                if state.hasNamespaces {
                    let names = state.expandedNames(used, isAttribute: true, table, path)
                    if names.contains(where: { add(prefix + $0) }) { continue }
                }
                if !children.contains(Array(name.utf8)) { _ = add(name) }
            case .text:
                guard !isDictionary, !add("#text") else { continue }
                _ = add("")
            }
        }
        return keys
    }

    func contains(_ key: Key) -> Bool {
        guard let place = try? place(key, scalar: true) else { return false }
        switch place.kind {
        case .missing: return false
        case .text, .textList: return !state.isNil(place)
        default: return true
        }
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let place = try place(key, scalar: true)
        return ValueDecoder(state: state, place: place).decodeNil()
    }

    // MARK: - Places

    /// Where a key's value stands, for reading it at once: the path is that of the container.
    @inline(__always)
    func place(_ key: Key, scalar: Bool) throws -> DecodingPlace {
        if entries >= 0 { return state.entryPlace(entries, key, path, in: node) }
        let index = state.index(of: key, table, path)
        return state.place(node, path, table, index, scalar: scalar)
    }

    /// A scalar under a key.
    @inline(__always)
    private func scalar<T>(_ key: Key, _ read: (DecodingPlace) throws -> T) throws -> T {
        let place = try place(key, scalar: true)
        if place.kind == .missing { throw state.keyNotFound(key, node, path) }
        return try attempt(key, place, read)
    }

    /// A scalar under a key that may be absent.
    @inline(__always)
    private func scalarIfPresent<T>(
        _ key: Key, isString: Bool = false, _ read: (DecodingPlace) throws -> T
    ) throws -> T? {
        let place = try place(key, scalar: true)
        if state.isNil(place) { return nil }
        let form = state.options.emptyElementStrategy.form
        if form == .nil || (form == .valueOrNil && !isString), state.isEmpty(state.single(place)) { return nil }
        return try attempt(key, place, read)
    }

    /// Reads a scalar; its key joins the coding path only if that fails, and it is then read again for the error.
    @inline(__always)
    private func attempt<T>(_ key: Key, _ place: DecodingPlace, _ read: (DecodingPlace) throws -> T) throws -> T {
        if isDictionary { return try attemptKeyed(key, place, read) }
        do {
            return try read(place)
        } catch {
            return try attemptKeyed(key, place, read)
        }
    }

    @inline(never)
    private func attemptKeyed<T>(
        _ key: Key, _ place: DecodingPlace, _ read: (DecodingPlace) throws -> T
    ) throws -> T {
        var place = place
        let mark = state.pathCount
        place.path = state.push(parent: path, index: state.index(of: key, table, path), table: table)
        defer { state.pop(to: mark) }
        if isDictionary { try checkSingle(place) }
        return try read(place)
    }

    /// A name that occurs twice in a dictionary is an error unless its value is a collection.
    private func checkSingle(_ place: DecodingPlace) throws {
        if place.kind == .elementList, place.limit - place.node > 1 {
            throw state.repeated(place, state.item(place.node + 1, .elementList, place.path).node)
        }
        guard place.kind == .siblings else { return }
        let record = state.nodes[Int(place.node)]
        let next = state.nextSibling(record.end, place.limit, record.name)
        guard next >= place.limit else { throw state.repeated(place, next) }
    }

    // MARK: - Scalars

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try scalar(key) { try state.bool($0) }
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try scalarIfPresent(key) { try state.bool($0) }
    }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try scalar(key) { try state.string($0) }
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try scalarIfPresent(key, isString: true) { try state.string($0) }
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try scalar(key) { try state.double($0) }
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try scalarIfPresent(key) { try state.double($0) }
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try scalar(key) { try state.float($0) }
    }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        try scalarIfPresent(key) { try state.float($0) }
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try scalar(key) { try state.integer(type, $0) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
        try scalar(key) { try state.integer(type, $0) }
    }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try scalar(key) { try state.integer(type, $0) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
        try scalarIfPresent(key) { try state.integer(type, $0) }
    }

    // MARK: - Values

    /// The place of a value of a type, by its wrapper where it has one.
    @inline(__always)
    func place(_ key: Key, _ plan: TypePlan) throws -> DecodingPlace {
        if plan.isSpecial { return try specialPlace(key, plan) }
        let isScalar = !plan.core.isCollection
        if !isScalar, table.core.pointee.hasManyKeys { state.indexIfLarge(node, path) }
        return try place(key, scalar: isScalar)
    }

    private func specialPlace(_ key: Key, _ plan: TypePlan) throws -> DecodingPlace {
        guard entries < 0, !isDictionary else { return try place(key, scalar: !plan.core.isCollection) }
        return try state.valuePlace(node, path, table, state.index(of: key, table, path), plan)
    }

    /// A value that is taken from the element that has the key, or several nodes of it; nil where there is none.
    private func captured<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan) throws -> T? {
        guard entries < 0, !isDictionary else {
            return try valueOfEntry(type, key, plan)
        }
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        let index = state.index(of: key, table, path)
        let own = state.push(parent: path, index: index, table: table)
        return try state.captured(type, plan.role, node, own, table, index)
    }

    private func valueOfEntry<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan) throws -> T? {
        var place = try place(key, scalar: false)
        if place.kind == .missing { return nil }
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        place.path = state.push(parent: path, index: state.index(of: key, table, path), table: table)
        return try state.value(type, place, plan)
    }

    /// A scalar in one of the library's wrappers, where it stands; nil where it takes more than that to tell.
    ///
    /// Dates and data may be read by functions that ask for the coding path, which this does not make.
    private func placedScalar<T>(_ type: T.Type, _ key: Key, _ plan: TypePlan) -> T? {
        guard let placement = plan.placement, plan.scalar != .date, plan.scalar != .data, entries < 0, !isDictionary
        else { return nil }
        let place = state.placed(node, path, state.index(of: key, table, path), table, placement, scalar: true)
        // What is malformed is read again, for the error.
        return place.kind == .missing ? nil : try? state.scalar(type, place, plan.scalar)
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let plan = state.plan(type)
        if plan.isSpecial, plan.scalar != .other, let value = placedScalar(type, key, plan) { return value }
        if plan.isSpecial, plan.role.isCapture {
            if let value = try captured(type, key, plan) { return value }
            throw state.keyNotFound(key, node, path)
        }
        var place = try place(key, plan)
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        if place.kind == .missing {
            if !plan.acceptsNil {
                let isList = plan.core.isCollection || plan.isTokenList
                guard isList, state.options.missingCollectionStrategy == .empty else {
                    throw plan.core.mayBeChoice
                        ? state.choiceNotFound(plan.core, key, node, path, table)
                        : state.keyNotFound(key, node, path, plan.placement)
                }
            }
        }
        place.path = state.push(parent: path, index: state.index(of: key, table, path), table: table)
        if isDictionary, !plan.core.isCollection { try checkSingle(place) }
        return try state.value(type, place, plan)
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let plan = state.plan(type)
        if plan.isSpecial, plan.role.isCapture {
            return try captured(type, key, plan)
        }
        var place = try place(key, plan)
        if place.kind == .missing { return nil }
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        place.path = state.push(parent: path, index: state.index(of: key, table, path), table: table)
        return try state.valueIfPresent(type, place)
    }

    // MARK: - Nested

    /// The decoder of a key's value. The entry of the path stays, since containers may be kept.
    func decoder(_ key: Key, scalar: Bool) throws -> ValueDecoder {
        var place = try place(key, scalar: scalar)
        place.path = state.push(parent: path, index: state.index(of: key, table, path), table: table)
        if state.stack.isLow { throw state.tooDeep(place) }
        return ValueDecoder(state: state, place: place)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        let decoder = try decoder(key, scalar: false)
        if decoder.place.kind == .missing { throw state.keyNotFound(key, node, path) }
        if let payload = try state.payloadContainer(type, decoder.place) { return payload }
        return try decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let decoder = try decoder(key, scalar: false)
        if decoder.place.kind == .missing, state.options.missingCollectionStrategy != .empty {
            throw state.keyNotFound(key, node, path)
        }
        return try decoder.unkeyed()
    }

    func superDecoder() throws -> any Decoder {
        guard let key = Key(stringValue: "super") else { return state.superDecoder(node, path) }
        return try decoder(key, scalar: true)
    }

    /// What is absent is found missing when the decoder is asked for a value, and is an empty list to an array.
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key, scalar: true) }
}
