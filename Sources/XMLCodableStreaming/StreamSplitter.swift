import XMLCodable

/// Cuts the text of a document, which arrives in pieces, into pieces that can be parsed alone.
struct StreamSplitter {
    private let options: XML.ParsingOptions
    /// The size at which a piece is cut although there is more text.
    private let pieceSize: Int
    private var input: StreamInput
    private var cutter: StreamCutter
    /// What comes before the root element, from the first piece on.
    private var prologue: DocumentPrologue?
    /// Where the text begins in the document.
    private var place = TextPlace()
    /// The end of the line before that.
    private var lead = ""
    /// See `TextOrigin.siblings`.
    private var siblings: [SiblingNumbers] = []
    /// What entities have added so far.
    private var earlier = TextOrigin.Expansion()
    /// Whether the root element has ended.
    private var isAfterRoot = false
    /// The innermost element that is open where the text begins.
    private var context: DocumentContext?
    /// The error of what is in force after the last piece.
    private var failure: XMLParsingError?
    private var isFirst = true
    /// Whether all pieces were returned.
    private(set) var isAtEnd = false

    /// - Parameters:
    ///   - recordLevel: The number of elements around a record.
    ///   - pieceSize: The size in bytes at which a piece is cut although there is more text. Defaults to 64 KB.
    init(_ options: XML.ParsingOptions, recordLevel: Int, pieceSize: Int = 1 << 16) {
        self.options = options
        self.pieceSize = pieceSize
        input = StreamInput(options)
        cutter = StreamCutter(recordLevel: recordLevel, sizeLimit: options.limits.recordSize)
    }

    /// Creates a splitter that cuts anywhere.
    init(cuttingAnywhere options: XML.ParsingOptions, pieceSize: Int) {
        self.options = options
        self.pieceSize = pieceSize
        input = StreamInput(options)
        cutter = StreamCutter(cuttingAnywhere: options.limits.recordSize)
    }

    /// Whether the document begins with a byte order mark in UTF-8.
    var hasMark: Bool { input.hasMark }

    /// The number of bytes that were added.
    var byteCount: Int { input.byteCount }

    /// Adds bytes of the document.
    mutating func add(_ bytes: some Sequence<UInt8>) throws(XMLParsingError) {
        // Not byte by byte, where that is possible.
        let added = bytes.withContiguousStorageIfAvailable { bytes in
            Result { () throws(XMLParsingError) in try unsafe input.add(bytes) }
        }
        if let added { try added.get() } else { try input.add(bytes) }
    }

    /// Notes that there are no more bytes.
    mutating func finish() throws(XMLParsingError) { try input.finish() }

    /// Returns the next piece; nil if the bytes that were added contain no other end of a record.
    mutating func next() throws(XMLParsingError) -> StreamPiece? {
        guard !isAtEnd, input.isReady else { return nil }
        if let failure {
            isAtEnd = true
            throw failure
        }
        // The first piece ends as soon as possible, since what comes after it depends on it.
        input.withText { cutter.read($0, to: isFirst ? 0 : pieceSize) }
        var next: StreamPiece?
        if let cut = cutter.lastCut {
            next = piece(to: cut)
        } else if cutter.isTooLong || input.text.count > options.limits.recordSize {
            throw tooLong()
        } else if input.failure != nil {
            throw malformedText()
        } else if input.isAtEnd {
            isAtEnd = true
            next = piece(to: input.text.count, isLast: true)
        }
        guard let next else { return nil }
        if isFirst, input.encoding.needsDeclaration, DocumentEncoding.declaredName(next.source) == nil {
            throw XMLParsingError(ScanFailure.withoutDeclaration(input.encoding.encoding), in: next.source)
        }
        isFirst = false
        return next
    }

    /// Where a piece comes from that begins at the start of the text.
    private func origin(_ siblings: [SiblingNumbers] = [], lead: String = "") -> TextOrigin {
        TextOrigin(
            place: place, lead: lead, siblings: siblings, earlier: earlier, original: input.originalOffsets,
            zero: input.zero)
    }

    /// Returns the text that is there without looking for a cut, which is not possible after that; nil if there is none.
    mutating func nextPart() throws(XMLParsingError) -> SourceBytes? {
        let count = input.countOfWholeCharacters
        guard count > 0 else {
            if input.failure != nil { throw malformedText() }
            return nil
        }
        let part = SourceBytes(copying: input.text.prefix(count), origin: origin())
        input.withText { place.pass($0.slice(0, count)) }
        input.remove(count, to: place.offset)
        return part
    }

    /// Notes what entities added to the document, as far as the end of a piece, and the elements that only the parsed piece
    /// has, so that the paths of those in the next one have their numbers.
    mutating func note(_ store: NodeStore) {
        earlier = store.expansion
        if !cutterCounts { store.countSiblings(openAtEnd: cutter.ancestors.count, in: &siblings) }
    }

