/// Values that are written into the element of the value around them.
extension EncodingState {
    /// Writes a value with keys into the element of the value around it.
    func put<T: Encodable>(flattened value: T, in place: FrameID) throws {
        try check(place, value)
        guard let inner = (value as? any FlattenedProperty)?.encodableValue else { return }
        try write(flattened: inner, place)
    }

    private func write<T: Encodable>(flattened value: T, _ place: FrameID) throws {
        let plan = plan(ofType: Swift.type(of: value as any Encodable))
        guard TypePlan.of(T.self).core.hasKeys else {
            throw error(.noText("only a type with keys can be flattened"), value, place.index)
        }
        guard !stack.isLow else { throw stackError(value) }
        try check(place, value)
        let outer = frames[place.index]
        frames[place.index].owner = plan
        defer {
            // The value may have finished the element.
            if frames.isLive(place) {
                frames[place.index].owner = outer.owner
                frames[place.index].shape = outer.shape
                frames[place.index].kind = outer.kind
                if !outer.flags.contains(.isPayload) { frames[place.index].flags.remove(.isPayload) }
            }
        }
        try write(value, plan, place)
    }

    /// Writes repeated groups of elements. All of them must begin with an element of one name, which tells them apart.
    func put<T: Encodable>(groups value: T, in place: FrameID) throws {
        try check(place, value)
        var first: NameID?
        let outerStart = groupStart
        defer { groupStart = outerStart }
        for item in (value as? any GroupsProperty)?.encodableItems ?? [] {
            let start = tape.count
            // What the paths of an item lead through is its own.
            groupStart = start
            let (element, count) = (frames.element(of: place.index), frames.count)
            try write(flattened: item, place)
            try check(place, value)
            closeGroup(in: element, from: count)
            let names = tape.names(of: frames[frames.element(of: place.index)].record, since: start)
            if first == nil { first = names.first }
            guard let first, names.first == first, !names.dropFirst().contains(first) else {
                throw error(.noGroup(first.map { vocabulary.names.string($0) }), item, place.index)
            }
        }
    }
}
