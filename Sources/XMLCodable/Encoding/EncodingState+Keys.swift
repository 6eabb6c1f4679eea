/// Conversion of coding keys to entries by the key grammar, key strategies and node strategies, once per key.
extension EncodingState {
    typealias Entry = UnsafeMutablePointer<KeyEntry>

    /// Returns the entry of a key that is not in its table yet or has no fast lookup.
    @inline(never)
    func findEntry<Key: CodingKey>(_ key: Key, _ table: UnsafeMutablePointer<KeyTable>, _ frame: Int32) -> Entry {
        switch table.pointee.mode {
        case KeyTable.Mode.byte, KeyTable.Mode.single:
            let entry = makeEntry(key, table)
            let raw = table.pointee.mode == KeyTable.Mode.byte ? withUnsafeBytes(of: key) { Int($0.first ?? 0) } : 0
            table.pointee.slots[raw] = entry
            return entry
        case KeyTable.Mode.string:
            let name = Array(key.stringValue.utf8)
            if let known = table.pointee.byName[name] { return known }
            let entry = makeEntry(key, table)
            table.pointee.byName[name] = entry
            return entry
        default:
            return dynamicEntry(key, table, frame)
        }
    }

    private func makeEntry<Key: CodingKey>(_ key: Key, _ table: UnsafeMutablePointer<KeyTable>) -> Entry {
        let string = key.stringValue
        if table.pointee.isOpen {
            let literal = entry(literal: string, key)
            return placed(literal, by: table.pointee.owner, key)
        }
        let transform: (String) -> String =
            if case .transform(let change) = options.keys.form { { Self.changeLocalPart($0, change) } } else { { $0 } }
        let isInline = table.pointee.isPayload && string == "_0"
        let grammar = isInline ? KeyGrammar("", rules) : Self.simple(string, rules) ?? KeyGrammar(string, rules)
        let entry = entry(grammar, key, table.pointee.owner, transform)
        return placed(entry, by: table.pointee.owner, key)
    }

    /// Parses the most common keys, names and attribute names, without the whole grammar; returns nil for all other
    /// keys.
    private static func simple(_ key: String, _ rules: KeyGrammar.Rules) -> KeyGrammar? {
        let bytes = key.utf8
        guard let first = bytes.first else { return nil }
        let separator = rules.separator?.utf8.first
        let isDecided = bytes.allSatisfy { $0 != separator && $0 != UInt8(ascii: "{") }
        guard isDecided, first != UInt8(ascii: "#"), first != UInt8(ascii: "*") else { return nil }
        guard !rules.attributePrefix.isEmpty, bytes.starts(with: rules.attributePrefix.utf8) else {
            return KeyGrammar(child: key)
        }
        guard let name = String(bytes.dropFirst(rules.attributePrefix.utf8.count)), !name.isEmpty else { return nil }
        return KeyGrammar(steps: [], target: .attribute(name))
    }

    /// Returns the entry under a strategy that must be called each time; entries are looked up by its result.
    private func dynamicEntry<Key: CodingKey>(
        _ key: Key, _ table: UnsafeMutablePointer<KeyTable>, _ frame: Int32
    ) -> Entry {
        let string = key.stringValue
        var signature = Array(string.utf8)
        var make: () -> Entry = { self.makeEntry(key, table) }
        if !table.pointee.isOpen, case .custom(let convert) = options.keys.form {
            let path = codingPath(frame)
            var names: [String] = []
            let grammar = KeyGrammar(string, rules)
            func ask(_ name: String) -> String {
                Self.changeLocalPart(name) { local in
                    convert(path + [local == string ? key as any CodingKey : ItemKey(name: local)]).stringValue
                }
            }
            for case .child(let name) in grammar.steps { names.append(ask(name)) }
            if case .attribute(let name) = grammar.target { names.append(ask(name)) }
            for name in names { signature += [0] + Array(name.utf8) }
            make = {
                var answers = names[...]
                let entry = self.entry(grammar, key, table.pointee.owner) { answers.popFirst() ?? $0 }
                return self.placed(entry, by: table.pointee.owner, key)
            }
        }
        let entry: Entry
        if let known = table.pointee.byName[signature] {
            entry = known
        } else {
            entry = make()
            table.pointee.byName[signature] = entry
        }
        guard table.pointee.owner?.pointee.nodeEncoding == nil, !entry.pointee.hasSigil,
            core.pointee.frames.count > Int(frame), frame >= 0,
            let closure = nodeClosures[core.pointee.frame(frame).pointee.serial], let node = closure(key)
        else { return entry }
        return placed(entry, node)
    }

    /// Applies the owner's placement to a key without a sigil.
    private func placed(_ entry: Entry, by owner: UnsafeMutablePointer<EncodingPlan>?, _ key: any CodingKey) -> Entry {
        guard let type = owner?.pointee.nodeEncoding, !entry.pointee.hasSigil else { return entry }
        return placed(entry, type.nodeEncoding(for: key))
    }

    private func placed(_ entry: Entry, _ placement: XMLPlacement) -> Entry {
        placement == .element ? entry : variant(entry, placement.form)
    }

