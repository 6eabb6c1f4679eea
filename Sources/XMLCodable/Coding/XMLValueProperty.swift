/// A property wrapper that changes how its value is read and written, not where it stands.
///
/// ``XMLTransformed``, ``XMLList``, ``XMLDefault``, ``XMLLossy`` and ``XMLLenient`` are such wrappers. A placing wrapper such
/// as ``XMLAttribute`` goes before them: `@XMLAttribute @XMLDefault<XML.Zero> var level: Int`.
public protocol XMLValueProperty {
    /// The type whose shape the value has in the document: an Array is repeated elements, a String is text. For the
    /// coders only.
    associatedtype _Coded
}

extension KeyedDecodingContainer {
    /// Decodes a wrapped value that an absent key has a value for.
    public func decode<W: XMLValueProperty & XMLOptionalValue & Decodable>(
        _ type: W.Type, forKey key: Key
    ) throws -> W {
        try decodeIfPresent(type, forKey: key) ?? ._xmlAbsent
    }
}

extension KeyedEncodingContainer {
    /// Encodes a wrapped value, nothing where it is nil, as compiler-written code does for a plain Optional.
    public mutating func encode<W: XMLValueProperty & XMLOptionalValue & Encodable>(
        _ value: W, forKey key: Key
    ) throws {
        try encodeIfPresent(value._isXMLAbsent ? nil : value, forKey: key)
    }
}

// MARK: - What wrappers ask the coders of XML

/// A decoder of XML, as wrappers see it; other decoders do not conform.
protocol XMLValueDecoding: Decoder {
    /// The error of a value that is not as expected, with its place and what was found.
    func malformed(_ expected: String) -> DecodingError
    /// The error with the place of the value, where it has none.
    func located(_ error: DecodingError) -> DecodingError
    /// The items of a list separated by white space, by the decoder's strategies.
    func tokens<Item: Decodable>(_ type: Item.Type) throws -> [Item]
    /// Whether an empty element or attribute stands for no value of a type that is not a collection.
    func isBlank(_ type: Any.Type) -> Bool
}

/// An encoder of XML, as wrappers see it; other encoders do not conform.
protocol XMLValueEncoding: Encoder {
    /// Writes a list separated by single spaces, by the encoder's strategies.
    func encode<Item: Encodable>(tokens: [Item]) throws
    /// Writes an element or attribute without content.
    func encodeEmpty() throws
    /// Leaves the value out, where it is no item of an array.
    func encodeNothing() throws
}

/// A wrapper whose value cannot be told from its coded type: whether it can be made of an empty element is tried.
protocol XMLTransformedProperty {}

/// A wrapper around a list that is one text: a missing one is empty as a missing array is.
protocol XMLTokenProperty {}
