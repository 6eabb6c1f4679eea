/// UTF-16 (RFC 2781) and UTF-32.
extension Transcoder {
    mutating func readUTF16(isBigEndian: Bool) throws(MalformedText) {
        let high = isBigEndian ? 0 : 1
        while !isAtEnd {
            guard count - position >= 2 else { throw malformed(2, "UTF-16") }
            let unit = UInt32(base[position + high]) << 8 | UInt32(base[position + 1 - high])
            guard unit & 0xF800 == 0xD800 else {
                write(unit, reading: 2)
                continue
            }
            let next = UInt32(base[position + 2 + high]) << 8 | UInt32(base[position + 3 - high])
            guard unit < 0xDC00, count - position >= 4, next & 0xFC00 == 0xDC00 else {
                throw MalformedText(
                    offset: position, message: "an unpaired surrogate, U+\(String(unit, radix: 16, uppercase: true))",
                    isCut: unit < 0xDC00 && count - position < 4)
            }
            write(0x10000 + (unit & 0x3FF) << 10 + next & 0x3FF, reading: 4)
        }
    }

    mutating func readUTF32(isBigEndian: Bool) throws(MalformedText) {
        while !isAtEnd {
            guard count - position >= 4 else { throw malformed(4, "UTF-32") }
            var scalar: UInt32 = 0
            for index in 0..<4 { scalar = scalar << 8 | UInt32(base[position + (isBigEndian ? index : 3 - index)]) }
            guard scalar < 0x110000, scalar & 0xFFFF_F800 != 0xD800 else { throw malformed(4, "UTF-32") }
            write(scalar, reading: 4)
        }
    }
}
