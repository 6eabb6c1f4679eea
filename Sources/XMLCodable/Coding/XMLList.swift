/// A list in one text, its items separated by white space (`xs:list`).
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
/// The items are scalars and obey the coder's strategies. A missing list is empty, as a missing array is; an Optional one
/// is nil. Other coders see the plain array. Writing throws where an item is empty or holds white space.
@propertyWrapper
public struct XMLList<Value: XMLListValue>: XMLPropertyWrapper, XMLValueProperty, Codable {
    /// The type whose shape the value has in the document.
    public typealias _Coded = String

    /// The value of the property.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Decodes the items of a text; the plain list from other decoders.
    public init(from decoder: any Decoder) throws {
        guard let xml = decoder as? any XMLValueDecoding else {
            wrappedValue = try decoder.singleValueContainer().decode(Value.self)
            return
        }
        wrappedValue = Value(_xmlItems: try xml.tokens(Value._XMLItem.self))
    }

    /// Encodes the items as one text; the plain list into other encoders.
    public func encode(to encoder: any Encoder) throws {
        if let xml = encoder as? any XMLValueEncoding, let items = wrappedValue._xmlItems {
            try xml.encode(tokens: items)
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(wrappedValue)
        }
    }
}

/// A type that ``XMLList`` wraps: an Array, a Set, or an Optional of these.
///
/// The requirements are for the coders only.
public protocol XMLListValue: Codable {
    /// The type of an item.
    associatedtype _XMLItem: Codable
    /// Makes a list of items.
    init(_xmlItems: [_XMLItem])
    /// The items; nil if there is no list.
    var _xmlItems: [_XMLItem]? { get }
}

extension Array: XMLListValue where Element: Codable {
    /// A list of items.
    public init(_xmlItems items: [Element]) { self = items }
    /// The items.
    public var _xmlItems: [Element]? { self }
}

extension Set: XMLListValue where Element: Codable {
    /// A list of items.
    public init(_xmlItems items: [Element]) { self.init(items) }
    /// The items.
    public var _xmlItems: [Element]? { Array(self) }
}

extension Optional: XMLListValue where Wrapped: XMLListValue {
    /// A list of items.
    public init(_xmlItems items: [Wrapped._XMLItem]) { self = Wrapped(_xmlItems: items) }
    /// The items.
    public var _xmlItems: [Wrapped._XMLItem]? { self?._xmlItems }
}

extension XMLList: XMLTokenProperty {}

extension XMLList: XMLOptionalValue where Value: XMLOptionalValue {
    /// What an absent key stands for.
    public static var _xmlAbsent: XMLList { XMLList(wrappedValue: ._xmlAbsent) }
    /// Whether nothing is written.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLList: Equatable where Value: Equatable {}
extension XMLList: Hashable where Value: Hashable {}
extension XMLList: Sendable where Value: Sendable {}
