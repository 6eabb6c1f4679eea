extension ByteBuffer {
    /// Appends bytes if none of them needs a look: no control characters, no `& < > ' "`, no 0xEF, which begins U+FFFE
    /// and U+FFFF, and no space at either end.
    ///
    /// Most text is like that, and is copied while it is looked at, sixteen bytes at a time. Vectors are compared with
    /// vectors: comparisons with a scalar are not specialised.
    ///
    /// - Returns: Whether the bytes were appended; otherwise nothing was.
    @inline(__always)
    mutating func appendIfPlain(_ bytes: ByteSlice) -> Bool {
        let length = bytes.count
        guard length > 0 else { return true }
        guard bytes[0] != 0x20, bytes[length &- 1] != 0x20 else { return false }
        return appendIf(count: length) { target in
            if length >= 16 {
                var index = 0
                while index &+ 16 <= length {
                    if !Self.copyPlainBlock(bytes, target, index) { return false }
                    index &+= 16
                }
                // The rest, and some bytes for a second time.
                return Self.copyPlainBlock(bytes, target, length &- 16)
            }
            var index = 0
            while index < length {
                let byte = bytes[index]
                if ByteClass.isLookedAt(byte) { return false }
                target[index] = byte
                index &+= 1
            }
            return true
        }
    }

    @inline(__always)
    private static func copyPlainBlock(_ bytes: ByteSlice, _ target: ByteTarget, _ index: Int) -> Bool {
        let block = bytes.block(at: index)
        target.store(block, at: index)
        var marks = block .< SIMD16<UInt8>(repeating: 0x20)
        marks = marks .| (block .== SIMD16<UInt8>(repeating: 0x22))
        marks = marks .| (block .== SIMD16<UInt8>(repeating: 0xEF))
        // `<` and `>` differ in one bit, as do the ampersand and the apostrophe.
        marks = marks .| ((block & SIMD16<UInt8>(repeating: 0xFD)) .== SIMD16<UInt8>(repeating: 0x3C))
        marks = marks .| ((block & SIMD16<UInt8>(repeating: 0xFE)) .== SIMD16<UInt8>(repeating: 0x26))
        return !ByteSearch.any(marks)
    }
}

extension ByteClass {
    /// Control characters, `& < > ' "` and 0xEF.
    @inline(__always)
    fileprivate static func isLookedAt(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte & 0xFD == 0x3C || byte & 0xFE == 0x26 || byte == 0x22 || byte == 0xEF
    }
}
