/// Writing of scalars: at once for keys that are plain names, and the general case.
extension EncodingState {
    /// Whether scalars can be written into a frame at once.
    @inline(__always)
    func isPlain(_ place: FrameID) -> Bool {
        guard frames.isLive(place), !hasFailed else { return false }
        let frame = frames[place.index]
        return frame.state == .open && frame.flags.isDisjoint(with: .needsCare)
    }

    /// Writes a scalar under a key of an element.
    @inline(never)
    func put<S: ScalarValue>(_ value: S, _ id: EntryID, in place: FrameID) throws {
        guard isPlain(place) else { return try putSlowly(value, id, in: place) }
        let frame = frames[place.index]
        let entry = vocabulary[id]
        let mode: TextMode
        switch entry.short {
        case .element:
            tape.append(leaf: entry.name, in: frame.record)
            mode = .text
        case .attribute:
            // A run has no attributes.
            guard frame.flags.contains(.isElement), frames.add(attribute: entry.attribute, to: place.index) else {
                return try putSlowly(value, id, in: place)
            }
            tape.append(attribute: entry.name, of: frame.record)
            mode = .attribute
        case .text:
            guard frame.flags.isDisjoint(with: .hasText | .isInline) else {
                return try putSlowly(value, id, in: place)
            }
            tape.append(.text, in: frame.record)
            frames[place.index].flags.insert(.hasText)
            mode = .text
        default: return try putSlowly(value, id, in: place)
        }
        do throws(EncodingProblem) { try value.append(to: &tape.text, style, mode) } catch {
            throw undo(error, value, id, in: place)
        }
        if entry.prefix >= 0 { use(id, in: place.index) }
    }

    /// Writes a scalar as an item of an array.
    @inline(never)
    func putItem<S: ScalarValue>(_ value: S, in place: FrameID, _ position: Int) throws {
        guard isPlain(place) else { return try putItemSlowly(value, in: place, position) }
        let frame = frames[place.index]
        let entry = vocabulary[frame.entry]
        guard entry.short == .element else { return try putItemSlowly(value, in: place, position) }
        tape.append(leaf: entry.name, in: frame.record)
        do throws(EncodingProblem) { try value.append(to: &tape.text, style, .text) } catch {
            throw undo(error, value, in: place, item: position)
        }
        if entry.prefix >= 0 { use(frame.entry, in: place.index) }
    }

    /// Removes the record of a scalar that could not be written as text, and returns the error.
    @inline(never)
    private func undo(
        _ problem: EncodingProblem, _ value: any ScalarValue, _ id: EntryID? = nil, in place: FrameID, item: Int? = nil
    ) -> EncodingError {
        tape.removeLast()
        if let entry = id.map({ vocabulary[$0] }) {
            if entry.kind == .attribute { frames.remove(attribute: entry.attribute, from: place.index) }
            if entry.kind == .text { frames[place.index].flags.remove(.hasText) }
        }
        return error(problem, value, place.index, id, item: item)
    }

    // MARK: - The general case

    @inline(never)
    private func putSlowly(_ value: any ScalarValue, _ id: EntryID, in place: FrameID) throws {
        try check(place, value)
        let entry = vocabulary[id]
        if entry.kind == .both {
            return try leavingNothing(of: value, in: place) {
                try putSlowly(value, vocabulary.variant(id, .attribute), in: place)
                try putSlowly(value, vocabulary.variant(id, .element), in: place)
            }
        }
        try attempt(value, place.index, id) { () throws(EncodingProblem) in
            let parent = try resolve(id, place.index)
            let isCData = entry.flags.contains(.isCData)
            switch entry.kind {
            case .element:
                if let shared = meeting(entry, parent) {
                    try writeText(value, in: shared, isCData: isCData)
                } else {
                    try writeElement(value, id, in: parent, isCData: isCData)
                }
            case .attribute: try writeAttribute(value, id, of: parent)
            case .text: try writeText(value, in: parent, isCData: isCData)
            case .rest: throw .noElement
            case .both, .bad: throw .badKey(vocabulary.detail(id).problem)
            }
        }
    }

