/// Writing of scalars: the fast path for keys that are plain names, and the general case.
extension EncodingState {
    /// Writes a scalar under a key of an element.
    @inline(__always)
    func put<S: ScalarValue>(_ value: S, _ entry: Entry, _ index: Int32, _ serial: Int32) throws {
        let core = core
        guard core.pointee.shortSerial == serial else { return try putSlowly(value, entry, index, serial) }
        let kind = entry.pointee.short
        if kind == KeyEntry.Kind.element {
            core.pointee.beginContent()
            try appendElement(value, entry, in: index)
        } else if kind == KeyEntry.Kind.attribute, core.pointee.tagOpen, core.pointee.addAttribute(entry, to: index) {
            try appendAttribute(value, entry, of: index)
        } else if kind == KeyEntry.Kind.text,
            core.pointee.frame(index).pointee.flagBits & Frame.Flags.hasText.rawValue == 0
        {
            core.pointee.beginContent()
            try appendText(value, entry, in: index)
        } else {
            try putSlowly(value, entry, index, serial)
        }
    }

    /// Writes a scalar as an item of an array.
    @inline(__always)
    func putItem<S: ScalarValue>(_ value: S, _ index: Int32, _ serial: Int32, _ position: Int) throws {
        let core = core
        guard core.pointee.shortSerial == serial else { return try putItemSlowly(value, index, serial, position) }
        let entry = core.pointee.frame(index).pointee.entry
        guard entry.pointee.short == KeyEntry.Kind.element else {
            return try putItemSlowly(value, index, serial, position)
        }
        core.pointee.beginContent()
        let start = core.pointee.out.count
        core.pointee.appendStartTag(entry)
        do throws(EncodingProblem) { try value.append(to: self, .text) } catch {
            core.pointee.out.truncate(to: start)
            throw self.error(error, value, index, index: position)
        }
        core.pointee.appendEndTag(entry)
        if entry.pointee.prefix != 0 { core.pointee.use(entry, in: index) }
    }

    @inline(__always)
    private func appendElement<S: ScalarValue>(_ value: S, _ entry: Entry, in index: Int32) throws {
        let start = core.pointee.out.count
        core.pointee.appendStartTag(entry)
        do throws(EncodingProblem) { try value.append(to: self, .text) } catch {
            core.pointee.out.truncate(to: start)
            throw self.error(error, value, index, entry)
        }
        core.pointee.appendEndTag(entry)
        if entry.pointee.prefix != 0 { core.pointee.use(entry, in: index) }
    }

    @inline(__always)
    private func appendText<S: ScalarValue>(_ value: S, _ entry: Entry, in index: Int32) throws {
        let start = core.pointee.out.count
        do throws(EncodingProblem) { try value.append(to: self, .text) } catch {
            core.pointee.out.truncate(to: start)
            throw self.error(error, value, index, entry)
        }
        core.pointee.frame(index).pointee.flagBits |= Frame.Flags.hasText.rawValue
    }

    @inline(__always)
    private func appendAttribute<S: ScalarValue>(_ value: S, _ entry: Entry, of index: Int32) throws {
        let start = core.pointee.out.count
        core.pointee.appendAttributeStart(entry)
        do throws(EncodingProblem) { try value.append(to: self, .attribute) } catch {
            core.pointee.out.truncate(to: start)
            core.pointee.removeAttribute(entry, from: index)
            throw self.error(error, value, index, entry)
        }
        core.pointee.out.append(UInt8(ascii: "\""))
        if entry.pointee.prefix != 0 { core.pointee.use(entry, in: index) }
    }

    // MARK: - The general case

    /// Throws an error that could not be thrown before, or an error if the container's element is finished.
    func check(_ index: Int32, _ serial: Int32, _ value: Any) throws {
        if let deferred { throw deferred }
        guard core.pointee.isLive(index, serial) else { throw error(.stale, value, -1) }
    }

    @inline(never)
    private func putSlowly<S: ScalarValue>(_ value: S, _ entry: Entry, _ index: Int32, _ serial: Int32) throws {
        try check(index, serial, value)
        if entry.pointee.kind == KeyEntry.Kind.both {
            try putSlowly(value, variant(entry, .attribute), index, serial)
            try putSlowly(value, variant(entry, .element), index, serial)
            return
        }
        do throws(EncodingProblem) {
            let place = try resolve(entry, index)
            switch entry.pointee.kind {
            case KeyEntry.Kind.element:
                if let shared = meeting(entry, place) {
                    try writeText(value, in: shared, isCData: entry.pointee.isCData)
                } else {
                    try writeElement(value, entry, in: place, isCData: entry.pointee.isCData)
                }
            case KeyEntry.Kind.attribute: try writeAttribute(value, entry, of: place)
            case KeyEntry.Kind.text: try writeText(value, in: place, isCData: entry.pointee.isCData)
            case KeyEntry.Kind.rest: throw .noElement
            default: throw .badKey(entry.pointee.problem)
            }
        } catch {
            throw self.error(error, value, index, entry)
        }
    }

    @inline(never)
    private func putItemSlowly<S: ScalarValue>(
        _ value: S, _ index: Int32, _ serial: Int32, _ position: Int
    ) throws {
        try check(index, serial, value)
        let frame = core.pointee.frame(index)
        do throws(EncodingProblem) {
            switch frame.pointee.kind {
            case Frame.Kind.text:
                try claimShared(index)
                try writeText(value, in: element(of: index), isCData: frame.pointee.flags.contains(.cdata))
            case Frame.Kind.rest: throw .noElement
            default:
                let isCData = frame.pointee.flags.contains(.cdata)
                try writeElement(value, frame.pointee.entry, in: index, isCData: isCData)
            }
        } catch {
            throw self.error(error, value, index, index: position)
        }
    }

