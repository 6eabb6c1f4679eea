/// The nodes outside the root element of a parsed document, read from the start to the end.
package struct SourceProlog {
    let store: NodeStore
    /// The record of the root element.
    let root: Int
    /// The record of the document type declaration; nil if there is none.
    let doctype: Int?
    /// The next record, and the end of what is before it in the source.
    private var next = 1
    private var end: Int
    /// Whether something was written since that is not in the source.
    var isInterrupted = false

    /// A node and the white space before it as ranges of the source.
    struct Part {
        let space: Range<Int>
        let markup: Range<Int>
        /// Whether something that is not in the source was written before it.
        let isInterrupted: Bool
    }

    init(_ store: NodeStore) {
        self.store = store
        root = store.root
        doctype = store.doctype
        end = store.declarationEnd
    }

    /// Returns the record of a node that was parsed, among the next ones.
    ///
    /// - Parameter limit: The first record that it cannot be.
    func find(_ node: XML.Node, upTo limit: Int) -> Int? {
        var found = next
        // Those that are passed over were removed.
        for _ in 0..<8 where found < limit {
            if store.isContent(node, of: store.nodes[found]) { return found }
            found = Int(store.nodes[found].end)
        }
        return nil
    }

    /// Continues after a record, which may be the end of the document, and returns its part of the source.
    mutating func take(_ node: Int) -> Part {
        while next < node { _ = takeNext() }
        let (space, markup) = takeNext()
        defer { isInterrupted = false }
        return Part(space: space, markup: markup, isInterrupted: isInterrupted)
    }

    private mutating func takeNext() -> (space: Range<Int>, markup: Range<Int>) {
        guard next < store.nodeCount else {
            let space = end..<Swift.max(end, store.source.count)
            end = space.upperBound
            return (space, end..<end)
        }
        let start = Swift.max(end, store.nodes[next].start ?? end)
        let found = next == root ? store.markup(ofElement: next) : store.markup(of: store.nodes[next])
        let markup = found ?? start..<start
        let space = end..<start
        next = Int(store.nodes[next].end)
        end = markup.upperBound
        return (space, markup)
    }
}
