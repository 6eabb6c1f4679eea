/// Skipping of bytes of one class, none of which contains the zero at the end of a text.
extension ByteCursor {
    @inline(__always)
    mutating func skipSpace() {
        while ByteClass.isSpace(self[0]) {
            // The byte is not zero, so it is in the text.
            unsafe advance(1)
        }
    }

    /// Returns the last character of the next occurrence of a mark, or the end of the text.
    func last(of mark: StaticString) -> ByteCursor {
        var at = self
        while true {
            at = ByteSearch.next(mark[0], at)
            if at.rest == 0 { return at }
            if at.stands(mark) { return at + (mark.utf8CodeUnitCount - 1) }
            at += 1
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
