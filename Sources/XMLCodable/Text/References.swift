/// Character references and the five predefined entities (sections 4.1 and 4.6).
package enum References {
    package enum Problem: Error {
        /// The reference is not of the form `&name;`, `&#123;` or `&#x1F;`.
        case malformed
        /// A character reference to a scalar that is not an XML character.
        case notACharacter(UInt32)
        /// A well-formed reference to a general entity; `length` is that of the name.
        case entity(length: Int)
    }

    /// Reads the reference whose `&` is at an index; missing bytes read as zeros.
    ///
    /// - Returns: The scalar, and the length of the reference in bytes, including `&` and `;`.
    @inline(__always)
    package static func read(_ bytes: ByteSlice, at start: Int = 0) throws(Problem) -> (scalar: UInt32, length: Int) {
        if let predefined = predefined(bytes, at: start) { return predefined }
        return try readOther(bytes, at: start)
    }

    /// Reads a reference that is not to a predefined entity.
    @inline(never)
    private static func readOther(
        _ bytes: ByteSlice, at start: Int
    ) throws(Problem) -> (scalar: UInt32, length: Int) {
        if byte(bytes, start + 1) == UInt8(ascii: "#") { return try number(bytes, start) }
        var index = start + 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                guard ByteClass.isName(byte) else { break }
                index += 1
            } else {
                let (scalar, length) = UTF8Scalar.decode(bytes, at: index)
                guard XMLCharacters.isName(scalar) else { break }
                index += length
            }
        }
        let name = start + 1
        guard index > name, byte(bytes, index) == UInt8(ascii: ";"),
            XMLCharacters.isNameStart(UTF8Scalar.decode(bytes, at: name).scalar)
        else { throw .malformed }
        throw .entity(length: index - name)
    }

    @inline(__always)
    private static func byte(_ bytes: ByteSlice, _ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// Reads a reference to a predefined entity (section 4.6) whose `&` is at an index.
    @inline(__always)
    private static func predefined(_ bytes: ByteSlice, at start: Int) -> (scalar: UInt32, length: Int)? {
        let word = bytes.word(at: start + 1)
        switch word & 0xFF_FFFF {
        case 0x3B_746C: return (0x3C, 4)  // lt;
        case 0x3B_7467: return (0x3E, 4)  // gt;
        default: break
        }
        if word & 0xFFFF_FFFF == 0x3B70_6D61 { return (0x26, 5) }  // amp;
        switch word & 0xFF_FFFF_FFFF {
        case 0x3B_736F_7061: return (0x27, 6)  // apos;
        case 0x3B_746F_7571: return (0x22, 6)  // quot;
        default: return nil
        }
    }

    /// Reads a character reference such as `&#38;` or `&#x26;`. Any number of leading zeros is accepted, and the value
    /// cannot overflow.
    private static func number(_ bytes: ByteSlice, _ start: Int) throws(Problem) -> (scalar: UInt32, length: Int) {
        let isHex = byte(bytes, start + 2) == UInt8(ascii: "x")
        var index = start + (isHex ? 3 : 2)
        let first = index
        var value: UInt32 = 0
        while true {
            let byte = byte(bytes, index)
            guard let digit = isHex ? HexText.value(of: byte) : byte.decimalDigit else {
                guard byte == UInt8(ascii: ";"), index > first else { throw .malformed }
                guard XMLCharacters.isCharacter(value) else { throw .notACharacter(value) }
                return (value, index + 1 - start)
            }
            // The value stops growing here: it is already larger than any character.
            if value < 0x200000 { value = value * (isHex ? 16 : 10) + UInt32(digit) }
            index += 1
        }
    }
}
