/// An attribute of the element.
///
/// ```swift
/// struct Book: Codable {
///     @Attribute var id: Int
///     var title: String
/// }
/// ```
/// ```xml
/// <Book id="42"><title>Ulysses</title></Book>
/// ```
///
/// An Optional that is nil writes no attribute. A default such as `@Attribute var level = 3` serves the memberwise
/// initialiser only: when the attribute is missing, decoding throws, as for every property of Codable.
@propertyWrapper
public struct Attribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var placement: XMLPlacement { .attribute }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Attribute: Decodable where Value: Decodable {}
extension Attribute: Encodable where Value: Encodable {}
extension Attribute: Equatable where Value: Equatable {}
extension Attribute: Hashable where Value: Hashable {}
extension Attribute: Sendable where Value: Sendable {}
