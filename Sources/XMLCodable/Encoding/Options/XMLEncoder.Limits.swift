extension XMLEncoder {
    /// Limits on an encoded document.
    ///
    /// A value that exceeds a limit throws an `EncodingError` that names the limit.
    public struct Limits: Sendable, Hashable {
        /// The maximum nesting depth of elements. Defaults to 256, like ``XML/Limits/depth`` for parsing.
        public var depth = 256

        /// Creates the default limits.
        public init() {}
    }
}
