/// A property wrapper for a list in a single string, with items separated by white space (`xs:list`).
///
/// ```swift
/// struct Shoe: Codable {
///     @XMLAttribute @XMLList var sizes: [Int]
/// }
/// ```
/// ```xml
/// <Shoe sizes="38 39 40"/>
/// ```
///
/// The items are scalars and follow the coder's strategies. A missing list is empty, like a missing array; a missing
/// Optional list is nil. An empty list is not written as an attribute, unless it is Optional. Other coders see the plain
/// array. Encoding throws if an item is empty or contains white space.
@propertyWrapper
public struct XMLList<Value: XMLListValue>: XMLPropertyWrapper, XMLValueProperty {
    /// The type that determines the shape of the value in the document. For the coders only.
    public typealias _Coded = String

    /// The value of the property.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLList: Decodable where Value: Decodable, Value._XMLItem: Decodable {
    /// Decodes the items from a single string; from other decoders, decodes the plain list.
    public init(from decoder: any Decoder) throws { wrappedValue = try Value.list(from: decoder) }
}

extension XMLListValue where Self: Decodable, _XMLItem: Decodable {
    /// By itself, since the wrapper's initializer would otherwise look up the metadata of its type.
    @inline(never)
    fileprivate static func list(from decoder: any Decoder) throws -> Self {
        guard let xml = ValueDecoder.of(decoder) else { return try decoder.singleValueContainer().decode(Self.self) }
        return Self(_xmlItems: try xml.tokens(_XMLItem.self, separator: nil))
    }
}

extension XMLList: Encodable where Value: Encodable, Value._XMLItem: Encodable {
    /// Encodes the items as a single string; to other encoders, encodes the plain list.
    public func encode(to encoder: any Encoder) throws {
        if let xml = ValueEncoder.of(encoder), let items = wrappedValue._xmlItems {
            try xml.encode(tokens: items, isOptional: Value.self is any XMLOptionalValue.Type, separator: nil)
            return
        }
        var container = encoder.singleValueContainer()
        if let list = ValueEncoder.ofText(encoder), let items = wrappedValue._xmlItems {
            try container.encode(list.text(ofTokens: items, separator: nil))
        } else {
            try container.encode(wrappedValue)
        }
    }
}

/// A type that ``XMLList`` can wrap: an Array, a Set, or an Optional of either.
///
/// The requirements are for the coders only.
public protocol XMLListValue {
    /// The type of an item. For the coders only.
    associatedtype _XMLItem
    /// Creates a list of items. For the coders only.
    init(_xmlItems: [_XMLItem])
    /// The items; nil if there is no list. For the coders only.
    var _xmlItems: [_XMLItem]? { get }
}

extension Array: XMLListValue {
    /// Creates a list of items. For the coders only.
    public init(_xmlItems items: [Element]) { self = items }
    /// The items. For the coders only.
    public var _xmlItems: [Element]? { self }
}

extension Set: XMLListValue {
    /// Creates a list of items. For the coders only.
    public init(_xmlItems items: [Element]) { self.init(items) }
    /// The items. For the coders only.
    public var _xmlItems: [Element]? { Array(self) }
}

extension Optional: XMLListValue where Wrapped: XMLListValue {
    /// Creates a list of items. For the coders only.
    public init(_xmlItems items: [Wrapped._XMLItem]) { self = Wrapped(_xmlItems: items) }
    /// The items. For the coders only.
    public var _xmlItems: [Wrapped._XMLItem]? { self?._xmlItems }
}

extension XMLList: TokensValue {}

extension XMLList: XMLOptionalValue where Value: XMLOptionalValue {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLList { XMLList(wrappedValue: ._xmlAbsent) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLList: Equatable where Value: Equatable {}
extension XMLList: Hashable where Value: Hashable {}
extension XMLList: Sendable where Value: Sendable {}
