/// A child element, whatever the type's or the coder's node strategy says.
///
/// ```swift
/// struct Book: Codable {
///     @XMLChild var title: String
/// }
/// ```
/// ```xml
/// <Book><title>Ulysses</title></Book>
/// ```
@propertyWrapper
public struct XMLChild<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var _placement: XMLPlacement { .element }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLChild: Decodable where Value: Decodable {}
extension XMLChild: Encodable where Value: Encodable {}
extension XMLChild: Equatable where Value: Equatable {}
extension XMLChild: Hashable where Value: Hashable {}
extension XMLChild: Sendable where Value: Sendable {}
