/// A type that decides for each of its keys where the value is read from.
///
/// Property wrappers and the form of a key, such as `@id`, take precedence; `nodeDecodingStrategy` of ``XMLDecoder``
/// comes after.
public protocol XMLDynamicNodeDecoding: Decodable, SendableMetatype {
    /// Where the value of a key is read from.
    static func nodeDecoding(for key: any CodingKey) -> XMLPlacement
}

/// A type that decides for each of its keys where the value is written.
///
/// Property wrappers and the form of a key, such as `@id`, take precedence; `nodeEncodingStrategy` of ``XMLEncoder``
/// comes after.
public protocol XMLDynamicNodeEncoding: Encodable, SendableMetatype {
    /// Where the value of a key is written.
    static func nodeEncoding(for key: any CodingKey) -> XMLPlacement
}
