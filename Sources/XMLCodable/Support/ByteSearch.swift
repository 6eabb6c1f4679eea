/// Vectorized searches for the next significant byte, sixteen bytes at a time.
///
/// Every search stops at the end of the text at the latest. Vectors are compared with vectors: comparisons of a vector
/// with a scalar are not specialized, and measured 150 times slower.
enum ByteSearch {
    typealias Block = SIMD16<UInt8>
    typealias Marks = SIMDMask<SIMD16<Int8>>

    @inline(__always)
    private static func equal(_ block: Block, _ byte: UInt8) -> Marks { block .== Block(repeating: byte) }

    /// Marks every byte below the space character.
    @inline(__always)
    private static func controls(_ block: Block) -> Marks { block .< Block(repeating: 0x20) }

    /// Like ``controls(_:)``, but without tab and LF.
    @inline(__always)
    private static func oddControls(_ block: Block) -> Marks {
        controls(block) .& (block .!= Block(repeating: 0x09)) .& (block .!= Block(repeating: 0x0A))
    }

    /// Packs eight marks into each number, one byte of all zeros or all ones per mark.
    @inline(__always)
    private static func lanes(_ marks: Marks) -> SIMD2<UInt64> {
        // Both types have the same size, and every bit pattern is a valid number.
        unsafe unsafeBitCast(marks, to: SIMD2<UInt64>.self)
    }

    /// The bytes as signed numbers.
    @inline(__always)
    private static func signed(_ block: Block) -> SIMD16<Int8> {
        // Every bit pattern is valid for both types.
        unsafe unsafeBitCast(block, to: SIMD16<Int8>.self)
    }

    /// The index of the first mark, or nil if there is none.
    @inline(__always)
    private static func first(_ marks: Marks) -> Int? {
        let halves = lanes(marks)
        if halves[0] != 0 { return UInt64(littleEndian: halves[0]).trailingZeroBitCount &>> 3 }
        if halves[1] != 0 { return 8 &+ UInt64(littleEndian: halves[1]).trailingZeroBitCount &>> 3 }
        return nil
    }

    /// Moves block by block to the first mark, or to the end of the text.
    ///
    /// - Returns: The byte at the new position; zero at the end.
    @inline(__always)
    private static func search(_ place: inout ByteCursor, _ marks: (Block) -> Marks) -> UInt8 {
        // A local copy: `place` may be in memory, and would be written back for each block.
        var at = place
        while at.rest >= 16 {
            // At least sixteen bytes are left.
            if let index = first(marks(unsafe at.wholeBlock)) {
                // The index is within the block.
                unsafe at.advance(index)
                place = at
                return unsafe at.byte
            }
            // As above.
            unsafe at.advance(16)
        }
        let rest = Int(bitPattern: at.rest)
        // The distance is at most `rest`.
        unsafe at.advance(Swift.min(first(marks(at.lastBlock())) ?? rest, rest))
        place = at
        return at[0]
    }

    /// Moves to the next byte that is either not ASCII or a control character other than tab and LF.
    @inline(__always)
    static func checkStop(_ at: inout ByteCursor) -> UInt8 {
        while at.rest >= 32 {
            // At least 32 bytes are left.
            var next = at
            unsafe next.advance(16)
            if any(unsafe checkMarks(at.wholeBlock) .| checkMarks(next.wholeBlock)) { break }
            // As above.
            unsafe at.advance(32)
        }
        return search(&at, checkMarks)
    }

    @inline(__always)
    private static func checkMarks(_ block: Block) -> Marks {
        // As signed numbers, non-ASCII bytes compare below the space character too.
        (signed(block) .< SIMD16<Int8>(repeating: 0x20)) .& (block .!= Block(repeating: 0x09))
            .& (block .!= Block(repeating: 0x0A))
    }

    /// Skips white space in a text that has been checked: no other byte in it is as low as the space character.
    @inline(__always)
    static func skipSpaces(_ at: inout ByteCursor) -> UInt8 {
        search(&at) { block in block .> Block(repeating: 0x20) }
    }

    @inline(__always)
    static func any(_ marks: Marks) -> Bool { any(lanes(marks)) }

    @inline(__always)
    private static func any(_ halves: SIMD2<UInt64>) -> Bool { halves[0] | halves[1] != 0 }

