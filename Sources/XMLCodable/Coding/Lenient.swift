/// An Optional that is nil where the document's value is malformed, instead of an error.
///
/// ```swift
/// struct Person: Codable {
///     @Lenient var age: Int?
/// }
/// ```
/// ```xml
/// <Person><age>very old</age></Person>
/// ```
///
/// `$age` is the error, if there was one. Of an array, one bad item makes the whole nil; ``Lossy`` drops the item only.
/// Around a ``Default`` the default stands for what is malformed: `@Lenient @Default<XML.Zero> var age: Int`.
@propertyWrapper
public struct Lenient<Value: XMLOptionalValue>: XMLValueProperty {
    /// The type whose shape the value has in the document.
    public typealias Coded = Value

    /// The value of the property.
    public var wrappedValue: Value

    /// The error that made the value nil.
    public private(set) var projectedValue: (any Error)?

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Lenient: Decodable where Value: Decodable {
    /// Decodes the value, or keeps the error.
    public init(from decoder: any Decoder) throws {
        do {
            wrappedValue = try decoder.singleValueContainer().decode(Value.self)
        } catch {
            wrappedValue = .xmlAbsent
            projectedValue = error
        }
    }
}

extension Lenient: Encodable where Value: Encodable {
    /// Encodes the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension Lenient: XMLOptionalValue {
    /// What an absent key stands for.
    public static var xmlAbsent: Lenient { Lenient(wrappedValue: .xmlAbsent) }
    /// Whether nothing is written.
    public var isAbsent: Bool { wrappedValue.isAbsent }
}

extension Lenient: Equatable where Value: Equatable {
    /// Whether the values are equal; errors do not count.
    public static func == (left: Lenient, right: Lenient) -> Bool { left.wrappedValue == right.wrappedValue }
}

extension Lenient: Hashable where Value: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Lenient: Sendable where Value: Sendable {}
