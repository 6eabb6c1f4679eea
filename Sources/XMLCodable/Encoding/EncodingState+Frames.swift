/// The life cycle of a value's frame: created, asked for containers and finished.
extension EncodingState {
    /// Creates a pending frame for the value of a key.
    @inline(__always)
    func pushValue<T>(
        _ value: T, _ owner: UnsafeMutablePointer<EncodingPlan>, _ entry: Entry, _ index: Int32, _ serial: Int32
    ) throws -> Int32 {
        let core = core
        guard !core.pointee.stack.isLow else { throw stackError(value, index, entry) }
        if core.pointee.isLive(index, serial), entry.pointee.short == KeyEntry.Kind.element,
            core.pointee.frame(index).pointee.flagBits & Frame.Flags.hasPaths.rawValue == 0, !core.pointee.hasFailed
        {
            return core.pointee.push(
                Frame.Kind.element, entry, parent: index, component: entry.pointee.component, owner: owner)
        }
        return try pushSlowly(value, owner, entry, index, serial)
    }

    @inline(never)
    private func stackError(_ value: Any, _ index: Int32, _ entry: Entry?) -> EncodingError {
        // The path to a place this deep would be just as long, so it is omitted.
        EncodingError(.stackIsLow, value: value, codingPath: [], elementPath: "")
    }

    @inline(never)
    private func pushSlowly(
        _ value: Any, _ owner: UnsafeMutablePointer<EncodingPlan>, _ entry: Entry, _ index: Int32, _ serial: Int32
    ) throws -> Int32 {
        try check(index, serial, value)
        if entry.pointee.kind == KeyEntry.Kind.rest { noteNaming(value, owner) }
        do throws(EncodingProblem) {
            return try pushFrame(owner, entry, index)
        } catch {
            throw self.error(error, value, index, entry)
        }
    }

    /// Pushes a pending frame at the place that the entry specifies, in the element of a live frame.
    func pushFrame(
        _ owner: UnsafeMutablePointer<EncodingPlan>, _ entry: Entry, _ index: Int32
    ) throws(EncodingProblem) -> Int32 {
        guard entry.pointee.kind != KeyEntry.Kind.bad else { throw .badKey(entry.pointee.problem) }
        var parent = try resolve(entry, index)
        let kind: UInt8
        var isShared = false
        switch entry.pointee.kind {
        case KeyEntry.Kind.attribute: kind = Frame.Kind.attribute
        case KeyEntry.Kind.text: kind = Frame.Kind.text
        case KeyEntry.Kind.rest: kind = Frame.Kind.rest
        default:
            if let shared = meeting(entry, parent) {
                parent = shared
                kind = Frame.Kind.text
                isShared = true
            } else {
                kind = Frame.Kind.element
            }
        }
        let new = core.pointee.push(kind, entry, parent: parent, component: entry.pointee.component, owner: owner)
        if isShared { core.pointee.frame(new).pointee.flags.insert(.isShared) }
        return new
    }

    /// Creates a pending frame for an item of an array.
    @inline(__always)
    func pushItem<T>(
        _ value: T, _ owner: UnsafeMutablePointer<EncodingPlan>, _ index: Int32, _ serial: Int32, _ position: Int
    ) throws -> Int32 {
        let core = core
        guard !core.pointee.stack.isLow else { throw stackError(value, index, nil) }
        if !core.pointee.isLive(index, serial) || core.pointee.hasFailed { try check(index, serial, value) }
        let component = -2 &- Int32(truncatingIfNeeded: position)
        let kind = core.pointee.frame(index).pointee.kind
        if kind < Frame.Kind.attribute {
            var isInline = false
            if owner.pointee.mayBeChoice, kind == Frame.Kind.item {
                isInline = isChoice(value, owner)
                // The value may have encoded itself to find that out, and its code may have done anything.
                try check(index, serial, value)
            }
            return core.pointee.push(
                isInline ? Frame.Kind.rest : Frame.Kind.item, core.pointee.frame(index).pointee.entry, parent: index,
                component: component, owner: owner)
        }
        do throws(EncodingProblem) { try claimShared(index) } catch {
            throw self.error(error, value, index, index: position)
        }
        if kind == Frame.Kind.rest { noteNaming(value, owner) }
        return core.pointee.push(
            kind, core.pointee.frame(index).pointee.entry, parent: index, component: component, owner: owner)
    }

