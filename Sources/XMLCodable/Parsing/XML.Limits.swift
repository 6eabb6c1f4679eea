/// The names that would clash with Foundation's `XMLElement`, `XMLNode` and `XMLDocument` live in this namespace.
public enum XML {}

extension XML {
    /// What a document may cost. Every limit is checked while the document is read, and its error names it.
    public struct Limits: Sendable, Hashable {
        /// How deep elements may be nested. Defaults to 256.
        public var depth = 256
        /// How many attributes one element may have, at most 65,535. Defaults to 10,000.
        public var attributesPerElement = 10_000
        /// How long one name may be, in bytes of UTF-8. Defaults to 65,536.
        public var nameLength = 65_536
        /// How many different namespace names one document may use, at most 65,000. Defaults to 10,000.
        public var namespaces = 10_000
        /// How large a document may be, in bytes as it comes and as UTF-8, at most 4 GiB - 1. Defaults to that.
        public var documentSize = 4_294_967_295

        /// How many times larger than itself entities and default attributes may make a document. Defaults to 100.
        ///
        /// The limit takes effect once ``amplificationThreshold`` bytes were produced.
        public var amplification = 100
        /// How many bytes entities and default attributes may produce in any document. Defaults to 8 MiB.
        public var amplificationThreshold = 8 * 1_024 * 1_024
        /// How many references to declared entities may be expanded. Defaults to 10,000,000.
        public var entityExpansions = 10_000_000

        /// The default limits.
        public init() {}
    }
}
