/// A type that chooses for each of its keys where the value is read from.
///
/// Property wrappers and the form of a key, such as `@id`, take precedence over ``nodeDecoding(for:)``, which takes
/// precedence over ``XMLDecoder/nodeDecodingStrategy``.
public protocol XMLDynamicNodeDecoding: Decodable, SendableMetatype, _XMLSpecialType {
    /// Returns the placement that the value of a key is read from.
    static func nodeDecoding(for key: any CodingKey) -> XMLPlacement
}

/// A type that chooses for each of its keys where the value is written.
///
/// Property wrappers and the form of a key, such as `@id`, take precedence over ``nodeEncoding(for:)``, which takes
/// precedence over ``XMLEncoder/nodeEncodingStrategy``.
public protocol XMLDynamicNodeEncoding: Encodable, SendableMetatype, _XMLSpecialType {
    /// Returns the placement that the value of a key is written to.
    static func nodeEncoding(for key: any CodingKey) -> XMLPlacement
}

extension ConformanceIndex {
    /// The protocols by which a type places its keys.
    static var ofPlacement: [Any.Type] {
        [(any XMLDynamicNodeDecoding.Type).self, (any XMLDynamicNodeEncoding.Type).self]
    }
}
