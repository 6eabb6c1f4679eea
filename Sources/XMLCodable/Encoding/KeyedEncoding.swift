/// The container of a value with keys: an element with attributes, children and text.
///
/// A thin generic shell: it turns a key into its entry, and the code that writes the value is independent of key types.
/// It is one pointer and no reference, so that it can be reused for another element. ``KeptContainer`` keeps the memory
/// behind the pointer alive as long as the container is referenced.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let content: UnsafeMutablePointer<KeyedTarget>

    /// Calls `body` with the state, without reference counting.
    @inline(__always)
    private func writing<R>(_ body: (EncodingState, KeyedTarget) throws -> R) rethrows -> R {
        let target = content.pointee
        return try target.state._withUnsafeGuaranteedRef { state in try body(state, target) }
    }

    @inline(__always)
    private func entry(
        _ key: Key, _ state: EncodingState, _ target: KeyedTarget
    ) -> UnsafeMutablePointer<KeyEntry> {
        let table = target.table
        let mode = table.pointee.mode
        if mode == KeyTable.Mode.byte {
            let raw = unsafeBitCast(key, to: UInt8.self)
            if let known = table.pointee.slots[Int(raw)] { return known }
        } else if mode == KeyTable.Mode.single {
            if let known = table.pointee.slots[0] { return known }
        }
        return state.findEntry(key, table, target.frame)
    }

    @inline(__always)
    private func put(_ value: some ScalarValue, _ key: Key) throws {
        try writing { state, target in
            try state.put(value, entry(key, state, target), target.frame, target.serial)
        }
    }

    var codingPath: [any CodingKey] {
        writing { state, target in
            state.core.pointee.isLive(target.frame, target.serial) ? state.codingPath(target.frame) : []
        }
    }

    // MARK: - Scalars

    func encodeNil(forKey key: Key) throws {
        try writing { state, target in
            try state.putNil(entry(key, state, target), target.frame, target.serial)
        }
    }

    func encode(_ value: Bool, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: String, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: Double, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: Float, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: Int, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: Int8, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: Int16, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: Int32, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: Int64, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: UInt, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: UInt8, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: UInt16, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: UInt32, forKey key: Key) throws { try put(value, key) }
    func encode(_ value: UInt64, forKey key: Key) throws { try put(value, key) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: Int128, forKey key: Key) throws { try put(value, key) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try put(value, key) }

    // MARK: - Values

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try writing { state, target in
            try state.put(value: value, entry(key, state, target), target.frame, target.serial)
        }
    }

    // MARK: - Optionals

    @inline(__always)
    private func putIfPresent(_ value: (some ScalarValue)?, _ key: Key) throws {
        if let value { try put(value, key) } else { try encodeNil(forKey: key) }
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
            try encode(value, forKey: key)
        } else {
            try writing { state, target in
                try state.putNil(state.nilEntry(entry(key, state, target), T.self), target.frame, target.serial)
            }
        }
    }

    // MARK: - Nested containers and super encoders

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        let payload = CasePayload(keyType)
        return writing { state, target in
            let handle = state.pushCase(entry(key, state, target), target.frame, target.serial, payload)
            if payload == .single { return KeyedEncodingContainer(PayloadEncoding<NestedKey>(state, handle)) }
            return ValueEncoder(state: state, frame: handle.frame, serial: handle.serial).container(keyedBy: keyType)
        }
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        writing { state, target in
            let handle = state.pushLasting(entry(key, state, target), target.frame, target.serial)
            return UnkeyedEncoding(state, state.openUnkeyed(handle.frame, handle.serial))
        }
    }

    func superEncoder() -> any Encoder {
        writing { state, target in
            let known = Key(stringValue: "super").map { entry($0, state, target) }
            return superEncoder(known ?? state.superEntry, state, target)
        }
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        writing { state, target in superEncoder(entry(key, state, target), state, target) }
    }

    private func superEncoder(
        _ entry: UnsafeMutablePointer<KeyEntry>, _ state: EncodingState, _ target: KeyedTarget
    ) -> any Encoder {
        let handle = state.reservePlace(for: state.pushLasting(entry, target.frame, target.serial))
        return ValueEncoder(state: state, frame: handle.frame, serial: handle.serial)
    }
}
