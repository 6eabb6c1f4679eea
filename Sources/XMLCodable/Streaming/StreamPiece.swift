#if Streaming || !SWIFT_PACKAGE
/// What is in force where a document was cut: its declarations, and the tags of the elements around the next piece.
struct StreamContext: Sendable {
    /// Markup that comes before the next piece when that is parsed.
    struct Tag: Sendable {
        let text: [UInt8]
        let place: TextPlace
    }

    /// The XML declaration and the document type declaration.
    var declarations: [Tag] = []
    /// The start tags of the open elements.
    var tags: [Tag] = []
    /// See ``TextOrigin/siblings``.
    var siblings: [[String: Int]] = []
    var place = TextPlace()
    /// The end of the line before the place.
    var lead = ""
    /// What entities have added so far.
    var earlier = TextOrigin.Expansion()
    /// Whether the root element has ended.
    var isAfterRoot = false
}

/// A part of a document that can be parsed alone.
struct StreamPiece: Sendable {
    let source: SourceBytes
    let context: StreamContext
    /// The part of the source that is the piece.
    let body: Range<Int>
    let recordLevel: Int
    let encoding: DocumentEncoding
    /// The names of the elements that are open at the end.
    let open: [[UInt8]]
    let declarations: [StreamContext.Tag]

    /// - Parameters:
    ///   - open: The names of the elements to close after the piece, or nil if the document ends with it.
    ///   - declarations: The declarations of the document as far as the end of the piece.
    init(
        _ body: ArraySlice<UInt8>, _ context: StreamContext, closing open: [[UInt8]]?,
        declarations: [StreamContext.Tag], recordLevel: Int, _ encoding: DocumentEncoding,
        _ original: (@Sendable (Int) -> Int)?
    ) {
        var pieces: [ArraySlice<UInt8>] = []
        var segments: [TextOrigin.Segment] = []
        var count = 0
        func add(_ piece: ArraySlice<UInt8>, at place: TextPlace, lead: String = "") {
            segments.append(TextOrigin.Segment(start: count, place: place, lead: lead))
            pieces.append(piece)
            count += piece.count
        }
        for tag in context.declarations + context.tags { add(tag.text[...], at: tag.place) }
        // Only comments and processing instructions can follow.
        if context.isAfterRoot { add(Array("<x/>".utf8)[...], at: context.place) }
        add(body, at: context.place, lead: context.lead)
        let start = count - body.count
        self.body = start..<count
        pieces.append(Self.endTags(open ?? [])[...])
        let origin = TextOrigin(
            segments: segments, bodyStart: start, siblings: context.siblings, earlier: context.earlier,
            original: original)
        source = SourceBytes(joining: pieces, origin: origin)
        self.context = context
        self.open = open ?? []
        self.declarations = declarations
        self.recordLevel = recordLevel
        self.encoding = encoding
    }

    private init(_ source: SourceBytes, _ body: Range<Int>, open: [[UInt8]], _ other: StreamPiece) {
        self.source = source
        self.body = body
        self.open = open
        context = other.context
        recordLevel = other.recordLevel
        encoding = other.encoding
        declarations = other.declarations
    }

    /// The end tags of open elements, the outermost of which is first.
    static func endTags(_ open: [[UInt8]]) -> [UInt8] {
        open.reversed().flatMap { Array("</".utf8) + $0 + Array(">".utf8) }
    }

    /// The result of parsing a piece: the piece, or the part of it before an error, and the error.
    struct Parsed {
        var piece: StreamPiece
        var store: NodeStore?
        var error: XMLParsingError?
    }

    /// Parses the piece.
    func parse(_ options: XML.ParsingOptions) -> Parsed {
        do throws(ScanFailure) {
            return Parsed(piece: self, store: try NodeStore.scan(source, options, in: encoding))
        } catch {
            let before = part(before: error.offset)
            let store = before.flatMap { try? NodeStore.parse($0.source, options, in: encoding) }
            return Parsed(piece: before ?? self, store: store, error: XMLParsingError(error, in: source))
        }
    }

    /// Returns the part up to the last cut before an offset; nil if there is none.
    private func part(before offset: Int) -> StreamPiece? {
        guard !context.isAfterRoot else { return nil }
        // The source is alive.
        let text = unsafe source.text.prefix(offset)
        var cutter = StreamCutter(recordLevel: recordLevel)
        cutter.read(text, to: .max)
        guard let cut = cutter.lastCut, cut > body.lowerBound, let origin = source.origin else { return nil }
        let open = cutter.ancestors.map(\.name)
        let pieces = [Array(text.slice(0, cut))[...], Self.endTags(open)[...]]
        return StreamPiece(
            SourceBytes(joining: pieces, origin: origin), body.lowerBound..<cut, open: open, self)
    }

    /// Whether the document has a document type declaration, whose entities may be in the piece.
    var hasDocumentType: Bool { declarations.contains { $0.text.starts(with: "<!DOCTYPE".utf8) } }

    /// Whether an element is still open at the end of the piece.
    func isOpen(_ node: Int, _ level: Int, _ store: NodeStore) -> Bool {
        level < open.count && Int(store.nodes[node].end) == store.nodeCount
    }
}
#endif