    @inline(never)
    private func putItemSlowly(_ value: any ScalarValue, in place: FrameID, _ position: Int) throws {
        try attempt(value, in: place, item: position) { () throws(EncodingProblem) in
            let frame = frames[place.index]
            let isCData = frame.flags.contains(.isCData)
            switch frame.kind {
            case .text:
                try checkText(ofItemIn: place.index)
                try claimShared(place.index)
                try writeText(value, in: frames.element(of: place.index), isCData: isCData)
            case .rest: throw .noElement
            default: try writeElement(value, frame.entry, in: place.index, isCData: isCData)
            }
        }
    }

    /// Writes a scalar as the single value of a frame.
    @inline(never)
    func putSingle(_ value: any ScalarValue, in place: FrameID) throws {
        try attempt(value, in: place) { () throws(EncodingProblem) in
            try takeSingle(place.index)
            if frames[place.index].kind == .rest { try openScalar(place.index) }
            let frame = frames[place.index]
            let isCData = frame.flags.contains(.isCData)
            switch frame.kind {
            case .attribute: try writeAttribute(value, frame.entry, of: frame.parent)
            case .text:
                if frames[frame.parent].shape == .unkeyed { try checkText(ofItemIn: frame.parent) }
                try writeText(value, in: inlinePlace(of: place.index), isCData: isCData)
            default:
                if frame.state == .pending {
                    try writeElement(value, frame.entry, in: frame.parent, isCData: isCData, of: place.index)
                    // The frame stays pending, but the element is removed if the value throws.
                    let record = tape.count - 1
                    frames[place.index].record = record
                    tape.note(frame: place.index, of: record)
                } else {
                    try writeText(value, in: place.index, isCData: isCData)
                }
            }
        }
    }

    /// Throws an error if an array is the text of one element, which holds one scalar.
    ///
    /// A path can lead to the text of several elements, and a path may lead through the only item.
    private func checkText(ofItemIn list: Int32) throws(EncodingProblem) {
        let frame = frames[list]
        guard frame.kind != .text || isPath(frame.entry) || frame.flags.contains(.isShared) else { throw .arrayInText }
    }

    /// Opens the element of a scalar under the key `*`, which only a type with a name has.
    private func openScalar(_ index: Int32) throws(EncodingProblem) {
        guard plans[frames[index].owner].rootName != nil else { throw .noElement }
        try openNamed(index)
    }

    /// Marks a frame as having its single value.
    func takeSingle(_ index: Int32) throws(EncodingProblem) {
        let frame = frames[index]
        guard frame.shape == .none, !frame.flags.contains(.isDone) else {
            throw frame.shape == .single || frame.shape == .none ? .secondValue : .mixedRequests
        }
        frames[index].shape = .single
        frames[index].flags.insert(.isDone)
    }

    /// The frame that a frame without its own element writes into.
    func inlinePlace(of index: Int32) -> Int32 {
        let parent = frames[index].parent
        return frames[parent].flags.contains(.isInline) ? parent : frames.element(of: parent)
    }

    // MARK: - Elements, text and attributes

    /// - Parameter index: The frame of the value, if it has one.
    @inline(__always)
    func writeElement(
        _ value: any ScalarValue, _ id: EntryID, in place: Int32, isCData: Bool, of index: Int32? = nil
    ) throws(EncodingProblem) {
        let entry = vocabulary[id]
        guard entry.kind != .bad else { throw .badKey(vocabulary.detail(id).problem) }
        let parent = try record(of: place)
        guard frames[place].depth < depthLimit else { throw .tooDeep(Int(depthLimit)) }
        tape.append(leaf: entry.name, in: parent)
        try append(value, isCData ? .cdata : .text)
        use(id, in: index ?? place)
    }

    func writeText(_ value: any ScalarValue, in place: Int32, isCData: Bool) throws(EncodingProblem) {
        guard !frames[place].flags.contains(.hasText) else { throw .secondText }
        let parent = try record(of: place)
        tape.append(.text, in: parent)
        try append(value, isCData ? .cdata : mode(of: value, in: place))
        frames[place].flags.insert(.hasText)
    }

