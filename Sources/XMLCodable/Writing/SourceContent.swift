/// The content of a changed element compared with that of the element it was parsed as, to find what is unchanged.
///
/// Both are read from the start to the end, side by side, in linear time.
struct SourceContent {
    /// A node of the source: white space, which has no record, a child, or the only content of the element.
    private enum Piece {
        case space(Range<Int>)
        case child(Int)
        case content
    }

    /// The number of nodes to look at for one that is equal; those before it were removed.
    private static let lookahead = 8

    let store: NodeStore
    private let node: Int
    /// Whether references to entities may be copied.
    private let keepsEntities: Bool
    /// The next child record, and whether the white space before it has been read.
    private var child: Int
    private var isPastSpace = false
    private var isAtEnd = false
    /// The next child element that is still among the children of the changed element, and its index there.
    private var anchor = (index: -1, node: 0)

    init(_ store: NodeStore, _ node: Int, keepsEntities: Bool) {
        self.store = store
        self.node = node
        self.keepsEntities = keepsEntities
        child = node + 1
    }

    private var end: Int { Int(store.nodes[node].end) }

    /// The number of the name of the element in the source.
    var name: UInt32 { store.nodes[node].name }

    /// The offset of the end tag, if it can be told from the text before it.
    var endTagStart: Int? {
        let record = store.nodes[node]
        guard let text = record.text.inSource, !text.isEmpty else { return nil }
        return text.upperBound + (record.flags & NodeFlag.cdata != 0 ? 3 : 0)
    }

    // MARK: - Taking nodes

    /// Returns whether an element is the next of the source that is still there, whether changed or not.
    mutating func take(_ element: XML.Element) -> Bool {
        guard element.store === store, Int(element.node) >= child, Int(element.node) < end else { return false }
        while child < Int(element.node) { child = Int(store.nodes[child].end) }
        guard child == Int(element.node) else { return false }
        child = Int(store.nodes[child].end)
        isPastSpace = false
        return true
    }

    /// Returns the range in the source of a node that is not an element, if it is unchanged.
    ///
    /// - Parameters:
    ///   - index: The index of the node in the children of the changed element.
    ///   - children: These children.
    mutating func take(_ leaf: XML.Node, at index: Int, of children: [XML.Node]) -> Range<Int>? {
        takePiece(leaf, at: index, of: children, isCopied: true).flatMap { range(of: $0) }
    }

    /// Returns the record of such a node, if its text is not in the source as it is.
    mutating func takeExpanded(_ leaf: XML.Node, at index: Int, of children: [XML.Node]) -> NodeRecord? {
        let record: NodeRecord
        switch takePiece(leaf, at: index, of: children, isCopied: false) {
        case .child(let child): record = store.nodes[child]
        case .content: record = store.nodes[node]
        case .space, nil: return nil
        }
        return record.flags & NodeFlag.side != 0 ? record : nil
    }

    private mutating func takePiece(
        _ leaf: XML.Node, at index: Int, of children: [XML.Node], isCopied: Bool
    ) -> Piece? {
        let limit = nextElement(after: index, of: children)
        var probe = self
        for _ in 0..<Self.lookahead {
            guard probe.child < limit || probe.child == limit && !probe.isPastSpace, let piece = probe.next() else {
                return nil
            }
            guard isEqual(leaf, piece), !isCopied || range(of: piece) != nil else { continue }
            child = probe.child
            isPastSpace = probe.isPastSpace
            isAtEnd = probe.isAtEnd
            return piece
        }
        return nil
    }

    /// Returns the record of the next element that is still there; the end of the records if there is none.
    private mutating func nextElement(after index: Int, of children: [XML.Node]) -> Int {
        guard anchor.index < index else { return anchor.node }
        var next = index + 1
        while next < children.count {
            if case .element(let element) = children[next], element.store === store, Int(element.node) >= child,
                Int(element.node) < end
            {
                anchor = (next, Int(element.node))
                return anchor.node
            }
            next += 1
        }
        anchor = (next, end)
        return end
    }

    // MARK: - The source

