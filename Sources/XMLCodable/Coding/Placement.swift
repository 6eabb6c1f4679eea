/// Where a value stands in its element.
public enum XMLPlacement: Sendable, Hashable {
    /// An attribute of the element.
    case attribute
    /// A child element.
    case element
    /// Read from either; written as both.
    case elementAndAttribute
    /// The element's own character data.
    case text
    /// A child element, or for a text key the element's own character data, written as a CDATA section.
    case cdata
}

/// A property wrapper that says where its value stands, stronger than the key and every strategy.
///
/// ``Attribute``, ``Element``, ``ElementAndAttribute``, ``Text`` and ``CData`` are such wrappers. Other coders see the
/// plain value.
public protocol XMLPlacedProperty {
    /// The type of the property.
    associatedtype Value
    /// Where the value stands.
    static var placement: XMLPlacement { get }
    /// The value of the property.
    var wrappedValue: Value { get set }
    /// Wraps a value.
    init(wrappedValue: Value)
}

extension XMLPlacedProperty {
    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }
}

extension XMLPlacedProperty where Self: Decodable, Value: Decodable {
    /// Decodes the plain value, by the coder's strategies.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
    }
}

extension XMLPlacedProperty where Self: Encodable, Value: Encodable {
    /// Encodes the plain value, by the coder's strategies.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

/// A type that has a value for an absent key: Optional, and wrappers around one or with a default.
///
/// Lets a wrapper around an absent value be absent itself.
public protocol XMLOptionalValue {
    /// What an absent key stands for.
    static var xmlAbsent: Self { get }
    /// Whether there is no value, so that nothing is written.
    var isAbsent: Bool { get }
}

extension Optional: XMLOptionalValue {
    /// nil.
    public static var xmlAbsent: Wrapped? { nil }
    /// Whether there is no value.
    public var isAbsent: Bool { self == nil }
}

extension KeyedDecodingContainer {
    /// Decodes a wrapped Optional, nil where the key is absent, as compiler-written code does for a plain Optional.
    public func decode<W: XMLPlacedProperty & Decodable>(
        _ type: W.Type, forKey key: Key
    ) throws -> W where W.Value: XMLOptionalValue {
        try decodeIfPresent(type, forKey: key) ?? W(wrappedValue: .xmlAbsent)
    }
}

extension KeyedEncodingContainer {
    /// Encodes a wrapped Optional, nothing where it is nil, as compiler-written code does for a plain Optional.
    public mutating func encode<W: XMLPlacedProperty & Encodable>(
        _ value: W, forKey key: Key
    ) throws where W.Value: XMLOptionalValue {
        try encodeIfPresent(value.wrappedValue.isAbsent ? nil : value, forKey: key)
    }
}
