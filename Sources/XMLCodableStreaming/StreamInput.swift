import XMLCodable

/// The bytes of a document that arrives in pieces, as UTF-8.
struct StreamInput {
    private let options: XML.ParsingOptions
    /// Bytes of which the encoding is not known yet, or which end inside a character.
    private var raw: [UInt8] = []
    /// The number of bytes among them that are text before any markup, if there may be such.
    private var leadLength = 0
    /// The text since the last cut, and before it text that was cut off.
    private var buffer: [UInt8] = []
    private var start = 0
    /// The encoding, from when it is known on.
    private(set) var encoding = DocumentEncoding()
    private(set) var isReady = false
    /// Whether the document begins with a byte order mark in UTF-8.
    private(set) var hasMark = false
    /// Whether all bytes were added.
    private(set) var isAtEnd = false
    /// The number of bytes that were added.
    private(set) var byteCount = 0
    private var offsets = StreamOffsets()
    /// Bytes that are not valid in the encoding. The text before them is there.
    private(set) var failure: MalformedText?
    /// What is wrong with bytes at the end that are not a whole character, if that is repaired. They are not in the text.
    private(set) var cut: String?
    /// The number of bytes of text that were removed.
    private var removed = 0
    /// The control characters that the document has so far, as bits.
    private var controls: UInt32 = 0
    /// What stands for U+0000 in the text; nil if it is not there, or if the document has all the others too.
    private(set) var zero: UInt8?
    private var set2022 = Transcoder.Set2022.ascii

    init(_ options: XML.ParsingOptions) { self.options = options }

    /// The text since the last cut.
    var text: ArraySlice<UInt8> { buffer[start...] }

    /// The number of bytes of text without a character or a line end that is not complete.
    var countOfWholeCharacters: Int {
        let text = text
        guard !isAtEnd, failure == nil else { return text.count }
        if text.last == 0x0D { return text.count - 1 }
        let start = text.suffix(4).lastIndex { $0 & 0xC0 != 0x80 }
        return start.map { $0 - text.startIndex + (text[$0] < 0x80 ? 1 : 0) } ?? text.count
    }

    /// The offset in the document of the end of the text.
    var textEnd: Int { removed + buffer.count - start }

