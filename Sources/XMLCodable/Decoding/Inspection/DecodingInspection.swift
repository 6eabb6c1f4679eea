#if Inspection || !SWIFT_PACKAGE
/// What a call tracks in addition to the value: which nodes were read, all mismatches, and the old value.
///
/// The state of a plain call has no inspection, and its containers are unaware of it. If there is one, ``ValueDecoder``
/// returns its instrumented containers (such as `KeyedInspection`), which delegate the decoding to the plain ones.
final class DecodingInspection {
    /// The flags of an element.
    private enum Mark {
        /// The model names it.
        static let read: UInt8 = 1
        /// Its text was read.
        static let text: UInt8 = 2
        /// It was opened by a container or decoded as a scalar.
        static let opened: UInt8 = 4
        /// It was captured as a whole or abandoned: nothing in it counts as unknown.
        static let whole: UInt8 = 8
        /// It is the value of a key that is not an array.
        static let single: UInt8 = 16
    }

    /// A step of paths from an element.
    struct Step: Hashable {
        let parent: UInt32
        let names: NameSet
    }

    /// The value to which the children of an element belong.
    struct Owner {
        /// Its coding path; nil for the root.
        let path: KeyTrail?
        let type: String?
        /// Whether it is the value around the one that reads the element, which may say more.
        var isOuter = false
    }

    /// Whether mismatches are collected; otherwise the first one is thrown.
    private(set) var collects: Bool
    /// Whether the owners of elements are recorded, for the messages about unknown nodes.
    let keepsOwners: Bool
    private(set) var mismatches: [XMLMismatch] = []
    private(set) var owners = RareTable<UInt32, Owner>()
    /// The recordings of old values, by the coding path entry under which the new value is decoded.
    var old = RareTable<Int32, Recording>()
    /// Whether the old value is kept if the document says nil.
    var ignoresNil = false

    /// Elements whose content is a value with keys, which reads no text.
    private var keyedTexts = RareSet<UInt32>()
    /// The elements that paths lead through.
    private(set) var steps = RareTable<Step, RareSet<UInt32>>()
    /// The elements whose whole names are those of keys that are paths, and these keys.
    private(set) var renamed = RareTable<UInt32, String>()
    /// The coding paths of owners, by the numbers that `CodingPaths` keeps.
    private var trails: [KeyTrail] = []
    private var marks: [UInt8] = []
    private var attributeMarks: [Bool] = []
    private var parents: [UInt32] = []
    private var tracks: Bool { !marks.isEmpty }

    /// - Parameter store: The document whose nodes are tracked; nil to track none.
    init(tracking store: NodeStore?, collects: Bool = false, keepsOwners: Bool = false) {
        self.collects = collects
        self.keepsOwners = keepsOwners
        guard let store else { return }
        marks = Array(repeating: 0, count: store.nodeCount + 1)
        attributeMarks = Array(repeating: false, count: store.attributes.count)
        parents = Array(repeating: 0, count: store.nodeCount + 1)
        var open: [UInt32] = []
        for node in 0..<UInt32(store.nodeCount) {
            while let last = open.last, store.nodes[Int(last)].end <= node { open.removeLast() }
            parents[Int(node)] = open.last ?? 0
            open.append(node)
        }
    }

    // MARK: - Nodes

    private func mark(_ node: UInt32, _ bits: UInt8, clearing cleared: UInt8 = 0) {
        if tracks, Int(node) < marks.count { marks[Int(node)] = marks[Int(node)] & ~cleared | bits }
    }

    func isRead(_ node: UInt32) -> Bool { marks[Int(node)] & Mark.read != 0 }
    func isTextRead(_ node: UInt32) -> Bool { marks[Int(node)] & Mark.text != 0 }
    func isWhole(_ node: UInt32) -> Bool { marks[Int(node)] & Mark.whole != 0 }
    func isSingle(_ node: UInt32) -> Bool { marks[Int(node)] & Mark.single != 0 }
    func isRead(attribute: UInt32) -> Bool { attributeMarks[Int(attribute)] }