    /// Applies a change to the part of a name after the prefix and the `{uri}`. A declaration, `xmlns:p`, has no such
    /// part.
    static func changeLocalPart(_ name: String, _ change: (String) -> String) -> String {
        if name == "xmlns" || name.hasPrefix("xmlns:") { return name }
        var start = name.startIndex
        if name.hasPrefix("{"), let end = name.firstIndex(of: "}") { start = name.index(after: end) }
        if let colon = name[start...].firstIndex(of: ":") { start = name.index(after: colon) }
        return start == name.endIndex ? name : name[..<start] + change(String(name[start...]))
    }

    // MARK: - Making entries

    private func entry(
        _ grammar: KeyGrammar, _ key: some CodingKey, _ owner: UnsafeMutablePointer<EncodingPlan>?,
        _ transform: (String) -> String
    ) -> Entry {
        var names: [String] = []
        var hasIndex = false
        for step in grammar.steps {
            switch step {
            case .child(let name): names.append(transform(name))
            case .index: hasIndex = true
            }
        }
        let kind: UInt8
        var last = ""
        switch grammar.target {
        case .element:
            kind = KeyEntry.Kind.element
            last = names.popLast() ?? ""
        case .attribute(let name):
            kind = KeyEntry.Kind.attribute
            last = transform(name)
        case .text: kind = KeyEntry.Kind.text
        case .rest: kind = KeyEntry.Kind.rest
        }
        let made = makeEntry(kind, names, last, key, owner)
        made.pointee.hasSigil = kind != KeyEntry.Kind.element
        if hasIndex {
            made.pointee.kind = KeyEntry.Kind.bad
            made.pointee.isUnwritable = true
            made.pointee.problem = "the key \"\(key.stringValue)\" has an index, which is supported only for decoding"
        }
        if grammar.steps == [.child(key.stringValue)], isMalformed(key.stringValue) {
            made.pointee.kind = KeyEntry.Kind.bad
            made.pointee.isUnwritable = true
            made.pointee.problem = "the key \"\(key.stringValue)\" is neither a name nor a path"
        }
        if !names.isEmpty, case .child(let first)? = grammar.steps.first {
            made.pointee.stepsMeetKeys = names.count > 1 || type(of: key).init(stringValue: first) != nil
        }
        made.pointee.settle()
        return made
    }

    /// Whether a key that was parsed as a literal name looks like part of the grammar, such as `a..b` or `a.`.
    private func isMalformed(_ key: String) -> Bool {
        guard Self.simple(key, rules) == nil, !key.hasPrefix("{") else { return false }
        let hasPrefix = !rules.attributePrefix.isEmpty && key.hasPrefix(rules.attributePrefix)
        return hasPrefix || rules.separator.map { key.contains($0) } ?? false
    }

    /// Creates an entry whose name is data.
    func entry(literal name: String, _ key: (any CodingKey)?) -> Entry {
        let made = makeEntry(KeyEntry.Kind.element, [], name, key, nil, isOpen: true)
        made.pointee.settle()
        return made
    }

    /// Returns an entry that belongs to no key: of the root, of attributes passed for it, or of names that the encoder
    /// adds.
    func plainEntry(_ name: String, _ kind: UInt8, isOpen: Bool = false) -> Entry {
        if let last = core.pointee.lastPlain, last.kind == kind, last.isOpen == isOpen,
            ScalarEquality.equal(last.name, name)
        {
            return last.entry
        }
        let entry = knownPlainEntry(name, kind, isOpen: isOpen)
        core.pointee.lastPlain = EncoderCore.PlainEntry(name: name, kind: kind, isOpen: isOpen, entry: entry)
        return entry
    }

    @inline(never)
    private func knownPlainEntry(_ name: String, _ kind: UInt8, isOpen: Bool) -> Entry {
        let id = [kind, isOpen ? 1 : 0] + Array(name.utf8)
        if let known = plainEntries[id] { return known }
        let made = makeEntry(kind, [], name, nil, nil, isOpen: isOpen)
        made.pointee.settle()
        plainEntries[id] = made
        return made
    }

    /// The entry for ``KeyedEncoding/superEncoder()`` if the key type has no key of that name.
    var superEntry: Entry {
        if let known = superEntryMade { return known }
        let name = if case .transform(let change) = options.keys.form { change("super") } else { "super" }
        let made = makeEntry(KeyEntry.Kind.element, [], name, ItemKey(name: "super"), nil)
        made.pointee.settle()
        superEntryMade = made
        return made
    }

