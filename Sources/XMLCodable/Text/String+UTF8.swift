extension String {
    /// Creates a string from bytes that are known to be valid UTF-8, as those of a document are.
    ///
    /// They are not validated again where the standard library allows it. The bytes must not have changed since they
    /// were: see ``init(ofDocument:isShared:isASCII:)``.
    ///
    /// - Parameter isASCII: Whether they are known to be ASCII.
    init(validUTF8 bytes: ByteSlice, isASCII: Bool) {
        assert(!isASCII || ByteSearch.isASCII(bytes))
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            let isASCII = isASCII || ByteSearch.isASCII(bytes)
            // The caller guarantees valid UTF-8, and the span does not outlive the closure.
            let text = unsafe bytes.withContiguousStorageIfAvailable { bytes in
                String(copying: unsafe UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
            }
            self = text ?? ""
        } else {
            self.init(decoding: bytes, as: UTF8.self)
        }
    }

    /// Creates a string from bytes that were checked with a document, or were made of such bytes.
    ///
    /// - Parameters:
    ///   - isShared: Whether others can reach the bytes, which may have changed since and are validated again.
    ///   - isASCII: Whether all text of the document is ASCII.
    @inline(__always)
    init(ofDocument bytes: ByteSlice, isShared: Bool, isASCII: Bool) {
        self = isShared ? String(decoding: bytes, as: UTF8.self) : String(validUTF8: bytes, isASCII: isASCII)
    }

    /// The text as a message shows it: its first characters, if it has many.
    var shown: String {
        let limit = 200
        return utf8.count <= limit ? self : String(unicodeScalars.prefix(limit)) + "…"
    }
}
