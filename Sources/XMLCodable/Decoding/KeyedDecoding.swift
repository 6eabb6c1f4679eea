/// The values of an element by key: a thin wrapper around ``DecodingState``.
///
/// The standard library copies a container for every value requested from it, so this is a single pointer without
/// references: retaining and releasing two of them took a quarter of the decoding time. ``KeptContainer`` ensures that
/// the pointer remains valid as long as the container has an owner.
struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let content: UnsafeMutablePointer<KeyedContent>

    var state: DecodingState { content.pointee.state.takeUnretainedValue() }
    var table: DecodingKeyTable { content.pointee.table.takeUnretainedValue() }
    var node: UInt32 { @inline(__always) get { content.pointee.node } }
    var path: Int32 { @inline(__always) get { content.pointee.path } }
    var entries: Int32 { @inline(__always) get { content.pointee.entries } }
    var isDictionary: Bool { @inline(__always) get { content.pointee.isDictionary } }

    /// Calls `body` with the state and the table without retaining them.
    @inline(__always)
    private func reading<R>(_ body: (DecodingState, DecodingKeyTable) throws -> R) rethrows -> R {
        try content.pointee.state._withUnsafeGuaranteedRef { state in
            try content.pointee.table._withUnsafeGuaranteedRef { table in try body(state, table) }
        }
    }

    var codingPath: [any CodingKey] { state.codingPath(path) }

    // MARK: - Keys

    var allKeys: [Key] {
        let (state, table) = (state, table)
        if entries >= 0 { return state.entryKeys(entries).compactMap { Key(stringValue: $0) } }
        let names = state.names(of: node, table, path)
        var children: Set<[UInt8]> = []
        for case .child(let name, _) in names { children.insert(Array(name.utf8)) }
        var keys: [Key] = []
        var seen: Set<[UInt8]> = []
        func add(_ name: String) -> Bool {
            guard let key = Key(stringValue: name) else { return false }
            // Keys are compared by `==`, for which composed and decomposed letters are equal.
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
        let place = place(key, scalar: true)
        switch place.kind {
        case .missing: return false
        case .text, .textList: return !state.isNil(place)
        default: return true
        }
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let place = place(key, scalar: true)
        return ValueDecoder(state: state, place: place).decodeNil()
    }

    // MARK: - Places

    /// Returns the place of a key's value for reading it immediately: its path is that of the container.
    @inline(__always)
    func place(_ key: Key, scalar: Bool) -> DecodingPlace {
        reading { state, table in place(key, scalar: scalar, state, table) }
    }

    @inline(__always)
    private func place(
        _ key: Key, scalar: Bool, _ state: DecodingState, _ table: DecodingKeyTable
    ) -> DecodingPlace {
        place(key, state.index(of: key, table, path), scalar: scalar, state, table)
    }

    @inline(__always)
    private func place(
        _ key: Key, _ index: Int, scalar: Bool, _ state: DecodingState, _ table: DecodingKeyTable
    ) -> DecodingPlace {
        entries >= 0
            ? state.entryPlace(entries, key, path, in: node)
            : state.place(node, path, table, index, scalar: scalar)
    }

    /// Decodes a scalar under a key.
    @inline(__always)
    private func scalar<T>(_ key: Key, _ read: (DecodingState, DecodingPlace) throws -> T) throws -> T {
        try reading { state, table in
            let place = place(key, scalar: true, state, table)
            if place.kind == .missing { throw state.keyNotFound(key, node, path) }
            return try attempt(key, place, state, read)
        }
    }

    /// Decodes a scalar under a key that may be absent.
    @inline(__always)
    private func scalarIfPresent<T>(
        _ key: Key, isString: Bool = false, _ read: (DecodingState, DecodingPlace) throws -> T
    ) throws -> T? {
        try reading { state, table in
            let place = place(key, scalar: true, state, table)
            if state.isNil(place) { return nil }
            let form = state.options.emptyElementStrategy.form
            if form == .nil || (form == .valueOrNil && !isString), state.isEmpty(state.single(place)) { return nil }
            return try attempt(key, place, state, read)
        }
    }

    /// Decodes a scalar without its key in the coding path. If that fails, it is decoded again with the key for the
    /// error.
    @inline(__always)
    private func attempt<T>(
        _ key: Key, _ place: DecodingPlace, _ state: DecodingState, _ read: (DecodingState, DecodingPlace) throws -> T
    ) throws -> T {
        if isDictionary { return try attemptKeyed(key, place, read) }
        do {
            return try read(state, place)
        } catch {
            return try attemptKeyed(key, place, read)
        }
    }

    @inline(never)
    private func attemptKeyed<T>(
        _ key: Key, _ place: DecodingPlace, _ read: (DecodingState, DecodingPlace) throws -> T
    ) throws -> T {
        let (state, table) = (state, table)
        var place = place
        let mark = state.pathCount
        place.path = state.push(parent: path, index: state.index(of: key, table, path), table: table)
        defer { state.pop(to: mark) }
        if isDictionary { try checkSingle(place) }
        return try read(state, place)
    }

    /// Throws an error if a name occurs twice in a dictionary whose values are not collections.
    private func checkSingle(_ place: DecodingPlace) throws {
        let state = state
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
        try scalar(key) { try $0.bool($1) }
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try scalarIfPresent(key) { try $0.bool($1) }
    }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try scalar(key) { try $0.string($1) }
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try scalarIfPresent(key, isString: true) { try $0.string($1) }
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try scalar(key) { try $0.double($1) }
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try scalarIfPresent(key) { try $0.double($1) }
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try scalar(key) { try $0.float($1) }
    }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        try scalarIfPresent(key) { try $0.float($1) }
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }

    // MARK: - Values

    /// Returns the place of a value of a type, as determined by its wrapper if it has one.
    @inline(__always)
    func place(_ key: Key, _ plan: TypePlan) throws -> DecodingPlace {
        try reading { state, table in try place(key, state.index(of: key, table, path), plan, state, table) }
    }

    @inline(__always)
    private func place(
        _ key: Key, _ index: Int, _ plan: TypePlan, _ state: DecodingState, _ table: DecodingKeyTable
    ) throws -> DecodingPlace {
        if plan.isSpecial, entries < 0, !isDictionary {
            return try state.valuePlace(node, path, table, index, plan)
        }
        let isScalar = !plan.core.isCollection
        if !isScalar, table.core.pointee.hasManyKeys { state.indexIfLarge(node, path) }
        return place(key, index, scalar: isScalar, state, table)
    }

    /// Returns a value captured from the element with the key, or from several of its nodes; nil if there is none.
    private func captured<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan) throws -> T? {
        guard entries < 0, !isDictionary else {
            return try valueOfEntry(type, key, plan)
        }
        let (state, table) = (state, table)
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        let index = state.index(of: key, table, path)
        let own = state.push(parent: path, index: index, table: table)
        return try state.captured(type, plan.role, node, own, table, index)
    }

    private func valueOfEntry<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan) throws -> T? {
        let (state, table) = (state, table)
        var place = place(key, scalar: false)
        if place.kind == .missing { return nil }
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        place.path = state.push(parent: path, index: state.index(of: key, table, path), table: table)
        return try state.value(type, place, plan)
    }

    /// Returns the place of a scalar in one of the library's wrappers; nil if it is missing or requires the general
    /// path.
    ///
    /// Dates and data may be decoded by custom functions that need the coding path, which is not available here.
    @inline(__always)
    private func scalarPlace(
        _ key: Key, _ plan: TypePlan, _ state: DecodingState, _ table: DecodingKeyTable
    ) -> DecodingPlace? {
        guard let placement = plan.placement, plan.scalar != .other, plan.scalar != .date, plan.scalar != .data,
            entries < 0, !isDictionary
        else { return nil }
        let place = state.placed(node, path, state.index(of: key, table, path), table, placement, scalar: true)
        return place.kind == .missing ? nil : place
    }

    // Nothing here may involve an Optional of the value: its metadata would be looked up for every value.

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try reading { state, table in
            try state.withPlan(type) { plan in
                if plan.isSpecial {
                    if plan.role.isCapture { return try decodeCaptured(type, key, plan) }
                    if let place = scalarPlace(key, plan, state, table) {
                        do {
                            return try state.scalar(type, place, plan.scalar)
                        } catch {
                            // It is decoded again below for the error.
                        }
                    }
                }
                return try decodePlaced(type, key, plan, state, table)
            }
        }
    }

    @inline(never)
    private func decodeCaptured<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan) throws -> T {
        guard let value = try captured(type, key, plan) else { throw state.keyNotFound(key, node, path) }
        return value
    }

    @inline(__always)
    private func decodePlaced<T: Decodable>(
        _ type: T.Type, _ key: Key, _ plan: TypePlan, _ state: DecodingState, _ table: DecodingKeyTable
    ) throws -> T {
        let index = state.index(of: key, table, path)
        var place = try place(key, index, plan, state, table)
        let mark = state.pathCount
        defer { state.pop(to: mark) }
        if place.kind == .missing, !plan.acceptsNil { try checkMissing(key, plan) }
        place.path = state.push(parent: path, index: index, table: table)
        if isDictionary, !plan.core.isCollection { try checkSingle(place) }
        return try state.value(type, place, plan)
    }

    /// Throws an error unless a missing value is an empty collection.
    @inline(never)
    private func checkMissing(_ key: Key, _ plan: TypePlan) throws {
        let state = state
        let isList = plan.core.isCollection || plan.isTokenList
        guard isList, state.options.missingCollectionStrategy == .empty else {
            throw plan.core.mayBeChoice
                ? state.choiceNotFound(plan.core, key, node, path, table)
                : state.keyNotFound(key, node, path, plan.placement)
        }
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        try reading { state, table in
            try state.withPlan(type) { plan in
                if plan.isSpecial, plan.role.isCapture { return try captured(type, key, plan) }
                let index = state.index(of: key, table, path)
                var place = try place(key, index, plan, state, table)
                if place.kind == .missing { return nil }
                let mark = state.pathCount
                defer { state.pop(to: mark) }
                place.path = state.push(parent: path, index: index, table: table)
                return try state.valueIfPresent(type, place, plan)
            }
        }
    }

    // MARK: - Nested

    /// Returns the decoder of a key's value. Its path entry is not removed, since containers may be stored.
    func decoder(_ key: Key, scalar: Bool) throws -> ValueDecoder {
        let (state, table) = (state, table)
        var place = place(key, scalar: scalar)
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

    /// Returns the decoder of a key's value. If the value is absent, the decoder reports it as missing when a value is
    /// requested; an array is empty.
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key, scalar: true) }
}
