/// The container of a value that consists of one scalar or another single value.
struct SingleValueEncoding: SingleValueEncodingContainer {
    let state: EncodingState
    let frame: FrameID

    var codingPath: [any CodingKey] { state.codingPath(frame) }

    func encodeNil() throws { try state.putNilSingle(in: frame) }

    // MARK: - Scalars

    func encode(_ value: Bool) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: String) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: Double) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: Float) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: Int) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: Int8) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: Int16) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: Int32) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: Int64) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: UInt) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: UInt8) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: UInt16) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: UInt32) throws { try state.putSingle(value, in: frame) }
    func encode(_ value: UInt64) throws { try state.putSingle(value, in: frame) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: Int128) throws { try state.putSingle(value, in: frame) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: UInt128) throws { try state.putSingle(value, in: frame) }

    // MARK: - Values

    func encode<T: Encodable>(_ value: T) throws { try state.putSingle(value: value, in: frame) }
}
