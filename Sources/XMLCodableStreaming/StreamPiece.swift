import XMLCodable

/// A part of a document that arrives in pieces, which can be parsed alone.
struct StreamPiece: Sendable {
    let source: SourceBytes
    let part: DocumentPart
    /// Where the source begins in the document.
    let place: TextPlace
    /// The number of elements around a record; nil if there are no records.
    let recordLevel: Int?
    let encoding: DocumentEncoding
    /// The result of parsing the start of a document, which was necessary to know what is in force after it.
    private var start: Parsed?
    /// What comes before the root element; nil if that is malformed.
    private(set) var prologue: DocumentPrologue?

    init(
        _ source: SourceBytes, _ part: DocumentPart, at place: TextPlace, recordLevel: Int?,
        _ encoding: DocumentEncoding
    ) {
        self.source = source
        self.part = part
        self.place = place
        self.recordLevel = recordLevel
        self.encoding = encoding
        prologue = part.prologue
    }

    /// The number of elements that are open at the end.
    var openCount: Int { part.openCount ?? 0 }

    /// Whether the document has a document type declaration, whose entities may be in the piece.
    var hasDocumentType: Bool { prologue?.hasDocumentType ?? false }

    /// Whether the piece comes after the root element.
    var isAfterRoot: Bool { if case .epilog = part.start { true } else { false } }

    /// The result of parsing a piece.
    struct Parsed: Sendable {
        /// The piece, or the part of it before the error.
        var store: NodeStore?
        /// The number of elements that are open at the end of what was parsed.
        var openCount = 0
        var error: XMLParsingError?
    }

    /// Parses the piece.
    func parse(_ options: XML.ParsingOptions) -> Parsed {
        if let start { return start }
        do throws(ScanFailure) {
            let store = try NodeStore.scan(source, options, in: encoding, part: part)
            return Parsed(store: store, openCount: openCount)
        } catch {
            var parsed = before(error.offset, options)
            parsed.error = XMLParsingError(error, in: source)
            return parsed
        }
    }

    /// Parses the start of a document, and remembers the result.
    mutating func parseStart(_ options: XML.ParsingOptions) {
        do throws(ScanFailure) {
            let (store, prologue) = try NodeStore.scanStart(source, options, in: encoding, openCount: part.openCount)
            start = Parsed(store: store, openCount: openCount)
            self.prologue = prologue
        } catch {
            start = Parsed(error: XMLParsingError(error, in: source))
        }
    }

    /// Parses the piece up to the last place before an offset where it could be cut as well.
    private func before(_ offset: Int, _ options: XML.ParsingOptions) -> Parsed {
        guard let recordLevel, let context = part.context, let origin = source.origin else { return Parsed() }
        // The source is alive.
        let text = unsafe source.text.prefix(offset)
        var cutter = StreamCutter(recordLevel: recordLevel, in: context)
        cutter.read(text, to: .max)
        guard let cut = cutter.lastCut else { return Parsed() }
        let before = SourceBytes(copying: text.slice(0, cut), origin: origin)
        let count = cutter.ancestors.count
        let store = try? NodeStore.scan(
            before, options, in: encoding, part: DocumentPart(start: part.start, openCount: count))
        return Parsed(store: store, openCount: count)
    }
}

extension NodeStore {
    /// Whether an element around the records is still open at the end of a piece.
    ///
    /// - Parameters:
    ///   - level: The number of elements around it.
    ///   - openCount: The number of elements that are open there.
    func isOpen(_ node: Int, _ level: Int, _ openCount: Int) -> Bool {
        level < openCount && Int(nodes[node].end) == nodeCount
    }
}
