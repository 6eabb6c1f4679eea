/// The container of a value with keys: an element with attributes, children and text.
///
/// A thin generic shell: it turns a key into its entry, and what writes the value knows nothing of key types.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    private let state: EncodingState
    private let table: UnsafeMutablePointer<KeyTable>
    private let frame: Int32
    private let serial: Int32

    @inline(__always)
    init(_ state: EncodingState, _ table: UnsafeMutablePointer<KeyTable>, _ handle: EncodingState.Handle) {
        self.state = state
        self.table = table
        frame = handle.frame
        serial = handle.serial
    }

    var codingPath: [any CodingKey] {
        state.core.pointee.isLive(frame, serial) ? state.codingPath(frame) : []
    }

    @inline(__always)
    private func entry(_ key: Key) -> UnsafeMutablePointer<KeyEntry> {
        let mode = table.pointee.mode
        if mode == KeyTable.Mode.byte {
            let raw = unsafeBitCast(key, to: UInt8.self)
            if let known = table.pointee.slots[Int(raw)] { return known }
        } else if mode == KeyTable.Mode.single {
            if let known = table.pointee.slots[0] { return known }
        }
        return state.findEntry(key, table, frame)
    }

    // MARK: - Scalars

    func encodeNil(forKey key: Key) throws { try state.putNil(entry(key), frame, serial) }

    func encode(_ value: Bool, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: String, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: Double, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: Float, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: Int, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: Int8, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: Int16, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: Int32, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: Int64, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: UInt, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: UInt8, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: UInt16, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: UInt32, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }
    func encode(_ value: UInt64, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: Int128, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try state.put(value, entry(key), frame, serial) }

    // MARK: - Values

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try state.put(value: value, entry(key), frame, serial)
    }

    // MARK: - Optionals

    @inline(__always)
    private func putIfPresent(_ value: (some ScalarValue)?, _ key: Key) throws {
        if let value { try state.put(value, entry(key), frame, serial) } else { try encodeNil(forKey: key) }
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try putIfPresent(value, key) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try putIfPresent(value, key) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try putIfPresent(value, key) }

    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        if let value {
            try state.put(value: value, entry(key), frame, serial)
        } else {
            try state.putNil(state.nilEntry(entry(key), T.self), frame, serial)
        }
    }

    // MARK: - Nested containers and super encoders

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        let payload = CasePayload(keyType)
        let handle = state.pushCase(entry(key), frame, serial, payload)
        if payload == .single { return KeyedEncodingContainer(PayloadEncoding<NestedKey>(state, handle)) }
        return ValueEncoder(state: state, frame: handle.frame, serial: handle.serial).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let handle = state.pushLasting(entry(key), frame, serial)
        return UnkeyedEncoding(state, state.openUnkeyed(handle.frame, handle.serial))
    }

    func superEncoder() -> any Encoder {
        guard let key = Key(stringValue: "super") else { return superEncoder(state.superEntry) }
        return superEncoder(entry(key))
    }

    func superEncoder(forKey key: Key) -> any Encoder { superEncoder(entry(key)) }

    private func superEncoder(_ entry: UnsafeMutablePointer<KeyEntry>) -> any Encoder {
        let handle = state.reservePlace(for: state.pushLasting(entry, frame, serial))
        return ValueEncoder(state: state, frame: handle.frame, serial: handle.serial)
    }
}
