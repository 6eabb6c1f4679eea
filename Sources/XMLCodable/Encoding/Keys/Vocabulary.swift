/// The names and keys of one encoder's documents, each created once, and kept from call to call.
///
/// No method runs a user's code: keys and strategies are asked before. What the vocabulary has learned only saves work;
/// an entry is the same whatever was encoded before.
struct Vocabulary: ~Copyable {
    var names = NameStock()
    var prefixes: NamespacePrefixes
    private(set) var entries = RecordBuffer<KeyEntry>(capacity: 64)
    private(set) var details: [KeyDetail] = []
    /// The keys of coding paths, by number.
    private(set) var components: [any CodingKey] = []
    var tables = KeyTables()
    /// The entries of names that are not keys, by what ``plainKey(_:_:isOpen:_:)`` says of them.
    private var plainEntries: [TableKey: EntryID] = .init()
    /// The entry last requested for a name that is not a key, usually that of the root.
    private var lastPlain: (name: String, kind: KeyEntry.Kind, isOpen: Bool, entry: EntryID)?
    /// The entries of dictionary keys and of super encoders without a key, by name; those of the latter by 1 as well.
    private var otherEntries: [TableKey: EntryID] = .init()
    private let depthLimit: Int

    init(_ prefixes: NamespacePrefixes, depthLimit: Int) {
        self.prefixes = prefixes
        self.depthLimit = depthLimit
    }

    deinit {
        // The vocabulary is the only owner of the buffer.
        unsafe entries.deallocate()
    }

    /// Whether the vocabulary is small enough to be kept for the next call.
    var isReusable: Bool { names.count < 2_000 && details.count < 4_000 }

    subscript(entry: EntryID) -> KeyEntry {
        @inline(__always) get { entries[Int(entry.number)] }
    }

    func detail(_ entry: EntryID) -> KeyDetail { details[Int(entry.number)] }

    @inline(never)
    func string(_ entry: EntryID) -> String { names.string(self[entry].name) }

    /// The element or attribute that an entry names, with the steps before it, as in `/details/@id`.
    func elementPath(_ entry: EntryID) -> String {
        var path = ""
        for step in detail(entry).steps { path += "/" + string(step) }
        switch self[entry].kind {
        case .element, .both: path += "/" + string(entry)
        case .attribute: path += "/@" + string(entry)
        default: break
        }
        return path
    }

    /// Prepares for a root of a type, whose namespace may become the default namespace.
    mutating func adopt(root: TypeNamespace) {
        guard prefixes.adopt(root: root) else { return }
        // Names are now written differently.
        plainEntries = .init()
        lastPlain = nil
        tables.forgetRecent()
    }

    // MARK: - Tables

    @inline(never)
    mutating func knownTable(of key: ObjectIdentifier, owner: Int32) -> KeyTableID? {
        tables.knownTable(of: key, owner: owner, prefixes.defaultNamespace)
    }

    mutating func add(_ table: KeyTable, _ mode: KeyTableID.Mode, of key: ObjectIdentifier) -> KeyTableID {
        tables.add(table, mode, of: key, prefixes.defaultNamespace)
    }

    // MARK: - Entries

    /// Creates the entry of a key.
    mutating func add(
        _ meaning: KeyMeaning, _ key: (any CodingKey)?, _ naming: TypeNamespace = .none
    ) -> EntryID {
        var component: Int32 = -1
        if let key {
            component = Int32(clamping: components.count)
            components.append(key)
        }
        let steps = meaning.steps.map { step in
            insert(KeyMeaning(.element, step, isOpen: meaning.isOpen), -1, naming)
        }
        let made = insert(meaning, component, naming, after: steps)
        if let problem = meaning.problem { forbid(made, problem) }
        return made
    }

    /// Returns the entry of a name that belongs to no key: of the root, of attributes passed for it, or of names that
    /// the encoder adds.
    mutating func plainEntry(_ name: String, _ kind: KeyEntry.Kind, isOpen: Bool = false) -> EntryID {
        if let last = lastPlain, last.kind == kind, last.isOpen == isOpen, ScalarEquality.equal(last.name, name) {
            return last.entry
        }
        let id = Self.plainKey(name, kind, isOpen: isOpen, 0)
        let entry = plainEntries[id] ?? add(KeyMeaning(kind, name, isOpen: isOpen), nil)
        plainEntries[id] = entry
        lastPlain = (name, kind, isOpen, entry)
        return entry
    }

