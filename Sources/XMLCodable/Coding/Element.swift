/// A child element, whatever the type's or the coder's node strategy says.
///
/// ```swift
/// struct Book: Codable {
///     @Element var title: String
/// }
/// ```
/// ```xml
/// <Book><title>Ulysses</title></Book>
/// ```
@propertyWrapper
public struct Element<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var placement: XMLPlacement { .element }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Element: Decodable where Value: Decodable {}
extension Element: Encodable where Value: Encodable {}
extension Element: Equatable where Value: Equatable {}
extension Element: Hashable where Value: Hashable {}
extension Element: Sendable where Value: Sendable {}
