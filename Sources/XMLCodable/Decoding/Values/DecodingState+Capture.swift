/// Captures of parts of an element: its name, its attributes, and what is left to a key. Captures of the tree are in
/// `DecodingState+Tree.swift`.
extension DecodingState {
    /// Returns the name of the element at a place, which that does not capture; nil if there is none.
    func elementName(_ place: DecodingPlace) -> XML.Name? {
        let place = places.single(place)
        return place.isElement ? document.store.elementName(Int(place.node)) : nil
    }

    /// Returns the attributes of an element that says nil, except `xsi:nil` and declarations; nil if it does not.
    func nilAttributes(_ place: DecodingPlace) -> [XML.Attribute]? {
        let place = places.single(place)
        guard place.isElement, places.isNil(place) else { return nil }
        let mark = document.schemaAttribute(place.node, "nil")
        let found = document.attributes(of: place.node).filter {
            let attribute = document.attribute(at: $0)
            // Not the key of an entry either.
            return $0 != mark && attribute.flags & AttributeFlag.declaration == 0
                && !places.core.value.ledger.hasMark(attribute.usedName, isAttribute: true, in: place.node)
        }
        places.marks?.noteTaken(attributes: found)
        return found.map { XML.Attribute(document.store, index: Int($0)) }
    }

    /// Returns what a key of an element captures from it; nil if there is nothing.
    ///
    /// - Parameter path: The coding path, including the key.
    func captured<T: Decodable>(
        _ type: T.Type, _ role: TypePlan.Role, _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int
    ) throws -> T? {
        if role.hasUnnamedPlace, !table.use(index).contains(.captured) {
            places.learn(.captured, of: index, table, path)
        }
        switch role {
        case .elementName:
            let name = document[node].usedName
            // A prefix of the model says the namespace.
            let namespace = keys.bindings == nil ? document.store.elementName(Int(node)).namespaceURI : nil
            return LayoutCast.same(XMLElementName(keys.elementName(name), namespaceURI: namespace), as: type)
        case .anyAttributes:
            let left = places.leftContent(node, path, table, index, isAny: true)
            let found = places.leftAttributes(of: node, left)
            places.take(.attributes, left, [])
            places.marks?.noteTaken(attributes: found)
            return LayoutCast.same(
                XMLAnyAttributes(found.map { XML.Attribute(document.store, index: Int($0)) }), as: type)
        case .flattened: return try flattened(type, places.item(node, path))
        case .groups: return try maker.groups(type, self, places.item(node, path))
        default: return try tree(type, role, node, path, table, index)
        }
    }

    /// Returns the value of a capturing type from a place.
    func captured<T: Decodable>(_ type: T.Type, _ role: TypePlan.Role, _ place: DecodingPlace) throws -> T {
        let item = places.single(place)
        if let marks = places.marks, item.isElement { note(role, item.node, marks) }
        switch role {
        case .elementName: return LayoutCast.same(XMLElementName(try string(item)), as: type)
        case .anyAttributes where item.isElement:
            return LayoutCast.same(XMLAnyAttributes(document.store.attributes(of: Int(item.node))), as: type)
        default:
            if let captured = try tree(type, role, item) { return captured }
            if place.kind == .missing { throw places.missingValue(place) }
            throw places.mismatch(type, place, "expected an element", "found \(places.described(item))")
        }
    }

    /// Records what a capture takes from its own element.
    private func note(_ role: TypePlan.Role, _ node: UInt32, _ marks: NodeMarks) {
        switch role {
        case .rawNode: marks.noteWhole(node)
        case .anyAttributes: marks.noteTaken(attributes: Array(document.attributes(of: node)))
        case .rawNodes, .innerXML, .anyElements:
            marks.noteTaken(document.children(node))
            marks.noteText(of: node)
        default: marks.noteText(of: node)
        }
    }
}
