/// A child element or an attribute on reading, both on writing.
///
/// ```swift
/// struct Book: Codable {
///     @ElementAndAttribute var id: Int
/// }
/// ```
/// ```xml
/// <Book id="42"><id>42</id></Book>
/// ```
///
/// On reading the element wins where both stand.
@propertyWrapper
public struct ElementAndAttribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var placement: XMLPlacement { .elementAndAttribute }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ElementAndAttribute: Decodable where Value: Decodable {}
extension ElementAndAttribute: Encodable where Value: Encodable {}
extension ElementAndAttribute: Equatable where Value: Equatable {}
extension ElementAndAttribute: Hashable where Value: Hashable {}
extension ElementAndAttribute: Sendable where Value: Sendable {}
