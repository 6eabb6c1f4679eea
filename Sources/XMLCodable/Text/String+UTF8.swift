extension String {
    /// Creates a string from bytes that are known to be valid UTF-8, as those of a document are.
    ///
    /// They are not validated again where the standard library allows it. The bytes must not have changed since they
    /// were: see ``init(ofDocument:isShared:)``.
    init(validUTF8 bytes: ByteSlice) {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            let isASCII = ByteSearch.isASCII(bytes)
            // The caller guarantees valid UTF-8, and the span does not outlive the closure.
            let text = unsafe bytes.withContiguousStorageIfAvailable { bytes in
                String(copying: unsafe UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
            }
            self = text ?? ""
        } else {
            self.init(decoding: bytes, as: UTF8.self)
        }
    }
}

extension String {
    /// Creates a string from bytes that were checked with a document, or were made of such bytes.
    ///
    /// - Parameter isShared: Whether others can reach the bytes, which may have changed since and are validated again.
    @inline(__always)
    init(ofDocument bytes: ByteSlice, isShared: Bool) {
        self = isShared ? String(decoding: bytes, as: UTF8.self) : String(validUTF8: bytes)
    }
}

extension SourceBytes {
    /// Returns the string of bytes that were checked with the source, or were made of such bytes.
    @inline(__always)
    func string(_ bytes: ByteSlice) -> String { String(ofDocument: bytes, isShared: isShared) }
}
