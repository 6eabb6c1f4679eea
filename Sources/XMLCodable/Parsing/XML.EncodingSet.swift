extension XML {
    /// A set of character encodings in which documents can be read.
    ///
    /// The module XMLCodableEncodings adds `legacy`.
    public struct EncodingSet: Sendable {
        /// What reads the encodings that are not in ``standard``; nil for none.
        package let legacy: (any LegacyEncodingReader.Type)?

        /// Creates the set of all encodings that `XML.Encoding(named:)` knows.
        package init(legacy: any LegacyEncodingReader.Type) { self.legacy = legacy }

        private init() { legacy = nil }

        /// UTF-8, UTF-16, UTF-32, US-ASCII, ISO-8859-1 and Windows-1252.
        public static let standard = EncodingSet()

        /// Returns whether documents in an encoding can be read.
        func contains(_ encoding: CharacterEncoding) -> Bool { legacy != nil || encoding.isStandard }
    }
}

extension XML.EncodingSet: Hashable {
    /// Returns whether two sets have the same encodings.
    public static func == (one: XML.EncodingSet, other: XML.EncodingSet) -> Bool {
        one.legacy.map { ObjectIdentifier($0) } == other.legacy.map { ObjectIdentifier($0) }
    }

    /// Hashes the encodings of the set.
    public func hash(into hasher: inout Hasher) { hasher.combine(legacy.map { ObjectIdentifier($0) }) }
}
