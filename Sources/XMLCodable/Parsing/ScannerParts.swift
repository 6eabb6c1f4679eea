/// The buffers of a scanner, which its store takes over.
///
/// The buffers of a small document are reused for other documents once its store is released: allocating them, and
/// interning the names that messages of one kind share, would take half the time of parsing a message. A table may
/// therefore contain names that the document does not use, and ``NamespaceScope/names`` may end with names of other
/// documents.
@safe
struct ScannerParts {
    var nodes: RecordBuffer<NodeRecord>
    var attributes: RecordBuffer<AttributeRecord>
    var names: NameTable
    var scope: NamespaceScope
    var open: RecordBuffer<Scanner.OpenElement>
    /// Text that is not a range of the source.
    var side: ByteBuffer

    private static func make(documentSize: Int) -> ScannerParts {
        var names = NameTable()
        // Number 0 must exist: it is the initial guess of every entry.
        _ = names.intern(ByteSlice("xml"))
        let scope = NamespaceScope(&names)
        return ScannerParts(
            nodes: RecordBuffer(capacity: nodeCapacity(documentSize: documentSize)),
            attributes: RecordBuffer(capacity: documentSize / 18 + 16), names: names, scope: scope,
            open: RecordBuffer(capacity: 32), side: ByteBuffer(capacity: 16))
    }

    /// The initial node capacity, most of which is never touched.
    ///
    /// For documents of a few megabytes, the buffer takes twice their size in bytes. glibc retains freed memory up to
    /// twice the size of the largest block that was ever freed, counting blocks of at most 32 MB; a large node buffer
    /// thus makes it retain everything that a call frees, strings included, for the next call. With a smaller buffer, a
    /// fifth of the time for repeatedly decoding long text went into page faults.
    private static func nodeCapacity(documentSize: Int) -> Int {
        documentSize / (1 << 20...1 << 24 ~= documentSize ? 16 : 24) + 16
    }

    /// Frees the parts. They, their copies and their bytes must not be used afterward.
    @unsafe
    func deallocate() {
        // These buffers have no other owner.
        unsafe nodes.deallocate()
        unsafe attributes.deallocate()
        unsafe names.deallocate()
        unsafe scope.deallocate()
        unsafe open.deallocate()
        unsafe side.deallocate()
    }

    /// What the parts contain of the elements around a part of a document.
    final class Surroundings {
        /// What they contain before the part is read; nil if it is no longer in force.
        var seeds: Seeds?
        /// The prefixes that are bound to what they mean around the part.
        var inherited: [UInt32] = []
    }

    struct Seeds {
        /// Identifies the context; see ``DocumentContext/identity``.
        let identity: DocumentContext.Identity
        /// The records of these elements, the outermost first.
        let records: [NodeRecord]
        let names: NameTable.Extent
        let namespaceCount: Int
        let inheritedCount: Int
    }

    /// Clears the parts for another document, or for another part of one in the context of the seeds; returns false if they are
    /// too large to be reused.
    private mutating func clear(to seeds: Seeds? = nil) -> Bool {
        guard nodes.capacity <= 4_096, attributes.capacity <= 4_096, open.capacity <= 1_024, side.capacity <= 4_096
        else { return false }
        if let seeds {
            guard scope.clear(names, to: seeds.namespaceCount), names.clear(nodeCount: nodes.count, to: seeds.names)
            else { return false }
        } else {
            guard scope.clear(names), names.clear(nodeCount: nodes.count) else { return false }
        }
        nodes.truncate(to: 0)
        attributes.truncate(to: 0)
        open.truncate(to: 0)
        side.truncate(to: 0)
        return true
    }

    // MARK: - The pool

    /// The size in bytes of the largest document that uses the pool. For larger ones, allocating costs little compared
    /// with parsing.
    private static let largestDocument = 1 << 16
    private static let pool = ReusePool<Box>(limit: 4)

    /// The unit of reuse between documents: the scanner works on a copy of the parts, which the store puts back.
    @safe
    final class Box {
        var parts: ScannerParts
        /// Nil unless the parts are for a part of a document that is in elements.
        var surroundings: Surroundings?

        private init(_ parts: ScannerParts) { self.parts = parts }

        /// Returns empty parts without another owner, for a document of `documentSize` bytes.
        static func take(documentSize: Int, _ limits: XML.Limits) -> Box {
            if documentSize <= largestDocument, limits.nameLength >= NameTable.longestReused,
                let pooled = pool.take()
            {
                return pooled
            }
            return Box(make(documentSize: documentSize))
        }

        /// Takes the parts of a scanner back, which is not used afterward.
        func takeBack(from scanner: inout Scanner) {
            // Not copied, which would count references to the names.
            swap(&parts.scope, &scanner.scope)
            parts.nodes = scanner.nodes
            parts.attributes = scanner.attributes
            parts.names = scanner.names
            parts.open = scanner.open
            parts.side = scanner.side
        }

        /// Keeps the parts for another part of a document in the same context; returns false if they cannot be. They, their
        /// copies and their bytes must not be used afterward.
        @unsafe
        func giveBack(to prologue: DocumentPrologue) -> Bool {
            guard let surroundings, let seeds = surroundings.seeds else { return false }
            parts.scope.forget(surroundings.inherited[seeds.inheritedCount...])
            surroundings.inherited.removeLast(surroundings.inherited.count - seeds.inheritedCount)
            guard parts.clear(to: seeds) else { return false }
            prologue.keep(self)
            return true
        }

        /// Returns the parts to the pool for another document, or frees them. They, their copies and their bytes must
        /// not be used afterward.
        ///
        /// - Parameter documentSize: The size in bytes of the document that they were used for.
        @unsafe
        func giveBack(documentSize: Int) {
            if let surroundings {
                parts.scope.forget(surroundings.inherited[...])
                self.surroundings = nil
            }
            let isKept = documentSize <= largestDocument && parts.clear() && pool.put(self)
            // The pool did not take them.
            if !isKept { unsafe parts.deallocate() }
        }
    }
}
