/// A dictionary whose keys are strings, numbers or types that represent coding keys.
///
/// It is written without its own `encode(to:)`, in the order of its keys, so that the same dictionary always gives the
/// same document.
protocol KeyedDictionary {
    /// Writes the dictionary into a frame; returns false for a dictionary that Codable writes as an array.
    func write(to state: EncodingState, _ frame: FrameID) throws -> Bool
}

extension Dictionary: KeyedDictionary where Key: Encodable, Value: Encodable {
    func write(to state: EncodingState, _ frame: FrameID) throws -> Bool {
        guard let names else { return false }
        let place = state.openKeyed(frame)
        if let deferred = state.deferred { throw deferred }
        let areKeys = state.options.tolerances.contains(.plainOpenKeys)
        if areKeys, state.hasDynamicKeys {
            ValueEncoder(state: state, frame: frame).askPlacements(state.plan(of: Self.self), place)
        }
        let values = Array(self.values)
        let start = state.tape.count
        for name in names {
            let value = values[name.position]
            if state.options.dictionaryKeys == .entries {
                try state.putEntry(value, name.text, in: place)
            } else {
                let entry =
                    areKeys
                    ? state.keyEntry(name.text, frame, place) : state.vocabulary.dictionaryEntry(name.text)
                let count = state.tape.count
                if state.options.nils == .emptyElement, !holdsNil { try state.keepNil(value, entry, in: place) }
                if state.tape.isEmpty(since: count) { try state.put(value: value, entry, in: place) }
                // nil and an empty array write nothing, but the key has a value.
                guard state.tape.isEmpty(since: count) else { continue }
                if holdsNil {
                    let problem = EncodingProblem.refused(
                        "the key has no items, or is nil, and an element that says so would be read as one that is nil")
                    throw state.error(problem, value, place.index, entry)
                }
                try state.putNil(entry, in: place, keepingKey: true)
            }
        }
        if !areKeys, place.index != frame.index || !names.isEmpty && !state.isUntaken(frame) {
            state.reserve(names, of: frame, in: place, since: start)
        }
        return true
    }

    /// Whether an element that says nil is a value which is not nil, or an item of one.
    private var holdsNil: Bool { TypePlan.of(Value.self).saysNil || TypePlan.of(Value.self).core.hasOptionalItems }

    /// The names of the keys in order; nil if the keys have no names.
    private var names: [DictionaryName]? {
        var names: [DictionaryName] = []
        names.reserveCapacity(count)
        // A single cast instead of one for each key.
        if let texts = keys as? [String: Value].Keys {
            for text in texts { names.append(DictionaryName(text: text, number: nil, position: names.count)) }
            return names.sorted(once: <)
        }
        for key in keys {
            let position = names.count
            if let number = key as? Int {
                names.append(DictionaryName(text: "\(number)", number: number, position: position))
            } else if let representable = key as? any CodingKeyRepresentable {
                let key = representable.codingKey
                names.append(DictionaryName(text: key.stringValue, number: key.intValue, position: position))
            } else {
                return nil
            }
        }
        return names.sorted(once: <)
    }
}

/// The name of a dictionary key, and the position of its value.
private struct DictionaryName: Comparable {
    let text: String
    let number: Int?
    let position: Int

    /// Orders numbers by value, and strings by the standard order; strings that compare equal are ordered by their
    /// bytes.
    static func < (left: DictionaryName, right: DictionaryName) -> Bool {
        if let first = left.number, let second = right.number { return first < second }
        if left.text < right.text { return true }
        return left.text == right.text && left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }
}

extension EncodingState {
    /// Returns the entry of a dictionary key that is a key as any other, as the tolerances can say.
    fileprivate func keyEntry(_ name: String, _ frame: FrameID, _ place: FrameID) -> EntryID {
        guard frames.isLive(frame) else { return vocabulary.dictionaryEntry(name) }
        let table = table(XMLNameKey.self, owner: frames[frame.index].owner)
        return entry(XMLNameKey(name), table, place.index)
    }

    /// Reserves the names of a dictionary's elements: what other keys name is not the dictionary's.
    fileprivate func reserve(_ keys: [DictionaryName], of frame: FrameID, in place: FrameID, since start: Int32) {
        func names() -> [NameID] {
            if options.dictionaryKeys == .entries { return [vocabulary[vocabulary.plainEntry("entry", .element)].name] }
            return keys.map { vocabulary[vocabulary.dictionaryEntry($0.text)].name }
        }
        let taken = reserve(taken: names(), of: frame, since: start)
        if place.index != frame.index {
            var reserved = ReservedNames()
            reserved.takesRest = true
            for name in names() where taken[name] == nil { reserved.all.insert(name) }
            reserve(reserved, in: place.index, since: start) { name, isLater in
                .refused(
                    isLater
                        ? "<\(name)> after a dictionary without an element of its own would be read as its entry"
                        : "the key \"\(name)\" of a dictionary is the name of another element, which would be read instead"
                )
            }
        }
    }

    /// Writes `<entry key="name">value</entry>`.
    fileprivate func putEntry<V: Encodable>(_ value: V, _ name: String, in place: FrameID) throws {
        let plan = plan(of: V.self)
        let start = tape.count
        let new = try openEntry(value, plan, named: name, in: place)
        try fill(new, value, plan, since: start)
    }

    @inline(never)
    private func openEntry(_ value: Any, _ plan: EncodingPlanID, named name: String, in place: FrameID) throws -> Int32
    {
        try check(place, value)
        guard !stack.isLow else { throw stackError(value) }
        let key = vocabulary.dictionaryEntry(name)
        let component = vocabulary[key].component
        let new = push(
            .item, vocabulary.plainEntry("entry", .element), parent: place.index, component: component, owner: plan)
        do {
            try attempt(value, new) { () throws(EncodingProblem) in
                _ = try record(of: new)
                try write(name, [], vocabulary.plainEntry("key", .attribute), of: new)
            }
        } catch {
            close(new)
            throw error
        }
        return new
    }
}
