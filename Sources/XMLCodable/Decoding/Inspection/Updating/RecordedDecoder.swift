/// A decoder that reads what a value encoded into a ``Recording``.
///
/// Usually the recorded value itself is returned; the decoder is for types that encode as one type and decode as
/// another.
struct RecordedDecoder: Decoder {
    let recording: Recording
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        RecordedKeyed<Key>(decoder: self).container
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { RecordedUnkeyed(decoder: self).container }
    func singleValueContainer() -> any SingleValueDecodingContainer { RecordedSingle(decoder: self).container }

    /// Decodes recorded content as a type.
    func value<T: Decodable>(_ type: T.Type, _ content: Recording.Content?, _ key: any CodingKey) throws -> T {
        switch content {
        case .value(let value):
            if let value = value as? T { return value }
            // A scalar encodes only itself, so recording it again would recurse endlessly.
            if Self.isScalar(type), Self.isScalar(Swift.type(of: value)) { throw mismatch(type, key, value) }
            return try T(from: try nested(.value(value), key))
        case .nested: return try T(from: try nested(content, key))
        case .null, nil:
            if let absent = (type as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? T { return absent }
            throw DecodingError.valueNotFound(
                type, .init(codingPath: codingPath, debugDescription: "the value being updated has no value here"))
        }
    }

    func nested(_ content: Recording.Content?, _ key: any CodingKey) throws -> RecordedDecoder {
        let path = codingPath + [key]
        switch content {
        case .value(let value):
            let recording = try Recording(of: value, userInfo: userInfo, codingPath: path)
            return RecordedDecoder(recording: recording, codingPath: path, userInfo: userInfo)
        case .nested(let recording):
            return RecordedDecoder(recording: recording, codingPath: path, userInfo: userInfo)
        case .null, nil: return RecordedDecoder(recording: Recording(), codingPath: path, userInfo: userInfo)
        }
    }

    fileprivate static func isScalar(_ type: Any.Type) -> Bool {
        type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type || type is String.Type
            || type is Bool.Type
    }

    /// The error for a scalar that is requested in place of keys or items.
    fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(
            type,
            .init(
                codingPath: codingPath,
                debugDescription: "the value being updated encodes no single value here, but \(type) is one"))
    }

    private func mismatch(_ type: Any.Type, _ key: any CodingKey, _ value: Any) -> DecodingError {
        .typeMismatch(
            type,
            .init(
                codingPath: codingPath + [key],
                debugDescription: "the value being updated encodes \(Swift.type(of: value)) here, not \(type)"))
    }
}

private struct RecordedKeyed<Key: CodingKey>: UniformKeyedDecoding {
    let decoder: RecordedDecoder
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

private struct RecordedUnkeyed: UniformUnkeyedDecoding {
    let decoder: RecordedDecoder
    var currentIndex = 0
    private var items: [Recording.Item] { decoder.recording.items ?? [] }

    init(decoder: RecordedDecoder) { self.decoder = decoder }

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex >= items.count }

    /// Reads the next item, which remains the next one if that fails.
    private mutating func next<R>(
        _ read: (RecordedDecoder, Recording.Content?, any CodingKey) throws -> R
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

private struct RecordedSingle: UniformSingleDecoding {
    let decoder: RecordedDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool {
        guard case .null? = decoder.recording.single?.content else { return false }
        return true
    }

    func value<T: Decodable>(_ type: T.Type) throws -> T {
        let content = decoder.recording.single?.content
        // Without a single value, the value consists of the keyed or unkeyed content that it encoded.
        if content == nil {
            // A scalar would ask for itself again, endlessly.
            if RecordedDecoder.isScalar(type) { throw decoder.mismatch(type) }
            return try T(from: decoder)
        }
        return try decoder.value(type, content, XMLNameKey(""))
    }
}
