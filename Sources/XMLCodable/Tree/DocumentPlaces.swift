/// Computes the lines, columns and element paths of one document, for error reports.
///
/// Models can discard many errors: `try?` around an item, or an Optional that cannot be decoded from an empty element.
/// If every location were counted from the start of the document, the total cost would be quadratic in its length.
/// Counting therefore resumes from the last location when locations are requested in document order.
struct DocumentPlaces {
    /// What is known about the children of an element on the path to the last location.
    private struct Level {
        let parent: Int
        /// The last child that was counted, or 0 for none.
        var child = 0
        /// The number of elements of each name counted so far; `totals` holds the number that exist.
        var counts: [UInt32: Int] = [:]
        let totals: [UInt32: Int]
    }

    private struct Mark {
        let offset: UInt32
        let location: SourceLocation
    }

    /// The minimum number of bytes between two marks.
    private static let stride: UInt32 = 4096

    private let store: NodeStore
    private var lastOffset: UInt32 = 0
    private var last: SourceLocation
    /// Checkpoints of locations already counted, sorted and at least `stride` bytes apart: a report may also go
    /// backward, from a value to the start of its enclosing element.
    private var marks: [Mark] = []
    private var levels: [Level] = []
    /// The number of bytes and children counted so far: the total cost of all locations, which must not be the length
    /// of the document for each one.
    private(set) var steps = 0

    init(_ store: NodeStore) {
        self.store = store
        last = SourceLocation(offset: 0, in: store.source)
    }

    mutating func location(ofOffset offset: UInt32) -> SourceLocation {
        if offset < lastOffset {
            last =
                nearestMark(before: offset).map { marks[$0].location } ?? SourceLocation(offset: 0, in: store.source)
        }
        steps += Int(offset) - last.offset
        last = SourceLocation(offset: Int(offset), in: store.source, after: last)
        lastOffset = offset
        let before = nearestMark(before: offset)
        if offset - (before.map { marks[$0].offset } ?? 0) >= Self.stride {
            marks.insert(Mark(offset: offset, location: last), at: before.map { $0 + 1 } ?? 0)
        }
        return last
    }

    /// Returns the index of the last mark at or before an offset.
    private func nearestMark(before offset: UInt32) -> Int? {
        var low = 0
        var high = marks.count
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    /// Returns the path of an element, such as `/orders/order[2]/quantity`, with an index wherever a name repeats.
    mutating func elementPath(of node: Int) -> String {
        var path = ""
        var parent = 0
        var depth = 0
        while parent != node, let child = child(of: parent, depth, toward: node) {
            let name = store.nodes[child].name
            if store.nodes[child].kind == NodeKind.element {
                let isOnly = levels[depth].totals[name] == 1
                path += "/\(store.names.string(of: name))" + (isOnly ? "" : "[\(levels[depth].counts[name] ?? 0)]")
            }
            parent = child
            depth += 1
        }
        return path.isEmpty ? "/" : path
    }

    /// Returns the child that is or contains a node, and counts every child up to it.
    private mutating func child(of parent: Int, _ depth: Int, toward node: Int) -> Int? {
        if depth >= levels.count || levels[depth].parent != parent || levels[depth].child > node {
            levels.removeSubrange(min(depth, levels.count)...)
            levels.append(Level(parent: parent, totals: totals(of: parent)))
        }
        var level = levels[depth]
        levels[depth].counts = [:]
        defer { levels[depth] = level }
        let end = min(Int(store.nodes[parent].end), store.nodeCount)
        if level.child > 0, Int(store.nodes[level.child].end) > node { return level.child }
        var next = level.child == 0 ? parent + 1 : Int(store.nodes[level.child].end)
        while next < end {
            let record = store.nodes[next]
            level.child = next
            steps += 1
            if record.kind == NodeKind.element { level.counts[record.name, default: 0] += 1 }
            if Int(record.end) > node { return next }
            next = Int(record.end)
        }
        return nil
    }

    private mutating func totals(of parent: Int) -> [UInt32: Int] {
        var totals: [UInt32: Int] = [:]
        let end = min(Int(store.nodes[parent].end), store.nodeCount)
        var child = parent + 1
        while child < end {
            let record = store.nodes[child]
            steps += 1
            if record.kind == NodeKind.element { totals[record.name, default: 0] += 1 }
            child = Int(record.end)
        }
        return totals
    }
}
