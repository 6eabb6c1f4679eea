/// A property wrapper that decodes a malformed value as nil instead of throwing an error.
///
/// ```swift
/// struct Person: Codable {
///     @XMLLenient var age: Int?
/// }
/// ```
/// ```xml
/// <Person><age>very old</age></Person>
/// ```
///
/// `$age` is the error, if there was one. One malformed item makes a whole array nil; ``XMLLossy`` drops only the item.
/// Around an ``XMLDefault``, a malformed value becomes the default: `@XMLLenient @XMLDefault<XML.Zero> var age: Int`.
@propertyWrapper
public struct XMLLenient<Value: XMLOptionalValue>: XMLPropertyWrapper, XMLValueProperty {
    /// The type that determines the shape of the value in the document. For the coders only.
    public typealias _Coded = Value

    /// The value of the property.
    public var wrappedValue: Value

    /// The error that decoding the value threw; nil if there was none.
    public private(set) var projectedValue: (any Error)?

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLLenient: Decodable where Value: Decodable {
    /// Decodes the value, or keeps the error and uses the value for an absent key.
    public init(from decoder: any Decoder) throws {
        do {
            wrappedValue = try decoder.singleValueContainer().decode(Value.self)
        } catch {
            wrappedValue = ._xmlAbsent
            projectedValue = error
        }
    }
}

extension XMLLenient: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension XMLLenient: XMLOptionalValue {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLLenient { XMLLenient(wrappedValue: ._xmlAbsent) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLLenient: Equatable where Value: Equatable {
    /// Whether the values are equal; errors are ignored.
    public static func == (left: XMLLenient, right: XMLLenient) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension XMLLenient: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension XMLLenient: TolerantProperty {}
extension XMLLenient: Sendable where Value: Sendable {}