    /// Moves `at` over text that is valid UTF-8 (Unicode, table 3-7) without forbidden characters.
    ///
    /// It stops where ASCII begins again, at a block with an error, or near the end; always at the start of a sequence.
    ///
    /// - Parameters:
    ///   - at: The start of a sequence; the three bytes before it must end valid sequences. Does nothing if it is less
    ///     than three bytes into the text.
    ///   - hasCarriageReturn: Set to true if a carriage return is passed.
    static func skipValidUTF8(_ at: inout ByteCursor, in text: CursorText, _ hasCarriageReturn: inout Bool) {
        guard text.has(3, before: at) else { return }
        let start = at
        while at.rest >= 32 {
            // At least 32 bytes are left, and the guard has checked that three precede them.
            var next = at
            unsafe next.advance(16)
            let (first, second) = unsafe (UTF8Block(at), UTF8Block(next))
            if !any((first.bytes | second.bytes | first.before3) .>= Block(repeating: 0x80)) { break }
            // Kept as integers, since a mask that comes out of a branch is built again.
            var wrong = lanes(first.mistakes .| second.mistakes)
            if any(first.needsCloserLook .| second.needsCloserLook) {
                wrong |= lanes(first.rareMistakes .| second.rareMistakes)
            }
            if any(wrong) { break }
            if any(equal(first.bytes, 0x0D) .| equal(second.bytes, 0x0D)) { hasCarriageReturn = true }
            // As above.
            unsafe at.advance(32)
        }
        // Step back over an incomplete sequence: it belongs to the text that follows.
        guard at > start else { return }
        for length in 1...3 {
            // At least sixteen bytes were passed.
            let byte = unsafe at.byte(before: length)
            guard byte >= 0xC0 else { continue }
            let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            if needed > length { unsafe at.advance(-length) }
            return
        }
    }

    /// Sixteen bytes, with the blocks that begin one, two and three bytes before them.
    private struct UTF8Block {
        let bytes, before1, before2, before3: Block

        /// Sixteen bytes must be in the text, and three before them.
        @unsafe
        @inline(__always)
        init(_ at: ByteCursor) {
            bytes = unsafe at.wholeBlock
            (before1, before2, before3) = unsafe at.blocksBefore
        }

        /// Unexpected or missing continuation bytes, the bytes 0xC0 and 0xC1, which begin no valid sequence, and
        /// control characters that XML forbids.
        @inline(__always)
        var mistakes: Marks {
            let continuation = signed(bytes) .< SIMD16<Int8>(repeating: -64)
            let expected =
                (before1 .>= Block(repeating: 0xC0)) .| (before2 .>= Block(repeating: 0xE0))
                .| (before3 .>= Block(repeating: 0xF0))
            return (continuation .^ expected) .| equal(bytes & Block(repeating: 0xFE), 0xC0)
                .| (oddControls(bytes) .& (bytes .!= Block(repeating: 0x0D)))
        }

        /// Positions in a sequence whose second or third byte is restricted to some of the continuation bytes.
        @inline(__always)
        var needsCloserLook: Marks {
            equal(before1, 0xE0) .| equal(before1, 0xED) .| (before1 .>= Block(repeating: 0xEF)) .| equal(before2, 0xEF)
        }

        /// Errors at those positions: overlong forms, surrogates, values above U+10FFFF, and noncharacters that XML
        /// forbids.
        @inline(__always)
        var rareMistakes: Marks {
            let low =
                equal(before1, 0xE0) .& (bytes .< Block(repeating: 0xA0))
                .| equal(before1, 0xF0) .& (bytes .< Block(repeating: 0x90))
            let high =
                equal(before1, 0xED) .& (bytes .>= Block(repeating: 0xA0))
                .| equal(before1, 0xF4) .& (bytes .>= Block(repeating: 0x90)) .| (before1 .>= Block(repeating: 0xF5))
            // U+FFFE and U+FFFF.
            let forbidden = equal(before2, 0xEF) .& equal(before1, 0xBF) .& (bytes .>= Block(repeating: 0xBE))
            return low .| high .| forbidden
        }
    }

    /// Returns whether all bytes are ASCII.
    static func isASCII(_ bytes: ByteSlice) -> Bool {
        let others: UInt64 = 0x8080_8080_8080_8080
        guard bytes.count >= 16 else {
            return (bytes.word(at: 0) | (bytes.count > 8 ? bytes.word(at: 8) : 0)) & others == 0
        }
        var index = 0
        while index < bytes.count &- 32 {
            if any((bytes.block(at: index) | bytes.block(at: index &+ 16)) .>= Block(repeating: 0x80)) { return false }
            index &+= 32
        }
        while index < bytes.count &- 16 {
            if any(bytes.block(at: index) .>= Block(repeating: 0x80)) { return false }
            index &+= 16
        }
        // The last block may overlap the one before it.
        return !any(bytes.block(at: bytes.count &- 16) .>= Block(repeating: 0x80))
    }

    /// The index of the next `&` or carriage return from `start` on, or the count if there is none.
    @inline(__always)
    static func decodeStop(_ bytes: ByteSlice, from start: Int) -> Int {
        var index = start
        while bytes.count &- index >= 16 {
            let block = bytes.block(at: index)
            if let mark = first(equal(block, UInt8(ascii: "&")) .| equal(block, 0x0D)) { return index &+ mark }
            index &+= 16
        }
        while index < bytes.count, bytes[index] != UInt8(ascii: "&"), bytes[index] != 0x0D { index &+= 1 }
        return index
    }

    /// Moves to the next `<`, `&` or `]`, or to the end.
    @inline(__always)
    static func textStop(_ at: inout ByteCursor) -> UInt8 {
        search(&at) { block in
            equal(block, UInt8(ascii: "<")) .| equal(block, UInt8(ascii: "&")) .| equal(block, UInt8(ascii: "]"))
        }
    }

