/// A value that has a default: a missing key and an empty element stand for it, anything malformed throws.
///
/// ```swift
/// struct Food: Codable {
///     @Default<XML.Zero> var calories: Int
///     @Default<XML.False> var vegan: Bool
///     @Default<XML.Empty> var note: String
///     @Attribute @Default<XML.FirstCase> var size: Size
/// }
/// ```
///
/// A default of your own is an ``XMLDefault``. An empty attribute is empty too; an array is empty only when its key is
/// missing. With `emptyElementStrategy = .value` an empty element is a value. `@Lenient @Default<...>` gives the default
/// for what is malformed as well. The value is always written, a default too.
@propertyWrapper
public struct Default<Provider: XMLDefault>: XMLValueProperty, Codable {
    /// The type whose shape the value has in the document.
    public typealias Coded = Provider.Value

    /// The value of the property.
    public var wrappedValue: Provider.Value

    /// Wraps a value.
    public init(wrappedValue: Provider.Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Provider.Value) { self.wrappedValue = wrappedValue }

    /// Decodes the value; what is empty is the default.
    public init(from decoder: any Decoder) throws {
        if let xml = decoder as? any XMLValueDecoding, xml.isBlank(Provider.Value.self) {
            self = .xmlAbsent
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

extension Default: XMLOptionalValue {
    /// What an absent key stands for.
    public static var xmlAbsent: Default { Default(wrappedValue: Provider.defaultValue) }
    /// Whether nothing is written.
    public var isAbsent: Bool { false }
}

extension Default: Equatable where Provider.Value: Equatable {}
extension Default: Hashable where Provider.Value: Hashable {}
extension Default: Sendable where Provider.Value: Sendable {}
