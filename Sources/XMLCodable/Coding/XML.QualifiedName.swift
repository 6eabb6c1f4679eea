extension XML {
    /// A qualified name as a value (`xs:QName`), such as the type in `<part type="tns:Order"/>` or the code of a SOAP
    /// fault.
    ///
    /// ```swift
    /// struct Part: Codable {
    ///     @XMLAttribute var type: XML.QualifiedName
    /// }
    /// let part = Part(type: XML.QualifiedName("Order", namespaceURI: "urn:orders", prefix: "tns"))
    /// ```
    ///
    /// Reading resolves the prefix where the value is; a name without a prefix is in the default namespace (XML Schema
    /// part 2, section 3.2.18). Writing declares a prefix, as for an element in the namespace. Names are equal if their
    /// namespaces and local names are. Other coders see the string `{namespace}local`.
    public struct QualifiedName: Sendable {
        /// The part after the colon.
        public var localName: String
        /// The URI of the namespace; nil for no namespace.
        public var namespaceURI: String?
        /// The prefix that was read, and that is written if it has no other meaning in the document. An empty prefix
        /// means the default namespace, if that is the namespace of the name; nil lets the encoder choose.
        public var prefix: String?
        /// Whether only the prefix is written; see ``XML/NamespacePrefix``.
        private(set) var isPrefix = false

        /// Creates what stands for the prefix of a namespace.
        init(prefixOf namespace: String, prefix: String?) {
            self.init("_", namespaceURI: namespace, prefix: prefix?.isEmpty == true ? nil : prefix)
            isPrefix = true
        }

        /// Creates a name.
        ///
        /// - Parameters:
        ///   - localName: The part after the colon.
        ///   - namespaceURI: The URI of the namespace. Defaults to nil, which means no namespace.
        ///   - prefix: The preferred prefix. Defaults to nil.
        public init(_ localName: String, namespaceURI: String? = nil, prefix: String? = nil) {
            self.localName = localName
            self.namespaceURI = namespaceURI
            self.prefix = prefix
        }
    }
}

extension XML.QualifiedName: Hashable {
    /// Returns whether two names have the same namespace and local name, compared scalar by scalar.
    public static func == (left: XML.QualifiedName, right: XML.QualifiedName) -> Bool {
        ScalarEquality.equal(left.localName, right.localName)
            && ScalarEquality.equal(left.namespace, right.namespace)
    }

    /// The namespace; nil also for the empty URI, which means none.
    private var namespace: String? { namespaceURI?.isEmpty == true ? nil : namespaceURI }

    /// Hashes the namespace and the local name.
    public func hash(into hasher: inout Hasher) {
        ScalarEquality.hash(localName, into: &hasher)
        if let namespace { ScalarEquality.hash(namespace, into: &hasher) }
    }
}

extension XML.QualifiedName: CustomStringConvertible {
    /// The name as `{namespace}local`, or as `local` if it is in no namespace.
    public var description: String { namespace.map { "{\($0)}\(localName)" } ?? localName }

    /// Creates a name from its description; nil if the text has another form.
    init?(described text: String) {
        if let expanded = ExpandedKeyName(braced: text) {
            self.init(expanded.local, namespaceURI: expanded.namespace.isEmpty ? nil : expanded.namespace)
        } else {
            self.init(text)
        }
        guard XMLCharacters.isNCName(localName) else { return nil }
    }
}

extension XML.QualifiedName: Codable {
    /// Decodes a name and resolves its prefix; from other decoders, decodes the description.
    ///
    /// - Throws: `DecodingError.dataCorrupted` if the text is no qualified name or its prefix is not declared.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let xml = decoder as? any XMLNameDecoding else {
            guard let name = Self(described: text) else {
                throw DecodingError.dataCorrupted(
                    .init(
                        codingPath: decoder.codingPath,
                        debugDescription: "expected a name or {namespace}name, found \"\(text)\""))
            }
            self = name
            return
        }
        let trimmed = text.trimmed
        guard XMLCharacters.isQName(trimmed) else { throw xml.malformed("a qualified name") }
        let name = XML.Name(trimmed)
        let prefix = name.prefix ?? ""
        let namespace = xml.namespace(ofPrefix: prefix)
        guard namespace != nil || prefix.isEmpty else { throw xml.malformed("a qualified name with a declared prefix") }
        localName = name.localName
        namespaceURI = namespace
        self.prefix = prefix
    }

    /// Encodes the name with a prefix that the document declares; to other encoders, encodes the description.
    ///
    /// - Throws: `EncodingError.invalidValue` if the local name is no name, or if the name is in no namespace where the
    ///   document has a default namespace.
    public func encode(to encoder: any Encoder) throws {
        if let xml = encoder as? any XMLNameEncoding {
            try xml.encode(name: self)
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
}

// MARK: - Coders, as names see them

/// An XML decoder that knows the namespaces around a value.
protocol XMLNameDecoding: XMLValueDecoding {
    /// Returns the namespace of a prefix, or the default namespace for an empty one; nil if there is none.
    func namespace(ofPrefix prefix: String) -> String?
}

/// An XML encoder that writes prefixes of namespaces in values.
protocol XMLNameEncoding: Encoder {
    /// Writes a name with a prefix.
    func encode(name: XML.QualifiedName) throws
}
