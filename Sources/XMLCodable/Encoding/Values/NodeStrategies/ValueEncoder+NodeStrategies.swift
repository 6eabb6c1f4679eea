extension ValueEncoder {
    /// Asks a node strategy about the keys of a value, once.
    func askPlacements(_ owner: EncodingPlanID, _ frame: FrameID) {
        guard frame.index >= 0, let ask = state.options.nodes.custom, !state.hasAskedNodeStrategy(frame) else { return }
        // A strategy that asks its encoder for a container must not be called again for that.
        state.setPlacements(nil, frame)
        let closure = ask(askedType(owner, frame), ValueEncoder(state: state, frame: frame))
        state.setPlacements(closure, frame)
    }

    /// Returns the type with which a node strategy is asked about the value of a frame.
    private func askedType(_ owner: EncodingPlanID, _ frame: FrameID) -> any Encodable.Type {
        guard state.options.tolerances.contains(.asksWithCollections) else { return state.plans[owner].type }
        var place = frame.index
        while state.frames[place].isAtIndex, state.frames[place].parent >= 0 { place = state.frames[place].parent }
        return state.plans[place == frame.index ? owner : state.frames[place].owner].type
    }
}
