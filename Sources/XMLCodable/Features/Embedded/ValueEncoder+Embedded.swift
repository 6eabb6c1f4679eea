extension ValueEncoder {
    /// Returns the document of a value that is to be the text of another document.
    func embeddable<T: Encodable>(_ value: T) throws -> String {
        guard state.options.embeddingDepth < EmbeddingDepth.limit else {
            throw state.error(.tooManyDocuments, value, frame.index)
        }
        let inner = XMLEncoder(embeddedIn: state.options)
        do {
            return try inner.encodeToString(value)
        } catch let error as EncodingError {
            throw placed(error)
        }
    }
}

extension XMLEncoder {
    /// Creates an encoder for documents in the text of others.
    fileprivate convenience init(embeddedIn options: EncodingOptions) {
        self.init()
        var options = options
        options.embeddingDepth += 1
        set(options)
        // Its line ends and its tags would be those of a text.
        outputFormatting.subtract([.prettyPrinted, .crlfLineEnds, .attributesOnLines])
        outputEncoding = nil
    }
}

extension EncodingProblem {
    /// A document within so many others could not be read back.
    fileprivate static let tooManyDocuments = EncodingProblem.refused(
        "documents are embedded more than \(EmbeddingDepth.limit) deep")
}
