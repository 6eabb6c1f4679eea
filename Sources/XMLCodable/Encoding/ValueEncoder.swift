/// The encoder passed to a value's `encode(to:)`.
///
/// It fits into the three words of its existential, so it needs no allocation.
struct ValueEncoder: Encoder {
    let state: EncodingState
    let frame: Int32
    let serial: Int32

    var codingPath: [any CodingKey] {
        state.core.pointee.isLive(frame, serial) ? state.codingPath(frame) : []
    }

    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        guard state.core.pointee.isLive(frame, serial) else {
            return state.container(type, state.table(type, owner: state.anyPlan), state.failed(.stale, -1))
        }
        let owner = state.core.pointee.frame(frame).pointee.owner
        let handle = state.openKeyed(frame, serial)
        let table = state.table(type, owner: owner)
        state.note(table, owner, handle)
        return state.container(type, table, handle)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        UnkeyedEncoding(state, state.openUnkeyed(frame, serial))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValueEncoding(state: state, frame: frame, serial: serial)
    }
}
