extension XML {
    /// A prefix as a value, such as those in `mc:Ignorable="w14 wp14"`: it means the namespace that is declared for it.
    ///
    /// ```swift
    /// struct Document: Codable {
    ///     @XMLAttribute @XMLList var ignorable: [XML.NamespacePrefix]
    ///     enum CodingKeys: String, CodingKey { case ignorable = "mc:Ignorable" }
    /// }
    /// ```
    ///
    /// Reading finds the namespace where the value is. Writing declares it, with the same prefix unless the document uses that
    /// for another namespace. Prefixes are equal if their namespaces are. Other coders see the namespace as a string.
    public struct NamespacePrefix: Sendable {
        /// The URI of the namespace.
        public var namespaceURI: String
        /// The prefix that was read, and that is written if it has no other meaning in the document; nil lets the encoder
        /// choose.
        public var prefix: String?

        /// Creates a prefix of a namespace.
        ///
        /// - Parameters:
        ///   - namespaceURI: The URI of the namespace.
        ///   - prefix: The preferred prefix. Defaults to nil.
        public init(namespaceURI: String, prefix: String? = nil) {
            self.namespaceURI = namespaceURI
            self.prefix = prefix
        }
    }
}

extension XML.NamespacePrefix: Hashable {
    /// Returns whether two prefixes have the same namespace.
    public static func == (left: XML.NamespacePrefix, right: XML.NamespacePrefix) -> Bool {
        ScalarEquality.equal(left.namespaceURI, right.namespaceURI)
    }

    /// Hashes the namespace.
    public func hash(into hasher: inout Hasher) { ScalarEquality.hash(namespaceURI, into: &hasher) }
}

extension XML.NamespacePrefix: CustomStringConvertible {
    /// The prefix, or the namespace if there is none.
    public var description: String { prefix ?? namespaceURI }
}

extension XML.NamespacePrefix: Codable {
    /// Decodes a prefix and finds its namespace; from other decoders, decodes the namespace.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if the text is no prefix, or it is not declared.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let xml = decoder as? any XMLNameDecoding else {
            self.init(namespaceURI: text)
            return
        }
        let prefix = text.trimmed
        guard XMLCharacters.isNCName(prefix), let namespace = xml.namespace(ofPrefix: prefix) else {
            throw xml.malformed("a declared prefix")
        }
        self.init(namespaceURI: namespace, prefix: prefix)
    }

    /// Encodes a prefix that the document declares for the namespace; to other encoders, encodes the namespace.
    ///
    /// - Throws: `EncodingError.invalidValue` if there is no namespace.
    public func encode(to encoder: any Encoder) throws {
        if let xml = encoder as? any XMLNameEncoding {
            try xml.encode(name: XML.QualifiedName(prefixOf: namespaceURI, prefix: prefix))
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(namespaceURI)
        }
    }
}
