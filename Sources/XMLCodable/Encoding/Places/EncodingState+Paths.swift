/// Keys that are paths. Their steps are elements shared by all keys of one element.
extension EncodingState {
    /// Returns the frame that the steps of a key lead to.
    @inline(__always)
    func resolve(_ entry: EntryID, _ index: Int32) throws(EncodingProblem) -> Int32 {
        guard vocabulary[entry].flags.contains(.isPath) else { return index }
        return try walk(entry, index)
    }

    private func walk(_ entry: EntryID, _ index: Int32) throws(EncodingProblem) -> Int32 {
        let detail = vocabulary.detail(entry)
        guard vocabulary[entry].kind != .bad else { throw .badKey(detail.problem) }
        var place = frames.element(of: index)
        for (number, step) in detail.steps.enumerated() {
            place = try self.place(of: step, in: place)
            if number < detail.indices.count, detail.indices[number] > 0 {
                place = try self.place(of: step, detail.indices[number], after: place)
            }
        }
        if let last = detail.lastIndex { try checkIndex(last, vocabulary[entry].name, in: place) }
        return place
    }

    /// Returns the frame of a step, which is the first element with its name.
    private func place(of step: EntryID, in place: Int32) throws(EncodingProblem) -> Int32 {
        if let known = self.step(vocabulary[step].name, in: place) { return known }
        let found = try adopt(step, in: place)
        return found ?? addStep(step, in: place)
    }

    /// Returns the frame of a step with an index. The elements before it are written, even if they stay empty.
    ///
    /// - Parameter first: The frame of the first element with the name.
    private func place(
        of step: EntryID, _ index: Int32, after first: Int32
    ) throws(EncodingProblem) -> Int32 {
        let name = vocabulary[step].name
        if let known = frames.step(index, after: first) { return known }
        let place = frames[first].parent
        var (last, count) = frames.lastStep(after: first)
        while count < index {
            // Another element of the name would be between them.
            let after = try record(of: last) + 1
            guard tape.count(of: name, in: frames[place].record, since: after) == 0 else {
                throw .ambiguousStep(vocabulary.string(step))
            }
            last = addStep(step, in: place, after: last)
            count += 1
            frames.add(step: last, count, after: first)
        }
        _ = try record(of: last)
        return last
    }

    /// Throws an error unless as many elements with a name were written as an index says.
    private func checkIndex(_ index: Int32, _ name: NameID, in place: Int32) throws(EncodingProblem) {
        if index == 0, step(name, in: place) != nil { return }
        let record = frames[place].state == .open ? frames[place].record : -1
        let count = record < 0 ? 0 : tape.count(of: name, in: record, since: run.start)
        guard count != index else { return }
        throw .badKey(
            "the index \(index) is that of another element, since \(count) of its name have been written before it")
    }

    @inline(__always)
    func isPath(_ entry: EntryID) -> Bool { vocabulary[entry].flags.contains(.isPath) }

    /// Writes the elements that a path leads through for an Optional collection without items: they distinguish it from
    /// nil.
    @inline(never)
    func openSteps<T>(_ entry: EntryID, in place: FrameID, forEmpty value: T) throws {
        let kind = vocabulary[entry].kind
        let plan = TypePlan.of(T.self)
        guard kind == .element || kind == .rest, plan.placement != .attribute, !plan.core.role.isScalar,
            Self.isEmptyList(value)
        else { return }
        _ = try attempt(value, in: place, entry) { () throws(EncodingProblem) in
            try record(of: try resolve(entry, place.index))
        }
    }

    /// Returns whether a value is a collection without items, or a property wrapper around an Optional one.
    private static func isEmptyList(_ value: Any) -> Bool {
        guard let wrapper = value as? any XMLPropertyWrapper else {
            return (value as? any Collection)?.isEmpty ?? false
        }
        let inner = wrapper.wrappedValue as Any
        return (inner is any OptionalType || inner is any XMLPropertyWrapper) && isEmptyList(inner)
    }

