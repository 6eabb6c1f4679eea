#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Encodes values as XML.
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
/// The document is always well-formed: names and characters that XML cannot carry throw an `EncodingError` with the
/// coding path. One encoder may be used by several tasks at once; each call works with the options of its start.
open class XMLEncoder: @unchecked Sendable {
    private let settings = EncoderSettings()

    /// An encoder with the default options.
    public init() {}

    private func get<Value: Sendable>(_ path: any KeyPath<EncodingOptions, Value> & Sendable) -> Value {
        settings.get(path)
    }

    private func set<Value: Sendable>(_ path: any WritableKeyPath<EncodingOptions, Value> & Sendable, _ value: Value) {
        settings.set(path, value)
    }

    // MARK: - Output

    /// How the document looks. Defaults to none of the options: all on one line.
    open var outputFormatting: XML.OutputFormatting {
        get { get(\.outputFormatting) }
        set { set(\.outputFormatting, newValue) }
    }

    /// What documents are written in: UTF-8, UTF-16, ISO-8859-1 or US-ASCII; nil, the default, for what the header says,
    /// or else UTF-8.
    ///
    /// Characters that the encoding lacks become references in text and in attributes, and CDATA sections are
    /// interrupted for them; in names they throw. UTF-16 begins with a byte order mark; ISO-8859-1 has a declaration
    /// even where no header is given. ``encodeToString(_:withRootKey:rootAttributes:declaration:doctype:)`` gives the same
    /// characters.
    open var outputEncoding: XML.Encoding? {
        get { get(\.encoding) }
        set { set(\.encoding, newValue) }
    }

    /// What ``XML/OutputFormatting/prettyPrinted`` indents by. Defaults to four spaces.
    open var indentation: XML.Indentation {
        get { get(\.indentation) }
        set { set(\.indentation, newValue) }
    }

    /// What is written in attributes for some texts. Defaults to the five predefined entities.
    ///
    /// Where a character that must be escaped is left out, it is escaped all the same.
    open var charactersEscapedInAttributes: [(String, String)] {
        get { get(\.escapesInAttributes) }
        set { set(\.escapesInAttributes, newValue) }
    }

    /// What is written in the text of elements for some texts. Defaults to the five predefined entities.
    ///
    /// Where a character that must be escaped is left out, it is escaped all the same.
    open var charactersEscapedInElements: [(String, String)] {
        get { get(\.escapesInElements) }
        set { set(\.escapesInElements, newValue) }
    }

    /// What the prefixes in keys mean. Defaults to ``XMLNamespaceStrategy/literal``.
    ///
    /// Bound prefixes are declared on the root, as far as they are used.
    open var namespaces: XMLNamespaceStrategy {
        get { get(\.namespaces) }
        set { set(\.namespaces, newValue) }
    }

    /// What becomes of a prefix that the model uses and does not declare. Defaults to
    /// ``UndeclaredPrefixStrategy/declare``.
    open var undeclaredPrefixStrategy: UndeclaredPrefixStrategy {
        get { get(\.undeclaredPrefixes) }
        set { set(\.undeclaredPrefixes, newValue) }
    }

    /// How large a document may become.
    open var limits: Limits {
        get { get(\.limits) }
        set { set(\.limits, newValue) }
    }

    // MARK: - Values

    /// How a `Date` is written. Defaults to ``DateEncodingStrategy/xmlSchema``.
    open var dateEncodingStrategy: DateEncodingStrategy {
        get { get(\.dates) }
        set { set(\.dates, newValue) }
    }

    /// How `Data` is written. Defaults to ``DataEncodingStrategy/base64``.
    open var dataEncodingStrategy: DataEncodingStrategy {
        get { get(\.data) }
        set { set(\.data, newValue) }
    }

    /// How a `Bool` is written. Defaults to ``BoolEncodingStrategy/xmlSchema``.
    open var boolEncodingStrategy: BoolEncodingStrategy {
        get { get(\.booleans) }
        set { set(\.booleans, newValue) }
    }

