/// An index of what the elements of a tape contain, for paths that lead into elements which plain keys wrote.
///
/// Most documents need none: a search reads the records after the element. The index is built when the searches have
/// read the tape several times, so that any number of them takes linear time. It is never wrong, only outdated: whoever
/// asks checks each record that it lists.
struct TapeContents {
    /// A list: the children of an element with one name, or its attributes and texts.
    struct Key: Hashable {
        private let element: Int32
        private let name: Int32

        init(_ element: Int32, _ name: NameID) {
            self.element = element
            self.name = name.number
        }

        init(marksOf element: Int32) {
            self.element = element
            name = -1
        }
    }

    private struct Node: BitwiseCopyable {
        let record: Int32
        let next: Int32
        /// The number of nodes up to this one.
        let count: Int32
    }

    /// The last node of each list.
    private var lists = RareTable<Key, Int32>()
    private var nodes: [Node] = []
    /// The number of records that are in the index.
    private(set) var end: Int32 = 0
    /// The number of records that searches have read without the index.
    private(set) var scanned = 0

    mutating func reset() {
        if end > 0 {
            lists.removeAll()
            nodes.removeAll(keepingCapacity: end < 1 << 12)
            end = 0
        }
        scanned = 0
    }

    /// Whether a search may read records one by one rather than build the index.
    mutating func mayScan(_ records: Range<Int32>) -> Bool {
        if records.count <= 32 { return true }
        guard end == 0, scanned + records.count <= 8 * Int(records.upperBound) else { return false }
        scanned += records.count
        return true
    }

    /// Adds the next record of the tape, to a list if it belongs in one.
    mutating func addNext(_ list: Key?) {
        if let list { add(end, list) }
        end += 1
    }

    mutating func add(_ record: Int32, _ list: Key) {
        let next = lists[list] ?? -1
        nodes.append(Node(record: record, next: next, count: next < 0 ? 1 : nodes[Int(next)].count + 1))
        lists[list] = Int32(truncatingIfNeeded: nodes.count - 1)
    }

    /// The number of records in a list.
    func count(of list: Key) -> Int32 { lists[list].map { nodes[Int($0)].count } ?? 0 }

    /// Calls `body` with the records of a list, last first, until it returns false.
    func forEach(in list: Key, _ body: (Int32) -> Bool) {
        var node = lists[list] ?? -1
        while node >= 0, body(nodes[Int(node)].record) { node = nodes[Int(node)].next }
    }
}
