/// From names in the document to keys: what `allKeys` lists.
extension KeyMeanings {
    /// Returns a name of the document as a key.
    @inline(never)
    func keyName(_ used: UsedName, isAttribute: Bool, _ table: DecodingKeyTable, _ path: Int32) -> String {
        if let bindings { return boundName(used, isAttribute: isAttribute, table, path, by: bindings) }
        let name = keyName(used.number, table, path)
        guard let own = table.namespace, !isAttribute, !name.utf8.contains(UInt8(ascii: ":")) else { return name }
        // Without a prefix, it would be a key in the namespace of the type.
        let namespace = namespace(of: used, table)
        return ScalarEquality.equal(own, namespace) ? name : "{\(namespace)}\(name)"
    }

    /// Returns a name of the document as a key: the strategy converts the local part; the prefix is kept or omitted.
    @inline(never)
    func keyName(_ number: UInt32, _ table: DecodingKeyTable, _ path: Int32) -> String {
        let name = document.string(number)
        if !converts(table), hasLiteralNames { return name }
        if hasLiteralNames, convertsWholeNames { return converted(name, table, path) }
        let local = XMLCharacters.localPart(of: name)
        let prefix = options.namespaces == .ignoringPrefixes ? "" : name[..<local.startIndex]
        // The local part of a namespace declaration is a prefix, which is never converted.
        if !converts(table) || name == "xmlns" || name.hasPrefix("xmlns:") { return String(prefix + local) }
        return prefix + converted(String(local), table, path)
    }

    /// Whether the key strategy converts names as they are in the document.
    private var convertsWholeNames: Bool {
        options.tolerances.contains(.convertsWholeNames) && options.keyDecodingStrategy.isCustom
    }

    /// Returns a local name as converted by the key strategy.
    @inline(never)
    func converted(_ local: String, _ table: DecodingKeyTable, _ path: Int32) -> String {
        if case .custom(let convert) = options.keyDecodingStrategy.form {
            let path = table.learned?.codingPath ?? paths.keys(path)
            return convert(path + [XMLNameKey(local)]).stringValue
        }
        return options.keyDecodingStrategy.convert(local) ?? local
    }

    /// Returns the spellings of a name of the document that include its namespace, as keys may have them.
    @inline(never)
    func expandedNames(
        _ used: UsedName, isAttribute: Bool, _ table: DecodingKeyTable, _ path: Int32
    ) -> [String] {
        guard used.namespace != NamespaceScope.none || !isAttribute else { return [] }
        let namespace = document.namespace(used.namespace)
        let local = localKeyName(used, table, path)
        var names = ["{\(namespace)}\(local)"]
        if !isAttribute, let own = table.namespace, ScalarEquality.equal(own, self.namespace(of: used, table)) {
            names.insert(local, at: 0)
        }
        return names
    }

    @inline(never)
    private func localKeyName(_ used: UsedName, _ table: DecodingKeyTable, _ path: Int32) -> String {
        let local = document.local(used.number)
        return table.convertsNames ? converted(local, table, path) : local
    }

    /// Returns a name of the document as a key under bound prefixes.
    @inline(never)
    private func boundName(
        _ used: UsedName, isAttribute: Bool, _ table: DecodingKeyTable, _ path: Int32, by bindings: [String: String]
    ) -> String {
        let written = document.string(used.number)
        let isDeclaration = isAttribute && used.namespace == NamespaceScope.xmlns || written == "xmlns"
        if isDeclaration { return written }
        let local = localKeyName(used, table, path)
        let plain = isAttribute ? "" : table.namespace ?? bindings[""] ?? ""
        return boundName(used, local, plain: plain, by: bindings, in: table) {
            table.isLiteral || table.knows(isAttribute ? options.attributeKeyPrefix + $0 : $0)
        }
    }

    /// Returns the name of an element as the model writes it: with a bound prefix if there are any, otherwise as it is.
    func elementName(_ used: UsedName) -> String {
        guard let bindings else { return document.string(used.number) }
        return boundName(used, document.local(used.number), plain: bindings[""] ?? "", by: bindings, in: nil) { _ in
            false
        }
    }

    /// - Parameters:
    ///   - plain: The namespace of names without a prefix.
    ///   - isPreferred: Whether a spelling is the one that the model uses.
    @inline(never)
    private func boundName(
        _ used: UsedName, _ local: String, plain: String, by bindings: [String: String], in table: DecodingKeyTable?,
        _ isPreferred: (String) -> Bool
    ) -> String {
        let namespace = namespace(of: used, table)
        if ScalarEquality.equal(plain, namespace) { return local }
        let prefixes = Array(bindings.keys).filter {
            !$0.isEmpty && ScalarEquality.equal(bindings[$0] ?? "", namespace)
        }
        // If several prefixes are bound to the namespace, the one that the keys use is chosen.
        let names = Sorting.sorted(prefixes).map { "\($0):\(local)" }
        return names.first(where: isPreferred) ?? names.first ?? "{\(namespace)}\(local)"
    }

    /// Returns the names of the document's elements and attributes as keys, in every spelling that a key may have,
    /// possibly with duplicates. A table that learns names returns those that it has learned.
    ///
    /// - Parameter start: The number of learned names to omit. Defaults to none.
    func documentNames(_ table: DecodingKeyTable, _ path: Int32, from start: Int = 0) -> [String] {
        let isPlain = !document.hasNamespaces && bindings == nil && table.namespace == nil
        var names: [String] = []
        func add(_ used: UsedName, isAttribute: Bool) {
            names.append(keyName(used, isAttribute: isAttribute, table, path))
            if !isPlain { names += expandedNames(used, isAttribute: isAttribute, table, path) }
        }
        if let learned = table.learned {
            for name in learned.names[start...] { add(name.used, isAttribute: name.isAttribute) }
            return names
        }
        if isPlain { return document.used.map { keyName($0, table, path) } }
        var seen = RareSet<LearnedNames.Name>()
        document.forEach { used, isAttribute in
            guard seen.insert(.init(used: used, isAttribute: isAttribute)) else { return }
            add(used, isAttribute: isAttribute)
        }
        return names
    }
}
