/// Captures of parts of the tree: raw elements, nodes, content as text, and content that the model does not name.
extension DecodingState {
    /// Returns the raw element at a place.
    func element(_ place: DecodingPlace) throws -> XML.Element {
        let place = places.single(place)
        guard place.isElement else {
            places.rejectFallback(place)
            throw place.kind == .missing
                ? places.missingValue(place)
                : places.mismatch(
                    XML.Element.self, place, "expected an element", "found \(places.described(place))")
        }
        observer?.noteWhole(place.node)
        return document.element(place.node)
    }

    /// Returns the name of the element at a place, which that does not capture; nil if there is none.
    func elementName(_ place: DecodingPlace) -> XML.Name? {
        let place = places.single(place)
        return place.isElement ? document.element(place.node).name : nil
    }

    /// Returns the attributes of an element that says nil, except `xsi:nil` and declarations; nil if it does not.
    func nilAttributes(_ place: DecodingPlace) -> [XML.Attribute]? {
        let place = places.single(place)
        guard place.isElement, places.isNil(place) else { return nil }
        let mark = document.schemaAttribute(place.node, "nil")
        let found = document.attributes(of: place.node).filter {
            $0 != mark && document.attribute(at: $0).flags & AttributeFlag.declaration == 0
        }
        for attribute in found { observer?.noteRead(attribute: attribute) }
        return found.map { XML.Attribute(document.store, index: Int($0)) }
    }

    /// Returns what a key of an element captures from it; nil if there is nothing.
    ///
    /// - Parameter path: The coding path, including the key.
    func captured<T: Decodable>(
        _ type: T.Type, _ role: TypePlan.Role, _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int
    ) throws -> T? {
        if role.hasUnnamedPlace, !table[index].isCaptured { places.noteCaptured(index, table, in: node) }
        switch role {
        case .elementName: return LayoutCast.same(XMLElementName(keys.elementName(document[node].usedName)), as: type)
        case .anyElements:
            let found = leftElements(of: node, places.leftContent(node, path, table, index, isAny: true))
            let correction = found.isEmpty ? nil : LateCorrection(found)
            places.claim(found)
            places.noteReader(.elements, of: node, table, index, correction)
            return LayoutCast.same(XMLAnyElements(found.map { document.element($0) }, correction), as: type)
        case .anyAttributes:
            let found = leftAttributes(of: node, places.leftContent(node, path, table, index, isAny: true))
            let correction = found.isEmpty ? nil : LateCorrection(found)
            places.noteReader(.attributes, of: node, table, index, correction)
            return LayoutCast.same(
                XMLAnyAttributes(found.map { XML.Attribute(document.store, index: Int($0)) }, correction), as: type)
        case .comments: return LayoutCast.same(XMLComments(comments(of: node, path, table, index)), as: type)
        case .flattened: return try flattened(type, places.item(node, path), table, index)
        case .groups: return try maker.groups(type, self, places.item(node, path), table, index)
        default: break
        }
        var elements: [UInt32] = []
        switch table[index].kind {
        case .text, .rest: elements = [node]
        case .path where table.path(index).map { $0.target == .rest || $0.target == .text } ?? false:
            elements = table.path(index).map { places.elements(node, $0) } ?? []
        default:
            let place = places.place(node, path, table, index, scalar: false)
            if place.kind == .missing {
                guard role == .rawNodes, places.missingCollectionsAreEmpty else { return nil }
                return LayoutCast.same([XML.Node](), as: type)
            }
            return try captured(type, role, place)
        }
        let left = places.leftContent(node, path, table, index)
        places.noteReader(.nodes, of: node, table, index, taken: elements.flatMap { leftElements(of: $0, left) })
        if left.hasText { for element in elements { places.claimText(of: element) } }
        switch role {
        case .innerXML: return LayoutCast.same(InnerXML(elements.map { innerXML($0, left) }.joined()), as: type)
        case .rawNodes: return LayoutCast.same(elements.flatMap { content($0, left) }, as: type)
        default:
            guard let first = elements.lazy.compactMap({ self.content($0, left).first }).first else { return nil }
            return LayoutCast.same(first, as: type)
        }
    }

