/// The container of an enum case with a single value without a label: the value is the element of the case itself.
struct PayloadEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    private let state: EncodingState
    private let frame: Int32
    private let serial: Int32

    init(_ state: EncodingState, _ handle: EncodingState.Handle) {
        self.state = state
        frame = handle.frame
        serial = handle.serial
    }

    var codingPath: [any CodingKey] {
        state.core.pointee.isLive(frame, serial) ? state.codingPath(frame) : []
    }

    func encodeNil(forKey key: Key) throws { try state.putNilSingle(frame, serial) }

    // MARK: - Scalars

    func encode(_ value: Bool, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: String, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: Double, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: Float, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: Int, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: Int8, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: Int16, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: Int32, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: Int64, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: UInt, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: UInt8, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: UInt16, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: UInt32, forKey key: Key) throws { try state.putSingle(value, frame, serial) }
    func encode(_ value: UInt64, forKey key: Key) throws { try state.putSingle(value, frame, serial) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: Int128, forKey key: Key) throws { try state.putSingle(value, frame, serial) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: UInt128, forKey key: Key) throws { try state.putSingle(value, frame, serial) }

    // MARK: - Values

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try state.putSingle(value: value, frame, serial)
    }

    // MARK: - Nested containers and super encoders

    private var encoder: ValueEncoder { ValueEncoder(state: state, frame: frame, serial: serial) }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        encoder.container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder.unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder }
}
