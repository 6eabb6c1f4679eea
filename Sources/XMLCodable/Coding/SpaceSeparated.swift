/// A list in one text, its items separated by white space (`xs:list`).
///
/// ```swift
/// struct Shoe: Codable {
///     @Attribute @SpaceSeparated var sizes: [Int]
/// }
/// ```
/// ```xml
/// <Shoe sizes="38 39 40"/>
/// ```
///
/// The items are scalars and obey the coder's strategies. A missing list is empty, as a missing array is; an Optional one
/// is nil. Other coders see the plain array. Writing throws where an item is empty or holds white space.
@propertyWrapper
public struct SpaceSeparated<Value: XMLTokenList>: XMLValueProperty, Codable {
    /// The type whose shape the value has in the document.
    public typealias Coded = String

    /// The value of the property.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Decodes the items of a text; the plain list from other decoders.
    public init(from decoder: any Decoder) throws {
        guard let xml = decoder as? any XMLValueDecoding else {
            wrappedValue = try decoder.singleValueContainer().decode(Value.self)
            return
        }
        wrappedValue = Value(tokens: try xml.tokens(Value.Token.self))
    }

    /// Encodes the items as one text; the plain list into other encoders.
    public func encode(to encoder: any Encoder) throws {
        if let xml = encoder as? any XMLValueEncoding, let tokens = wrappedValue.tokens {
            try xml.encode(tokens: tokens)
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(wrappedValue)
        }
    }
}

/// What ``SpaceSeparated`` wraps: an Array, a Set, or an Optional of these.
public protocol XMLTokenList: Codable {
    /// The type of an item.
    associatedtype Token: Codable
    /// A list of items.
    init(tokens: [Token])
    /// The items; nil where there is no list.
    var tokens: [Token]? { get }
}

extension Array: XMLTokenList where Element: Codable {
    /// A list of items.
    public init(tokens: [Element]) { self = tokens }
    /// The items.
    public var tokens: [Element]? { self }
}

extension Set: XMLTokenList where Element: Codable {
    /// A list of items.
    public init(tokens: [Element]) { self.init(tokens) }
    /// The items.
    public var tokens: [Element]? { Array(self) }
}

extension Optional: XMLTokenList where Wrapped: XMLTokenList {
    /// A list of items.
    public init(tokens: [Wrapped.Token]) { self = Wrapped(tokens: tokens) }
    /// The items.
    public var tokens: [Wrapped.Token]? { self?.tokens }
}

extension SpaceSeparated: XMLTokenProperty {}

extension SpaceSeparated: XMLOptionalValue where Value: XMLOptionalValue {
    /// What an absent key stands for.
    public static var xmlAbsent: SpaceSeparated { SpaceSeparated(wrappedValue: .xmlAbsent) }
    /// Whether nothing is written.
    public var isAbsent: Bool { wrappedValue.isAbsent }
}

extension SpaceSeparated: Equatable where Value: Equatable {}
extension SpaceSeparated: Hashable where Value: Hashable {}
extension SpaceSeparated: Sendable where Value: Sendable {}
