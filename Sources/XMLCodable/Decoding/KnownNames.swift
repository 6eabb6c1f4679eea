/// The names that the keys of a model use; the others are left to `*`, ``XMLAnyElements`` and ``XMLAnyAttributes``.
struct KnownNames {
    private var children = Names()
    private var attributes = Names()
    /// Whether the model has a key for the element's own text.
    private(set) var hasText = false

    func hasChild(_ record: NodeRecord) -> Bool { children.contain(record.name, record.namespace) }
    func hasAttribute(_ record: AttributeRecord) -> Bool { attributes.contain(record.name, record.namespace) }

    /// The numbers of names, some of which are restricted to one namespace.
    private struct Names {
        var numbers: Set<UInt32> = []
        var qualified: Set<DecodingState.UsedName> = []

        mutating func insert(_ names: DecodingKeyTable.NameSet) {
            if let namespace = names.namespace {
                for number in names.numbers { qualified.insert(.init(number: number, namespace: namespace)) }
            } else {
                numbers.formUnion(names.numbers)
            }
        }

        func contain(_ number: UInt32, _ namespace: UInt16) -> Bool {
            numbers.contains(number)
                || !qualified.isEmpty && qualified.contains(.init(number: number, namespace: namespace))
        }
    }

    mutating func add(_ entry: DecodingKeyTable.Entry, _ index: Int, _ table: DecodingKeyTable) {
        let names = DecodingKeyTable.NameSet(
            numbers: entry.hasAlternates ? table.core.pointee.alternates[index] ?? [] : [entry.name])
        switch entry.kind {
        case .element:
            // A property wrapper may turn it into an attribute.
            children.insert(names)
            attributes.insert(entry.hasOwnFallback ? table.core.pointee.fallbacks[index] ?? names : names)
        case .attribute:
            attributes.insert(names)
            if table.nodeDecoding != nil { children.insert(names) }
        case .text: hasText = true
        case .path:
            guard let path = table.core.pointee.paths[index] else { return }
            children.insert(path.literal)
            attributes.insert(path.literalAttribute)
            switch path.steps.first {
            case .child(let names)?: children.insert(names)
            case .index?: break
            case nil: attributes.insert(path.names)
            }
        case .rest, .unresolved: break
        }
    }
}

extension DecodingState {
    /// Returns the names that the keys of a model use, except for one of its keys.
    func knownNames(_ table: DecodingKeyTable, _ path: Int32, except own: Int? = nil) -> KnownNames {
        if let known = table.core.pointee.knownNames[own ?? -1] { return known }
        var known = KnownNames()
        for index in allIndices(table.keyMetatype, table, path) where index != own {
            known.add(table.entries[index], index, table)
        }
        table.core.pointee.knownNames[own ?? -1] = known
        return known
    }

    /// Returns the indices of all keys of a type, resolved. If the keys of the type cannot be enumerated, returns those
    /// for names in the document.
    private func allIndices<Key: CodingKey>(_ type: Key.Type, _ table: DecodingKeyTable, _ path: Int32) -> [Int] {
        if let keys = EnumMetadata.values(of: type) { return keys.map { index(of: $0, table, path) } }
        var found: Set<Int> = []
        for name in documentNames(table, path) {
            for spelling in [name, options.attributeKeyPrefix + name] where table.knows(spelling) {
                if let key = Key(stringValue: spelling) { found.insert(index(of: key, table, path)) }
            }
        }
        if table.knows("#text"), let key = Key(stringValue: "#text") { found.insert(index(of: key, table, path)) }
        return found.sorted()
    }
}
