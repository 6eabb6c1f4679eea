/// A property wrapper that changes how its value is read and written, but not its placement.
///
/// ``XMLTransformed``, ``XMLList``, ``XMLDefault``, ``XMLLossy`` and ``XMLLenient`` are such value wrappers. A
/// placement wrapper such as ``XMLAttribute`` goes before them: `@XMLAttribute @XMLDefault<XML.Zero> var level: Int`.
public protocol XMLValueProperty: _XMLSpecialType {
    /// The type that determines the shape of the value in the document: an Array is repeated elements, a String is
    /// text. For the coders only.
    associatedtype _Coded
}

extension KeyedDecodingContainer {
    /// Decodes a wrapped value, or uses its value for an absent key.
    ///
    /// Inlinable, so that models do not look up the type `W?` for each value.
    @inlinable
    public func decode<W: XMLValueProperty & XMLOptionalValue & Decodable>(
        _ type: W.Type, forKey key: Key
    ) throws -> W {
        guard let value = try decodeIfPresent(type, forKey: key) else { return ._xmlAbsent }
        return value._isXMLAbsent ? value.indirectOfElement() : value
    }
}

extension XMLOptionalValue {
    /// An absent value of an indirect wrapper as that of an element which is there.
    @usableFromInline
    func indirectOfElement() -> Self {
        (self as? any IndirectProperty)?.ofElement() as? Self ?? self
    }
}

extension KeyedEncodingContainer {
    /// Encodes a wrapped value; writes nothing if it is absent, as synthesized code does for a plain Optional.
    public mutating func encode<W: XMLValueProperty & XMLOptionalValue & Encodable>(
        _ value: W, forKey key: Key
    ) throws {
        try encodeIfPresent(value._isXMLAbsent ? nil : value, forKey: key)
    }
}

// MARK: - Coders, as wrappers see them

/// An XML decoder, as wrappers see it; other decoders do not conform.
protocol XMLValueDecoding: Decoder {
    /// Returns the error for a malformed value, with its location and what was found.
    func malformed(_ expected: String) -> DecodingError
    /// Returns the error with the location of the value, if it has none.
    func located(_ error: DecodingError) -> DecodingError
    /// Returns the error of another decoder, which read what is in the value, with the place of the value before its own.
    func placed(_ error: DecodingError) -> DecodingError
    /// Whether an error has the place of the value.
    func isPlaced(_ error: DecodingError) -> Bool
    /// Reports that the value does not keep what the document says: it would be written as something else.
    func noteReplaced(by value: Any, of type: Any.Type)
    /// Returns the name of the element of the value; nil if the value is not an element.
    func elementName() -> XML.Name?
    /// Returns the attributes of an element that says nil, except `xsi:nil`; nil if the place does not say nil.
    func attributesOfNil() -> [XML.Attribute]?
    /// Returns the text of the value with all its white space.
    func preservedText() throws -> String
    /// Runs `body`, whose failure is not a mismatch: another way to read the value may follow.
    func trying<R>(_ body: () throws -> R) rethrows -> R
}

/// An XML encoder, as wrappers see it; other encoders do not conform.
protocol XMLValueEncoding: Encoder {
    /// Writes an element or attribute without content.
    func encodeEmpty() throws
    /// Writes an element that says nil, whatever the strategy for nil, with attributes.
    func encodeNil(attributes: [XML.Attribute]) throws
    /// Omits the value, unless it is an item of an array.
    func encodeNothing() throws
    /// The path of elements to the value, such as `/order/@id`; empty if there is none.
    var elementPath: String { get }
    /// Returns the error of another encoder, which wrote what is in the value, with the place of the value before its own.
    func placed(_ error: EncodingError) -> EncodingError
}

// MARK: - Special values that are coded by hand

extension Decoder {
    /// Returns what the library's decoder has at its place for a type that it decodes itself, for an `init(from:)`
    /// that user code calls; nil with any other decoder.
    func special<T: Decodable>(_ type: T.Type) throws -> T? {
        self is any XMLValueDecoding ? try singleValueContainer().decode(type) : nil
    }
}

extension Encoder {
    /// Writes a value of a type that the library's encoder writes itself, for an `encode(to:)` that user code calls;
    /// returns false with any other encoder.
    func encodeSpecial<T: Encodable>(_ value: T) throws -> Bool {
        guard self is any XMLValueEncoding else { return false }
        var container = singleValueContainer()
        try container.encode(value)
        return true
    }
}

/// A wrapper whose coded type does not tell whether an empty element has a value; the coders try to decode it.
protocol XMLTransformedProperty: _XMLSpecialType {
    /// Whether an empty text is a value, which differs from none: an empty list.
    static var readsEmptyText: Bool { get }
}

/// A transform whose coded text is a list, or whose first step reads one: an empty text has a meaning.
protocol TokensTransform {}

/// A wrapper that goes on without its value if that is malformed.
protocol TolerantProperty {}

/// A wrapper around a list in a single text; a missing list is empty, as a missing array is.
protocol TokensValue: _XMLSpecialType {}
