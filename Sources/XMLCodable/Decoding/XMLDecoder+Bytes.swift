extension XMLDecoder {
    /// Decodes a value from the bytes of a document, such as an array or a buffer of SwiftNIO.
    ///
    /// The bytes are copied. For `Data`, there is ``decode(_:from:)-(T.Type,Data)``.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The document.
    ///   - path: The path of the elements below the root; see ``decode(_:from:at:)-(T.Type,Data,String)``. Defaults to nil:
    ///     the root element.
    /// - Throws: `DecodingError`.
    public func decode<T: Decodable>(
        _ type: T.Type, from bytes: some Sequence<UInt8>, at path: String? = nil
    ) throws -> T {
        // The source has its own copy.
        let source =
            bytes.withContiguousStorageIfAvailable { bytes in
                unsafe SourceBytes(copying: ByteSlice(bytes))
            } ?? SourceBytes(copying: Array(bytes))
        return try DecodingCall.decode(type, source, options, at: path)
    }

    #if compiler(>=6.2)
    /// Decodes a value from the bytes of a document in memory that another owner has, without its owner.
    ///
    /// The bytes are copied.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - bytes: The document.
    ///   - path: The path of the elements below the root; see ``decode(_:from:at:)-(T.Type,Data,String)``. Defaults to nil:
    ///     the root element.
    /// - Throws: `DecodingError`.
    @available(macOS 10.14.4, iOS 12.2, watchOS 5.2, tvOS 12.2, *)
    public func decode<T: Decodable>(_ type: T.Type, from bytes: Span<UInt8>, at path: String? = nil) throws -> T {
        let source = unsafe bytes.withUnsafeBufferPointer { bytes in
            // The source has its own copy.
            unsafe SourceBytes(copying: ByteSlice(bytes))
        }
        return try DecodingCall.decode(type, source, options, at: path)
    }
    #endif
}
