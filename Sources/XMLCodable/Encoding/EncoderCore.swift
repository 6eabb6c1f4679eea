/// The bytes of the document that is being encoded, and the elements that are open in it.
///
/// Bytes go straight into one buffer as long as values come in document order, which is nearly always. For
///
///     struct Food: Encodable { @Attribute var id = 1; var name = "Waffles"; var tags = ["a", "b"] }
///
/// the buffer grows like this, with the frames that exist at each point:
///
///     <Food                                    0: element, its start tag open
///     <Food id="1"                             an attribute is appended while the start tag is open
///     <Food id="1"><name>Waffles</name>        content ends the start tag; a scalar needs no frame
///     <Food id="1"><name>Waffles</name>        1: the array, a frame without tags, current
///     ...<tags>a</tags><tags>b</tags>          its items are children of Food
///     ...</Food>                               frame 0 is finished
///
/// Whoever writes is known by a frame and its serial number. If the frame is the current one, bytes are appended. If it
/// lies below, the frames above it are closed for the time being: closed frames know where their content ends. If it
/// was closed, what it writes goes to a stream of its own, to be spliced in at the end (`EncoderCore+Splices`).
struct EncoderCore {
    var out: ByteBuffer
    /// The serial number of the current frame, or 0 where it may not be written to on the short way.
    var shortSerial: Int32 = 0
    /// The innermost frame that is open in the active stream; -1 for none.
    var current: Int32 = -1
    /// Whether the start tag of `tagFrame`, the innermost open element, still lacks its `>`.
    var tagOpen = false
    /// Whether an error was found where nothing could be thrown.
    var hasFailed = false
    /// Whether the result must be parsed to be sure of it.
    var needsCheck = false
    let noEmptyElements: Bool
    var tagFrame: Int32 = -1
    var nextSerial: Int32 = 1
    let depthLimit: Int32
    var frames: RecordBuffer<Frame>
    var stack: StackGuard

    /// The stream that `out` belongs to; the others wait in `streams`.
    var stream: Int32 = 0
    var streams: [Stream] = []
    var splices: [Splice] = []
    /// The bytes of attributes that came late.
    var side: ByteBuffer
    var nextClose: Int32 = 1
    /// How often content was moved aside for a late attribute.
    var insertions = 0
    /// The highest position of any splice.
    var lastSplice = 0
    /// The length of the last document: the next one is likely to be about as long.
    var expectedCount = 1024
    /// The attributes whose numbers have no bit in their frame: serial number of the frame, number of the attribute.
    var wideAttributes: Set<UInt64> = []
    /// The prefixes of names that are keys of the model.
    var modelPrefixes: UInt64 = 0

    init(noEmptyElements: Bool, depthLimit: Int) {
        out = ByteBuffer(capacity: 16)
        side = ByteBuffer(capacity: 16)
        frames = RecordBuffer(capacity: 16)
        stack = StackGuard()
        self.noEmptyElements = noEmptyElements
        self.depthLimit = Int32(clamping: depthLimit)
    }

    func deallocate() {
        out.deallocate()
        side.deallocate()
        frames.deallocate()
        for (index, waiting) in streams.enumerated() where index != Int(stream) { waiting.out.deallocate() }
    }

    /// Makes ready for the next document.
    mutating func reset() {
        for (index, waiting) in streams.enumerated() where index != Int(stream) { waiting.out.deallocate() }
        streams = []
        splices = []
        wideAttributes = []
        lastSplice = 0
        stream = 0
        out.truncate(to: 0)
        side.truncate(to: 0)
        frames.truncate(to: 0)
        current = -1
        shortSerial = 0
        nextSerial = 1
        nextClose = 1
        tagOpen = false
        hasFailed = false
        needsCheck = false
        modelPrefixes = 0
    }

    @inline(__always)
    func frame(_ index: Int32) -> UnsafeMutablePointer<Frame> { frames.base + Int(index) }

    /// Whether the frame is the one that somebody got to know by this serial number.
    @inline(__always)
    func isLive(_ index: Int32, _ serial: Int32) -> Bool {
        index >= 0 && Int(index) < frames.count && frame(index).pointee.serial == serial
    }

    // MARK: - Bytes

    /// Appends bytes behind which ``OutputName/padding`` more may be read.
    @inline(__always)
    mutating func append(padded bytes: (UnsafePointer<UInt8>, Int)) {
        out.reserve(bytes.1 &+ OutputName.padding)
        out.append(count: bytes.1) { to in
            var done = 0
            repeat {
                let block = UnsafeRawPointer(bytes.0 + done).loadUnaligned(as: SIMD16<UInt8>.self)
                UnsafeMutableRawPointer(to + done).storeBytes(of: block, as: SIMD16<UInt8>.self)
                done &+= 16
            } while done < bytes.1
        }
    }

    /// Ends the start tag, if that is open: content follows.
    @inline(__always)
    mutating func beginContent() {
        guard tagOpen else { return }
        frame(tagFrame).pointee.tagEnd = out.count
        out.append(UInt8(ascii: ">"))
        tagOpen = false
    }

    @inline(__always)
    mutating func appendStartTag(_ entry: UnsafeMutablePointer<KeyEntry>) {
        append(padded: (UnsafePointer(entry.pointee.bytes), Int(entry.pointee.length) &+ 2))
    }

    @inline(__always)
    mutating func appendEndTag(_ entry: UnsafeMutablePointer<KeyEntry>) {
        let length = Int(entry.pointee.length)
        append(padded: (UnsafePointer(entry.pointee.bytes + (length &+ 2)), length &+ 3))
    }

