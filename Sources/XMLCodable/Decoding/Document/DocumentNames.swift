/// The names of a document and the namespaces in which they are used, without its nodes.
struct DocumentNames {
    private let document: DocumentReader

    init(_ document: DocumentReader) { self.document = document }

    var table: NameTable { document.names }

    /// Calls `body` with the table without copying it.
    @inline(__always)
    func readTable<R>(_ body: (NameTable) throws -> R) rethrows -> R { try document.read { try body($0.names) } }

    var hasNamespaces: Bool { document.store.hasNamespaces }

    /// The namespaces in which names are used.
    var use: NamespaceUse { document.facts.namespaceUse }

    /// The numbers of the names that the document uses.
    var used: [UInt32] { document.facts.usedNames }

    /// Calls `body` with the names of the children and attributes of an element.
    func forEach(in element: UInt32, _ body: (_ name: UsedName, _ isAttribute: Bool) -> Void) {
        for index in document.attributes(of: element) { body(document.attribute(at: index).usedName, true) }
        for child in document.children(element) { body(document[child].usedName, false) }
    }

    func name(of element: UInt32) -> UsedName { document[element].usedName }

    func string(_ number: UInt32) -> String { table.string(of: number) }

    /// Returns the local part of a name.
    @inline(never)
    func local(_ number: UInt32) -> String { table.string(of: table.entries[Int(number)].local) }

    func namespace(_ number: UInt16) -> String { document.store.namespaceNames[Int(number)] }

    func number(ofNamespace name: String) -> UInt16? { document.store.number(ofNamespace: name) }

    /// Calls `body` with the name of each element and attribute in the part of the document that is decoded, in
    /// document order.
    func forEach(_ body: (_ name: UsedName, _ isAttribute: Bool) -> Void) {
        let root = document.memory.value.root
        for node in root..<max(root + 1, document[root].end) where document[node].kind == NodeKind.element {
            body(document[node].usedName, false)
            for index in document.attributes(of: node) { body(document.attribute(at: index).usedName, true) }
        }
    }
}

/// The names in the document that match one name.
struct NameSet: Hashable {
    /// In ascending order.
    var numbers: [UInt32] = []
    /// The number of the namespace that a node must also have, if one name is used in several namespaces.
    var namespace: UInt16?
    /// Further names, each in one namespace: those of aliases in other namespaces than the key.
    private(set) var further: [UsedName] = []

    /// Whether a node must have a certain namespace.
    var needsNamespace: Bool { namespace != nil || !further.isEmpty }

    /// The number for a name that the document does not contain.
    static let absent = UInt32.max

    func contains(_ number: UInt32) -> Bool {
        if numbers.count <= 8 { return numbers.contains(number) }
        let index = numbers.indices.firstIndex(after: { numbers[$0] < number })
        return index < numbers.count && numbers[index] == number
    }

    @inline(__always)
    func contains(_ name: UsedName) -> Bool {
        if contains(name.number), namespace.map({ $0 == name.namespace }) ?? true { return true }
        return !further.isEmpty && further.contains(name)
    }

    func union(_ other: NameSet) -> NameSet {
        if other.numbers.isEmpty || self == other { return self }
        if numbers.isEmpty || other.namespace == nil && namespace != nil { return other.adding(self) }
        return adding(other)
    }

    private func adding(_ other: NameSet) -> NameSet {
        var all = self
        var added = other.further
        if let second = other.namespace, second != namespace {
            added += other.numbers.map { UsedName(number: $0, namespace: second) }
        } else {
            all.numbers = RareSet(numbers + other.numbers).array().sorted(once: <)
        }
        guard !further.isEmpty || !added.isEmpty else { return all }
        all.further = RareSet(further + added).array().filter { used in
            // A name that counts in every namespace, or in this one.
            !all.contains(used.number) || namespace.map { $0 != used.namespace } ?? false
        }.sorted(once: { ($0.number, $0.namespace) < ($1.number, $1.namespace) })
        return all
    }

    /// Hashes what distinguishes most sets: two keys with the same names usually share their array.
    func hash(into hasher: inout Hasher) {
        hasher.combine(numbers.first)
        hasher.combine(numbers.count)
        hasher.combine(namespace)
    }
}

/// A name with the number of its namespace.
struct UsedName: Hashable {
    let number: UInt32
    let namespace: UInt16

    /// A number for both.
    var id: UInt64 { UInt64(number) | UInt64(namespace) << 32 }
}

extension NodeRecord {
    var usedName: UsedName { UsedName(number: name, namespace: namespace) }
}

extension AttributeRecord {
    var usedName: UsedName { UsedName(number: name, namespace: namespace) }
}
