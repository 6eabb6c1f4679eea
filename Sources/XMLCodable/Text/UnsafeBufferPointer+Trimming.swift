extension UnsafeBufferPointer where Element == UInt8 {
    /// The bytes without XML white space (space, tab, LF, CR) at both ends.
    ///
    /// This is `whiteSpace="collapse"` of XML Schema for types whose values contain no white space.
    @inline(__always)
    var trimmed: UnsafeBufferPointer<UInt8> {
        var low = 0
        var high = count
        while low < high, isSpace(self[low]) { low &+= 1 }
        while high > low, isSpace(self[high &- 1]) { high &-= 1 }
        return UnsafeBufferPointer(rebasing: self[low..<high])
    }

    @inline(__always)
    private func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }
}
