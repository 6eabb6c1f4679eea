/// A property wrapper for the child elements that no other key of the model names, in document order.
///
/// ```swift
/// struct Entry: Codable {
///     var title: String
///     @XMLAnyElements var extensions: [XML.Element]
/// }
/// ```
/// ```xml
/// <Entry><title>News</title><georss:point>45 -71</georss:point></Entry>
/// ```
///
/// The elements are written back unchanged, at the point where the property is encoded. Other coders see an array of
/// XML texts.
@propertyWrapper
public struct XMLAnyElements: XMLPropertyWrapper, Hashable, Sendable {
    /// The elements.
    public var wrappedValue: [XML.Element]

    /// Wraps elements.
    public init(wrappedValue: [XML.Element]) { self.wrappedValue = wrappedValue }

    /// Wraps elements.
    public init(_ elements: [XML.Element]) { self.init(wrappedValue: elements) }
}

extension XMLAnyElements: Codable {
    /// Decodes the child elements with ``XMLDecoder``, or an array of elements with any other decoder.
    public init(from decoder: any Decoder) throws {
        self = try decoder.special(Self.self) ?? Self([XML.Element](from: decoder))
    }

    /// Encodes the elements as child elements with ``XMLEncoder``, or as an array with any other encoder.
    public func encode(to encoder: any Encoder) throws {
        if try !encoder.encodeSpecial(self) { try wrappedValue.encode(to: encoder) }
    }
}

// Content needs an element.
extension XMLAnyElements: _XMLRefusedByAttribute, _XMLRefusedByText, _XMLRefusedByCData {}

extension XMLAnyElements: _XMLSpecialType {
    /// How the coders treat values of the type. For the coders only.
    public static var _xmlCoding: _XMLCoding { _XMLCoding(AnyElementsCoding.self) }
}
