/// A value that has a default: a missing key and an empty element stand for it, anything malformed throws.
///
/// ```swift
/// struct Food: Codable {
///     @XMLDefault<XML.Zero> var calories: Int
///     @XMLDefault<XML.False> var vegan: Bool
///     @XMLDefault<XML.Empty> var note: String
///     @XMLAttribute @XMLDefault<XML.FirstCase> var size: Size
/// }
/// ```
///
/// A default of your own is an ``XMLDefaultProvider``. An empty attribute is empty too; an array is empty only when its key is
/// missing. With `emptyElementStrategy = .value` an empty element is a value. `@XMLLenient @XMLDefault<...>` gives the default
/// for what is malformed as well. The value is always written, a default too.
@propertyWrapper
public struct XMLDefault<Provider: XMLDefaultProvider>: XMLPropertyWrapper, XMLValueProperty, Codable {
    /// The type whose shape the value has in the document.
    public typealias _Coded = Provider.Value

    /// The value of the property.
    public var wrappedValue: Provider.Value

    /// Wraps a value.
    public init(wrappedValue: Provider.Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Provider.Value) { self.wrappedValue = wrappedValue }

    /// Decodes the value; what is empty is the default.
    public init(from decoder: any Decoder) throws {
        if let xml = decoder as? any XMLValueDecoding, xml.isBlank(Provider.Value.self) {
            self = ._xmlAbsent
        } else {
            self.init(wrappedValue: try decoder.singleValueContainer().decode(Provider.Value.self))
        }
    }

    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension XMLDefault: XMLOptionalValue {
    /// What an absent key stands for.
    public static var _xmlAbsent: XMLDefault { XMLDefault(wrappedValue: Provider.defaultValue) }
    /// Whether nothing is written.
    public var _isXMLAbsent: Bool { false }
}

extension XMLDefault: Equatable where Provider.Value: Equatable {}
extension XMLDefault: Hashable where Provider.Value: Hashable {}
extension XMLDefault: Sendable where Provider.Value: Sendable {}
