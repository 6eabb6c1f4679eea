/// A property wrapper that reads its value from a child element or an attribute, and writes both.
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
/// When reading, the element takes precedence if both are present.
@propertyWrapper
public struct XMLElementAndAttribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement { .elementAndAttribute }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }

    init(value: Value) { wrappedValue = value }
}

extension XMLElementAndAttribute: Decodable where Value: Decodable {}
extension XMLElementAndAttribute: Encodable where Value: Encodable {}
extension XMLElementAndAttribute: Equatable where Value: Equatable {}
extension XMLElementAndAttribute: Hashable where Value: Hashable {}
extension XMLElementAndAttribute: Sendable where Value: Sendable {}
