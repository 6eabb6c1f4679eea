/// A property wrapper for the presence of an element: `<hasThing/>` is true, and a missing element is false.
///
/// ```swift
/// struct Box: Codable {
///     @XMLPresence var hasThing: Bool
/// }
/// ```
/// ```xml
/// <Box><hasThing/></Box>
/// ```
///
/// The content of the element is ignored. After ``XMLAttribute``, the wrapper represents the presence of an attribute,
/// which is written with an empty value. Other coders see a Bool.
@propertyWrapper
public struct XMLPresence: XMLPropertyWrapper, _XMLSpecialType, Codable, Hashable, Sendable {
    /// Whether the element or attribute is present.
    public var wrappedValue: Bool

    /// Wraps a value.
    public init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Bool) { self.wrappedValue = wrappedValue }

    /// Decodes true, since the value is present, unless the element says nil; from other decoders, decodes a Bool.
    public init(from decoder: any Decoder) throws {
        wrappedValue =
            try (decoder as? any XMLValueDecoding).map { $0.attributesOfNil() == nil }
            ?? decoder.singleValueContainer().decode(Bool.self)
    }

    /// Encodes an empty element, or nothing for false; to other encoders, encodes a Bool.
    public func encode(to encoder: any Encoder) throws {
        if let xml = encoder as? any XMLValueEncoding {
            if wrappedValue { try xml.encodeEmpty() } else { try xml.encodeNothing() }
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(wrappedValue)
        }
    }
}

extension XMLPresence: XMLOptionalValue, NeverNilProperty {
    /// The value for an absent key. For the coders only.
    public static var _xmlAbsent: XMLPresence { XMLPresence(wrappedValue: false) }
    /// Whether the value is absent, so that nothing is written. For the coders only.
    public var _isXMLAbsent: Bool { !wrappedValue }
}

extension KeyedDecodingContainer {
    /// Decodes whether a key is present.
    public func decode(_ type: XMLPresence.Type, forKey key: Key) throws -> XMLPresence {
        func plain<T: Decodable>(_ type: T.Type) throws -> T { try decode(type, forKey: key) }
        return contains(key) ? try plain(type) : ._xmlAbsent
    }
}

extension KeyedEncodingContainer {
    /// Encodes whether a key is present in a placement wrapper: to other encoders, also false.
    public mutating func encode<W: XMLPlacedProperty & Encodable>(
        _ value: W, forKey key: Key
    ) throws where W.Value == XMLPresence {
        func plain<T: Encodable>(_ value: T) throws { try encode(value, forKey: key) }
        try plain(value)
    }
}