    /// Appends the text of the last record. If there is no text, the record is removed.
    private func append(_ value: any ScalarValue, _ mode: TextMode) throws(EncodingProblem) {
        do throws(EncodingProblem) { try value.append(to: &tape.text, style, mode) } catch {
            tape.removeLast()
            throw error
        }
    }

    /// Returns how text is written into a frame: a run of text among elements is preserved exactly.
    ///
    /// As long as there is no other text, a reader would take a run of white space for indentation, so it is written as
    /// character references.
    private func mode(of value: any ScalarValue, in place: Int32) -> TextMode {
        guard frames[place].flags.contains(.isInline), let text = value as? String, !style.hasCDataStrings else {
            return .text
        }
        let element = frames.element(of: place)
        if text.utf8.allSatisfy({ ByteClass.isSpace($0) }) {
            return frames[element].flags.contains(.hasRuns) ? .run : .text
        }
        frames[element].flags.insert(.hasRuns)
        return .run
    }

    @inline(never)
    func writeAttribute(_ value: any ScalarValue, _ id: EntryID, of place: Int32) throws(EncodingProblem) {
        let entry = vocabulary[id]
        guard entry.kind != .bad else { throw .badKey(vocabulary.detail(id).problem) }
        let place = frames.element(of: place)
        let element = try record(of: place)
        if !frames.add(attribute: entry.attribute, to: place) {
            switch try repetition(entry.name, value, of: place) {
            case .none: throw try repeated(id, value, of: place)
            case .same: return
            case .other: break
            }
        }
        tape.append(attribute: entry.name, of: element)
        do throws(EncodingProblem) {
            try value.append(to: &tape.text, style, .attribute)
            if vocabulary.names[entry.name].flags.contains(.isReserved) {
                try declare(entry.name, tape.string(tape.count - 1), in: place)
            }
        } catch {
            tape.removeLast()
            frames.remove(attribute: entry.attribute, from: place)
            throw error
        }
        use(id, in: place)
    }

    /// Returns the problem of an attribute that the element has already.
    private func repeated(
        _ id: EntryID, _ value: any ScalarValue, of place: Int32
    ) throws(EncodingProblem) -> EncodingProblem {
        let name = vocabulary[id].name
        guard vocabulary.names[name].flags.contains(.isReserved), let known = implied(name, of: place) else {
            return .duplicateAttribute(vocabulary.string(id))
        }
        let wanted = String(decoding: try text(of: value), as: UTF8.self)
        return .bound("", to: known.text, declaredAs: wanted)
    }

    /// How an attribute repeats one that the encoder has already written: a declaration or a mark.
    private enum Repetition { case none, same, other }

    /// Returns how an attribute repeats one that the encoder has written, which is removed if the new one takes its
    /// place: a type with several marks may write another one of them.
    private func repetition(
        _ name: NameID, _ value: any ScalarValue, of place: Int32
    ) throws(EncodingProblem) -> Repetition {
        guard let known = implied(name, of: place) else { return .none }
        let text = try text(of: value)
        let isSame = try text == self.text(of: known.text)
        if isSame, !value.isName { return .same }
        let isOther = try isOther(text, known)
        guard known.record >= 0, known.record < tape.count, isSame || isOther else { return isSame ? .same : .none }
        tape.remove(known.record)
        forgetImplied(name, of: place)
        return .other
    }

    /// Whether the text of an attribute is one that its type may write in place of the implied one.
    private func isOther(_ text: [UInt8], _ known: ImpliedAttribute) throws(EncodingProblem) -> Bool {
        let local = text.split(separator: UInt8(ascii: ":"), maxSplits: 1).last ?? []
        for other in known.others {
            let wanted = try self.text(of: other)
            if wanted == text || wanted.elementsEqual(local) { return true }
        }
        return false
    }

    /// The text of a value, as it would be written.
    @inline(never)
    func text(of value: any ScalarValue, _ mode: TextMode = .attribute) throws(EncodingProblem) -> [UInt8] {
        try ByteBuffer.withScratch(capacity: 64) { out throws(EncodingProblem) in
            try value.append(to: &out, style, mode)
            return out.array
        }
    }
}
