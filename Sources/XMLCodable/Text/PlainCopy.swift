extension ByteBuffer {
    /// Appends bytes if none of them needs a look: no control characters, no `& < > ' "`, no 0xEF, which begins U+FFFE
    /// and U+FFFF, and no space at either end.
    ///
    /// Most text is like that, and is copied while it is looked at, sixteen bytes at a time. Vectors are compared with
    /// vectors: comparisons with a scalar are not specialised.
    ///
    /// - Returns: Whether the bytes were appended; otherwise nothing was.
    @inline(__always)
    mutating func appendIfPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let from = bytes.baseAddress, bytes.count > 0 else { return true }
        let length = bytes.count
        guard from[0] != 0x20, from[length &- 1] != 0x20 else { return false }
        reserve(length)
        let to = UnsafeMutablePointer(base) + count
        if length >= 16 {
            var index = 0
            while index &+ 16 <= length {
                if !Self.copyPlainBlock(from + index, to + index) { return false }
                index &+= 16
            }
            // The rest, and some bytes for a second time.
            if !Self.copyPlainBlock(from + (length &- 16), to + (length &- 16)) { return false }
        } else {
            var index = 0
            while index < length {
                let byte = from[index]
                if ByteClass.isLookedAt(byte) { return false }
                to[index] = byte
                index &+= 1
            }
        }
        append(count: length) { _ in }
        return true
    }

    @inline(__always)
    private static func copyPlainBlock(_ from: UnsafePointer<UInt8>, _ to: UnsafeMutablePointer<UInt8>) -> Bool {
        let block = UnsafeRawPointer(from).loadUnaligned(as: SIMD16<UInt8>.self)
        UnsafeMutableRawPointer(to).storeBytes(of: block, as: SIMD16<UInt8>.self)
        var marks = block .< SIMD16<UInt8>(repeating: 0x20)
        marks = marks .| (block .== SIMD16<UInt8>(repeating: 0x22))
        marks = marks .| (block .== SIMD16<UInt8>(repeating: 0xEF))
        // `<` and `>` differ in one bit, as do the ampersand and the apostrophe.
        marks = marks .| ((block & SIMD16<UInt8>(repeating: 0xFD)) .== SIMD16<UInt8>(repeating: 0x3C))
        marks = marks .| ((block & SIMD16<UInt8>(repeating: 0xFE)) .== SIMD16<UInt8>(repeating: 0x26))
        let halves = unsafeBitCast(marks, to: SIMD2<UInt64>.self)
        return halves[0] | halves[1] == 0
    }
}

extension ByteClass {
    /// Control characters, `& < > ' "` and 0xEF.
    @inline(__always)
    fileprivate static func isLookedAt(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte & 0xFD == 0x3C || byte & 0xFE == 0x26 || byte == 0x22 || byte == 0xEF
    }
}
