/// A property wrapper for the name of the element that the value is read from and written as, prefix included.
///
/// ```swift
/// struct Field: Codable {
///     @XMLElementName var name: String
///     @XMLText var value: String
/// }
/// ```
/// ```xml
/// <color>red</color>
/// ```
///
/// When encoding, the name takes precedence over the name of the key or the type, but not over `withRootKey:`. Under
/// the key `*`, a type with this wrapper matches every element, whatever its name. Other coders see a plain string.
@propertyWrapper
public struct XMLElementName: XMLPropertyWrapper, Codable, Hashable, Sendable {
    /// The name as written in the document.
    public var wrappedValue: String

    /// Wraps a name.
    public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

    /// Wraps a name.
    public init(_ name: String) { self.init(wrappedValue: name) }

    /// Decodes the name as a plain string.
    public init(from decoder: any Decoder) throws {
        self.init(wrappedValue: try decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the name as a plain string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
