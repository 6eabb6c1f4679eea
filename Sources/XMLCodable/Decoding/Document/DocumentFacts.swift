/// What few calls need to know about a document as a whole, computed when it is first asked for.
final class DocumentFacts {
    private let store: NodeStore
    /// Lines, columns and element paths.
    var places: DocumentPlaces
    /// The numbers of the names that the document uses.
    lazy var usedNames = store.usedNames()
    /// The namespaces in which the names of the document are used.
    private(set) lazy var namespaceUse = NamespaceUse(store, from: root)
    /// The declarations of prefixes.
    private(set) lazy var declarations = NamespaceDeclarations(store)
    private let root: Int

    init(_ store: NodeStore, root: UInt32) {
        self.store = store
        self.root = Int(root)
        places = DocumentPlaces(store)
    }
}

/// The namespaces in which the names of a document are used, determined in one pass.
struct NamespaceUse {
    static let unused = UInt32.max
    static let several = UInt32.max - 1

    /// The number of the namespace for each name number, or one of the constants above.
    private(set) var elements: [UInt32]
    private(set) var attributes: [UInt32]
    /// The numbers of the names with a local part, by the number of the local part.
    private(set) var locals = RareTable<UInt32, [UInt32]>()

    init(_ store: NodeStore, from root: Int) {
        let count = store.names.count
        elements = Array(repeating: Self.unused, count: count)
        attributes = Array(repeating: Self.unused, count: count)
        for number in 0..<count {
            locals.update(store.names.entries[number].local, default: []) { $0.append(UInt32(number)) }
        }
        for node in root..<max(root + 1, Int(store.nodes[root].end)) {
            let record = store.nodes[node]
            guard record.kind == NodeKind.element else { continue }
            Self.note(record.namespace, &elements[Int(record.name)])
            let start = Int(record.attributeStart)
            for index in start..<start + Int(record.attributeCount) {
                let attribute = store.attributes[index]
                Self.note(attribute.namespace, &attributes[Int(attribute.name)])
            }
        }
    }

    /// Returns names of elements or attributes by their namespaces.
    func byNamespace(_ names: [UInt32], isAttribute: Bool) -> RareTable<UInt32, [UInt32]> {
        var found = RareTable<UInt32, [UInt32]>()
        for number in names {
            found.update(isAttribute ? attributes[Int(number)] : elements[Int(number)], default: []) {
                $0.append(number)
            }
        }
        return found
    }

    private static func note(_ namespace: UInt16, _ known: inout UInt32) {
        if known == unused { known = UInt32(namespace) } else if known != UInt32(namespace) { known = several }
    }
}

/// The prefix declarations of a document, which are needed for names in values.
struct NamespaceDeclarations {
    private struct Declaration {
        let start: UInt32
        let end: UInt32
        let namespace: String
        /// The index of the enclosing declaration of the same prefix; -1 for none.
        let outer: Int
    }

    private var byPrefix = RareTable<[UInt8], [Declaration]>()
    private let store: NodeStore

    init(_ store: NodeStore) {
        self.store = store
        for node in 0..<store.nodeCount where store.nodes[node].flags & NodeFlag.declaresNamespaces != 0 {
            let record = store.nodes[node]
            let start = Int(record.attributeStart)
            for index in start..<start + Int(record.attributeCount)
            where store.attributes[index].flags & AttributeFlag.declaration != 0 {
                let prefix = Array(store.names.bytes(of: store.attributes[index].name).dropFirst("xmlns:".utf8.count))
                let namespace = store.value(store.attributes[index])
                byPrefix.update(prefix, default: []) { known in
                    var outer = known.count - 1
                    while outer >= 0, known[outer].end <= UInt32(node) { outer = known[outer].outer }
                    known.append(
                        Declaration(start: UInt32(node), end: record.end, namespace: namespace, outer: outer))
                }
            }
        }
    }

    /// Returns the namespace of a prefix in an element; nil if it is not declared.
    func namespace(of prefix: String, at node: UInt32) -> String? {
        let prefix = Array(prefix.utf8)
        return namespace(declaredInside: prefix, at: node)
            ?? store.context(around: Int(node)).flatMap { context in
                prefix.withBytes { context.namespace(ofPrefix: $0) }
            }
    }

    private func namespace(declaredInside prefix: [UInt8], at node: UInt32) -> String? {
        guard let known = byPrefix[prefix] else { return nil }
        var index = known.indices.firstIndex(after: { known[$0].start <= node }) - 1
        while index >= 0, known[index].end <= node { index = known[index].outer }
        return index < 0 ? nil : known[index].namespace
    }
}
