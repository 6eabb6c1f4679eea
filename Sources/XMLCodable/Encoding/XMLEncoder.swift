#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An object that encodes values as XML.
///
/// ```swift
/// struct Food: Encodable {
///     var id: Int
///     var name: String
///
///     enum CodingKeys: String, CodingKey {
///         case id = "@id"
///         case name
///     }
/// }
/// let data = try XMLEncoder().encode(Food(id: 1, name: "Waffles"))
/// ```
/// ```xml
/// <Food id="1"><name>Waffles</name></Food>
/// ```
///
/// The document is always well-formed: names and characters that XML does not allow throw an `EncodingError` with the
/// coding path.
///
/// An encoder can be used by any number of tasks concurrently: each call works on a copy of the options. A
/// subclass can override the methods; the options are those that were set.
open class XMLEncoder: @unchecked Sendable {
    private let settings = EncoderSettings()
    /// A copy of the options.
    package final var options: EncodingOptions { settings.options }
    /// The options, with the states that earlier calls built up under them.
    package final var configuration: EncoderConfiguration { settings.configuration }

    /// Replaces all options.
    func set(_ options: EncodingOptions) { settings.change { $0 = options } }

    /// Creates an encoder with the default options.
    public init() {}

    // MARK: - Output

    /// The formatting of the document. Defaults to no options, which writes everything on one line.
    public final var outputFormatting: XML.OutputFormatting {
        get { settings.options.outputFormatting }
        set { settings.change { $0.outputFormatting = newValue } }
    }

    /// The character encoding of documents: UTF-8, UTF-16, ISO-8859-1 or US-ASCII.
    ///
    /// Defaults to nil, which selects the encoding that the XML declaration specifies, or else UTF-8.
    ///
    /// Characters that the encoding cannot represent are written as character references in text and in attributes, and
    /// CDATA sections are split around them; in names they throw. UTF-16 documents begin with a byte order mark.
    /// ISO-8859-1 documents have an XML declaration even if none is passed to the call.
    /// ``encodeToString(_:withRootKey:rootAttributes:declaration:doctype:)`` returns the same characters.
    public final var outputEncoding: XML.Encoding? {
        get { settings.options.encoding }
        set { settings.change { $0.encoding = newValue } }
    }

    /// The indentation per level for ``XML/OutputFormatting/prettyPrinted``. Defaults to four spaces.
    public final var indentation: XML.Indentation {
        get { settings.options.indentation }
        set { settings.change { $0.indentation = newValue } }
    }

    /// The strings to replace in attributes, each with its replacement. Defaults to the five predefined entities.
    ///
    /// A character that must be escaped is escaped even if it is not listed.
    public final var charactersEscapedInAttributes: [(String, String)] {
        get { settings.options.escapesInAttributes }
        set { settings.change { $0.escapesInAttributes = newValue } }
    }

    /// The strings to replace in the text of elements, each with its replacement. Defaults to the five predefined
    /// entities.
    ///
    /// A character that must be escaped is escaped even if it is not listed.
    public final var charactersEscapedInElements: [(String, String)] {
        get { settings.options.escapesInElements }
        set { settings.change { $0.escapesInElements = newValue } }
    }

    /// The interpretation of prefixes in keys. Defaults to ``XMLNamespaceStrategy/literal``.
    ///
    /// Bound prefixes that are used are declared on the root.
    public final var namespaces: XMLNamespaceStrategy {
        get { settings.options.namespaces }
        set { settings.change { $0.namespaces = newValue } }
    }

    /// The policy for prefixes that the model uses but that nothing declares: no key, no binding and no attribute of the
    /// root. Defaults to ``UndeclaredPrefixStrategy/throw``.
    public final var undeclaredPrefixStrategy: UndeclaredPrefixStrategy {
        get { settings.options.undeclaredPrefixes }
        set { settings.change { $0.undeclaredPrefixes = newValue } }
    }

    /// The limits on the size of a document.
    public final var limits: Limits {
        get { settings.options.limits }
        set { settings.change { $0.limits = newValue } }
    }

    // MARK: - Values

    /// The strategy for encoding `Date` values. Defaults to ``DateEncodingStrategy/xmlSchema``.
    public final var dateEncodingStrategy: DateEncodingStrategy {
        get { settings.options.dates }
        set { settings.change { $0.dates = newValue } }
    }

    /// The strategy for encoding `Data` values. Defaults to ``DataEncodingStrategy/base64``.
    public final var dataEncodingStrategy: DataEncodingStrategy {
        get { settings.options.data }
        set { settings.change { $0.data = newValue } }
    }

    /// The strategy for encoding `Bool` values. Defaults to ``BoolEncodingStrategy/xmlSchema``.
    public final var boolEncodingStrategy: BoolEncodingStrategy {
        get { settings.options.booleans }
        set { settings.change { $0.booleans = newValue } }
    }