    /// Writes a scalar as the single value of a frame.
    func putSingle<S: ScalarValue>(_ value: S, _ index: Int32, _ serial: Int32) throws {
        try check(index, serial, value)
        let frame = core.pointee.frame(index)
        do throws(EncodingProblem) {
            try takeSingle(index)
            let isCData = frame.pointee.flags.contains(.cdata)
            switch frame.pointee.kind {
            case Frame.Kind.attribute: try writeAttribute(value, frame.pointee.entry, of: frame.pointee.parent)
            case Frame.Kind.text: try writeText(value, in: inlinePlace(of: index), isCData: isCData)
            case Frame.Kind.rest: throw .noElement
            default:
                if frame.pointee.state == Frame.State.pending {
                    try writeElement(value, frame.pointee.entry, in: frame.pointee.parent, isCData: isCData)
                } else {
                    try writeText(value, in: index, isCData: isCData)
                }
            }
        } catch {
            throw self.error(error, value, index)
        }
    }

    /// Marks a frame as having its single value.
    func takeSingle(_ index: Int32) throws(EncodingProblem) {
        let frame = core.pointee.frame(index)
        guard frame.pointee.shape == Frame.Shape.none, !frame.pointee.flags.contains(.isDone) else {
            let isSecond = frame.pointee.shape == Frame.Shape.single || frame.pointee.shape == Frame.Shape.none
            throw isSecond ? .secondValue : .mixedRequests
        }
        frame.pointee.shape = Frame.Shape.single
        frame.pointee.flags.insert(.isDone)
    }

    func writeElement(
        _ value: some ScalarValue, _ entry: Entry, in place: Int32, isCData: Bool
    ) throws(EncodingProblem) {
        guard entry.pointee.kind != KeyEntry.Kind.bad else { throw .badKey(entry.pointee.problem) }
        try core.pointee.makeCurrent(place)
        let depth = core.pointee.frame(place).pointee.depth + 1
        guard depth <= core.pointee.depthLimit else { throw .tooDeep(Int(core.pointee.depthLimit)) }
        core.pointee.beginContent()
        let start = core.pointee.out.count
        core.pointee.appendStartTag(entry)
        do throws(EncodingProblem) { try value.append(to: self, isCData ? .cdata : .text) } catch {
            core.pointee.out.truncate(to: start)
            throw error
        }
        core.pointee.appendEndTag(entry)
        if entry.pointee.prefix != 0 { core.pointee.use(entry, in: place) }
        if entry.pointee.name.pointee.flags & OutputName.overflows != 0 { core.pointee.needsCheck = true }
    }

    func writeText(_ value: some ScalarValue, in place: Int32, isCData: Bool) throws(EncodingProblem) {
        let frame = core.pointee.frame(place)
        guard !frame.pointee.flags.contains(.hasText) else { throw .secondText }
        try core.pointee.makeCurrent(place)
        core.pointee.beginContent()
        let start = core.pointee.out.count
        let isRun = frame.pointee.flags.contains(.isInline)
        do throws(EncodingProblem) {
            if isRun, !isCData {
                try writeRun(value, in: place)
            } else {
                try value.append(to: self, isCData ? .cdata : .text)
            }
        } catch {
            core.pointee.out.truncate(to: start)
            throw error
        }
        frame.pointee.flags.insert(.hasText)
    }

    func writeAttribute(_ value: some ScalarValue, _ entry: Entry, of place: Int32) throws(EncodingProblem) {
        guard entry.pointee.kind != KeyEntry.Kind.bad else { throw .badKey(entry.pointee.problem) }
        let place = element(of: place)
        let frame = core.pointee.frame(place)
        if frame.pointee.state == Frame.State.pending { try core.pointee.makeCurrent(place) }
        guard core.pointee.addAttribute(entry, to: place) else {
            if try repeatsImplied(entry, value, of: place) { return }
            throw .duplicateAttribute(entry.pointee.name.pointee.string)
        }
        if frame.pointee.state == Frame.State.open, frame.pointee.stream != core.pointee.stream {
            core.pointee.activate(frame.pointee.stream)
            core.pointee.settle()
        }
        let isLate = !core.pointee.tagOpen || core.pointee.tagFrame != place
        if isLate { core.pointee.swapSide() }
        let start = core.pointee.out.count
        do throws(EncodingProblem) {
            core.pointee.appendAttributeStart(entry)
            let text = core.pointee.out.count
            try value.append(to: self, .attribute)
            if entry.pointee.name.pointee.flags & OutputName.isReserved != 0 {
                let out = core.pointee.out
                let bytes = UnsafeBufferPointer(start: out.base + text, count: out.count - text)
                try declare(entry, String(decoding: bytes, as: UTF8.self), in: place)
            }
            core.pointee.out.append(UInt8(ascii: "\""))
        } catch {
            core.pointee.out.truncate(to: start)
            if isLate { core.pointee.swapSide() }
            core.pointee.removeAttribute(entry, from: place)
            throw error
        }
        if isLate {
            core.pointee.swapSide()
            core.pointee.spliceAttribute(of: place, from: start)
        }
        if entry.pointee.prefix != 0 { core.pointee.use(entry, in: place) }
        if entry.pointee.name.pointee.flags & OutputName.overflows != 0 { core.pointee.needsCheck = true }
    }
}
