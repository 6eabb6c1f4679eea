/// The 16 bytes of a UUID as 32 hexadecimal digits in five groups (RFC 9562, section 4).
enum UUIDText {
    private static let length = 36

    /// Reads digits in either case, with optional surrounding white space.
    static func parse(_ bytes: ByteSlice) throws(ValueTextError) -> (high: UInt64, low: UInt64) {
        let text = bytes.trimmed
        guard text.count > 0 else { throw .empty }
        guard text.count == length else { throw .malformed }
        var (high, low) = (UInt64(0), UInt64(0))
        var index = 0
        while index < length {
            if isHyphen(index) {
                guard text[index] == UInt8(ascii: "-") else { throw .malformed }
            } else {
                guard let digit = HexText.value(of: text[index]) else { throw .malformed }
                high = high &<< 4 | low &>> 60
                low = low &<< 4 | UInt64(digit)
            }
            index &+= 1
        }
        return (high, low)
    }

    /// Appends uppercase digits.
    static func append(high: UInt64, low: UInt64, to buffer: inout ByteBuffer) {
        buffer.append(count: length) { target in
            var (high, low) = (high, low)
            var index = 0
            while index < length {
                if isHyphen(index) {
                    target[index] = UInt8(ascii: "-")
                } else {
                    target[index] = HexText.digit(UInt8(truncatingIfNeeded: high &>> 60))
                    high = high &<< 4 | low &>> 60
                    low = low &<< 4
                }
                index &+= 1
            }
        }
    }

    @inline(__always)
    private static func isHyphen(_ index: Int) -> Bool { index == 8 || index == 13 || index == 18 || index == 23 }
}