    /// Finishes a value's frame.
    @inline(__always)
    func finish<T>(_ index: Int32, _ value: T) throws {
        let frame = core.pointee.frame(index)
        if frame.pointee.flagBits & Frame.Flags.isShared.rawValue != 0 {
            try finishSlowly(index, value)
        } else if frame.pointee.state != Frame.State.pending {
            core.pointee.finish(index)
        } else if frame.pointee.flagBits & Frame.Flags.isDone.rawValue != 0,
            core.pointee.frames.count == Int(index) &+ 1
        {
            core.pointee.frames.truncate(to: Int(index))
        } else {
            try finishSlowly(index, value)
        }
        if core.pointee.hasFailed, let deferred { throw deferred }
    }

    @inline(never)
    private func finishSlowly(_ index: Int32, _ value: Any) throws {
        let frame = core.pointee.frame(index)
        let isAsked = frame.pointee.flags.contains(.isDone) || frame.pointee.state != Frame.State.pending
        var problem: EncodingProblem?
        if frame.pointee.kind == Frame.Kind.attribute, !isAsked {
            problem = .notOneScalar("a value that writes nothing")
        } else if frame.pointee.flags.contains(.isShared), frame.pointee.shape == Frame.Shape.unkeyed,
            !frame.pointee.flags.contains(.isDone)
        {
            problem = .sharedArray(frame.pointee.entry.pointee.name.pointee.string, 0)
        } else if frame.pointee.kind <= Frame.Kind.item, !isAsked {
            do throws(EncodingProblem) { try core.pointee.open(index) } catch { problem = error }
        } else if frame.pointee.kind == Frame.Kind.text, frame.pointee.flags.contains(.isShared), !isAsked {
            do throws(EncodingProblem) { try core.pointee.makeCurrent(frame.pointee.parent) } catch { problem = error }
        }
        let error = problem.map { self.error($0, value, index) }
        core.pointee.finish(index)
        if let error { throw error }
    }

    // MARK: - Requests

    /// A frame and its serial number; if the request failed, a number that no frame has.
    struct Handle {
        let frame: Int32
        let serial: Int32

        static let dead = Handle(frame: -1, serial: -1)
    }

    /// Opens the element for a keyed container of a frame.
    @inline(__always)
    func openKeyed(_ index: Int32, _ serial: Int32) -> Handle {
        let core = core
        if core.pointee.isLive(index, serial) {
            let frame = core.pointee.frame(index)
            let isNew =
                frame.pointee.state == Frame.State.pending && frame.pointee.kind <= Frame.Kind.item
                && frame.pointee.shape == Frame.Shape.none
            if isNew {
                frame.pointee.shape = Frame.Shape.keyed
                do throws(EncodingProblem) { try core.pointee.open(index) } catch { return failed(error, index) }
                return Handle(frame: index, serial: serial)
            }
        }
        return openKeyedSlowly(index, serial)
    }

    @inline(never)
    private func openKeyedSlowly(_ index: Int32, _ serial: Int32) -> Handle {
        guard core.pointee.isLive(index, serial) else { return failed(.stale, -1) }
        let frame = core.pointee.frame(index)
        guard frame.pointee.kind != Frame.Kind.attribute else {
            return failed(.notOneScalar("a value with keys"), index)
        }
        let isFree = frame.pointee.shape == Frame.Shape.none && !frame.pointee.flags.contains(.isDone)
        guard isFree || frame.pointee.shape == Frame.Shape.keyed else { return failed(.mixedRequests, index) }
        frame.pointee.shape = Frame.Shape.keyed
        do throws(EncodingProblem) {
            switch frame.pointee.kind {
            case Frame.Kind.text, Frame.Kind.rest:
                if frame.pointee.owner.pointee.mayBeChoice { return try openInline(index) }
                if frame.pointee.kind == Frame.Kind.rest, frame.pointee.owner.pointee.namesElement == true {
                    return try openNamed(index)
                }
                frame.pointee.flags.insert(.isDone)
                let place = element(of: frame.pointee.parent)
                if core.pointee.frame(place).pointee.state == Frame.State.pending {
                    try core.pointee.makeCurrent(place)
                }
                return Handle(frame: place, serial: core.pointee.frame(place).pointee.serial)
            default:
                if frame.pointee.state == Frame.State.pending { try core.pointee.open(index) }
                return Handle(frame: index, serial: serial)
            }
        } catch {
            return failed(error, index)
        }
    }

