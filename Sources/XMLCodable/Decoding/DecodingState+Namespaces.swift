/// Names that are matched by namespace: `{uri}local` keys, bound prefixes, and types that specify their namespace.
///
/// Elements are found by the number of their name as written, which is fast. A name with a namespace is therefore
/// converted to the numbers of all names in the document that represent it, usually a single one. The namespace of an
/// element is checked only if one written name is used in several namespaces, as under changing default namespaces.
extension DecodingState {
    typealias NameSet = DecodingKeyTable.NameSet

    /// Whether the document declares any namespace.
    var hasNamespaces: Bool { store.hasNamespaces }

    /// Returns the names in the document that match a name in a key.
    ///
    /// - Parameter isNear: Whether the name is that of a child or an attribute of the table's elements. Defaults to false:
    ///   of any element.
    func names(
        _ name: String, isAttribute: Bool, _ table: DecodingKeyTable, _ path: Int32, isNear: Bool = false
    ) -> NameSet {
        guard let wanted = expandedName(name, isAttribute: isAttribute, table) else {
            return NameSet(numbers: numbers(of: name, table, path, isNear: isNear))
        }
        return names(wanted, isAttribute: isAttribute, table, path, isNear: isNear)
    }

    /// Returns the expanded form of a name in a key; nil if the name is matched as written.
    private func expandedName(_ name: String, isAttribute: Bool, _ table: DecodingKeyTable) -> ExpandedKeyName? {
        // Keys that are data are names as written, except for prefixes, which are the model's if they are bound.
        if table.isLiteral, bindings == nil { return nil }
        let isIgnoring = !hasLiteralNames && bindings == nil
        return ExpandedKeyName(
            name, isAttribute: isAttribute, bindings: bindings, typeNamespace: isIgnoring ? nil : table.namespace)
    }

    private func names(
        _ wanted: ExpandedKeyName, isAttribute: Bool, _ table: DecodingKeyTable, _ path: Int32, isNear: Bool
    ) -> NameSet {
        guard let namespace = store.number(ofNamespace: wanted.namespace) else { return NameSet() }
        let use = namespaceUse
        var set = NameSet()
        for number in numbers(ofLocal: wanted.local, table, path, isNear: isNear) {
            let used = isAttribute ? use.attributes[Int(number)] : use.elements[Int(number)]
            guard used == UInt32(namespace) || used == NamespaceUse.several else { continue }
            set.numbers.append(number)
            if used == NamespaceUse.several { set.namespace = namespace }
        }
        return set
    }

    /// Returns the document's names with a local part, which is given as in keys.
    private func numbers(
        ofLocal local: String, _ table: DecodingKeyTable, _ path: Int32, isNear: Bool
    ) -> [UInt32] {
        if !table.convertsNames || options.keyDecodingStrategy.isDefault {
            guard let number = local.withBytes({ store.names.find($0) }) else { return [] }
            return namespaceUse.locals[number] ?? []
        }
        if isNear, let near = table.core.pointee.nearNames {
            let known = table.core.pointee.convertedNearLocals ?? convertedLocals(near, path)
            table.core.pointee.convertedNearLocals = known
            return known[Array(local.utf8)] ?? []
        }
        let known = table.core.pointee.convertedLocals ?? convertedLocals(usedNames, path)
        table.core.pointee.convertedLocals = known
        return known[Array(local.utf8)] ?? []
    }

    /// The numbers of the names that the document uses.
    var usedNames: [UInt32] {
        if let known = notes.usedNames { return known }
        let made = store.usedNames()
        notes.usedNames = made
        return made
    }

    private func convertedLocals(_ names: [UInt32], _ path: Int32) -> [[UInt8]: [UInt32]] {
        var result: [[UInt8]: [UInt32]] = [:]
        for number in names {
            let local = converted(store.names.string(of: store.names.entries[Int(number)].local), path)
            result[Array(local.utf8), default: []].append(number)
        }
        return result
    }

