/// A value written as a CDATA section; read like any other.
///
/// ```swift
/// struct Item: Codable {
///     @XMLCData var html: String
/// }
/// ```
/// ```xml
/// <Item><html><![CDATA[<b>bold</b>]]></html></Item>
/// ```
///
/// A `]]>` inside the value is split over two sections, so that every text can be written.
@propertyWrapper
public struct XMLCData<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// Where the value stands.
    public static var _placement: XMLPlacement { .cdata }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLCData: Decodable where Value: Decodable {}
extension XMLCData: Encodable where Value: Encodable {}
extension XMLCData: Equatable where Value: Equatable {}
extension XMLCData: Hashable where Value: Hashable {}
extension XMLCData: Sendable where Value: Sendable {}
