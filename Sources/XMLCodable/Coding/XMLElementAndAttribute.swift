/// A child element or an attribute on reading, both on writing.
///
/// ```swift
/// struct Book: Codable {
///     @XMLElementAndAttribute var id: Int
/// }
/// ```
/// ```xml
/// <Book id="42"><id>42</id></Book>
/// ```
///
/// On reading the element wins where both stand.
@propertyWrapper
public struct XMLElementAndAttribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var _placement: XMLPlacement { .elementAndAttribute }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLElementAndAttribute: Decodable where Value: Decodable {}
extension XMLElementAndAttribute: Encodable where Value: Encodable {}
extension XMLElementAndAttribute: Equatable where Value: Equatable {}
extension XMLElementAndAttribute: Hashable where Value: Hashable {}
extension XMLElementAndAttribute: Sendable where Value: Sendable {}
