/// A property wrapper that stores its value outside of the struct, so that a struct can contain itself.
///
/// ```swift
/// struct Comment: Codable {
///     var text: String
///     @XMLIndirect var reply: Comment?
/// }
/// ```
/// ```xml
/// <Comment><text>Why?</text><reply><text>Because.</text></reply></Comment>
/// ```
///
/// The value is a copy, as that of any struct, and is coded like the plain property, by any coder.
@propertyWrapper
public struct XMLIndirect<Value>: XMLPropertyWrapper, XMLValueProperty {
    /// The type that determines the shape of the value in the document. For the coders only.
    public typealias _Coded = Value

    fileprivate indirect enum Storage {
        case value(Value)
    }

    private var storage: Storage

    /// The value of the property.
    public var wrappedValue: Value {
        get {
            switch storage {
            case .value(let value): value
            }
        }
        set { storage = .value(newValue) }
    }

    /// Wraps a value.
    public init(wrappedValue: Value) { storage = .value(wrappedValue) }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { storage = .value(wrappedValue) }
}

extension XMLIndirect: Decodable where Value: Decodable {
    /// Decodes the plain value.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
    }
}

extension XMLIndirect: Encodable where Value: Encodable {
    /// Encodes the plain value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension XMLIndirect: XMLOptionalValue where Value: XMLOptionalValue {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLIndirect { XMLIndirect(wrappedValue: ._xmlAbsent) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLIndirect: Equatable where Value: Equatable {
    /// Whether the values are equal.
    public static func == (left: XMLIndirect, right: XMLIndirect) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension XMLIndirect: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

/// The coders' view of ``XMLIndirect``.
protocol IndirectProperty: XMLPropertyWrapper {}
extension XMLIndirect: IndirectProperty {}

extension XMLIndirect.Storage: Sendable where Value: Sendable {}
extension XMLIndirect: Sendable where Value: Sendable {}