    /// The strategy for encoding `Decimal` values. Defaults to ``DecimalEncodingStrategy/shortest``.
    public final var decimalEncodingStrategy: DecimalEncodingStrategy {
        get { settings.options.decimals }
        set { settings.change { $0.decimals = newValue } }
    }

    /// The strategy for encoding infinity and NaN. Defaults to ``NonConformingFloatEncodingStrategy/xmlSchema``.
    public final var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { settings.options.floats }
        set { settings.change { $0.floats = newValue } }
    }

    /// The strategy for encoding a `String` as the text of an element. Defaults to
    /// ``StringEncodingStrategy/deferredToString``.
    public final var stringEncodingStrategy: StringEncodingStrategy {
        get { settings.options.strings }
        set { settings.change { $0.strings = newValue } }
    }

    /// The strategy for encoding nil. Defaults to ``NilEncodingStrategy/omit``.
    public final var nilEncodingStrategy: NilEncodingStrategy {
        get { settings.options.nils }
        set { settings.change { $0.nils = newValue } }
    }

    // MARK: - Keys and shapes

    /// The strategy for converting coding keys to names. Defaults to ``KeyEncodingStrategy/useDefaultKeys``.
    public final var keyEncodingStrategy: KeyEncodingStrategy {
        get { settings.options.keys }
        set { settings.change { $0.keys = newValue } }
    }

    /// The strategy that determines whether a key is written as an element or an attribute. Defaults to
    /// ``NodeEncodingStrategy/deferredToEncoder``.
    ///
    /// It applies if neither a property wrapper nor the key itself nor ``XMLDynamicNodeEncoding`` determines the
    /// placement.
    public final var nodeEncodingStrategy: NodeEncodingStrategy {
        get { settings.options.nodes }
        set { settings.change { $0.nodes = newValue } }
    }

    /// The strategy for encoding the keys of a `Dictionary`. Defaults to ``XMLDictionaryKeyStrategy/elementNames``.
    ///
    /// Entries are written in the order of their keys.
    public final var dictionaryKeyStrategy: XMLDictionaryKeyStrategy {
        get { settings.options.dictionaryKeys }
        set { settings.change { $0.dictionaryKeys = newValue } }
    }

    /// The separator between the steps of a path in a key. Defaults to `.separated(by: ".")`.
    public final var nestedKeyStrategy: XMLNestedKeyStrategy {
        get { settings.options.nestedKeys }
        set { settings.change { $0.nestedKeys = newValue } }
    }

    /// The prefix that marks the key of an attribute. Defaults to `@`; if it is empty, there are no such keys.
    public final var attributeKeyPrefix: String {
        get { settings.options.attributeKeyPrefix }
        set { settings.change { $0.attributeKeyPrefix = newValue } }
    }

    /// The contextual information that values can read from `encoder.userInfo`. Defaults to an empty dictionary.
    public final var userInfo: [CodingUserInfoKey: any Sendable] {
        get { settings.options.userInfo }
        set { settings.change { $0.userInfo = newValue } }
    }

    /// What is written as another library did. Defaults to nothing.
    package final var tolerances: EncodingTolerances {
        get { settings.options.tolerances }
        set { settings.change { $0.tolerances = newValue } }
    }

    // MARK: - Encoding

    /// Encodes a value as a document in ``outputEncoding``.
    ///
    /// - Parameters:
    ///   - value: The value to encode. It can also be a scalar, an array or nil.
    ///   - rootKey: The name of the root element. Defaults to the ``XMLTypeMapping/root`` of a type that states one,
    ///     and otherwise to the name of the type, converted by the key strategy.
    ///   - rootAttributes: Attributes of the root element, written before those of the value and sorted by name.
    ///     Namespace declarations belong here. Defaults to none.
    ///   - declaration: The XML declaration. Defaults to none.
    ///   - doctype: The document type declaration. Defaults to none.
    /// - Throws: `EncodingError` if the value cannot be written, and any error thrown by its `encode(to:)`.
    open func encode<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> Data {
        try document(
            value, Extras(rootKey: rootKey, attributes: rootAttributes, declaration: declaration, doctype: doctype)
        ).data()
    }

    /// Encodes a value as a document and returns it as a string.
    ///
    /// Apart from the result type, it behaves like ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    open func encodeToString<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> String {
        try document(
            value, Extras(rootKey: rootKey, attributes: rootAttributes, declaration: declaration, doctype: doctype)
        ).string()
    }

    /// Encodes a value as an element, which can be modified or inserted into a tree.
    ///
    /// The parameters are those of ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    ///
    /// - Throws: `EncodingError` if the value cannot be written, and any error thrown by its `encode(to:)`.
    open func encodeToElement<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil
    ) throws -> XML.Element {
        try settings.call { state in
            try Self.write(value, Extras(rootKey: rootKey, attributes: rootAttributes), state)
            return try state.takeElement(value)
        }
    }

    /// Encodes a value as a document, to which comments and processing instructions around the root can be added.
    ///
    /// ```swift
    /// var document = try encoder.encodeToDocument(feed, declaration: XML.Declaration())
    /// document.prolog.append(.processingInstruction(target: "xml-stylesheet", data: #"href="a.xsl" type="text/xsl""#))
    /// let text = try document.xmlString(XML.WritingOptions(encoder.outputFormatting))
    /// ```
    ///
    /// The parameters are those of ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    ///
    /// - Throws: `EncodingError` if the value cannot be written, and any error thrown by its `encode(to:)`.
    open func encodeToDocument<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> XML.Document {
        try settings.call { state in
            try Self.write(value, Extras(rootKey: rootKey, attributes: rootAttributes), state)
            var document = XML.Document(root: try state.takeElement(value))
            document.declaration = declaration
            if let doctype { document.doctype = try state.text(of: doctype, value) }
            return document
        }
    }

    /// Encodes a value that requires a configuration as a document.
    ///
    /// Apart from the configuration, it behaves like ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    open func encode<T: EncodableWithConfiguration>(
        _ value: T, configuration: T.EncodingConfiguration, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil, declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> Data {
        let extras = Extras(rootKey: rootKey, attributes: rootAttributes, declaration: declaration, doctype: doctype)
        let document = try settings.call { state in
            try Self.write(value, state.plan(ofType: T.self), extras, state) { frame in
                try value.encode(to: ValueEncoder(state: state, frame: frame), configuration: configuration)
            }
            return try state.takeDocument(declaration, doctype, value)
        }
        return document.data()
    }

    /// Encodes a value as a document, with the configuration of a provider type.
    ///
    /// Apart from the configuration, it behaves like ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    open func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T, configuration: C.Type, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil, declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> Data where C.EncodingConfiguration == T.EncodingConfiguration {
        try encode(
            value, configuration: C.encodingConfiguration, withRootKey: rootKey, rootAttributes: rootAttributes,
            declaration: declaration, doctype: doctype)
    }

    #if canImport(Combine)
    /// Encodes a value as a document in ``outputEncoding``, as Combine's `TopLevelEncoder` requires.
    open func encode<T: Encodable>(_ value: T) throws -> Data {
        try document(value, Extras()).data()
    }
    #endif
}

