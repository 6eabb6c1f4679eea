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
    public init(wrappedValue: Value) { self.init(wrappedValue) }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLAttribute: Decodable where Value: Decodable {}
extension XMLAttribute: Encodable where Value: Encodable {}
extension XMLAttribute: Equatable where Value: Equatable {}
extension XMLAttribute: Hashable where Value: Hashable {}
extension XMLAttribute: Sendable where Value: Sendable {}

// A name is part of the key, which every coder sees: the message says so.
extension XMLAttribute {
    /// Not available: the name is the key.
    @available(*, unavailable, message: "a name is the value of the key: `case id = \"@ID\"` in `enum CodingKeys`")
    public init(_ name: String) { notAvailable() }
}

// The compiler ignores that an initializer is not available where it initializes an Optional: these two are ambiguous.
extension XMLAttribute where Value: ExpressibleByNilLiteral {
    /// Not available: the name is the key.
    @available(*, unavailable)
    public init(_ nameIsTheKey: String) { notAvailable() }
}
extension XMLAttribute where Value: XMLOptionalValue {
    /// Not available: the name is the key.
    @available(*, unavailable)
    public init(_ nameIsTheKey: String) { notAvailable() }
}
