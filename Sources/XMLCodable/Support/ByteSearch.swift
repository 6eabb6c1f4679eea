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
