extension XMLEncoder {
    /// How large a document may become. A value over a limit throws an `EncodingError` that names the limit.
    public struct Limits: Sendable, Hashable {
        /// How deep elements may be nested. Defaults to 256, as ``XML/Limits/depth`` does on reading.
        public var depth = 256

        /// The default limits.
        public init() {}
    }
}
