/// A property wrapper that determines the placement of its value, overriding the key and every strategy.
///
/// ``XMLAttribute``, ``XMLChild``, ``XMLElementAndAttribute``, ``XMLText`` and ``XMLCData`` are the placement wrappers.
/// Other coders see the plain value. The protocol is for the library's own wrappers; do not conform to it.
public protocol XMLPlacedProperty: XMLPropertyWrapper, _XMLSpecialType {
    /// The placement of the value. For the coders only.
    static var _placement: XMLPlacement { get }
    /// Wraps a value.
    init(_ wrappedValue: Value)
}

extension XMLPlacedProperty where Self: Decodable, Value: Decodable {
    /// Decodes the plain value, using the coder's strategies.
    public init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Value.self))
    }
}

extension XMLPlacedProperty where Self: Encodable, Value: Encodable {
    /// Encodes the plain value, using the coder's strategies.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension KeyedDecodingContainer {
    /// Decodes a wrapped Optional; nil if the key is absent, as synthesized code does for a plain Optional.
    ///
    /// Inlinable, so that models do not look up the type `W?` for each value.
    @inlinable
    public func decode<W: XMLPlacedProperty & Decodable>(
        _ type: W.Type, forKey key: Key
    ) throws -> W where W.Value: XMLOptionalValue {
        guard let value = try decodeIfPresent(type, forKey: key) else { return W(._xmlAbsent) }
        return value.wrappedValue._isXMLAbsent ? value.ofElement() : value
    }
}

extension KeyedEncodingContainer {
    /// Encodes a wrapped Optional; writes nothing for nil, as synthesized code does for a plain Optional.
    public mutating func encode<W: XMLPlacedProperty & Encodable>(
        _ value: W, forKey key: Key
    ) throws where W.Value: XMLOptionalValue {
        try encodeIfPresent(value.wrappedValue._isXMLAbsent ? nil : value, forKey: key)
    }
}
