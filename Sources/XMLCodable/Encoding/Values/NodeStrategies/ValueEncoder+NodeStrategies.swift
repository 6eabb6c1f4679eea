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
        var place = frame.index
        if state.options.tolerances.contains(.asksWithCollections) {
            while state.frames[place].isAtIndex, state.frames[place].parent >= 0 { place = state.frames[place].parent }
        }
        // A type that needs a configuration may be no other.
        let type = state.plans[place == frame.index ? owner : state.frames[place].owner].type
        return type as? any Encodable.Type ?? String.self
    }
}