// MARK: - A call

extension XMLEncoder {
    /// The arguments of a call besides the value.
    package struct Extras {
        let rootKey: String?
        let attributes: [String: String]?
        let declaration: XML.Declaration?
        let doctype: XML.DocumentType?

        package init(
            rootKey: String? = nil, attributes: [String: String]? = nil, declaration: XML.Declaration? = nil,
            doctype: XML.DocumentType? = nil
        ) {
            self.rootKey = rootKey
            self.attributes = attributes
            self.declaration = declaration
            self.doctype = doctype
        }
    }

    private func document<T: Encodable>(_ value: T, _ extras: Extras) throws -> EncodedDocument {
        try settings.call { state in
            try Self.write(value, extras, state)
            return try state.takeDocument(extras.declaration, extras.doctype, value)
        }
    }

    /// Writes a value into a state's document.
    ///
    /// - Parameter finish: Called before the root is closed, unless that is an `XML.Element`. Defaults to nil.
    static func write<T: Encodable>(
        _ value: T, _ extras: Extras, _ state: EncodingState, finish: (() throws -> Void)? = nil
    ) throws {
        let plan = state.plan(of: T.self)
        if plan.way == .raw {
            state.vocabulary.adopt(root: .none)
            let element = LayoutCast.same(value, as: XML.Element.self)
            return try state.write(root: element, extras.rootKey, extras.attributes ?? [:])
        }
        var name: String?
        if plan.way == .special, extras.rootKey == nil, let coding = state.plans[plan].special {
            name = coding.rootName(of: value, EncodingSite(state: state, frame: .none, entry: nil))
        }
        try write(value, plan, extras, named: name, state) { frame in
            try state.write(value, plan, frame)
            try finish?()
        }
    }

    /// Writes a value that `fill` writes into the root.
    ///
    /// - Parameter name: The name of the root, if the value determines it. Defaults to that of the call or the type.
    private static func write<T>(
        _ value: T, _ plan: EncodingPlanID, _ extras: Extras, named name: String? = nil, _ state: EncodingState,
        _ fill: (FrameID) throws -> Void
    ) throws {
        state.vocabulary.adopt(root: state.plans[plan].namespace)
        let (known, isGiven) = state.rootName(extras.rootKey, T.self)
        let surroundings = EncodingState.Surroundings(
            name: name ?? known, isGiven: isGiven, attributes: extras.attributes ?? [:])
        // The root of an enum may have the name of a case.
        let takesName = plan.flags.contains(.isPlainEnum) && !isGiven && state.plans[plan].rootName == nil
        try state.write(value, plan, surroundings) { frame in
            if takesName { state.frames[frame.index].flags.insert(.mayBecomeCase) }
            try fill(frame)
        }
    }
}