    /// Returns the entry of a name whose prefix was not declared where it was read, and is part of the name.
    mutating func undeclaredEntry(_ name: String, _ kind: KeyEntry.Kind) -> EntryID {
        let id = Self.plainKey(name, kind, isOpen: true, -1)
        if let known = plainEntries[id] { return known }
        let entry = add(KeyMeaning(kind, name, isOpen: true), nil)
        entries[Int(entry.number)].prefix = -1
        plainEntries[id] = entry
        return entry
    }

    /// Returns the entry of a name that is as it is written, such as that of the root.
    mutating func writtenEntry(_ name: WrittenName, _ kind: KeyEntry.Kind, isOpen: Bool) -> EntryID {
        guard name.namespace != 0 else { return plainEntry(name.name, kind, isOpen: isOpen) }
        let id = Self.plainKey(name.name, kind, isOpen: isOpen, name.namespace)
        if let known = plainEntries[id] { return known }
        let made = insert(KeyMeaning(kind, name.name, isOpen: isOpen), -1, .none, written: name)
        plainEntries[id] = made
        return made
    }

    /// - Parameter namespace: The number of the namespace that the encoder writes the prefix for.
    private static func plainKey(
        _ name: String, _ kind: KeyEntry.Kind, isOpen: Bool, _ namespace: Int32
    ) -> TableKey {
        TableKey(Int(kind.rawValue) * 2 + (isOpen ? 1 : 0), Array(name.utf8), other: namespace)
    }

    /// Returns the entry of a dictionary key, whose name is data.
    mutating func dictionaryEntry(_ name: String) -> EntryID {
        let key = TableKey(0, Array(name.utf8))
        if let known = otherEntries[key] { return known }
        let made = makeDictionaryEntry(name)
        otherEntries[key] = made
        return made
    }

    @inline(never)
    private mutating func makeDictionaryEntry(_ name: String) -> EntryID {
        let made = add(KeyMeaning(.element, name, isOpen: true), XMLNameKey(name))
        // A value is an element also in a wrapper.
        details[Int(made.number)].variants = [.attribute, .text, .cdataText, .both].map { ($0, made) }
        if self[made].kind == .bad {
            details[Int(made.number)].problem +=
                "; `encoder.dictionaryKeyStrategy = .entries` and `XML.MapOf` write any key"
        }
        return made
    }

    /// Returns the entry of super encoders, by the name of their element.
    mutating func superEntry(_ name: String) -> EntryID {
        let key = TableKey(1, Array(name.utf8))
        let made = otherEntries[key] ?? add(KeyMeaning(.element, name), XMLNameKey("super"))
        otherEntries[key] = made
        return made
    }

    private mutating func insert(
        _ meaning: KeyMeaning, _ component: Int32, _ naming: TypeNamespace, after steps: [EntryID] = [],
        written given: WrittenName? = nil
    ) -> EntryID {
        let kind = meaning.kind
        let needsName = kind != .text && kind != .rest
        // A name that is data is used as is, unless namespaces are bound: names from documents may need the bindings.
        let written =
            given
            ?? (needsName && (!meaning.isOpen || prefixes.isBound)
                ? self.written(meaning.last, isAttribute: kind == .attribute, naming) : WrittenName(name: meaning.last))
        let known = needsName ? names.name(written.name, namespace: written.namespace) : names.placeholder()
        if kind == .attribute, let known { names.number(attribute: known) }
        let name = known ?? names.placeholder()
        let record = names[name]
        var flags = KeyEntry.Flags.none
        if meaning.isCData { flags.insert(.isCData) }
        if meaning.isOpen { flags.insert(.isOpen) }
        if meaning.hasSigil { flags.insert(.hasSigil) }
        if let index = meaning.lastIndex, index > 0 { flags.insert(.isFurther) }
        if !steps.isEmpty || meaning.lastIndex != nil { flags.insert(.isPath) }
        var entry = KeyEntry(kind: kind, flags: flags, component: component, name: name, prefix: record.prefix)
        entry.attribute = kind == .attribute ? record.number : -1
        var detail = KeyDetail(
            steps: steps, indices: steps.isEmpty ? [] : meaning.indices, lastIndex: meaning.lastIndex,
            wanted: meaning.last, whole: meaning.whole, naming: naming)
        if let problem = written.problem
            ?? Self.problem(kind, written.name, known.map { names[$0] }, isOpen: meaning.isOpen)
        {
            entry.kind = .bad
            detail.problem = problem
        }
        for step in steps where self[step].kind == .bad {
            entry.kind = .bad
            detail.problem = self.detail(step).problem
        }
        if steps.count >= depthLimit {
            entry.kind = .bad
            detail.problem = EncodingProblem.tooDeep(depthLimit).sentence
        }
        let isPlain = flags.isDisjoint(with: .isPath | .isCData) && entry.kind.isShort
        entry.short = isPlain && (record.flags.isEmpty || kind == .text) ? entry.kind : .bad
        entries.append(entry)
        details.append(detail)
        return EntryID(number: Int32(truncatingIfNeeded: details.count - 1))
    }

