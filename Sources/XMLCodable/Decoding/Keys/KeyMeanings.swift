/// What keys mean in the document of a call: the indices of keys in their table, and the entries of the table.
///
/// It knows the names of the document by number, but no nodes.
struct KeyMeanings {
    let core: StateBox<Core>

    /// What the meanings depend on, and what is known about them, in memory that later calls reuse.
    struct Core: ~Copyable {
        let document: DocumentNames
        let paths: CodingPaths
        /// The tables of this and earlier calls.
        let cache: KeyTableCache
        /// The options, which the state of the call owns.
        fileprivate(set) var options: StateBox<DecoderOptions>
        fileprivate(set) var tablesNeedOnlyType = true
        /// Whether names are compared as written, except for those that specify their namespace.
        fileprivate(set) var hasLiteralNames = true
        /// The number of the call among those that use the cache.
        fileprivate(set) var call: UInt64 = 0
        /// Tables that depend on more than their key type.
        var tables = RareTable<TableKey, DecodingKeyTable>()
        /// The numbers of coding paths without their indices.
        var shapes = RareTable<PathShape, Int32>()
        /// The names of the document by the key that the strategy converts them to, for all tables.
        var converted: NameConversions.ByKey?
        /// The names of marks, and the marks that names in the document represent.
        var markNames: [MarkName: NameSet] = .init()
        var markedNames: [MarkedName: Int] = .init()
        /// Whether a node strategy is being asked about a type.
        var isAskingStrategy = false

        /// Options that are never deallocated, for the time between calls.
        private let standardOptions = SharedDecoderOptions.lasting.memory

        init(_ document: DocumentNames, _ paths: CodingPaths, _ cache: KeyTableCache) {
            self.document = document
            self.paths = paths
            self.cache = cache
            options = standardOptions
        }

        /// Discards everything about the document.
        mutating func clear() {
            options = standardOptions
            if !tables.isEmpty { tables.removeAll() }
            if !shapes.isEmpty { shapes.removeAll() }
            converted = nil
            if !markNames.isEmpty { markNames = .init() }
            if !markedNames.isEmpty { markedNames = .init() }
        }
    }

    /// Begins a call. The caller owns the options until it clears the core, which is cleared now.
    func begin(_ options: SharedDecoderOptions) {
        core.value.options = options.memory
        core.value.tablesNeedOnlyType = options.tablesNeedOnlyType
        core.value.hasLiteralNames = options.hasLiteralNames
        core.value.call = cache.beginCall()
    }

    var options: DecoderOptions {
        @inline(__always) _read { yield core.value.options.value }
    }

    @inline(__always)
    var document: DocumentNames { core.value.document }
    @inline(__always)
    var paths: CodingPaths { core.value.paths }
    @inline(__always)
    var cache: KeyTableCache { core.value.cache }
    @inline(__always)
    var tablesNeedOnlyType: Bool { core.value.tablesNeedOnlyType }
    @inline(__always)
    var call: UInt64 { core.value.call }
    var hasLiteralNames: Bool { core.value.hasLiteralNames }
    /// The model's prefixes, if they are bound.
    var bindings: [String: String]? { options.namespaces.bindings }

    // MARK: - Indices

    /// Returns the index of a key in its table, with its entry resolved.
    @inline(__always)
    func index<Key: CodingKey>(of key: Key, _ table: DecodingKeyTable, _ path: Int32 = -1) -> Int {
        if MemoryLayout<Key>.size <= 1, _isPOD(Key.self) {
            // A trivial key of one byte is that byte, whatever its type.
            let index = Int(LayoutCast.byte(of: key))
            if !table.isResolved(index) { resolveByte(key, KeyPosition(index, in: table, at: path)) }
            return index
        }
        let index = table.number(of: key)
        if table[index].kind == .unresolved { resolve(key, KeyPosition(index, in: table, at: path)) }
        return index
    }

    /// Returns the index of a key of a dictionary that is a name in the document, in a table of keys that are data.
    func index(ofEntry number: UInt32, _ table: DecodingKeyTable, _ path: Int32) -> Int32 {
        if let known = table.entryIndex(ofName: number) { return known }
        let index = Int32(clamping: index(of: XMLEntryKey(document.string(number)), table, path))
        table.note(entryIndex: index, ofName: number)
        return index
    }

    /// Returns the index of a key that is new in its table, and whose form is known.
    func index<Key: CodingKey>(of key: Key, as grammar: KeyGrammar, _ table: DecodingKeyTable) -> Int {
        let index = table.number(of: key)
        resolve(shape(of: grammar, key, table), key, KeyPosition(index, in: table, at: -1), under: nil)
        return index
    }

