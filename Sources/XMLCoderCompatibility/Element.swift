public import XMLCodable

/// A property wrapper that places its value in a child element, as in XMLCoder.
///
/// In XMLCodable, it is `XMLChild`. There, the memberwise initializer of a type takes the plain value; here, it takes an
/// `Element`: `Book(title: Element("Ulysses"))`.
@propertyWrapper
public struct Element<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement { .element }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Element: PlainWrapper {}
extension Element: Decodable where Value: Decodable {}
extension Element: Encodable where Value: Encodable {}
extension Element: Equatable where Value: Equatable {}
extension Element: Hashable where Value: Hashable {}
extension Element: Sendable where Value: Sendable {}

extension Element: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}
