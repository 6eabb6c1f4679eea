/// Captures of parts of the tree: nodes, content as text, and content that the model does not name.
extension DecodingState {
    /// Returns what a key of an element captures from it; nil if there is nothing.
    ///
    /// - Parameter path: The coding path, including the key.
    func captured<T: Decodable>(
        _ type: T.Type, _ role: TypePlan.Role, _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int
    ) throws -> T? {
        switch role {
        case .elementName: return try same(XMLElementName(store.names.string(of: nodes[Int(node)].name)), as: type)
        case .anyElements:
            let known = knownNames(table, path, except: index)
            let found = children(node) { !known.hasChild(nodes[Int($0)]) }
            return try same(XMLAnyElements(found.map { XML.Element(store, Int($0)) }), as: type)
        case .anyAttributes:
            let known = knownNames(table, path, except: index)
            let record = nodes[Int(node)]
            let all = Int(record.attributeStart)..<Int(record.attributeStart) + Int(record.attributeCount)
            let found = all.filter { !known.hasAttribute(attributes[$0]) }
            return try same(XMLAnyAttributes(found.map { XML.Attribute(store, index: $0) }), as: type)
        default: break
        }
        var places: [UInt32] = []
        var known: KnownNames?
        switch table.entries[index].kind {
        case .text, .rest:
            places = [node]
            known = knownNames(table, path, except: index)
        case .path where table.core.pointee.paths[index].map { $0.target == .rest || $0.target == .text } ?? false:
            places = table.core.pointee.paths[index].map { elements(node, $0) } ?? []
        default:
            let place = place(node, path, table, index, scalar: false)
            if place.kind == .missing {
                guard role == .rawNodes, options.missingCollectionStrategy == .empty else { return nil }
                return try same([XML.Node](), as: type)
            }
            return try captured(type, role, place)
        }
        switch role {
        case .innerXML: return try same(InnerXML(places.map { innerXML($0) }.joined()), as: type)
        case .rawNodes: return try same(places.flatMap { content($0, known) }, as: type)
        default:
            guard let first = places.lazy.compactMap({ self.content($0, known).first }).first else { return nil }
            return try same(first, as: type)
        }
    }

    /// Returns the value of a capturing type from a place.
    func captured<T: Decodable>(_ type: T.Type, _ role: TypePlan.Role, _ place: DecodingPlace) throws -> T {
        let item = single(place)
        let isElement = item.kind == .item || item.kind == .siblings
        switch role {
        case .elementName: return try same(XMLElementName(try string(item)), as: type)
        case .rawNode where isElement: return try same(XML.Node.element(XML.Element(store, Int(item.node))), as: type)
        case .rawNode: return try same(XML.Node.text(try string(item)), as: type)
        case .innerXML where isElement: return try same(InnerXML(innerXML(item.node)), as: type)
        case .rawNodes where isElement: return try same(content(item.node, nil), as: type)
        case .rawNodes where item.kind == .missing: return try same([XML.Node](), as: type)
        case .rawNodes where item.kind == .run: return try same([XML.Node.text(try string(item))], as: type)
        case .anyElements where isElement:
            return try same(XMLAnyElements(XML.Element(store, Int(item.node)).elements), as: type)
        case .anyAttributes where isElement:
            return try same(XMLAnyAttributes(XML.Element(store, Int(item.node)).attributes), as: type)
        default:
            if place.kind == .missing { throw missingValue(place) }
            throw mismatch(type, place, "expected an element", "found \(described(item))")
        }
    }

    private func innerXML(_ node: UInt32) -> String { XML.Element(store, Int(node)).innerXML }

    /// Returns the nodes of an element, except for those for which the model has other keys. White space between
    /// elements is included if there is other text, or if the model takes all nodes.
    private func content(_ node: UInt32, _ known: KnownNames?) -> [XML.Node] {
        guard let known, known.hasText || !children(node, where: { known.hasChild(nodes[Int($0)]) }).isEmpty else {
            return store.children(of: Int(node))
        }
        let keepsText = !known.hasText && hasText(node)
        var found: [XML.Node] = []
        for child in store.children(of: Int(node)) {
            switch child {
            case .text, .cdata: if keepsText { found.append(child) }
            case .element(let element):
                if !known.hasChild(nodes[Int(element.node)]) { found.append(child) }
            case .comment, .processingInstruction: found.append(child)
            }
        }
        return found
    }
}
