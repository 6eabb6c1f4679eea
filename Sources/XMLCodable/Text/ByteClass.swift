/// Classes of single bytes, each tested with one table lookup.
///
/// The table is a literal so that it is part of the binary's read-only data: a global array would cost an
/// initialization check and a bounds check per byte. Bytes from 0x80 on belong to no class here; ``XMLCharacters``
/// classifies the scalars that they encode.
package struct ByteClass: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An ASCII character that may start a Name, the colon included (production 4).
    static let nameStart = ByteClass(rawValue: 1)
    /// An ASCII character that may appear in a Name, the colon included (production 4a).
    static let name = ByteClass(rawValue: 2)
    /// Space, tab, line feed, carriage return (production 3).
    static let space = ByteClass(rawValue: 4)
    /// Ends a plain run of character data: `<`, `&`, `]` and the terminating zero.
    static let textStop = ByteClass(rawValue: 8)
    /// Needs attention in an attribute value: `<`, `&`, both quotes, tab, LF, CR and the terminating zero.
    static let valueStop = ByteClass(rawValue: 16)

    // One character per byte value: 0x40 plus the bits above.
    private static let table: StaticString = """
        X@@@@@@@@TT@@T@@@@@@@@@@@@@@@@@@D@P@@@XP@@@@@BB@BBBBBBBBBBC@X@@@\
        @CCCCCCCCCCCCCCCCCCCCCCCCCC@@H@C@CCCCCCCCCCCCCCCCCCCCCCCCCC@@@@@\
        @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@\
        @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
        """

    @inline(__always)
    static func of(_ byte: UInt8) -> UInt8 { table[Int(byte)] }

    @inline(__always)
    package static func isSpace(_ byte: UInt8) -> Bool { of(byte) & 4 != 0 }

    @inline(__always)
    static func isName(_ byte: UInt8) -> Bool { of(byte) & 2 != 0 }

    @inline(__always)
    package static func isNameStart(_ byte: UInt8) -> Bool { of(byte) & 1 != 0 }

    /// Returns whether a byte is not part of a Name: neither an ASCII name character nor part of a non-ASCII character.
    @inline(__always)
    static func endsName(_ byte: UInt8) -> Bool { byte < 0x80 && !isName(byte) }

    @inline(__always)
    package static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
}
