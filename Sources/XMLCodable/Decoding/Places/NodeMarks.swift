/// Which nodes of a document a call has read, for `unknownNodes` and reports: the part of the ``Ledger`` that knows every node.
final class NodeMarks {
    private enum Bit {
        /// The model names it.
        static let read: UInt8 = 1
        /// Its text was read.
        static let text: UInt8 = 2
        /// It was taken as a whole or abandoned: nothing in it counts as unknown.
        static let whole: UInt8 = 4
        /// It is the value of a key that is not an array.
        static let single: UInt8 = 8
        /// Its content is a value with keys, which reads no text.
        static let keyed: UInt8 = 16
        /// It is written by itself, as an item of an array, or for a path with its index.
        static let own: UInt8 = 32
    }

    /// The marks of the nodes, and then those of the attributes.
    private var marks: [UInt8]
    private var parents: [UInt32]
    /// The attempts in progress, and the marks as they were before each change in one of them.
    private var attempts = 0
    var isTrying: Bool { attempts > 0 }
    private var changes: [(index: Int, old: UInt8)] = []

    init(_ store: NodeStore) {
        marks = Array(repeating: 0, count: store.nodeCount + 1 + store.attributes.count)
        parents = Array(repeating: 0, count: store.nodeCount + 1)
        var open: [UInt32] = []
        for node in 0..<UInt32(store.nodeCount) {
            while let last = open.last, store.nodes[Int(last)].end <= node { open.removeLast() }
            parents[Int(node)] = open.last ?? 0
            open.append(node)
        }
    }

    func restart() {
        for index in marks.indices { marks[index] = 0 }
    }

    private func has(_ index: Int, _ bits: UInt8) -> Bool { index < marks.count && marks[index] & bits != 0 }
    private func has(_ node: UInt32, _ bits: UInt8) -> Bool { has(Int(node), bits) }

    private func mark(_ index: Int, _ bits: UInt8, clearing cleared: UInt8 = 0) {
        guard index < marks.count else { return }
        if attempts > 0 { changes.append((index, marks[index])) }
        marks[index] = marks[index] & ~cleared | bits
    }
    private func mark(_ node: UInt32, _ bits: UInt8) { mark(Int(node), bits) }

    private func index(ofAttribute number: UInt32) -> Int { parents.count + Int(number) }

    /// Begins an attempt at a value; returns what ``endAttempt(_:isUsed:)`` needs.
    func beginAttempt() -> Int {
        attempts += 1
        return changes.count
    }

    /// Ends an attempt. If its value is not used, nothing that it read is.
    func endAttempt(_ start: Int, isUsed: Bool) {
        attempts -= 1
        while !isUsed, changes.count > start, let change = changes.popLast() {
            marks[change.index] = change.old
        }
        if attempts == 0 { changes = [] }
    }

    func isRead(_ node: UInt32) -> Bool { has(node, Bit.read) }
    func isTextRead(_ node: UInt32) -> Bool { has(node, Bit.text) }
    func isWhole(_ node: UInt32) -> Bool { has(node, Bit.whole) }
    func isSingle(_ node: UInt32) -> Bool { has(node, Bit.single) }
    func isKeyedText(_ node: UInt32) -> Bool { has(node, Bit.keyed) }
    func isOwn(_ node: UInt32) -> Bool { has(node, Bit.own) }
    func isRead(attribute: UInt32) -> Bool { has(index(ofAttribute: attribute), Bit.read) }

    func parent(of node: UInt32) -> UInt32 { Int(node) < parents.count ? parents[Int(node)] : 0 }

    /// Records that the model names a node, which is no longer taken as a whole.
    func noteRead(_ node: UInt32) { mark(Int(node), Bit.read, clearing: Bit.whole) }

    /// Records that a path leads through an element.
    func notePassed(_ node: UInt32) { mark(node, Bit.read) }

    func noteRead(attribute: UInt32) { mark(index(ofAttribute: attribute), Bit.read) }

    func noteText(of node: UInt32) { mark(node, Bit.text) }
    func noteSingle(_ node: UInt32) { mark(node, Bit.single) }
    func noteOwn(_ node: UInt32) { mark(node, Bit.own) }
    func noteKeyedText(_ node: UInt32) { mark(node, Bit.keyed) }

    /// Records that an element was taken as a whole or abandoned.
    func noteWhole(_ node: UInt32) { mark(node, Bit.whole) }

    /// Records that elements were taken from the element around them.
    func noteTaken(_ elements: [UInt32]) { for element in elements { mark(element, Bit.read | Bit.whole) } }

    func noteTaken(attributes: [UInt32]) { for attribute in attributes { noteRead(attribute: attribute) } }

    func forget(attribute: UInt32) { mark(index(ofAttribute: attribute), 0, clearing: Bit.read) }
}
