extension XML {
    /// The character encoding of a document.
    ///
    /// ```swift
    /// var options = XML.ParsingOptions()
    /// options.externalEncoding = response.textEncodingName.flatMap(XML.Encoding.init(named:))
    /// ```
    public struct Encoding: Sendable, Hashable {
        let kind: CharacterEncoding

        init(_ kind: CharacterEncoding) { self.kind = kind }

        /// Creates an encoding from its name in MIME and XML, such as `ISO-8859-2`, or from one of the aliases that
        /// IANA lists, ignoring case; returns nil if there is no encoding with that name.
        public init?(named name: String) {
            guard let kind = CharacterEncoding(name: name) else { return nil }
            self.kind = kind
        }

        /// The name of the encoding as written in an XML declaration, such as `ISO-8859-2`.
        public var name: String { kind.name }

        /// UTF-8.
        public static let utf8 = Encoding(.utf8)
        /// UTF-16 with the byte order given by the byte order mark. Documents are written as little-endian.
        public static let utf16 = Encoding(.utf16)
        /// UTF-16, little-endian.
        public static let utf16LittleEndian = Encoding(.utf16LE)
        /// UTF-16, big-endian.
        public static let utf16BigEndian = Encoding(.utf16BE)
        /// ISO 8859-1, also called Latin-1: the characters up to U+00FF.
        public static let isoLatin1 = Encoding(.isoLatin1)
        /// US-ASCII: the characters up to U+007F.
        public static let ascii = Encoding(.ascii)
    }
}

extension XML.Encoding: CustomStringConvertible {
    /// The name of the encoding.
    public var description: String { name }
}
