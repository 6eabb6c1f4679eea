/// Bytes as pairs of hexadecimal digits, the `xs:hexBinary` of XML Schema.
enum HexText {
    /// Reads pairs of digits in either case, with white space around; no digits are no bytes.
    static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws(ValueTextError) -> [UInt8] {
        let text = bytes.trimmed
        guard text.count.isMultiple(of: 2) else { throw .malformed }
        var isValid = true
        let decoded = values.withUnsafeBufferPointer { values in
            [UInt8](unsafeUninitializedCapacity: text.count / 2) { output, count in
                var seen: UInt8 = 0
                var index = 0
                while index < text.count {
                    let high = values[Int(text[index])]
                    let low = values[Int(text[index &+ 1])]
                    seen |= high | low
                    output[index / 2] = high &<< 4 | low & 0x0F
                    index &+= 2
                }
                count = text.count / 2
                isValid = seen <= 0x0F
            }
        }
        guard isValid else { throw .malformed }
        return decoded
    }

    /// Appends each byte as two digits, in upper case, the canonical form.
    static func append(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout ByteBuffer) {
        buffer.append(count: bytes.count * 2) { start in
            let digits = ("0123456789ABCDEF" as StaticString).utf8Start
            for index in 0..<bytes.count {
                start[index &* 2] = digits[Int(bytes[index] &>> 4)]
                start[index &* 2 &+ 1] = digits[Int(bytes[index] & 0x0F)]
            }
        }
    }

    /// The value of each digit, 0xFF for all other bytes.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 0xFF, count: 256)
        for (value, digit) in "0123456789ABCDEF".utf8.enumerated() { values[Int(digit)] = UInt8(value) }
        for (value, digit) in "abcdef".utf8.enumerated() { values[Int(digit)] = UInt8(10 + value) }
        return values
    }()
}
