extension XML {
    /// The XML declaration at the start of a document: `<?xml version="1.0" encoding="UTF-8"?>` (XML 1.0, section 2.8).
    public struct Declaration: Sendable, Hashable {
        /// The version of XML. Defaults to `1.0`, the only version that `XMLEncoder` writes.
        public var version: String
        /// The name of the encoding that the document declares, or nil if it declares none.
        ///
        /// A tree is written in ``XML/WritingOptions/outputEncoding``, and declares that encoding if this property is
        /// not nil or if that encoding is not UTF-8. ``XMLEncoder`` writes in the encoding named here: UTF-8, UTF-16,
        /// ISO-8859-1 or US-ASCII, by any of their names.
        public var encoding: String?
        /// Whether the document declares that it does not depend on external markup declarations, or nil if it has no
        /// standalone declaration.
        public var standalone: Bool?

        /// Creates an XML declaration.
        ///
        /// - Parameters:
        ///   - version: The version of XML. Defaults to `1.0`.
        ///   - encoding: The name of the encoding. Defaults to none.
        ///   - standalone: The standalone declaration. Defaults to none.
        public init(version: String = "1.0", encoding: String? = nil, standalone: Bool? = nil) {
            self.version = version
            self.encoding = encoding
            self.standalone = standalone
        }

        init?(_ parsed: XMLDeclaration) {
            guard let version = parsed.version else { return nil }
            self.init(version: version, encoding: parsed.encoding, standalone: parsed.standalone)
        }
    }
}
