/// What a call wants to know or to keep besides the value: which nodes were read, every mismatch, the old value.
///
/// The state of a plain call has none, and its containers know nothing of it. Where there is one, ``ValueDecoder`` hands
/// out containers that go by it (`KeyedInspection` and its like) and leave the reading itself to the plain ones.
final class DecodingInspection {
    /// What is known of an element.
    private enum Mark {
        /// The model names it.
        static let read: UInt8 = 1
        /// Its text was read.
        static let text: UInt8 = 2
        /// A container looked into it, or a scalar was made of it.
        static let opened: UInt8 = 4
        /// It was taken as it is, or given up: nothing in it is unknown.
        static let whole: UInt8 = 8
    }

    /// The value that the children of an element belong to.
    struct Owner {
        let path: [any CodingKey]
        let type: String?
    }

    /// Whether mismatches are collected; else the first one is thrown.
    private(set) var collects: Bool
    /// Whether the owners of elements are kept, for what is said about unknown nodes.
    let keepsOwners: Bool
    private(set) var mismatches: [XMLMismatch] = []
    private(set) var owners: [UInt32: Owner] = [:]
    /// What the old value wrote, by the entry of the coding path that a new value is decoded under.
    var old: [Int32: Recording] = [:]
    /// Whether nil in the document leaves the old value.
    var ignoresNil = false

    private var marks: [UInt8] = []
    private var attributeMarks: [Bool] = []
    private var parents: [UInt32] = []
    private var tracks: Bool { !marks.isEmpty }

    /// - Parameter store: The document whose nodes are to be kept track of.
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

    private func mark(_ node: UInt32, _ bits: UInt8) {
        if tracks, Int(node) < marks.count { marks[Int(node)] |= bits }
    }

    func isRead(_ node: UInt32) -> Bool { marks[Int(node)] & Mark.read != 0 }
    func isTextRead(_ node: UInt32) -> Bool { marks[Int(node)] & Mark.text != 0 }
    func isWhole(_ node: UInt32) -> Bool { marks[Int(node)] & Mark.whole != 0 }
    func isRead(attribute: UInt32) -> Bool { attributeMarks[Int(attribute)] }

    /// Takes note that the model names a node, and thereby the elements between it and `top`.
    func noteRead(_ node: UInt32, below top: UInt32 = .max) {
        mark(node, Mark.read)
        if keepsOwners, top != .max, owners[node] == nil { owners[node] = owners[top] }
        guard tracks, top != .max, Int(node) < parents.count else { return }
        var parent = parents[Int(node)]
        while parent > top {
            marks[Int(parent)] |= Mark.read
            if let owner = owners[top] { noteOwner(of: parent, owner) }
            parent = parents[Int(parent)]
        }
    }

    func noteRead(attribute: UInt32) {
        if tracks, Int(attribute) < attributeMarks.count { attributeMarks[Int(attribute)] = true }
    }

    func noteText(of node: UInt32) { mark(node, Mark.text) }
    func noteWhole(_ node: UInt32) { mark(node, Mark.whole) }
    func noteScalar(_ node: UInt32) { mark(node, Mark.opened | Mark.text) }

    func noteOpened(_ node: UInt32) { mark(node, Mark.opened) }

    /// Takes note of the value that an element is read for.
    func noteOwner(of node: UInt32, _ owner: @autoclosure () -> Owner) {
        guard keepsOwners, owners[node]?.type == nil else { return }
        let owner = owner()
        if owners[node] == nil || owner.type != nil { owners[node] = owner }
    }

    /// A type that asked for no container took the element as it is, such as ``XML/Element``.
    func noteDecoded(_ node: UInt32) {
        if tracks, Int(node) < marks.count, marks[Int(node)] & Mark.opened == 0 { mark(node, Mark.whole) }
    }

    // MARK: - Mismatches

    /// Adds an error to the report, unless it follows from one that was added since there were `count`.
    func report(_ error: any Error, since count: Int, _ mismatch: (any Error) -> XMLMismatch) {
        guard !(error is AlreadyReported), mismatches.count == count else { return }
        mismatches.append(mismatch(error))
    }

    func add(_ mismatch: XMLMismatch) { mismatches.append(mismatch) }

    /// Tries something that may fail without being a mismatch: what is thrown in it is for the caller.
    func trying<R>(_ body: () throws -> R) rethrows -> R {
        let wasCollecting = collects
        collects = false
        defer { collects = wasCollecting }
        return try body()
    }
}
