/// A parsed document: flat arrays of records over the bytes of the source. ``Scanner`` shows one worked through.
///
/// A store never changes once it is made, so any number of elements, decoders and tasks share it. Node 0 is the
/// document. Indices are positions in the array of records; those that the store hands out are in range.
@safe
final class NodeStore: @unchecked Sendable {
    let source: SourceBytes
    let nodes: RecordBuffer<NodeRecord>
    /// How many nodes there are. One more record follows: an element with nothing in it, see ``emptyNode``.
    let nodeCount: Int
    let attributes: RecordBuffer<AttributeRecord>
    let names: NameTable
    /// The namespace names, by number, and perhaps some that the document does not use; number 0 is no namespace.
    let namespaceNames: [String]
    /// Whether the document declares any namespace.
    let hasNamespaces: Bool
    let declaration: XMLDeclaration
    let hasCarriageReturn: Bool
    let side: ByteBuffer
    private let box: ScannerParts.Box

    private init(_ scanner: borrowing Scanner) {
        box = scanner.box
        box.parts = scanner.parts
        source = scanner.source
        nodes = scanner.nodes
        nodeCount = scanner.nodes.count - 1
        attributes = scanner.attributes
        names = scanner.names
        namespaceNames = scanner.scope.names
        hasNamespaces = scanner.scope.count > 3
        declaration = scanner.declaration
        hasCarriageReturn = scanner.hasCarriageReturn
        side = scanner.side
    }

    deinit {
        // The scanner left the box to the store alone.
        unsafe box.giveBack(documentSize: source.count)
    }

    /// Reads a document.
    ///
    /// - Parameter isFragment: Whether several root elements may follow each other.
    static func parse(
        _ source: SourceBytes, _ options: XML.ParsingOptions, isFragment: Bool = false
    ) throws(XMLParsingError) -> NodeStore {
        let encoding: DocumentEncoding
        do throws(ScanFailure) {
            encoding = try DocumentEncoding(source, external: options.externalEncoding?.kind)
        } catch {
            throw XMLParsingError(error, in: source)
        }
        let source = try source.transcoded(from: encoding, limit: options.limits.documentSize)
        do throws(ScanFailure) {
            var scanner = try Scanner(source, options, encoding: encoding, isFragment: isFragment)
            do throws(ScanFailure) {
                try scanner.scan()
            } catch {
                // There will be no store to take anything over.
                unsafe scanner.parts.deallocate()
                throw error
            }
            return NodeStore(scanner)
        } catch {
            throw XMLParsingError(error, in: source)
        }
    }

    // MARK: - Nodes

    /// An element with no name, no attributes and no content: what a missing collection is read from.
    var emptyNode: Int { nodeCount }

    /// The root element.
    var root: Int {
        var index = 1
        while index < nodeCount, nodes[index].kind != NodeKind.element { index = Int(nodes[index].end) }
        return index
    }

    /// The numbers of the names of elements and attributes, each once, in the order of their first use.
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
            let start = Int(record.attributeStart)
            for index in start..<start + Int(record.attributeCount) { note(attributes[index].name) }
        }
        return used
    }

    // MARK: - Names

    /// The number of a namespace name; nil where the document does not have it.
    func number(ofNamespace name: String) -> UInt16? {
        guard !name.isEmpty else { return NamespaceScope.none }
        guard let id = name.withBytes({ names.find($0) }), names.entries[Int(id)].asNamespace != NamespaceScope.none
        else { return nil }
        return names.entries[Int(id)].asNamespace
    }

    /// The name's number of an element's qualified name, if any node or attribute has that name.
    func number(ofName name: ByteSlice) -> UInt32? { names.find(name) }

    /// The bytes of a node's text range, as they stand in the document.
    @inline(__always)
    func rawText(_ node: NodeRecord) -> ByteSlice {
        bytes(Int(node.textStart), Int(node.textLength), inSide: node.flags & NodeFlag.side != 0)
    }

    /// The white space that stands directly before a node.
    @inline(__always)
    func leadingSpace(_ node: NodeRecord) -> ByteSlice {
        let length = Int(node.leadingSpace)
        return bytes(Int(node.position) - length, length, inSide: false)
    }

    @inline(__always)
    func rawValue(_ attribute: AttributeRecord) -> ByteSlice {
        bytes(
            Int(attribute.valueStart), Int(attribute.valueLength), inSide: attribute.flags & AttributeFlag.side != 0)
    }

    /// Bytes of the source or of the side buffer; like all that the store hands out, good as long as it is held.
    @inline(__always)
    private func bytes(_ start: Int, _ length: Int, inSide: Bool) -> ByteSlice {
        // The store holds both, and they never change.
        inSide ? unsafe side.bytes(start..<start + length) : unsafe source.slice(start, length)
    }

    /// The index of an element's attribute with a name's number.
    func attribute(named name: UInt32, of node: Int) -> Int? {
        let record = nodes[node]
        let start = Int(record.attributeStart)
        for index in start..<start + Int(record.attributeCount) where attributes[index].name == name { return index }
        return nil
    }

    // MARK: - Places

    func location(ofOffset offset: UInt32) -> SourceLocation { SourceLocation(offset: Int(offset), in: source) }

    /// The elements from the root down to a node, the node itself last where it is an element.
    func ancestors(of node: Int) -> [Int] {
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
