/// A property wrapper with a default, used if the key is missing or the element is empty. Malformed values still throw.
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
/// To define your own default, conform a type to ``XMLDefaultProvider``. An empty attribute also counts as empty; an
/// array takes its default only if its key is missing. With `emptyElementStrategy = .value`, an empty element is
/// decoded as a value. `@XMLLenient @XMLDefault<...>` uses the default for malformed values as well. The value is
/// written even if it equals the default, unless the provider ``XMLDefaultProvider/omitsDefault``. If the value is an
/// Optional, nil is read as the default, whatever is written for it.
@propertyWrapper
public struct XMLDefault<Provider: XMLDefaultProvider>: XMLPropertyWrapper, XMLValueProperty {
    /// The type that determines the shape of the value in the document. For the coders only.
    public typealias _Coded = Provider.Value

    /// The value of the property.
    public var wrappedValue: Provider.Value

    /// Wraps a value.
    public init(wrappedValue: Provider.Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Provider.Value) { self.wrappedValue = wrappedValue }
}

extension XMLDefault: Decodable where Provider.Value: Decodable {
    /// Decodes the value, or uses the default if the element or attribute is empty.
    public init(from decoder: any Decoder) throws { wrappedValue = try Provider.value(from: decoder) }
}

extension XMLDefaultProvider where Value: Decodable {
    /// By itself, since the wrapper's initializer would otherwise look up the metadata of its type.
    @inline(never)
    fileprivate static func value(from decoder: any Decoder) throws -> Value {
        if let xml = ValueDecoder.of(decoder), xml.isBlank(Value.self) { return defaultValue }
        return try decoder.singleValueContainer().decode(Value.self)
    }
}

extension XMLDefault: Encodable where Provider.Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension XMLDefault: XMLOptionalValue, NeverNilProperty {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLDefault { XMLDefault(wrappedValue: Provider.defaultValue) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { Provider.omitsDefault && isDefault }

    private var isDefault: Bool {
        func equalsDefault<E: Equatable>(_ value: E) -> Bool { Provider.defaultValue as? E == value }
        guard let value = wrappedValue as? any Equatable else { return false }
        return equalsDefault(value)
    }
}

extension XMLDefault: Equatable where Provider.Value: Equatable {}
extension XMLDefault: Hashable where Provider.Value: Hashable {}
extension XMLDefault: Sendable where Provider.Value: Sendable {}

extension XMLDefault {
    /// Not available: the default is a type.
    @available(
        *, unavailable,
        message: "a default is a type: `@XMLDefault<XML.Zero> var n: Int`, or a provider of your own for another value"
    )
    public init<Value>(wrappedValue: Value) where Provider == XML._NoDefault<Value> { notAvailable() }

    // The compiler ignores that an initializer is not available where it initializes an Optional: these two are ambiguous.

    /// Not available: the default is a type.
    @available(*, unavailable)
    public init<Value: ExpressibleByNilLiteral>(wrappedValue: Value) where Provider == XML._NoDefault<Value> {
        notAvailable()
    }

    /// Not available: the default is a type.
    @available(*, unavailable)
    public init<Value: XMLOptionalValue>(wrappedValue: Value) where Provider == XML._NoDefault<Value> { notAvailable() }
}

extension XML {
    /// The provider of a wrapper that names none. For the compiler only.
    @available(*, unavailable, message: "a default is a type, such as `XML.Zero`")
    public enum _NoDefault<Value>: XMLDefaultProvider {
        /// Never used.
        public static var defaultValue: Value { notAvailable() }
    }
}