    /// Calls `body` with the text, which must not escape.
    func withText<R>(_ body: (CursorText) -> R) -> R {
        let start = start
        // The text does not outlive the call, and `start` is not after the end of the buffer.
        return unsafe buffer.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return body(.empty) }
            return unsafe body(CursorText(base + start, bytes.count - start))
        }
    }

    /// Removes text at the start.
    ///
    /// - Parameter offset: The offset in the document of what follows.
    mutating func remove(_ count: Int, to offset: Int) {
        start += count
        removed += count
        offsets.forget(before: offset)
        if start == buffer.count {
            buffer.removeAll(keepingCapacity: buffer.count < 1 << 20)
            start = 0
        } else if start > 1 << 12, start > buffer.count / 2 {
            buffer.removeFirst(start)
            start = 0
        }
    }

    // MARK: - Bytes

    mutating func add(_ bytes: some Sequence<UInt8>) throws(XMLParsingError) {
        if isReady, encoding.encoding == .utf8 {
            let count = buffer.count
            buffer.append(contentsOf: bytes)
            replaceZeros(from: count)
            byteCount += buffer.count - count
            return try checkSize()
        }
        let count = raw.count
        raw.append(contentsOf: bytes)
        byteCount += raw.count - count
        try checkSize()
        if !isReady, try !detect() { return }
        transcode(isLast: false)
    }

    mutating func finish() throws(XMLParsingError) {
        guard !isAtEnd else { return }
        isAtEnd = true
        if !isReady {
            isReady = true
            try findEncoding()
        }
        transcode(isLast: true)
    }

    private func checkSize() throws(XMLParsingError) {
        let limit = options.limits.streamSize
        guard byteCount > limit else { return }
        throw XMLParsingError(
            code: .limitExceeded,
            message: "the stream has \(byteCount) bytes, more than the limit streamSize of \(limit)",
            line: 1, column: 1, byteOffset: limit, snippet: "")
    }

    // MARK: - Encoding

    /// Detects the encoding; returns false if there are not enough bytes.
    private mutating func detect() throws(XMLParsingError) -> Bool {
        guard raw.count >= 4 else { return false }
        guard let start = declarationStart() else { return false }
        let word = Array("<?xml".utf8)
        if raw.dropFirst(start).starts(with: word.prefix(raw.count - start)),
            !containsDeclarationEnd(from: start + word.count)
        {
            // A declaration has few bytes, or is malformed.
            guard raw.count - start > 4_096 else { return false }
        }
        isReady = true
        try findEncoding()
        return true
    }

    /// Returns where the XML declaration can be: at the start or, if that is repaired, after text. Returns nil if all bytes are
    /// such text so far.
    private mutating func declarationStart() -> Int? {
        let mark = raw[0] == 0xEF && raw[1] == 0xBB && raw[2] == 0xBF ? 3 : 0
        // Encodings of two and four bytes are detected at the start.
        let isWide = raw[0] == 0xFE && raw[1] == 0xFF || raw[0] == 0xFF && raw[1] == 0xFE || raw[0] == 0 || raw[1] == 0
        guard options.repairs.contains(.outsideRoot), !isWide else { return mark }
        let start = raw.withBytes { MarkupEnds.firstMarkup(in: $0, from: max(leadLength, mark)) }
        // What the last byte is, the next one tells.
        leadLength = min(start, raw.count - 1)
        return start < raw.count || raw.count > options.limits.recordSize ? leadLength : nil
    }

    /// Whether the end of the XML declaration is there, or what cannot be in one: bytes after it declare no encoding.
    private func containsDeclarationEnd(from start: Int) -> Bool {
        var quote: UInt8?
        var last: UInt8 = 0
        for byte in raw.dropFirst(start) {
            if byte == UInt8(ascii: "<") || byte == 0 { return true }
            if quote != nil {
                if byte == quote { quote = nil }
            } else if ByteClass.isQuote(byte) {
                quote = byte
            } else if byte == UInt8(ascii: ">"), last == UInt8(ascii: "?") {
                return true
            }
            last = byte
        }
        return false
    }

    private mutating func findEncoding() throws(XMLParsingError) {
        let source = SourceBytes(copying: raw)
        do throws(ScanFailure) {
            encoding = try DocumentEncoding(source, options)
        } catch {
            throw XMLParsingError(error, in: source)
        }
        let mark = encoding.encoding == .utf8 ? source.textStart : encoding.markLength
        hasMark = encoding.encoding == .utf8 && mark > 0
        offsets.begin(encoding.encoding, encoding.readable.legacy, at: mark)
        raw.removeFirst(min(mark, raw.count))
    }

    /// Moves bytes to the text. Those of a character that is not complete stay, unless there are no more.
    private mutating func transcode(isLast: Bool) {
        guard !raw.isEmpty, failure == nil else { return }
        let first = buffer.count
        defer { replaceZeros(from: first) }
        if encoding.encoding == .utf8 {
            if first == 0 { swap(&buffer, &raw) } else { buffer += raw }
            raw = []
            return
        }
        var read = 0
        while read < raw.count {
            let bytes = raw[read..<min(raw.count, read + StreamOffsets.partSize)]
            let (count, malformed) = transcode(bytes)
            read += count
            guard let malformed else { continue }
            let isAtEnd = isLast && bytes.endIndex == raw.count
            if isAtEnd, malformed.isCut, options.repairs.contains(.missingEnd) {
                cut = malformed.message
                break
            }
            // No character has more bytes, with the escape sequence before it.
            if isAtEnd || bytes.count - count >= 8 {
                failure = malformed
                break
            }
            if bytes.endIndex == raw.count { break }
        }
        raw.removeFirst(read)
    }

    /// Replaces U+0000, which would be the end of the text for the cutter, by another forbidden character that the document
    /// does not have so far, if the scanner repairs these.
    private mutating func replaceZeros(from first: Int) {
        guard options.repairs.contains(.controlCharacters) else { return }
        for index in first..<buffer.count where buffer[index] < 0x20 { controls |= 1 << UInt32(buffer[index]) }
        guard controls & 1 != 0 else { return }
        let free = ~controls & Self.forbidden
        if let old = zero, controls & (1 << UInt32(old)) == 0 {
            replace(0, by: old, in: first..<buffer.count)
        } else {
            let new = free == 0 ? 1 : UInt8(truncatingIfNeeded: free.trailingZeroBitCount)
            if let old = zero { replace(old, by: new, in: start..<first) }
            replace(0, by: new, in: first..<buffer.count)
            zero = free == 0 ? nil : new
        }
    }

    /// The control characters that XML does not allow, without U+0000, as bits.
    private static let forbidden: UInt32 = ~(1 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0D)

    private mutating func replace(_ old: UInt8, by new: UInt8, in range: Range<Int>) {
        for index in range where buffer[index] == old { buffer[index] = new }
    }

    /// Adds bytes to the text.
    ///
    /// - Returns: The number of bytes that were read, and what is wrong with those after them.
    private mutating func transcode(_ bytes: ArraySlice<UInt8>) -> (count: Int, malformed: MalformedText?) {
        let source = SourceBytes(copying: bytes)
        var transcoder = Transcoder(source, from: 0, legacy: encoding.readable.legacy)
        let before = set2022
        transcoder.set2022 = before
        // This buffer has no other owner, and its bytes are copied.
        defer { unsafe transcoder.out.deallocate() }
        var malformed: MalformedText?
        do throws(MalformedText) {
            if encoding.encoding == .ascii {
                try transcoder.checkASCII()
            } else {
                try transcoder.run(encoding.encoding)
            }
        } catch {
            malformed = error
        }
        let read = bytes.prefix(malformed?.offset ?? bytes.count)
        if encoding.encoding == .ascii {
            buffer += read
        } else {
            buffer.append(contentsOf: unsafe transcoder.out.bytes)
            offsets.add(read, text: transcoder.out.count, set: before)
        }
        set2022 = transcoder.set2022
        return (read.count, malformed)
    }

    // MARK: - Offsets

    /// The offset of the first byte that is not valid in the encoding.
    var failureOffset: Int { encoding.encoding == .ascii ? offsets.end + textEnd : offsets.end }

    /// Returns the offset in the original encoding of an offset in the text of the document.
    func documentOffset(of offset: Int) -> Int { offsets.original(of: offset) }

    /// Returns what maps offsets to those in the original encoding; nil if they are the same.
    var originalOffsets: (@Sendable (Int) -> Int)? {
        if offsets.areEqual { return nil }
        return { [offsets] in offsets.original(of: $0) }
    }
}
