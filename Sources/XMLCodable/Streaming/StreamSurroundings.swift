#if Streaming || !SWIFT_PACKAGE
/// What a stream contains besides its records: the elements around them, and what is before, between and after them.
struct StreamSurroundings: Sendable {
    /// The largest number of bytes that is kept.
    private static let limit = 1 << 20

    private var text: [UInt8] = []
    private var declarations: [UInt8] = []
    /// The names of the elements that are open.
    private var open: [[UInt8]] = []
    private var encoding = DocumentEncoding()
    private var isFull = false

    /// Adds what a piece contains besides its records.
    mutating func add(_ piece: StreamPiece, _ store: NodeStore, records: [UInt32]) {
        guard !isFull, !piece.context.isAfterRoot, piece.recordLevel > 0 else { return }
        if declarations.isEmpty { declarations = piece.declarations.flatMap(\.text) }
        encoding = piece.encoding
        let count = text.count
        var records = records[...]
        add(store.root, 0, piece, store, &records)
        if text.count > Self.limit {
            text.removeSubrange(count...)
            isFull = true
        } else {
            open = piece.open
        }
    }

    /// Adds an element that may be around records.
    ///
    /// - Parameter records: The records that were not passed yet, in the order of the document.
    private mutating func add(
        _ node: Int, _ level: Int, _ piece: StreamPiece, _ store: NodeStore, _ records: inout ArraySlice<UInt32>
    ) {
        let start = Int(store.nodes[node].position)
        let isNew = start >= piece.body.lowerBound
        guard store.source[start] == UInt8(ascii: "<") else { return }
        if isNew, let tag = store.startTag(ofElement: node) {
            append(start..<tag.close.upperBound, store)
            if tag.isEmptyElement { return }
        }
        if store.nodes[node].flags & NodeFlag.leaf != 0, Int(store.nodes[node].textStart) >= piece.body.lowerBound {
            append(textOf: store.nodes[node], isSection: store.nodes[node].flags & NodeFlag.cdata != 0, store)
        }
        var child = node + 1
        while child < Int(store.nodes[node].end) {
            let record = store.nodes[child]
            switch record.kind {
            case NodeKind.element where level + 1 < piece.recordLevel:
                add(child, level + 1, piece, store, &records)
            case NodeKind.element:
                if records.first == UInt32(child) {
                    records.removeFirst()
                } else if let range = store.markup(ofElement: child) {
                    append(range, store)
                }
            case NodeKind.text: append(textOf: record, isSection: false, store)
            case NodeKind.cdata: append(textOf: record, isSection: true, store)
            case NodeKind.comment, NodeKind.processingInstruction:
                if let range = store.markup(ofOutermost: child) { append(range, store) }
            default: break
            }
            child = Int(record.end)
        }
        if !piece.isOpen(node, level, store) {
            text += StreamPiece.endTags([Array(store.names.bytes(of: store.nodes[node].name))])
        }
    }

    private mutating func append(textOf record: NodeRecord, isSection: Bool, _ store: NodeStore) {
        let bytes = store.rawText(record)
        if isSection {
            text += Array("<![CDATA[".utf8) + Array(bytes) + Array("]]>".utf8)
        } else if !bytes.allSatisfy(ByteClass.isSpace) {
            text.append(contentsOf: bytes)
        }
    }

    private mutating func append(_ range: Range<Int>, _ store: NodeStore) {
        // The store owns the source.
        text.append(contentsOf: unsafe store.source.slice(range.lowerBound, range.count))
    }

    /// The root element with everything but the records, as far as it was read; nil before its start tag.
    func element(_ options: XML.ParsingOptions) throws(XMLParsingError) -> XML.Element? {
        guard !text.isEmpty else { return nil }
        let source = SourceBytes(copying: declarations + text + StreamPiece.endTags(open), isText: true)
        let store = try NodeStore.parse(source, options, in: encoding)
        return XML.Element(store, store.root)
    }
}
#endif