    /// Returns a local name as converted by the key strategy.
    func converted(_ local: String, _ path: Int32) -> String {
        if case .custom(let convert) = options.keyDecodingStrategy.form {
            return convert(codingPath(path) + [XMLNameKey(local)]).stringValue
        }
        return options.keyDecodingStrategy.convert(local) ?? local
    }

    // MARK: - Entries

    /// Turns the entry of a written name that is used in several namespaces into a path of one step.
    func setPath(
        _ name: String, _ set: NameSet, _ entry: inout DecodingKeyTable.Entry, _ index: Int,
        _ table: DecodingKeyTable, _ path: Int32
    ) {
        let isAttribute = entry.kind == .attribute
        let fallback = entry.fallsBack ? names(name, isAttribute: true, table, path, isNear: true) : NameSet()
        entry.kind = .path
        table.core.pointee.paths[index] = DecodingKeyTable.Path(
            steps: isAttribute ? [] : [.child(set)], target: isAttribute ? .attribute(name) : .element, names: set,
            literal: isAttribute ? NameSet() : set, literalAttribute: fallback)
    }

    /// Sets the attribute to which an element in a namespace falls back: without a prefix, it is in no namespace.
    func setFallback(
        _ name: String, _ set: NameSet, _ entry: inout DecodingKeyTable.Entry, _ index: Int,
        _ table: DecodingKeyTable, _ path: Int32
    ) {
        let fallback = names(name, isAttribute: true, table, path, isNear: true)
        guard fallback != set else { return }
        entry.hasOwnFallback = true
        table.core.pointee.fallbacks[index] = fallback
    }

    // MARK: - From names to keys

    /// Returns a name of the document as a key.
    func keyName(_ used: UsedName, isAttribute: Bool, _ table: DecodingKeyTable, _ path: Int32) -> String {
        if let bindings { return boundName(used, isAttribute: isAttribute, table, path, bindings) }
        let name = keyName(used.number, table, path)
        guard let own = table.namespace, !isAttribute, !name.utf8.contains(UInt8(ascii: ":")) else { return name }
        // Without a prefix, it would be a key in the namespace of the type.
        let namespace = store.namespaceNames[Int(used.namespace)]
        return ScalarEquality.equal(own, namespace) ? name : "{\(namespace)}\(name)"
    }

    /// Returns the spellings of a name of the document that include its namespace, as keys may have them.
    func expandedNames(
        _ used: UsedName, isAttribute: Bool, _ table: DecodingKeyTable, _ path: Int32
    ) -> [String] {
        guard used.namespace != NamespaceScope.none || !isAttribute else { return [] }
        let namespace = store.namespaceNames[Int(used.namespace)]
        var local = store.names.string(of: store.names.entries[Int(used.number)].local)
        if table.convertsNames { local = converted(local, path) }
        var names = ["{\(namespace)}\(local)"]
        if !isAttribute, let own = table.namespace, ScalarEquality.equal(own, namespace) { names.insert(local, at: 0) }
        return names
    }

    /// Returns a name of the document as a key under bound prefixes.
    private func boundName(
        _ used: UsedName, isAttribute: Bool, _ table: DecodingKeyTable, _ path: Int32, _ bindings: [String: String]
    ) -> String {
        let written = store.names.string(of: used.number)
        let isDeclaration = isAttribute && used.namespace == NamespaceScope.xmlns || written == "xmlns"
        if isDeclaration { return written }
        let namespace = store.namespaceNames[Int(used.namespace)]
        var local = store.names.string(of: store.names.entries[Int(used.number)].local)
        if table.convertsNames { local = converted(local, path) }
        let plain = isAttribute ? "" : table.namespace ?? bindings[""] ?? ""
        if ScalarEquality.equal(plain, namespace) { return local }
        let prefixes = bindings.filter { !$0.key.isEmpty && ScalarEquality.equal($0.value, namespace) }.keys
        // If several prefixes are bound to the namespace, the one that the keys use is chosen.
        let names = prefixes.sorted().map { "\($0):\(local)" }
        return names.first { table.isLiteral || table.knows(isAttribute ? options.attributeKeyPrefix + $0 : $0) }
            ?? names.first ?? "{\(namespace)}\(local)"
    }

