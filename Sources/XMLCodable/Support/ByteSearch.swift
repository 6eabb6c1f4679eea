/// Finding the next byte that matters, sixteen at a time. The source's padding of zeros ends every search.
enum ByteSearch {
    /// The offset of the first byte that is set in a mask of sixteen lanes, or nil.
    @inline(__always)
    private static func first(in mask: SIMDMask<SIMD16<Int8>>) -> Int? {
        let halves = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
        if halves[0] != 0 { return halves[0].trailingZeroBitCount &>> 3 }
        if halves[1] != 0 { return 8 &+ halves[1].trailingZeroBitCount &>> 3 }
        return nil
    }

    @inline(__always)
    private static func block(_ at: UnsafePointer<UInt8>) -> SIMD16<UInt8> {
        UnsafeRawPointer(at).loadUnaligned(as: SIMD16<UInt8>.self)
    }

    /// The next `<`, `&`, `]` or zero.
    @inline(__always)
    static func textStop(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let bytes = block(at)
            let mask =
                (bytes .== UInt8(ascii: "<")) .| (bytes .== UInt8(ascii: "&")) .| (bytes .== UInt8(ascii: "]"))
                .| (bytes .== 0)
            if let index = first(in: mask) { return at + index }
            at += 16
        }
    }

    /// The next `quote`, `<`, `&` or byte below the space character.
    @inline(__always)
    static func valueStop(_ start: UnsafePointer<UInt8>, _ quote: UInt8) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let bytes = block(at)
            let mask =
                (bytes .== quote) .| (bytes .== UInt8(ascii: "<")) .| (bytes .== UInt8(ascii: "&"))
                .| (bytes .< 0x20)
            if let index = first(in: mask) { return at + index }
            at += 16
        }
    }

    /// The next `byte` or zero.
    @inline(__always)
    static func next(_ byte: UInt8, _ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let bytes = block(at)
            if let index = first(in: (bytes .== byte) .| (bytes .== 0)) { return at + index }
            at += 16
        }
    }

    /// The first byte that ``Escaping`` must look at, sixteen bytes at a time; nil where fewer than sixteen bytes are
    /// left before one is found, with `start` moved to those.
    ///
    /// Such bytes are `&`, `<`, `>`, control characters, 0xEF, which begins U+FFFE and U+FFFF, and what is asked for.
    @inline(__always)
    static func escapeStop(
        _ start: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>,
        tabs: Bool, quotes: Bool, apostrophes: Bool
    ) -> UnsafePointer<UInt8>? {
        while end - start >= 16 {
            let bytes = block(start)
            var mask = bytes .< 0x20
            if !tabs { mask = mask .& (bytes .!= 0x09) .& (bytes .!= 0x0A) }
            mask = mask .| ((bytes & 0xFD) .== UInt8(ascii: "<")) .| (bytes .== 0xEF)
            // The apostrophe is the ampersand's neighbour.
            mask = mask .| ((apostrophes ? bytes & 0xFE : bytes) .== UInt8(ascii: "&"))
            if quotes { mask = mask .| (bytes .== UInt8(ascii: "\"")) }
            if let index = first(in: mask) { return start + index }
            start += 16
        }
        return nil
    }

    /// Whether a carriage return stands in a run of bytes.
    static func containsCarriageReturn(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
        var at = start
        while at < end {
            if at[0] == 0x0D { return true }
            at += 1
        }
        return false
    }
}
