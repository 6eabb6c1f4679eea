/// The items of an array: elements with the same name, all child elements of an element, or a list.
struct ItemRange: Hashable {
    /// The first item; for lists, its position among the document's lists.
    let first: UInt32
    let limit: UInt32
    let kind: DecodingPlace.Kind
}

extension PlaceFinder {
    func items(at place: DecodingPlace) throws -> ItemRange {
        switch place.kind {
        case .siblings where isEmptyDictionary(place): return ItemRange(first: 0, limit: 0, kind: .item)
        case .siblings, .elementList, .attributeList, .textList, .contentList:
            return ItemRange(first: place.node, limit: place.limit, kind: place.kind)
        case .item where place.flags & DecodingPlace.isCase != 0 && hasElementMark(place.node):
            let found = document.list(unmarkedChildren(of: place.node))
            return ItemRange(first: found.lowerBound, limit: found.upperBound, kind: .elementList)
        case .item:
            let end = document[place.node].end
            let first = document.nextElement(place.node + 1, end)
            // Code that asks for items itself may read the text as well.
            if first >= end, document.hasText(place.node), paths.owner(place.path)?.isCollection == true {
                throw mismatch([Any].self, place, "expected child elements, the items of a list", "found only text")
            }
            return ItemRange(first: first, limit: end, kind: .item)
        case .missing: return ItemRange(first: 0, limit: 0, kind: .item)
        case .attribute, .text, .token, .run:
            rejectFallback(place)
            let found = "found \(described(place)); \(Self.readerOfWords) reads items with spaces between them"
            throw mismatch([Any].self, place, "expected elements", found)
        }
    }

    /// Whether a dictionary of keys and values in turn has nothing but one empty element, as it is written without any.
    private func isEmptyDictionary(_ place: DecodingPlace) -> Bool {
        guard place.flags & DecodingPlace.isDictionary != 0, document.isEmpty(place.node, isString: false) else {
            return false
        }
        let record = document[place.node]
        return document.nextSibling(record.end, place.limit, record.name) >= place.limit
    }

    @inline(__always)
    func item(after node: UInt32, _ range: ItemRange) -> UInt32 {
        switch range.kind {
        case .siblings:
            let record = document[node]
            return document.nextSibling(record.end, range.limit, record.name)
        case .item: return document.nextElement(document[node].end, range.limit)
        default: return node + 1
        }
    }

    @inline(__always)
    func place(of node: UInt32, _ range: ItemRange, _ path: Int32) -> DecodingPlace {
        range.kind == .siblings || range.kind == .item ? item(node, path) : item(node, range.kind, path)
    }

    func count(from node: UInt32, _ range: ItemRange) -> Int {
        guard range.kind == .siblings || range.kind == .item else { return Int(range.limit - min(node, range.limit)) }
        var count = 0
        var next = node
        while next < range.limit {
            next = item(after: next, range)
            count += 1
        }
        return count
    }

    /// Returns the number of all items, counted once: a model may ask for it before each item.
    func count(_ range: ItemRange) -> Int {
        guard range.kind == .siblings || range.kind == .item else { return count(from: range.first, range) }
        if let known = core.value.itemCounts[range] { return known }
        let count = count(from: range.first, range)
        core.value.itemCounts[range] = count
        return count
    }
}

extension PlaceFinder {
    /// Returns the error for a dictionary in an element that has text or attributes, but no child elements; nil if there is
    /// anything to read, or nothing to lose.
    ///
    /// - Parameter others: What other keys name in the element.
    func nothingForDictionary(
        in place: DecodingPlace, beside others: @autoclosure () -> [KnownNames]
    ) -> DecodingError? {
        let isContentOfOther = place.kind == .text
        guard place.isElement || isContentOfOther, document.firstElement(of: place.node) == nil else { return nil }
        if document.hasText(place.node), isContentOfOther || !others().contains(where: \.hasText) {
            return mismatch([String: Any].self, place, "expected child elements for a dictionary", "found only text")
        }
        // Other keys of the value around it may read its attributes.
        if isContentOfOther { return nil }
        let attribute = document.attributes(of: place.node).first { attribute in
            let name = document.attribute(at: attribute).usedName
            return isContent(attribute: attribute, of: place.node)
                && !others().contains { $0.hasOwnAttribute(name) }
        }
        guard let attribute else { return nil }
        return mismatch(
            [String: Any].self, place, "expected child elements for a dictionary",
            "found only \(described(.attribute(attribute, place.path))), which XML.AttributeMap reads")
    }

    /// Whether an attribute is neither a declaration, nor in a namespace of XML itself or `xsi`, nor a mark.
    func isContent(attribute index: UInt32, of node: UInt32) -> Bool {
        let attribute = document.attribute(at: index)
        if attribute.flags & AttributeFlag.declaration != 0 || attribute.namespace == NamespaceScope.xml {
            return false
        }
        if document.schemaInstance != NamespaceScope.none, attribute.namespace == document.schemaInstance {
            return false
        }
        return !core.value.ledger.hasMark(attribute.usedName, isAttribute: true, in: node)
    }
}

/// The entries of a dictionary, by their keys.
struct EntryMap {
    /// In document order.
    private(set) var keys: [String] = []
    private var nodes = RareTable<String, UInt32>()

    subscript(key: String) -> UInt32? { nodes[key] }

    /// Adds an entry; returns false if there is one with an equal key.
    mutating func add(_ key: String, _ node: UInt32) -> Bool {
        if nodes[key] != nil { return false }
        nodes[key] = node
        keys.append(key)
        return true
    }
}

/// Dictionaries as entries: `<entry key="…">` elements.
extension PlaceFinder {
    /// Reads the entries at a place and returns the number of their map.
    ///
    /// - Parameter isOther: Whether another key names an element, which is no entry.
    func entryMap(_ place: DecodingPlace, without isOther: (UsedName) -> Bool) throws -> Int32 {
        var map = EntryMap()
        for child in document.children(place.node) where !isOther(document[child].usedName) {
            let item = item(child, place.path)
            guard let attribute = entryKey(of: child) else {
                let found = found(insteadOf: .attribute("key"), in: child, place.path, reader: nil)
                throw mismatch(
                    [String: Any].self, item, "expected the attribute 'key' of a dictionary entry", "found \(found)")
            }
            let key = document.store.value(document.attribute(at: attribute))
            guard map.add(key, child) else {
                throw DecodingError.dataCorrupted(
                    context(item, "expected different keys", "found \"\(key.shown)\" twice"))
            }
        }
        core.value.entryMaps.append(map)
        return Int32(core.value.entryMaps.count - 1)
    }

    /// Returns the attribute that is the key of an entry.
    func entryKey(of node: UInt32) -> UInt32? {
        document.attributes(of: node).first {
            document.names.bytes(of: document.attribute(at: $0).name).isEqual(to: "key")
        }
    }

    func entryKeys(_ map: Int32) -> [String] { core.value.entryMaps[Int(map)].keys }

    func entryPlace(_ map: Int32, _ key: any CodingKey, _ path: Int32, in parent: UInt32) -> DecodingPlace {
        let node = core.value.entryMaps[Int(map)][key.stringValue]
        guard let node else { return missing(path, in: parent) }
        if let key = entryKey(of: node) {
            let mark = DecodingPlace.attribute(key, path)
            noteMark(mark, of: node)
            noteRead(mark: mark)
        }
        return item(node, path)
    }
}
