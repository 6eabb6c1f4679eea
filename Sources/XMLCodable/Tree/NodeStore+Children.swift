/// The nodes in another one as records, without those inside of them.
package struct ChildRecords: Sequence, IteratorProtocol {
    fileprivate let nodes: RecordBuffer<NodeRecord>
    fileprivate var child: Int
    fileprivate let end: Int

    @inline(__always)
    package mutating func next() -> Int? {
        guard child < end else { return nil }
        defer { child = Int(nodes[child].end) }
        return child
    }
}

/// Public nodes, created from records on demand.
extension NodeStore {
    @inline(__always)
    package func childRecords(of node: Int) -> ChildRecords {
        ChildRecords(nodes: nodes, child: node + 1, end: min(Int(nodes[node].end), nodeCount))
    }

    /// Returns the content of an element; white space without a record of its own is ordinary text.
    func children(of node: Int) -> [XML.Node] {
        let record = nodes[node]
        if record.flags & NodeFlag.leaf != 0 {
            if record.flags & NodeFlag.cdata != 0 { return [.cdata(content(record))] }
            return record.textLength == 0 ? [] : [.text(content(record))]
        }
        var children: [XML.Node] = []
        for child in childRecords(of: node) {
            let next = nodes[child]
            if next.leadingSpace > 0 { children.append(.text(plainText(leadingSpace(next)))) }
            if let made = self.node(child) { children.append(made) }
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
        childRecords(of: node).compactMap { nodes[$0].kind == NodeKind.element ? XML.Element(self, $0) : nil }
    }
}
