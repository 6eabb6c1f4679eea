/// A value written as a CDATA section; read like any other.
///
/// ```swift
/// struct Item: Codable {
///     @CData var html: String
/// }
/// ```
/// ```xml
/// <Item><html><![CDATA[<b>bold</b>]]></html></Item>
/// ```
///
/// A `]]>` inside the value is split over two sections, so that every text can be written.
@propertyWrapper
public struct CData<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var placement: XMLPlacement { .cdata }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension CData: Decodable where Value: Decodable {}
extension CData: Encodable where Value: Encodable {}
extension CData: Equatable where Value: Equatable {}
extension CData: Hashable where Value: Hashable {}
extension CData: Sendable where Value: Sendable {}
