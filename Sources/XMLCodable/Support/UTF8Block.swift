/// 32 bytes of a text that may not be ASCII, and what they have to be compared with: the three bytes before them.
struct UTF8Block {
    private let first, second: Half

    /// The bytes at a position. All of them must be in the text, and three before them.
    @unsafe
    @inline(__always)
    init(_ at: ByteCursor) {
        var next = at
        unsafe next.advance(16)
        first = unsafe Half(at)
        second = unsafe Half(next)
    }

    /// Whether all bytes are ASCII, and the three before them.
    @inline(__always)
    var isASCII: Bool { !ByteSearch.any((first.bytes | second.bytes | first.before3) .>= Half.Block(repeating: 0x80)) }

    /// Whether there are mistakes, or characters that are rare in most texts and of which some may be mistakes.
    @inline(__always)
    var isSuspicious: Bool { ByteSearch.any(first.suspicions | second.suspicions) }

    /// Whether there are neither errors (Unicode, table 3-7) nor characters that XML forbids, provided that there are
    /// none before. A sequence that began before is checked to its end; the last one may be incomplete.
    @inline(__always)
    var isValid: Bool { !ByteSearch.any(first.mistakes | second.mistakes) }

    @inline(__always)
    var hasCarriageReturn: Bool { ByteSearch.any(Half.equal(first.bytes, 0x0D) | Half.equal(second.bytes, 0x0D)) }

    /// Sixteen bytes, with the blocks that begin one, two and three bytes before them.
    ///
    /// What is searched for are numbers that are not zero where something was found: they are combined faster than
    /// marks.
    private struct Half {
        typealias Block = ByteSearch.Block

        let bytes, before1, before2, before3: Block

        @unsafe
        @inline(__always)
        init(_ at: ByteCursor) {
            bytes = unsafe at.wholeBlock
            (before1, before2, before3) = unsafe at.blocksBefore
        }

        @inline(__always)
        var suspicions: Block {
            let highest = Self.equal(before2, 0xEF) & Self.equal(before1, 0xBF)
            let controls = Self.lack(bytes | Self.equal(bytes, 0x0A), 0x20)
            return misplaced | Self.excess(before1, 0xEF) | highest | controls
        }

        @inline(__always)
        var mistakes: Block {
            // Overlong forms, and values above U+10FFFF.
            let low = Self.equal(before1, 0xF0) & Self.lack(bytes, 0x90)
            let high = (Self.equal(before1, 0xF4) & Self.excess(bytes, 0x8F)) | Self.excess(before1, 0xF4)
            // U+FFFE and U+FFFF.
            let highest = Self.equal(before2, 0xEF) & Self.equal(before1, 0xBF) & Self.excess(bytes, 0xBD)
            let allowed = Self.equal(bytes, 0x09) | Self.equal(bytes, 0x0A) | Self.equal(bytes, 0x0D)
            return misplaced | low | high | highest | Self.lack(bytes | allowed, 0x20)
        }

        /// Unexpected or missing continuation bytes, the bytes 0xC0 and 0xC1, which begin no valid sequence, and
        /// overlong forms and surrogates of three bytes.
        @inline(__always)
        private var misplaced: Block {
            // As signed numbers, continuation bytes are the lowest.
            let continuations = ByteSearch.numbers(ByteSearch.signed(bytes) .< SIMD16<Int8>(repeating: -64))
            let expected = Self.excess(before1, 0xBF) | Self.excess(before2, 0xDF) | Self.excess(before3, 0xEF)
            let low = Self.equal(before1, 0xE0) & Self.lack(bytes, 0xA0)
            let surrogates = Self.equal(before1, 0xED) & Self.excess(bytes, 0x9F)
            let starts = Self.equal(bytes & Block(repeating: 0xFE), 0xC0)
            return (continuations ^ ByteSearch.numbers(expected .!= Block(repeating: 0))) | low | surrogates | starts
        }

        // MARK: - Operations

        /// 255 for each byte that is equal to another one, and zero elsewhere.
        @inline(__always)
        static func equal(_ block: Block, _ byte: UInt8) -> Block {
            ByteSearch.numbers(block .== Block(repeating: byte))
        }

        /// By how much each byte is greater than a limit; zero where it is not. Compiled to one instruction.
        @inline(__always)
        private static func excess(_ block: Block, _ limit: UInt8) -> Block {
            let limits = Block(repeating: limit)
            return ByteSearch.numbers(block .> limits) & (block &- limits)
        }

        /// By how much each byte is less than a limit; zero where it is not. Compiled to one instruction.
        @inline(__always)
        private static func lack(_ block: Block, _ limit: UInt8) -> Block {
            let limits = Block(repeating: limit)
            return ByteSearch.numbers(block .< limits) & (limits &- block)
        }
    }
}
