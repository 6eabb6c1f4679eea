/// Keys that are paths. Their steps are elements shared by all keys of one element.
extension EncodingState {
    /// Returns the element that the steps of a key lead to.
    @inline(__always)
    func resolve(_ entry: Entry, _ index: Int32) throws(EncodingProblem) -> Int32 {
        guard entry.pointee.isPath else { return index }
        return try walk(entry, index)
    }

    private func walk(_ entry: Entry, _ index: Int32) throws(EncodingProblem) -> Int32 {
        guard entry.pointee.kind != KeyEntry.Kind.bad else { throw .badKey(entry.pointee.problem) }
        var place = element(of: index)
        for step in entry.pointee.steps {
            let frame = core.pointee.frame(place)
            if let known = self.step(step.pointee.name, in: place) {
                place = known
                continue
            }
            let mayExist = entry.pointee.stepsMeetKeys || frame.pointee.flags.contains(.hasManyTables)
            let found = mayExist ? try adopt(step, in: place) : nil
            place = found ?? addStep(step, in: place)
        }
        return place
    }

    /// Returns an existing step of a path whose element is also named by a plain key.
    @inline(__always)
    func meeting(_ entry: Entry, _ place: Int32) -> Int32? {
        guard core.pointee.frame(place).pointee.flags.contains(.hasPaths) else { return nil }
        return step(entry.pointee.name, in: place)
    }

    private func step(_ name: UnsafeMutablePointer<OutputName>, in place: Int32) -> Int32? {
        var index = core.pointee.frame(place).pointee.firstStep
        while index >= 0 {
            let frame = core.pointee.frame(index)
            if frame.pointee.entry.pointee.name == name { return index }
            index = frame.pointee.nextStep
        }
        return nil
    }

    private func addStep(_ step: Entry, in place: Int32) -> Int32 {
        let owner = core.pointee.frame(place).pointee.owner
        let index = core.pointee.push(Frame.Kind.step, step, parent: place, component: -1, owner: owner)
        core.pointee.frame(index).pointee.flags.insert(.isLasting)
        let frame = core.pointee.frame(place)
        core.pointee.frame(index).pointee.nextStep = frame.pointee.firstStep
        frame.pointee.firstStep = index
        frame.pointee.flags.insert(.hasPaths)
        core.pointee.settle()
        return index
    }

    /// Looks for an element that a plain key wrote before the path was used, and makes it a step.
    private func adopt(_ step: Entry, in place: Int32) throws(EncodingProblem) -> Int32? {
        let frame = core.pointee.frame(place)
        let core = core
        guard frame.pointee.state != Frame.State.pending, !frame.pointee.flags.contains(.isLate) else { return nil }
        if frame.pointee.state == Frame.State.open { try core.pointee.makeCurrent(place) }
        if frame.pointee.stream != core.pointee.stream { core.pointee.activate(frame.pointee.stream) }
        defer { core.pointee.settle() }
        let isOpen = frame.pointee.state == Frame.State.open
        if isOpen && core.pointee.tagOpen || frame.pointee.flags.contains(.isSelfClosed) { return nil }
        let end = isOpen ? core.pointee.out.count : frame.pointee.contentEnd
        let content = WrittenContent(
            core.pointee.out.base, start: frame.pointee.tagEnd + 1, end: end, name: step.pointee.name.pointee)
        guard let element = content.element else { return nil }
        guard content.count == 1 else { throw .ambiguousStep(step.pointee.name.pointee.string) }
        let index = addStep(step, in: place)
        let found = core.pointee.frame(index)
        found.pointee.state = Frame.State.closed
        found.pointee.stream = core.pointee.stream
        found.pointee.tagStream = core.pointee.stream
        found.pointee.depth = core.pointee.frame(place).pointee.depth + 1
        found.pointee.tagEnd = element.tagEnd
        found.pointee.contentEnd = element.contentEnd
        found.pointee.closeOrder = core.pointee.nextClose
        core.pointee.nextClose &+= 1
        found.pointee.flags.formUnion([.isElement, .isGuarded])
        if element.isSelfClosed { found.pointee.flags.insert(.isSelfClosed) }
        if element.hasText { found.pointee.flags.insert(.hasText) }
        for name in content.attributes {
            _ = core.pointee.addAttribute(plainEntry(name, KeyEntry.Kind.attribute), to: index)
        }
        return index
    }

