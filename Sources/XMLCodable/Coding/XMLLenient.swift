/// An Optional that is nil where the document's value is malformed, instead of an error.
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
/// `$age` is the error, if there was one. Of an array, one bad item makes the whole nil; ``XMLLossy`` drops the item only.
/// Around a ``XMLDefault`` the default stands for what is malformed: `@XMLLenient @XMLDefault<XML.Zero> var age: Int`.
@propertyWrapper
public struct XMLLenient<Value: XMLOptionalValue>: XMLPropertyWrapper, XMLValueProperty {
    /// The type whose shape the value has in the document.
    public typealias _Coded = Value

    /// The value of the property.
    public var wrappedValue: Value

    /// The error that made the value nil.
    public private(set) var projectedValue: (any Error)?

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension XMLLenient: Decodable where Value: Decodable {
    /// Decodes the value, or keeps the error.
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
    /// What an absent key stands for.
    public static var _xmlAbsent: XMLLenient { XMLLenient(wrappedValue: ._xmlAbsent) }
    /// Whether nothing is written.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLLenient: Equatable where Value: Equatable {
    /// Whether the values are equal; errors do not count.
    public static func == (left: XMLLenient, right: XMLLenient) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension XMLLenient: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension XMLLenient: Sendable where Value: Sendable {}