    private mutating func next() -> Piece? {
        if child < end {
            let record = store.nodes[child]
            if !isPastSpace {
                isPastSpace = true
                if record.leadingSpace > 0 { return .space(record.spaceBefore) }
            }
            defer {
                child = Int(record.end)
                isPastSpace = false
            }
            return .child(child)
        }
        guard !isAtEnd else { return nil }
        isAtEnd = true
        let record = store.nodes[node]
        if record.flags & NodeFlag.leaf != 0 {
            return record.flags & NodeFlag.cdata != 0 || record.textLength > 0 ? .content : nil
        }
        guard let space = record.text.inSource, !space.isEmpty else { return nil }
        return .space(space)
    }

    /// Returns the range of a node in the source; nil if it is not known there.
    private func range(of piece: Piece) -> Range<Int>? {
        switch piece {
        case .space(let range): range
        case .child(let child): range(ofChild: child)
        case .content: rangeOfContent
        }
    }

    private func range(ofChild child: Int) -> Range<Int>? {
        let record = store.nodes[child]
        if let range = store.markup(of: record) { return range }
        // Text with a reference; other nodes are in the text of an entity.
        guard record.kind == NodeKind.text, let range = record.start.flatMap({ textWithEntities(from: $0) }) else {
            return nil
        }
        // The nodes before and after it are markup of the document itself, unless an entity contains markup.
        let isBetweenMarkup = !contains(range, child - 1) && !contains(range, Int(record.end))
        return isBetweenMarkup ? range : nil
    }

    private var rangeOfContent: Range<Int>? {
        let record = store.nodes[node]
        let isCDATA = record.flags & NodeFlag.cdata != 0
        guard let text = record.text.inSource else {
            guard !isCDATA, let tag = store.startTag(ofElement: node) else { return nil }
            return textWithEntities(from: tag.close.upperBound)
        }
        return isCDATA ? text.lowerBound - 9..<text.upperBound + 3 : text
    }

    /// Returns the range of text that contains references to entities, up to the next markup.
    private func textWithEntities(from start: Int) -> Range<Int>? {
        // The store owns the source.
        let text = unsafe store.source.text
        let end = ByteSearch.next(UInt8(ascii: "<"), text.cursor(at: start)) - text.start
        return keepsEntities && end > start ? start..<end : nil
    }

    /// Returns whether a descendant comes from a reference in a range of the source.
    private func contains(_ range: Range<Int>, _ descendant: Int) -> Bool {
        descendant > node && descendant < end && range.contains(Int(store.nodes[descendant].reportedOffset))
    }

    // MARK: - Comparing

    private func isEqual(_ leaf: XML.Node, _ piece: Piece) -> Bool {
        switch piece {
        case .child(let child): return store.isContent(leaf, of: store.nodes[child])
        case .content: return store.isContent(leaf, of: store.nodes[node])
        case .space(let range):
            let count = range.count
            guard case .text(let text) = leaf, (count / 2...count).contains(text.utf8.count) else { return false }
            // The store owns the source.
            let raw = unsafe store.source.slice(range.lowerBound, count)
            return ScalarEquality.equal(text, store.plainText(raw))
        }
    }
}

extension NodeStore {
    /// Returns whether a node other than an element is the node of a record, or the only content of an element.
    func isContent(_ node: XML.Node, of record: NodeRecord) -> Bool {
        var kind = record.kind
        if kind == NodeKind.element { kind = record.flags & NodeFlag.cdata != 0 ? NodeKind.cdata : NodeKind.text }
        switch node {
        case .text(let text): return kind == NodeKind.text && isContent(text, of: record)
        case .cdata(let text): return kind == NodeKind.cdata && isContent(text, of: record)
        case .comment(let text): return kind == NodeKind.comment && isContent(text, of: record)
        case .processingInstruction(let target, let data):
            return kind == NodeKind.processingInstruction
                && target.withBytes { $0 == names.bytes(of: record.name) } && isContent(data, of: record)
        case .element: return false
        }
    }

    private func isContent(_ text: String, of record: NodeRecord) -> Bool {
        let raw = rawText(record)
        if record.flags & NodeFlag.encoded == 0 { return text.withBytes { $0 == raw } }
        // Text is decoded only if its length can match: the comparison must not take longer than writing the text.
        let count = text.utf8.count
        guard raw.count >= count, raw.count / 16 <= count else { return false }
        return ScalarEquality.equal(text, content(record))
    }
}
