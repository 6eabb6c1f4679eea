/// An attribute of the element.
///
/// ```swift
/// struct Book: Codable {
///     @XMLAttribute var id: Int
///     var title: String
/// }
/// ```
/// ```xml
/// <Book id="42"><title>Ulysses</title></Book>
/// ```
///
/// An Optional that is nil writes no attribute. A default such as `@XMLAttribute var level = 3` serves the memberwise
/// initialiser only: when the attribute is missing, decoding throws, as for every property of Codable.
@propertyWrapper
public struct XMLAttribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var _placement: XMLPlacement { .attribute }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLAttribute: Decodable where Value: Decodable {}
extension XMLAttribute: Encodable where Value: Encodable {}
extension XMLAttribute: Equatable where Value: Equatable {}
extension XMLAttribute: Hashable where Value: Hashable {}
extension XMLAttribute: Sendable where Value: Sendable {}