    /// Returns the comments in an element, unless another key has them.
    private func comments(of node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int) -> [String] {
        guard places.leftContent(node, path, table, index, isAny: true).hasComments else { return [] }
        places.noteReader(.comments, of: node, table, index, nil)
        let comments = document.store.children(of: Int(node)).compactMap { child -> String? in
            if case .comment(let text) = child { text } else { nil }
        }
        if !comments.isEmpty { places.core.value.hasReadComments = true }
        return comments
    }

    /// Returns the value of a capturing type from a place.
    func captured<T: Decodable>(_ type: T.Type, _ role: TypePlan.Role, _ place: DecodingPlace) throws -> T {
        let item = places.single(place)
        let element = item.isElement ? document.element(item.node) : nil
        if let observer, item.isElement { note(role, item.node, observer) }
        switch (role, element) {
        case (.elementName, _): return LayoutCast.same(XMLElementName(try string(item)), as: type)
        case (.rawNode, let element?): return LayoutCast.same(XML.Node.element(element), as: type)
        case (.rawNode, nil): return LayoutCast.same(XML.Node.text(try string(item)), as: type)
        case (.innerXML, _?):
            return LayoutCast.same(
                InnerXML(document.store.innerXML(of: Int(item.node), addsDeclarations: true)), as: type)
        case (.rawNodes, _?): return LayoutCast.same(document.store.children(of: Int(item.node)), as: type)
        case (.rawNodes, nil) where item.kind == .missing: return LayoutCast.same([XML.Node](), as: type)
        case (.rawNodes, nil) where item.kind == .run:
            return LayoutCast.same([XML.Node.text(try string(item))], as: type)
        case (.anyElements, let element?): return LayoutCast.same(XMLAnyElements(element.elements), as: type)
        case (.anyAttributes, let element?): return LayoutCast.same(XMLAnyAttributes(element.attributes), as: type)
        default:
            if place.kind == .missing { throw places.missingValue(place) }
            throw places.mismatch(type, place, "expected an element", "found \(places.described(item))")
        }
    }

    /// Records what a capture takes from its own element.
    private func note(_ role: TypePlan.Role, _ node: UInt32, _ observer: any DecodingObserver) {
        switch role {
        case .rawNode: observer.noteWhole(node)
        case .rawNodes, .innerXML, .anyElements: observer.noteContent(of: node, document.children(node))
        case .anyAttributes: for attribute in document.attributes(of: node) { observer.noteRead(attribute: attribute) }
        default: observer.noteScalar(node)
        }
    }

    /// Returns the child elements that are left to a key.
    func leftElements(of node: UInt32, _ left: LeftContent) -> [UInt32] {
        document.children(node) { left.has(document[$0]) }
    }

    /// Returns the attributes that are left to a key.
    func leftAttributes(of node: UInt32, _ left: LeftContent) -> [UInt32] {
        document.attributes(of: node).filter { left.has(attribute: document.attribute(at: $0).usedName) }
    }

    private func innerXML(_ node: UInt32, _ left: LeftContent) -> String {
        let (keepsText, keepsComments) = (left.hasText, left.hasComments)
        return document.store.innerXML(of: Int(node), addsDeclarations: true) { child in
            let record = document[UInt32(child)]
            switch record.kind {
            case NodeKind.element: return left.has(record)
            case NodeKind.text, NodeKind.cdata: return keepsText
            case NodeKind.comment: return keepsComments
            default: return true
            }
        }
    }

    /// Whether all content of an element is left to a key.
    private func isWhole(_ node: UInt32, _ left: LeftContent) -> Bool {
        left.hasText && left.hasComments && document.children(node, where: { !left.has(document[$0]) }).isEmpty
    }

    /// Returns the nodes of an element that are left to a key. White space between elements is included if there is
    /// other text, or if all nodes are left.
    private func content(_ node: UInt32, _ left: LeftContent) -> [XML.Node] {
        let all = document.store.children(of: Int(node))
        if isWhole(node, left) { return all }
        let keepsText = left.hasText && document.hasText(node)
        return all.filter { child in
            switch child {
            case .text, .cdata: keepsText
            case .element(let element): left.has(document[UInt32(element.node)])
            case .comment: left.hasComments
            case .processingInstruction: true
            }
        }
    }
}
