extension SourceBytes {
    /// Returns the document as UTF-8: the source itself if it is UTF-8, otherwise a copy that can map offsets back to
    /// the original encoding.
    ///
    /// - Parameter options: Their limit is the number of bytes at which transcoding may stop, since the scanner rejects larger
    ///   documents.
    func transcoded(
        from document: DocumentEncoding, _ options: XML.ParsingOptions
    ) throws(XMLParsingError) -> SourceBytes {
        let limit = options.limits.documentSize
        let encoding = document.encoding
        guard encoding != .utf8, count <= limit else { return self }
        var transcoder = Transcoder(
            self, from: document.markLength, goal: Swift.min(limit, .max - 1) + 1, legacy: document.readable.legacy)
        var offsets = OriginalOffsets()
        var cut: String?
        do throws(MalformedText) {
            if encoding == .ascii {
                try transcoder.checkASCII()
                // This buffer has no other owner.
                unsafe transcoder.out.deallocate()
                return self
            }
            try offsets.run(&transcoder, encoding)
        } catch  where error.isCut && options.repairs.contains(.missingEnd) {
            cut = error.message
        } catch {
            // The transcoder is not used again.
            let read = unsafe SourceBytes(adopting: transcoder.out)
            let place = SourcePosition(offset: read.count, in: read)
            throw XMLParsingError(
                code: .invalidEncoding, message: error.message, line: place.line, column: place.column,
                byteOffset: error.offset, snippet: place.snippet(in: read))
        }
        // The transcoder is not used again.
        let source = unsafe SourceBytes(adopting: transcoder.out, cut: cut) { [self, offsets] offset in
            offsets.original(of: offset, in: self, encoding)
        }
        if document.needsDeclaration, DocumentEncoding.declaredName(source) == nil {
            throw XMLParsingError(ScanFailure.withoutDeclaration(encoding), in: source)
        }
        return source
    }
}

extension ScanFailure {
    /// The error for a document that does not say that it is in an encoding.
    package static func withoutDeclaration(_ encoding: CharacterEncoding) -> ScanFailure {
        ScanFailure(
            code: .invalidEncoding, offset: 0,
            message: "a document in \(encoding.name) must begin with a byte order mark, or with an XML declaration "
                + "that specifies the encoding")
    }
}
