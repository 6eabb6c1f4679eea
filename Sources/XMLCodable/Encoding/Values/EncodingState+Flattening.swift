/// Values that are written into the element of the value around them.
extension EncodingState {
    /// Writes a value with keys into the element of the value around it.
    func put<T: Encodable>(flattened value: T, _ entry: EntryID, in place: FrameID) throws {
        try check(place, value)
        guard let inner = (value as? any FlattenedProperty)?.encodableValue else { return }
        try sharing(place, vocabulary[entry].component) { try write(flattened: inner, place) }
    }

    private func write<T: Encodable>(flattened value: T, _ place: FrameID) throws {
        if let value = (value as? any IndirectProperty)?.encodableValue { return try write(flattened: value, place) }
        let plan = plan(ofType: Swift.type(of: value as any Encodable))
        let type = TypePlan.of(T.self)
        guard type.core.hasKeys, !type.isNillable else {
            let way = type.core.mayBeChoice ? "; a choice has the key \"*\", without a wrapper" : ""
            throw error(.noText("only a type with keys can be flattened" + way), value, place.index)
        }
        guard !stack.isLow else { throw stackError(value) }
        try check(place, value)
        let outer = frames[place.index]
        frames[place.index].owner = plan
        frames[place.index].flags.insert(.isFlattened)
        defer {
            // The value may have finished the element.
            if frames.isLive(place) {
                frames[place.index].owner = outer.owner
                frames[place.index].shape = outer.shape
                frames[place.index].kind = outer.kind
                for flag in [Frame.Flags.isPayload, .isFlattened] where !outer.flags.contains(flag) {
                    frames[place.index].flags.remove(flag)
                }
            }
        }
        try write(value, plan, place)
    }

    /// Writes repeated groups of elements. All of them must begin with an element of one name, which tells them apart.
    func put<T: Encodable>(groups value: T, _ entry: EntryID, in place: FrameID) throws {
        try check(place, value)
        var first: NameID?
        let outer = (start: groupStart, place: groupPlace)
        defer { (groupStart, groupPlace) = (outer.start, outer.place) }
        try sharing(place, vocabulary[entry].component) {
            for (number, item) in ((value as? any GroupsProperty)?.encodableItems ?? []).enumerated() {
                try sharing(place, -2 &- Int32(truncatingIfNeeded: number)) { try write(group: item, place, &first) }
            }
        }
    }

    /// Refuses what takes its value from an element around it, as an item of groups has none of its own.
    func refuseInGroup(_ value: Any, _ entry: EntryID, _ place: FrameID) throws {
        let group = groupPlace
        if group.index >= 0, place.index == group.index, place.serial == group.serial {
            throw error(.notInGroup, value, place.index, entry)
        }
    }

    /// - Parameter first: The name of the element that begins each group; nil before the first group.
    private func write<T: Encodable>(group item: T, _ place: FrameID, _ first: inout NameID?) throws {
        let start = tape.count
        // What the paths of an item lead through is its own.
        (groupStart, groupPlace) = (start, place)
        let (element, count) = (frames.element(of: place.index), frames.count)
        try write(flattened: item, place)
        try check(place, item)
        closeGroup(in: element, from: count)
        let record = frames[frames.element(of: place.index)].record
        guard !tape.hasMarks(of: record, since: start) else { throw error(.notInGroup, item, place.index) }
        let names = tape.names(of: record, since: start)
        if first == nil { first = names.first }
        guard let first, names.first == first, !names.dropFirst().contains(first) else {
            throw error(.noGroup(first.map { vocabulary.names.string($0) }), item, place.index)
        }
    }
}