    /// Returns the step of a path that has the name of a plain key, so that both share an element; nil if there is
    /// none.
    @inline(__always)
    func meeting(_ entry: KeyEntry, _ place: Int32) -> Int32? {
        guard frames[place].flags.contains(.hasPaths), !entry.flags.contains(.isFurther) else { return nil }
        return step(entry.name, in: place)
    }

    private func step(_ name: NameID, in place: Int32) -> Int32? {
        if frames[place].flags.contains(.hasManySteps) {
            return frames.step(name, in: place).flatMap { self.name(ofStep: $0) == name ? $0 : nil }
        }
        var index = frames[place].firstStep
        while index >= 0 {
            if self.name(ofStep: index) == name { return index }
            index = frames[index].nextStep
        }
        return nil
    }

    private func name(ofStep index: Int32) -> NameID { vocabulary[frames[index].entry].name }

    /// - Parameter previous: The step of the same name before it; negative for none.
    private func addStep(_ step: EntryID, in place: Int32, after previous: Int32 = -1) -> Int32 {
        let index = push(.step, step, parent: place, component: -1, owner: frames[place].owner)
        frames[index].flags.insert(.isLasting)
        frames.link(step: index, in: place, after: previous)
        // Keys without an index mean the first one; further ones only count.
        if previous < 0 || !frames[place].flags.contains(.hasManySteps) { noteName(ofStep: index) }
        return index
    }

    /// Notes the name of a new or renamed step, if its element has more than a few.
    func noteName(ofStep index: Int32) {
        let place = frames[index].parent
        if frames[place].flags.contains(.hasManySteps) {
            frames.add(step: index, name(ofStep: index), in: place)
            return
        }
        let steps = frames.steps(of: place)
        guard steps.count > 8 else { return }
        frames[place].flags.insert(.hasManySteps)
        // Of several steps with one name, the first one counts.
        for step in steps.reversed() { frames.add(step: step, name(ofStep: step), in: place) }
    }

    /// Looks for an element that a plain key wrote before the path was used, and makes it a step.
    private func adopt(_ step: EntryID, in place: Int32) throws(EncodingProblem) -> Int32? {
        let element = frames[place].record
        guard frames[place].state != .pending, element >= 0 else { return nil }
        let found: Int32
        switch tape.children(of: element, named: vocabulary[step].name, since: run.start) {
        case .none: return nil
        case .several: throw .ambiguousStep(vocabulary.string(step))
        case .one(let record): found = record
        }
        // A nested container may still write to the element; its frame knows what the element has.
        let live = tape[found].frame
        if live > place, live < frames.count, frames[live].serial != 0, frames[live].record == found {
            if frames[live].state == .open { return live }
            // A single value in progress: if it throws, the element stays, since the path leads through it.
            frames[live].record = -1
        }
        tape.open(leaf: found)
        let index = addStep(step, in: place)
        frames[index].state = .open
        frames[index].record = found
        tape.note(frame: index, of: found)
        frames[index].depth = frames[place].depth + 1
        frames[index].flags.insert(.isElement | .isGuarded)
        tape.forEachMark(of: found) { record in
            if record.kind == .text {
                frames[index].flags.insert(.hasText)
            } else {
                note(attribute: record.name, of: index)
            }
        }
        return index
    }

    private func note(attribute name: NameID, of index: Int32) {
        _ = frames.add(attribute: vocabulary.names[name].number, to: index)
    }

    /// Ensures that an array whose element is shared with a path has at most one item.
    func claimShared(_ index: Int32) throws(EncodingProblem) {
        guard frames[index].flags.contains(.isShared) else { return }
        if frames[index].flags.contains(.isDone) {
            throw .sharedArray(vocabulary.string(frames[index].entry), nil)
        }
        frames[index].flags.insert(.isDone)
    }
}
