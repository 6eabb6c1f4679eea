/// What is removed from a list of captured nodes after it was made.
///
/// A subclass decodes the elements that its keys do not name before its superclass says which elements it names itself.
final class LateCorrection: Sendable {
    /// The numbers of the nodes.
    private let nodes: [UInt32]
    private let removed = Locked<Set<Int>>([])

    init(_ nodes: [UInt32]) { self.nodes = nodes }

    /// Removes some nodes. Those that were removed before are not asked about.
    @inline(never)
    func remove(where isRemoved: (UInt32) -> Bool) {
        let known = removed.withLock { $0 }
        let found = nodes.indices.filter { !known.contains($0) && isRemoved(nodes[$0]) }
        if found.isEmpty { return }
        removed.withLock { $0.formUnion(found) }
    }

    /// Returns the items that were made for the nodes, except for the removed ones.
    func applied<Item>(to items: [Item]) -> [Item] {
        let removed = removed.withLock { $0 }
        if removed.isEmpty { return items }
        return items.indices.filter { !removed.contains($0) }.map { items[$0] }
    }
}
