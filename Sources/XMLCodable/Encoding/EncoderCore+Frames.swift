/// The life cycle of a frame in the output: pushed, opened, made current, closed and finished.
extension EncoderCore {
    /// Adds a pending frame.
    @inline(__always)
    mutating func push(
        _ kind: UInt8, _ entry: UnsafeMutablePointer<KeyEntry>, parent: Int32, component: Int32,
        owner: UnsafeMutablePointer<EncodingPlan>
    ) -> Int32 {
        let index = Int32(truncatingIfNeeded: frames.count)
        var new = Frame(serial: nextSerial, parent: parent, depth: 0, kind: kind, entry: entry, owner: owner)
        new.component = component
        if entry.pointee.isCData { new.flags = .cdata }
        nextSerial = nextSerial == .max ? 1 : nextSerial &+ 1
        frames.append(new)
        return index
    }

    /// Updates the state that depends on the current frame.
    @inline(__always)
    mutating func settle() {
        guard current >= 0, !hasFailed else {
            shortSerial = 0
            return
        }
        let frame = frame(current)
        let guards: Frame.Flags = [.hasPaths, .isGuarded, .cdata]
        shortSerial = frame.pointee.flagBits & guards.rawValue == 0 ? frame.pointee.serial : 0
    }

    /// Writes the beginning of the root's start tag.
    mutating func openRoot(_ entry: UnsafeMutablePointer<KeyEntry>, owner: UnsafeMutablePointer<EncodingPlan>) {
        let index = push(Frame.Kind.item, entry, parent: -1, component: -1, owner: owner)
        append(padded: (UnsafePointer(entry.pointee.bytes), Int(entry.pointee.length) &+ 1))
        let frame = frame(index)
        frame.pointee.flags = .isElement
        frame.pointee.depth = 1
        if depthLimit <= 1 { frame.pointee.flags.insert(.isGuarded) }
        frame.pointee.state = Frame.State.open
        use(entry, in: index)
        if entry.pointee.name.pointee.flags & OutputName.overflows != 0 { needsCheck = true }
        tagOpen = true
        tagFrame = index
        current = index
        settle()
    }

    /// Writes the beginning of a frame's start tag in its parent frame.
    mutating func open(_ index: Int32) throws(EncodingProblem) {
        let frame = frame(index)
        let depth = self.frame(frame.pointee.parent).pointee.depth + 1
        guard depth <= depthLimit else { throw .tooDeep(Int(depthLimit)) }
        if current != frame.pointee.parent { try makeCurrent(frame.pointee.parent) }
        beginContent()
        let entry = frame.pointee.entry
        append(padded: (UnsafePointer(entry.pointee.bytes), Int(entry.pointee.length) &+ 1))
        tagOpen = true
        tagFrame = index
        frame.pointee.flagBits |= Frame.Flags.isElement.rawValue
        if depth == depthLimit { frame.pointee.flagBits |= Frame.Flags.isGuarded.rawValue }
        frame.pointee.depth = depth
        frame.pointee.state = Frame.State.open
        frame.pointee.stream = stream
        frame.pointee.tagStream = stream
        if entry.pointee.prefix != 0 { use(entry, in: index) }
        if entry.pointee.name.pointee.flags & OutputName.overflows != 0 { needsCheck = true }
        current = index
        settle()
    }

    /// Opens a frame without tags.
    mutating func openRun(_ index: Int32) throws(EncodingProblem) {
        let frame = frame(index)
        if current != frame.pointee.parent { try makeCurrent(frame.pointee.parent) }
        frame.pointee.state = Frame.State.open
        frame.pointee.stream = stream
        frame.pointee.tagStream = stream
        frame.pointee.depth = self.frame(frame.pointee.parent).pointee.depth
        // At the depth limit, the items of a run are one level too deep.
        if frame.pointee.depth >= depthLimit { frame.pointee.flags.insert(.isGuarded) }
        current = index
        settle()
    }

    /// Marks a prefix as used in an element.
    @inline(__always)
    mutating func use(_ entry: UnsafeMutablePointer<KeyEntry>, in index: Int32) {
        frame(index).pointee.used |= entry.pointee.prefix
        if !entry.pointee.isOpen { modelPrefixes |= entry.pointee.prefix }
    }

    /// Makes a frame current, wherever it is, so that appended bytes become its content.
    mutating func makeCurrent(_ index: Int32) throws(EncodingProblem) {
        if current == index { return }
        let frame = frame(index)
        if frame.pointee.state == Frame.State.pending {
            try open(index)
            return
        }
        if frame.pointee.state == Frame.State.waiting {
            frame.pointee.flags.remove(.isGuarded)
            try openRun(index)
            return
        }
        if frame.pointee.stream != stream { activate(frame.pointee.stream) }
        if frame.pointee.state == Frame.State.closed {
            reopen(index)
        } else {
            while current != index {
                guard current >= 0 else { throw .stale }
                closeCurrent()
            }
        }
        settle()
    }

    /// Closes the current frame; later content will be spliced in.
    mutating func closeCurrent() {
        let frame = frame(current)
        if frame.pointee.flags.contains(.isLate) {
            frame.pointee.contentEnd = out.count
        } else if frame.pointee.flags.contains(.isElement) {
            if tagOpen {
                frame.pointee.tagEnd = out.count
                tagOpen = false
                if noEmptyElements {
                    out.append(UInt8(ascii: ">"))
                    frame.pointee.contentEnd = out.count
                    appendEndTag(frame.pointee.entry)
                } else {
                    frame.pointee.contentEnd = out.count
                    frame.pointee.flags.insert(.isSelfClosed)
                    out.append(" />")
                }
            } else {
                frame.pointee.contentEnd = out.count
                appendEndTag(frame.pointee.entry)
            }
        } else {
            // Items that are written later cannot be placed inside a start tag.
            beginContent()
            frame.pointee.contentEnd = out.count
        }
        frame.pointee.state = Frame.State.closed
        frame.pointee.closeOrder = nextClose
        nextClose &+= 1
        let parent = frame.pointee.parent
        current =
            parent >= 0 && self.frame(parent).pointee.state == Frame.State.open
                && self.frame(parent).pointee.stream == stream ? parent : -1
    }

