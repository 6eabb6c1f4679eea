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
}

extension String {
    /// The text without XML white space at both ends.
    var trimmed: String { withBytes { String(decoding: $0.trimmed, as: UTF8.self) } }
}
