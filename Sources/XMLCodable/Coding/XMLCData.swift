/// A property wrapper that writes its value as a CDATA section, and reads it like any other value.
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
/// A `]]>` in the value is split across two sections, so that any text can be written.
@propertyWrapper
public struct XMLCData<Value>: XMLPlacedProperty {
    /// The value of the property.
    public var wrappedValue: Value

    /// The placement of the value. For the coders only.
    public static var _placement: XMLPlacement {
        let isText = (Value.self as? any XMLPlacedProperty.Type)?._placement == .text
        return isText ? XMLPlacement(form: .cdataText) : .cdata
    }

    /// Wraps a value.
    public init(wrappedValue: Value) { self.init(wrappedValue) }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLCData: Decodable where Value: Decodable {}
extension XMLCData: Encodable where Value: Encodable {}
extension XMLCData: Equatable where Value: Equatable {}
extension XMLCData: Hashable where Value: Hashable {}
extension XMLCData: Sendable where Value: Sendable {}
