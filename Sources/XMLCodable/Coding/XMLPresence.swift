/// Whether an element is there: `<hasThing/>` is true, none is false.
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
/// What the element holds does not count. With ``XMLAttribute`` before it an attribute is asked for, and written empty.
/// Other coders see a Bool.
@propertyWrapper
public struct XMLPresence: XMLPropertyWrapper, Codable, Hashable, Sendable {
    /// Whether it is there.
    public var wrappedValue: Bool

    /// Wraps a value.
    public init(wrappedValue: Bool) { self.wrappedValue = wrappedValue }

    /// Wraps a value.
    public init(_ wrappedValue: Bool) { self.wrappedValue = wrappedValue }

    /// Is true of whatever is there; a Bool from other decoders.
    public init(from decoder: any Decoder) throws {
        wrappedValue = decoder is any XMLValueDecoding ? true : try decoder.singleValueContainer().decode(Bool.self)
    }

    /// Encodes an empty element or none; a Bool into other encoders.
    public func encode(to encoder: any Encoder) throws {
        if let xml = encoder as? any XMLValueEncoding {
            if wrappedValue { try xml.encodeEmpty() } else { try xml.encodeNothing() }
        } else {
            var container = encoder.singleValueContainer()
            try container.encode(wrappedValue)
        }
    }
}

extension XMLPresence: XMLOptionalValue {
    /// What an absent key stands for.
    public static var _xmlAbsent: XMLPresence { XMLPresence(wrappedValue: false) }
    /// Whether nothing is written.
    public var _isXMLAbsent: Bool { !wrappedValue }
}

extension KeyedDecodingContainer {
    /// Decodes whether a key is there.
    public func decode(_ type: XMLPresence.Type, forKey key: Key) throws -> XMLPresence {
        func plain<T: Decodable>(_ type: T.Type) throws -> T { try decode(type, forKey: key) }
        return contains(key) ? try plain(type) : ._xmlAbsent
    }
}
