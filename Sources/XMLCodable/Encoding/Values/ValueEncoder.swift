/// The encoder passed to a value's `encode(to:)`.
///
/// It fits into the three words of its existential, so it needs no allocation.
struct ValueEncoder: Encoder {
    let state: EncodingState
    let frame: FrameID

    var codingPath: [any CodingKey] { state.codingPath(frame) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        guard state.frames.isLive(frame) else {
            return state.container(type, state.table(type, owner: state.anyPlan), state.failed(.stale, -1))
        }
        let owner = state.frames[frame.index].owner
        if owner.flags.contains(.mayBeChoice), type is any XMLChoiceCodingKey.Type { state.markChoice(frame) }
        let opened = state.openKeyed(frame)
        let table = state.table(type, owner: owner)
        if state.hasDynamicKeys { askNodeStrategy(owner, opened) }
        return state.container(type, table, opened)
    }

    private func askNodeStrategy(_ owner: EncodingPlanID, _ frame: FrameID) {
        guard frame.index >= 0, let ask = state.options.nodes.custom, !state.hasAskedNodeStrategy(frame) else { return }
        // A strategy that asks its encoder for a container must not be called again for that.
        state.setNodeClosure(nil, frame)
        let closure = ask(state.plans[owner].type, ValueEncoder(state: state, frame: frame))
        state.setNodeClosure(closure, frame)
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedEncoding(state, state.openUnkeyed(frame)) }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleValueEncoding(state: state, frame: frame) }
}
