/// Loops over bytes of one class, none of which is the zero at the end of a text.
extension ByteCursor {
    @inline(__always)
    mutating func skipSpace() {
        while ByteClass.isSpace(self[0]) {
            // It is no zero.
            unsafe advance(1)
        }
    }

    @inline(__always)
    mutating func skipNameBytes() {
        while ByteClass.isName(self[0]) {
            // It is no zero.
            unsafe advance(1)
        }
    }
}
