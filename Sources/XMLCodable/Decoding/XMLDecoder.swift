#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Decodes `Decodable` values from XML.
///
/// ```swift
/// struct Food: Codable {
///     var name: String
///     var price: Double
/// }
/// let food = try XMLDecoder().decode(Food.self, from: data)
/// ```
///
/// A key names a child element; `@name` an attribute, `#text` the element's own text, `a.b` a path. An array takes all
/// elements of its key's name. What is malformed throws, with line and column; what is unknown is passed over.
///
/// A decoder may be used by any number of tasks at once: each call works on a copy of the options.
open class XMLDecoder: @unchecked Sendable {
    private let storage: Locked<SharedDecoderOptions>

    var options: SharedDecoderOptions { storage.value }

    /// Makes a decoder with the default options.
    ///
    /// - Parameters:
    ///   - trimValueWhitespaces: See ``trimValueWhitespaces``. Defaults to true.
    ///   - removeWhitespaceElements: Kept for models that come from XMLCoder; white space between elements is never a
    ///     value here, so it changes nothing.
    public init(trimValueWhitespaces: Bool = true, removeWhitespaceElements: Bool = false) {
        guard !trimValueWhitespaces || removeWhitespaceElements else {
            storage = Locked(.standard)
            return
        }
        var options = DecoderOptions()
        options.trimValueWhitespaces = trimValueWhitespaces
        options.removeWhitespaceElements = removeWhitespaceElements
        storage = Locked(SharedDecoderOptions(options))
    }

    private func get<Value: Sendable>(_ path: any KeyPath<DecoderOptions, Value> & Sendable) -> Value {
        storage.withLock { $0.value[keyPath: path] }
    }

    private func set<Value: Sendable>(_ path: any WritableKeyPath<DecoderOptions, Value> & Sendable, _ value: Value) {
        storage.withLock { shared in
            var options = shared.value
            options[keyPath: path] = value
            shared = SharedDecoderOptions(options)
        }
    }

    // MARK: - Values

    /// How a `Date` is read. Defaults to ``DateDecodingStrategy/xmlSchema``.
    open var dateDecodingStrategy: DateDecodingStrategy {
        get { get(\.dateDecodingStrategy) }
        set { set(\.dateDecodingStrategy, newValue) }
    }

    /// How `Data` is read. Defaults to ``DataDecodingStrategy/base64``.
    open var dataDecodingStrategy: DataDecodingStrategy {
        get { get(\.dataDecodingStrategy) }
        set { set(\.dataDecodingStrategy, newValue) }
    }

    /// How a `Bool` is read. Defaults to ``BoolDecodingStrategy/xmlSchema``.
    open var boolDecodingStrategy: BoolDecodingStrategy {
        get { get(\.boolDecodingStrategy) }
        set { set(\.boolDecodingStrategy, newValue) }
    }

