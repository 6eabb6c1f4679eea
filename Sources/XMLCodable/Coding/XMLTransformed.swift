/// A value that stands in the document as another, by an ``XMLTransform``.
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
/// A placing wrapper goes before it. Where the key is absent, a transform of an Optional gives nil.
@propertyWrapper
public struct XMLTransformed<Transform: XMLTransform>: XMLPropertyWrapper, XMLValueProperty {
    /// The type whose shape the value has in the document.
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

    /// Encodes what the transform makes of the value.
    public func encode(to encoder: any Encoder) throws { try Transform.encode(wrappedValue, to: encoder) }
}

extension XMLTransformed: XMLOptionalValue where Transform.Output: XMLOptionalValue {
    /// What an absent key stands for.
    public static var _xmlAbsent: XMLTransformed { XMLTransformed(wrappedValue: ._xmlAbsent) }
    /// Whether nothing is written.
    public var _isXMLAbsent: Bool { wrappedValue._isXMLAbsent }
}

extension XMLTransformed: XMLTransformedProperty {}
extension XMLTransformed: Equatable where Transform.Output: Equatable {}
extension XMLTransformed: Hashable where Transform.Output: Hashable {}
extension XMLTransformed: Sendable where Transform.Output: Sendable {}
