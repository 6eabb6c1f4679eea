/// Character references and the five predefined entities (sections 4.1 and 4.6).
enum References {
    enum Problem: Error {
        /// Not of the form `&name;`, `&#123;` or `&#x1F;`.
        case malformed
        /// A character reference to something that is no XML character.
        case notACharacter(UInt32)
        /// A well-formed reference to a general entity; `length` is that of the name.
        case entity(length: Int)
    }

    /// Reads the reference whose `&` stands at `start`. The bytes must be followed by a zero.
    ///
    /// - Returns: The scalar and how many bytes the reference takes, `&` and `;` included.
    static func read(_ start: UnsafePointer<UInt8>) throws(Problem) -> (scalar: UInt32, length: Int) {
        if start[1] == UInt8(ascii: "#") { return try number(start) }
        var length = 1
        while true {
            let byte = start[length]
            if byte < 0x80 {
                guard ByteClass.isName(byte) else { break }
                length += 1
            } else {
                let (scalar, bytes) = UTF8Scalar.decode(start + length)
                guard XMLCharacters.isName(scalar) else { break }
                length += bytes
            }
        }
        guard length > 1, start[length] == UInt8(ascii: ";"),
            XMLCharacters.isNameStart(UTF8Scalar.decode(start + 1).scalar)
        else { throw .malformed }
        if let scalar = predefined(start + 1, length - 1) { return (scalar, length + 1) }
        throw .entity(length: length - 1)
    }

    private static func predefined(_ name: UnsafePointer<UInt8>, _ length: Int) -> UInt32? {
        switch length {
        case 2 where name[1] == UInt8(ascii: "t"):
            if name[0] == UInt8(ascii: "l") { return 0x3C }
            if name[0] == UInt8(ascii: "g") { return 0x3E }
        case 3 where name[0] == UInt8(ascii: "a") && name[1] == UInt8(ascii: "m") && name[2] == UInt8(ascii: "p"):
            return 0x26
        case 4 where name[1] == UInt8(ascii: "p") || name[1] == UInt8(ascii: "u"):
            let isAposOrQuot = name[2] == UInt8(ascii: "o")
            guard isAposOrQuot else { return nil }
            if name[0] == UInt8(ascii: "a"), name[1] == UInt8(ascii: "p"), name[3] == UInt8(ascii: "s") { return 0x27 }
            if name[0] == UInt8(ascii: "q"), name[1] == UInt8(ascii: "u"), name[3] == UInt8(ascii: "t") { return 0x22 }
        default: break
        }
        return nil
    }

    /// `&#38;` or `&#x26;`. Any number of leading zeros, and no overflow.
    private static func number(_ start: UnsafePointer<UInt8>) throws(Problem) -> (scalar: UInt32, length: Int) {
        let isHex = start[2] == UInt8(ascii: "x")
        var index = isHex ? 3 : 2
        let first = index
        var value: UInt32 = 0
        while true {
            let byte = start[index]
            let digit: UInt32
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt32(byte &- UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f") where isHex: digit = UInt32(byte &- UInt8(ascii: "a")) + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F") where isHex: digit = UInt32(byte &- UInt8(ascii: "A")) + 10
            case UInt8(ascii: ";") where index > first:
                guard XMLCharacters.isCharacter(value) else { throw .notACharacter(value) }
                return (value, index + 1)
            default: throw .malformed
            }
            // Larger numbers stay larger than any character.
            if value < 0x200000 { value = value * (isHex ? 16 : 10) + digit }
            index += 1
        }
    }
}
