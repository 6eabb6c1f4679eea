/// A property wrapper for a value whose attributes and elements are those of the element that has the property.
///
/// ```swift
/// struct Address: Codable {
///     var street: String
///     var city: String
/// }
/// struct Customer: Codable {
///     @XMLAttribute var id: Int
///     @XMLFlattened var address: Address
///     @XMLFlattened var contact: Contact?
/// }
/// ```
/// ```xml
/// <Customer id="7"><street>Meir 1</street><city>Antwerp</city></Customer>
/// ```
///
/// The value is a type with keys, or an ``XMLMapped`` enum whose case a mark in the element tells, without a case for the
/// rest. An Optional is nil if nothing that its keys name is present, nor text or comments that its property wrappers read.
/// Its keys and those of the model count as one model's, like those of a class and its superclass; no two of them can have
/// the same name.
/// Other coders see a value under the key.
@propertyWrapper
public struct XMLFlattened<Value>: XMLPropertyWrapper {
    /// The value of the property.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLFlattened: Decodable where Value: Decodable {
    /// Decodes the plain value.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
    }
}

extension XMLFlattened: Encodable where Value: Encodable {
    /// Encodes the plain value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension XMLFlattened: XMLOptionalValue, NeverNilProperty where Value: XMLOptionalValue {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLFlattened { XMLFlattened(wrappedValue: ._xmlAbsent) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLFlattened: Equatable where Value: Equatable {}
extension XMLFlattened: Hashable where Value: Hashable {}
extension XMLFlattened: Sendable where Value: Sendable {}

extension KeyedDecodingContainer {
    /// Decodes a flattened Optional; nil if nothing that it reads is present.
    public func decode<Value: Decodable>(
        _ type: XMLFlattened<Value?>.Type, forKey key: Key
    ) throws -> XMLFlattened<Value?> {
        XMLFlattened(wrappedValue: try decodeIfPresent(XMLFlattened<Value>.self, forKey: key)?.wrappedValue)
    }
}

extension KeyedEncodingContainer {
    /// Encodes a flattened Optional; writes nothing for nil.
    public mutating func encode<Value: Encodable>(_ value: XMLFlattened<Value?>, forKey key: Key) throws {
        if let value = value.wrappedValue { try encode(XMLFlattened<Value>(wrappedValue: value), forKey: key) }
    }
}

/// The coders' view of ``XMLFlattened``.
protocol FlattenedProperty: AnnotatedValue {
    /// The value; nil if its type cannot be encoded.
    var encodableValue: (any Encodable)? { get }
}

extension XMLFlattened: FlattenedProperty {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(FlattenedCoding.self) }

    static var valueType: Any.Type { Value.self }
    var encodableValue: (any Encodable)? {
        guard let optional = Value.self as? any OptionalType.Type else { return wrappedValue as? any Encodable }
        return optional.content(of: wrappedValue) as? any Encodable
    }
}

// The element is that of the value around it.
extension XMLFlattened: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}
