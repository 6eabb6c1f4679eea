/// Conversion of coding keys to entries by the key grammar, key strategies and node strategies, once per key.
extension EncodingState {
    /// Returns the table of a key type for the type that has the keys.
    @inline(__always)
    func table<Key: CodingKey>(_ type: Key.Type, owner: EncodingPlanID) -> KeyTableID {
        let id = ObjectIdentifier(type)
        return vocabulary.tables.recentTable(of: id, owner: owner.keyOwner)
            ?? vocabulary.knownTable(of: id, owner: owner.keyOwner) ?? makeTable(type, owner)
    }

    @inline(never)
    private func makeTable<Key: CodingKey>(_ type: Key.Type, _ owner: EncodingPlanID) -> KeyTableID {
        // The keys of a type that accepts any string are data.
        let acceptsAny = Key.acceptsAnyString
        let isOpen = acceptsAny && !options.tolerances.contains(.plainOpenKeys)
        let mode: KeyTableID.Mode =
            if hasDynamicKeys {
                .dynamic
            } else if acceptsAny || !_isPOD(type) || MemoryLayout<Key>.size > 1 {
                .string
            } else {
                MemoryLayout<Key>.size == 1 ? .byte : .single
            }
        let isOfCases = TypePlan.areCases(type, of: TypePlan.of(plans[owner].type), options.userInfo)
        let table = KeyTable(
            isOpen: isOpen, areNames: acceptsAny && !isOpen, isOfCases: isOfCases, payload: CasePayload(type),
            owner: owner.keyOwner)
        return vocabulary.add(table, mode, of: ObjectIdentifier(type))
    }

    /// Returns the entry of a key of a container.
    @inline(__always)
    func entry<Key: CodingKey>(_ key: Key, _ table: KeyTableID, _ frame: Int32) -> EntryID {
        if table.mode == .byte || table.mode == .single {
            let known = vocabulary.tables.entry(LayoutCast.byte(of: key), table)
            if known != .none { return known }
        }
        return findEntry(key, table, frame)
    }

    /// Returns the entry of a key that is not in its table yet or has no fast lookup.
    @inline(never)
    private func findEntry<Key: CodingKey>(_ key: Key, _ table: KeyTableID, _ frame: Int32) -> EntryID {
        switch table.mode {
        case .byte, .single:
            let entry = makeEntry(key, key.stringValue, table)
            vocabulary.tables.set(entry, LayoutCast.byte(of: key), table)
            return entry
        case .string:
            let string = key.stringValue
            return entry(named: Array(string.utf8), table) { makeEntry(key, string, table) }
        case .dynamic: return dynamicEntry(key, table, frame)
        }
    }

    /// Returns the entry in a table by the key's string or the result of the strategy, after making it if necessary.
    private func entry(named name: [UInt8], _ table: KeyTableID, _ make: () -> EntryID) -> EntryID {
        if let known = vocabulary.tables.entry(named: name, table) { return known }
        let entry = make()
        vocabulary.tables.set(entry, named: name, table)
        return entry
    }

    @inline(never)
    private func makeEntry(_ key: any CodingKey, _ string: String, _ id: KeyTableID) -> EntryID {
        let table = vocabulary.tables[id]
        let rules = table.isOfCases ? rules.ofCases : rules
        var change: ((String) -> String)?
        if !(key is XMLLiteralKey), case .transform(let transform) = options.keys.form {
            change = { KeyMeaning.changeLocalPart($0, transform) }
        }
        let meaning: KeyMeaning
        if table.isOpen {
            meaning = KeyMeaning(.element, string, isOpen: true)
        } else if case .mixed(string) = table.payload {
            meaning = KeyMeaning("", rules)
        } else if table.areNames, !string.isEmpty {
            meaning = KeyMeaning(KeyGrammar(child: string), string, rules, converting: change)
        } else {
            meaning = KeyMeaning(string, rules, converting: change)
        }
        return makeEntry(meaning, key, table.owner)
    }

    /// Creates the entry of a key, placed as its owner says.
    private func makeEntry(_ meaning: KeyMeaning, _ key: any CodingKey, _ owner: Int32) -> EntryID {
        let meaning = declaring(meaning)
        guard owner >= 0 else { return vocabulary.add(meaning, key) }
        let plan = plans[number: owner]
        let placement = meaning.hasSigil || !asksTypes ? nil : plan.nodeEncoding?.nodeEncoding(for: key)
        let entry = vocabulary.add(meaning, key, meaning.isOpen ? .none : plan.namespace)
        return placement.map { placed(entry, $0) } ?? entry
    }

