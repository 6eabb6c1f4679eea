#if Streaming || !SWIFT_PACKAGE
/// Cuts the text of a document, which arrives in pieces, into pieces that can be parsed alone.
struct StreamSplitter {
    private let options: XML.ParsingOptions
    /// The size at which a piece is cut although there is more text.
    private let pieceSize: Int
    private var input: StreamInput
    private var cutter: StreamCutter
    private var context = StreamContext()
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
    ///
    /// - Throws: `DecodingError`, as do the other functions.
    mutating func add(_ bytes: some Sequence<UInt8>) throws {
        do throws(XMLParsingError) { try addBytes(bytes) } catch { throw DecodingError.malformed(error) }
    }

    mutating func addBytes(_ bytes: some Sequence<UInt8>) throws(XMLParsingError) {
        // Not byte by byte, where that is possible.
        let added = bytes.withContiguousStorageIfAvailable { bytes in
            Result { () throws(XMLParsingError) in try unsafe input.add(bytes) }
        }
        if let added { try added.get() } else { try input.add(bytes) }
    }

    /// Notes that there are no more bytes.
    mutating func finish() throws {
        do throws(XMLParsingError) { try finishBytes() } catch { throw DecodingError.malformed(error) }
    }

    mutating func finishBytes() throws(XMLParsingError) { try input.finish() }

    /// Returns the next piece; nil if the bytes that were added contain no other end of a record.
    mutating func next() throws -> StreamPiece? {
        do throws(XMLParsingError) { return try nextPiece() } catch { throw DecodingError.malformed(error) }
    }

    mutating func nextPiece() throws(XMLParsingError) -> StreamPiece? {
        guard !isAtEnd, input.isReady else { return nil }
        input.withText { cutter.read($0, to: pieceSize) }
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

    /// Returns the text that is there without looking for a cut, which is not possible after that; nil if there is none.
    mutating func nextPart() throws(XMLParsingError) -> SourceBytes? {
        let count = input.countOfWholeCharacters
        guard count > 0 else {
            if input.failure != nil { throw malformedText() }
            return nil
        }
        let origin = TextOrigin(
            segments: [TextOrigin.Segment(start: 0, place: context.place)], bodyStart: 0, siblings: [],
            earlier: context.earlier, original: input.originalOffsets)
        let part = SourceBytes(joining: [input.text.prefix(count)], origin: origin)
        var place = context.place
        input.withText { place.pass($0.slice(0, count)) }
        context.place = place
        input.remove(count, to: place.offset)
        return part
    }

    /// Notes what entities added to the document, as far as the end of a piece.
    mutating func note(_ expansion: TextOrigin.Expansion) { context.earlier = expansion }

    /// The error for bytes that are not valid in the encoding.
    private mutating func malformedText() -> XMLParsingError {
        let count = input.text.count
        var place = context.place
        input.withText { place.pass($0.slice(0, count)) }
        return XMLParsingError(
            code: .invalidEncoding, message: input.failure?.message ?? "", line: place.line, column: place.column,
            byteOffset: input.failureOffset, snippet: "")
    }

    /// The error for a record that is too long.
    private func tooLong() -> XMLParsingError {
        XMLParsingError(
            code: .limitExceeded,
            message: "a record, with what is before it, has more bytes than the limit recordSize of "
                + "\(options.limits.recordSize)",
            line: context.place.line, column: context.place.column,
            byteOffset: input.documentOffset(of: context.place.offset), snippet: "")
    }

    private mutating func piece(to end: Int, isLast: Bool = false) -> StreamPiece {
        let before = context
        noteDeclarations()
        if cutter.cutsAnywhere { input.withText { cutter.settleAncestors($0) } }
        let body = input.text.prefix(end)
        let open = isLast ? nil : cutter.ancestors.map(\.name)
        let piece = StreamPiece(
            body, before, closing: open, declarations: context.declarations, recordLevel: cutter.recordLevel,
            input.encoding, input.originalOffsets)
        if isLast { return piece }
        let place = input.withText { cutter.place(of: end, in: $0) }
        let ancestors = cutter.ancestors
        context.tags = ancestors.map { StreamContext.Tag(text: $0.tag, place: $0.place) }
        context.siblings = cutter.siblings.enumerated().map { level, numbers in
            numbers.all(without: level < ancestors.count ? ancestors[level].name : nil)
        }
        context.lead = lead(body)
        context.place = place
        // What was read after the cut may have opened more.
        context.isAfterRoot = cutter.hasRoot && ancestors.isEmpty
        cutter.cut(at: end)
        input.remove(end, to: place.offset)
        return piece
    }

    /// Adds the declarations of the next piece to the context.
    private mutating func noteDeclarations() {
        for range in cutter.declarations {
            let start = input.withText { text in
                var place = context.place
                place.pass(text.slice(0, range.lowerBound))
                return place
            }
            let text = Array(input.text.dropFirst(range.lowerBound).prefix(range.count))
            context.declarations.append(StreamContext.Tag(text: text, place: start))
        }
    }

    /// The end of the last line of a piece.
    private func lead(_ body: ArraySlice<UInt8>) -> String {
        let line = body.suffix(240).split(omittingEmptySubsequences: false) { $0 == 0x0A || $0 == 0x0D }.last ?? []
        // It may begin inside a character.
        let text = String(decoding: line.drop { $0 & 0xC0 == 0x80 }, as: UTF8.self)
        return String(text.unicodeScalars.suffix(60).map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
    }
}
#endif
