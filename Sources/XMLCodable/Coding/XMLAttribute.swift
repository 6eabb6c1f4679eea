/// A property wrapper that places its value in an attribute of the element.
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
/// An Optional that is nil writes no attribute. A default such as `@XMLAttribute var level = 3` applies only in
/// initializers: if the attribute is missing, decoding throws, as it does for any Codable property.
@propertyWrapper
public struct XMLAttribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement { .attribute }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }

    init(value: Value) { wrappedValue = value }
}

extension XMLAttribute: Decodable where Value: Decodable {}
extension XMLAttribute: Encodable where Value: Encodable {}
extension XMLAttribute: Equatable where Value: Equatable {}
extension XMLAttribute: Hashable where Value: Hashable {}
extension XMLAttribute: Sendable where Value: Sendable {}
