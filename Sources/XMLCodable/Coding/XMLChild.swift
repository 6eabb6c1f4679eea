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
    public init(wrappedValue: Value) { self.init(value: wrappedValue) }

    init(value: Value) { wrappedValue = value }
}

extension XMLChild: Decodable where Value: Decodable {}
extension XMLChild: Encodable where Value: Encodable {}
extension XMLChild: Equatable where Value: Equatable {}
extension XMLChild: Hashable where Value: Hashable {}
extension XMLChild: Sendable where Value: Sendable {}
