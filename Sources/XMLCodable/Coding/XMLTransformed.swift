/// A property wrapper that converts its value to and from another value in the document, using an ``XMLTransform``.
///
/// ```swift
/// struct Event: Codable {
///     @XMLTransformed<XML.EpochSeconds> var start: Date
///     @XMLTransformed<XML.EpochSeconds?> var end: Date?
///     @XMLAttribute @XMLTransformed<XML.AsString> var id: Int
/// }
/// ```
/// ```xml
/// <Event id="7"><start>946684800.0</start></Event>
/// ```
///
/// A placement wrapper goes before it. If the key is absent, a transform of an Optional yields nil.
@propertyWrapper
public struct XMLTransformed<Transform: XMLTransform>: XMLPropertyWrapper, XMLValueProperty {
    /// The type that determines the shape of the value in the document. For the coders only.
    public typealias _Coded = Transform.Coded

    /// The value of the property.
    public var wrappedValue: Transform.Output

    /// Wraps a value.
    public init(wrappedValue: Transform.Output) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Transform.Output) { self.wrappedValue = wrappedValue }
}

extension XMLTransformed: Codable {
    /// Decodes the coded value and transforms it.
    public init(from decoder: any Decoder) throws { wrappedValue = try Transform.decode(from: decoder) }

    /// Transforms the value and encodes the result.
    public func encode(to encoder: any Encoder) throws { try Transform.encode(wrappedValue, to: encoder) }
}

extension XMLTransformed: XMLOptionalValue where Transform.Output: XMLOptionalValue {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLTransformed { XMLTransformed(wrappedValue: ._xmlAbsent) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLTransformed: XMLTransformedProperty {
    static var readsEmptyText: Bool { Transform.self is any TokensTransform.Type }
}
extension Optional: TokensTransform where Wrapped: TokensTransform {}
extension XML.Chained: TokensTransform where First: TokensTransform {}
extension XMLTransformed: Equatable where Transform.Output: Equatable {}
extension XMLTransformed: Hashable where Transform.Output: Hashable {}
extension XMLTransformed: Sendable where Transform.Output: Sendable {}
