/// Computes the lines, columns and element paths of one document, for error reports.
///
/// Models can discard many errors: `try?` around an item, or an Optional that cannot be decoded from an empty element.
/// If every location were counted from the start of the document, the total cost would be quadratic in its length.
/// Counting therefore leaves marks, and elements with many nodes are indexed on first use, so that each location costs a
/// bounded number of steps more than reading the document once, in whatever order locations are requested.
package struct DocumentPlaces {
    /// The child elements of an element with many nodes.
    fileprivate struct Index {
        /// The children of all kinds, in document order.
        var children: [UInt32] = []
        /// For each of them, its number among the elements of the same name, from 1.
        var numbers: [UInt32] = []
        /// The number of child elements of each name.
        var totals = RareTable<UInt32, UInt32>()
    }

    /// A step of an element path.
    private struct Step {
        let child: Int
        /// The number of the child among its siblings of the same name, from 1, and how many of these there are.
        var number = 0
        var total = 0
    }

    /// The number of bytes between two marks.
    private static let stride = 4096
    /// The number of nodes above which an element is indexed.
    private static let largeElement = 64

    /// An element with its path.
    fileprivate struct OpenElement {
        let node: Int
        let end: Int
        let trail: ElementTrail
        /// The innermost element, up to this one, that declares namespaces; 0 if there is none.
        let declaring: Int
    }

    /// What is known about the document so far.
    package struct Known: Sendable {
        /// The counts at every `stride` bytes from the start of the document, as far as they were needed.
        fileprivate var marks: [TextPlace]
        fileprivate var last: TextPlace
        fileprivate var indexes = RareTable<Int, Index>()
        /// The elements from the root to the one that was located last.
        fileprivate var open: [OpenElement] = []
        /// The prefixes that are declared in the element in which one was last looked for, and around it.
        fileprivate var prefixes: (declaring: Int, table: PrefixTable)?
        /// The names in paths, by their numbers.
        fileprivate var names = RareTable<UInt32, String>()
        /// The number of bytes and children counted so far: the total cost of all locations.
        fileprivate(set) var steps = 0

        init(_ store: NodeStore) {
            last = TextPlace(startOf: store.source)
            marks = [last]
        }
    }

    private let store: NodeStore
    private(set) var known: Known

    package init(_ store: NodeStore) { self.init(store, Known(store)) }

    /// - Parameter known: What was known about the same document before.
    package init(_ store: NodeStore, _ known: Known) {
        self.store = store
        self.known = known
    }

    mutating func location(ofOffset offset: UInt32) -> SourcePosition {
        let offset = min(Int(offset), store.source.count)
        while known.marks.count <= offset / Self.stride {
            known.marks.append(counted(to: known.marks.count * Self.stride, after: known.marks[known.marks.count - 1]))
        }
        let mark = known.marks[offset / Self.stride]
        let isNearer = known.last.offset <= offset && known.last.offset > mark.offset
        known.last = counted(to: offset, after: isNearer ? known.last : mark)
        return SourcePosition(known.last, in: store.source)
    }

    private mutating func counted(to offset: Int, after start: TextPlace) -> TextPlace {
        known.steps += max(0, offset - start.offset)
        return TextPlace(to: offset, in: store.source, after: start)
    }

    /// Returns the path of an element, such as `/orders/order[2]/quantity`, with an index wherever a name repeats.
    package mutating func elementPath(of node: Int) -> String { trail(of: node)?.text ?? "/" }

    /// Returns the path of an element; nil if there is none.
    ///
    /// Only the steps that it does not share with the last path are looked up.
    mutating func trail(of node: Int) -> ElementTrail? {
        while let last = known.open.last, node < last.node || node >= last.end { known.open.removeLast() }
        var parent = known.open.last?.node ?? 0
        while parent != node, let step = step(from: parent, toward: node) {
            let record = store.nodes[step.child]
            if record.kind == NodeKind.element {
                let number = number(step, record.name, in: parent)
                let trail = ElementTrail(known.open.last?.trail, name(record.name), number: number)
                let declares = record.flags & NodeFlag.declaresNamespaces != 0
                known.open.append(
                    OpenElement(
                        node: step.child, end: Int(record.end), trail: trail,
                        declaring: declares ? step.child : known.open.last?.declaring ?? 0))
            }
            parent = step.child
        }
        return known.open.last?.trail
    }

    mutating func elements(downTo node: Int) -> [Int] {
        _ = trail(of: node)
        return known.open.map(\.node)
    }

    /// Returns the innermost element around another one that declares namespaces; 0 if there is none.
    mutating func innermostDeclaring(around node: Int) -> Int {
        _ = trail(of: node)
        return known.open.dropLast().last?.declaring ?? 0
    }

    /// Returns the namespaces of the prefixes that are declared around an element.
    mutating func prefixes(outside node: Int) -> PrefixTable {
        let ancestors = elements(downTo: node).dropLast()
        let declaring = ancestors.last { store.nodes[$0].flags & NodeFlag.declaresNamespaces != 0 } ?? 0
        if let last = known.prefixes, last.declaring == declaring { return last.table }
        var table = PrefixTable()
        for ancestor in ancestors {
            for binding in store.declarations(of: ancestor) { table.declare(binding.prefix, binding.uri) }
        }
        known.prefixes = (declaring, table)
        return table
    }

    /// Returns the number of an element in a path; 0 for none.
    private func number(_ step: Step, _ name: UInt32, in parent: Int) -> Int {
        let level = known.open.count
        guard let origin = store.source.origin, level < origin.siblings.count else {
            return step.total == 1 ? 0 : step.number
        }
        // The first records are those of the elements around the part; before them is the document.
        let isOpen = parent <= store.outerDepth
        return origin.number(step.number, of: store.names.bytes(of: name), level: level, isOpen: isOpen)
    }

    private mutating func name(_ number: UInt32) -> String {
        if let name = known.names[number] { return name }
        let name = store.names.string(of: number)
        known.names[number] = name
        return name
    }

    /// Returns the child of an element that contains a node or is the node; nil if there is none.
    private mutating func step(from parent: Int, toward node: Int) -> Step? {
        let end = min(Int(store.nodes[parent].end), store.nodeCount)
        guard node > parent, node < end else { return nil }
        return end - parent > Self.largeElement ? indexedStep(parent, node) : countedStep(parent, node)
    }

    private mutating func countedStep(_ parent: Int, _ node: Int) -> Step {
        var step = Step(child: store.childRecords(of: parent).first { Int(store.nodes[$0].end) > node } ?? node)
        let name = store.nodes[step.child].name
        for child in store.childRecords(of: parent) {
            known.steps += 1
            guard store.nodes[child].kind == NodeKind.element, store.nodes[child].name == name else { continue }
            step.total += 1
            if child <= step.child { step.number += 1 }
        }
        return step
    }

    private mutating func indexedStep(_ parent: Int, _ node: Int) -> Step {
        let index = known.indexes[parent] ?? makeIndex(of: parent)
        let next = index.children.indices.firstIndex(after: { position in
            known.steps += 1
            return Int(index.children[position]) <= node
        })
        // The first child is at or before the node, so `next` is at least 1.
        let child = Int(index.children[next - 1])
        return Step(
            child: child, number: Int(index.numbers[next - 1]), total: Int(index.totals[store.nodes[child].name] ?? 0))
    }

    private mutating func makeIndex(of parent: Int) -> Index {
        var index = Index()
        for child in store.childRecords(of: parent) {
            let record = store.nodes[child]
            known.steps += 1
            if record.kind == NodeKind.element { index.totals.update(record.name, default: 0) { $0 += 1 } }
            index.children.append(UInt32(child))
            index.numbers.append(record.kind == NodeKind.element ? index.totals[record.name] ?? 0 : 0)
        }
        known.indexes[parent] = index
        return index
    }
}