    /// Returns the names of the document's elements and attributes as keys, in every spelling that a key may have,
    /// possibly with duplicates.
    func documentNames(_ table: DecodingKeyTable, _ path: Int32) -> [String] {
        guard hasNamespaces || bindings != nil || table.namespace != nil else {
            return usedNames.map { keyName($0, table, path) }
        }
        var names: [String] = []
        var seen: [Set<UsedName>] = [[], []]
        func add(_ number: UInt32, _ namespace: UInt16, isAttribute: Bool) {
            let used = UsedName(number: number, namespace: namespace)
            guard seen[isAttribute ? 1 : 0].insert(used).inserted else { return }
            names.append(keyName(used, isAttribute: isAttribute, table, path))
            names += expandedNames(used, isAttribute: isAttribute, table, path)
        }
        let root = Int(core.pointee.root)
        for node in root..<max(root + 1, Int(nodes[root].end)) where nodes[node].kind == NodeKind.element {
            let record = nodes[node]
            add(record.name, record.namespace, isAttribute: false)
            for index in 0..<Int(record.attributeCount) {
                let attribute = attributes[Int(record.attributeStart) + index]
                add(attribute.name, attribute.namespace, isAttribute: true)
            }
        }
        return names
    }

    /// Returns whether an element has the name required of the root.
    func isRoot(_ node: Int, named wanted: String, _ type: Any.Type) -> Bool {
        let record = nodes[node]
        let isIgnoring = !hasLiteralNames && bindings == nil
        let namespace = isIgnoring ? nil : plan(type).core.namespace
        let expanded = ExpandedKeyName(wanted, isAttribute: false, bindings: bindings, typeNamespace: namespace)
        let local = store.names.string(of: store.names.entries[Int(record.name)].local)
        guard let expanded else {
            let name = store.names.string(of: record.name)
            return ScalarEquality.equal(isIgnoring ? local : name, wanted)
                || isIgnoring && ScalarEquality.equal(name, wanted)
        }
        return ScalarEquality.equal(local, expanded.local)
            && ScalarEquality.equal(store.namespaceNames[Int(record.namespace)], expanded.namespace)
    }

    /// Returns a description of a child element with the same local name in another namespace, for the error about a
    /// missing element: such a difference is easily overlooked.
    func namesake(of key: String, in node: UInt32) -> String? {
        guard hasNamespaces, Int(node) != store.emptyNode else { return nil }
        let local = ExpandedKeyName(braced: key)?.local ?? String(Self.local(key))
        let child = children(node) {
            let name = store.names.entries[Int(nodes[Int($0)].name)].local
            return store.names.bytes(of: name).elementsEqual(local.utf8)
        }.first
        guard let child else { return nil }
        let namespace = store.namespaceNames[Int(nodes[Int(child)].namespace)]
        let name = store.names.string(of: nodes[Int(child)].name)
        return "<\(name)> in \(namespace.isEmpty ? "no namespace" : "\"\(namespace)\"")"
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
    private(set) var locals: [UInt32: [UInt32]] = [:]

    init(_ store: NodeStore, from root: Int) {
        let count = store.names.count
        elements = Array(repeating: Self.unused, count: count)
        attributes = Array(repeating: Self.unused, count: count)
        for number in 0..<count { locals[store.names.entries[number].local, default: []].append(UInt32(number)) }
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

    private static func note(_ namespace: UInt16, _ known: inout UInt32) {
        if known == unused { known = UInt32(namespace) } else if known != UInt32(namespace) { known = several }
    }
}

extension DecodingState {
    fileprivate var namespaceUse: NamespaceUse {
        if let known = notes.namespaceUse { return known }
        let made = NamespaceUse(store, from: Int(core.pointee.root))
        notes.namespaceUse = made
        return made
    }
}
