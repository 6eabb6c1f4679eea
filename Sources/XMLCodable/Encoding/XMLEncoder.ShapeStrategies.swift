extension XMLEncoder {
    /// Where values are written whose property wrapper, key and type do not decide.
    public struct NodeEncodingStrategy: Sendable {
        let custom: (@Sendable (any Encodable.Type, any Encoder) -> (any CodingKey) -> XMLPlacement?)?

        /// In child elements.
        public static let deferredToEncoder = NodeEncodingStrategy(custom: nil)

        /// Where a function decides.
        ///
        /// - Parameter strategy: Called once for each value with keys, with its type; the function that it returns is
        ///   called for each key, and its nil leaves the key to its own form.
        public static func custom(
            _ strategy: @escaping @Sendable (any Encodable.Type, any Encoder) -> (any CodingKey) -> XMLPlacement?
        ) -> NodeEncodingStrategy {
            NodeEncodingStrategy(custom: strategy)
        }
    }

    /// How nil is written under a key.
    ///
    /// In an array nil always keeps its slot, as `<item xsi:nil="true" />`. Attributes and text that are nil are left
    /// out whatever the strategy.
    public struct NilEncodingStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case omit, emptyElement, xsiNil }
        private let form: Form

        /// Not at all.
        public static let omit = NilEncodingStrategy(form: .omit)
        /// As an element without content.
        public static let emptyElement = NilEncodingStrategy(form: .emptyElement)
        /// As an element without content that says `xsi:nil="true"`.
        public static let xsiNil = NilEncodingStrategy(form: .xsiNil)
    }

    /// What becomes of a namespace prefix that the model uses and nobody declares.
    ///
    /// Only prefixes that stand in the coding keys of types are concerned; an undeclared prefix in the name of the
    /// root, in the key of a dictionary or in another name that is data always throws.
    public struct UndeclaredPrefixStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case declare, `throw` }
        private let form: Form

        /// It is declared on the root with a placeholder, `xmlns:soap="urn:undeclared-prefix:soap"`.
        public static let declare = UndeclaredPrefixStrategy(form: .declare)
        /// An `EncodingError` is thrown.
        public static let `throw` = UndeclaredPrefixStrategy(form: .throw)
    }
}
