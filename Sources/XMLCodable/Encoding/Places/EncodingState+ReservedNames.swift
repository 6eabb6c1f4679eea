/// Names of elements that only one key of an element may write, since they could not be read back otherwise.
struct ReservedNames {
    /// The distinct names; once there are more than a few, they are in the set as well.
    private var names: [NameID] = []
    private var many = RareSet<Int32>()
    /// The records on the tape between which the key has written all of its elements.
    fileprivate var records: Range<Int32> = 0..<0
    /// The serial number of the frame of the element that they are in.
    fileprivate var frame: Int32 = 0
    fileprivate var problem: (String) -> EncodingProblem = { _ in .stale }

    private static let few = 8

    func contains(_ name: NameID) -> Bool {
        names.count <= Self.few ? names.contains(name) : many.contains(name.number)
    }

    mutating func insert(_ name: NameID) {
        if contains(name) { return }
        names.append(name)
        if names.count == Self.few + 1 {
            many = RareSet(names.map(\.number))
        } else if names.count > Self.few {
            many.insert(name.number)
        }
    }
}

extension EncodingState {
    /// Reserves the names of elements that a key has written.
    ///
    /// - Parameters:
    ///   - index: The frame of the element that they are in.
    ///   - start: The number of records that were on the tape before them.
    ///   - problem: Makes the problem from the name that another key has written too.
    func reserve(
        _ names: ReservedNames, in index: Int32, since start: Int32, _ problem: @escaping (String) -> EncodingProblem
    ) {
        var names = names
        names.records = start..<max(start, tape.count)
        names.problem = problem
        names.frame = frames[index].serial
        frames[index].flags.insert(.reservesNames)
        // Those of values that threw are no longer on the tape.
        while let last = reserved.last, last.records.upperBound > names.records.lowerBound { reserved.removeLast() }
        reserved.append(names)
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
            for range in [record..<max(record, start), end..<max(end, tape.count)] {
                for name in tape.names(of: record, in: range) where names.contains(name) {
                    found = names.problem(vocabulary.names.string(name))
                }
            }
        }
        return found
    }
}
