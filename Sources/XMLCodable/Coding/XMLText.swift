/// A property wrapper that places its value in the element's own character data.
///
/// ```swift
/// struct Price: Codable {
///     @XMLAttribute var currency: String
///     @XMLText var amount: Decimal
/// }
/// ```
/// ```xml
/// <price currency="EUR">5.95</price>
/// ```
@propertyWrapper
public struct XMLText<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement { .text }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLText: Decodable where Value: Decodable {}
extension XMLText: Encodable where Value: Encodable {}
extension XMLText: Equatable where Value: Equatable {}
extension XMLText: Hashable where Value: Hashable {}
extension XMLText: Sendable where Value: Sendable {}
