/// Public nodes, created from records on demand.
extension NodeStore {
    /// Returns the content of an element; white space without a record of its own is ordinary text.
    func children(of node: Int) -> [XML.Node] {
        let record = nodes[node]
        if record.flags & NodeFlag.leaf != 0 {
            if record.flags & NodeFlag.cdata != 0 { return [.cdata(content(record))] }
            return record.textLength == 0 ? [] : [.text(content(record))]
        }
        var children: [XML.Node] = []
        var child = node + 1
        while child < Int(record.end) {
            let next = nodes[child]
            if next.leadingSpace > 0 { children.append(.text(plainText(leadingSpace(next)))) }
            if let made = self.node(child) { children.append(made) }
            child = Int(next.end)
        }
        if record.textLength > 0 { children.append(.text(content(record))) }
        return children
    }

    /// Returns the node for a record, or nil for the document and the document type declaration.
    package func node(_ index: Int) -> XML.Node? {
        let record = nodes[index]
        switch record.kind {
        case NodeKind.element: return .element(XML.Element(self, index))
        case NodeKind.text: return .text(content(record))
        case NodeKind.cdata: return .cdata(content(record))
        case NodeKind.comment: return .comment(content(record))
        case NodeKind.processingInstruction:
            return .processingInstruction(target: names.string(of: record.name), data: content(record))
        default: return nil
        }
    }

    func childElements(of node: Int) -> [XML.Element] {
        var elements: [XML.Element] = []
        var child = node + 1
        let end = Int(nodes[node].end)
        while child < end {
            if nodes[child].kind == NodeKind.element { elements.append(XML.Element(self, child)) }
            child = Int(nodes[child].end)
        }
        return elements
    }
}