    /// Returns the meaning of a key that can only be the attribute which declares a namespace, if it may be a plain key.
    private func declaring(_ meaning: KeyMeaning) -> KeyMeaning {
        guard options.tolerances.contains(.plainDeclarations), meaning.kind == .element, meaning.steps.isEmpty,
            meaning.last == "xmlns" || meaning.last.hasPrefix("xmlns:")
        else { return meaning }
        var declaration = meaning
        declaration.kind = .attribute
        return declaration
    }

    /// Whether types that place their keys are asked to: not if a strategy takes precedence over them.
    private var asksTypes: Bool {
        options.nodes.custom == nil || !options.tolerances.contains(.strategyBeforeType)
    }

    private func placed(_ entry: EntryID, _ placement: XMLPlacement) -> EntryID {
        placement == .element ? entry : vocabulary.variant(entry, placement.form)
    }

    // MARK: - Strategies that must be asked each time

    /// Returns the entry of a key under such a strategy, looked up by the strategy's result.
    private func dynamicEntry<Key: CodingKey>(_ key: Key, _ id: KeyTableID, _ frame: Int32) -> EntryID {
        let string = key.stringValue
        // The table itself would be copied when an entry is added to it.
        let (isOpen, areNames) = (vocabulary.tables[id].isOpen, vocabulary.tables[id].areNames)
        let (isOfCases, owner) = (vocabulary.tables[id].isOfCases, vocabulary.tables[id].owner)
        let rules = isOfCases ? rules.ofCases : rules
        var signature = Array(string.utf8)
        var names: [String]?
        let grammar = areNames && !string.isEmpty ? KeyGrammar(child: string) : KeyGrammar(string, rules)
        if !isOpen, !(key is XMLLiteralKey), case .custom(let convert) = options.keys.form {
            let path = codingPath(frame)
            func ask(_ name: String) -> String {
                convert(path + [name == string ? key as any CodingKey : XMLNameKey(name)]).stringValue
            }
            let whole = grammar.steps.count > 1 ? grammar.wholeName(rules) : nil
            let asked = (grammar.names + (whole.map { [$0] } ?? [])).map { name in
                options.tolerances.contains(.convertsWholeNames) ? ask(name) : KeyMeaning.changeLocalPart(name, ask)
            }
            for name in asked { signature += [0] + Array(name.utf8) }
            names = asked
        }
        let entry = entry(named: signature, id) {
            guard var names = names?[...] else { return makeEntry(key, string, id) }
            return makeEntry(KeyMeaning(grammar, string, rules) { names.popFirst() ?? $0 }, key, owner)
        }
        guard owner < 0 || !asksTypes || plans[number: owner].nodeEncoding == nil,
            !vocabulary[entry].flags.contains(.hasSigil), frame >= 0, frame < frames.count,
            let node = askedPlacement(of: key, in: frames.id(frame))
        else { return entry }
        return placed(entry, node)
    }

    /// The entry for a super encoder without a key, if the key type has no key of that name.
    var superEntry: EntryID {
        if case .transform(let change) = options.keys.form {
            let name = change("super")
            return vocabulary.superEntry(name)
        }
        return vocabulary.superEntry("super")
    }

    // MARK: - The root

    /// Returns the name of the root, and whether it was passed to the call rather than derived from the type.
    func rootName(_ given: String?, _ type: Any.Type) -> (name: String, isGiven: Bool) {
        if let given { return (given, true) }
        let plan = TypePlan.of(type)
        if let name = plan.core.rootName { return (name, false) }
        var type = type
        while let optional = type as? any OptionalType.Type { type = optional.wrappedType }
        // `Box<Int>` becomes `Box`; a nested type is named by its last component.
        let name = String(String(describing: type).prefix { $0 != "<" })
        return (KeyMeaning.changeLocalPart(name) { options.keys.ofType($0) }, false)
    }
}

extension KeyGrammar {
    /// The names of the steps and of the attribute, in order.
    fileprivate var names: [String] {
        var names: [String] = []
        for case .child(let name) in steps { names.append(name) }
        if case .attribute(let name) = target { names.append(name) }
        return names
    }
}
