extension XMLEncoder {
    /// A node's kind: attribute, element or both.
    public typealias NodeEncoding = XMLNodeEncoding

    /// Says for a key whether it is written as an attribute or an element; nil leaves it at that.
    public typealias XMLNodeEncoderClosure = (any CodingKey) -> NodeEncoding?

    /// Answers, for a type about to be encoded, with a function that says where its keys go.
    public typealias XMLEncodingClosure = @Sendable (any Encodable.Type, any Encoder) -> XMLNodeEncoderClosure

    /// Where values go whose property wrapper, key and type do not say.
    public struct NodeEncodingStrategy: Sendable {
        let closure: XMLEncodingClosure?

        /// Into child elements.
        public static let deferredToEncoder = NodeEncodingStrategy(closure: nil)

        /// Where a function says. It is asked once per value with keys.
        public static func custom(_ closure: @escaping XMLEncodingClosure) -> NodeEncodingStrategy {
            NodeEncodingStrategy(closure: closure)
        }
    }

    /// The name of ``NodeEncodingStrategy`` in old versions of XMLCoder.
    @available(*, deprecated, renamed: "NodeEncodingStrategy")
    public typealias NodeEncodingStrategies = NodeEncodingStrategy

    /// How nil is written under a key.
    ///
    /// In an array nil always keeps its slot, as `<item xsi:nil="true" />`. Attributes and text that are nil are left
    /// out whatever the strategy.
    public enum NilEncodingStrategy: Sendable, Hashable {
        /// Not at all.
        case omit
        /// As an element without content.
        case emptyElement
        /// As an element without content that says `xsi:nil="true"`.
        case xsiNil
    }

    /// Where the keys of a Dictionary stand.
    public typealias DictionaryKeyStrategy = XMLDictionaryKeyStrategy

    /// What the prefixes in keys mean.
    public typealias NamespaceStrategy = XMLNamespaceStrategy

    /// What separates the steps of a path in a key.
    public typealias NestedKeyStrategy = XMLNestedKeyStrategy

    /// What becomes of a namespace prefix that the model uses and nobody declares.
    ///
    /// Only prefixes that stand in the coding keys of types are concerned; an undeclared prefix in the name of the
    /// root, in the key of a dictionary or in another name that is data always throws.
    public enum UndeclaredPrefixStrategy: Sendable, Hashable {
        /// It is declared on the root with a placeholder, `xmlns:soap="urn:undeclared-prefix:soap"`.
        case declare
        /// An `EncodingError` is thrown.
        case `throw`
    }
}