    /// Resolves a key that is its own index.
    @inline(never)
    private func resolveByte(_ key: any CodingKey, _ position: KeyPosition) {
        position.table.ensure(position.index)
        position.table.note(key, position.index)
        resolve(key, position)
    }

    @inline(never)
    private func resolve(_ key: any CodingKey, _ position: KeyPosition) {
        let table = position.table
        if table.isLiteral, table.payload == .other, takesNamesLiterally(table) {
            let name = key.stringValue
            if name.utf8.first != UInt8(ascii: "{") {
                return table.set(literalName: name.withBytes { document.table.find($0) }, at: position.index)
            }
        }
        resolve(shape(of: key, table), key, position, under: nil)
    }

    // MARK: - Meanings

    /// Returns the document-independent meaning of a key.
    private func shape(of key: any CodingKey, _ table: DecodingKeyTable) -> KeyShape {
        var text = key.stringValue
        // The value of a case without a label is the content of its element.
        if case .mixed(text) = table.payload { text = "" }
        let grammar =
            table.isLiteral
            ? KeyGrammar(child: text) : KeyGrammar(text, table.isOfCases ? options.keyRules.ofCases : options.keyRules)
        return shape(of: grammar, key, table)
    }

    @inline(never)
    func shape(of grammar: KeyGrammar, _ key: any CodingKey, _ table: DecodingKeyTable) -> KeyShape {
        let aliases = table.hasAliases ? (key as? any XMLAliasedKey)?.xmlAliases ?? [] : []
        if aliases.isEmpty { return KeyShape(grammar, aliases: []) { hasOwnKey(attribute: $0, table) } }
        let rules = table.isOfCases ? options.keyRules.ofCases : options.keyRules
        let names = aliases.filter { Self.isName(KeyGrammar($0, rules)) }
        return KeyShape(grammar, aliases: names, alternatives: aliases.filter { !names.contains($0) }) {
            hasOwnKey(attribute: $0, table)
        }
    }

    /// Whether a key is nothing but a name.
    private static func isName(_ grammar: KeyGrammar) -> Bool { grammar.target == .element && grammar.steps.count == 1 }

    /// Fills an entry as specified by its key, or by the property wrapper of its key.
    @inline(never)
    func resolve(
        _ shape: KeyShape, _ key: any CodingKey, _ position: KeyPosition, under wrapper: XMLPlacement.Form?
    ) {
        let table = position.table
        if wrapper == nil, shape.grammar.isPath, let attribute = attribute(shape.grammar),
            table.nodeDecoding?(key)?.form == .attribute
        {
            return resolve(self.shape(of: attribute, key, table), key, position, under: wrapper)
        }
        if !shape.alternatives.isEmpty { resolve(alternatives: shape.alternatives, of: position) }
        let grammar = shape.grammar
        var entry = DecodingKeyTable.Entry()
        table.learned?.note(key, shape, wrapper, at: position.index)
        switch (grammar.steps.count, grammar.target) {
        case (1, .element):
            guard case .child(let name) = grammar.steps[0] else { break }
            let placement = wrapper == nil ? table.nodeDecoding?(key)?.form : nil
            switch placement {
            case .attribute: entry.kind = .attribute
            case .text, .cdataText: entry.kind = .text
            case .element, .cdata, .both, nil: entry.kind = .element
            }
            entry.fallsBack = wrapper == nil && fallsBack(shape, placement, table)
            setNames(name, shape, &entry, of: position)
        case (0, .attribute(let name)):
            entry.kind = .attribute
            setNames(name, shape, &entry, of: position)
        case (0, .text): entry.kind = .text
        case (0, .rest): entry.kind = .rest
        default:
            entry.kind = .path
            let path = keyPath(key.stringValue, shape, position)
            table.changeDetail(position.index) { $0.path = path }
        }
        table.set(entry, at: position.index, shape)
    }

    /// Returns the grammar of an attribute with the key of an element: its whole name, or the last one of a path with an
    /// index; nil if the key is no such name.
    private func attribute(_ grammar: KeyGrammar) -> KeyGrammar? {
        if let name = grammar.wholeName(options.keyRules) { return KeyGrammar(attribute: name) }
        guard grammar.target == .element, case .child(let name)? = grammar.steps.last else { return nil }
        return KeyGrammar(steps: grammar.steps.dropLast(), target: .attribute(name))
    }

    /// Resolves the keys that are tried after another one.
    private func resolve(alternatives: [String], of position: KeyPosition) {
        for (text, own) in zip(
            alternatives, position.table.makeAlternatives(of: position.index, count: alternatives.count))
        {
            let shape = KeyShape(KeyGrammar(text, options.keyRules), aliases: []) { _ in true }
            resolve(shape, XMLChosenKey(text), position.with(own), under: nil)
        }
    }