    @inline(__always)
    mutating func appendAttributeStart(_ entry: UnsafeMutablePointer<KeyEntry>) {
        let length = Int(entry.pointee.length)
        append(padded: (UnsafePointer(entry.pointee.bytes + (2 &* length &+ 5)), length &+ 3))
    }

    // MARK: - Frames

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

    /// Sets what depends on the current frame.
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

    /// Writes the start of the root's start tag.
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

    /// Writes the start of a frame's start tag, in the frame below it.
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

    /// Opens a frame that has no tags.
    mutating func openRun(_ index: Int32) throws(EncodingProblem) {
        let frame = frame(index)
        if current != frame.pointee.parent { try makeCurrent(frame.pointee.parent) }
        frame.pointee.state = Frame.State.open
        frame.pointee.stream = stream
        frame.pointee.tagStream = stream
        frame.pointee.depth = self.frame(frame.pointee.parent).pointee.depth
        // At the limit the items of a run are one level too deep.
        if frame.pointee.depth >= depthLimit { frame.pointee.flags.insert(.isGuarded) }
        current = index
        settle()
    }

    /// Counts a prefix as used in an element.
    @inline(__always)
    mutating func use(_ entry: UnsafeMutablePointer<KeyEntry>, in index: Int32) {
        frame(index).pointee.used |= entry.pointee.prefix
        if !entry.pointee.isOpen { modelPrefixes |= entry.pointee.prefix }
    }

    /// Sees to it that what is appended goes to a frame, wherever that is.
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

    /// Ends the current frame; what comes later will be spliced in.
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
            // A place inside a start tag is none for content.
            if frame.pointee.flags.contains(.isLasting) { beginContent() }
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

    /// Ends a frame for good, and all that were made since and belong to it.
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
        // Frames that belong to elements further down were made by a container from outside, and stay.
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

    /// Ends all frames but the root.
    mutating func finishInsideRoot() {
        var other = Int32(truncatingIfNeeded: frames.count)
        while other > 1 {
            other -= 1
            end(other)
        }
        frames.truncate(to: 1)
        settle()
    }

    /// Writes the end of a frame, if it is still open, and hands its prefixes to the parent.
    private mutating func end(_ index: Int32) {
        let frame = frame(index)
        if frame.pointee.state == Frame.State.pending, isUnusedElement(frame.pointee) { try? open(index) }
        if frame.pointee.state == Frame.State.open {
            if frame.pointee.stream != stream { activate(frame.pointee.stream) }
            // Nothing will come late any more: no place need be kept.
            frame.pointee.flags.remove(.isLasting)
            while current >= index, frame.pointee.state == Frame.State.open { closeCurrent() }
        }
        if frame.pointee.parent >= 0 {
            self.frame(frame.pointee.parent).pointee.used |= frame.pointee.used & ~frame.pointee.declared
        }
        frame.pointee.serial = 0
    }

    /// A super encoder that nobody wrote to.
    private func isUnusedElement(_ frame: Frame) -> Bool {
        frame.flags.contains(.isLasting) && !frame.flags.contains(.isDone) && frame.kind < Frame.Kind.step
    }

    private func isWithin(_ index: Int32, _ ancestor: Int32) -> Bool {
        var index = index
        while index > ancestor { index = frame(index).pointee.parent }
        return index == ancestor
    }

    // MARK: - Failed values

    /// A state of affairs to go back to, should a value throw.
    struct Mark {
        let count: Int
        let splices: Int
        let insertions: Int
        let stream: Int32
        let current: Int32
        let serial: Int32
        let tagFrame: Int32
        let tagOpen: Bool
    }

    @inline(__always)
    var mark: Mark {
        Mark(
            count: out.count, splices: splices.count, insertions: insertions, stream: stream, current: current,
            serial: current >= 0 ? frame(current).pointee.serial : 0, tagFrame: tagFrame, tagOpen: tagOpen)
    }

    /// Takes back what was written since, if that was all in one place; otherwise ends the frame as it is.
    mutating func abandon(_ index: Int32, since mark: Mark) {
        let parent = frame(index).pointee.parent
        guard splices.count == mark.splices, insertions == mark.insertions, stream == mark.stream,
            isLive(mark.current, mark.serial),
            parent == mark.current, frame(parent).pointee.state == Frame.State.open,
            frame(index).pointee.kind <= Frame.Kind.item
        else { return finish(index) }
        var other = Int32(truncatingIfNeeded: frames.count)
        while other > index + 1 {
            other -= 1
            guard isWithin(other, index) else { return finish(index) }
        }
        out.truncate(to: mark.count)
        frames.truncate(to: Int(index))
        current = mark.current
        tagOpen = mark.tagOpen
        tagFrame = mark.tagFrame
        settle()
    }

    // MARK: - Attributes

    /// Whether an element has no such attribute yet; from now on it has.
    @inline(__always)
    mutating func addAttribute(_ entry: UnsafeMutablePointer<KeyEntry>, to index: Int32) -> Bool {
        let frame = frame(index)
        let number = entry.pointee.name.pointee.number
        guard number < 64 else {
            return wideAttributes.insert(UInt64(UInt32(bitPattern: frame.pointee.serial)) << 32 | UInt64(number))
                .inserted
        }
        let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: number)
        guard frame.pointee.attributes & bit == 0 else { return false }
        frame.pointee.attributes |= bit
        return true
    }

    mutating func removeAttribute(_ entry: UnsafeMutablePointer<KeyEntry>, from index: Int32) {
        let frame = frame(index)
        let number = entry.pointee.name.pointee.number
        if number < 64 {
            frame.pointee.attributes &= ~(1 << UInt64(number))
        } else {
            wideAttributes.remove(UInt64(UInt32(bitPattern: frame.pointee.serial)) << 32 | UInt64(number))
        }
    }
}
