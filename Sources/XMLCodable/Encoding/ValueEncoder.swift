/// What a value's `encode(to:)` gets: three words, so that it lies inside its existential without an allocation.
struct ValueEncoder: Encoder {
    let state: EncodingState
    let frame: Int32
    let serial: Int32

    var codingPath: [any CodingKey] {
        state.core.pointee.isLive(frame, serial) ? state.codingPath(frame) : []
    }

    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let core = state.core
        guard core.pointee.isLive(frame, serial) else {
            return KeyedEncodingContainer(KeyedEncoding<Key>.dead(state, state.failed(.stale, -1)))
        }
        let owner = core.pointee.frame(frame).pointee.owner
        return KeyedEncodingContainer(KeyedEncoding<Key>(state, state.openKeyed(frame, serial), owner, self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        UnkeyedEncoding(state, state.openUnkeyed(frame, serial))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValueEncoding(state: state, frame: frame, serial: serial)
    }
}
