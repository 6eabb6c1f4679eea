/// Indexes of elements with many different children: the children by name, so that looking up all of them takes linear
/// time.
extension DecodingState {
    /// The number of nodes above which an element is indexed before its first search.
    static let largeElement: UInt32 = 64

    /// The ranges of the children of each name in the state's list, in document order.
    typealias ChildIndex = [UInt32: Range<UInt32>]

    /// Indexes a large element that has as many keys as children: a dictionary, or keys taken from the document.
    func indexIfLarge(_ node: UInt32, _ path: Int32) {
        guard nodes[Int(node)].end - node > Self.largeElement, !isIndexed(node) else { return }
        let cell = cells + (Int(path) & (Self.cellCount - 1))
        cell.pointee = Cell(node: node, cursor: node &+ 1)
        index(node, cell)
    }

    @inline(__always)
    func isIndexed(_ node: UInt32) -> Bool {
        !core.pointee.indexes.isEmpty && core.pointee.indexes[node] != nil
    }

    /// Creates the index of an element, and prevents its cell from finding children directly.
    @inline(never)
    func index(_ node: UInt32, _ cell: UnsafeMutablePointer<Cell>) {
        cell.pointee.bloom = .max
        guard core.pointee.indexes[node] == nil else { return }
        // Children of the same name are usually consecutive.
        var runs: [(name: UInt32, children: ArraySlice<UInt32>)] = []
        let found = children(node) { _ in true }
        var start = 0
        for (number, child) in found.enumerated() {
            let name = nodes[Int(child)].name
            guard number + 1 == found.count || nodes[Int(found[number + 1])].name != name else { continue }
            runs.append((name, found[start...number]))
            start = number + 1
        }
        var counts: [UInt32: UInt32] = [:]
        for run in runs { counts[run.name, default: 0] += UInt32(run.children.count) }
        var index: ChildIndex = [:]
        var end = UInt32(core.pointee.lists.count)
        core.pointee.lists += found
        for run in runs {
            var range = index[run.name] ?? end..<end
            if range.isEmpty { end += counts[run.name] ?? 0 }
            core.pointee.lists.replaceSubrange(
                Int(range.upperBound)..<Int(range.upperBound) + run.children.count, with: run.children)
            range = range.lowerBound..<range.upperBound + UInt32(run.children.count)
            index[run.name] = range
        }
        core.pointee.indexes[node] = index
    }

    /// Returns the children that an entry names, looked up in the index.
    func indexedPlace(
        _ index: ChildIndex, _ entry: DecodingKeyTable.Entry, _ alternates: [UInt32]?, _ path: Int32
    ) -> DecodingPlace? {
        guard entry.hasAlternates, let alternates else {
            return index[entry.name].map {
                DecodingPlace(node: $0.lowerBound, limit: $0.upperBound, path: path, kind: .elementList)
            }
        }
        var found: [UInt32] = []
        for range in alternates.compactMap({ index[$0] }) {
            found += core.pointee.lists[Int(range.lowerBound)..<Int(range.upperBound)]
        }
        return found.isEmpty ? nil : list(found.sorted(), .elementList, path, in: 0)
    }
}