    /// Records that the model names a node, and thereby the elements between it and `top`.
    func noteRead(_ node: UInt32, below top: UInt32 = .max) {
        // A key that reads an element takes it from `XMLAnyElements`.
        mark(node, Mark.read, clearing: Mark.whole)
        if keepsOwners, top != .max, owners[node] == nil {
            owners[node] = owners[top]
            owners[node]?.isOuter = true
        }
        guard tracks, top != .max, Int(node) < parents.count else { return }
        var parent = parents[Int(node)]
        while parent > top {
            marks[Int(parent)] |= Mark.read
            if let owner = owners[top] { noteOwner(of: parent, owner) }
            parent = parents[Int(parent)]
        }
    }

    func parent(of node: UInt32) -> UInt32 { tracks && Int(node) < parents.count ? parents[Int(node)] : 0 }

    /// Records that a path leads through an element.
    func noteStep(_ node: UInt32, from parent: UInt32, _ names: NameSet) {
        if tracks { steps.update(Step(parent: parent, names: names), default: .init()) { $0.insert(node) } }
    }

    /// Records that a key which is a path reads an element with its whole name.
    func noteRenamed(_ node: UInt32, _ key: String) { if tracks { renamed[node] = key } }

    func noteRead(attribute: UInt32) {
        if tracks, Int(attribute) < attributeMarks.count { attributeMarks[Int(attribute)] = true }
    }

    func noteText(of node: UInt32) { mark(node, Mark.text) }
    func noteSingle(_ node: UInt32) { mark(node, Mark.single) }
    func noteWhole(_ node: UInt32) { mark(node, Mark.whole) }
    func noteKeyedText(_ node: UInt32) { keyedTexts.insert(node) }
    func isKeyedText(_ node: UInt32) -> Bool { !keyedTexts.isEmpty && keyedTexts.contains(node) }
    func noteScalar(_ node: UInt32) { mark(node, Mark.opened | Mark.text) }

    func restart() {
        mismatches = []
        keyedTexts = .init()
        owners.removeAll()
        steps.removeAll()
        renamed.removeAll()
        for index in marks.indices { marks[index] = 0 }
        for index in attributeMarks.indices { attributeMarks[index] = false }
    }

    func forget(attribute: UInt32) {
        if tracks, Int(attribute) < attributeMarks.count { attributeMarks[Int(attribute)] = false }
    }

    func forget(_ node: UInt32) { mark(node, 0, clearing: Mark.read | Mark.whole) }

    func noteContent(of node: UInt32, _ children: [UInt32]) {
        mark(node, Mark.opened | Mark.text)
        for child in children { mark(child, Mark.read | Mark.whole) }
    }

    func noteOpened(_ node: UInt32) { mark(node, Mark.opened) }

    /// Records the value for which an element is read.
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

    /// Records that an element was decoded. Unless its type captured it as a whole, as ``XML/Element`` does, what it did
    /// not read is unknown.
    func noteDecoded(_ node: UInt32) { mark(node, Mark.opened) }

    // MARK: - Mismatches

    /// Adds an error to the report, unless it is a consequence of one added since there were `count` mismatches.
    func report(_ error: any Error, since count: Int, _ mismatch: (any Error) -> XMLMismatch) {
        guard !(error is AlreadyReported), mismatches.count == count else { return }
        mismatches.append(mismatch(error))
    }

    func add(_ mismatch: XMLMismatch) { mismatches.append(mismatch) }

    /// Runs `body`, whose failure is not a mismatch: its errors are left to the caller.
    func trying<R>(_ body: () throws -> R) rethrows -> R {
        let wasCollecting = collects
        collects = false
        defer { collects = wasCollecting }
        return try body()
    }
}
#endif