    /// Opens the frame for the items of an unkeyed container.
    @inline(__always)
    func openUnkeyed(_ index: Int32, _ serial: Int32) -> Handle {
        guard core.pointee.isLive(index, serial) else { return failed(.stale, -1) }
        let frame = core.pointee.frame(index)
        let isFree = frame.pointee.shape == Frame.Shape.none && !frame.pointee.flags.contains(.isDone)
        guard isFree || frame.pointee.shape == Frame.Shape.unkeyed else { return failed(.mixedRequests, index) }
        guard isFree else { return Handle(frame: index, serial: serial) }
        frame.pointee.shape = Frame.Shape.unkeyed
        do throws(EncodingProblem) {
            switch frame.pointee.kind {
            case Frame.Kind.attribute: throw .notOneScalar("an array")
            case Frame.Kind.element:
                frame.pointee.entry = item(frame.pointee.entry)
                // The steps of a path are not written for an array that may be empty.
                if core.pointee.frame(frame.pointee.parent).pointee.state == Frame.State.pending {
                    frame.pointee.flags.insert(.isGuarded)
                    frame.pointee.state = Frame.State.waiting
                } else {
                    try core.pointee.openRun(index)
                }
            case Frame.Kind.text, Frame.Kind.rest:
                frame.pointee.flags.insert(.isGuarded)
                frame.pointee.state = Frame.State.waiting
            default:
                if frame.pointee.state == Frame.State.pending { try core.pointee.open(index) }
                frame.pointee.entry = item(frame.pointee.entry)
            }
            return Handle(frame: index, serial: serial)
        } catch {
            return failed(error, index)
        }
    }

    /// Records the problem of a request, which cannot throw.
    func failed(_ problem: EncodingProblem, _ index: Int32) -> Handle {
        let subject: Any = index >= 0 ? core.pointee.frame(index).pointee.owner.pointee.type : Any.self
        fail(error(problem, subject, index))
        return .dead
    }

    // MARK: - Nested containers and super encoders

    /// Pushes a frame under a key that may be written to until the element is finished.
    func pushLasting(_ entry: Entry, _ index: Int32, _ serial: Int32) -> Handle {
        guard core.pointee.isLive(index, serial) else { return failed(.stale, -1) }
        let owner = core.pointee.frame(index).pointee.owner
        let all: [Entry] =
            entry.pointee.kind == KeyEntry.Kind.both
            ? [variant(entry, .element)] : [entry]
        do throws(EncodingProblem) {
            var new = index
            for entry in all { new = try pushFrame(owner, entry, index) }
            core.pointee.frame(new).pointee.flags.insert(.isLasting)
            return Handle(frame: new, serial: core.pointee.frame(new).pointee.serial)
        } catch {
            fail(self.error(error, owner.pointee.type, index, entry))
            return .dead
        }
    }

    /// Pushes such a frame for an item of an array.
    func pushLastingItem(_ index: Int32, _ serial: Int32, _ position: Int) -> Handle {
        guard core.pointee.isLive(index, serial) else { return failed(.stale, -1) }
        let owner = core.pointee.frame(index).pointee.owner
        do {
            let new = try pushItem(owner.pointee.type, owner, index, serial, position)
            core.pointee.frame(new).pointee.flags.insert(.isLasting)
            return Handle(frame: new, serial: core.pointee.frame(new).pointee.serial)
        } catch {
            fail(error)
            return .dead
        }
    }

    /// Reserves the current place in the document for a pending frame, so that its later output appears here.
    func reservePlace(for handle: Handle) -> Handle {
        guard handle.frame >= 0 else { return handle }
        let pending = core.pointee.frame(handle.frame).pointee
        guard pending.kind <= Frame.Kind.item else { return handle }
        do throws(EncodingProblem) {
            // The pushed frame becomes the reserved place, and a second one takes over its role.
            let place = core.pointee.frame(handle.frame)
            place.pointee.component = -1
            let owner = pending.owner
            try core.pointee.openRun(handle.frame)
            let new = core.pointee.push(
                pending.kind, pending.entry, parent: handle.frame, component: pending.component, owner: owner)
            core.pointee.frame(new).pointee.flags.insert(.isLasting)
            return Handle(frame: new, serial: core.pointee.frame(new).pointee.serial)
        } catch {
            return failed(error, handle.frame)
        }
    }
}
