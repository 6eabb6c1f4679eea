import XMLCodable

extension XML.Encoding {
    /// Empties a buffer of text, and returns the text in this encoding.
    ///
    /// - Parameter isStart: Whether the document begins with it.
    func taken(from buffer: inout ByteBuffer, isStart: Bool) -> [UInt8] {
        if self == .utf8 || self == .ascii {
            defer { buffer.truncate(to: 0) }
            return buffer.array
        }
        var text = ByteBuffer(capacity: buffer.capacity)
        swap(&text, &buffer)
        let encoded = encoded(text, isStart: isStart)
        // This buffer has no other owner.
        return unsafe encoded.takeArray()
    }
}