    /// Resolves the names of a path. The name that is the whole key takes precedence over it.
    private func keyPath(_ key: String, _ shape: KeyShape, _ position: KeyPosition) -> DecodingKeyTable.Path {
        func names(_ name: String, isAttribute: Bool, aliases: [String] = []) -> NameSet {
            self.names(name, aliases, isAttribute: isAttribute, of: position)
        }

        let grammar = shape.grammar
        var target = NameSet()
        if case .attribute(let name) = grammar.target {
            target = names(name, isAttribute: true, aliases: shape.aliases)
        }
        // A prefix is none of the steps: without it, an element with the rest of the name would be meant.
        let prefix = key.hasPrefix("{") ? nil : key.utf8.lastIndex(of: UInt8(ascii: ":")).map { key[..<$0] }
        let isName = prefix?.contains(options.keyRules.separator ?? ".") != true
        // Its index may follow the last name.
        let last = grammar.steps.lastIndex { if case .child = $0 { grammar.target == .element } else { false } }
        let learns = position.table.learned != nil
        // The path is part of its table.
        let learner =
            learns ? DecodingKeyTable.Learner(table: unsafe Uncounted(position.table), index: position.index) : nil
        return DecodingKeyTable.Path(
            steps: grammar.steps.enumerated().map { number, step in
                switch step {
                case .child(let name):
                    return .child(names(name, isAttribute: false, aliases: number == last ? shape.aliases : []))
                case .index(let index): return .index(index)
                }
            }, target: grammar.target, names: target,
            literal: isName ? names(key, isAttribute: false) : NameSet(),
            literalAttribute: isName ? names(key, isAttribute: true) : NameSet(), learner: learner)
    }

    @inline(never)
    private func setNames(
        _ name: String, _ shape: KeyShape, _ entry: inout DecodingKeyTable.Entry, of position: KeyPosition
    ) {
        let table = position.table
        if takesNamesLiterally(table), !shape.needsLookup {
            entry.name = shape.number(in: document.table) ?? NameSet.absent
            return
        }
        let set = names(name, shape.aliases, isAttribute: entry.kind == .attribute, of: position)
        if set.needsNamespace { return setPath(name, shape, &entry, of: position, to: set) }
        // Without a prefix, an attribute is in no namespace, even if the element is in one.
        let fallback = entry.fallsBack ? names(name, shape.aliases, isAttribute: true, of: position) : set
        entry.hasOwnFallback = fallback != set
        if entry.hasOwnFallback { table.changeDetail(position.index) { $0.fallback = fallback } }
        let numbers = set.numbers
        entry.name = numbers.first ?? NameSet.absent
        entry.hasAlternates = numbers.count > 1
        if numbers.count > 1 { table.changeDetail(position.index) { $0.alternates = numbers } }
    }

    /// Turns the entry of a written name that is used in several namespaces into a path of one step.
    private func setPath(
        _ name: String, _ shape: KeyShape, _ entry: inout DecodingKeyTable.Entry, of position: KeyPosition,
        to set: NameSet
    ) {
        let isAttribute = entry.kind == .attribute
        let fallback = entry.fallsBack ? names(name, shape.aliases, isAttribute: true, of: position) : NameSet()
        entry.kind = .path
        let own = DecodingKeyTable.Path(
            steps: isAttribute ? [] : [.child(set)], target: isAttribute ? .attribute(name) : .element, names: set,
            literal: isAttribute ? NameSet() : set, literalAttribute: fallback)
        position.table.changeDetail(position.index) { $0.path = own }
    }
}

/// The meanings of a key under the property wrapper of its value, which takes precedence over the form of the key.
extension KeyMeanings {
    /// Returns the index of the entry of a key as an attribute or an element, in addition to the key's own entry.
    @inline(__always)
    func variant(_ position: KeyPosition, _ placement: XMLPlacement.Form) -> Int {
        position.table.variant(position.index, placement) ?? makeVariant(position, placement)
    }

    @inline(never)
    private func makeVariant(_ position: KeyPosition, _ placement: XMLPlacement.Form) -> Int {
        let table = position.table
        guard let key = table.key(position.index) else { return position.index }
        var grammar = KeyGrammar(key.stringValue, options.keyRules)
        switch (placement, grammar.target) {
        case (.attribute, .element): grammar = attribute(grammar) ?? grammar
        case (.element, .attribute(let name)), (.cdata, .attribute(let name)), (.both, .attribute(let name)):
            grammar.steps.append(.child(name))
            grammar.target = .element
        default: break
        }
        let number = table.makeVariant(position.index, placement)
        resolve(shape(of: grammar, key, table), key, position.with(number), under: placement)
        return number
    }
}
