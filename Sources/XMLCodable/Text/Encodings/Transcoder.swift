/// Bytes that are not valid in their encoding.
package struct MalformedText: Error {
    /// The offset of the first of them, in bytes from the start of the input.
    package let offset: Int
    package let message: String
    /// Whether the input ends inside a character.
    package let isCut: Bool

    package init(offset: Int, message: String, isCut: Bool = false) {
        self.offset = offset
        self.message = message
        self.isCut = isCut
    }
}

/// Transcodes text in any supported encoding to UTF-8, in one pass.
///
/// Nothing is replaced and nothing is guessed: the pass stops at the first malformed sequence, so that no markup can
/// hide in bytes that different programs decode differently. The encodings are implemented in `Transcoder+….swift`, one
/// file per family, and in the module XMLCodableEncodings. The input reads as zeros from its end on, which terminates every truncated sequence.
package struct Transcoder {
    package enum Set2022 { case ascii, roman, katakana, kanji }

    /// The input, which keeps its bytes alive for as long as the transcoder is in use.
    package let base: SourceBytes
    /// The offset of the next byte to read.
    package var position: Int
    /// The output.
    package var out: ByteBuffer
    /// The number of output bytes after which the pass stops, at the next character boundary. It continues there if it
    /// is run again with a higher goal.
    var goal: Int
    /// What reads the encodings that are not standard.
    let legacy: (any LegacyEncodingReader.Type)?
    /// The character set of ISO-2022-JP that the last escape sequence selected.
    package var set2022 = Set2022.ascii

    /// - Parameters:
    ///   - start: The offset to start at, after the byte order mark.
    ///   - goal: See ``goal``. Defaults to the whole input.
    ///   - legacy: What reads the encodings that are not standard. Defaults to nothing.
    package init(
        _ source: SourceBytes, from start: Int, goal: Int = .max, legacy: (any LegacyEncodingReader.Type)? = nil
    ) {
        base = source
        self.legacy = legacy
        position = Swift.min(start, source.count)
        self.goal = goal
        let expected = Swift.min(goal, source.count + source.count / 2)
        out = ByteBuffer(capacity: expected)
    }

    var count: Int { @inline(__always) get { base.count } }

    @inline(__always)
    package var isAtEnd: Bool { position >= count || out.count >= goal }

    /// Writes the whole text, or the part before the first malformed sequence.
    package mutating func run(_ encoding: CharacterEncoding) throws(MalformedText) {
        switch encoding {
        case .utf16LE: try readUTF16(isBigEndian: false)
        case .utf16, .utf16BE: try readUTF16(isBigEndian: true)
        case .utf32LE: try readUTF32(isBigEndian: false)
        case .utf32, .utf32BE: try readUTF32(isBigEndian: true)
        case .isoLatin1: try readSingleBytes(encoding, nil)
        case .windows1252: try readSingleBytes(encoding, Windows1252.table)
        default: try legacy?.run(&self, encoding)
        }
    }

    /// Checks that the input is ASCII, which needs no copy.
    @inline(never)
    package mutating func checkASCII() throws(MalformedText) {
        while position < count, base[position] < 0x80 { position += 1 }
        if position < count {
            append(0..<position)
            throw malformed(1, "US-ASCII")
        }
    }

    /// Copies ASCII bytes up to the next other byte, and returns that; nil if the pass ends there.
    @inline(__always)
    package mutating func nextOther() -> Int? {
        let start = position
        let end = start + Swift.min(count - start, goal - out.count)
        while position < end, base[position] < 0x80 { position += 1 }
        append(start..<position)
        return isAtEnd ? nil : Int(base[position])
    }

    @inline(__always)
    private mutating func append(_ range: Range<Int>) {
        // The slice does not outlive the statement, and `base` retains the source.
        out.append(unsafe base.slice(range.lowerBound, range.count))
    }

    @inline(__always)
    package mutating func write(_ scalar: UInt32, reading length: Int) {
        UTF8Scalar.append(scalar, to: &out)
        position += length
    }

    /// An error for the bytes at the current position.
    package func malformed(_ length: Int, _ encoding: StaticString) -> MalformedText {
        let shown = Swift.max(1, Swift.min(length, count - position))
        let bytes = (0..<shown).map { HexText.digits(UInt32(base[position + $0]), width: 2) }.joined(separator: " ")
        let isCut = position + length > count
        return MalformedText(
            offset: position,
            message: isCut
                ? "the document ends inside a character: \(bytes) in \(encoding)"
                : "the bytes \(bytes) are not valid in \(encoding)",
            isCut: isCut)
    }
}
