/// Finding the next byte that matters, sixteen at a time. The source's padding of zeros ends every search.
///
/// Vectors are compared with vectors: comparisons of a vector with a scalar are not specialised, which a measurement
/// showed to be 150 times slower.
enum ByteSearch {
    typealias Block = SIMD16<UInt8>
    typealias Marks = SIMDMask<SIMD16<Int8>>

    @inline(__always)
    private static func load(_ at: UnsafePointer<UInt8>) -> Block {
        UnsafeRawPointer(at).loadUnaligned(as: Block.self)
    }

    @inline(__always)
    private static func equal(_ block: Block, _ byte: UInt8) -> Marks { block .== Block(repeating: byte) }

    /// Marks every byte below the space character.
    @inline(__always)
    private static func controls(_ block: Block) -> Marks { block .< Block(repeating: 0x20) }

    /// As ``controls(_:)``, but not tab and LF.
    @inline(__always)
    private static func oddControls(_ block: Block) -> Marks {
        controls(block) .& (block .!= Block(repeating: 0x09)) .& (block .!= Block(repeating: 0x0A))
    }

    /// The index of the first mark; nil where there is none.
    @inline(__always)
    private static func first(_ marks: Marks) -> Int? {
        let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
        if halves[0] != 0 { return UInt64(littleEndian: halves[0]).trailingZeroBitCount &>> 3 }
        if halves[1] != 0 { return 8 &+ UInt64(littleEndian: halves[1]).trailingZeroBitCount &>> 3 }
        return nil
    }

