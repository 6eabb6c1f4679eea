/// Names of elements that only one key of an element may write, since they could not be read back otherwise.
struct ReservedNames {
    /// The names that no other key may write.
    var all = DistinctList<NameID>()
    /// The names that no other key may write after this one.
    var later = DistinctList<NameID>()
    /// Whether no key without names of its own may write an element after this one.
    var takesRest = false
    /// The tables of keys whose names were noted.
    var tables: [Int32] = []
    /// The other keys that read elements of the key, whatever they write, unless their values turn out to be none; or none, if
    /// the element is refused.
    fileprivate var readers: [(key: EntryID?, error: EncodingError)] = []
    /// Whether the element is refused, whatever other keys write.
    fileprivate var refuses: Bool { readers.contains { $0.key == nil } }
    /// The records on the tape between which the key has written all of its elements.
    fileprivate var records: Range<Int32> = 0..<0
    /// The serial number of the frame of the element that they are in.
    fileprivate var frame: Int32 = 0
    /// Makes the problem of a name that another key has written too, or after this one.
    fileprivate var problem: (_ name: String, _ isLater: Bool) -> EncodingProblem = { _, _ in .stale }
}

extension EncodingState {
    /// Reserves the names of elements that a key has written.
    ///
    /// - Parameters:
    ///   - index: The frame of the element that they are in.
    ///   - start: The number of records that were on the tape before them.
    ///   - problem: Makes the problem of a name that another key has written too, or after this one.
    func reserve(
        _ names: ReservedNames, in index: Int32, since start: Int32,
        _ problem: @escaping (_ name: String, _ isLater: Bool) -> EncodingProblem
    ) {
        var names = names
        names.records = start..<max(start, tape.count)
        names.problem = problem
        names.frame = frames[index].serial
        frames[index].flags.insert(.reservesNames)
        reserved.append(names)
    }

    /// Reserves the names of a dictionary's elements that another key of the model reads, whatever that writes. Returns all
    /// such names.
    func reserve(
        taken names: @autoclosure () -> [NameID], of place: FrameID, since start: Int32
    ) -> RareTable<NameID, EntryID> {
        let own = keyFrame(of: place)
        guard own > 0 else { return .init() }
        var outer = frames[own].parent
        while frames[outer].kind == .step { outer = frames[outer].parent }
        outer = frames.element(of: outer)
        let key = vocabulary.components[Int(frames[own].component)]
        let taken = takenNames(beside: key, own, in: outer)
        if taken.isEmpty { untaken = frames[own].entry }
        var reserved = ReservedNames()
        for name in taken.isEmpty ? [] : names() {
            guard let other = taken[name] else { continue }
            let reader = vocabulary.components[Int(vocabulary[other].component)].stringValue.shown
            let problem = EncodingProblem.refused(
                "the element <\(vocabulary.names.string(name).shown)> of the dictionary would be read as that of the key"
                    + " \"\(reader)\"; a dictionary needs an element that no other key leads into")
            reserved.readers.append((other, error(problem, plans[frames[place.index].owner].type, place.index)))
        }
        if !reserved.readers.isEmpty { reserve(reserved, in: outer, since: start) { _, _ in .stale } }
        return taken
    }

    /// Whether the value of a key is known to be one in which no other key reads elements, as most often.
    func isUntaken(_ place: FrameID) -> Bool {
        let own = keyFrame(of: place)
        return own > 0 && !hasDynamicKeys && frames[own].entry == untaken
    }

    /// The frame of a value that has a key, among that of a place and those around it; 0 if there is none.
    private func keyFrame(of place: FrameID) -> Int32 {
        guard frames.isLive(place) else { return 0 }
        var own = place.index
        while own > 0, frames[own].component < 0 { own = frames[own].parent }
        return own
    }

    /// Returns the names of elements that other keys of a model lead to or through in the one that a key leads to.
    private func takenNames<Key: CodingKey>(
        beside key: Key, _ own: Int32, in place: Int32
    ) -> RareTable<NameID, EntryID> {
        let id = frames[own].entry
        if !hasDynamicKeys, let known = taken[id] { return known }
        let table = table(Key.self, owner: frames[place].owner)
        let entry = entry(key, table, place)
        let steps = names(of: vocabulary[entry].item == id ? entry : id)
        var found = RareTable<NameID, EntryID>()
        for other in vocabulary.tables[table].isOfCases ? [] : EnumMetadata.keys(of: Key.self) ?? []
        where other.stringValue != key.stringValue {
            let entry = self.entry(other, table, place)
            let names = names(of: entry)
            // Without an index, a step leads to all elements of its name.
            let areInside = names.starts(with: steps) {
                $0.name == $1.name && ($0.index ?? $1.index) == ($1.index ?? $0.index)
            }
            if areInside, let next = names.dropFirst(steps.count).first { found[next.name] = entry }
            // A path is also read as a whole name.
            guard steps.isEmpty, names.count > 1, let whole = vocabulary.detail(entry).whole else { continue }
            found[vocabulary[vocabulary.dictionaryEntry(whole)].name] = entry
        }
        taken[id] = found
        return found
    }

