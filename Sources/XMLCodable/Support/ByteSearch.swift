/// Vectorized searches for the next significant byte, sixteen bytes at a time.
///
/// Every search stops at the end of the text at the latest. Vectors are compared with vectors: comparisons of a vector
/// with a scalar are not specialized, and measured 150 times slower.
package enum ByteSearch {
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

    /// The marks as numbers: 255 for each mark, and zero elsewhere.
    @inline(__always)
    static func numbers(_ marks: Marks) -> Block {
        // Both types have sixteen bytes, and every bit pattern is a valid number.
        unsafe unsafeBitCast(marks, to: Block.self)
    }

    /// Packs eight bytes into each number.
    @inline(__always)
    private static func lanes(_ block: Block) -> SIMD2<UInt64> {
        // Both types have sixteen bytes, and every bit pattern is a valid number.
        unsafe unsafeBitCast(block, to: SIMD2<UInt64>.self)
    }

    /// The bytes as signed numbers.
    @inline(__always)
    static func signed(_ block: Block) -> SIMD16<Int8> {
        // Every bit pattern is valid for both types.
        unsafe unsafeBitCast(block, to: SIMD16<Int8>.self)
    }

    /// The index of the first mark, or nil if there is none.
    @inline(__always)
    static func first(_ marks: Marks) -> Int? {
        let halves = lanes(numbers(marks))
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
    static func checkStop(_ place: inout ByteCursor) -> UInt8 {
        // A local copy, as in `search`.
        var at = place
        while at.rest >= 32 {
            // At least 32 bytes are left.
            var next = at
            unsafe next.advance(16)
            if any(unsafe checkStops(at.wholeBlock) | checkStops(next.wholeBlock)) { break }
            // As above.
            unsafe at.advance(32)
        }
        place = at
        return search(&place) { block in checkStops(block) .!= Block(repeating: 0) }
    }

    /// Not zero where a byte is not ASCII, or a control character other than tab and LF.
    @inline(__always)
    private static func checkStops(_ block: Block) -> Block {
        // As signed numbers, non-ASCII bytes compare below the space character too. Tab and LF become 0 and 1.
        numbers(signed(block) .< SIMD16<Int8>(repeating: 0x20))
            & (block &- Block(repeating: 0x09)) & Block(repeating: 0xFE)
    }

    /// Skips white space in a text that has been checked: no other byte in it is as low as the space character.
    @inline(__always)
    static func skipSpaces(_ at: inout ByteCursor) -> UInt8 {
        search(&at) { block in block .> Block(repeating: 0x20) }
    }

    @inline(__always)
    static func any(_ marks: Marks) -> Bool { any(numbers(marks)) }

    /// Returns whether any number is not zero.
    @inline(__always)
    static func any(_ block: Block) -> Bool {
        let halves = lanes(block)
        return halves[0] | halves[1] != 0
    }

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
            let block = unsafe UTF8Block(at)
            if block.isASCII { break }
            // As above.
            if block.isSuspicious, !(unsafe isValidUTF8(at, &hasCarriageReturn)) { break }
            // As above.
            unsafe at.advance(32)
        }
        // Step back over an incomplete sequence: it belongs to the text that follows.
        guard at > start else { return }
        for length in 1...3 {
            // At least 32 bytes were passed.
            let byte = unsafe at.byte(before: length)
            guard byte >= 0xC0 else { continue }
            let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            if needed > length { unsafe at.advance(-length) }
            return
        }
    }

    /// Returns whether the next 32 bytes are valid; see ``UTF8Block``. They must be in the text, and three before them.
    @unsafe
    @inline(never)
    private static func isValidUTF8(_ at: ByteCursor, _ hasCarriageReturn: inout Bool) -> Bool {
        let block = unsafe UTF8Block(at)
        guard block.isValid else { return false }
        if block.hasCarriageReturn { hasCarriageReturn = true }
        return true
    }

    /// Returns whether all bytes are ASCII.
    static func isASCII(_ bytes: ByteSlice) -> Bool {
        let others: UInt64 = 0x8080_8080_8080_8080
        guard bytes.count >= 16 else {
            return (bytes.word(at: 0) | (bytes.count > 8 ? bytes.word(at: 8) : 0)) & others == 0
        }
        var index = 0
        // All of these blocks end before the end of the bytes.
        while index < bytes.count &- 32 {
            let both = unsafe bytes.block(unchecked: index) | bytes.block(unchecked: index &+ 16)
            if any(both .>= Block(repeating: 0x80)) { return false }
            index &+= 32
        }
        // The last two blocks may overlap those before them.
        let last = unsafe bytes.block(unchecked: bytes.count &- 16)
        let secondLast = unsafe bytes.block(unchecked: Swift.max(0, bytes.count &- 32))
        return !any((last | secondLast) .>= Block(repeating: 0x80))
    }

    /// Marks every `&` and carriage return.
    @inline(__always)
    static func characterDataStops(_ block: Block) -> Marks {
        equal(block, UInt8(ascii: "&")) .| equal(block, 0x0D)
    }

    /// Marks every `&` and every byte below the space character.
    @inline(__always)
    static func attributeStops(_ block: Block) -> Marks {
        equal(block, UInt8(ascii: "&")) .| controls(block)
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
    package static func tagStop(_ at: inout ByteCursor) -> UInt8 {
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
    package static func next(_ byte: UInt8, _ start: ByteCursor) -> ByteCursor {
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