    private func makeEntry(
        _ kind: UInt8, _ steps: [String], _ last: String, _ key: (any CodingKey)?,
        _ owner: UnsafeMutablePointer<EncodingPlan>?, isOpen: Bool = false
    ) -> Entry {
        var component: Int32 = -1
        if let key {
            component = Int32(clamping: keys.count)
            keys.append(key)
        }
        let made = newEntry(kind, last, component, owner, isOpen)
        for step in steps {
            let entry = newEntry(KeyEntry.Kind.element, step, -1, owner, isOpen)
            entry.pointee.settle()
            if entry.pointee.kind == KeyEntry.Kind.bad {
                made.pointee.kind = KeyEntry.Kind.bad
                made.pointee.problem = entry.pointee.problem
            }
            made.pointee.steps.append(entry)
        }
        made.pointee.isPath = !steps.isEmpty
        if steps.count >= core.pointee.depthLimit {
            made.pointee.kind = KeyEntry.Kind.bad
            made.pointee.problem = EncodingProblem.tooDeep(Int(core.pointee.depthLimit)).sentence
        }
        return made
    }

    private func newEntry(
        _ kind: UInt8, _ wanted: String, _ component: Int32, _ owner: UnsafeMutablePointer<EncodingPlan>?,
        _ isOpen: Bool
    ) -> Entry {
        let needsName = kind != KeyEntry.Kind.text && kind != KeyEntry.Kind.rest
        // A name that is data is used as is, unless namespaces are bound: names from documents may need the bindings.
        let written =
            needsName && (!isOpen || prefixes.isBound)
            ? written(wanted, isAttribute: kind == KeyEntry.Kind.attribute, owner) : WrittenName(name: wanted)
        let name = written.name
        let known = needsName ? names.name(name) : placeholder
        let made = Entry.allocate(capacity: 1)
        made.initialize(to: KeyEntry(kind: kind, component: component, name: known ?? placeholder, isOpen: isOpen))
        made.pointee.wanted = wanted
        made.pointee.namer = owner
        if kind == KeyEntry.Kind.attribute, let known { names.number(attribute: known) }
        if let problem = written.problem ?? Self.problem(kind, name, known?.pointee, isOpen: isOpen) {
            made.pointee.kind = KeyEntry.Kind.bad
            made.pointee.problem = problem
        }
        entries.append(made)
        return made
    }

    private static func problem(_ kind: UInt8, _ name: String, _ known: OutputName?, isOpen: Bool) -> String? {
        guard let known else { return "\"\(name)\" is not an XML name" }
        guard known.flags & OutputName.isReserved != 0 else { return nil }
        if kind != KeyEntry.Kind.attribute {
            return "\"\(name)\" is reserved for namespace declarations and cannot name an element"
        }
        return isOpen ? "the namespace declaration \"\(name)\" cannot come from a key that is data" : nil
    }

    /// A placeholder for the name of a key that has none.
    private var placeholder: UnsafeMutablePointer<OutputName> { names.unchecked("_") }

    // MARK: - Variants

    /// Returns the entry of the same key with a placement that takes precedence over the key's own.
    func variant(_ entry: Entry, _ placement: XMLPlacement.Form) -> Entry {
        if let known = entry.pointee.variants[placement] { return known }
        let made = makeVariant(entry, placement)
        entry.pointee.variants[placement] = made
        if placement == .attribute { entry.pointee.attributeVariant = made }
        if placement == .text { entry.pointee.textVariant = made }
        return made
    }

    private func makeVariant(_ entry: Entry, _ placement: XMLPlacement.Form) -> Entry {
        let isText = entry.pointee.kind == KeyEntry.Kind.text
        let kind: UInt8 =
            switch placement {
            case .attribute: KeyEntry.Kind.attribute
            case .element: KeyEntry.Kind.element
            case .elementAndAttribute: KeyEntry.Kind.both
            case .text, .cdataText: KeyEntry.Kind.text
            case .cdata: isText ? KeyEntry.Kind.text : KeyEntry.Kind.element
            }
        let name = kind == KeyEntry.Kind.text ? "" : entry.pointee.wanted
        let made = newEntry(kind, name, entry.pointee.component, entry.pointee.namer, entry.pointee.isOpen)
        if entry.pointee.isUnwritable {
            made.pointee.kind = KeyEntry.Kind.bad
            made.pointee.problem = entry.pointee.problem
        }
        if placement != .text, placement != .cdataText {
            made.pointee.steps = entry.pointee.steps
            made.pointee.isPath = entry.pointee.isPath
            made.pointee.stepsMeetKeys = entry.pointee.stepsMeetKeys
            for step in entry.pointee.steps where step.pointee.kind == KeyEntry.Kind.bad {
                made.pointee.kind = KeyEntry.Kind.bad
                made.pointee.problem = step.pointee.problem
            }
        }
        made.pointee.isCData = placement == .cdata || placement == .cdataText
        made.pointee.hasSigil = true
        made.pointee.settle()
        return made
    }

    /// Returns the entry for items that have the name of an entry's element.
    func item(_ entry: Entry) -> Entry {
        if let known = entry.pointee.item { return known }
        if !entry.pointee.isPath, entry.pointee.kind == KeyEntry.Kind.element {
            entry.pointee.item = entry
            return entry
        }
        let made = newEntry(
            KeyEntry.Kind.element, entry.pointee.wanted, entry.pointee.component, entry.pointee.namer,
            entry.pointee.isOpen)
        made.pointee.isCData = entry.pointee.isCData
        made.pointee.settle()
        entry.pointee.item = made
        return made
    }
}
