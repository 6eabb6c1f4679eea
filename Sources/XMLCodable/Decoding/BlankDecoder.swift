/// A decoder that produces placeholders for values that do not match, so that a report can continue after them.
///
/// Scalars are zero, collections empty, Optionals nil, and enums their first case. Any other type decodes itself from
/// such placeholders.
struct BlankDecoder: Decoder {
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    /// The maximum nesting depth: a class that contains itself would recurse endlessly.
    private static let depthLimit = 32

    /// Returns a placeholder of a type.
    ///
    /// - Throws: ``AlreadyReported`` if the type has no placeholder.
    static func value<T: Decodable>(
        _ type: T.Type, _ userInfo: [CodingUserInfoKey: Any], below codingPath: [any CodingKey] = []
    ) throws -> T {
        if let blank = (type as? any BlankValue.Type)?.blank as? T { return blank }
        if let first = EnumCases.first(of: type) { return first }
        guard codingPath.count < depthLimit, !StackGuard().isLow else { throw AlreadyReported() }
        do {
            return try T(from: BlankDecoder(codingPath: codingPath, userInfo: userInfo))
        } catch {
            throw AlreadyReported()
        }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(BlankKeyed<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { BlankUnkeyed(decoder: self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { BlankSingle(decoder: self) }

    fileprivate func value<T: Decodable>(_ type: T.Type, _ key: (any CodingKey)?) throws -> T {
        try Self.value(type, userInfo, below: codingPath + [key ?? XMLNameKey("")])
    }

    fileprivate func nested(_ key: any CodingKey) -> BlankDecoder {
        BlankDecoder(codingPath: codingPath + [key], userInfo: userInfo)
    }
}

/// The error for a value that cannot be created and whose mismatch is already in the report.
struct AlreadyReported: Error {}

private struct BlankKeyed<Key: CodingKey>: UniformKeyedDecoding {
    let decoder: BlankDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { false }
    func decodeNil(forKey key: Key) -> Bool { true }
    func value<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder.value(type, key) }
    func valueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) -> T? { nil }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
        decoder.nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        decoder.nested(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder.nested(XMLNameKey("super")) }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.nested(key) }
}

private struct BlankUnkeyed: UniformUnkeyedDecoding {
    let decoder: BlankDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    func decodeNil() -> Bool { false }
    func value<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type, nil) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
        decoder.nested(XMLIndexKey(0)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { decoder.nested(XMLIndexKey(0)).unkeyedContainer() }
    func superDecoder() -> any Decoder { decoder.nested(XMLIndexKey(0)) }
}

private struct BlankSingle: UniformSingleDecoding {
    let decoder: BlankDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { true }
    func value<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type, nil) }
}
