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

// The containers treat values of all types alike: the generic functions are also those for each type of scalars, but
// where the standard library has its own. They are not compiled for each type, since they are rare, and their code large.

private struct KeyedRecording<Key: CodingKey>: KeyedEncodingContainerProtocol {
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

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func put<T: Encodable>(_ value: T, forKey key: Key) throws {
        add(key, .value(value)) { try $0.encode(value, forKey: key) }
    }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func putIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        add(key, value.map { .value($0) } ?? .null) { try $0.encodeIfPresent(value, forKey: key) }
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: Int128, forKey key: Key) throws { try put(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try put(value, forKey: key) }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        let plan = TypePlan.of(T.self)
        let isAbsent = (plan.isAbsentable || plan.isNestedOptional) && AbsentValue.isAbsent(value)
        try isAbsent ? putIfPresent(T?.none, forKey: key) : put(value, forKey: key)
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        try putIfPresent(value, forKey: key)
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

private struct UnkeyedRecording: UnkeyedEncodingContainer {
    let encoder: RecordingEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.recording.items?.count ?? 0 }

    private func add(
        _ content: Recording.Content, _ write: @escaping (inout any UnkeyedEncodingContainer) throws -> Void
    ) {
        encoder.recording.items?.append(Recording.Item(content: content, write: write))
    }

    func encodeNil() throws { add(.null) { try $0.encodeNil() } }

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func put<T: Encodable>(_ value: T) throws { add(.value(value)) { try $0.encode(value) } }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: Int128) throws { try put(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: UInt128) throws { try put(value) }
    func encode<T: Encodable>(_ value: T) throws { try put(value) }

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

private struct SingleRecording: SingleValueEncodingContainer {
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

    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func put<T: Encodable>(_ value: T) throws { set(.value(value)) { try $0.encode(value) } }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: Int128) throws { try put(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func encode(_ value: UInt128) throws { try put(value) }
    func encode<T: Encodable>(_ value: T) throws { try put(value) }
}
