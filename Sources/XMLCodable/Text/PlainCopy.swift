extension ByteBuffer {
    /// Appends bytes if none of them could need escaping: no control characters, no `& < > ' "`, no 0xEF, which begins
    /// U+FFFE and U+FFFF, and no space at either end.
    ///
    /// Most text is like that, and is copied while it is checked, sixteen bytes at a time.
    ///
    /// - Returns: Whether the bytes were appended; if false, nothing was.
    @inline(__always)
    mutating func appendIfPlain(_ bytes: ByteSlice) -> Bool {
        let length = bytes.count
        guard length > 0 else { return true }
        guard bytes[0] != 0x20, bytes[length &- 1] != 0x20 else { return false }
        if length < 16 {
            let block = bytes.block(paddedAt: 0)
            // The zero padding is marked too.
            guard let stop = ByteSearch.escapeStop(block), stop >= length else { return false }
            append(block, first: length)
            return true
        }
        return appendIf(count: length) { target in
            // The last block holds the last sixteen bytes; some of them are copied twice.
            let last = length &- 16
            var index = 0
            while true {
                let block = bytes.block(at: index)
                target.store(block, at: index)
                if ByteSearch.escapeStop(block) != nil { return false }
                if index == last { return true }
                index = Swift.min(index &+ 16, last)
            }
        }
    }
}
