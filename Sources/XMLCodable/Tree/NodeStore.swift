/// A parsed document: flat arrays of records over the bytes of the source. See ``Scanner`` for a worked example.
///
/// A store is immutable once created, so any number of elements, decoders and tasks can share it. Node 0 is the
/// document. Indices are positions in the array of records; the indices that the store returns are always in range.
///
/// It has many properties: an array for each kind of record, and what is true of the document as a whole.
@safe
package final class NodeStore: @unchecked Sendable {
    package let source: SourceBytes
    package let nodes: RecordBuffer<NodeRecord>
    /// The number of nodes. One more record follows them: an empty element, see ``emptyNode``.
    package let nodeCount: Int
    package let attributes: RecordBuffer<AttributeRecord>
    package let names: NameTable
    /// The namespace names by number, possibly including unused ones; number 0 is no namespace.
    package let namespaceNames: [String]
    /// Whether the document declares any namespace.
    let hasNamespaces: Bool
    /// The number of the namespace of `xsi:nil` and `xsi:type`; 0 if the document does not declare it.
    let schemaInstance: UInt16
    let declaration: XML.Declaration?
    let hasCarriageReturn: Bool
    /// Whether all text is known to be ASCII.
    let isASCII: Bool
    /// Whether the text refers to entities that it does not declare; see ``XML/ParsingOptions/entities``.
    package let hasUndeclaredEntities: Bool
    /// The numbers of the names of such entities, if they were supplied.
    let suppliedEntities: RareSet<UInt32>?
    /// Whether references in the source were repaired, so that it is not well-formed as it is.
    package let hasRepairedReferences: Bool
    /// Whether names in it have prefixes that nothing declares, and are in no namespace.
    package let hasUndeclaredPrefixes: Bool
    /// What entities and default attributes added, also to the pieces of the document before this one.
    package let expansion: TextOrigin.Expansion
    let repairLog: RepairLog
    let side: ByteBuffer
    /// The part of a document that the source is; nil for a whole document.
    private let part: DocumentPart?
    private let box: ScannerParts.Box
    /// What is known about places, from the first question on; changed only under `placesLock`.
    private var places: Locked<DocumentPlaces.Known?>?
    private static let placesLock = Locked(())

    // Inout, since a scanner that is borrowed from an inout parameter is copied in memory first.
    private init(_ scanner: inout Scanner) {
        box = scanner.box
        box.takeBack(from: &scanner)
        source = scanner.source
        nodes = scanner.nodes
        nodeCount = scanner.nodes.count - 1
        attributes = scanner.attributes
        names = scanner.names
        namespaceNames = box.parts.scope.names
        hasNamespaces = box.parts.scope.count > 3
        schemaInstance = box.parts.scope.schemaInstance(scanner.names)
        declaration = scanner.declaration
        hasCarriageReturn = scanner.hasCarriageReturn
        // Declarations may add any text.
        isASCII = scanner.isASCII && scanner.definition == nil
        hasUndeclaredEntities = scanner.definition?.hasUndeclaredEntities ?? false
        suppliedEntities = scanner.definition?.suppliedNames
        expansion = scanner.expansion
        var repairs = scanner.repairs
        if !repairs.isEmpty { repairs.sort() }
        repairLog = repairs
        hasRepairedReferences = repairs.hasReferences
        hasUndeclaredPrefixes = repairs.hasUndeclaredPrefixes
        side = scanner.side
        part = scanner.part
    }

    deinit {
        // The scanner handed over the box; the store is its only owner.
        if let prologue = part?.prologue, unsafe box.giveBack(to: prologue) { return }
        unsafe box.giveBack(documentSize: source.count)
    }

    /// Parses a document.
    ///
    /// - Parameter isFragment: Whether the document may have several root elements.
    package static func parse(
        _ source: SourceBytes, _ options: XML.ParsingOptions, isFragment: Bool = false
    ) throws(XMLParsingError) -> NodeStore {
        let encoding: DocumentEncoding
        do throws(ScanFailure) {
            encoding = try DocumentEncoding(source, options)
        } catch {
            throw XMLParsingError(error, in: source)
        }
        if encoding.encoding == .utf8 { return try parse(source, options, in: encoding, isFragment: isFragment) }
        return try parse(source.transcoded(from: encoding, options), options, in: encoding, isFragment: isFragment)
    }

    /// Parses the UTF-8 text of a document.
    ///
    /// - Parameter encoding: The encoding of the document before it was transcoded.
    package static func parse(
        _ source: SourceBytes, _ options: XML.ParsingOptions, in encoding: DocumentEncoding, isFragment: Bool = false
    ) throws(XMLParsingError) -> NodeStore {
        do throws(ScanFailure) {
            return try stored(source, options, encoding, isFragment: isFragment).store
        } catch {
            throw XMLParsingError(error, in: source)
        }
    }

    /// Parses a document or a part of one, whose ends are repaired if that was asked for; returns what it declares as well.
    static func stored(
        _ source: SourceBytes, _ options: XML.ParsingOptions, _ encoding: DocumentEncoding, isFragment: Bool = false,
        part: DocumentPart? = nil
    ) throws(ScanFailure) -> (store: NodeStore, definition: DocumentTypeDefinition?) {
        do throws(ScanFailure) {
            return try store(CheckedSource(source, options), options, encoding, isFragment: isFragment, part: part)
        } catch {
            let repaired = try repaired(source, options, isFragment: isFragment, part: part, after: error)
            return try store(repaired, options, encoding, isFragment: isFragment, part: part)
        }
    }

    /// Returns the document with its ends repaired; throws the failure if that does not help.
    @inline(never)
    private static func repaired(
        _ source: SourceBytes, _ options: XML.ParsingOptions, isFragment: Bool, part: DocumentPart?,
        after failure: ScanFailure
    ) throws(ScanFailure) -> CheckedSource {
        guard failure.code != .limitExceeded,
            let (repaired, log) = MarkupRepair.repaired(source, options.repairs, isFragment: isFragment, part: part)
        else { throw failure }
        var document = try CheckedSource(repaired, options)
        document.repairs.add(log)
        return document
    }

    /// What was repaired, in document order.
    package var repairs: [XML.Repair] { repairLog.isEmpty ? [] : repairLog.repairs(in: source) }

    /// Scans a document, and returns the store of what was found.
    @inline(never)
    private static func store(
        _ document: consuming CheckedSource, _ options: XML.ParsingOptions, _ encoding: DocumentEncoding,
        isFragment: Bool, part: DocumentPart?
    ) throws(ScanFailure) -> (store: NodeStore, definition: DocumentTypeDefinition?) {
        var scanner = Scanner(document, options, encoding: encoding, isFragment: isFragment, part: part)
        return try store(&scanner)
    }

    // A call, since the scanner would be copied in memory otherwise.
    @inline(never)
    private static func store(
        _ scanner: inout Scanner
    ) throws(ScanFailure) -> (store: NodeStore, definition: DocumentTypeDefinition?) {
        do throws(ScanFailure) {
            try scanner.scan()
        } catch {
            let box = scanner.box
            box.takeBack(from: &scanner)
            // No store will take ownership of the parts.
            unsafe box.parts.deallocate()
            throw error
        }
        let store = NodeStore(&scanner)
        return (store, scanner.definition)
    }

    // MARK: - Parts of documents

    /// Parses a part of a document.
    package static func scan(
        _ source: SourceBytes, _ options: XML.ParsingOptions, in encoding: DocumentEncoding, part: DocumentPart
    ) throws(ScanFailure) -> NodeStore {
        try stored(source, options, encoding, part: part).store
    }

    /// Parses the part at the start of a document.
    package static func scanStart(
        _ source: SourceBytes, _ options: XML.ParsingOptions, in encoding: DocumentEncoding, openCount: Int?
    ) throws(ScanFailure) -> (store: NodeStore, prologue: DocumentPrologue) {
        let part = DocumentPart(start: .document, openCount: openCount)
        let (store, definition) = try stored(source, options, encoding, part: part)
        // The store owns the names and the side buffer.
        let prologue = DocumentPrologue(
            store.declaration, hasDocumentType: store.hasDocumentType, definition, store.names, store.side, of: store)
        return (store, prologue)
    }

    /// Whether the source begins where the document begins.
    var isStart: Bool { part?.prologue == nil }

    /// The number of elements around the part, whose records are the first after that of the document.
    var outerDepth: Int { part?.context?.depth ?? 0 }

    package var hasDocumentType: Bool { part?.prologue?.hasDocumentType ?? (doctype != nil) }

    /// The document type declaration in the source.
    var doctype: Int? {
        let root = root
        let found = childRecords(of: 0).first { $0 >= root || nodes[$0].kind == NodeKind.doctype } ?? root
        return found < root ? found : nil
    }

    /// The innermost element around the part that contains a node; nil if there is none.
    package func context(around node: Int) -> DocumentContext? {
        guard var context = part?.context else { return nil }
        // An element around the part has the record with the number of its depth.
        while node <= context.depth || Int(nodes[context.depth].end) <= node {
            guard let outer = context.outer else { return nil }
            context = outer
        }
        return context
    }

    /// Whether prefixes may be declared in the document, or around the part of it.
    var hasPrefixes: Bool { hasNamespaces || part?.context?.innermostDeclaring != nil }

    /// Whether a word occurs in the document as a prefix, or is one around the part of it.
    func isPrefix(_ word: ByteSlice) -> Bool {
        if let name = number(ofName: word), names.entries[Int(name)].asPrefix != NameTable.noPrefix { return true }
        return part?.context?.namespace(ofPrefix: word) != nil
    }

    /// Returns the declarations of an element, which may be around the part of the document.
    package func allDeclarations(of node: Int) -> [NamespaceBinding] {
        node > outerDepth ? declarations(of: node) : part?.context?.element(at: node)?.declarations ?? []
    }

    // MARK: - Places

    /// Calls `body` with the places of the document. What it counts is kept for the next call.
    func withPlaces<R: Sendable>(_ body: @Sendable (inout DocumentPlaces) -> R) -> R {
        let places = Self.placesLock.withLock { _ in
            let places = self.places ?? Locked(nil)
            self.places = places
            return places
        }
        return places.withLock { known in
            var places = DocumentPlaces(self, known ?? DocumentPlaces.Known(self))
            known = nil
            let result = body(&places)
            known = places.known
            return result
        }
    }

    // MARK: - Nodes

    /// An element with no name, attributes or content, from which a missing collection is decoded.
    var emptyNode: Int { nodeCount }

    /// The root element.
    package var root: Int { childRecords(of: 0).first { nodes[$0].kind == NodeKind.element } ?? nodeCount }

    /// Returns the numbers of the names of elements and attributes, without duplicates, in order of first use.
    func usedNames() -> [UInt32] {
        var isUsed = [Bool](repeating: false, count: names.count)
        var used: [UInt32] = []
        func note(_ name: UInt32) {
            guard !isUsed[Int(name)] else { return }
            isUsed[Int(name)] = true
            used.append(name)
        }
        for node in 0..<nodeCount where nodes[node].kind == NodeKind.element {
            let record = nodes[node]
            note(record.name)
            for index in record.attributeRange { note(attributes[index].name) }
        }
        return used
    }

    // MARK: - Names

    /// Returns the number of a namespace name, or nil if the document does not have it.
    func number(ofNamespace name: String) -> UInt16? {
        guard !name.isEmpty else { return NamespaceScope.none }
        guard let id = name.withBytes({ names.find($0) }), names.entries[Int(id)].asNamespace != NamespaceScope.none
        else { return nil }
        return names.entries[Int(id)].asNamespace
    }

    /// Returns the number of a name as written, or nil if it is not in the name table of the document.
    package func number(ofName name: ByteSlice) -> UInt32? { names.find(name) }

    /// Returns the bytes of a node's text range, as they appear in the document.
    @inline(__always)
    package func rawText(_ node: NodeRecord) -> ByteSlice {
        bytes(node.text)
    }

    /// Returns the white space directly before a node.
    @inline(__always)
    package func leadingSpace(_ node: NodeRecord) -> ByteSlice {
        bytes(.source(node.spaceBefore))
    }

    @inline(__always)
    package func rawValue(_ attribute: AttributeRecord) -> ByteSlice { bytes(attribute.value) }

    /// Returns bytes of the source or the side buffer; like every slice from the store, valid while the store is alive.
    @inline(__always)
    private func bytes(_ range: TextRange) -> ByteSlice {
        // The store owns both, and they never change.
        switch range {
        case .source(let range): unsafe source.slice(range.lowerBound, range.count)
        case .side(let range): unsafe side.bytes(range)
        }
    }

    // MARK: - Locations

    /// Returns the elements from the root down to a node; the node itself is last if it is an element.
    package func ancestors(of node: Int) -> [Int] {
        // What is found once for a large document is kept, so that each of many elements need not search all of it.
        if nodeCount > 1_024 { return withPlaces { $0.elements(downTo: node) } }
        var chain: [Int] = []
        var parent = 0
        while parent != node {
            var child = parent + 1
            while child < nodeCount, Int(nodes[child].end) <= node { child = Int(nodes[child].end) }
            guard child < nodeCount, child <= node else { break }
            if nodes[child].kind == NodeKind.element { chain.append(child) }
            parent = child
        }
        return chain
    }
}
