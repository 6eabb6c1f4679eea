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
        where attribute.flags & AttributeFlag.declaration == 0 || options.tolerances.contains(.plainOpenKeys) {
            let name = attribute.usedName
            found.append(.attribute(keys.keyName(name, isAttribute: true, table, path), name))
        }
        let isLeaf = record.flags & NodeFlag.leaf != 0
        let hasText = document.hasText(node)
        var text = isLeaf || !hasText
        if isLeaf, hasText { found.append(.text) }
        var names: Set<UInt64> = []
        var child = node + 1
        while child < record.end {
            let next = document[child]
            let name = next.usedName
            if next.kind == NodeKind.element, names.insert(name.id).inserted,
                !table.isLiteral || !isMark(child, of: node)
            {
                found.append(.child(keys.keyName(name, isAttribute: false, table, path), name))
            } else if next.kind == NodeKind.text || next.kind == NodeKind.cdata, !text {
                text = true
                found.append(.text)
            }
            child = next.end
        }
        return found
    }

    /// Returns the numbers of the names of child elements in document order and without duplicates, but not of those that are
    /// marks.
    func childNames(of node: UInt32) -> [UInt32] {
        var numbers: [UInt32] = []
        // A search in a few numbers is faster than a set.
        var seen: Set<UInt32> = []
        func isNew(_ number: UInt32) -> Bool {
            if numbers.count < 16 { return !numbers.contains(number) }
            if seen.isEmpty { seen.formUnion(numbers) }
            return seen.insert(number).inserted
        }
        let end = document[node].end
        var child = node + 1
        while child < end {
            let next = document[child]
            if next.kind == NodeKind.element, !isMark(child, of: node), isNew(next.name) { numbers.append(next.name) }
            child = next.end
        }
        return numbers
    }

    /// Returns the place of a key's value among some children of an element, of kind `missing` if there is none; nil for
    /// a key that does not begin with the name of an element.
    func place(
        in elements: Matches, of parent: DecodingPlace, _ table: DecodingKeyTable, _ index: Int
    ) -> DecodingPlace? {
        func named(_ names: NameSet) -> Matches {
            document.members(of: elements, names, usesIndex: table.hasManyKeys)
        }
        let site = KeySite(parent.node, at: parent.path, table, index)
        switch table[index].kind {
        case .element: return list(named(table.names(index)), .elementList, parent.path, in: parent.node)
        case .path:
            guard let path = table.path(index), case .child(let first)? = path.steps.first else { return nil }
            let literal = named(path.literal)
            if !literal.isEmpty, !isNamedByOthers(path.literal, site) {
                return list(literal, .elementList, parent.path, in: parent.node)
            }
            var walk = PathWalk(from: parent.node, at: named(first))
            if walk.matches.isEmpty { return missing(parent.path, in: parent.node) }
            return document.search(from: parent.node) { search in
                for step in path.steps.dropFirst() { walk.take(step, in: document, &search) }
                return path.target == .rest ? nil : place(ofTarget: path, in: walk.matches, site, &search)
            }
        case .attribute, .text, .rest, .unresolved: return nil
        }
    }

    /// Throws an error unless an element has the name that the options or the type require of the root.
    ///
    /// - Parameter plan: The plan of the value, if it is that of the whole document.
    func checkRoot(_ node: UInt32, _ plan: TypePlan?) throws {
        let checked =
            options.checksRoot && plan?.needs.contains(.mark) != true && plan?.isPlainEnum != true ? plan : nil
        let name = document[node].usedName
        let place = DecodingPlace(node: node, limit: 0, path: -1, kind: .item)
        if let wanted = options.rootKey ?? checked?.rootName {
            if keys.isName(name, wanted, plan?.namespace, versions: plan?.namespaceVersions ?? []) { return }
            let isOther = keys.isName(name, wanted, nil)
            let found = isOther ? shownNamespace(of: node) : "<\(document.shownName(of: node))>"
            let namespace = isOther ? " in the namespace \(shown(plan?.namespace ?? "", plan))" : ""
            throw DecodingError.keyNotFound(
                XMLNameKey(wanted), context(place, "expected the root element <\(wanted)>\(namespace), found \(found)"))
        }
        guard let checked, let namespace = checked.namespace, !keys.isIn(namespace, checked, name) else { return }
        throw DecodingError.keyNotFound(
            XMLNameKey(document.name(of: node)),
            context(
                place,
                "expected a root element in the namespace \(shown(namespace, checked)), found \(shownNamespace(of: node))"
            ))
    }

    private func shownNamespace(of node: UInt32) -> String {
        "<\(document.shownName(of: node))>" + inNamespace(keys.document.namespace(document[node].namespace))
    }

    /// Returns the element whose names the keys of a container can have.
    func nearElement(_ place: DecodingPlace) -> NearElement {
        let single = single(place)
        guard single.isElement || single.kind == .text, document[single.node].kind == NodeKind.element else {
            return NearElement(node: nil, mayBeKey: false)
        }
        let flags = DecodingPlace.isContent | DecodingPlace.isEnum
        return NearElement(node: single.node, mayBeKey: (place.flags | single.flags) & flags != 0)
    }
}
