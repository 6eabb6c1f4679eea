/// A document as a call of the decoder reads it: its records, its text, and the searches in it.
///
/// Elements, attributes and names are numbers here, and there are neither keys nor types. Everything is in ``Memory``,
/// which calls use one after the other; the ``DecodingState`` of the call owns it, and the document.
struct DocumentReader {
    let memory: StateBox<Memory>

    /// The document of the call, and what is known about it, in memory that later calls reuse. It has many properties:
    /// the document in parts, which each access to a record reads, and a table for each kind of search.
    struct Memory: ~Copyable {
        /// The document, which the state of the call owns; nil between calls.
        fileprivate(set) var store: Uncounted<NodeStore>?
        /// The records of the document; none between calls.
        fileprivate(set) var nodes: RecordBuffer<NodeRecord>
        fileprivate(set) var attributes: RecordBuffer<AttributeRecord>
        private let noNodes = RecordBuffer<NodeRecord>(capacity: 0)
        private let noAttributes = RecordBuffer<AttributeRecord>(capacity: 0)
        /// The number of the namespace of `xsi:nil`; 0 if the document does not declare it.
        fileprivate(set) var schemaInstance = NamespaceScope.none
        /// Whether others can reach the bytes of the document.
        fileprivate(set) var isShared = false
        /// Whether all text of the document is known to be ASCII.
        fileprivate(set) var isASCII = false
        /// The text that was decoded last.
        var scratch = ByteBuffer(capacity: 256)
        var cells = SearchCells()
        /// Numbers of nodes and attributes; a list is a range of it.
        var lists: [UInt32] = []
        /// The children by name, for elements in which searching took, or would take, too long.
        var indexes: [UInt32: NameIndex] = .init()
        /// Other indexes of such elements.
        var otherIndexes = RareTable<IndexID, NameIndex>()
        /// What searches for several names found by these indexes.
        var found = RareTable<NameSearch, Matches>()
        /// The steps of the searches that took many, by the elements at which they started.
        var work = RareTable<UInt32, Int>()
        /// Runs of text between elements.
        var runs: [TextRun] = []
        var facts: DocumentFacts?
        /// The last element found to have no comments.
        var uncommented = UInt32.max
        /// The element at which the call began; the rest of its document is ignored.
        var root: UInt32 = 0
        /// The number of records that searches have visited, in this call and earlier ones. Tests check that it grows
        /// linearly with the document.
        var searchSteps = 0

        init() {
            nodes = noNodes
            attributes = noAttributes
        }

        /// Discards everything about the document, and releases a buffer that has grown large.
        mutating func clear() {
            store = nil
            nodes = noNodes
            attributes = noAttributes
            if scratch.capacity > 1 << 16 {
                // No slice of it outlives the call.
                unsafe scratch.deallocate()
                scratch = ByteBuffer(capacity: 256)
            }
            scratch.truncate(to: 0)
            cells.clear()
            if !lists.isEmpty { lists.removeAll(keepingCapacity: lists.count < 1024) }
            if !indexes.isEmpty { indexes = .init() }
            if !otherIndexes.isEmpty { otherIndexes.removeAll() }
            if !found.isEmpty { found.removeAll() }
            if !work.isEmpty { work.removeAll() }
            if !runs.isEmpty { runs = [] }
            facts = nil
            uncommented = .max
            root = 0
        }

        /// Frees the buffers, which must not be used afterward.
        @unsafe
        func deallocateBuffers() {
            // They have no other owner.
            unsafe scratch.deallocate()
            unsafe cells.deallocate()
            unsafe noNodes.deallocate()
            unsafe noAttributes.deallocate()
        }
    }

    /// Begins to read a document. The caller owns it until it clears the memory, which is cleared now.
    func begin(_ store: NodeStore) {
        // The caller owns it.
        memory.value.store = unsafe Uncounted(store)
        memory.value.nodes = store.nodes
        memory.value.attributes = store.attributes
        memory.value.schemaInstance = store.schemaInstance
        memory.value.isShared = store.source.isShared
        memory.value.isASCII = store.isASCII
    }

    // MARK: - The document

    var store: NodeStore { read { $0 } }