    /// Whether the cutter sees all elements around which there are records, because none are in entities.
    private var cutterCounts: Bool { !cutter.cutsAnywhere && prologue?.hasDocumentType != true }

    /// The error for bytes that are not valid in the encoding.
    private mutating func malformedText() -> XMLParsingError {
        let source = SourceBytes(copying: input.text, origin: origin(lead: lead))
        let location = SourcePosition(offset: source.count, in: source)
        return XMLParsingError(
            code: .invalidEncoding, message: input.failure?.message ?? "", line: location.line,
            column: location.column, byteOffset: input.failureOffset, snippet: location.snippet(in: source))
    }

    private func tooLong() -> XMLParsingError {
        let source = SourceBytes(copying: input.text.prefix(200), origin: origin(lead: lead))
        return XMLParsingError(
            code: .limitExceeded,
            message: "a record, with what is before it, has more bytes than the limit recordSize of "
                + "\(options.limits.recordSize)",
            line: place.line, column: place.column, byteOffset: input.documentOffset(of: place.offset),
            snippet: SourcePosition(offset: 0, in: source).snippet(in: source))
    }

    private mutating func piece(to end: Int, isLast: Bool = false) -> StreamPiece {
        if cutter.cutsAnywhere { input.withText { cutter.settleAncestors($0) } }
        let body = input.text.prefix(end)
        let part = DocumentPart(start: start, openCount: isLast ? nil : cutter.ancestors.count)
        var piece = StreamPiece(
            SourceBytes(copying: body, origin: origin(siblings, lead: lead), cut: isLast ? input.cut : nil), part,
            at: place,
            recordLevel: cutter.cutsAnywhere ? nil : cutter.recordLevel, input.encoding)
        if isFirst {
            piece.parseStart(options)
            prologue = piece.prologue
            isAtEnd = prologue == nil || isLast
            if let store = piece.parse(options).store { earlier = store.expansion }
        }
        if isLast || isAtEnd { return piece }
        settleContexts(after: body.count)
        if cutterCounts { siblings = cutter.siblings }
        lead = lead(body)
        context = cutter.ancestors.last?.context
        // What was read after the cut may have opened more.
        isAfterRoot = cutter.hasRoot && cutter.ancestors.isEmpty
        place = input.withText { cutter.place(of: end, in: $0) }
        cutter.cut(at: end)
        input.remove(end, to: place.offset)
        return piece
    }

    /// What the next piece begins with.
    private var start: DocumentPart.Start {
        guard let prologue else { return .document }
        return isAfterRoot ? .epilog(prologue) : context.map { .content($0) } ?? .root(prologue)
    }

    /// Parses the start tags that were read since the last piece, of elements that are still open.
    ///
    /// - Parameter size: The number of bytes of the piece that contains them. What they expand to counts there, so it is only
    ///   bounded here, by no less than what the piece may have.
    private mutating func settleContexts(after size: Int) {
        guard let prologue else { return }
        let allowed = TextOrigin.Expansion(size: earlier.size + size)
        let first = (cutter.ancestors.lastIndex { $0.context != nil } ?? -1) + 1
        for index in first..<cutter.ancestors.count {
            let ancestor = cutter.ancestors[index]
            let outer = index > 0 ? cutter.ancestors[index - 1].context : nil
            let source = SourceBytes(
                copying: ancestor.tag,
                origin: TextOrigin(place: ancestor.place, earlier: allowed, original: input.originalOffsets))
            do throws(ScanFailure) {
                let store = try NodeStore.scan(
                    source, options, in: input.encoding,
                    part: DocumentPart(start: outer.map { .content($0) } ?? .root(prologue), openCount: index + 1))
                cutter.ancestors[index].context = DocumentContext(
                    store, index + 1, prologue, in: outer, at: ancestor.place)
            } catch {
                // The piece with the tag has the same error.
                return failure = XMLParsingError(error, in: source)
            }
        }
    }

    /// The end of the last line, up to the end of a piece.
    private func lead(_ body: ArraySlice<UInt8>) -> String {
        let tail = body.suffix(240)
        let lineEnd = tail.lastIndex { $0 == 0x0A || $0 == 0x0D }
        // A piece inside a line goes on where the piece before it ended. The tail may begin inside a character.
        var line = lineEnd == nil ? Array(lead.utf8) : []
        line += tail.suffix(from: lineEnd.map { $0 + 1 } ?? tail.startIndex).drop { $0 & 0xC0 == 0x80 }
        let shown = String(decoding: line.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self)
        return String(shown.unicodeScalars.suffix(60))
    }
}
