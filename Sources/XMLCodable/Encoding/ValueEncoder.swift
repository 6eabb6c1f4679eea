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
        let isLive = core.pointee.isLive(frame, serial)
        let owner = isLive ? core.pointee.frame(frame).pointee.owner : state.anyPlan
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
