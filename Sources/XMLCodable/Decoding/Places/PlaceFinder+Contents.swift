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

    /// Throws an error unless an element has the name that the options or the type require of the root.
    ///
    /// - Parameter plan: The plan of the value, if it is that of the whole document.
    func checkRoot(_ node: UInt32, _ plan: TypePlan?) throws {
        let checked = options.checksRoot && plan?.polymorphism == nil && plan?.mayBeChoice != true ? plan : nil
        let name = document[node].usedName
        let place = DecodingPlace(node: node, limit: 0, path: -1, kind: .item)
        if let wanted = options.rootKey ?? checked?.rootName {
            if keys.isName(name, wanted, plan?.namespace) { return }
            let isOther = keys.isName(name, wanted, nil)
            let found = isOther ? shownNamespace(of: node) : "<\(document.name(of: node))>"
            let namespace = isOther ? " in the namespace \"\(plan?.namespace ?? "")\"" : ""
            throw DecodingError.keyNotFound(
                XMLNameKey(wanted), context(place, "expected the root element <\(wanted)>\(namespace), found \(found)"))
        }
        guard let namespace = checked?.namespace, !keys.isIn(namespace, name) else { return }
        throw DecodingError.keyNotFound(
            XMLNameKey(document.name(of: node)),
            context(
                place, "expected a root element in the namespace \"\(namespace)\", found \(shownNamespace(of: node))"))
    }

    private func shownNamespace(of node: UInt32) -> String {
        let namespace = keys.document.namespace(document[node].usedName.namespace)
        return "<\(document.name(of: node))> in " + (namespace.isEmpty ? "none" : "\"\(namespace)\"")
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
