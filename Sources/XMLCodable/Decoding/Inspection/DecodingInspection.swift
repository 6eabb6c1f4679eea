/// What a call tracks in addition to the value: which nodes were read, all mismatches, and the old value.
///
/// The state of a plain call has no inspection, and its containers are unaware of it. If there is one, ``ValueDecoder``
/// returns its instrumented containers (such as `KeyedInspection`), which delegate the decoding to the plain ones.
final class DecodingInspection {
    /// A step of paths from an element.
    struct Step: Hashable {
        let parent: UInt32
        let names: NameSet
        /// The first of the elements among which the step is taken; 0 for all.
        let first: UInt32
    }

    /// The value to which the children of an element belong.
    struct Owner {
        /// Its coding path; nil for the root.
        let path: KeyTrail?
        /// Its type; nil if it has no keys.
        let type: TypePlan?
        /// Whether it is the value around the one that reads the element, which may say more.
        var isOuter = false
    }

    /// Whether mismatches are collected; otherwise the first one is thrown.
    private(set) var collects: Bool
    /// Whether the owners of elements are recorded, for the messages about unknown nodes.
    let keepsOwners: Bool
    private(set) var mismatches: [XMLMismatch] = []
    /// What is known to be lost although the node was read.
    private(set) var losses: [XMLMismatch] = []
    private var knownLosses = RareSet<XMLMismatch>()
    private(set) var owners = RareTable<UInt32, Owner>()
    /// The recordings of old values, by the coding path entry under which the new value is decoded.
    var old = RareTable<Int32, Recording>()
    /// Whether the old value is kept if the document says nil.
    var ignoresNil = false

    /// Which nodes were read; nil if the call does not look for unknown ones.
    let marks: NodeMarks?
    /// The elements that paths lead through.
    private(set) var steps = RareTable<Step, RareSet<UInt32>>()
    /// Those of them in which the paths found what they lead to.
    private(set) var fullSteps = RareTable<Step, RareSet<UInt32>>()
    /// The elements that paths with an index count, and how many of them in each of those around them.
    private(set) var counted = RareTable<UInt32, (walk: PathWalk, count: Int, top: UInt32)>()
    /// The first elements of the lists that were read, and the lists that paths lead through: a model may ask for one again and
    /// again.
    private var lists = RareSet<UInt32>()
    /// The elements whose whole names are those of keys that are paths, and these keys.
    private(set) var renamed = RareTable<UInt32, String>()
    /// The coding paths of owners, by the numbers that `CodingPaths` keeps.
    private var trails: [KeyTrail] = []

    /// - Parameter store: The document whose nodes are tracked; nil to track none.
    init(tracking store: NodeStore?, collects: Bool = false, keepsOwners: Bool = false) {
        self.collects = collects
        self.keepsOwners = keepsOwners
        marks = store.map { NodeMarks($0) }
    }

    // MARK: - Nodes

    /// Records that the model names a node, and thereby the elements between it and `top`.
    func noteRead(_ node: UInt32, below top: UInt32 = .max) {
        marks?.noteRead(node)
        if keepsOwners, top != .max, owners[node] == nil {
            owners[node] = owners[top]
            owners[node]?.isOuter = true
        }
        guard let marks, top != .max else { return }
        var parent = marks.parent(of: node)
        while parent > top {
            marks.notePassed(parent)
            if let owner = owners[top] { noteOwner(of: parent, owner) }
            parent = marks.parent(of: parent)
        }
    }

    /// Records that a path leads through an element.
    ///
    /// - Parameter isFull: Whether it found there what it leads to.
    func noteStep(_ node: UInt32, _ step: Step, isFull: Bool) {
        guard marks != nil else { return }
        steps.update(step, default: .init()) { $0.insert(node) }
        if isFull { fullSteps.update(step, default: .init()) { $0.insert(node) } }
    }

    /// Records that a path counts elements: those before one are written as well.
    func noteCounted(_ walk: PathWalk, _ count: Int, below top: UInt32) {
        if marks != nil, count > counted[walk.matches.id]?.count ?? 0 { counted[walk.matches.id] = (walk, count, top) }
    }

    /// Records that all elements of a list are read; returns false if that is known.
    func noteList(_ id: UInt32) -> Bool { marks?.isTrying == true || lists.insert(id) }

    /// Records that a key which is a path reads an element with its whole name.
    func noteRenamed(_ node: UInt32, _ key: String) { if marks != nil { renamed[node] = key } }

    func restart() {
        mismatches = []
        losses = []
        knownLosses = RareSet()
        marks?.restart()
        owners.removeAll()
        steps.removeAll()
        fullSteps.removeAll()
        counted.removeAll()
        lists = RareSet()
        renamed.removeAll()
    }

    /// Records the value for which an element is read.
    @inline(never)
    func noteOwner(of node: UInt32, _ owner: @autoclosure () -> Owner) {
        guard keepsOwners else { return }
        guard let known = owners[node] else {
            owners[node] = owner()
            return
        }
        guard known.type == nil || known.isOuter else { return }
        let owner = owner()
        if owner.type != nil, !owner.isOuter { owners[node] = owner }
    }

    /// Returns a coding path, which takes no longer the deeper it is.
    @inline(never)
    func trail(_ path: Int32, _ paths: CodingPaths) -> KeyTrail? {
        let number = paths.number(path) { parent, key in
            trails.append(KeyTrail(trail(parent), key))
            return Int32(truncatingIfNeeded: trails.count - 1)
        }
        return trail(number)
    }

    private func trail(_ number: Int32) -> KeyTrail? {
        number >= 0 && Int(number) < trails.count ? trails[Int(number)] : nil
    }

    // MARK: - Mismatches

    /// Adds an error to the report, unless it is a consequence of one added since there were `count` mismatches.
    func report(_ error: any Error, since count: Int, _ mismatch: (any Error) -> XMLMismatch) {
        guard !(error is AlreadyReported), mismatches.count == count else { return }
        mismatches.append(mismatch(error))
    }

    func add(_ mismatch: XMLMismatch) { mismatches.append(mismatch) }

    /// Records that something is lost although its node was read; a value that is tried again says it once.
    func noteLoss(_ mismatch: XMLMismatch) {
        if marks != nil, knownLosses.insert(mismatch) { losses.append(mismatch) }
    }

    func noteReplaced(_ place: DecodingPlace, by value: Any, of type: Any.Type, _ state: DecodingState) {
        let name = String(describing: type)
        let error = state.places.malformed(place, "a known value of \(name)", type, .malformed)
        let mismatch = XMLMismatch(error, at: state.places.location(place), in: [])
        noteLoss(
            XMLMismatch(
                kind: .replacedValue, path: KeyTrail(mismatch.codingPath), location: mismatch.location,
                description: mismatch.description + ", which is encoded as \"\(value)\"; XML.Open<\(name)> keeps it"))
    }

    /// Runs `body`, whose failure is not a mismatch: its errors are left to the caller, and what it lost is not lost.
    func trying<R>(_ body: () throws -> R) rethrows -> R {
        let wasCollecting = collects
        let known = losses.count
        collects = false
        defer { collects = wasCollecting }
        do { return try body() } catch {
            if losses.count > known {
                for loss in losses[known...] { knownLosses.remove(loss) }
                losses.removeSubrange(known...)
            }
            throw error
        }
    }
}
