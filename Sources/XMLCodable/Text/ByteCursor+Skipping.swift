/// Skipping of bytes of one class, none of which contains the zero at the end of a text.
extension ByteCursor {
    @inline(__always)
    mutating func skipSpace() {
        while ByteClass.isSpace(self[0]) {
            // The byte is not zero, so it is in the text.
            unsafe advance(1)
        }
    }

    @inline(__always)
    mutating func skipNameBytes() {
        while ByteClass.isName(self[0]) {
            // The byte is not zero, so it is in the text.
            unsafe advance(1)
        }
    }
}