    /// How infinities and NaN are written. Defaults to ``NonConformingFloatEncodingStrategy/xmlSchema``.
    open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { get(\.floats) }
        set { set(\.floats, newValue) }
    }

    /// How a `String` is written in elements. Defaults to ``StringEncodingStrategy/deferredToString``.
    open var stringEncodingStrategy: StringEncodingStrategy {
        get { get(\.strings) }
        set { set(\.strings, newValue) }
    }

    /// How nil is written. Defaults to ``NilEncodingStrategy/omit``.
    open var nilEncodingStrategy: NilEncodingStrategy {
        get { get(\.nils) }
        set { set(\.nils, newValue) }
    }

    // MARK: - Keys and shapes

    /// How keys become names. Defaults to ``KeyEncodingStrategy/useDefaultKeys``.
    open var keyEncodingStrategy: KeyEncodingStrategy {
        get { get(\.keys) }
        set { set(\.keys, newValue) }
    }

    /// Whether a key stands for an element or an attribute, where neither a property wrapper nor the key itself nor
    /// ``XMLDynamicNodeEncoding`` says. Defaults to ``NodeEncodingStrategy/deferredToEncoder``.
    open var nodeEncodingStrategy: NodeEncodingStrategy {
        get { get(\.nodes) }
        set { set(\.nodes, newValue) }
    }

    /// Where the keys of a Dictionary stand. Defaults to ``XMLDictionaryKeyStrategy/elementNames``.
    ///
    /// Entries are written in the order of their keys.
    open var dictionaryKeyStrategy: XMLDictionaryKeyStrategy {
        get { get(\.dictionaryKeys) }
        set { set(\.dictionaryKeys, newValue) }
    }

    /// What separates the steps of a path in a key. Defaults to `.separated(by: ".")`.
    open var nestedKeyStrategy: XMLNestedKeyStrategy {
        get { get(\.nestedKeys) }
        set { set(\.nestedKeys, newValue) }
    }

    /// What begins the key of an attribute. Defaults to `@`; empty for no such keys.
    open var attributeKeyPrefix: String {
        get { get(\.attributeKeyPrefix) }
        set { set(\.attributeKeyPrefix, newValue) }
    }

    /// What values find in `encoder.userInfo`. Defaults to nothing.
    open var userInfo: [CodingUserInfoKey: any Sendable] {
        get { get(\.userInfo) }
        set { set(\.userInfo, newValue) }
    }

    // MARK: - Encoding

    /// Encodes a value as a document, in ``outputEncoding``.
    ///
    /// - Parameters:
    ///   - value: The value; a scalar, an array or nil make a document as well.
    ///   - rootKey: The name of the root element. Defaults to `xmlRootName` of a type that is ``XMLRootNamed``, else to
    ///     the name of the type by the key strategy.
    ///   - rootAttributes: Attributes of the root, written in the order of their names before those of the value. This
    ///     is the place for namespace declarations. Defaults to none.
    ///   - declaration: The XML declaration. Defaults to none.
    ///   - doctype: The document type declaration. Defaults to none.
    /// - Throws: `EncodingError` where the value cannot be written, and what its `encode(to:)` throws.
    open func encode<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> Data {
        try document(value, Extras(rootKey, rootAttributes, declaration, doctype)).data()
    }

    /// Encodes a value as a document in a string, otherwise as
    /// ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    open func encodeToString<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> String {
        try document(value, Extras(rootKey, rootAttributes, declaration, doctype)).string()
    }

    /// Encodes a value as an element, for changing it or putting it into a tree.
    ///
    /// - Throws: `EncodingError` where the value cannot be written, and what its `encode(to:)` throws.
    open func encodeToElement<T: Encodable>(
        _ value: T, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil
    ) throws -> XML.Element {
        let extras = Extras(rootKey, rootAttributes, nil, nil)
        return try settings.call { state in
            try Self.write(value, extras, state)
        } take: { state, start in
            try state.takeElement(from: start, value)
        }
    }

    /// Encodes a value that needs a configuration as a document, otherwise as
    /// ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    open func encode<T: EncodableWithConfiguration>(
        _ value: T, configuration: T.EncodingConfiguration, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil, declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> Data {
        let extras = Extras(rootKey, rootAttributes, declaration, doctype)
        let document = try settings.call { state in
            state.adopt(root: state.anyPlan)
            return try state.write(value, state.anyPlan, extras.surroundings(T.self, state)) { index, serial in
                try value.encode(
                    to: ValueEncoder(state: state, frame: index, serial: serial), configuration: configuration)
            }
        } take: { state, start in
            try state.takeDocument(from: start, declaration, value)
        }
        return document.data()
    }

    /// Encodes a value as the configuration provider's type says, otherwise as
    /// ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``.
    open func encode<T: EncodableWithConfiguration, C: EncodingConfigurationProviding>(
        _ value: T, configuration: C.Type, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil, declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) throws -> Data where C.EncodingConfiguration == T.EncodingConfiguration {
        try encode(
            value, configuration: C.encodingConfiguration, withRootKey: rootKey, rootAttributes: rootAttributes,
            declaration: declaration, doctype: doctype)
    }

    #if canImport(Combine)
    /// Encodes a value as a document in UTF-8: the requirement of Combine's `TopLevelEncoder`.
    open func encode<T: Encodable>(_ value: T) throws -> Data {
        try document(value, Extras(nil, nil, nil, nil)).data()
    }
    #endif
}

