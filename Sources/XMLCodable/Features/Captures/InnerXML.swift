/// A property wrapper for the content of a child element as XML text: everything between its tags, including markup and
/// references.
///
/// ```swift
/// struct Entry: Codable {
///     @InnerXML var summary: String
/// }
/// ```
/// ```xml
/// <Entry><summary>Salt &amp; <b>pepper</b></summary></Entry>
/// ```
///
/// Here `summary` is `Salt &amp; <b>pepper</b>`. Encoding throws if the text is not well-formed content. Under an empty
/// key, the text is the content of the element itself. Other coders see a plain string.
@propertyWrapper
public struct InnerXML: XMLPropertyWrapper, Codable, Hashable, Sendable {
    /// The content, including its markup.
    public var wrappedValue: String

    /// Wraps content.
    public init(wrappedValue: String) { self.wrappedValue = wrappedValue }

    /// Wraps content.
    public init(_ content: String) { self.init(wrappedValue: content) }

    /// Decodes the content directly with ``XMLDecoder``, or as a plain string with any other decoder.
    public init(from decoder: any Decoder) throws {
        self = try decoder.special(Self.self) ?? Self(decoder.singleValueContainer().decode(String.self))
    }

    /// Encodes the content directly with ``XMLEncoder``, or as a plain string with any other encoder.
    public func encode(to encoder: any Encoder) throws {
        if try encoder.encodeSpecial(self) { return }
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

// Content needs an element.
extension InnerXML: _XMLRefusedByAttribute, _XMLRefusedByText, _XMLRefusedByCData {}

extension InnerXML: _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(InnerXMLCoding.self) }
}
