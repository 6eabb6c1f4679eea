extension XML {
    /// A value whose XML document is the text of an element or attribute, escaped or in a CDATA section.
    ///
    /// ```swift
    /// struct BrowseResponse: Codable {
    ///     @XMLTransformed<XML.Embedded<Reply>> var result: Reply
    /// }
    /// struct Reply: Codable, XMLMapped {
    ///     static let xmlMapping = XMLTypeMapping(root: "reply")
    ///     var count: Int
    /// }
    /// ```
    /// ```xml
    /// <BrowseResponse><result>&lt;reply>&lt;count>2&lt;/count>&lt;/reply></result></BrowseResponse>
    /// ```
    ///
    /// The document is read and written with the options of the coder, except for its `rootKey`; it is not indented. White
    /// space may precede its XML declaration, whose encoding has no meaning. An error has the place of the text first, and
    /// then the place in it: `2:11 at /r/result: 1:8: expected an integer for Reply.count at /reply/count`. Strict mode and
    /// reports include what the value does not read. Documents within such documents are read and written ten deep.
    ///
    /// With ``XMLCData`` before the wrapper, a CDATA section is written. Other coders see the value itself, not a text.
    public enum Embedded<Value: Codable>: XMLTransform {
        /// Decodes a document with the default options.
        public static func decode(_ coded: String) throws -> Value {
            let document = coded.unicodeScalars.drop { " \t\r\n".unicodeScalars.contains($0) }
            return try XMLDecoder().decode(Value.self, from: String(document))
        }

        /// Encodes a value as a document, with the default options.
        public static func encode(_ value: Value) throws -> String { try XMLEncoder().encodeToString(value) }

        /// Decodes a document with the options of the decoder.
        public static func decode(_ coded: String, by decoder: any Decoder) throws -> Value {
            guard let decoder = ValueDecoder.of(decoder) else { return try decode(coded) }
            return try decoder.state.embedded(Value.self, coded, decoder.place)
        }

        /// Encodes a value as a document, with the options of the encoder.
        public static func encode(_ value: Value, by encoder: any Encoder) throws -> String {
            try ValueEncoder.ofText(encoder)?.embeddable(value) ?? encode(value)
        }

        /// Decodes the document in the text.
        public static func decode(from decoder: any Decoder) throws -> Value {
            guard let decoder = ValueDecoder.of(decoder) else {
                return try decoder.singleValueContainer().decode(Value.self)
            }
            return try decoder.state.embedded(Value.self, decoder.place)
        }

        /// Encodes the value as a document, and that as text.
        public static func encode(_ value: Value, to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            guard let encoder = ValueEncoder.ofText(encoder) else { return try container.encode(value) }
            try container.encode(encoder.embeddable(value))
        }
    }
}

/// How deep documents may be within documents: each level is parsed again.
enum EmbeddingDepth {
    static let limit = 10
}
