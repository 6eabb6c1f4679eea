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

    /// Forgets the names of elements that were dropped.
    func forgetReserved(since start: Int32) {
        while let last = reserved.last, last.records.upperBound > start { reserved.removeLast() }
    }

    /// Returns the problem of an element that is complete, if another key has written a name that is reserved.
    @inline(never)
    func reservedProblem(in index: Int32) -> EncodingProblem? {
        let (serial, record) = (frames[index].serial, frames[index].record)
        frames[index].flags.remove(.reservesNames)
        var found: EncodingProblem?
        // Usually it is the last one.
        while let last = reserved.lastIndex(where: { $0.frame == serial }) {
            let names = reserved.remove(at: last)
            if record < 0 || found != nil { continue }
            let (start, end) = (names.records.lowerBound, names.records.upperBound)
            let before = tape.names(of: record, in: record..<max(record, start)).filter(names.all.contains)
            let after = tape.names(of: record, since: end)
            if let name = (before + after.filter(names.all.contains)).last {
                found = names.problem(vocabulary.names.string(name), false)
            } else if let name = after.last(where: names.later.contains) {
                found = names.problem(vocabulary.names.string(name), true)
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
        guard let name = tape.names(of: element, since: start).first else { return }
        throw error(names.problem(vocabulary.names.string(name), true), value, place.index, entry)
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
        return reserved.last { $0.frame == serial }
    }
}
