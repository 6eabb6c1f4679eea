extension XML.Document {
    /// Returns the document as text.
    ///
    /// By default everything that was parsed and not changed is written exactly as it is in the source; see
    /// ``XML/WritingOptions/keepsSourceForm``. Of a document that was created in code, each node outside the root
    /// element is written on a line of its own, with no newline at the end.
    ///
    /// - Parameter options: The options for writing the document. Defaults to writing it exactly as it is.
    /// - Throws: ``XMLWritingError`` if parts were created in code and no document can contain them.
    public func xmlString(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> String {
        // This buffer has no other owner.
        return try unsafe written(options).takeString()
    }

    /// Returns the document as bytes in the encoding of the options.
    ///
    /// A byte order mark of a UTF-8 source is part of its form. Otherwise behaves like ``xmlString(_:)``.
    public func bytes(_ options: XML.WritingOptions = XML.WritingOptions()) throws(XMLWritingError) -> [UInt8] {
        // This buffer has no other owner.
        return try unsafe encoded(options).takeArray()
    }

    /// Returns the document in the encoding of the options, in a buffer that the caller frees.
    func encoded(_ options: XML.WritingOptions) throws(XMLWritingError) -> ByteBuffer {
        let out = options.outputEncoding.encoded(try written(options))
        guard options.outputEncoding == .utf8, options.keepsForm, let origin, origin.source.hasMark else {
            return out
        }
        // This buffer has no other owner.
        defer { unsafe out.deallocate() }
        var marked = ByteBuffer(capacity: out.count + 3)
        marked.append(string: "\u{FEFF}")
        // The two buffers are distinct.
        marked.append(unsafe out.bytes)
        return marked
    }

    /// Returns the document as UTF-8, using only characters of the output encoding, in a buffer that the caller frees.
    package func written(_ options: XML.WritingOptions, isStrict: Bool = true) throws(XMLWritingError) -> ByteBuffer {
        try TreeSerializer.written(options, isStrict: isStrict) { serializer throws(XMLWritingError) in
            try serializer.write(self)
        }
    }
}

extension XML.Document: CustomStringConvertible {
    /// The document as XML, with characters that XML does not allow replaced.
    public var description: String {
        guard let out = try? written(XML.WritingOptions(), isStrict: false) else { return "" }
        // This buffer has no other owner.
        return unsafe out.takeString()
    }
}

extension XML.WritingOptions {
    /// Consumes UTF-8 output and returns it with references for the characters that the encoding lacks.
    package func restricted(_ document: ByteBuffer) throws(XMLWritingError) -> ByteBuffer {
        guard outputEncoding.isWritable else {
            // This buffer has no other owner.
            unsafe document.deallocate()
            throw XMLWritingError.unsupported(outputEncoding)
        }
        do throws(CharacterFallback.Failure) {
            return try outputEncoding.restricted(MarkupStyle.styled(document, outputFormatting, indentation))
        } catch {
            throw XMLWritingError(
                code: .unencodableCharacter, message: error.message(outputEncoding), elementPath: error.path)
        }
    }
}
