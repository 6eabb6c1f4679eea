/// Bytes as pairs of hexadecimal digits, the `xs:hexBinary` of XML Schema.
package enum HexText {
    /// Decodes pairs of digits in either case, with optional surrounding white space. Empty text decodes to no bytes.
    static func decode(_ bytes: ByteSlice) throws(ValueTextError) -> [UInt8] {
        let text = bytes.trimmed
        guard text.count.isMultiple(of: 2) else { throw .malformed }
        var isValid = true
        let decoded = [UInt8](capacity: text.count / 2) { output in
            var seen: UInt8 = digit
            var index = 0
            while index < text.count {
                let high = values[Int(text[index])]
                let low = values[Int(text[index &+ 1])]
                seen &= high & low
                output[index / 2] = high &<< 4 | low & 0x0F
                index &+= 2
            }
            isValid = seen & digit != 0
            return text.count / 2
        }
        guard isValid else { throw .malformed }
        return decoded
    }

    /// Appends each byte as two uppercase digits, the canonical form.
    static func append(_ bytes: ByteSlice, to buffer: inout ByteBuffer) {
        buffer.append(count: bytes.count * 2) { target in
            for index in 0..<bytes.count {
                target[index &* 2] = digit(bytes[index] &>> 4)
                target[index &* 2 &+ 1] = digit(bytes[index] & 0x0F)
            }
        }
    }

    /// Returns the value of a digit in either case; nil for another character.
    @inline(__always)
    package static func value(of character: UInt8) -> UInt8? {
        let value = values[Int(character)]
        return value & digit != 0 ? value & 0x0F : nil
    }

    /// Whether bytes begin with two digits, as those after the `%` of a reference in a URL do.
    static func isPair(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.prefix(2).count { value(of: $0) != nil } == 2 }

    /// Returns the uppercase digit of a value below 16.
    @inline(__always)
    static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") &+ value : UInt8(ascii: "7") &+ value }

    /// Returns a number in uppercase digits, with zeros before them up to a width.
    static func digits(_ number: UInt32, width: Int) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    /// Returns the name of a character in messages, such as `U+000D`.
    static func name(ofScalar scalar: UInt32) -> String { "U+" + digits(scalar, width: 4) }

    // In `values`, a digit is this plus its value.
    private static let digit: UInt8 = 0x40

    // One character per byte value; a hyphen for the bytes that are not digits.
    private static let values: StaticString = """
        ------------------------------------------------@ABCDEFGHI------\
        -JKLMNO--------------------------JKLMNO-------------------------\
        ----------------------------------------------------------------\
        ----------------------------------------------------------------
        """
}
