/// What values ask for: the place of a key or an item, and containers for a place.
extension EncodingState {
    /// Creates a pending frame for the value of a key.
    @inline(__always)
    func pushValue<T>(
        _ value: T, _ owner: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws -> Int32 {
        guard !stack.isLow else { throw stackError(value) }
        let key = vocabulary[entry]
        if frames.isLive(place), key.short == .element, !frames[place.index].flags.contains(.hasPaths), !hasFailed {
            return frames.push(
                .element, entry, isCData: false, parent: place.index, component: key.component, owner: owner)
        }
        return try pushSlowly(value, owner, entry, in: place)
    }

    @inline(never)
    private func pushSlowly(
        _ value: Any, _ owner: EncodingPlanID, _ entry: EntryID, in place: FrameID
    ) throws -> Int32 {
        try attempt(value, in: place, entry) { () throws(EncodingProblem) in
            try pushFrame(owner, entry, place.index)
        }
    }

    /// Pushes a pending frame at the place that the entry specifies, in the element of a live frame.
    func pushFrame(_ owner: EncodingPlanID, _ id: EntryID, _ index: Int32) throws(EncodingProblem) -> Int32 {
        let entry = vocabulary[id]
        guard entry.kind != .bad else { throw .badKey(vocabulary.detail(id).problem) }
        var parent = try resolve(id, index)
        let kind: Frame.Kind
        var isShared = false
        switch entry.kind {
        case .attribute: kind = .attribute
        case .text: kind = .text
        case .rest: kind = .rest
        default:
            if let shared = meeting(entry, parent) {
                parent = shared
                kind = .text
                isShared = true
            } else {
                kind = .element
            }
        }
        let new = push(kind, id, parent: parent, component: entry.component, owner: owner)
        if isShared { frames[new].flags.insert(.isShared) }
        if entry.flags.contains(.isPath), vocabulary.detail(id).lastIndex != nil {
            frames[new].flags.insert(.isIndexed)
        }
        return new
    }

    /// Creates a pending frame for an item of an array.
    @inline(__always)
    func pushItem<T>(_ value: T, _ owner: EncodingPlanID, in place: FrameID, _ position: Int) throws -> Int32 {
        guard !stack.isLow else { throw stackError(value) }
        if !frames.isLive(place) || hasFailed { try check(place, value) }
        let frame = frames[place.index]
        let component = -2 &- Int32(truncatingIfNeeded: position)
        if frame.kind < .attribute {
            let isItem = frame.kind == .item || frame.flags.contains(.holdsEnums) && frame.state == .waiting
            return push(
                isItem && owner.flags.contains(.isPlainEnum) ? .undecided : .item, frame.entry, parent: place.index,
                component: component, owner: owner)
        }
        return try pushAliasItem(value, owner, in: place, position)
    }

    /// Creates a frame for an item that is written into the element around the array.
    @inline(never)
    private func pushAliasItem(
        _ value: Any, _ owner: EncodingPlanID, in place: FrameID, _ position: Int
    ) throws -> Int32 {
        try attempt(value, place.index, item: position) { () throws(EncodingProblem) in try claimShared(place.index) }
        let frame = frames[place.index]
        return push(
            frame.kind, frame.entry, parent: place.index, component: -2 &- Int32(truncatingIfNeeded: position),
            owner: owner)
    }

    // MARK: - Containers

    /// Opens the element for a keyed container of a frame.
    @inline(__always)
    func openKeyed(_ place: FrameID) -> FrameID {
        if frames.isLive(place) {
            let frame = frames[place.index]
            if frame.state == .pending, frame.kind <= .item, frame.shape == .none {
                frames[place.index].shape = .keyed
                do throws(EncodingProblem) { try open(place.index) } catch { return failed(error, place.index) }
                return place
            }
        }
        return openKeyedSlowly(place)
    }

    @inline(never)
    private func openKeyedSlowly(_ place: FrameID) -> FrameID {
        guard frames.isLive(place) else { return failed(.stale, -1) }
        let index = place.index
        let frame = frames[index]
        guard frame.kind != .attribute else { return failed(.notOneScalar("a value with keys"), index) }
        let isFree = frame.shape == .none && !frame.flags.contains(.isDone)
        guard isFree || frame.shape == .keyed else { return failed(.mixedRequests, index) }
        frames[index].shape = .keyed
        return request(index) { () throws(EncodingProblem) in
            guard frame.kind.isAlias else {
                if frame.flags.contains(.needsName) { try openNamed(index) }
                if frame.state == .pending, frame.kind != .undecided { try open(index) }
                return place
            }
            if frame.kind == .rest {
                guard !frame.flags.contains(.isLasting) || frame.flags.contains(.isPayload) else { throw .noName }
                guard frame.owner.flags.contains(.isPlainEnum), frame.isAtIndex || !isOneOfSeveral(frame) else {
                    try openNamed(index)
                    return place
                }
            }
            if frame.kind == .text, isOneOfSeveral(frame) {
                guard frame.isAtIndex else { throw .keyedText }
                // The keys of several items would be those of one element.
                let list = frames[frame.parent]
                guard list.flags.isDisjoint(with: .isDone) else { throw .secondText }
                if !list.owner.flags.contains(.holdsEnums) { frames[frame.parent].flags.insert(.isDone) }
            }
            if frame.owner.flags.contains(.isPlainEnum) { return try openInline(index) }
            guard !frame.owner.flags.contains(.isMarked) else { throw .noOwnElement }
            frames[index].flags.insert(.isDone)
            let element = frames.element(of: frame.parent)
            _ = try record(of: element)
            return frames.id(element)
        }
    }

    /// Opens the frame for the items of an unkeyed container.
    func openUnkeyed(_ place: FrameID) -> FrameID {
        guard frames.isLive(place) else { return failed(.stale, -1) }
        let index = place.index
        let frame = frames[index]
        let isFree = frame.shape == .none && !frame.flags.contains(.isDone)
        guard isFree || frame.shape == .unkeyed else { return failed(.mixedRequests, index) }
        guard isFree else { return place }
        frames[index].shape = .unkeyed
        return request(index) { () throws(EncodingProblem) in
            // An array is the content of the element of a case.
            if frame.kind == .element, frames[frame.parent].flags.contains(.holdsCase) { frames[index].kind = .item }
            if isOneOfSeveral(frame) {
                guard frame.kind == .rest else { throw .arrayInText }
                let isOwn = !frame.flags.contains(.isLasting) || frame.flags.contains(.isPayload)
                guard isOwn, plans[frame.owner].rootName != nil else { throw .innerList }
                try openNamed(index)
            }
            switch frames[index].kind {
            case .attribute: throw .arrayInAttribute
            case .element:
                frames[index].entry = vocabulary.item(frame.entry)
                // The steps of a path are not written for an array that may be empty.
                let waits = frames[frame.parent].state == .pending || frame.flags.contains(.holdsEnums)
                if waits { wait(index) } else { try openRun(index) }
            // Nothing but choices can be told apart there; a path can lead to the text of several elements.
            case .text
            where !isPath(frame.entry) && frame.flags.isDisjoint(with: .isShared)
                && !frame.owner.flags.contains(.holdsEnums):
                throw .arrayInText
            case .text, .rest: wait(index)
            // The items would be among the elements of the value around it.
            case _ where frame.flags.contains(.isBorrowed): throw .noOwnElement
            default:
                if frames[index].state == .pending { try open(index) }
                frames[index].entry = vocabulary.item(frames[index].entry)
            }
            return place
        }
    }

    /// Whether a value without an element of its own is beside others: an item of a list, or the value of a case that has none.
    func isOneOfSeveral(_ frame: Frame) -> Bool {
        guard frame.kind.isAlias else { return false }
        let around = frames[frame.parent].flags
        return frame.isAtIndex ? around.isDisjoint(with: .isShared) : around.contains(.isInline)
    }

    func wait(_ index: Int32) {
        frames[index].flags.insert(.isGuarded)
        frames[index].state = .waiting
    }

    // MARK: - Nested containers and super encoders

    /// Pushes a frame under a key that may be written to until the element is finished.
    func pushLasting(_ entry: EntryID, in place: FrameID) -> FrameID {
        guard frames.isLive(place) else { return failed(.stale, -1) }
        let owner = frames[place.index].owner
        let entry = vocabulary[entry].kind == .both ? vocabulary.variant(entry, .element) : entry
        return lasting {
            guard !stack.isLow else { throw stackError(plans[owner].type) }
            return try attempt(plans[owner].type, place.index, entry) { () throws(EncodingProblem) in
                try pushFrame(owner, entry, place.index)
            }
        }
    }

    /// Pushes a frame for an item of an array that may be written to until the array's element is finished.
    func pushLastingItem(in place: FrameID, _ position: Int) -> FrameID {
        guard frames.isLive(place) else { return failed(.stale, -1) }
        let owner = frames[place.index].owner
        return lasting { try pushItem(plans[owner].type, owner, in: place, position) }
    }

    /// Marks a new frame as lasting. If there is none, the user's code continues, but the next request that can throw ends it.
    private func lasting(_ push: () throws -> Int32) -> FrameID {
        do {
            let new = try push()
            frames[new].flags.insert(.isLasting)
            return frames.id(new)
        } catch {
            fail(error)
            return .none
        }
    }

    /// Pushes a frame for the value of an enum case, or for any nested container.
    func pushCase(_ entry: EntryID, in place: FrameID, isSingle: Bool) -> FrameID {
        if frames.isLive(place) {
            do throws(EncodingProblem) {
                if try becomeCase(place.index, entry, isSingle: isSingle) { return place }
            } catch {
                return failed(error, place.index)
            }
        }
        let new = pushLasting(entry, in: place)
        guard isSingle, new.index >= 0 else { return new }
        // An array is the content of the element.
        if frames[new.index].kind == .element { frames[new.index].kind = .item }
        frames[new.index].flags.insert(.isPayload)
        return new
    }

    /// Reserves the current place in the document for a pending frame, so that its later output appears here.
    func reservePlace(for pending: FrameID) -> FrameID {
        guard pending.index >= 0 else { return pending }
        let frame = frames[pending.index]
        guard frame.kind <= .item else { return pending }
        return request(pending.index) { () throws(EncodingProblem) in
            // The pushed frame becomes the reserved place, and a second one takes over its role.
            frames[pending.index].component = -1
            try openRun(pending.index)
            let new = push(
                frame.kind, frame.entry, parent: pending.index, component: frame.component, owner: frame.owner)
            frames[new].flags.insert(.isLasting)
            return frames.id(new)
        }
    }
}
