/// The values of an element by key: a thin wrapper around ``DecodingState``.
struct KeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    /// All that it consists of: see ``KeptContainer``, which keeps the memory valid as long as the container has an
    /// owner.
    private let container: ContainerContent<KeyedContent>

    init(_ container: ContainerContent<KeyedContent>) { self.container = container }

    var content: StateBox<KeyedContent> { @inline(__always) get { container.memory } }
    var state: DecodingState { content.value.state.object }
    var table: DecodingKeyTable { content.value.table.object }
    var node: UInt32 { @inline(__always) get { content.value.node } }
    var path: Int32 { @inline(__always) get { content.value.path } }
    var entries: Int32 { @inline(__always) get { content.value.entries } }
    var isDictionary: Bool { @inline(__always) get { content.value.isDictionary } }

    var codingPath: [any CodingKey] { state.paths.keys(path) }

    // MARK: - Keys

    @_semantics("optimize.sil.specialize.generic.never")
    var allKeys: [Key] {
        let (state, table) = (state, table)
        if entries >= 0 { return state.places.entryKeys(entries).compactMap { Key(stringValue: $0) } }
        if let names = literalNames { return names.compactMap { key(spelled: state.keys.document.string($0)) } }
        let names = state.places.names(of: node, table, path)
        // Names of other keys are none of a dictionary that is the content of the element.
        let outer = isDictionary ? state.namesBeside(dictionaryAt: path, in: node) : OuterNames()
        // Attributes come first, and have the names that no child has.
        var children: Set<[UInt8]> = []
        if case .attribute? = names.first {
            for case .child(let name, _) in names { children.insert(Array(name.utf8)) }
        }
        var keys: [Key] = []
        var seen: Set<[UInt8]> = []
        func add(_ name: String) -> Bool {
            guard let key = key(spelled: name) else { return false }
            if seen.insert(Array(name.utf8)).inserted { keys.append(key) }
            return true
        }
        let areOpenKeysPlain = state.options.tolerances.contains(.plainOpenKeys)
        let prefix = areOpenKeysPlain ? "" : state.options.attributeKeyPrefix
        let hasNamespaces = state.keys.document.hasNamespaces
        for name in names {
            switch name {
            case .child(let name, let used):
                guard !outer.hasChild(used), !add(name), hasNamespaces else { continue }
                for name in state.keys.expandedNames(used, isAttribute: false, table, path) where add(name) { break }
            case .attribute(let name, let used):
                guard !isDictionary, prefix.isEmpty || !add(prefix + name) else { continue }
                if hasNamespaces, !areOpenKeysPlain {
                    let names = state.keys.expandedNames(used, isAttribute: true, table, path)
                    if names.contains(where: { add(prefix + $0) }) { continue }
                }
                if !children.contains(Array(name.utf8)) { _ = add(name) }
            case .text:
                guard !isDictionary, areOpenKeysPlain || !add("#text") else { continue }
                _ = add("")
            }
        }
        if !isDictionary, table.hasAliases || state.keys.options.keyDecodingStrategy.ignoresCase {
            // Keys that no name in the document spells.
            for key in EnumMetadata.keys(of: Key.self) ?? [] {
                guard !seen.contains(Array(key.stringValue.utf8)), contains(key) else { continue }
                _ = add(key.stringValue)
            }
        }
        return keys
    }

    /// The numbers of the names of child elements, if these are the keys as they are in the document.
    var literalNames: [UInt32]? {
        let (state, table) = (state, table)
        guard entries < 0, isDictionary, table.isLiteral, state.keys.takesNamesLiterally(table),
            !state.keys.document.hasNamespaces, state.namesBeside(dictionaryAt: path, in: node).names.isEmpty
        else { return nil }
        return state.places.childNames(of: node)
    }

    /// Returns the key of a name in the document. Keys are compared by `==`, for which composed and decomposed letters are equal,
    /// and names are not.
    private func key(spelled name: String) -> Key? {
        guard let key = Key(stringValue: name) else { return nil }
        let spelling = key.stringValue
        return spelling != name || ScalarEquality.equal(spelling, name) ? key : nil
    }

    func contains(_ key: Key) -> Bool {
        let place = place(key, scalar: true)
        switch place.kind {
        case .missing: return false
        case .text, .textList: return !state.places.isNil(place)
        default: return true
        }
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let place = place(key, scalar: true)
        return state.places.saysNil(place)
    }

    // MARK: - Places

    /// Returns the place of a key's value for reading it immediately: its path is that of the container.
    @inline(__always)
    func place(_ key: Key, scalar: Bool) -> DecodingPlace {
        content.reading { state, table in place(key, scalar: scalar, state, table) }
    }

    @inline(__always)
    func place(
        _ key: Key, scalar: Bool, _ state: DecodingState, _ table: DecodingKeyTable
    ) -> DecodingPlace {
        place(key, at: state.keys.index(of: key, table, path), scalar: scalar, state, table)
    }

    @inline(__always)
    private func place(
        _ key: Key, at index: Int, scalar: Bool, _ state: DecodingState, _ table: DecodingKeyTable
    ) -> DecodingPlace {
        entries >= 0
            ? state.places.entryPlace(entries, key, path, in: node)
            : state.places.place(KeySite(node, at: path, table, index), scalar: scalar)
    }

    /// Decodes a value with its key in the coding path.
    @inline(never)
    func attemptKeyed<T>(
        _ key: Key, _ place: DecodingPlace, _ read: (DecodingState, DecodingPlace) throws -> T
    ) throws -> T {
        let (state, table) = (state, table)
        var place = place
        let mark = state.paths.count
        place.path = state.paths.push(parent: path, index: state.keys.index(of: key, table, path), table: table)
        defer { state.paths.pop(to: mark) }
        if isDictionary { try checkSingle(place) }
        return try read(state, place)
    }

    /// Throws an error if a name occurs twice in a dictionary whose values are not collections.
    private func checkSingle(_ place: DecodingPlace) throws {
        let state = state
        if place.kind == .elementList, place.limit - place.node > 1 {
            throw state.places.repeated(place, state.document.listed(place.node + 1))
        }
        guard place.kind == .siblings else { return }
        let record = state.document[place.node]
        let next = state.document.nextSibling(record.end, place.limit, record.name)
        guard next >= place.limit else { throw state.places.repeated(place, next) }
    }

    // MARK: - Values

    /// Returns the place of a value of a type, as determined by its wrapper if it has one.
    @inline(__always)
    func place(_ key: Key, _ plan: TypePlan) throws -> DecodingPlace {
        try content.reading { state, table in
            try place(key, at: state.keys.index(of: key, table, path), of: plan, state, table)
        }
    }

    @inline(__always)
    private func place(
        _ key: Key, at index: Int, of plan: TypePlan, _ state: DecodingState, _ table: DecodingKeyTable
    ) throws -> DecodingPlace {
        if plan.isSpecial, !isDictionary {
            return try state.places.place(KeySite(node, at: path, table, index), of: plan)
        }
        let isScalar = !plan.isCoreCollection
        if !isScalar, table.hasManyKeys { state.document.indexIfLarge(node, path) }
        return place(key, at: index, scalar: isScalar, state, table)
    }

    /// Returns a value with a coding of its own, which may be parts of the element with the key; nil if there is none.
    private func special<T: Decodable>(
        _ type: T.Type, _ key: Key, _ plan: TypePlan, isOptional: Bool
    ) throws -> T? {
        if isDictionary { return try valueOfEntry(type, key, plan) }
        let (state, table) = (state, table)
        let mark = state.paths.count
        defer { state.paths.pop(to: mark) }
        let index = state.keys.index(of: key, table, path)
        let own = state.paths.push(parent: path, index: index, table: table)
        return try state.special(
            type, plan, in: state.places.item(node, own), under: DecodingSite.Key(table: table, index: index),
            isOptional: isOptional)
    }

    private func valueOfEntry<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan) throws -> T? {
        let place = place(key, scalar: false)
        if place.kind == .missing { return nil }
        // Its error does not name the key.
        try checkSingle(place)
        return try attemptKeyed(key, place) { try $0.value(type, $1, plan) }
    }

    /// Returns the place of a scalar in one of the library's wrappers; nil if it is missing or requires the general
    /// path.
    ///
    /// Dates and data may be decoded by custom functions that need the coding path, which is not available here.
    @inline(__always)
    private func scalarPlace(
        _ key: Key, of plan: TypePlan, _ state: DecodingState, _ table: DecodingKeyTable
    ) -> DecodingPlace? {
        guard let placement = plan.placement, plan.scalar != .other, plan.scalar != .date, plan.scalar != .data,
            !isDictionary
        else { return nil }
        let index = state.keys.index(of: key, table, path)
        let place = state.places.placed(KeySite(node, at: path, table, index), placement, scalar: true)
        return place.kind == .missing ? nil : place
    }

    // Nothing here may involve an Optional of the value: its metadata would be looked up for every value.

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try content.reading { state, table in
            try state.plans.withPlan(type) { plan in
                if plan.isAbsentable, !isDictionary { return try decodeAbsentable(type, key) }
                if plan.isNestedOptional, !isDictionary, let wrapped = plan.wrapped?.decodable {
                    return try decodeNested(type, wrapped, key)
                }
                if plan.isSpecial {
                    if plan.needs.contains(.content) { return try decodeSpecial(type, key, plan) }
                    if let place = scalarPlace(key, of: plan, state, table) {
                        do {
                            return try state.scalar(type, place, plan.scalar)
                        } catch {
                            // It is decoded again below for the error.
                        }
                    }
                }
                return try decodePlaced(
                    type, key, at: state.keys.index(of: key, table, path), of: plan, in: state, table)
            }
        }
    }

    /// Decodes the value of a key of a dictionary by the key's index in the table.
    func decode<T: Decodable>(_ type: T.Type, _ key: Key, _ index: Int) throws -> T {
        try content.reading { state, table in
            try state.plans.withPlan(type) { plan in
                if plan.isSpecial, plan.needs.contains(.content) { return try decodeSpecial(type, key, plan) }
                return try decodePlaced(type, key, at: index, of: plan, in: state, table)
            }
        }
    }

    /// Decodes a value as the overload for its type does, which generic code does not call.
    @inline(never)
    private func decodeAbsentable<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T {
        let found = try decodeIfPresent(type, forKey: key)
        guard let value = AbsentValue.value(type, found: found) else { throw notFound(key) }
        return value
    }

    /// Decodes an Optional as synthesized code does for a property.
    @inline(never)
    private func decodeNested<T, W: Decodable>(_ type: T.Type, _ wrapped: W.Type, _ key: Key) throws -> T {
        LayoutCast.same(try decodeIfPresent(wrapped, forKey: key), as: type)
    }

    @inline(never)
    private func decodeSpecial<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan) throws -> T {
        guard let value = try special(type, key, plan, isOptional: false) else { throw notFound(key) }
        return value
    }

    @inline(__always)
    private func decodePlaced<T: Decodable>(
        _ type: T.Type, _ key: Key, at index: Int, of plan: TypePlan, in state: DecodingState,
        _ table: DecodingKeyTable
    ) throws -> T {
        var place = try place(key, at: index, of: plan, state, table)
        let mark = state.paths.count
        defer { state.paths.pop(to: mark) }
        place.path = state.paths.push(parent: path, index: index, table: table)
        if place.kind == .missing, !plan.acceptsNil { try checkMissing(type, key, plan, place.path) }
        if isDictionary {
            var isList = isCollection(plan, state)
            if !isList {
                do { try checkSingle(place) } catch {
                    guard state.readsItems(type, plan, place.path) else { throw error }
                }
                isList = state.places.isNil(place) && state.readsItems(type, plan, place.path)
            }
            if isList, state.places.isNil(place, plan) { place = state.places.missing(place.path, in: node) }
        }
        do {
            return try state.value(type, place, plan)
        } catch {
            return try emptyRest(type, key, place, plan, at: index, after: error)
        }
    }

    /// Returns what a key for the rest is without any, or a list without items, if it has failed to read what another key may
    /// name; otherwise, throws the error.
    @inline(never)
    private func emptyRest<T: Decodable>(
        _ type: T.Type, _ key: Key, _ place: DecodingPlace, _ plan: TypePlan, at index: Int, after error: any Error
    ) throws -> T {
        let (state, table) = (state, table)
        // A list by hand that needs an item.
        if place.kind == .missing, plan.core.hasKeys, case DecodingError.valueNotFound? = error as? DecodingError {
            throw notFound(key)
        }
        if plan.isCoreCollection, state.hasNoItems(place, plan) {
            return try state.value(type, state.places.missing(place.path, in: node), plan)
        }
        // Other types would run their own code.
        guard state.places.core.value.ledger.putsOff, place.kind != .missing, plan.isCoreCollection || plan.acceptsNil,
            state.places.namesContent(table, index),
            let value = try? state.value(type, state.places.missing(place.path, in: node), plan)
        else { throw error }
        try state.places.core.value.ledger.putOff(error)
        return value
    }

    /// Throws an error unless a missing value is an empty collection.
    @inline(never)
    private func checkMissing<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan, _ inner: Int32) throws {
        let state = state
        let isList = isCollection(plan, state) || plan.isTokens
        guard state.places.missingCollectionsAreEmpty, isList || state.readsItems(type, plan, inner) else {
            throw plan.core.isPlainEnum && plan.placement == nil
                ? state.places.caseNotFound(plan.core, key, in: node, path) : notFound(key, plan.placement)
        }
    }

    /// Whether a value is a collection. Deferred, data is a list of bytes.
    private func isCollection(_ plan: TypePlan, _ state: DecodingState) -> Bool {
        if case .deferredToData = state.options.dataDecodingStrategy.form, plan.core.scalar == .data { return true }
        return plan.isCoreCollection
    }

    /// Returns the error for a key whose value is missing.
    @inline(never)
    func notFound(_ key: Key, _ placement: XMLPlacement.Form? = nil) -> DecodingError {
        let index = state.keys.index(of: key, table, path)
        let isAttribute = table[index].kind == .attribute
        return state.places.keyNotFound(
            key, in: node, path, placement: placement ?? (isAttribute ? .attribute : nil), steps: table.path(index))
    }

    /// Whether a missing value is a list in an element that a path leads through: the element is there, but no items.
    @inline(__always)
    func isEmptyList(
        _ plan: TypePlan, at index: Int, _ state: DecodingState, _ table: DecodingKeyTable
    ) -> Bool {
        guard plan.core.isSequence else { return false }
        if table[index].kind == .path, state.places.hasEmptyWrapper(node, table.path(index)) { return true }
        return table.alternatives(index).contains { state.places.hasEmptyWrapper(node, table.path($0)) }
    }

    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        try content.reading { state, table in
            try state.plans.withPlan(type) { plan in
                if plan.isSpecial, plan.needs.contains(.content) { return try specialIfPresent(type, key, plan) }
                let index = state.keys.index(of: key, table, path)
                var place = try place(key, at: index, of: plan, state, table)
                if place.kind == .missing, !isEmptyList(plan, at: index, state, table) { return nil }
                let mark = state.paths.count
                defer { state.paths.pop(to: mark) }
                place.path = state.paths.push(parent: path, index: index, table: table)
                if place.kind == .missing { return try state.value(type, place.with(DecodingPlace.isNotNil), plan) }
                do {
                    return try state.valueIfPresent(type, place, plan)
                } catch {
                    if state.places.namesContent(table, index) {
                        try state.places.core.value.ledger.putOff(error)
                    } else {
                        try state.places.putOff(error, place)
                    }
                    return nil
                }
            }
        }
    }

    /// Returns a value with a coding of its own; nil if its element is missing or says nil, or if a key without a name takes
    /// nothing.
    @inline(never)
    private func specialIfPresent<T: Decodable>(_ type: T.Type, _ key: Key, _ plan: TypePlan) throws -> T? {
        func value() throws -> T? { try special(type, key, plan, isOptional: true) }
        guard !plan.needs.contains(.unnamed), !isDictionary else { return try value() }
        let (state, table) = (state, table)
        let index = state.keys.index(of: key, table, path)
        if state.places.namesContent(table, index) {
            let value = try value()
            return (value as? any Collection)?.isEmpty == true ? nil : value
        }
        let place = place(key, at: index, scalar: false, state, table)
        return place.kind == .missing || state.places.isNil(place) ? nil : try value()
    }

    // MARK: - Nested

    /// Returns the decoder of a key's value. Its path entry is not removed, since containers may be stored.
    func decoder(_ key: Key, scalar: Bool) throws -> ValueDecoder {
        let (state, table) = (state, table)
        var place = place(key, scalar: scalar)
        place.path = state.paths.push(parent: path, index: state.keys.index(of: key, table, path), table: table)
        return try state.decoder(place, in: path)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        let decoder = try decoder(key, scalar: false)
        if decoder.place.kind == .missing { throw notFound(key) }
        if let payload = try state.payload(type, decoder.place) { return state.container(type, payload) }
        return try decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        let decoder = try decoder(key, scalar: false)
        if decoder.place.kind == .missing, !state.places.missingCollectionsAreEmpty {
            throw notFound(key)
        }
        return try decoder.unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        guard let key = Key(stringValue: "super") else { return try state.superDecoder(node, path) }
        return try superDecoder(forKey: key)
    }

    /// Returns the decoder of a key's value. If the value is absent, the decoder reports it as missing when a value is
    /// requested; an array is empty.
    func superDecoder(forKey key: Key) throws -> any Decoder {
        let decoder = try decoder(key, scalar: true)
        state.paths.noteSuper(decoder.place.path)
        return decoder
    }
}
