extension DecodingState {
    // MARK: - Wrappers

    /// The place of a wrapped value: the wrapper's word goes before the key's sigil.
    func placed(
        _ node: UInt32, _ path: Int32, _ key: any CodingKey, _ table: DecodingKeyTable, _ placement: XMLPlacement,
        scalar: Bool
    ) -> DecodingPlace {
        if placement == .text { return DecodingPlace(node: node, limit: node + 1, path: path, kind: .text) }
        let number = variant(key, table, placement, path)
        let found = place(node, path, table, number, scalar: scalar)
        guard placement == .elementAndAttribute, found.kind == .missing else { return found }
        return place(node, path, table, variant(key, table, .attribute, path), scalar: true)
    }

    /// The entry of a key as an attribute or an element, beside the key's own.
    private func variant(
        _ key: any CodingKey, _ table: DecodingKeyTable, _ placement: XMLPlacement, _ path: Int32
    ) -> Int {
        let rules = options.keyRules
        let text = key.stringValue
        let grammar = KeyGrammar(text, rules)
        let wanted: String
        switch (placement, grammar.target) {
        case (.attribute, .element) where !grammar.isPath: wanted = rules.attributePrefix + text
        case (.attribute, .element):
            guard case .child(let last)? = grammar.steps.last else {
                wanted = text
                break
            }
            wanted = text.dropLast(last.count) + rules.attributePrefix + last
        case (.element, .attribute(let name)) where grammar.steps.isEmpty,
            (.elementAndAttribute, .attribute(let name)) where grammar.steps.isEmpty:
            wanted = name
        default: wanted = text
        }
        return table.variant(VariantKey(wanted), placement) { index in
            resolve(VariantKey(wanted), index, table, path, placement)
        }
    }

    // MARK: - Names for allKeys

    /// The names of an element's attributes, then of its children, in document order; declarations left out.
    func names(of node: UInt32) -> [(String, Bool)] {
        var found: [(String, Bool)] = []
        let record = nodes[Int(node)]
        let start = Int(record.attributeStart)
        for index in start..<start + Int(record.attributeCount) {
            found.append((converted(attributes[index].name), true))
        }
        for child in children(node, where: { _ in true }) { found.append((keyName(child), false)) }
        return found
    }

    func keyName(_ child: UInt32) -> String { converted(nodes[Int(child)].name) }

    private func converted(_ number: UInt32) -> String {
        let name = store.names.string(of: number)
        let colon = name.utf8.firstIndex(of: UInt8(ascii: ":"))
        let local = colon.map { name[name.utf8.index(after: $0)...] } ?? Substring(name)
        let prefix = options.namespaces == .ignoringPrefixes ? "" : name[..<local.startIndex]
        return prefix + (options.keyDecodingStrategy.convert(String(local)) ?? String(local))
    }

    /// Whether an element has character data that is not white space alone.
    func hasText(_ node: UInt32) -> Bool {
        let record = nodes[Int(node)]
        if record.flags & NodeFlag.leaf == 0 { return record.flags & NodeFlag.mixed != 0 }
        if record.flags & (NodeFlag.cdata | NodeFlag.encoded) != 0 { return true }
        return !store.rawText(record).allSatisfy { ByteClass.isSpace($0) }
    }

    /// `<super>`, for key types that have no such key.
    func superDecoder(_ node: UInt32, _ path: Int32) -> ValueDecoder {
        let table = table(XMLNameKey.self, missing(-1, in: node), isLiteral: true)
        let key = XMLNameKey("super")
        let index = index(of: key, table)
        var place = place(node, path, table, index, scalar: false)
        place.path = push(parent: path, index: index, table: table)
        return ValueDecoder(state: self, place: place)
    }

    // MARK: - Dictionaries as entries

    /// Reads `<entry key="...">` children.
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
                    [String: Any].self, item, "expected the attribute 'key' of a dictionary's entry", "found none")
            }
            guard map.updateValue(child, forKey: store.value(attributes[Int(attribute)])) == nil else {
                let item = DecodingPlace(node: child, limit: record.end, path: place.path, kind: .item)
                throw repeated(item, child)
            }
        }
        core.pointee.entryMaps.append(map)
        return Int32(core.pointee.entryMaps.count - 1)
    }

    func entryKeys(_ map: Int32) -> [String] {
        core.pointee.entryMaps[Int(map)].sorted { $0.value < $1.value }.map(\.key)
    }

    func entryPlace(_ map: Int32, _ key: any CodingKey, _ path: Int32, in parent: UInt32) -> DecodingPlace {
        guard let node = core.pointee.entryMaps[Int(map)][key.stringValue] else { return missing(path, in: parent) }
        return DecodingPlace(node: node, limit: nodes[Int(node)].end, path: path, kind: .item)
    }
}

/// A key under another sigil than its own.
struct VariantKey: CodingKey {
    let stringValue: String
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
    var intValue: Int? { nil }
}
