#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An object that decodes `Decodable` values from XML.
///
/// ```swift
/// struct Food: Codable {
///     var name: String
///     var price: Double
/// }
/// let food = try XMLDecoder().decode(Food.self, from: data)
/// ```
///
/// A key names a child element, `@name` an attribute, `#text` the element's own text, and `a.b` a path. An array takes
/// all elements with the name of its key. Malformed content throws an error with its line and column; unknown content
/// is ignored.
///
/// A decoder can be used by any number of tasks concurrently: each call works on a copy of the options. A
/// subclass can override the methods; the options are those that were set.
open class XMLDecoder: @unchecked Sendable {
    /// Read and replaced only under the lock of the decoder.
    private var current: SharedDecoderOptions

    package final var options: SharedDecoderOptions {
        @inline(never) get { SharedLocks.withLock(of: self) { current } }
    }

    /// Creates a decoder with the default options.
    public init() { current = .standard }

    /// Creates a decoder with the options that another one has now.
    ///
    /// ```swift
    /// let checking = XMLDecoder(copying: decoder)
    /// checking.unknownNodes = .throw
    /// ```
    public init(copying decoder: XMLDecoder) { current = decoder.options }

    // Not optimized: it would be compiled again for each closure.
    @_optimize(none)
    @inline(never)
    private func change(_ change: @Sendable (inout DecoderOptions) -> Void) {
        let old = SharedLocks.withLock(of: self) {
            let old = current
            var options = old.value
            change(&options)
            current = SharedDecoderOptions(options)
            return old
        }
        // Released outside of the lock: an object in the user info may use the decoder in its `deinit`.
        withExtendedLifetime(old) {}
    }

    // MARK: - Values

    /// The strategy for decoding `Date` values. Defaults to ``DateDecodingStrategy/xmlSchema``.
    public final var dateDecodingStrategy: DateDecodingStrategy {
        get { options.value.dateDecodingStrategy }
        set { change { $0.dateDecodingStrategy = newValue } }
    }

    /// The strategy for decoding `Data` values. Defaults to ``DataDecodingStrategy/base64``.
    public final var dataDecodingStrategy: DataDecodingStrategy {
        get { options.value.dataDecodingStrategy }
        set { change { $0.dataDecodingStrategy = newValue } }
    }

    /// The strategy for decoding `Bool` values. Defaults to ``BoolDecodingStrategy/xmlSchema``.
    public final var boolDecodingStrategy: BoolDecodingStrategy {
        get { options.value.boolDecodingStrategy }
        set { change { $0.boolDecodingStrategy = newValue } }
    }

