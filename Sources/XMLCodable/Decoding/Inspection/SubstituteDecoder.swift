/// A decoder that reads from a recording instead of a document.
protocol SubstituteDecoder: Decoder {
    var recording: Recording { get }
    /// Decodes recorded content, or what takes its place, as a type.
    func value<T: Decodable>(_ type: T.Type, _ content: Recording.Content?, _ key: any CodingKey) throws -> T
    /// Returns the decoder of recorded content.
    func nested(_ content: Recording.Content?, _ key: any CodingKey) throws -> Self
}

extension SubstituteDecoder {
    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        SubstituteKeyed<Self, Key>(decoder: self).container
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { SubstituteUnkeyed(decoder: self).container }
}

private struct SubstituteKeyed<Source: SubstituteDecoder, Key: CodingKey>: UniformKeyedDecoding {
    let decoder: Source
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { decoder.recording.fields.compactMap { Key(stringValue: $0.key.stringValue) } }

    private func content(_ key: Key) -> Recording.Content? { decoder.recording.content(of: key) }

    func contains(_ key: Key) -> Bool { content(key) != nil }

    func decodeNil(forKey key: Key) -> Bool {
        switch content(key) {
        case .null, nil: true
        case .value, .nested: false
        }
    }

    func value<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try decoder.value(type, content(key), key)
    }

    func valueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        decodeNil(forKey: key) ? nil : try value(type, forKey: key)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder.nested(content(key), key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.nested(content(key), key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder {
        try decoder.nested(decoder.recording.content(ofKey: "super"), XMLNameKey("super"))
    }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.nested(content(key), key) }
}

private struct SubstituteUnkeyed<Source: SubstituteDecoder>: UniformUnkeyedDecoding {
    let decoder: Source
    var currentIndex = 0
    private var items: [Recording.Item] { decoder.recording.items ?? [] }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex >= items.count }

    /// Reads the next item, which remains the next one if that fails.
    private mutating func next<R>(
        _ read: (Source, Recording.Content?, any CodingKey) throws -> R
    ) rethrows -> R {
        if isAtEnd { return try read(decoder, nil, XMLIndexKey(currentIndex)) }
        let value = try read(decoder, items[currentIndex].content, XMLIndexKey(currentIndex))
        currentIndex += 1
        return value
    }

    mutating func decodeNil() -> Bool {
        guard !isAtEnd, case .null = items[currentIndex].content else { return false }
        currentIndex += 1
        return true
    }

    mutating func value<T: Decodable>(_ type: T.Type) throws -> T { try next { try $0.value(type, $1, $2) } }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try next { try $0.nested($1, $2).container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.nested($1, $2).unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { try $0.nested($1, $2) } }
}
