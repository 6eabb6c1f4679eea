/// A namespace for types whose names would otherwise clash with Foundation's `XMLElement`, `XMLNode` and `XMLDocument`.
public enum XML {}

extension XML {
    /// Limits on the resources that a document may use.
    ///
    /// Every limit is checked during parsing; the error for an exceeded limit names it.
    public struct Limits: Sendable, Hashable {
        /// The maximum nesting depth of elements. Defaults to 256.
        public var depth = 256
        /// The maximum number of attributes per element, at most 65,535. Defaults to 10,000.
        public var attributesPerElement = 10_000
        /// The maximum length of a name, in bytes of UTF-8. Defaults to 65,536.
        public var nameLength = 65_536
        /// The maximum number of different namespace names in a document, at most 65,000. Defaults to 10,000.
        public var namespaces = 10_000
        /// The maximum size of a document in bytes, both in its original encoding and as UTF-8, at most 4 GiB - 1.
        /// Defaults to 4 GiB - 1, or to what an `Int` can count on a 32-bit platform.
        public var documentSize = Int(clamping: UInt32.max)
        /// The maximum size in bytes of UTF-8 of a record that is read from a stream, together with what lies between it
        /// and the record before. Defaults to 64 MiB.
        public var recordSize = 64 * 1_024 * 1_024
        /// The maximum size of a stream in bytes. Defaults to `Int.max`, which is no limit.
        public var streamSize = Int.max

        /// The maximum ratio of the bytes that entities and default attributes produce to the size of the document.
        /// Defaults to 100.
        ///
        /// Each expansion of an entity counts as at least 16 bytes. The limit takes effect once more than
        /// ``amplificationThreshold`` bytes have been produced.
        public var amplification = 100
        /// The number of bytes that entities and default attributes may produce in any document, whatever its size.
        /// Defaults to 8 MiB.
        public var amplificationThreshold = 8 * 1_024 * 1_024
        /// The maximum number of references to declared entities that may be expanded. Defaults to 10,000,000.
        public var entityExpansions = 10_000_000

        /// Creates the default limits.
        public init() {}
    }
}
