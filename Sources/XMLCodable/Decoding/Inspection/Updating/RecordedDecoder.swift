/// A decoder that reads what a value encoded into a ``Recording``.
///
/// Usually the recorded value itself is returned; the decoder is for types that encode as one type and decode as
/// another.
struct RecordedDecoder: SubstituteDecoder {
    let recording: Recording
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any]

    func singleValueContainer() -> any SingleValueDecodingContainer { RecordedSingle(decoder: self).container }

    /// Decodes recorded content as a type.
    func value<T: Decodable>(_ type: T.Type, _ content: Recording.Content?, _ key: any CodingKey) throws -> T {
        switch content {
        case .value(let value):
            if let value = value as? T { return value }
            // A scalar encodes only itself, so recording it again would recurse endlessly.
            if Self.isScalar(type), Self.isScalar(Swift.type(of: value)) { throw mismatch(type, key, value) }
            return try T(from: try nested(.value(value), key))
        case .nested: return try T(from: try nested(content, key))
        case .null, nil:
            if let absent = AbsentValue.value(type) { return absent }
            let sentence = "the value being updated encodes nothing for the key \"\(key.stringValue.shown)\""
            throw DecodingError.valueNotFound(type, .init(codingPath: codingPath, debugDescription: sentence))
        }
    }

    func nested(_ content: Recording.Content?, _ key: any CodingKey) throws -> RecordedDecoder {
        let path = codingPath + [key]
        let inner =
            switch content {
            case .value(let value): try Recording(of: value, userInfo: userInfo, codingPath: path)
            case .nested(let recording): recording
            case .null, nil: Recording()
            }
        return RecordedDecoder(recording: inner, codingPath: path, userInfo: userInfo)
    }

    fileprivate static func isScalar(_ type: Any.Type) -> Bool {
        type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type || type is String.Type
            || type is Bool.Type
    }

    /// The error for a scalar that is requested in place of keys or items.
    fileprivate func mismatch(_ type: Any.Type) -> DecodingError {
        .typeMismatch(
            type,
            .init(
                codingPath: codingPath,
                debugDescription: "the value being updated encodes no single value here, but \(type) is one"))
    }

    private func mismatch(_ type: Any.Type, _ key: any CodingKey, _ value: Any) -> DecodingError {
        .typeMismatch(
            type,
            .init(
                codingPath: codingPath + [key],
                debugDescription: "the value being updated encodes \(Swift.type(of: value)) here, not \(type)"))
    }
}

private struct RecordedSingle: UniformSingleDecoding {
    let decoder: RecordedDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool {
        if case .null? = decoder.recording.single?.content { true } else { false }
    }

    func value<T: Decodable>(_ type: T.Type) throws -> T {
        let content = decoder.recording.single?.content
        // Without a single value, the value consists of the keyed or unkeyed content that it encoded.
        if content == nil {
            // A scalar would ask for itself again, endlessly.
            if RecordedDecoder.isScalar(type) { throw decoder.mismatch(type) }
            return try T(from: decoder)
        }
        return try decoder.value(type, content, XMLNameKey(""))
    }
}
