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
        for step in detail.steps {
            let name = vocabulary[step].name
            if let known = self.step(name, in: place) {
                place = known
            } else {
                let found = try adopt(step, in: place)
                place = found ?? addStep(step, in: place)
            }
        }
        return place
    }

    /// Returns the step of a path that has the name of a plain key, so that both share an element; nil if there is
    /// none.
    @inline(__always)
    func meeting(_ name: NameID, _ place: Int32) -> Int32? {
        guard frames[place].flags.contains(.hasPaths) else { return nil }
        return step(name, in: place)
    }

    private func step(_ name: NameID, in place: Int32) -> Int32? {
        var index = frames[place].firstStep
        while index >= 0 {
            let frame = frames[index]
            if vocabulary[frame.entry].name == name { return index }
            index = frame.nextStep
        }
        return nil
    }

    private func addStep(_ step: EntryID, in place: Int32) -> Int32 {
        let index = push(.step, step, parent: place, component: -1, owner: frames[place].owner)
        frames[index].flags.insert(.isLasting)
        frames[index].nextStep = frames[place].firstStep
        frames[place].firstStep = index
        frames[place].flags.insert(.hasPaths)
        return index
    }

    /// Looks for an element that a plain key wrote before the path was used, and makes it a step.
    private func adopt(_ step: EntryID, in place: Int32) throws(EncodingProblem) -> Int32? {
        let element = frames[place].record
        guard frames[place].state != .pending, element >= 0 else { return nil }
        let name = vocabulary[step].name
        let matches = tape.content(of: element).filter { record in
            let record = tape[record]
            return record.name == name && (record.kind == .leaf || record.kind == .element)
        }
        guard let found = matches.first else { return nil }
        guard matches.count == 1 else { throw .ambiguousStep(vocabulary.string(step)) }
        // A nested container may still write to the element; its frame knows what the element has.
        for live in place + 1..<max(place + 1, frames.count) where frames[live].serial != 0 {
            guard frames[live].record == found else { continue }
            if frames[live].state == .open { return live }
            // A single value in progress: if it throws, the element stays, since the path leads through it.
            frames[live].record = -1
        }
        tape.open(leaf: found)
        let index = addStep(step, in: place)
        frames[index].state = .open
        frames[index].record = found
        frames[index].depth = frames[place].depth + 1
        frames[index].flags.insert(.isElement | .isGuarded)
        for record in tape.content(of: found) {
            switch tape[record].kind {
            case .text: frames[index].flags.insert(.hasText)
            case .attribute: note(attribute: tape[record].name, of: index)
            default: break
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
