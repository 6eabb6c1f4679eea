/// What the last search in an element found, one cell per open element.
struct SearchCell: BitwiseCopyable {
    var node: UInt32 = .max
    /// The child after the one that was found last, where the next one that is wanted usually is.
    var cursor: UInt32 = 0
    /// The names of the children before the cursor, by the low six bits of their numbers.
    var bloom: UInt64 = 0
}

/// A cell for each of the last searches, by number modulo their count: different numbers for nested elements.
struct SearchCells {
    private static let count = 64
    private let all = RecordBuffer(repeating: SearchCell(), count: SearchCells.count)
    /// The bit set of the cells that have a node.
    private var used: UInt64 = 0

    subscript(number: Int32) -> SearchCell {
        // The index is less than their count, a power of two.
        @inline(__always)
        get { unsafe all[unchecked: Int(number) & (Self.count - 1)] }
        @inline(__always)
        nonmutating _modify { yield unsafe &all[unchecked: Int(number) & (Self.count - 1)] }
    }

    /// Makes a cell that of an element in which nothing was searched yet.
    @inline(__always)
    mutating func begin(_ number: Int32, _ node: UInt32) {
        used |= 1 &<< UInt64(truncatingIfNeeded: number)
        self[number] = SearchCell(node: node, cursor: node &+ 1)
    }

    mutating func clear() {
        while used != 0 {
            self[Int32(truncatingIfNeeded: used.trailingZeroBitCount)] = SearchCell()
            used &= used &- 1
        }
    }

    /// Frees the cells. They and their copies must not be used afterward.
    @unsafe
    func deallocate() { unsafe all.deallocate() }
}

/// Searches for a child or an attribute by name. Names are compared by number, usually once per search.
extension DocumentReader {
    /// Returns the first child element with a name; 0 for none.
    ///
    /// A match at the cursor of the cell is the first child of that name if the name was not passed before.
    @inline(__always)
    func firstChild(_ node: UInt32, _ name: UInt32, _ slot: Int32) -> UInt32 {
        let end = self[node].end
        if cells[slot].node != node { memory.value.cells.begin(slot, node) }
        let cell = cells[slot]
        let bit: UInt64 = 1 &<< UInt64(name & 63)
        if cell.bloom & bit == 0 {
            if cell.cursor < end {
                let record = self[cell.cursor]
                if record.name == name, record.kind == NodeKind.element {
                    cells[slot].cursor = record.end
                    cells[slot].bloom = cell.bloom | bit
                    return cell.cursor
                }
            }
            return scan(slot, from: cell.cursor, to: end, for: name)
        }
        return scan(slot, from: node &+ 1, to: end, for: name)
    }

    /// Searches from `start`, before which no child can match; returns 0 for none, or if the element has an index.
    @inline(never)
    private func scan(_ slot: Int32, from start: UInt32, to end: UInt32, for name: UInt32) -> UInt32 {
        var cell = cells[slot]
        if name == NameSet.absent || isIndexed(cell.node) { return 0 }
        var child = start
        var bloom = cell.bloom
        var steps: UInt32 = 0
        var found: UInt32 = 0
        while child < end {
            let record = self[child]
            if record.kind == NodeKind.element {
                bloom |= 1 &<< UInt64(record.name & 63)
                if record.name == name {
                    if child >= cell.cursor {
                        cell.cursor = record.end
                        cell.bloom = bloom
                    }
                    found = child
                    break
                }
            }
            child = record.end
            steps &+= 1
        }
        cells[slot] = cell
        // Counted for the element: its cell may be that of another one in the meantime.
        note(steps: steps, in: cell.node)
        if steps > Self.largeElement, isSearchedOften(cell.node) { index(cell.node, slot) }
        return found
    }

    /// Returns the attribute with a name of an element that has attributes, searching from a position on: usually after
    /// the attribute that was found last.
    func attribute(_ node: UInt32, _ name: UInt32, from position: UInt32) -> UInt32? {
        if name == NameSet.absent { return nil }
        let all = attributes(of: node)
        let count = UInt32(all.count)
        if count > Self.largeElement, isSearchedOften(node) { return indexedAttribute(node, name) }
        let first = position < count ? position : 0
        var ordinal = first
        repeat {
            if attribute(at: all.lowerBound &+ ordinal).name == name {
                note(steps: ordinal < first ? ordinal &+ count &- first : ordinal &- first, in: node)
                return all.lowerBound &+ ordinal
            }
            ordinal = ordinal &+ 1 == count ? 0 : ordinal &+ 1
        } while ordinal != first
        note(steps: count, in: node)
        return nil
    }

    /// Returns the first attribute with one of several names.
    func attribute(_ node: UInt32, _ names: NameSet?) -> UInt32? {
        guard let names, !names.numbers.isEmpty else { return nil }
        let all = attributes(of: node)
        if all.count > Self.largeElement, isSearchedOften(node) {
            return first(matches(names, .attributes, of: .one(node)))
        }
        let found = all.first { names.contains(attribute(at: $0).usedName) }
        note(steps: (found ?? all.upperBound) &- all.lowerBound, in: node)
        return found
    }

    private func indexedAttribute(_ node: UInt32, _ name: UInt32) -> UInt32? {
        index(.attributes, of: .one(node))[UInt64(name)].map { listed($0.lowerBound) }
    }
}

/// Indexes of elements with many different children: the children by name, so that looking up all of them takes linear
/// time.
extension DocumentReader {
    /// The number of nodes or attributes above which an element is indexed before its first search, or after some.
    static let largeElement: UInt32 = 64

    /// Indexes a large element that has as many keys as children: a dictionary, or keys taken from the document.
    func indexIfLarge(_ node: UInt32, _ slot: Int32) {
        guard self[node].end - node > Self.largeElement, !isIndexed(node) else { return }
        memory.value.cells.begin(slot, node)
        index(node, slot)
    }

    @inline(__always)
    func isIndexed(_ node: UInt32) -> Bool { !memory.value.indexes.isEmpty && memory.value.indexes[node] != nil }

    /// The index of an element, if it has one.
    func index(of node: UInt32) -> NameIndex? { memory.value.indexes.isEmpty ? nil : memory.value.indexes[node] }

    /// Creates the index of an element, and prevents its cell from finding children directly.
    @inline(never)
    func index(_ node: UInt32, _ slot: Int32) {
        cells[slot].bloom = .max
        _ = index(.children, of: .one(node))
    }
}
