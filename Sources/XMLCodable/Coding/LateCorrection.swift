/// What is removed from a list of captured nodes after it was made.
///
/// A subclass decodes the elements that its keys do not name before its superclass says which elements it names itself.
final class LateCorrection: Sendable {
    /// The numbers of the nodes.
    private let nodes: [UInt32]
    private let removed = Locked(RareSet<Int>())

    init(_ nodes: [UInt32]) { self.nodes = nodes }

    /// Removes some nodes. Those that were removed before are not asked about.
    // Not optimized: it would be compiled again for each closure.
    @_optimize(none)
    @inline(never)
    func remove(where isRemoved: (UInt32) -> Bool) {
        let known = removed.withLock { $0 }
        var found: [Int] = []
        for index in nodes.indices where !known.contains(index) && isRemoved(nodes[index]) { found.append(index) }
        if found.isEmpty { return }
        removed.withLock { [found] in $0.insert(contentsOf: found) }
    }

    /// Returns the items that were made for the nodes, except for the removed ones.
    func applied<Item>(to items: [Item]) -> [Item] {
        let removed = removed.withLock { $0 }
        if removed.isEmpty { return items }
        var left: [Item] = []
        for index in items.indices where !removed.contains(index) { left.append(items[index]) }
        return left
    }
}
