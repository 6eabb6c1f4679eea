extension DecodingState {
    /// The table of a key type, for the type that is being decoded at `place`.
    func table<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace, isLiteral: Bool) -> DecodingKeyTable {
        let owner = owner(place.path)
        var isCustom = false
        if case .custom = options.keyDecodingStrategy.form { isCustom = true }
        let byOwner = options.nodeDecodingStrategy.custom != nil || owner?.dynamicDecoding != nil
        let key = TableKey(
            type: ObjectIdentifier(type), owner: byOwner ? owner.map { ObjectIdentifier($0) } : nil,
            isLiteral: isLiteral, path: isCustom ? place.path : -1)
        if !isCustom, let known = core.pointee.tables[key] { return known }
        var nodeDecoding: ((any CodingKey) -> XMLNodeDecoding?)?
        if !isLiteral {
            if let dynamic = owner?.dynamicDecoding {
                nodeDecoding = { dynamic.nodeDecoding(for: $0) }
            } else if let custom = options.nodeDecodingStrategy.custom, let decodable = owner?.decodable {
                nodeDecoding = custom(decodable, ValueDecoder(state: self, place: place))
            }
        }
        let table = DecodingKeyTable(type, isLiteral: isLiteral, nodeDecoding: nodeDecoding)
        if isCustom { retainedTables(table) } else { core.pointee.tables[key] = table }
        return table
    }

    /// Tables that depend on the coding path are not found again, but the coding path refers to them.
    private func retainedTables(_ table: DecodingKeyTable) {
        let key = TableKey(type: ObjectIdentifier(table), owner: nil, isLiteral: false, path: 0)
        core.pointee.tables[key] = table
    }

    /// The index of a key in its table; its entry is resolved.
    @inline(__always)
    func index<Key: CodingKey>(of key: Key, _ table: DecodingKeyTable, _ path: Int32 = -1) -> Int {
        if MemoryLayout<Key>.size <= 1, _isPOD(Key.self) {
            let index =
                MemoryLayout<Key>.size == 0 ? 0 : Int(withUnsafeBytes(of: key) { $0.load(as: UInt8.self) })
            if index < table.capacity, table.entries[index].kind != .unresolved { return index }
            table.ensure(index)
            table.note(key, index)
            resolve(key, index, table, path)
            return index
        }
        let index = table.number(of: key)
        if table.entries[index].kind == .unresolved { resolve(key, index, table, path) }
        return index
    }

    @inline(never)
    func resolve(
        _ key: any CodingKey, _ index: Int, _ table: DecodingKeyTable, _ path: Int32, _ placement: XMLPlacement? = nil
    ) {
        let text = key.stringValue
        let grammar = table.isLiteral ? KeyGrammar(child: text) : KeyGrammar(text, options.keyRules)
        var entry = DecodingKeyTable.Entry()
        switch (grammar.steps.count, grammar.target) {
        case (1, .element):
            guard case .child(let name) = grammar.steps[0] else { break }
            entry.kind = .element
            entry.fallsBack = !table.isLiteral && !table.knows(options.attributeKeyPrefix + name)
            if placement != nil {
                entry.fallsBack = false
            } else {
                switch table.nodeDecoding?(key) {
                case .attribute: entry.kind = .attribute
                case .element: entry.fallsBack = false
                case .elementOrAttribute: entry.fallsBack = true
                case nil: break
                }
            }
            setNames(numbers(of: name, path), &entry, index, table)
        case (0, .attribute(let name)):
            entry.kind = .attribute
            setNames(numbers(of: name, path), &entry, index, table)
        case (0, .text): entry.kind = .text
        case (0, .rest): entry.kind = .rest
        default:
            entry.kind = .path
            var names: [UInt32] = []
            if case .attribute(let name) = grammar.target { names = numbers(of: name, path) }
            table.paths[index] = DecodingKeyTable.Path(
                steps: grammar.steps.map { step in
                    switch step {
                    case .child(let name): return .child(numbers(of: name, path))
                    case .index(let index): return .index(index)
                    }
                }, target: grammar.target, names: names, literal: numbers(of: text, path))
        }
        table.entries[index] = entry
    }

    private func setNames(
        _ numbers: [UInt32], _ entry: inout DecodingKeyTable.Entry, _ index: Int, _ table: DecodingKeyTable
    ) {
        entry.name = numbers.first ?? DecodingKeyTable.Entry.absent
        entry.hasAlternates = numbers.count > 1
        if numbers.count > 1 { table.alternates[index] = numbers }
    }

    /// The numbers of the document's names that a name in a key stands for.
    private func numbers(of name: String, _ path: Int32) -> [UInt32] {
        if case .useDefaultKeys = options.keyDecodingStrategy.form, options.namespaces == .literal {
            var name = name
            return name.withUTF8 { store.names.find($0) }.map { [$0] } ?? []
        }
        var wanted = Substring(name)
        if options.namespaces == .ignoringPrefixes { wanted = Self.local(name) }
        if case .custom(let convert) = options.keyDecodingStrategy.form {
            return convertedNames { local in
                convert(codingPath(path) + [XMLNameKey(local)]).stringValue
            }[Array(wanted.utf8)] ?? []
        }
        if core.pointee.converted == nil {
            core.pointee.converted = convertedNames { options.keyDecodingStrategy.convert($0) ?? $0 }
        }
        return core.pointee.converted?[Array(wanted.utf8)] ?? []
    }

    private static func local(_ name: String) -> Substring {
        name.utf8.firstIndex(of: UInt8(ascii: ":")).map { name[name.utf8.index(after: $0)...] } ?? Substring(name)
    }

    /// The document's names by what their local parts convert to; prefixes stay, or are left out, by strategy.
    private func convertedNames(_ convert: (String) -> String) -> [[UInt8]: [UInt32]] {
        var result: [[UInt8]: [UInt32]] = [:]
        for number in 0..<store.names.count {
            let name = store.names.string(of: UInt32(number))
            let local = Self.local(name)
            let prefix = options.namespaces == .ignoringPrefixes ? "" : name[..<local.startIndex]
            result[Array((prefix + convert(String(local))).utf8), default: []].append(UInt32(number))
        }
        return result
    }
}
