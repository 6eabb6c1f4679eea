extension XMLEncoder {
    /// A strategy for placing values in elements, attributes or text.
    ///
    /// The strategy applies to values whose placement is not determined by a property wrapper, the key or the type.
    public struct NodeEncodingStrategy: Sendable {
        let custom: (@Sendable (any Encodable.Type, any Encoder) -> (any CodingKey) -> XMLPlacement?)?

        package init(custom: (@Sendable (any Encodable.Type, any Encoder) -> (any CodingKey) -> XMLPlacement?)?) {
            self.custom = custom
        }

        /// Writes values as child elements.
        public static let deferredToEncoder = NodeEncodingStrategy(custom: nil)

        /// Determines the placement of values with a custom function.
        ///
        /// - Parameter strategy: A function that is called once for each value with keys, with the type of the value
        ///   and its encoder. The function that it returns is called for each key; if that function returns nil, the
        ///   form of the key determines the placement.
        @_disfavoredOverload
        public static func custom(
            _ strategy: @escaping @Sendable (any Encodable.Type, any Encoder) -> (any CodingKey) -> XMLPlacement?
        ) -> NodeEncodingStrategy {
            NodeEncodingStrategy(custom: strategy)
        }
    }

    /// A strategy for encoding nil under a key.
    ///
    /// In an array, nil always keeps its slot, as `<item xsi:nil="true" />`. Attributes and text that are nil are
    /// omitted, whatever the strategy.
    public struct NilEncodingStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case omit, emptyElement, xsiNil }
        private let form: Form

        /// Omits nil values.
        public static let omit = NilEncodingStrategy(form: .omit)
        /// Writes nil as an empty element.
        public static let emptyElement = NilEncodingStrategy(form: .emptyElement)
        /// Writes nil as an empty element with the attribute `xsi:nil="true"`.
        public static let xsiNil = NilEncodingStrategy(form: .xsiNil)
    }

    /// A policy for namespace prefixes that the model uses but that are not declared.
    ///
    /// The policy applies only to prefixes in the coding keys of types. An undeclared prefix in the name of the root,
    /// in the key of a dictionary or in any other name that is data always throws.
    public struct UndeclaredPrefixStrategy: Sendable, Hashable {
        private enum Form: Sendable, Hashable { case declare, `throw` }
        private let form: Form

        /// Declares the prefix on the root with a placeholder, `xmlns:soap="urn:undeclared-prefix:soap"`.
        ///
        /// The document is well-formed, but its names are in a namespace that no receiver knows.
        public static let declare = UndeclaredPrefixStrategy(form: .declare)
        /// Throws an `EncodingError`, whose message says how the prefix is declared.
        public static let `throw` = UndeclaredPrefixStrategy(form: .throw)
    }
}
