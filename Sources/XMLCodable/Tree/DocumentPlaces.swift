/// Lines, columns and element paths of one document, for errors.
///
/// Models drop errors: `try?` around an item, an Optional that cannot be made from an empty element. Were each place
/// counted from the start of the document, many of them would cost its length squared. So counting goes on where the
/// last place was, as far as places come in document order.
struct DocumentPlaces {
    /// What is known of the children of an element on the way to the last place.
    private struct Level {
        let parent: Int
        /// The child that was counted last; 0 for none.
        var child = 0
        /// How many elements of each name have been counted, and how many there are.
        var counts: [UInt32: Int] = [:]
        let totals: [UInt32: Int]
    }

    private struct Mark {
        let offset: UInt32
        let location: SourceLocation
    }

    /// How many bytes lie between two marks, at least.
    private static let stride: UInt32 = 4096

    private let store: NodeStore
    private var lastOffset: UInt32 = 0
    private var last: SourceLocation
    /// Places that were counted, in their order and some way apart: a report also goes back, from a value to the start
    /// of the element around it.
    private var marks: [Mark] = []
    private var levels: [Level] = []
    /// How many bytes and children were counted so far: what places cost, which must not be the length of the document
    /// each.
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

    /// The index of the last mark that does not lie behind an offset.
    private func nearestMark(before offset: UInt32) -> Int? {
        var low = 0
        var high = marks.count
        while low < high {
            let middle = (low + high) / 2
            if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    /// An element as `/orders/order[2]/quantity`; numbers stand where a name repeats.
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

    /// The child that holds a node or is the node, every child up to it counted.
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
