/// Finding the next byte that matters, eight at a time. The source's padding of zeros ends every search.
///
/// Words, not SIMD vectors: this compiler turns comparisons of vectors into loops over their lanes, which a measurement
/// showed to be 150 times slower.
enum ByteSearch {
    /// A byte in all eight places of a word.
    @inline(__always)
    static func word(of byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

    private static let high: UInt64 = 0x8080_8080_8080_8080

    @inline(__always)
    static func load(_ at: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(at).loadUnaligned(as: UInt64.self))
    }

    /// The top bit of every byte that is zero. Bytes above the lowest such one may be marked wrongly, so the lowest
    /// mark of several masks together is right, and no other.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word & high }

    @inline(__always)
    private static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 { zeros(word ^ Self.word(of: byte)) }

    /// The top bit of every byte that equals `byte`, and of no other.
    @inline(__always)
    private static func exactlyEqual(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        let difference = word ^ Self.word(of: byte)
        return ~((difference & ~high) &+ ~high | difference) & high
    }

    /// The top bit of every byte below the space character, and of no other.
    @inline(__always)
    private static func controls(_ word: UInt64) -> UInt64 {
        ~((word | high) &- Self.word(of: 0x20)) & ~word & high
    }

    /// As ``controls(_:)``, but not of tab and LF.
    @inline(__always)
    private static func oddControls(_ word: UInt64) -> UInt64 {
        let controls = controls(word)
        return controls == 0 ? 0 : controls & ~(exactlyEqual(word, 0x09) | exactlyEqual(word, 0x0A))
    }

    @inline(__always)
    private static func first(_ mask: UInt64) -> Int { mask.trailingZeroBitCount &>> 3 }

    /// Whether eight bytes are ASCII without control characters other than tab and LF.
    @inline(__always)
    static func isPlain(_ at: UnsafePointer<UInt8>) -> Bool {
        let word = load(at)
        return word & high | oddControls(word) == 0
    }

    /// The next `<`, `&`, `]` or zero.
    @inline(__always)
    static func textStop(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let word = load(at)
            let mask =
                equal(word, UInt8(ascii: "<")) | equal(word, UInt8(ascii: "&")) | equal(word, UInt8(ascii: "]"))
                | zeros(word)
            if mask != 0 { return at + first(mask) }
            at += 8
        }
    }

    /// The next `quote`, `<`, `&` or byte below the space character.
    @inline(__always)
    static func valueStop(_ start: UnsafePointer<UInt8>, _ quote: UInt8) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let word = load(at)
            let mask =
                equal(word, quote) | equal(word, UInt8(ascii: "<")) | equal(word, UInt8(ascii: "&")) | controls(word)
            if mask != 0 { return at + first(mask) }
            at += 8
        }
    }

    /// The next `byte` or zero.
    @inline(__always)
    static func next(_ byte: UInt8, _ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var at = start
        while true {
            let word = load(at)
            let mask = equal(word, byte) | zeros(word)
            if mask != 0 { return at + first(mask) }
            at += 8
        }
    }

    /// The first byte that ``Escaping`` must look at; nil where fewer than eight bytes are left before one is found,
    /// with `start` moved to those.
    ///
    /// Such bytes are `&`, `<`, `>`, control characters, 0xEF, which begins U+FFFE and U+FFFF, and what is asked for.
    @inline(__always)
    static func escapeStop(
        _ start: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>,
        tabs: Bool, quotes: Bool, apostrophes: Bool
    ) -> UnsafePointer<UInt8>? {
        while end - start >= 8 {
            let word = load(start)
            var mask = tabs ? controls(word) : oddControls(word)
            // `<` and `>` differ in one bit, as do the ampersand and the apostrophe.
            mask |= equal(word & Self.word(of: 0xFD), UInt8(ascii: "<")) | equal(word, 0xEF)
            mask |= equal(apostrophes ? word & Self.word(of: 0xFE) : word, UInt8(ascii: "&"))
            if quotes { mask |= equal(word, UInt8(ascii: "\"")) }
            if mask != 0 { return start + first(mask) }
            start += 8
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
