/// The life cycle of a frame: pushed, opened on the tape, and finished.
extension EncodingState {
    @inline(__always)
    func push(
        _ kind: Frame.Kind, _ entry: EntryID, parent: Int32, component: Int32, owner: EncodingPlanID
    ) -> Int32 {
        let isCData = vocabulary[entry].flags.contains(.isCData)
        return frames.push(kind, entry, isCData: isCData, parent: parent, component: component, owner: owner)
    }

    /// Opens the root.
    func openRoot(_ entry: EntryID, owner: EncodingPlanID) {
        let index = push(.item, entry, parent: -1, component: -1, owner: owner)
        frames[index].open(
            tape.append(element: vocabulary[entry].name, in: -1, frame: index), 1,
            depthLimit <= 1 ? .isElement | .isGuarded : .isElement)
        use(entry, in: index)
        guard vocabulary.names[vocabulary[entry].name].namespace == OutputName.noNamespace,
            !vocabulary.prefixes.defaultNamespace.isEmpty
        else { return }
        // The default namespace of the document is declared further inside.
        namespaces.hasOtherDefault = true
        namespaces.declare("", -1, "", in: frames.id(index))
    }

    /// Appends the element of a frame to its parent.
    @inline(__always)
    func open(_ index: Int32) throws(EncodingProblem) {
        let frame = frames[index]
        let parent = try record(of: frame.parent)
        let depth = frames[frame.parent].depth &+ 1
        guard depth <= depthLimit else { throw .tooDeep(Int(depthLimit)) }
        let entry = vocabulary[frame.entry]
        frames[index].open(
            tape.append(element: entry.name, in: parent, frame: index), depth,
            depth == depthLimit ? .isElement | .isGuarded : .isElement)
        if entry.prefix >= 0 { use(frame.entry, in: index) }
    }

    /// Opens a frame without tags.
    func openRun(_ index: Int32) throws(EncodingProblem) {
        let parent = try record(of: frames[index].parent)
        let depth = frames[frames[index].parent].depth
        // At the depth limit, the items of a run are one level too deep.
        frames[index].open(tape.appendList(in: parent, frame: index), depth, depth >= depthLimit ? .isGuarded : .none)
    }

    /// Returns the element or list of a frame on the tape, after opening the frame if necessary.
    @inline(__always)
    func record(of index: Int32) throws(EncodingProblem) -> Int32 {
        if frames[index].state != .open { try openLate(index) }
        return frames[index].record
    }

    @inline(never)
    private func openLate(_ index: Int32) throws(EncodingProblem) {
        if frames[index].state == .waiting {
            frames[index].flags.remove(.isGuarded)
            try openRun(index)
        } else {
            if frames[index].kind == .undecided { frames[index].kind = .item }
            try open(index)
        }
    }

    /// Marks the prefix of a name as used in an element.
    @inline(never)
    func use(_ id: EntryID, in index: Int32) {
        let entry = vocabulary[id]
        guard entry.prefix >= 0 else { return }
        let bit = namespaces.use(vocabulary.names[entry.name], isModels: !entry.flags.contains(.isOpen), tape.count - 1)
        frames[index].prefixes.used |= bit
    }

    // MARK: - Finishing

    /// Finishes a value's frame.
    @inline(__always)
    func finish<T>(_ index: Int32, _ value: T) throws {
        let frame = frames[index]
        if !frame.flags.isDisjoint(with: .isShared | .needsName | .reservesNames | .isIndexed) {
            try finishSlowly(index, value)
        } else if frame.state != .pending {
            close(index)
        } else if frame.flags.contains(.isDone), frames.count == index &+ 1 {
            if frame.prefixes.used != 0, frame.parent >= 0 { frames[frame.parent].prefixes.used |= frame.prefixes.used }
            frames.truncate(to: index)
        } else {
            try finishSlowly(index, value)
        }
        if hasFailed, let deferred { throw deferred }
    }

    @inline(never)
    private func finishSlowly(_ index: Int32, _ value: Any) throws {
        let frame = frames[index]
        if frame.flags.contains(.reservesNames), let error = reservedError(value, in: index) { throw error }
        let isAsked = frame.flags.contains(.isDone) || frame.state != .pending
        var problem: EncodingProblem?
        if frame.kind == .attribute, !isAsked {
            problem = .notOneScalar("a value that writes nothing")
        } else if frame.flags.contains(.isShared), frame.shape == .unkeyed, !frame.flags.contains(.isDone) {
            problem = .sharedArray(vocabulary.string(frame.entry), 0)
        } else if frame.flags.contains(.isIndexed), frame.shape == .unkeyed, tape.hasSeveral(in: frame.record) {
            problem = .refused("an array of several elements cannot be written under a key with the index of one")
        } else if frame.flags.contains(.needsName) {
            problem = .noName
            if frame.record >= 0 { tape.remove(frame.record) }
        } else if frame.kind < .step, !isAsked {
            do throws(EncodingProblem) { try open(index) } catch { problem = error }
        } else if !isAsked, frame.shape == .none, isOneOfSeveral(frame) {
            problem = frame.kind == .text ? .noText("a value that writes nothing has no text") : .noName
        } else if frame.kind == .text, frame.flags.contains(.isShared), !isAsked {
            do throws(EncodingProblem) { _ = try record(of: frame.parent) } catch { problem = error }
        }
        if let problem { throw error(problem, value, index) }
        close(index)
    }