    /// Calls `body` with the document without counting a reference to it.
    @inline(__always)
    func read<R>(_ body: (NodeStore) throws -> R) rethrows -> R {
        // There is one during a call, and a reader is not used otherwise.
        try unsafe memory.value.store.unsafelyUnwrapped.read(body)
    }

    @inline(__always)
    private var nodes: RecordBuffer<NodeRecord> { memory.value.nodes }
    @inline(__always)
    private var attributes: RecordBuffer<AttributeRecord> { memory.value.attributes }
    @inline(__always)
    var cells: SearchCells { memory.value.cells }
    var schemaInstance: UInt16 { memory.value.schemaInstance }
    var isShared: Bool { memory.value.isShared }
    var names: NameTable { read { $0.names } }

    // MARK: - Records

    /// The record of a node of this document.
    @inline(__always)
    subscript(node: UInt32) -> NodeRecord { nodes[Int(node)] }

    @inline(__always)
    func attribute(at index: UInt32) -> AttributeRecord { attributes[Int(index)] }

    /// The attributes of an element, by their indices.
    @inline(__always)
    func attributes(of node: UInt32) -> Range<UInt32> {
        let record = self[node]
        return record.attributeStart..<record.attributeStart &+ UInt32(record.attributeCount)
    }

    /// An element without a name, attributes and content, as the place of something missing.
    var emptyNode: UInt32 { read { UInt32(truncatingIfNeeded: $0.emptyNode) } }

    @inline(never)
    func name(of node: UInt32) -> String { store.names.string(of: self[node].name) }
    /// Returns the name of an element for a message.
    func shownName(of node: UInt32) -> String { name(of: node).shown }
    @inline(never)
    func name(ofAttribute index: UInt32) -> String { store.names.string(of: attribute(at: index).name) }

    /// What few calls need to know about the document as a whole.
    var facts: DocumentFacts {
        if let known = memory.value.facts { return known }
        let made = DocumentFacts(store, root: memory.value.root)
        memory.value.facts = made
        return made
    }

    // MARK: - Children

    /// Returns the next child element with a name, starting at `start`; `limit` for none.
    @inline(__always)
    func nextSibling(_ start: UInt32, _ limit: UInt32, _ name: UInt32) -> UInt32 {
        var child = start
        while child < limit {
            let record = self[child]
            if record.name == name, record.kind == NodeKind.element { return child }
            child = record.end
        }
        return limit
    }

    /// Returns the next child element with any name, starting at `start`; `limit` for none.
    func nextElement(_ start: UInt32, _ limit: UInt32) -> UInt32 {
        var child = start
        while child < limit, self[child].kind != NodeKind.element { child = self[child].end }
        return child < limit ? child : limit
    }

    /// Returns the first child element with any name; nil for none.
    func firstElement(of node: UInt32) -> UInt32? {
        let end = self[node].end
        let child = nextElement(node + 1, end)
        return child < end ? child : nil
    }

    @inline(never)
    func children(_ node: UInt32, limit: Int = .max) -> [UInt32] {
        var found: [UInt32] = []
        let end = self[node].end
        var child = nextElement(node + 1, end)
        while child < end, found.count < limit {
            found.append(child)
            memory.value.searchSteps &+= 1
            child = nextElement(self[child].end, end)
        }
        return found
    }

    func children(_ node: UInt32, _ names: NameSet) -> [UInt32] {
        search(from: node) { array(children(of: .one(node), names, &$0)) }
    }

    // MARK: - Attributes

    /// Returns an attribute of the namespace of `xsi:nil`, whatever its prefix.
    func schemaAttribute(_ node: UInt32, _ local: StaticString) -> UInt32? {
        guard schemaInstance != 0 else { return nil }
        return read { store in
            attributes(of: node).first {
                let attribute = attribute(at: $0)
                return attribute.namespace == schemaInstance
                    && store.names.bytes(of: store.names.entries[Int(attribute.name)].local).isEqual(to: local)
            }
        }
    }

    // MARK: - Lists

    /// Stores a list of nodes or attributes; returns its range.
    func list(_ found: [UInt32]) -> Range<UInt32> {
        let start = UInt32(memory.value.lists.count)
        memory.value.lists += found
        return start..<start + UInt32(found.count)
    }

    @inline(__always)
    func listed(_ number: UInt32) -> UInt32 { memory.value.lists[Int(number)] }
}
