extension NodeStore {
    /// Counts the children of the elements that are open at the end of a part of a document.
    ///
    /// - Parameters:
    ///   - openCount: The number of these elements.
    ///   - siblings: The children in the parts before it, by the number of elements around them.
    package func countSiblings(openAtEnd openCount: Int, in siblings: inout [SiblingNumbers]) {
        siblings.removeLast(max(0, siblings.count - openCount - 1))
        var parent = 0
        for level in 0...openCount {
            if level == siblings.count { siblings.append(SiblingNumbers()) }
            siblings[level].open = nil
            guard let last = countChildren(of: parent, in: &siblings[level]), level < openCount else { return }
            siblings[level].open = Array(names.bytes(of: nodes[last].name))
            if last > outerDepth, level + 1 < siblings.count { siblings[level + 1] = SiblingNumbers() }
            parent = last
        }
    }

    /// Counts the elements in an element, except one that was open before; returns the last one.
    private func countChildren(of parent: Int, in numbers: inout SiblingNumbers) -> Int? {
        var last: Int?
        for child in childRecords(of: parent) where nodes[child].kind == NodeKind.element {
            if child > outerDepth { numbers.count(names.bytes(of: nodes[child].name)) }
            last = child
        }
        return last
    }
}