    /// Finishes a frame permanently, together with all later frames that belong to it.
    @inline(__always)
    mutating func finish(_ index: Int32) {
        let frame = frame(index)
        let late = Frame.Flags.isLate.rawValue | Frame.Flags.isElement.rawValue
        let flags = frame.pointee.flagBits & late
        guard current == index, frames.count == Int(index) &+ 1, flags & Frame.Flags.isLate.rawValue == 0 else {
            return finishAll(index)
        }
        if flags == 0 {
            // A run of items has no tags.
        } else if tagOpen {
            tagOpen = false
            if noEmptyElements {
                out.append(UInt8(ascii: ">"))
                appendEndTag(frame.pointee.entry)
            } else {
                out.append(" />")
            }
        } else {
            appendEndTag(frame.pointee.entry)
        }
        let parent = frame.pointee.parent
        frames.truncate(to: Int(index))
        if parent < 0 {
            current = -1
        } else {
            self.frame(parent).pointee.used |= frame.pointee.used & ~frame.pointee.declared
            current = parent
        }
        settle()
    }

    /// The general case of ``finish(_:)``.
    @inline(never)
    private mutating func finishAll(_ index: Int32) {
        let count = Int32(truncatingIfNeeded: frames.count)
        // Frames that belong to elements lower in the stack were pushed by an outer container and are kept.
        var hasForeign = false
        if count > index + 1 {
            for other in index + 1..<count where !isWithin(other, index) {
                hasForeign = true
                break
            }
        }
        var other = count
        while other > index {
            other -= 1
            if hasForeign, !isWithin(other, index) { continue }
            end(other)
        }
        if !hasForeign { frames.truncate(to: Int(index)) }
        settle()
    }

    /// Finishes all frames except the root.
    mutating func finishInsideRoot() {
        var other = Int32(truncatingIfNeeded: frames.count)
        while other > 1 {
            other -= 1
            end(other)
        }
        frames.truncate(to: 1)
        settle()
    }

    /// Writes the end of a frame if it is still open, and propagates its undeclared prefixes to the parent.
    private mutating func end(_ index: Int32) {
        let frame = frame(index)
        if frame.pointee.state == Frame.State.pending, isUnusedElement(frame.pointee) { try? open(index) }
        if frame.pointee.state == Frame.State.open {
            if frame.pointee.stream != stream { activate(frame.pointee.stream) }
            // No late content can follow, so no place needs to be reserved.
            frame.pointee.flags.remove(.isLasting)
            while current >= index, frame.pointee.state == Frame.State.open { closeCurrent() }
        }
        if frame.pointee.parent >= 0 {
            self.frame(frame.pointee.parent).pointee.used |= frame.pointee.used & ~frame.pointee.declared
        }
        frame.pointee.serial = 0
    }

    /// Whether a frame is that of a super encoder that was never written to.
    private func isUnusedElement(_ frame: Frame) -> Bool {
        frame.flags.contains(.isLasting) && !frame.flags.contains(.isDone) && frame.kind < Frame.Kind.step
    }

    // MARK: - Names

    /// Renames an element whose start tag is already written, and moves what follows in its stream.
    mutating func rename(_ index: Int32, _ new: UnsafeMutablePointer<KeyEntry>) {
        let frame = frame(index)
        let old = Int(frame.pointee.entry.pointee.length)
        let difference = Int(new.pointee.length) - old
        let home = frame.pointee.tagStream
        if home != stream { swap(&out, &streams[Int(home)].out) }
        // Attribute values contain no `<`, so the last one before the end of the tag begins the tag.
        var start = tagOpen && tagFrame == index && home == stream ? out.count : frame.pointee.tagEnd
        while start > 0, out.base[start - 1] != UInt8(ascii: "<") { start -= 1 }
        let rest = out.count - start - old
        if difference > 0 { out.append(count: difference) { _ in } }
        (out.base + start + old + difference).update(from: out.base + start + old, count: rest)
        (out.base + start).update(from: new.pointee.bytes + 1, count: Int(new.pointee.length))
        if difference < 0 { out.truncate(to: out.count + difference) }
        if home != stream { swap(&out, &streams[Int(home)].out) }
        for other in 0..<Int32(truncatingIfNeeded: frames.count) {
            let other = self.frame(other)
            if other.pointee.tagStream == home, other.pointee.tagEnd > start { other.pointee.tagEnd += difference }
            if other.pointee.stream == home, other.pointee.contentEnd > start { other.pointee.contentEnd += difference }
        }
        for number in splices.indices where splices[number].stream == home && splices[number].position > start {
            splices[number].position += difference
        }
        if lastSplice > start { lastSplice += difference }
        insertions &+= 1
        frame.pointee.entry = new
        use(new, in: index)
        if new.pointee.name.pointee.flags & OutputName.overflows != 0 { needsCheck = true }
    }

    func isWithin(_ index: Int32, _ ancestor: Int32) -> Bool {
        var index = index
        while index > ancestor { index = frame(index).pointee.parent }
        return index == ancestor
    }
}
