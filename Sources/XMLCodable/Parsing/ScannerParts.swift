/// The buffers of a scanner, which then are those of its store.
///
/// Those of small documents go on to other documents when nobody holds the store any more: to make them, and to intern
/// once more the names that messages of one kind share, would be half the time of parsing a message. So a table may have
/// names that the document does not use, and ``NamespaceScope/names`` may end with names of others.
@safe
struct ScannerParts {
    var nodes: RecordBuffer<NodeRecord>
    var attributes: RecordBuffer<AttributeRecord>
    var names: NameTable
    var scope: NamespaceScope
    var open: RecordBuffer<Scanner.OpenElement>
    /// Text that is no range of the source.
    var side: ByteBuffer

    private static func make(documentSize: Int) -> ScannerParts {
        var names = NameTable()
        // Number 0 must exist: it is every entry's first guess.
        _ = names.intern(ByteSlice("xml"))
        let scope = NamespaceScope(&names)
        return ScannerParts(
            nodes: RecordBuffer(capacity: nodeCapacity(documentSize: documentSize)),
            attributes: RecordBuffer(capacity: documentSize / 18 + 16), names: names, scope: scope,
            open: RecordBuffer(capacity: 32), side: ByteBuffer(capacity: 16))
    }

    /// How many nodes there is room for at first, most of which is never touched.
    ///
    /// In documents of some megabytes it is twice their size in bytes. For glibc keeps freed memory for the next call up
    /// to twice the largest block that was ever freed, of at most 32 MB, and so as much as all that a call frees, strings
    /// included. With less room a fifth of decoding long text again and again went into page faults.
    private static func nodeCapacity(documentSize: Int) -> Int {
        documentSize / (1 << 20...1 << 24 ~= documentSize ? 16 : 24) + 16
    }

    /// Frees the parts: nothing may use them, a copy of them or their bytes any more.
    @unsafe
    func deallocate() {
        // Nobody else has these buffers.
        unsafe nodes.deallocate()
        unsafe attributes.deallocate()
        unsafe names.deallocate()
        unsafe scope.deallocate()
        unsafe open.deallocate()
        unsafe side.deallocate()
    }

    /// Forgets the document; false where too much is left of it for another one.
    private mutating func clear() -> Bool {
        guard nodes.capacity <= 4_096, attributes.capacity <= 4_096, open.capacity <= 1_024, side.capacity <= 4_096,
            scope.clear(names), names.clear(nodeCount: nodes.count)
        else { return false }
        nodes.truncate(to: 0)
        attributes.truncate(to: 0)
        open.truncate(to: 0)
        side.truncate(to: 0)
        return true
    }

    // MARK: - The pool

    /// In bytes. What a larger document takes is little beside its own work.
    private static let largestDocument = 1 << 16
    private static let poolSize = 8
    private static let pool = Locked<[Box]>([])

    /// What goes from document to document: the scanner works on a copy, which the store puts back.
    ///
    /// The pool holds what no scanner and no store has, so its lock is all the care that a box needs.
    @safe
    final class Box: @unchecked Sendable {
        var parts: ScannerParts

        private init(_ parts: ScannerParts) { self.parts = parts }

        /// Parts that nobody else has, and with nothing in them, for a document of so many bytes.
        static func take(documentSize: Int, _ limits: XML.Limits) -> Box {
            if documentSize <= largestDocument, limits.nameLength >= NameTable.longestReused,
                let pooled = pool.withLock({ $0.popLast() })
            {
                return pooled
            }
            return Box(make(documentSize: documentSize))
        }

        /// Leaves the parts to another document, or frees them: nothing may use them, a copy of them or their bytes any
        /// more.
        ///
        /// - Parameter documentSize: The size of the document that they were used for, in bytes.
        @unsafe
        func giveBack(documentSize: Int) {
            let isKept =
                documentSize <= largestDocument && parts.clear()
                && pool.withLock { pool in
                    guard pool.count < poolSize else { return false }
                    pool.append(self)
                    return true
                }
            // The pool does not have them.
            if !isKept { unsafe parts.deallocate() }
        }
    }
}
