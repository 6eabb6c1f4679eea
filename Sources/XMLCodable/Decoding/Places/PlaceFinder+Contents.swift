/// What an element contains, for `allKeys` and for the required name of the root.
extension PlaceFinder {
    enum FoundName {
        case attribute(String, UsedName)
        case child(String, UsedName)
        case text
    }

    /// Returns the contents of an element in document order and without duplicates: attributes except for declarations,
    /// child elements, and text.
    func names(of node: UInt32, _ table: DecodingKeyTable, _ path: Int32) -> [FoundName] {
        let record = document[node]
        var found: [FoundName] = []
        for attribute in document.attributes(of: node).map({ document.attribute(at: $0) })
        where attribute.flags & AttributeFlag.declaration == 0 {
            let name = attribute.usedName
            found.append(.attribute(keys.keyName(name, isAttribute: true, table, path), name))
        }
        let isLeaf = record.flags & NodeFlag.leaf != 0
        let hasText = document.hasText(node)
        var text = isLeaf || !hasText
        if isLeaf, hasText { found.append(.text) }
        var names: Set<UsedName> = []
        var child = node + 1
        while child < record.end {
            let next = document[child]
            let name = next.usedName
            if next.kind == NodeKind.element, names.insert(name).inserted {
                found.append(.child(keys.keyName(name, isAttribute: false, table, path), name))
            } else if next.kind == NodeKind.text || next.kind == NodeKind.cdata, !text {
                text = true
                found.append(.text)
            }
            child = next.end
        }
        return found
    }

    /// Throws an error unless an element has the name that the options require of the root.
    func checkRoot(_ node: UInt32, _ namespace: String?) throws {
        guard let wanted = options.rootKey, !keys.isName(document[node].usedName, wanted, namespace) else { return }
        let place = DecodingPlace(node: node, limit: 0, path: -1, kind: .item)
        throw DecodingError.keyNotFound(
            XMLNameKey(wanted),
            context(place, "expected the root element <\(wanted)>, found <\(document.name(of: node))>"))
    }

    /// Returns the element whose names the keys of a container can have.
    func nearElement(_ place: DecodingPlace) -> NearElement {
        let single = single(place)
        guard single.isElement || single.kind == .text, document[single.node].kind == NodeKind.element else {
            return NearElement(node: nil, mayBeKey: false)
        }
        let flags = DecodingPlace.isContent | DecodingPlace.mayBeChoice
        return NearElement(node: single.node, mayBeKey: (place.flags | single.flags) & flags != 0)
    }
}