    /// The strategy for decoding infinities and NaN. Defaults to ``NonConformingFloatDecodingStrategy/xmlSchema``.
    public final var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
        get { options.value.nonConformingFloatDecodingStrategy }
        set { change { $0.nonConformingFloatDecodingStrategy = newValue } }
    }

    /// Whether white space is trimmed from both ends of an element's text. Defaults to true.
    ///
    /// Trimming stops at a CDATA section or a character reference. It does not apply under `xml:space="preserve"` or to
    /// attributes. Numbers, dates and similar values may always be surrounded by white space.
    public final var trimValueWhitespaces: Bool {
        get { options.value.trimValueWhitespaces }
        set { change { $0.trimValueWhitespaces = newValue } }
    }

    // MARK: - Keys and shapes

    /// The strategy for converting names in the document to keys. Defaults to ``KeyDecodingStrategy/useDefaultKeys``.
    public final var keyDecodingStrategy: KeyDecodingStrategy {
        get { options.value.keyDecodingStrategy }
        set { change { $0.keyDecodingStrategy = newValue } }
    }

    /// The strategy for deciding whether a key represents an element or an attribute. Defaults to
    /// ``NodeDecodingStrategy/deferredToDecoder``.
    ///
    /// It applies only if neither a property wrapper nor the key itself nor ``XMLDynamicNodeDecoding`` determines the
    /// placement.
    public final var nodeDecodingStrategy: NodeDecodingStrategy {
        get { options.value.nodeDecodingStrategy }
        set { change { $0.nodeDecodingStrategy = newValue } }
    }

    /// How the steps of a path in a key are separated. Defaults to `.separated(by: ".")`.
    public final var nestedKeyStrategy: XMLNestedKeyStrategy {
        get { options.value.nestedKeyStrategy }
        set { change { $0.nestedKeyStrategy = newValue } }
    }

    /// The prefix of keys that name attributes. Defaults to `@`; an empty string disables such keys.
    public final var attributeKeyPrefix: String {
        get { options.value.attributeKeyPrefix }
        set { change { $0.attributeKeyPrefix = newValue } }
    }

    /// How an Optional is decoded from an element without attributes and content. Defaults to
    /// ``EmptyElementStrategy/valueOrNil``.
    public final var emptyElementStrategy: EmptyElementStrategy {
        get { options.value.emptyElementStrategy }
        set { change { $0.emptyElementStrategy = newValue } }
    }

    /// How a collection is decoded if its key does not occur. Defaults to ``MissingCollectionStrategy/empty``.
    public final var missingCollectionStrategy: MissingCollectionStrategy {
        get { options.value.missingCollectionStrategy }
        set { change { $0.missingCollectionStrategy = newValue } }
    }

    /// How the keys of a Dictionary are represented. Defaults to ``XMLDictionaryKeyStrategy/elementNames``.
    public final var dictionaryKeyStrategy: XMLDictionaryKeyStrategy {
        get { options.value.dictionaryKeyStrategy }
        set { change { $0.dictionaryKeyStrategy = newValue } }
    }

    /// How elements, attributes and text that the model does not read are handled. Defaults to
    /// ``UnknownContentStrategy/skip``.
    ///
    /// The decoder itself handles namespace declarations, `xsi` attributes and `xml:space`; they are never unknown.
    public final var unknownNodes: UnknownContentStrategy {
        get { options.value.unknownNodes }
        set { change { $0.unknownNodes = newValue } }
    }

    /// How content that matches no case of an enum is handled. Defaults to ``UnknownContentStrategy/skip``.
    public final var unknownChoices: UnknownContentStrategy {
        get { options.value.unknownChoices }
        set { change { $0.unknownChoices = newValue } }
    }

    /// How prefixes in keys are interpreted. Defaults to ``XMLNamespaceStrategy/literal``.
    public final var namespaces: XMLNamespaceStrategy {
        get { options.value.namespaces }
        set { change { $0.namespaces = newValue } }
    }

    /// The required name of the root element. Defaults to nil, which accepts any name unless the type has one; see
    /// ``checksRoot``.
    public final var rootKey: String? {
        get { options.value.rootKey }
        set { change { $0.rootKey = newValue } }
    }

    /// Whether the root of a document must have the name and the namespace of its type, if that conforms to
    /// ``XMLMapped``. Defaults to true. A ``rootKey`` replaces the name.
    ///
    /// Namespaces are not compared under ``XMLNamespaceStrategy/ignoringPrefixes``.
    public final var checksRoot: Bool {
        get { options.value.checksRoot }
        set { change { $0.checksRoot = newValue } }
    }

    // MARK: - The document

    /// The options for parsing the document: limits, entities, document type declaration and encoding.
    public final var parsingOptions: XML.ParsingOptions {
        get { options.parsingOptions }
        set { change { $0.parsingOptions = newValue } }
    }

    /// Contextual information that the types being decoded can read from `decoder.userInfo`. Defaults to empty.
    public final var userInfo: [CodingUserInfoKey: any Sendable] {
        get { options.value.userInfo }
        set { change { $0.userInfo = newValue } }
    }

    /// What is read as another library did. Defaults to nothing.
    package final var tolerances: DecodingTolerances {
        get { options.value.tolerances }
        set { change { $0.tolerances = newValue } }
    }

    // MARK: - Decoding

    /// Decodes a value from the root element of a document.
    ///
    /// - Throws: `DecodingError`. If the document is not well-formed, the error is `dataCorrupted` with an
    ///   ``XMLParsingError`` as its underlying error.
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        let options = options
        return try DecodingCall.decode(type, Self.source(data, options), options)
    }

    /// Decodes a value from the root element of a document.
    ///
    /// - Throws: `DecodingError`; see ``decode(_:from:)-(T.Type,Data)``.
    open func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try DecodingCall.decode(type, SourceBytes(text), options)
    }

    /// Decodes a value from the elements at a path below the root: the first one, or all of them for a collection.
    ///
    /// ```swift
    /// let response = try decoder.decode(PingResponse.self, from: data, at: "soap:Body.PingResponse")
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - data: The document.
    ///   - path: A key, relative to the root element, in the syntax of coding keys, such as the names of child elements
    ///     separated by dots; empty for the root. A step may also be `*` for any element or `**` for any number of them, one in
    ///     the other, and have conditions: `**.item[@kind='x']`, `item[2]`, as in paths of an ``XML/Element``.
    /// - Throws: `DecodingError`; `keyNotFound` if nothing is at the path, except for an Optional and, depending on
    ///   ``missingCollectionStrategy``, for a collection; `dataCorrupted` if the text is no path, such as `a/b`.
    open func decode<T: Decodable>(_ type: T.Type, from data: Data, at path: String) throws -> T {
        let options = options
        return try DecodingCall.decode(type, Self.source(data, options), options, at: path)
    }

    /// Decodes a value from the elements at a path below the root: the first one, or all of them for a collection.
    ///
    /// - Throws: `DecodingError`; `keyNotFound` if nothing is at the path, except for an Optional and, depending on
    ///   ``missingCollectionStrategy``, for a collection.
    open func decode<T: Decodable>(_ type: T.Type, from text: String, at path: String) throws -> T {
        try DecodingCall.decode(type, SourceBytes(text), options, at: path)
    }

    /// Decodes a value from the root element of a document.
    ///
    /// - Throws: `DecodingError`.
    open func decode<T: Decodable>(_ type: T.Type, from document: XML.Document) throws -> T {
        try decode(type, from: document.root)
    }

    /// Decodes a value from an element.
    ///
    /// - Throws: `DecodingError`.
    open func decode<T: Decodable>(_ type: T.Type, from element: XML.Element) throws -> T {
        try DecodingCall.decode(type, DecodingSource(element, options))
    }

    /// Decodes a value from the elements at a path below the root: the first one, or all of them for a collection.
    ///
    /// - Throws: `DecodingError`; see ``decode(_:from:at:)-(T.Type,Data,String)``.
    open func decode<T: Decodable>(_ type: T.Type, from document: XML.Document, at path: String) throws -> T {
        try decode(type, from: document.root, at: path)
    }

    /// Decodes a value from the elements at a path below an element.
    ///
    /// - Throws: `DecodingError`; `keyNotFound` if nothing is at the path, except for an Optional and, depending on
    ///   ``missingCollectionStrategy``, for a collection.
    open func decode<T: Decodable>(_ type: T.Type, from element: XML.Element, at path: String) throws -> T {
        try DecodingCall.decode(type, DecodingSource(element, options), at: path)
    }

    /// Decodes a collection from several consecutive root elements, as in a log or a message stream.
    ///
    /// - Throws: `DecodingError`.
    open func decodeFragment<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
        try decodeFragment(type, from: source(data))
    }

    /// Decodes a collection from several consecutive root elements.
    ///
    /// - Throws: `DecodingError`.
    open func decodeFragment<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
        try decodeFragment(type, from: SourceBytes(text))
    }

    /// Decodes a value that requires a configuration.
    ///
    /// - Throws: `DecodingError`.
    open func decode<T: DecodableWithConfiguration>(
        _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
    ) throws -> T {
        let options = options
        let store = try DecodingCall.parse(Self.source(data, options), options)
        return try DecodingState(store, options).decode(UInt32(store.root)) {
            try T(from: $0, configuration: configuration)
        }
    }

    /// Decodes a value that requires a configuration, which a provider supplies.
    ///
    /// - Throws: `DecodingError`.
    open func decode<T: DecodableWithConfiguration, C: DecodingConfigurationProviding>(
        _ type: T.Type, from data: Data, configuration: C.Type
    ) throws -> T where C.DecodingConfiguration == T.DecodingConfiguration {
        try decode(type, from: data, configuration: C.decodingConfiguration)
    }

    func source(_ data: Data) -> SourceBytes { Self.source(data, options) }

    private static func source(_ data: Data, _ options: SharedDecoderOptions) -> SourceBytes {
        SourceBytes(data, readsInPlace: options.parsingOptions.readsDataInPlace)
    }

    private func decodeFragment<T: Decodable>(_ type: T.Type, from source: SourceBytes) throws -> T {
        let options = options
        let store = try DecodingCall.parse(source, options, isFragment: true)
        return try DecodingCall.decode(type, DecodingSource(store, 0, options))
    }
}
