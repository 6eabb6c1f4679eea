public import XMLCodable

/// A property wrapper that reads its value from a child element or an attribute, and writes both, as in XMLCoder.
///
/// In XMLCodable, it is `XMLElementAndAttribute`. There, the memberwise initializer of a type takes the plain value; here,
/// it takes an `ElementAndAttribute`: `Book(id: ElementAndAttribute(id))`.
@propertyWrapper
public struct ElementAndAttribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement { .elementAndAttribute }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ElementAndAttribute: PlainWrapper {}
extension ElementAndAttribute: Decodable where Value: Decodable {}
extension ElementAndAttribute: Encodable where Value: Encodable {}
extension ElementAndAttribute: Equatable where Value: Equatable {}
extension ElementAndAttribute: Hashable where Value: Hashable {}
extension ElementAndAttribute: Sendable where Value: Sendable {}

extension ElementAndAttribute: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}
