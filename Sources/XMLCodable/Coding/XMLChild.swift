/// A property wrapper that places its value in a child element, whatever the node strategy of the type or the coder.
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

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement { .element }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLChild: Decodable where Value: Decodable {}
extension XMLChild: Encodable where Value: Encodable {}
extension XMLChild: Equatable where Value: Equatable {}
extension XMLChild: Hashable where Value: Hashable {}
extension XMLChild: Sendable where Value: Sendable {}

// A name is part of the key, which every coder sees: the message says so.
extension XMLChild {
    /// Not available: the name is the key.
    @available(*, unavailable, message: "a name is the value of the key: `case id = \"ID\"` in `enum CodingKeys`")
    public init(_ name: String) { notAvailable() }
}

// The compiler ignores that an initializer is not available where it initializes an Optional: these two are ambiguous.
extension XMLChild where Value: ExpressibleByNilLiteral {
    /// Not available: the name is the key.
    @available(*, unavailable)
    public init(_ nameIsTheKey: String) { notAvailable() }
}
extension XMLChild where Value: XMLOptionalValue {
    /// Not available: the name is the key.
    @available(*, unavailable)
    public init(_ nameIsTheKey: String) { notAvailable() }
}
