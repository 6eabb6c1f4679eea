/// The names that the keys of a model have a use for: what is left is for `*`, ``AnyElements`` and ``AnyAttributes``.
struct KnownNames {
    private var children: Set<UInt32> = []
    private var attributes: Set<UInt32> = []
    /// The model has a key for the element's own text.
    private(set) var hasText = false

    func hasChild(_ name: UInt32) -> Bool { children.contains(name) }
    func hasAttribute(_ name: UInt32) -> Bool { attributes.contains(name) }

    mutating func add(_ entry: DecodingKeyTable.Entry, _ index: Int, _ table: DecodingKeyTable) {
        let names = entry.hasAlternates ? table.alternates[index] ?? [] : [entry.name]
        switch entry.kind {
        case .element:
            // A property wrapper may make an attribute of it.
            children.formUnion(names)
            attributes.formUnion(names)
        case .attribute:
            attributes.formUnion(names)
            if table.nodeDecoding != nil { children.formUnion(names) }
        case .text: hasText = true
        case .path:
            guard let path = table.paths[index] else { return }
            children.formUnion(path.literal)
            if case .child(let names)? = path.steps.first { children.formUnion(names) }
        case .rest, .unresolved: break
        }
    }
}

extension DecodingState {
    /// The names that a model's keys have a use for, but for one of its keys.
    func knownNames(_ table: DecodingKeyTable, _ path: Int32, except own: Int? = nil) -> KnownNames {
        if let known = table.knownNames[own ?? -1] { return known }
        var known = KnownNames()
        for index in allIndices(table.keyMetatype, table, path) where index != own {
            known.add(table.entries[index], index, table)
        }
        table.knownNames[own ?? -1] = known
        return known
    }

    /// The indices of all keys of a type, resolved; where the type does not list them, of those that the document has.
    private func allIndices<Key: CodingKey>(_ type: Key.Type, _ table: DecodingKeyTable, _ path: Int32) -> [Int] {
        if let keys = EnumMetadata.values(of: type) { return keys.map { index(of: $0, table, path) } }
        var found: Set<Int> = []
        for number in 0..<UInt32(store.names.count) {
            let name = keyName(number, table, path)
            for spelling in [name, options.attributeKeyPrefix + name] where table.knows(spelling) {
                if let key = Key(stringValue: spelling) { found.insert(index(of: key, table, path)) }
            }
        }
        if table.knows("#text"), let key = Key(stringValue: "#text") { found.insert(index(of: key, table, path)) }
        return found.sorted()
    }
}
