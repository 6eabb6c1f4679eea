/// What is left of an element to a key, as pieces of the tree.
extension DecodingSite {
    /// Returns the value that a key names, or else one of what the other keys leave of elements; nil if the key names what is
    /// not there.
    func content<T: Decodable>(
        _ type: T.Type, under key: Key, _ make: ([UInt32], LeftContent) -> T?
    ) throws -> T? {
        var elements: [UInt32] = []
        switch key.table[key.index].kind {
        case .text, .rest: elements = [node]
        case _ where place.kind == .text: elements = [node]
        case .path where key.table.path(key.index)?.target.isContent ?? false:
            elements = key.table.path(key.index).map { places.elements(node, $0) } ?? []
        default:
            let found = places.place(self.site(of: key), scalar: false)
            return found.kind == .missing ? nil : try state.value(type, found, plan)
        }
        let left = places.leftContent(site(of: key))
        if left.hasNone(of: .nodes) { return make([], left) }
        places.take(.nodes, left, elements.flatMap { places.leftElements(of: $0, left) })
        if left.hasText { for element in elements { places.claimText(of: element) } }
        let hasOthers = elements.contains {
            left.hasText && document.hasText($0) || left.hasComments && document.hasComments($0)
        }
        if hasOthers { places.noteFound() }
        if let marks = places.marks { note(elements, left, marks) }
        return make(elements, left)
    }

    /// Records that the content of elements which is left to a key is read.
    private func note(_ elements: [UInt32], _ left: LeftContent, _ marks: NodeMarks) {
        for element in elements {
            marks.noteTaken(places.leftElements(of: element, left))
            if left.hasText { marks.noteText(of: element) }
            if element != node { state.observer?.noteRead(element, below: node) }
        }
    }

    /// Records that the content of an element is read.
    func noteContent(of element: UInt32) {
        places.marks?.noteTaken(document.children(element))
        places.marks?.noteText(of: element)
    }

    /// Returns the nodes of an element that are left to a key. White space between elements is included if there is
    /// other text, or if all nodes are left.
    func nodes(of element: UInt32, _ left: LeftContent) -> [XML.Node] {
        let all = document.store.children(of: Int(element))
        if isWhole(element, left) { return all }
        let keepsText = left.hasText && document.hasText(element)
        return all.filter { child in
            switch child {
            case .text, .cdata: keepsText
            case .element(let element): left.has(UInt32(element.node), document[UInt32(element.node)])
            case .comment: left.hasComments
            case .processingInstruction: true
            }
        }
    }

    /// Whether all content of an element is left to a key.
    private func isWhole(_ element: UInt32, _ left: LeftContent) -> Bool {
        left.hasText && left.hasComments && document.children(element).allSatisfy { left.has($0, document[$0]) }
    }
}