    /// The next byte that is not ASCII, or a control character other than tab and LF.
    @inline(__always)
    static func checkStop(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let block = load(at)
            // As signed numbers, the bytes that are not ASCII are below the space character too.
            let signed = unsafeBitCast(block, to: SIMD16<Int8>.self)
            let marks =
                (signed .< SIMD16<Int8>(repeating: 0x20)) .& (block .!= Block(repeating: 0x09))
                .& (block .!= Block(repeating: 0x0A))
            if let index = first(marks) { return at + index }
            at += 16
        }
    }

    @inline(__always)
    private static func any(_ marks: Marks) -> Bool {
        let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] != 0
    }

    /// Moves `at` over text that is valid UTF-8 (Unicode, table 3-7) without forbidden characters, to where ASCII begins
    /// again, to a block with a mistake, or to near the end; always to the start of a sequence.
    ///
    /// - Parameters:
    ///   - at: The start of a sequence; the three bytes before it must be readable and end valid sequences.
    ///   - hasCarriageReturn: Gets true where one is passed.
    static func skipValidUTF8(
        _ at: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ hasCarriageReturn: inout Bool
    ) {
        let start = at
        while end - at >= 16 {
            let block = load(at)
            // Every byte beside the one, two and three bytes before it.
            let (before1, before2, before3) = (load(at - 1), load(at - 2), load(at - 3))
            if !any((block | before3) .>= Block(repeating: 0x80)) { break }
            let continuation = unsafeBitCast(block, to: SIMD16<Int8>.self) .< SIMD16<Int8>(repeating: -64)
            let expected =
                (before1 .>= Block(repeating: 0xC0)) .| (before2 .>= Block(repeating: 0xE0))
                .| (before3 .>= Block(repeating: 0xF0))
            var wrong = continuation .^ expected
            wrong = wrong .| equal(block & Block(repeating: 0xFE), 0xC0) .| (block .>= Block(repeating: 0xF5))
            wrong = wrong .| (oddControls(block) .& (block .!= Block(repeating: 0x0D)))
            let special =
                equal(before1, 0xE0) .| equal(before1, 0xED) .| (before1 .>= Block(repeating: 0xEF))
                .| equal(before2, 0xEF)
            if any(special) {
                wrong = wrong .| (equal(before1, 0xE0) .& (block .< Block(repeating: 0xA0)))
                wrong = wrong .| (equal(before1, 0xED) .& (block .>= Block(repeating: 0xA0)))
                wrong = wrong .| (equal(before1, 0xF0) .& (block .< Block(repeating: 0x90)))
                wrong = wrong .| (equal(before1, 0xF4) .& (block .>= Block(repeating: 0x90)))
                // U+FFFE and U+FFFF are no characters of XML.
                wrong =
                    wrong
                    .| (equal(before2, 0xEF) .& equal(before1, 0xBF) .& (block .>= Block(repeating: 0xBE)))
            }
            if any(wrong) { break }
            if any(equal(block, 0x0D)) { hasCarriageReturn = true }
            at += 16
        }
        // A sequence that is not complete yet belongs to what follows.
        for length in 1...3 where at - length >= start && (at - length)[0] >= 0xC0 {
            let needed = (at - length)[0] >= 0xF0 ? 4 : (at - length)[0] >= 0xE0 ? 3 : 2
            if needed > length { at -= length }
            return
        }
    }

    /// Whether bytes are all ASCII.
    static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard var at = bytes.baseAddress else { return true }
        let end = at + bytes.count
        while end - at >= 16 {
            if any(load(at) .>= Block(repeating: 0x80)) { return false }
            at += 16
        }
        while at < end {
            if at[0] >= 0x80 { return false }
            at += 1
        }
        return true
    }

    /// The next `&` or carriage return before `end`, or `end`. No byte behind `end` is read.
    @inline(__always)
    static func decodeStop(
        _ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        var at = start
        while end - at >= 16 {
            let block = load(at)
            if let index = first(equal(block, UInt8(ascii: "&")) .| equal(block, 0x0D)) { return at + index }
            at += 16
        }
        while at < end, at[0] != UInt8(ascii: "&"), at[0] != 0x0D { at += 1 }
        return at
    }

    /// The next `<`, `&`, `]` or zero.
    @inline(__always)
    static func textStop(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let block = load(at)
            let marks =
                equal(block, UInt8(ascii: "<")) .| equal(block, UInt8(ascii: "&")) .| equal(block, UInt8(ascii: "]"))
                .| equal(block, 0)
            if let index = first(marks) { return at + index }
            at += 16
        }
    }

    /// The next `quote`, `<`, `&` or byte below the space character.
    @inline(__always)
    static func valueStop(_ start: UnsafePointer<UInt8>, _ quote: UInt8) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let block = load(at)
            let marks =
                equal(block, quote) .| equal(block, UInt8(ascii: "<")) .| equal(block, UInt8(ascii: "&"))
                .| controls(block)
            if let index = first(marks) { return at + index }
            at += 16
        }
    }

    /// The next `byte` or zero.
    @inline(__always)
    static func next(_ byte: UInt8, _ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let block = load(at)
            if let index = first(equal(block, byte) .| equal(block, 0)) { return at + index }
            at += 16
        }
    }

    /// The first byte that ``Escaping`` must look at; nil where fewer than sixteen bytes are left before one is found,
    /// with `start` moved to those.
    ///
    /// Such bytes are `&`, `<`, `>`, control characters, 0xEF, which begins U+FFFE and U+FFFF, and what is asked for.
    @inline(__always)
    static func escapeStop(
        _ start: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>,
        tabs: Bool, quotes: Bool, apostrophes: Bool
    ) -> UnsafePointer<UInt8>? {
        while end - start >= 16 {
            let block = load(start)
            var marks = tabs ? controls(block) : oddControls(block)
            // `<` and `>` differ in one bit, as do the ampersand and the apostrophe.
            marks = marks .| equal(block & Block(repeating: 0xFD), UInt8(ascii: "<")) .| equal(block, 0xEF)
            marks =
                marks .| equal(apostrophes ? block & Block(repeating: 0xFE) : block, UInt8(ascii: "&"))
            if quotes { marks = marks .| equal(block, UInt8(ascii: "\"")) }
            if let index = first(marks) { return start + index }
            start += 16
        }
        return nil
    }

    /// Whether a carriage return stands in a run of bytes, behind which sixteen more may be read.
    static func containsCarriageReturn(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        var at = start
        while at < end {
            if let index = first(equal(load(at), 0x0D)) { return at + index < end }
            at += 16
        }
        return false
    }
}
