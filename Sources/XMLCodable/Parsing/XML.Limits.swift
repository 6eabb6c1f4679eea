/// The names that would clash with Foundation's `XMLElement`, `XMLNode` and `XMLDocument` live in this namespace.
public enum XML {}

extension XML {
    /// What a document may cost. Every limit is checked while the document is read, and its error names it.
    public struct Limits: Sendable, Hashable {
        /// How deep elements may be nested. Defaults to 256.
        public var depth = 256
        /// How many attributes one element may have, at most 65,535. Defaults to 10,000.
        public var attributesPerElement = 10_000
        /// How long one name may be, in bytes of UTF-8. Defaults to 4,096.
        public var nameLength = 4_096
        /// How many different namespace names one document may use, at most 65,000. Defaults to 10,000.
        public var namespaces = 10_000
        /// How large a document may be, in bytes, at most 4 GiB - 1. Defaults to that.
        public var documentSize = 4_294_967_295

        /// The default limits.
        public init() {}
    }

    /// How a document is read.
    public struct ParsingOptions: Sendable, Hashable {
        /// What the document may cost.
        public var limits = Limits()

        /// The default options.
        public init() {}
    }
}
