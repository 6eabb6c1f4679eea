/// Captures of the tree: raw elements, nodes, content as text, comments, and elements that the model does not name.
extension DecodingState {
    /// Returns the raw element at a place, as a value of its type.
    func rawElement<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        LayoutCast.same(try element(place), as: type)
    }

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
        places.marks?.noteWhole(place.node)
        return element(place.node)
    }

    /// Returns the parts of the tree that a key of an element captures from it; nil if there is nothing.
    ///
    /// - Parameter path: The coding path, including the key.
    func tree<T: Decodable>(
        _ type: T.Type, _ role: TypePlan.Role, _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int
    ) throws -> T? {
        switch role {
        case .anyElements:
            let left = places.leftContent(node, path, table, index, isAny: true)
            let found = places.leftElements(of: node, left)
            places.take(.elements, left, found)
            places.marks?.noteTaken(found)
            return LayoutCast.same(XMLAnyElements(found.map { element($0) }), as: type)
        case .comments: return LayoutCast.same(XMLComments(comments(of: node, path, table, index)), as: type)
        default: break
        }
        var elements: [UInt32] = []
        switch table[index].kind {
        case .text, .rest: elements = [node]
        case .path where table.path(index)?.target.isContent ?? false:
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
        places.take(.nodes, left, elements.flatMap { places.leftElements(of: $0, left) })
        if left.hasText { for element in elements { places.claimText(of: element) } }
        if let marks = places.marks { note(elements, below: node, left, marks) }
        switch role {
        case .innerXML: return LayoutCast.same(InnerXML(elements.map { innerXML($0, left) }.joined()), as: type)
        case .rawNodes: return LayoutCast.same(elements.flatMap { content($0, left) }, as: type)
        default:
            guard let first = elements.lazy.compactMap({ self.content($0, left).first }).first else { return nil }
            return LayoutCast.same(first, as: type)
        }
    }

    /// Records that the content of elements which is left to a key is read.
    private func note(_ elements: [UInt32], below node: UInt32, _ left: LeftContent, _ marks: NodeMarks) {
        for element in elements {
            marks.noteTaken(places.leftElements(of: element, left))
            if left.hasText { marks.noteText(of: element) }
            if element != node { observer?.noteRead(element, below: node) }
        }
    }

    /// Returns the comments in an element, unless another key has them.
    private func comments(of node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int) -> [String] {
        let left = places.leftContent(node, path, table, index, isAny: true)
        guard left.hasComments else { return [] }
        places.take(.comments, left, [])
        let comments = comments(in: node)
        if !comments.isEmpty { places.core.value.hasReadOthers = true }
        return comments
    }

    /// Returns the parts of the tree at a place; nil for a type that they cannot make.
    func tree<T: Decodable>(_ type: T.Type, _ role: TypePlan.Role, _ item: DecodingPlace) throws -> T? {
        let isElement = item.isElement
        let node = Int(item.node)
        switch role {
        case .rawNode:
            let node: XML.Node = isElement ? .element(element(item.node)) : .text(try string(item))
            return LayoutCast.same(node, as: type)
        case .innerXML where isElement:
            return LayoutCast.same(InnerXML(document.store.innerXML(of: node, addsDeclarations: true)), as: type)
        case .rawNodes where isElement: return LayoutCast.same(document.store.children(of: node), as: type)
        case .rawNodes where item.kind == .missing: return LayoutCast.same([XML.Node](), as: type)
        case .rawNodes where item.kind == .run: return LayoutCast.same([XML.Node.text(try string(item))], as: type)
        case .anyElements where isElement:
            return LayoutCast.same(XMLAnyElements(document.store.childElements(of: node)), as: type)
        case .comments where isElement:
            return LayoutCast.same(XMLComments(comments(in: item.node)), as: type)
        default: return nil
        }
    }

    /// Returns the comments that are directly in an element.
    private func comments(in node: UInt32) -> [String] {
        document.store.children(of: Int(node)).compactMap { if case .comment(let text) = $0 { text } else { nil } }
    }

    private func element(_ node: UInt32) -> XML.Element { XML.Element(document.store, Int(node)) }

    private func innerXML(_ node: UInt32, _ left: LeftContent) -> String {
        let (keepsText, keepsComments) = (left.hasText, left.hasComments)
        return document.store.innerXML(of: Int(node), addsDeclarations: true) { child in
            let record = document[UInt32(child)]
            switch record.kind {
            case NodeKind.element: return left.has(UInt32(child), record)
            case NodeKind.text, NodeKind.cdata: return keepsText
            case NodeKind.comment: return keepsComments
            default: return true
            }
        }
    }

    /// Whether all content of an element is left to a key.
    private func isWhole(_ node: UInt32, _ left: LeftContent) -> Bool {
        left.hasText && left.hasComments && document.children(node).allSatisfy { left.has($0, document[$0]) }
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
            case .element(let element): left.has(UInt32(element.node), document[UInt32(element.node)])
            case .comment: left.hasComments
            case .processingInstruction: true
            }
        }
    }
}
