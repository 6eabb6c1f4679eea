extension String {
    /// Bytes that are known to be valid UTF-8, as those of a document are, without checking them again where the standard
    /// library lets us.
    init(validUTF8 bytes: UnsafeBufferPointer<UInt8>) {
        // Short strings hold their bytes themselves, which costs less than anything else.
        if bytes.count > 15, #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: ByteSearch.isASCII(bytes)))
        } else {
            self.init(decoding: bytes, as: UTF8.self)
        }
    }
}
