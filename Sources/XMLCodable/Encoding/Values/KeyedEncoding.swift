/// The container of a value with keys: an element with attributes, children and text.
///
/// A thin generic shell: it turns a key into its entry, and the code that writes the value is independent of key types.
struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    /// All that it consists of: see ``KeptContainer``, which keeps the memory valid as long as the container has an
    /// owner.
    private let container: ContainerContent<KeyedTarget>

    init(_ container: ContainerContent<KeyedTarget>) { self.container = container }

    private var cell: StateBox<KeyedTarget> { @inline(__always) get { container.memory } }

    /// Calls `body` with the entry of a key, and the frame to write it to.
    @inline(__always)
    private func withEntry<R>(_ key: Key, _ body: (EncodingState, EntryID, FrameID) throws -> R) rethrows -> R {
        let target = cell.value
        return try target.state.read { state in
            try body(state, state.entry(key, target.table, target.frame.index), target.frame)
        }
    }

    @inline(__always)
    private func put(_ value: some ScalarValue, _ key: Key) throws {
        try withEntry(key) { state, entry, frame in try state.put(value, entry, in: frame) }
    }

    var codingPath: [any CodingKey] {
        let target = cell.value
        return target.state.read { $0.codingPath(target.frame) }
    }

    // MARK: - Scalars

    func encodeNil(forKey key: Key) throws {
        try withEntry(key) { state, entry, frame in
            try state.putNil(entry, in: frame, isWritten: state.options.tolerances.contains(.emptyElementsForNil))
        }
    }

    /// Writes the nil of a property that is left out unless a strategy says otherwise.
    private func putAbsent(_ key: Key) throws {
        let target = cell.value
        try target.state.read { state in
            try state.putNil(state.entry(key, target.table, target.frame.index), in: target.frame)
        }
    }

    // For each type of scalars. Not inlined, these would not be compiled for the type, since the container is generic itself.

    @inline(__always)
    func encode<S: ScalarValue & Encodable>(_ value: S, forKey key: Key) throws { try put(value, key) }

    @inline(__always)
    func encode<S: RareScalarValue>(_ value: S, forKey key: Key) throws { try put(RareScalar(value), key) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: Int128, forKey key: Key) throws { try put(RareScalar(value), key) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try put(RareScalar(value), key) }

    // MARK: - Values

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try withEntry(key) { state, entry, frame in
            try state.put(value: value, entry, in: frame, isPresent: false)
        }
    }

    // MARK: - Optionals

    @inline(__always)
    private func putIfPresent<S: ScalarValue>(_ value: S?, _ key: Key) throws {
        if let value { try put(value, key) } else { try putAbsent(key) }
    }

    @inline(__always)
    private func putRareIfPresent<S: ScalarValue>(_ value: S?, _ key: Key) throws {
        if let value { try put(RareScalar(value), key) } else { try putAbsent(key) }
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try putRareIfPresent(value, key) }
    func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try putRareIfPresent(value, key) }
    func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try putIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try putRareIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try putRareIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try putRareIfPresent(value, key) }
    func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try putIfPresent(value, key) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try putRareIfPresent(value, key) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try putRareIfPresent(value, key) }

    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        try withEntry(key) { state, entry, frame in
            try state.put(ifPresent: value, entry, in: frame)
        }
    }

    // MARK: - Nested containers and super encoders

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        let isSingle = CasePayload.isSingle(keyType)
        return withEntry(key) { state, entry, frame in
            let new = state.pushNested(entry, in: frame, isSingle: isSingle)
            if isSingle {
                return KeyedEncodingContainer(PayloadEncoding<NestedKey>(state: state, frame: new))
            }
            return ValueEncoder(state: state, frame: new).container(keyedBy: keyType)
        }
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        withEntry(key) { state, entry, frame in
            UnkeyedEncoding(state, state.openUnkeyed(state.pushLasting(entry, in: frame)))
        }
    }

    func superEncoder() -> any Encoder {
        if let key = Key(stringValue: "super") { return superEncoder(forKey: key) }
        let target = cell.value
        return target.state.read { $0.superEncoder($0.superEntry, in: target.frame) }
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        withEntry(key) { state, entry, frame in state.superEncoder(entry, in: frame) }
    }
}

extension EncodingState {
    /// Returns the frame for the value of an enum case, or for any nested container.
    fileprivate func pushNested(_ entry: EntryID, in place: FrameID, isSingle: Bool) -> FrameID {
        guard frames.isLive(place), frames[place.index].owner.flags.contains(.isMarked) else {
            return pushCase(entry, in: place, isSingle: isSingle)
        }
        return request(place.index) { () throws(EncodingProblem) in
            try writeCase(entry, in: place.index, isSingle: isSingle)
            return place
        }
    }

    /// Returns an encoder whose output appears at the current place in the document.
    fileprivate func superEncoder(_ entry: EntryID, in frame: FrameID) -> ValueEncoder {
        ValueEncoder(state: self, frame: reservePlace(for: pushLasting(entry, in: frame)))
    }
}
