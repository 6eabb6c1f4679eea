/// An encoder that writes into a ``Recording``.
struct RecordingEncoder: Encoder {
    let recording: Recording
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        recording.requests.append { _ = $0.container(keyedBy: type) }
        recording.keyTypes.insert(ObjectIdentifier(type))
        return KeyedEncodingContainer(KeyedRecording<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if recording.items == nil { recording.items = [] }
        return UnkeyedRecording(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleRecording(encoder: self) }

    func nested(_ key: any CodingKey) -> RecordingEncoder {
        RecordingEncoder(recording: Recording(), codingPath: codingPath + [key], userInfo: userInfo)
    }
}

private struct KeyedRecording<Key: CodingKey>: UniformKeyedEncoding {
    let encoder: RecordingEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func add(
        _ key: any CodingKey, _ content: Recording.Content,
        _ write: @escaping (inout KeyedEncodingContainer<Key>) throws -> Void
    ) {
        encoder.recording.fields.append(
            Recording.Field(key: key, keyType: ObjectIdentifier(Key.self), content: content) {
                var container = $0.container(keyedBy: Key.self)
                try write(&container)
            })
    }

    func encodeNil(forKey key: Key) throws { add(key, .null) { try $0.encodeNil(forKey: key) } }

    func put<T: Encodable>(_ value: T, forKey key: Key) throws {
        add(key, .value(value)) { try $0.encode(value, forKey: key) }
    }

    func putIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        add(key, value.map { .value($0) } ?? .null) { try $0.encodeIfPresent(value, forKey: key) }
    }

    private func nested(_ key: Key) -> RecordingEncoder {
        let nested = encoder.nested(key)
        add(key, .nested(nested.recording)) { try nested.recording.write(to: $0.superEncoder(forKey: key)) }
        return nested
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        nested(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { nested(key).unkeyedContainer() }

    func superEncoder() -> any Encoder {
        if let key = Key(stringValue: "super") { return nested(key) }
        let nested = encoder.nested(XMLNameKey("super"))
        add(XMLNameKey("super"), .nested(nested.recording)) { try nested.recording.write(to: $0.superEncoder()) }
        return nested
    }

    func superEncoder(forKey key: Key) -> any Encoder { nested(key) }
}

private struct UnkeyedRecording: UniformUnkeyedEncoding {
    let encoder: RecordingEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.recording.items?.count ?? 0 }

    private func add(
        _ content: Recording.Content, _ write: @escaping (inout any UnkeyedEncodingContainer) throws -> Void
    ) {
        encoder.recording.items?.append(Recording.Item(content: content, write: write))
    }

    func encodeNil() throws { add(.null) { try $0.encodeNil() } }
    func put<T: Encodable>(_ value: T) throws { add(.value(value)) { try $0.encode(value) } }

    private func nested() -> RecordingEncoder {
        let nested = encoder.nested(XMLIndexKey(count))
        add(.nested(nested.recording)) { try nested.recording.write(to: $0.superEncoder()) }
        return nested
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        nested().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }
    func superEncoder() -> any Encoder { nested() }
}

private struct SingleRecording: UniformSingleEncoding {
    let encoder: RecordingEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func set(
        _ content: Recording.Content, _ write: @escaping (inout any SingleValueEncodingContainer) throws -> Void
    ) {
        encoder.recording.single = (
            content,
            {
                var container = $0.singleValueContainer()
                try write(&container)
            }
        )
    }

    func encodeNil() throws { set(.null) { try $0.encodeNil() } }
    func put<T: Encodable>(_ value: T) throws { set(.value(value)) { try $0.encode(value) } }
}
