/// Decoding of single scalars from UTF-8 that is known to be well-formed, and encoding of scalars.
package enum UTF8Scalar {
    /// The scalar at `start` and its length in bytes; unspecified if the bytes are not valid UTF-8.
    @inline(__always)
    static func decode(_ start: ByteCursor) -> (scalar: UInt32, length: Int) {
        decode { start[$0] }
    }

    /// The scalar at an index of valid UTF-8 and its length in bytes. Missing bytes read as zeros.
    @inline(__always)
    static func decode(_ bytes: ByteSlice, at index: Int) -> (scalar: UInt32, length: Int) {
        decode { index &+ $0 < bytes.count ? bytes[index &+ $0] : 0 }
    }

    @inline(__always)
    private static func decode(_ byte: (Int) -> UInt8) -> (scalar: UInt32, length: Int) {
        let first = UInt32(byte(0))
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | UInt32(byte(1) & 0x3F), 2) }
        if first < 0xF0 {
            return ((first & 0x0F) << 12 | UInt32(byte(1) & 0x3F) << 6 | UInt32(byte(2) & 0x3F), 3)
        }
        let high = (first & 0x07) << 18 | UInt32(byte(1) & 0x3F) << 12
        return (high | UInt32(byte(2) & 0x3F) << 6 | UInt32(byte(3) & 0x3F), 4)
    }

    /// Appends the UTF-8 encoding of a scalar.
    package static func append(_ scalar: UInt32, to buffer: inout ByteBuffer) {
        func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | (scalar >> shift) & 0x3F) }
        switch scalar {
        case 0..<0x80:
            buffer.append(UInt8(truncatingIfNeeded: scalar))
        case 0x80..<0x800:
            buffer.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
            buffer.append(tail(0))
        case 0x800..<0x10000:
            buffer.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
            buffer.append(tail(6))
            buffer.append(tail(0))
        default:
            buffer.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
            buffer.append(tail(12))
            buffer.append(tail(6))
            buffer.append(tail(0))
        }
    }
}
