/// The encoder passed to a value's `encode(to:)`.
///
/// It fits into the three words of its existential, so it needs no allocation. What it conforms to is said here: of an archive, a
/// linker leaves out the files that nothing refers to, and with them their conformances.
struct ValueEncoder: Encoder, XMLValueEncoding, XMLNameEncoding {
    let state: EncodingState
    let frame: FrameID

    var codingPath: [any CodingKey] { state.codingPath(frame) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        guard state.frames.isLive(frame) else {
            return state.container(type, state.table(type, owner: state.anyPlan), state.failed(.stale, -1))
        }
        let owner = state.frames[frame.index].owner
        if owner.flags.contains(.isPlainEnum) { state.noteCases(type, frame) }
        let opened = state.openKeyed(frame)
        let table = state.table(type, owner: owner)
        if state.hasDynamicKeys { askPlacements(owner, opened) }
        return state.container(type, table, opened)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedEncoding(state, state.openUnkeyed(frame)) }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleValueEncoding(state: state, frame: frame) }
}

extension ValueEncoder {
    /// Returns the encoder that an existential holds; nil for one of another coder.
    ///
    /// `as?` takes ten times as long.
    static func of(_ encoder: any Encoder) -> ValueEncoder? {
        func opened<E: Encoder>(_ encoder: E) -> ValueEncoder? {
            E.self == Self.self ? LayoutCast.same(encoder, as: Self.self) : nil
        }
        return opened(encoder)
    }

    /// Returns the encoder whose options the text of a value follows: the library's own, or that of the list that an item is
    /// written for; nil for one of another coder.
    static func ofText(_ encoder: any Encoder) -> ValueEncoder? {
        of(encoder) ?? (encoder as? any ItemEncoding)?.list
    }
}

/// The encoder of an item of a list in a single text, which keeps the text of the item.
protocol ItemEncoding: Encoder {
    /// The encoder of the whole list.
    var list: ValueEncoder { get }
}

/// `XMLValueEncoding`.
extension ValueEncoder {
    func encodeEmpty() throws {
        // An element that nothing is written into is empty.
        if isAttribute { try state.putSingle("", in: frame) }
    }

    var isAttribute: Bool { state.frames.isLive(frame) && state.frames[frame.index].kind == .attribute }

    func encodeNothing() throws { try state.putNothing(in: frame) }

    func encodeNil(attributes: [XML.Attribute]) throws { try state.putNil(attributes, in: frame) }

    var elementPath: String { state.frames.isLive(frame) ? state.elementPath(frame.index) : "" }

    func placed(_ error: EncodingError) -> EncodingError {
        guard case .invalidValue(let value, let context) = error else { return error }
        let place = elementPath.isEmpty ? "" : "at \(elementPath): "
        return .invalidValue(
            value,
            .init(
                codingPath: codingPath + context.codingPath, debugDescription: place + context.debugDescription,
                underlyingError: context.underlyingError))
    }
}

/// `XMLNameEncoding`.
extension ValueEncoder {
    func encode(name: XML.QualifiedName) throws {
        let text = try state.text(of: name, frame)
        try state.putSingle(text, in: frame)
        try state.noteQualified([text], in: frame)
    }
}
