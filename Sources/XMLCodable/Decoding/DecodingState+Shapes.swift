extension DecodingState {
    // MARK: - Wrappers

    /// Returns the place of a wrapped value: the wrapper's placement takes precedence over the sigil of the key.
    func placed(
        _ node: UInt32, _ path: Int32, _ index: Int, _ table: DecodingKeyTable, _ placement: XMLPlacement.Form,
        scalar: Bool
    ) -> DecodingPlace {
        if placement.isText { return DecodingPlace(node: node, limit: node + 1, path: path, kind: .text) }
        let found = place(node, path, table, variant(index, table, placement, path), scalar: scalar)
        guard placement == .elementAndAttribute, found.kind == .missing else { return found }
        return place(node, path, table, variant(index, table, .attribute, path), scalar: true)
    }

    /// Returns the index of the entry of a key as an attribute or an element, in addition to the key's own entry.
    @inline(__always)
    private func variant(_ index: Int, _ table: DecodingKeyTable, _ placement: XMLPlacement.Form, _ path: Int32) -> Int
    {
        table.variant(index, placement) ?? makeVariant(index, table, placement, path)
    }

    @inline(never)
    private func makeVariant(
        _ index: Int, _ table: DecodingKeyTable, _ placement: XMLPlacement.Form, _ path: Int32
    ) -> Int {
        guard index < table.core.pointee.keys.count, let key = table.core.pointee.keys[index] else { return index }
        var grammar = KeyGrammar(key.stringValue, options.keyRules)
        switch (placement, grammar.target) {
        case (.attribute, .element):
            guard case .child(let name)? = grammar.steps.last else { break }
            grammar.steps.removeLast()
            grammar.target = .attribute(name)
        case (.element, .attribute(let name)) where grammar.steps.isEmpty,
            (.elementAndAttribute, .attribute(let name)) where grammar.steps.isEmpty:
            grammar = KeyGrammar(child: name)
        default: break
        }
        let number = table.makeVariant(index, placement)
        resolve(shape(of: grammar, table), key, number, table, path, placement)
        return number
    }

    // MARK: - Names for allKeys

    enum FoundName {
        case attribute(String, UsedName)
        case child(String, UsedName)
        case text
    }

    /// A name with the number of its namespace.
    struct UsedName: Hashable {
        let number: UInt32
        let namespace: UInt16
    }

    /// Returns the contents of an element in document order and without duplicates: attributes except for declarations,
    /// child elements, and text.
    func names(of node: UInt32, _ table: DecodingKeyTable, _ path: Int32) -> [FoundName] {
        let record = nodes[Int(node)]
        var found: [FoundName] = []
        let start = Int(record.attributeStart)
        for attribute in start..<start + Int(record.attributeCount)
        where attributes[attribute].flags & AttributeFlag.declaration == 0 {
            let name = UsedName(
                number: attributes[attribute].name, namespace: attributes[attribute].namespace)
            found.append(.attribute(keyName(name, isAttribute: true, table, path), name))
        }
        let isLeaf = record.flags & NodeFlag.leaf != 0
        var text = isLeaf || !hasText(node)
        if isLeaf, hasText(node) { found.append(.text) }
        var names: Set<UsedName> = []
        var child = node + 1
        while child < record.end {
            let next = nodes[Int(child)]
            let name = UsedName(number: next.name, namespace: next.namespace)
            if next.kind == NodeKind.element, names.insert(name).inserted {
                found.append(.child(keyName(name, isAttribute: false, table, path), name))
            } else if next.kind == NodeKind.text || next.kind == NodeKind.cdata, !text {
                text = true
                found.append(.text)
            }
            child = next.end
        }
        return found
    }

    /// Returns whether an element has character data other than white space.
    func hasText(_ node: UInt32) -> Bool {
        let record = nodes[Int(node)]
        if record.flags & NodeFlag.leaf == 0 { return record.flags & NodeFlag.mixed != 0 }
        if record.flags & (NodeFlag.cdata | NodeFlag.encoded) != 0 { return true }
        return !store.rawText(record).allSatisfy { ByteClass.isSpace($0) }
    }

    /// Returns a decoder for `<super>`, for key types that have no such key.
    func superDecoder(_ node: UInt32, _ path: Int32) -> ValueDecoder {
        let table = table(XMLNameKey.self, missing(-1, in: node), isLiteral: true)
        let key = XMLNameKey("super")
        let index = index(of: key, table)
        var place = place(node, path, table, index, scalar: false)
        place.path = push(parent: path, index: index, table: table)
        return ValueDecoder(state: self, place: place)
    }

    // MARK: - Dictionaries as entries

    /// Reads `<entry key="...">` children and returns the index of their map.
    func entryMap(_ place: DecodingPlace) throws -> Int32 {
        var map: [String: UInt32] = [:]
        for child in children(place.node, where: { _ in true }) {
            let record = nodes[Int(child)]
            let attribute = (record.attributeStart..<record.attributeStart + UInt32(record.attributeCount)).first {
                store.names.bytes(of: attributes[Int($0)].name).elementsEqual("key".utf8)
            }
            guard let attribute else {
                let item = DecodingPlace(node: child, limit: record.end, path: place.path, kind: .item)
                throw mismatch(
                    [String: Any].self, item, "expected the attribute 'key' of a dictionary entry", "found none")
            }
            guard map.updateValue(child, forKey: store.value(attributes[Int(attribute)])) == nil else {
                let item = DecodingPlace(node: child, limit: record.end, path: place.path, kind: .item)
                throw repeated(item, child)
            }
        }
        notes.entryMaps.append(map)
        return Int32(notes.entryMaps.count - 1)
    }

    func entryKeys(_ map: Int32) -> [String] {
        notes.entryMaps[Int(map)].sorted { $0.value < $1.value }.map(\.key)
    }

    func entryPlace(_ map: Int32, _ key: any CodingKey, _ path: Int32, in parent: UInt32) -> DecodingPlace {
        guard let node = notes.entryMaps[Int(map)][key.stringValue] else { return missing(path, in: parent) }
        return DecodingPlace(node: node, limit: nodes[Int(node)].end, path: path, kind: .item)
    }
}
