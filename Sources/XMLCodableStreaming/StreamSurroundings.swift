import XMLCodable

/// What a stream contains besides its records: the elements around them, and what is before, between and after them.
final class StreamSurroundings: Sendable {
    /// The largest number of bytes that is kept.
    private static let limit = 1 << 20

    private struct Content: Sendable {
        var text: [UInt8] = []
        /// The names of the elements that are open.
        var open: [[UInt8]] = []
        /// White space at the end that is kept if no markup follows but the end tag: text, or nil within other content.
        var space: [UInt8]?
        var prologue: DocumentPrologue?
        var encoding = DocumentEncoding()
        var isFull = false

        /// Returns the white space and forgets it, so that more can be appended without a copy.
        mutating func takeSpace() -> [UInt8]? {
            defer { space = nil }
            return space
        }
    }

    private let content = Locked(Content())

    /// Adds what a piece contains besides its records.
    func add(_ piece: StreamPiece, _ parsed: StreamPiece.Parsed, records: [UInt32]) {
        guard !piece.isAfterRoot, let recordLevel = piece.recordLevel, recordLevel > 0, let store = parsed.store else {
            return
        }
        guard !content.withLock({ $0.isFull }) else { return }
        var writer = SurroundingsWriter(
            store: store, around: piece.part.context?.chain ?? [], recordLevel: recordLevel,
            openCount: parsed.openCount, records: records[...], space: content.withLock { $0.takeSpace() })
        writer.serializer.keepsReferences = true
        // The writer is the only owner of its buffer, and the text is a copy.
        defer { unsafe writer.out.deallocate() }
        writer.add(store.root, 0)
        let (text, open) = (writer.out.array, writer.open)
        let space = writer.space.flatMap { $0.count > Self.limit ? nil : $0 }
        let (prologue, encoding) = (piece.prologue, piece.encoding)
        content.withLock { content in
            if content.text.count + text.count > Self.limit {
                content.isFull = true
            } else {
                content.text += text
                content.open = open
                content.space = space
            }
            content.prologue = prologue
            content.encoding = encoding
        }
    }

    /// The root element with everything but the records, as far as it was read; nil before its start tag.
    func element(_ options: XML.ParsingOptions) throws(XMLParsingError) -> XML.Element? {
        let content = content.value
        guard let prologue = content.prologue, !content.text.isEmpty else { return nil }
        var text = content.text
        for name in content.open.reversed() { text += Array("</".utf8) + name + Array(">".utf8) }
        let source = SourceBytes(copying: text, isText: true)
        do throws(ScanFailure) {
            let part = DocumentPart(start: .root(prologue), openCount: nil)
            let store = try NodeStore.scan(source, options, in: content.encoding, part: part)
            return XML.Element(store, store.root)
        } catch {
            throw XMLParsingError(error, in: source)
        }
    }
}

/// Writes a piece without its records, and without the white space around elements, which there is for each record.
private struct SurroundingsWriter {
    let store: NodeStore
    /// The elements around the piece.
    let around: [DocumentContext]
    let recordLevel: Int
    let openCount: Int
    /// The records that were not passed yet, in the order of the document.
    var records: ArraySlice<UInt32>
    /// Writes what comes from entities, and has the text.
    var serializer = TreeSerializer(
        appendingTo: ByteBuffer(), XML.WritingOptions(), isStrict: false, addsDeclarations: false)
    var out: ByteBuffer { serializer.out }
    /// The names of the elements that are open at the end.
    var open: [[UInt8]] = []
    /// White space at the end of an element that has only text so far; nil in an element that has other content.
    var space: [UInt8]?

    /// Adds an element that may be around records.
    ///
    /// - Parameter level: The number of elements around it, which the path of the records limits.
    mutating func add(_ node: Int, _ level: Int) {
        let record = store.nodes[node]
        let isNew = node > around.count
        if isNew, record.flags & NodeFlag.leaf != 0, record.textLength == 0, !store.isOpen(node, level, openCount) {
            return append(element: node)
        }
        if isNew {
            appendStartTag(of: node)
            space = []
        }
        let isOpen = store.isOpen(node, level, openCount)
        if isOpen { open.append(isNew ? Array(store.names.bytes(of: record.name)) : around[level].name) }
        if record.flags & NodeFlag.leaf != 0 { append(textOf: record) }
        for child in store.childRecords(of: node) {
            let next = store.nodes[child]
            let isText = next.kind == NodeKind.text || next.kind == NodeKind.cdata
            if !isText, child > around.count { space = nil }
            switch next.kind {
            case NodeKind.element where level + 1 < recordLevel: add(child, level + 1)
            case NodeKind.element:
                if records.first == UInt32(child) { records.removeFirst() } else { append(element: child) }
            case NodeKind.text, NodeKind.cdata: append(textOf: next)
            case NodeKind.comment, NodeKind.processingInstruction: appendContent(of: next)
            default: break
            }
        }
        if isOpen { return }
        serializer.out.append(space ?? [])
        space = nil
        serializer.out.append(endTagOf: store.names.bytes(of: record.name))
    }

    private mutating func appendContent(of record: NodeRecord) {
        serializer.out.append(startOf: record, in: store)
        serializer.out.append(store.rawText(record))
        serializer.out.append(endOf: record)
    }

    private mutating func append(textOf record: NodeRecord) {
        let bytes = store.rawText(record)
        if !record.isSection, bytes.allSatisfy(ByteClass.isSpace) {
            space?.append(contentsOf: bytes)
            return
        }
        if let before = space {
            serializer.out.append(before)
            space = []
        }
        if record.isSection, record.text.inSource == nil {
            // In the text of an entity a section can contain a carriage return that is no line end.
            _ = Escaping.appendCDATA(bytes, to: &serializer.out)
        } else {
            appendContent(of: record)
        }
    }

    /// Appends an element that is not around records.
    private mutating func append(element node: Int) {
        if let range = store.markup(ofElement: node) { return append(range) }
        serializer.write(store, node, isExact: true, extra: [])
    }

    private mutating func appendStartTag(of node: Int) {
        if let tag = store.startTag(ofElement: node), let start = store.nodes[node].start, !tag.isEmptyElement {
            return append(start..<tag.close.upperBound)
        }
        serializer.writeStartTag(store, node)
    }

    private mutating func append(_ range: Range<Int>) {
        // The store owns the source.
        serializer.out.append(unsafe store.source.slice(range.lowerBound, range.count))
    }
}