    /// Finishes a frame permanently, together with all later frames that belong to it.
    @inline(__always)
    func close(_ index: Int32) {
        guard frames.count == index &+ 1 else { return closeAll(index) }
        let frame = frames[index]
        if frame.parent >= 0 { frames[frame.parent].prefixes.used |= frame.prefixes.undeclared }
        if frame.record >= 0 { tape.close(frame.record) }
        frames.truncate(to: index)
    }

    @inline(never)
    private func closeAll(_ index: Int32) {
        // Frames that belong to elements lower in the stack were pushed by an outer container and are kept.
        if frames.ownsAll(above: index) { return closeAll(from: index) }
        for other in frames.indices(from: index) where frames.isWithin(other, index) { end(other) }
    }

    /// Finishes all frames from an index on, last first.
    func closeAll(from index: Int32) {
        for other in frames.indices(from: index) { end(other) }
        frames.truncate(to: index)
    }

    /// Finishes the frames from an index on that the keys of a run left in an element, such as the steps of paths.
    func closeRun(in element: Int32, from index: Int32) {
        frames.unlinkSteps(of: element, from: index)
        closeAll(from: index)
    }

    private func end(_ index: Int32) {
        let frame = frames[index]
        // A super encoder that was never written to is an empty element.
        let isUnused = frame.flags.contains(.isLasting) && !frame.flags.contains(.isDone) && frame.kind < .step
        if frame.state == .pending, isUnused { try? open(index) }
        if frame.flags.contains(.isPayload), isOmitted(frame) {
            _ = failed(frame.kind == .text ? .nilText : .nilElement, index)
        }
        if frame.flags.contains(.reservesNames), let error = reservedError(plans[frame.owner].type, in: index) {
            fail(error)
        }
        if frame.parent >= 0 { frames[frame.parent].prefixes.used |= frames[index].prefixes.undeclared }
        if frames[index].record >= 0 { tape.close(frames[index].record) }
        frames[index].serial = 0
    }

    /// Whether the value of a case is nil, and so was not encoded, although nothing else shows that the case is there.
    private func isOmitted(_ frame: Frame) -> Bool {
        frame.state == .pending && frame.shape == .none && isOneOfSeveral(frame)
            && frame.owner.number == frames[frame.parent].owner.number
    }

    /// Drops what a value wrote before it threw, and its frame.
    ///
    /// - Parameter start: The number of records on the tape when the frame was pushed.
    @inline(never)
    func abandon(_ index: Int32, since start: Int32) {
        guard index < frames.count else { return }
        let frame = frames[index]
        // A white run could have been told from indentation by the text before it.
        if frame.kind.isAlias { frames[frames.element(of: index)].flags.remove(.hasRuns) }
        if drop(since: start, from: index) { return }
        if frame.record >= start {
            tape.remove(frame.record)
        } else if frame.kind >= .step {
            refuse(plans[frame.owner].type, index, since: start)
        }
        for other in index..<frames.count where frames.isWithin(other, index) {
            frames[other].flags.remove(.reservesNames)
        }
        close(index)
    }

    /// Calls `body`, which writes a value without a frame of its own; if it throws, it must have left nothing.
    @inline(__always)
    func leavingNothing<T>(
        of value: T, in place: FrameID, since start: Int32? = nil, _ body: () throws -> Void
    ) throws {
        let start = start ?? tape.count
        do { try body() } catch {
            if frames.isLive(place) { refuse(value, place.index, since: start) }
            throw error
        }
    }

    /// Drops the last records and frames as if there had never been any, unless some of them belong to other values.
    private func drop(since start: Int32, from first: Int32) -> Bool {
        // Values inside have dropped theirs.
        let start = min(start, tape.count)
        guard frames.ownsAll(above: first) else { return false }
        for index in start..<tape.count {
            let (place, own) = (opener(of: tape[index].parent), opener(of: index))
            if place >= first || place < 0 && tape[index].parent >= start { continue }
            // The element of the value, or a step or list around it that was opened for it.
            guard own >= 0, frames.isWithin(first, own) else { return false }
        }
        for index in start..<tape.count {
            let frame = opener(of: index)
            if frame >= 0, frame < first { unopen(frame) }
        }
        tape.truncate(to: start)
        namespaces.forget(since: start)
        forgetReserved(since: start)
        frames.truncate(to: first)
        return true
    }

    /// The frame that opened a record and has not finished; negative for none.
    private func opener(of record: Int32) -> Int32 {
        guard record >= 0 else { return -1 }
        let frame = tape[record].frame
        return frame >= 0 && frame < frames.count && frames[frame].record == record ? frame : -1
    }

    private func unopen(_ index: Int32) {
        frames[index].record = -1
        frames[index].depth = 0
        frames[index].prefixes = Frame.Prefixes()
        frames[index].flags.remove(.isElement | .hasText | .hasRuns | .isGuarded)
        frames[index].state = .pending
        if frames[index].shape == .unkeyed, !frames[index].kind.isItem { wait(index) }
    }
}
