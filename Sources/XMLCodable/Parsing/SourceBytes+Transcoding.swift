extension SourceBytes {
    /// The document as UTF-8: these bytes themselves if they are that, otherwise a copy that knows where each character
    /// was.
    ///
    /// - Parameter limit: How many bytes are enough: the scanner refuses a larger document.
    func transcoded(from document: DocumentEncoding, limit: Int) throws(XMLParsingError) -> SourceBytes {
        let encoding = document.encoding
        guard encoding != .utf8, count <= limit else { return self }
        let start = document.markLength
        var transcoder = Transcoder(self, from: start, goal: Swift.min(limit, .max - 1) + 1)
        do throws(MalformedText) {
            if encoding == .ascii {
                try transcoder.checkASCII()
                // Nobody else has this buffer.
                unsafe transcoder.out.deallocate()
                return self
            }
            try transcoder.run(encoding)
        } catch {
            // The transcoder is not used any more.
            let read = unsafe SourceBytes(adopting: transcoder.out)
            let place = SourceLocation(offset: read.count, in: read)
            throw XMLParsingError(
                code: .invalidEncoding, message: error.message, line: place.line, column: place.column,
                byteOffset: error.offset, snippet: place.snippet(in: read))
        }
        // The transcoder is not used any more.
        let source = unsafe SourceBytes(adopting: transcoder.out) { [self] offset in
            var transcoder = Transcoder(self, from: start, goal: offset)
            // Nobody else has this buffer.
            defer { unsafe transcoder.out.deallocate() }
            try? transcoder.run(encoding)
            return transcoder.position
        }
        if document.needsDeclaration, DocumentEncoding.declaredName(source) == nil {
            let failure = ScanFailure(
                code: .invalidEncoding, offset: 0,
                message: "a document in \(encoding.name) must begin with a byte order mark, or with an XML declaration "
                    + "that tells the encoding")
            throw XMLParsingError(failure, in: source)
        }
        return source
    }
}
