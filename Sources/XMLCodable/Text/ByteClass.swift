/// Classes of single bytes, each tested with one table lookup.
///
/// The table is a literal so that it is part of the binary's read-only data: a global array would cost an
/// initialization check and a bounds check per byte. Bytes from 0x80 on belong to no class here; ``XMLCharacters``
/// classifies the scalars that they encode.
package enum ByteClass {
    // One character per byte value: 0x40, plus 1 for what may start a Name (production 4), 2 for what may be in one (4a), with the
    // colon, and 4 for white space (production 3).
    private static let table: StaticString = """
        @@@@@@@@@DD@@D@@@@@@@@@@@@@@@@@@D@@@@@@@@@@@@BB@BBBBBBBBBBC@@@@@\
        @CCCCCCCCCCCCCCCCCCCCCCCCCC@@@@C@CCCCCCCCCCCCCCCCCCCCCCCCCC@@@@@\
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
