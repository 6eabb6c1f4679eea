extension XML.Document {
    /// The document as text.
    ///
    /// - Parameter options: How to write it. Defaults to exactly as it is; only white space outside the root element
    ///   is made: one line for each node there, and no newline at the end.
    /// - Throws: ``XMLWritingError`` where parts were made by hand and no document can hold them.
    public func xmlString(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> String {
        let out = try written(options)
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.string
    }

    /// The document as bytes in the encoding of the options, otherwise as ``xmlString(_:)``.
    public func bytes(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> [UInt8] {
        let out = options.outputEncoding.encoded(try written(options))
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.array
    }

    /// The document as UTF-8, of characters that the encoding has, in a buffer that the caller frees.
    func written(_ options: XML.WritingOptions, isStrict: Bool = true) throws(XMLWritingError) -> ByteBuffer {
        var serializer = TreeSerializer(
            appendingTo: ByteBuffer(), options, isStrict: isStrict, addsDeclarations: isStrict)
        do throws(XMLWritingError) {
            try serializer.write(self)
        } catch {
            // This buffer has no other owner.
            unsafe serializer.out.deallocate()
            throw error
        }
        return try options.restricted(serializer.out)
    }
}

extension XML.Document: CustomStringConvertible {
    /// The document as XML; what XML cannot carry is replaced.
    public var description: String {
        guard let out = try? written(XML.WritingOptions(), isStrict: false) else { return "" }
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        return out.string
    }
}

extension XML.WritingOptions {
    /// Uses up what was written in UTF-8 and returns it with references where the encoding lacks characters.
    func restricted(_ document: ByteBuffer) throws(XMLWritingError) -> ByteBuffer {
        guard outputEncoding.isWritable else {
            // This buffer has no other owner.
            unsafe document.deallocate()
            throw XMLWritingError(
                code: .unsupportedEncoding,
                message: "documents are written in UTF-8, UTF-16, ISO-8859-1 and US-ASCII, not in \(outputEncoding.name)",
                path: "/")
        }
        do throws(CharacterFallback.Failure) {
            return try outputEncoding.restricted(document)
        } catch {
            throw XMLWritingError(code: .unencodableCharacter, message: error.message(outputEncoding), path: error.path)
        }
    }
}
