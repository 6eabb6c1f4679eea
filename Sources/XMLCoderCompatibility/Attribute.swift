public import XMLCodable

/// A property wrapper that places its value in an attribute of the element, as in XMLCoder.
///
/// In XMLCodable, it is `XMLAttribute`. There, the memberwise initializer of a type takes the plain value; here, it
/// takes an `Attribute` or a literal: `Book(id: Attribute(id))`, `Book(id: 3)`.
@propertyWrapper
public struct Attribute<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement { .attribute }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Attribute: PlainWrapper {}
extension Attribute: Decodable where Value: Decodable {}
extension Attribute: Encodable where Value: Encodable {}
extension Attribute: Equatable where Value: Equatable {}
extension Attribute: Hashable where Value: Hashable {}
extension Attribute: Sendable where Value: Sendable {}

extension Attribute: _XMLRefusedByAttribute, _XMLRefusedByChild, _XMLRefusedByText, _XMLRefusedByCData {}