    /// Returns the frame of the element that a frame writes into.
    @inline(__always)
    func element(of index: Int32) -> Int32 {
        var index = index
        while true {
            let frame = core.pointee.frame(index)
            if frame.pointee.flags.contains(.isElement) || frame.pointee.kind == Frame.Kind.step
                || frame.pointee.parent < 0
            {
                return index
            }
            index = frame.pointee.parent
        }
    }

    /// Ensures that an array whose element is shared with a path has at most one item.
    func claimShared(_ index: Int32) throws(EncodingProblem) {
        let frame = core.pointee.frame(index)
        guard frame.pointee.flags.contains(.isShared) else { return }
        if frame.pointee.flags.contains(.isDone) {
            throw .sharedArray(frame.pointee.entry.pointee.name.pointee.string, nil)
        }
        frame.pointee.flags.insert(.isDone)
    }
}

/// Finds a child element in content that this encoder has written and that is therefore well-formed.
private struct WrittenContent {
    struct Element {
        var tagEnd: Int
        var contentEnd: Int
        var isSelfClosed: Bool
        var hasText: Bool
    }

    /// The first child with the name, and the number of such children.
    private(set) var element: Element?
    private(set) var count = 0
    /// The names of its attributes.
    private(set) var attributes: [String] = []

    init(_ base: UnsafePointer<UInt8>, start: Int, end: Int, name: OutputName) {
        var at = start
        var depth = 0
        var isInside = false
        while at < end {
            guard base[at] == UInt8(ascii: "<") else {
                if isInside, depth == 1, count == 1 { element?.hasText = true }
                at += 1
                continue
            }
            switch base[at + 1] {
            case UInt8(ascii: "/"):
                depth -= 1
                if depth == 0, isInside {
                    if count == 1 { element?.contentEnd = at }
                    isInside = false
                }
                at = Self.skip(base, at, end, to: ">")
            case UInt8(ascii: "!"):
                let isCData = base[at + 2] == UInt8(ascii: "[")
                if isCData, isInside, depth == 1, count == 1 { element?.hasText = true }
                at = Self.skip(base, at, end, to: isCData ? "]]>" : "-->")
            case UInt8(ascii: "?"): at = Self.skip(base, at, end, to: "?>")
            default:
                let tag = Self.tag(base, at, end)
                let isNamed =
                    depth == 0 && tag.nameEnd - at - 1 == Int(name.length)
                    && (0..<Int(name.length)).allSatisfy { base[at + 1 + $0] == name.text[$0] }
                if isNamed {
                    count += 1
                    isInside = !tag.isSelfClosed
                    if count == 1 {
                        element = Element(
                            tagEnd: tag.end, contentEnd: tag.end, isSelfClosed: tag.isSelfClosed, hasText: false)
                        attributes = tag.attributes
                    }
                }
                if !tag.isSelfClosed { depth += 1 }
                at = tag.end + (tag.isSelfClosed ? 3 : 1)
            }
        }
    }

    private struct Tag {
        var nameEnd: Int
        /// The offset of `>` or ` />`.
        var end: Int
        var isSelfClosed: Bool
        var attributes: [String]
    }

    /// Returns the start tag at `<`. Attribute values are in double quotes, and one space precedes each attribute.
    private static func tag(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Tag {
        var at = start + 1
        while at < end, base[at] != UInt8(ascii: " "), base[at] != UInt8(ascii: ">") { at += 1 }
        var tag = Tag(nameEnd: at, end: at, isSelfClosed: false, attributes: [])
        while at < end, base[at] != UInt8(ascii: ">") {
            if base[at + 1] == UInt8(ascii: "/") {
                tag.isSelfClosed = true
                break
            }
            let name = at + 1
            while at < end, base[at] != UInt8(ascii: "=") { at += 1 }
            let bytes = UnsafeBufferPointer(start: base + name, count: at - name)
            tag.attributes.append(String(decoding: bytes, as: UTF8.self))
            at = skip(base, at + 2, end, to: "\"")
        }
        tag.end = at
        return tag
    }

    /// Returns the offset just past the next `mark`.
    private static func skip(_ base: UnsafePointer<UInt8>, _ start: Int, _ end: Int, to mark: StaticString) -> Int {
        var at = start
        let length = mark.utf8CodeUnitCount
        while at + length <= end {
            if (0..<length).allSatisfy({ base[at + $0] == mark.utf8Start[$0] }) { return at + length }
            at += 1
        }
        return end
    }
}