    /// Returns the names of the elements that a key leads to or through, and their indices, if they have some.
    private func names(of entry: EntryID) -> [(name: NameID, index: Int32?)] {
        let detail = vocabulary.detail(entry)
        return (detail.steps + (vocabulary[entry].isElement ? [entry] : [])).enumerated().map { number, step in
            (vocabulary[step].name, number < detail.indices.count ? detail.indices[number] : detail.lastIndex)
        }
    }

    /// Refuses the element that a frame writes into, in which a value that threw has left something: it cannot be told from what
    /// others have written meanwhile.
    ///
    /// - Parameter start: The number of records that were on the tape before the value.
    @inline(never)
    func refuse(_ value: Any, _ index: Int32, since start: Int32) {
        let place = frames[index].kind < .step ? index : frames.element(of: index)
        // A value inside it may have said so.
        if let last = reserved.last, last.refuses, last.frame == frames[place].serial { return }
        if tape.isEmpty(since: start) { return }
        let problem = EncodingProblem.refused(
            "it threw after it had written a part of an element that is not its own; such an error cannot be ignored")
        var left = ReservedNames()
        left.readers = [(nil, error(problem, value, index))]
        reserve(left, in: place, since: start) { _, _ in .stale }
    }

    /// Forgets the names of elements that were dropped.
    func forgetReserved(since start: Int32) {
        while let last = reserved.last, last.records.upperBound > start { reserved.removeLast() }
    }

    /// Returns the error of an element that is complete, if another key has written a name that is reserved, or reads it.
    @inline(never)
    func reservedError(_ value: Any, in index: Int32) -> EncodingError? {
        let (serial, record) = (frames[index].serial, frames[index].record)
        frames[index].flags.remove(.reservesNames)
        var found: EncodingError?
        // The first and the last of the children of each name, but for those that all of the keys have written.
        var children = RareTable<NameID, ClosedRange<Int32>>()
        let own = reserved.lazy.filter { $0.frame == serial }.map(\.records)
        let start = own.map(\.lowerBound).max() ?? 0
        let end = max(start, own.map(\.upperBound).min() ?? 0)
        for range in record < 0 ? [] : [record..<max(record, start), end..<max(end, tape.count)] {
            for child in tape.children(of: record, in: range) {
                children.update(tape[child].name, default: child...child) { $0 = $0.lowerBound...child }
            }
        }
        // Usually it is the last one.
        while let last = reserved.lastIndex(where: { $0.frame == serial }) {
            let names = reserved.remove(at: last)
            if record < 0 || found != nil { continue }
            if !names.readers.isEmpty {
                found = names.readers.first { $0.key.map { vocabulary.isNamed($0) } ?? true }?.error
                continue
            }
            func isLater(_ name: NameID) -> Bool {
                children[name].map { $0.upperBound >= names.records.upperBound } ?? false
            }
            func isOther(_ name: NameID) -> Bool {
                isLater(name) || children[name].map { $0.lowerBound < names.records.lowerBound } ?? false
            }
            if let name = names.all.elements.last(where: isOther) {
                found = error(names.problem(vocabulary.names.string(name), false), value, index)
            } else if let name = names.later.elements.last(where: isLater) {
                found = error(names.problem(vocabulary.names.string(name), true), value, index)
            }
        }
        if record >= 0 { tape.noteFinished(record) }
        return found
    }

    /// Refuses elements that a key without names of its own has written, if a key before it reads all of them.
    ///
    /// - Parameter start: The number of records that were on the tape before them.
    func checkReserved(_ value: Any, _ entry: EntryID, in place: FrameID, since start: Int32) throws {
        guard let names = reservedNames(in: place), names.takesRest else { return }
        let element = frames[frames.element(of: place.index)].record
        guard let child = tape.children(of: element, in: start..<max(start, tape.count), limit: 1).first else { return }
        throw error(names.problem(vocabulary.names.string(tape[child].name), true), value, place.index, entry)
    }

    /// Refuses elements of the tree that a key before theirs reads.
    func checkReserved(_ elements: [XML.Element], of value: Any, _ entry: EntryID, in place: FrameID) throws {
        guard !elements.isEmpty, let names = reservedNames(in: place) else { return }
        let all = Set(names.all.elements.map { vocabulary.names.string($0) })
        let later = Set(names.later.elements.map { vocabulary.names.string($0) })
        for name in elements.map(\.name.qualifiedName) {
            let isShared = all.contains(name)
            guard isShared || names.takesRest || later.contains(name) else { continue }
            throw error(names.problem(name, !isShared), value, place.index, entry)
        }
    }

    /// The last reserved names in an element.
    private func reservedNames(in place: FrameID) -> ReservedNames? {
        let element = frames.element(of: place.index)
        guard frames[element].flags.contains(.reservesNames) else { return nil }
        let serial = frames[element].serial
        return reserved.last { $0.frame == serial && $0.readers.isEmpty }
    }
}
