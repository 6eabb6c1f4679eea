/// The element's own character data.
///
/// ```swift
/// struct Price: Codable {
///     @Attribute var currency: String
///     @Text var amount: Decimal
/// }
/// ```
/// ```xml
/// <price currency="EUR">5.95</price>
/// ```
@propertyWrapper
public struct Text<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var placement: XMLPlacement { .text }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Text: Decodable where Value: Decodable {}
extension Text: Encodable where Value: Encodable {}
extension Text: Equatable where Value: Equatable {}
extension Text: Hashable where Value: Hashable {}
extension Text: Sendable where Value: Sendable {}
