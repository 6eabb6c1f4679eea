/// The container of a value that consists of one scalar or another single value.
struct SingleValueEncoding: SingleValueEncodingContainer {
    let state: EncodingState
    let frame: FrameID

    var codingPath: [any CodingKey] { state.codingPath(frame) }

    func encodeNil() throws { try state.putNilSingle(in: frame) }

    // MARK: - Scalars

    // For each type of scalars, as in `KeyedEncoding`.

    @inline(__always)
    func encode<S: ScalarValue & Encodable>(_ value: S) throws { try state.putSingle(value, in: frame) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: Int128) throws { try state.putSingle(value, in: frame) }

    @available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
    func encode(_ value: UInt128) throws { try state.putSingle(value, in: frame) }

    // MARK: - Values

    func encode<T: Encodable>(_ value: T) throws { try state.putSingle(value: value, in: frame) }
}