    /// Moves to the next `quote`, `<`, `&` or byte below the space character, or to the end.
    @inline(__always)
    static func valueStop(_ at: inout ByteCursor, _ quote: UInt8) -> UInt8 {
        search(&at) { block in
            equal(block, quote) .| equal(block, UInt8(ascii: "<")) .| equal(block, UInt8(ascii: "&"))
                .| controls(block)
        }
    }

    /// Moves to the next `>`, quote or `/`, or to the end.
    @inline(__always)
    static func tagStop(_ at: inout ByteCursor) -> UInt8 {
        search(&at) { block in
            equal(block, UInt8(ascii: ">")) .| equal(block, UInt8(ascii: "\"")) .| equal(block, UInt8(ascii: "'"))
                .| equal(block, UInt8(ascii: "/"))
        }
    }

    /// The number of bytes equal to `byte`.
    static func count(of byte: UInt8, in bytes: ByteSlice) -> Int {
        var count = 0
        var index = 0
        while bytes.count &- index >= 16 {
            // A mark is -1 as a number. Before a sum can overflow, it is added to the count.
            var sums = SIMD16<UInt8>(repeating: 0)
            let end = Swift.min(index &+ 255 &* 16, bytes.count &- 15)
            while index < end {
                // Sixteen bytes are left. Marks have the size of a block, and every bit pattern is a valid number.
                unsafe sums &-= unsafeBitCast(equal(bytes.block(unchecked: index), byte), to: SIMD16<UInt8>.self)
                index &+= 16
            }
            for lane in 0..<16 { count &+= Int(sums[lane]) }
        }
        while index < bytes.count {
            if bytes[index] == byte { count &+= 1 }
            index &+= 1
        }
        return count
    }

    /// The position of the next `byte`, or the end.
    @inline(__always)
    static func next(_ byte: UInt8, _ start: ByteCursor) -> ByteCursor {
        var at = start
        _ = search(&at) { block in equal(block, byte) }
        return at
    }

    /// The index of the next byte that ``Escaping`` must examine, or nil; `start` is moved forward during the search.
    ///
    /// Such bytes are `&`, `<`, `>`, control characters, 0xEF if it may begin U+FFFE or U+FFFF, and those selected by
    /// the parameters.
    @inline(__always)
    static func escapeStop(
        _ bytes: ByteSlice, from start: inout Int, tabs: Bool, quotes: Bool, apostrophes: Bool
    ) -> Int? {
        precondition(start >= 0, "no such byte")
        while bytes.count &- start > 16 {
            // At least 17 bytes are left: `start` is not negative and only moves forward.
            let block = unsafe bytes.block(unchecked: start)
            let next = unsafe bytes.block(unchecked: start &+ 1)
            // U+FFFE and U+FFFF begin with 0xEF 0xBF; 0xEF alone is common in Chinese and Japanese text.
            let marks =
                escapeMarks(block, tabs: tabs, quotes: quotes, apostrophes: apostrophes)
                .| (equal(block, 0xEF) .& equal(next, 0xBF))
            if let index = first(marks) { return start &+ index }
            start &+= 16
        }
        // The zeros past the end are marked too, as control characters.
        let block = bytes.block(paddedAt: start)
        let marks = escapeMarks(block, tabs: tabs, quotes: quotes, apostrophes: apostrophes) .| equal(block, 0xEF)
        guard let index = first(marks), index < bytes.count &- start else { return nil }
        return start &+ index
    }

    /// The index of the first byte of a block that could need an escape: control characters, `& < > ' "` and 0xEF.
    @inline(__always)
    static func escapeStop(_ block: Block) -> Int? {
        first(escapeMarks(block, tabs: true, quotes: true, apostrophes: true) .| equal(block, 0xEF))
    }

    /// Marks `&`, `<`, `>`, control characters, and the bytes selected by the parameters.
    @inline(__always)
    private static func escapeMarks(_ block: Block, tabs: Bool, quotes: Bool, apostrophes: Bool) -> Marks {
        // `<` and `>` differ in one bit, as do the ampersand and the apostrophe.
        var marks = equal(block & Block(repeating: 0xFD), UInt8(ascii: "<"))
        marks = marks .| equal(apostrophes ? block & Block(repeating: 0xFE) : block, UInt8(ascii: "&"))
        if quotes { marks = marks .| equal(block, UInt8(ascii: "\"")) }
        return marks .| (tabs ? controls(block) : oddControls(block))
    }

    /// Returns whether there is a carriage return between two positions in a text.
    static func containsCarriageReturn(_ start: ByteCursor, _ end: ByteCursor) -> Bool {
        var at = start
        while at < end {
            if let index = first(equal(at.block, 0x0D)) { return index < end - at }
            guard at.rest > 16 else { return false }
            // More than sixteen bytes are left.
            unsafe at.advance(16)
        }
        return false
    }
}