#if canImport(Combine)
public import Combine

extension XMLEncoder: TopLevelEncoder {}
#endif

// MARK: - A call

extension XMLEncoder {
    /// What a call says besides the value.
    private struct Extras {
        let rootKey: String?
        let attributes: [String: String]?
        let declaration: XML.Declaration?
        let doctype: XML.DocumentType?

        init(
            _ rootKey: String?, _ attributes: [String: String]?, _ declaration: XML.Declaration?, _ doctype: XML.DocumentType?
        ) {
            self.rootKey = rootKey
            self.attributes = attributes
            self.declaration = declaration
            self.doctype = doctype
        }

        func surroundings(_ type: Any.Type, _ state: EncodingState) -> EncodingState.Surroundings {
            let name = state.rootName(rootKey, type)
            return EncodingState.Surroundings(
                name: name.name, isGiven: name.isGiven, attributes: attributes ?? [:], declaration: declaration, doctype: doctype)
        }
    }

    private func document<T: Encodable>(_ value: T, _ extras: Extras) throws -> EncodedDocument {
        try settings.call { state in
            try Self.write(value, extras, state)
        } take: { state, start in
            try state.takeDocument(from: start, extras.declaration, value)
        }
    }

    /// Writes a value into a state's document; returns where the root starts.
    private static func write<T: Encodable>(_ value: T, _ extras: Extras, _ state: EncodingState) throws -> Int {
        state.adopt(root: state.plan(of: T.self))
        var surroundings = extras.surroundings(T.self, state)
        if T.self == XML.Element.self, let element = value as? XML.Element {
            return try state.write(root: element, extras.rootKey, surroundings)
        }
        let plan = state.plan(of: T.self)
        if plan.pointee.mayBeChoice, extras.rootKey == nil, let name = state.choiceRoot(value, plan) {
            surroundings.name = name
            return try state.write(value, plan, surroundings) { index, serial in
                state.core.pointee.frame(index).pointee.flags.insert(.isChoice)
                try state.write(value, plan, index, serial)
            }
        } else if plan.pointee.way == EncodingPlan.Way.polymorphic, extras.rootKey == nil,
            let mark = state.rootMark(value, plan)
        {
            surroundings.name = mark
        }
        return try state.write(value, plan, surroundings) { try state.write(value, plan, $0, $1) }
    }
}