    /// How infinities and NaN are read. Defaults to ``NonConformingFloatDecodingStrategy/xmlSchema``.
    open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
        get { get(\.nonConformingFloatDecodingStrategy) }
        set { set(\.nonConformingFloatDecodingStrategy, newValue) }
    }

    /// Whether white space is cut from both ends of an element's text. Defaults to true.
    ///
    /// Never past a CDATA section or a character reference, not under `xml:space="preserve"`, and not from attributes.
    /// Numbers, dates and the like never mind white space around them.
    open var trimValueWhitespaces: Bool {
        get { get(\.trimValueWhitespaces) }
        set { set(\.trimValueWhitespaces, newValue) }
    }

    /// Kept for models that come from XMLCoder; changes nothing.
    open var removeWhitespaceElements: Bool {
        get { get(\.removeWhitespaceElements) }
        set { set(\.removeWhitespaceElements, newValue) }
    }

    // MARK: - Keys and shapes

    /// How names in the document become keys. Defaults to ``KeyDecodingStrategy/useDefaultKeys``.
    open var keyDecodingStrategy: KeyDecodingStrategy {
        get { get(\.keyDecodingStrategy) }
        set { set(\.keyDecodingStrategy, newValue) }
    }

    /// Whether a key stands for an element or an attribute, where neither a property wrapper nor the key itself nor
    /// ``DynamicNodeDecoding`` says. Defaults to ``NodeDecodingStrategy/deferredToDecoder``.
    open var nodeDecodingStrategy: NodeDecodingStrategy {
        get { get(\.nodeDecodingStrategy) }
        set { set(\.nodeDecodingStrategy, newValue) }
    }

    /// What separates the steps of a path in a key. Defaults to `.separated(by: ".")`.
    open var nestedKeyStrategy: NestedKeyStrategy {
        get { get(\.nestedKeyStrategy) }
        set { set(\.nestedKeyStrategy, newValue) }
    }

    /// What begins the key of an attribute. Defaults to `@`; empty for no such keys.
    open var attributeKeyPrefix: String {
        get { get(\.attributeKeyPrefix) }
        set { set(\.attributeKeyPrefix, newValue) }
    }

    /// What an element without attributes and content means to an Optional. Defaults to
    /// ``EmptyElementStrategy/valueOrNil``.
    open var emptyElementStrategy: EmptyElementStrategy {
        get { get(\.emptyElementStrategy) }
        set { set(\.emptyElementStrategy, newValue) }
    }

    /// What a collection is whose key does not occur. Defaults to ``MissingCollectionStrategy/empty``.
    open var missingCollectionStrategy: MissingCollectionStrategy {
        get { get(\.missingCollectionStrategy) }
        set { set(\.missingCollectionStrategy, newValue) }
    }

    /// Where the keys of a Dictionary stand. Defaults to ``DictionaryKeyStrategy/elementNames``.
    open var dictionaryKeyStrategy: DictionaryKeyStrategy {
        get { get(\.dictionaryKeyStrategy) }
        set { set(\.dictionaryKeyStrategy, newValue) }
    }

    /// What happens to elements, attributes and text that the model does not read. Defaults to
    /// ``UnknownNodeStrategy/skip``.
    ///
    /// Namespace declarations, attributes of `xsi` and `xml:space` are the decoder's own and never unknown.
    open var unknownNodes: UnknownNodeStrategy {
        get { get(\.unknownNodes) }
        set { set(\.unknownNodes, newValue) }
    }

    /// What happens to content that no case of an enum names. Defaults to ``UnknownChoiceStrategy/skip``.
    open var unknownChoiceStrategy: UnknownChoiceStrategy {
        get { get(\.unknownChoiceStrategy) }
        set { set(\.unknownChoiceStrategy, newValue) }
    }

    /// What the prefixes in keys mean. Defaults to ``XMLNamespaceStrategy/literal``.
    open var namespaces: NamespaceStrategy {
        get { get(\.namespaces) }
        set { set(\.namespaces, newValue) }
    }

    /// Whether prefixes are left out when names are compared: another spelling of ``namespaces``.
    open var shouldProcessNamespaces: Bool {
        get { namespaces == .ignoringPrefixes }
        set { namespaces = newValue ? .ignoringPrefixes : .literal }
    }

    /// The name that the root element must have; nil, the default, for any.
    open var rootKey: String? {
        get { get(\.rootKey) }
        set { set(\.rootKey, newValue) }
    }

    // MARK: - The document

    /// How the document is read: limits, entities, document type declaration, encoding.
    open var parsingOptions: XML.ParsingOptions {
        get { get(\.parsingOptions) }
        set { set(\.parsingOptions, newValue) }
    }

    /// What documents are in, where something outside them tells, such as the `charset` of an HTTP response; nil, the
    /// default, for what they say themselves. The same as ``XML/ParsingOptions/externalEncoding``.
    open var externalEncoding: XML.Encoding? {
        get { get(\.parsingOptions.externalEncoding) }
        set { set(\.parsingOptions.externalEncoding, newValue) }
    }

    /// Kept for models that come from XMLCoder; errors always show the place.
    open var errorContextLength: UInt {
        get { get(\.errorContextLength) }
        set { set(\.errorContextLength, newValue) }
    }

    /// What the types being decoded find in `decoder.userInfo`. Defaults to nothing.
    open var userInfo: [CodingUserInfoKey: any Sendable] {
        get { get(\.userInfo) }
        set { set(\.userInfo, newValue) }
    }

    // MARK: - Decoding

    /// Decodes a value from a document's root element.
    ///
    /// - Throws: `DecodingError`; a document that is not well-formed gives `dataCorrupted` with an ``XMLParsingError``
    ///   underneath.
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        try decode(type, from: SourceBytes(data))
    }

    /// Decodes a value from a document's root element.
    ///
    /// - Throws: `DecodingError`; see ``decode(_:from:)-(T.Type,Data)``.
    open func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try decode(type, from: SourceBytes(text))
    }

    /// Decodes a value from a document's root element.
    ///
    /// - Throws: `DecodingError`.
    open func decode<T: Decodable>(_ type: T.Type, from document: XML.Document) throws -> T {
        try decode(type, from: document.root)
    }

    /// Decodes a value from an element.
    ///
    /// - Throws: `DecodingError`.
    open func decode<T: Decodable>(_ type: T.Type, from element: XML.Element) throws -> T {
        let (store, node) = try element.storeForDecoding(options.value.parsingOptions)
        return try DecodingState.decode(type, store, node, options)
    }

    /// Decodes a value from the elements at a path below the root: the first, or for a collection all of them.
    ///
    /// ```swift
    /// let response = try decoder.decode(PingResponse.self, from: data, at: "soap:Body.PingResponse")
    /// ```
    ///
    /// - Parameter path: Names of child elements with dots between, beginning below the root; empty for the root.
    /// - Throws: `DecodingError`, `keyNotFound` where nothing stands at the path.
    open func decode<T: Decodable>(_ type: T.Type, from data: Data, at path: String) throws -> T {
        try decode(type, from: SourceBytes(data), at: path)
    }

    /// Decodes a value from the elements at a path below the root: the first, or for a collection all of them.
    ///
    /// - Throws: `DecodingError`, `keyNotFound` where nothing stands at the path.
    open func decode<T: Decodable>(_ type: T.Type, from text: String, at path: String) throws -> T {
        try decode(type, from: SourceBytes(text), at: path)
    }

    /// Decodes a value from the elements at a path below an element.
    ///
    /// - Throws: `DecodingError`, `keyNotFound` where nothing stands at the path.
    open func decode<T: Decodable>(_ type: T.Type, from element: XML.Element, at path: String) throws -> T {
        let options = options
        let (store, node) = try element.storeForDecoding(options.value.parsingOptions)
        return try DecodingState.decode(type, store, node, options, at: path)
    }

    /// Decodes a collection from several root elements that follow each other, as in a log or a message stream.
    ///
    /// - Throws: `DecodingError`.
    open func decodeFragment<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        try decodeFragment(type, from: SourceBytes(data))
    }

    /// Decodes a collection from several root elements that follow each other.
    ///
    /// - Throws: `DecodingError`.
    open func decodeFragment<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try decodeFragment(type, from: SourceBytes(text))
    }

    /// Decodes a value that needs a configuration.
    ///
    /// - Throws: `DecodingError`.
    open func decode<T: DecodableWithConfiguration>(
        _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
    ) throws -> T {
        let options = options
        let store = try DecodingState.parse(SourceBytes(data), options)
        return try DecodingState(store, options).decode(store.root) { try T(from: $0, configuration: configuration) }
    }

    /// Decodes a value that needs a configuration, which a provider gives.
    ///
    /// - Throws: `DecodingError`.
    open func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
        _ type: T.Type, from data: Data, configuration: C.Type
    ) throws -> T where C.DecodingConfiguration == T.DecodingConfiguration {
        try decode(type, from: data, configuration: C.decodingConfiguration)
    }

    private func decode<T: Decodable>(_ type: T.Type, from source: SourceBytes, at path: String? = nil) throws -> T {
        let options = options
        let store = try DecodingState.parse(source, options)
        return try DecodingState.decode(type, store, store.root, options, at: path)
    }

    private func decodeFragment<T: Decodable>(_ type: T.Type, from source: SourceBytes) throws -> T {
        let options = options
        let store = try DecodingState.parse(source, options, isFragment: true)
        return try DecodingState.decode(type, store, 0, options)
    }
}