    private mutating func forbid(_ entry: EntryID, _ problem: String) {
        let index = Int(entry.number)
        entries[index].kind = .bad
        entries[index].short = .bad
        entries[index].flags.insert(.isUnwritable)
        details[index].problem = problem
    }

    private static func problem(
        _ kind: KeyEntry.Kind, _ name: String, _ known: OutputName?, isOpen: Bool
    ) -> String? {
        guard let known else { return "\"\(name.shown)\" is not an XML name" }
        guard known.flags.contains(.isReserved) else { return nil }
        if kind != .attribute {
            return "\"\(name)\" is reserved for namespace declarations and cannot name an element"
        }
        return isOpen ? "the namespace declaration \"\(name)\" cannot come from a key that is data" : nil
    }

    // MARK: - Variants

    /// Returns the entry of the same key with a placement that takes precedence over the key's own.
    mutating func variant(_ entry: EntryID, _ placement: XMLPlacement.Form) -> EntryID {
        if let known = detail(entry).variants.first(where: { $0.placement == placement }) { return known.entry }
        let made = makeVariant(entry, placement)
        details[Int(entry.number)].variants.append((placement, made))
        if placement == .attribute { entries[Int(entry.number)].attributeVariant = made }
        if placement == .text { entries[Int(entry.number)].textVariant = made }
        return made
    }

    private mutating func makeVariant(_ id: EntryID, _ placement: XMLPlacement.Form) -> EntryID {
        let entry = self[id]
        let detail = self.detail(id)
        let kind: KeyEntry.Kind =
            switch placement {
            case .attribute: .attribute
            case .element: .element
            case .both: .both
            case .text, .cdataText: .text
            case .cdata: entry.kind == .text ? .text : .element
            }
        var meaning = KeyMeaning(kind, kind == .text ? "" : detail.wanted, isOpen: entry.flags.contains(.isOpen))
        meaning.whole = detail.whole
        // An attribute has the whole name of its key, and no steps.
        let whole = kind == .attribute ? detail.whole : nil
        if let whole { meaning.last = whole }
        meaning.isCData = placement == .cdata || placement == .cdataText
        meaning.hasSigil = true
        (meaning.indices, meaning.lastIndex) = (detail.indices, kind == .element ? detail.lastIndex : nil)
        let made = insert(
            meaning, entry.component, detail.naming, after: placement.isText || whole != nil ? [] : detail.steps)
        if entry.flags.contains(.isUnwritable) { forbid(made, detail.problem) }
        if let index = detail.lastIndex, kind != .element {
            forbid(made, "a key with the index \(index) at its end can only be an element")
        }
        return made
    }

    /// Notes that the values of a key are parts of the element that has the key.
    mutating func noteUnnamed(_ entry: EntryID) { entries[Int(entry.number)].flags.insert(.isUnnamed) }

    /// Whether the values of a key are in elements that the key names, as far as they were written.
    func isNamed(_ entry: EntryID) -> Bool {
        let variants = detail(entry).variants.map { self[$0.entry] }
        return !self[entry].flags.contains(.isUnnamed)
            && (variants.isEmpty || variants.contains { $0.isElement || $0.flags.contains(.isPath) })
    }

    /// Returns the entry for items that have the name of an entry's element.
    mutating func item(_ id: EntryID) -> EntryID {
        let entry = self[id]
        if entry.item != .none { return entry.item }
        var made = id
        if entry.flags.contains(.isPath) || entry.kind != .element {
            let detail = self.detail(id)
            var meaning = KeyMeaning(.element, detail.wanted, isOpen: entry.flags.contains(.isOpen))
            meaning.isCData = entry.flags.contains(.isCData)
            made = insert(meaning, entry.component, detail.naming)
        }
        entries[Int(id.number)].item = made
        return made
    }
}

extension KeyEntry.Kind {
    /// Whether values of this kind can be written at once.
    fileprivate var isShort: Bool { self == .element || self == .attribute || self == .text }
}
