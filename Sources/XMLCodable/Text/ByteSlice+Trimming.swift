extension ByteSlice {
    /// The bytes without XML white space (space, tab, LF, CR) at both ends.
    ///
    /// This is `whiteSpace="collapse"` of XML Schema for types whose values contain no white space.
    @inline(__always)
    var trimmed: ByteSlice {
        // The common case: nothing to trim.
        if count > 0, self[0] > 0x20, self[count &- 1] > 0x20 { return self }
        var low = 0
        var high = count
        while low < high, ByteClass.isSpace(self[low]) { low &+= 1 }
        while high > low, ByteClass.isSpace(self[high &- 1]) { high &-= 1 }
        return part(low..<high)
    }

    /// The bytes without white space at both ends, as Unicode defines it: no-break spaces and the like as well.
    var trimmedOfUnicodeSpace: ByteSlice {
        var low = 0
        var high = count
        while low < high {
            let (scalar, length) = UTF8Scalar.decode(self, at: low)
            guard Self.isUnicodeSpace(scalar) else { break }
            low += length
        }
        while high > low {
            var start = high - 1
            while start > low, self[start] & 0xC0 == 0x80 { start -= 1 }
            guard Self.isUnicodeSpace(UTF8Scalar.decode(self, at: start).scalar) else { break }
            high = start
        }
        return part(low..<high)
    }

    /// Whether a scalar is a space separator or a line break; the zero width space counts, as in Foundation's sets.
    private static func isUnicodeSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}

extension String {
    /// The text without XML white space at both ends.
    package var trimmed: String { withBytes { String(decoding: $0.trimmed, as: UTF8.self) } }
}
