/// The container of an array: every item is an element with the same name.
struct UnkeyedEncoding: UnkeyedEncodingContainer {
    private let state: EncodingState
    private let frame: FrameID
    private var position: Int = 0

    init(_ state: EncodingState, _ frame: FrameID) {
        self.state = state
        self.frame = frame
    }

    var codingPath: [any CodingKey] { state.codingPath(frame) }

    var count: Int { position }

    mutating func encodeNil() throws {
        try state.putNilItem(in: frame, position)
        position &+= 1
    }

    // MARK: - Scalars

    @inline(__always)
    private mutating func put(_ value: some ScalarValue) throws {
        try state.putItem(value, in: frame, position)
        position &+= 1
    }

    // For each type of scalars, as in `KeyedEncoding`.

    @inline(__always)
    mutating func encode<S: ScalarValue & Encodable>(_ value: S) throws { try put(value) }

    @inline(__always)
    mutating func encode<S: RareScalarValue>(_ value: S) throws { try put(RareScalar(value)) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    mutating func encode(_ value: Int128) throws { try put(RareScalar(value)) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    mutating func encode(_ value: UInt128) throws { try put(RareScalar(value)) }

    // MARK: - Values

    mutating func encode<T: Encodable>(_ value: T) throws {
        try state.putItem(value: value, in: frame, position)
        position &+= 1
    }

    // MARK: - Nested containers and super encoders

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
        ValueEncoder(state: state, frame: nextItem()).container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        UnkeyedEncoding(state, state.openUnkeyed(nextItem()))
    }

    mutating func superEncoder() -> any Encoder {
        ValueEncoder(state: state, frame: state.reservePlace(for: nextItem()))
    }

    private mutating func nextItem() -> FrameID {
        defer { position &+= 1 }
        return state.pushLastingItem(in: frame, position)
    }
}
