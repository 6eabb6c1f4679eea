/// A value that stands in the document as another, by an ``XMLTransform``.
///
/// ```swift
/// struct Event: Codable {
///     @Transformed<XML.EpochSeconds> var start: Date
///     @Transformed<XML.EpochSeconds?> var end: Date?
///     @Attribute @Transformed<XML.AsString> var id: Int
/// }
/// ```
/// ```xml
/// <Event id="7"><start>946684800.0</start></Event>
/// ```
///
/// A placing wrapper goes before it. Where the key is absent, a transform of an Optional gives nil.
@propertyWrapper
public struct Transformed<Transform: XMLTransform>: XMLValueProperty {
    /// The type whose shape the value has in the document.
    public typealias Coded = Transform.Coded

    /// The value of the property.
    public var wrappedValue: Transform.Output

    /// Wraps a value.
    public init(wrappedValue: Transform.Output) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Transform.Output) { self.wrappedValue = wrappedValue }
}

extension Transformed: Codable {
    /// Decodes the coded value and transforms it.
    public init(from decoder: any Decoder) throws { wrappedValue = try Transform.decode(from: decoder) }

    /// Encodes what the transform makes of the value.
    public func encode(to encoder: any Encoder) throws { try Transform.encode(wrappedValue, to: encoder) }
}

extension Transformed: XMLOptionalValue where Transform.Output: XMLOptionalValue {
    /// What an absent key stands for.
    public static var xmlAbsent: Transformed { Transformed(wrappedValue: .xmlAbsent) }
    /// Whether nothing is written.
    public var isAbsent: Bool { wrappedValue.isAbsent }
}

extension Transformed: XMLTransformedProperty {}
extension Transformed: Equatable where Transform.Output: Equatable {}
extension Transformed: Hashable where Transform.Output: Hashable {}
extension Transformed: Sendable where Transform.Output: Sendable {}
