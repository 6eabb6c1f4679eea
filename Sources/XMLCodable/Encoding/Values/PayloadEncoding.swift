/// The container of an enum case with a single value without a label: the value is the element of the case itself.
struct PayloadEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let state: EncodingState
    let frame: FrameID

    var codingPath: [any CodingKey] { state.codingPath(frame) }

    func encodeNil(forKey key: Key) throws { try state.putNilSingle(in: frame) }

    // MARK: - Scalars

    // For each type of scalars, as in `KeyedEncoding`.

    @inline(__always)
    func encode<S: ScalarValue & Encodable>(_ value: S, forKey key: Key) throws {
        try state.putSingle(value, in: frame)
    }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: Int128, forKey key: Key) throws { try state.putSingle(value, in: frame) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try state.putSingle(value, in: frame) }

    // MARK: - Values

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if state.plan(of: T.self).flags.contains(.isAbsentable), AbsentValue.isAbsent(value) {
            return try encodeIfPresent(T?.none, forKey: key)
        }
        try state.putSingle(value: value, in: frame)
    }

    /// Writes nil so that it is not read as the value of an empty element.
    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        if let value { return try state.putSingle(value: value, in: frame) }
        let plan = TypePlan.of(T.self)
        guard plan.isValueWhenEmpty || plan.mayBeEmpty && !isMarked else { return }
        if plan.isOptional {
            try state.check(frame, value as Any)
            throw state.error(.innerNil, value as Any, frame.index)
        }
        try encodeNil(forKey: key)
    }

    func encodeIfPresent(_ value: String?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) } else if !isMarked { try encodeNil(forKey: key) }
    }

    /// Whether the element is that of the enum, so that one which says nil would be none.
    private var isMarked: Bool {
        state.frames.isLive(frame) && state.frames[frame.index].owner.flags.contains(.isMarked)
    }

    // MARK: - Nested containers and super encoders

    private var encoder: ValueEncoder { ValueEncoder(state: state, frame: frame) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
