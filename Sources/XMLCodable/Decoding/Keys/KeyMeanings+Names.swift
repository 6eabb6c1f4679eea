/// From names in keys to names in the document, by the key strategy and by namespace.
///
/// Elements are found by the number of their name as written, which is fast. A name with a namespace is therefore
/// converted to the numbers of all names in the document that represent it, usually a single one. The namespace of an
/// element is checked only if one written name is used in several namespaces, as under changing default namespaces.
extension KeyMeanings {
    /// Returns the names in the document that match a name in a key, or one of its aliases.
    func names(_ name: String, _ aliases: [String], isAttribute: Bool, of position: KeyPosition) -> NameSet {
        aliases.reduce(names(name, isAttribute: isAttribute, of: position)) { set, alias in
            set.union(names(alias, isAttribute: isAttribute, of: position))
        }
    }

    /// Returns the names in the document that match a name in a key.
    @inline(never)
    func names(_ name: String, isAttribute: Bool, of position: KeyPosition) -> NameSet {
        guard let wanted = expandedName(name, isAttribute: isAttribute, position.table) else {
            return NameSet(numbers: numbers(of: name, for: position))
        }
        let set = names(wanted, isAttribute: isAttribute, position)
        let others = versions(of: wanted.namespace, position.table)
        if others.isEmpty || name.utf8.first == UInt8(ascii: "{") { return set }
        return others.reduce(set) { set, other in
            let version = ExpandedKeyName(namespace: other, local: wanted.local)
            return set.union(names(version, isAttribute: isAttribute, position))
        }
    }

    /// Returns the other versions of a namespace, for the names in a table.
    private func versions(of namespace: String, _ table: DecodingKeyTable) -> [String] {
        let bound = options.namespaces.versions[namespace] ?? []
        if table.namespaceVersions.isEmpty || table.namespace != namespace { return bound }
        return bound + table.namespaceVersions
    }

    /// Returns the namespace of a name of the document, or the one of which it is a version.
    func namespace(of name: UsedName, _ table: DecodingKeyTable? = nil) -> String {
        let namespace = document.namespace(name.namespace)
        if let own = table?.namespace, table?.namespaceVersions.contains(namespace) == true { return own }
        return options.namespaces.first(of: namespace)
    }

    /// Returns what a name in a path matches that is passed to a decoder; see ``ElementPath``.
    func pattern(_ name: String, isAttribute: Bool) -> NamePattern {
        if ignoresNamespaces, name.utf8.first != UInt8(ascii: "{") {
            return NamePattern(local: String(XMLCharacters.localPart(of: name)))
        }
        let expanded = ExpandedKeyName(name, isAttribute: isAttribute, bindings: bindings, typeNamespace: nil)
        guard let expanded else { return NamePattern(name) }
        let isBraced = name.utf8.first == UInt8(ascii: "{")
        return NamePattern(
            expanded.local, in: expanded.namespace,
            versions: isBraced ? [] : options.namespaces.versions[expanded.namespace] ?? [])
    }

    /// Returns whether a name in a key is a name in the document, without any conversion.
    func takesNamesLiterally(_ table: DecodingKeyTable) -> Bool {
        hasLiteralNames && table.namespace == nil && !converts(table)
    }

    /// Returns whether the key strategy converts names for a table.
    func converts(_ table: DecodingKeyTable) -> Bool { table.convertsNames && !options.keyDecodingStrategy.isDefault }

    // MARK: - Names as written

    /// Returns the numbers of the document's names that match a name in a key, regardless of namespaces.
    @inline(never)
    private func numbers(of name: String, for position: KeyPosition) -> [UInt32] {
        let (table, path) = (position.table, position.path)
        if hasLiteralNames, !converts(table) {
            return name.withBytes { document.table.find($0) }.map { [$0] } ?? []
        }
        let spelling = options.namespaces == .ignoringPrefixes ? XMLCharacters.localPart(of: name) : Substring(name)
        let wanted = Array(compared(String(spelling)).utf8)
        if let learned = table.learned {
            return numbers(of: wanted, learned, learned.written, for: position)
        }
        let known = table.conversions.all ?? convertedNames(table, path)
        table.conversions.all = known
        return known[wanted] ?? []
    }

    /// Returns the document's names by their keys.
    @inline(never)
    private func convertedNames(_ table: DecodingKeyTable, _ path: Int32) -> NameConversions.ByKey {
        let isShared = !options.keyDecodingStrategy.isCustom && table.convertsNames
        if isShared, let known = core.value.converted { return known }
        let result = NameConversions.byKey(document.used) { compared(keyName($0, table, path)) }
        if isShared { core.value.converted = result }
        return result
    }

    // MARK: - Names with a namespace

    /// Returns the expanded form of a name in a key; nil if the name is matched as written.
    private func expandedName(_ name: String, isAttribute: Bool, _ table: DecodingKeyTable) -> ExpandedKeyName? {
        // Keys that are data are names as written, except for prefixes, which are the model's if they are bound.
        if table.isLiteral, bindings == nil { return nil }
        return ExpandedKeyName(
            name, isAttribute: isAttribute, bindings: bindings,
            typeNamespace: ignoresNamespaces ? nil : table.namespace)
    }

    /// Whether names match in any namespace, unless they specify one.
    private var ignoresNamespaces: Bool { !hasLiteralNames && bindings == nil }

    private func names(_ wanted: ExpandedKeyName, isAttribute: Bool, _ position: KeyPosition) -> NameSet {
        guard let namespace = document.number(ofNamespace: wanted.namespace) else { return NameSet() }
        let use = document.use
        var set = NameSet()
        let namesakes = numbers(ofLocal: wanted.local, for: position)
        for number in possible(namesakes, in: UInt32(namespace), isAttribute: isAttribute, position.table) {
            let used = isAttribute ? use.attributes[Int(number)] : use.elements[Int(number)]
            guard used == UInt32(namespace) || used == NamespaceUse.several else { continue }
            set.numbers.append(number)
            if used == NamespaceUse.several { set.namespace = namespace }
        }
        return set
    }

    /// Returns those of the names with one local part that may be used in a namespace: of many, which have as many prefixes,
    /// only those that are used in it or in several.
    private func possible(
        _ namesakes: [UInt32], in namespace: UInt32, isAttribute: Bool, _ table: DecodingKeyTable
    ) -> [UInt32] {
        guard namesakes.count > 16, table.learned == nil else { return namesakes }
        let key = NameConversions.Namesakes(first: namesakes[0], isAttribute: isAttribute)
        let known = table.conversions.namesakes[key]
        let names = known ?? document.use.byNamespace(namesakes, isAttribute: isAttribute)
        if known == nil { table.conversions.namesakes[key] = names }
        return (names[namespace] ?? []) + (names[NamespaceUse.several] ?? [])
    }

    /// Returns the document's names with a local part, which is given as in keys.
    @inline(never)
    private func numbers(ofLocal local: String, for position: KeyPosition) -> [UInt32] {
        let (table, path) = (position.table, position.path)
        if !converts(table) {
            guard let number = local.withBytes({ document.table.find($0) }) else { return [] }
            return document.use.locals[number] ?? []
        }
        if let learned = table.learned {
            return numbers(of: Array(local.utf8), learned, learned.locals, for: position)
        }
        let known =
            table.conversions.locals
            ?? NameConversions.byKey(document.used) { compared(converted(document.local($0), table, path)) }
        table.conversions.locals = known
        return known[Array(compared(local).utf8)] ?? []
    }

    /// Returns a name in the form in which names are compared: without case, if the strategy says so. A prefix is kept.
    @inline(never)
    private func compared(_ name: String) -> String {
        guard options.keyDecodingStrategy.ignoresCase else { return name }
        let local = XMLCharacters.localPart(of: name)
        return name[..<local.startIndex] + local.lowercased()
    }

    /// Returns whether two names are the same key.
    private func areEqual(_ first: String, _ second: String) -> Bool {
        ScalarEquality.equal(compared(first), compared(second))
    }

    /// Returns whether an element is in the namespace of a type, as the required one of the root.
    func isIn(_ namespace: String, _ plan: TypePlan, _ name: UsedName) -> Bool {
        ignoresNamespaces || ScalarEquality.equal(self.namespace(of: name), namespace)
            || plan.namespaceVersions.contains(document.namespace(name.namespace))
    }

    /// Returns whether an element has a name, as the required one of the root.
    @inline(never)
    func isName(
        _ name: UsedName, _ wanted: String, _ typeNamespace: String?, versions: [String] = []
    ) -> Bool {
        let expanded = ExpandedKeyName(
            wanted, isAttribute: false, bindings: bindings, typeNamespace: ignoresNamespaces ? nil : typeNamespace)
        let local = document.local(name.number)
        guard let expanded else {
            let written = document.string(name.number)
            return areEqual(ignoresNamespaces ? local : written, wanted)
                || ignoresNamespaces && areEqual(written, wanted)
        }
        return areEqual(local, expanded.local)
            && (ScalarEquality.equal(namespace(of: name), expanded.namespace)
                || expanded.namespace == typeNamespace && versions.contains(document.namespace(name.namespace)))
    }
}

/// The names of a document by the keys that a strategy converts them to, as far as one table needed them; see also
/// ``LearnedNames``.
struct NameConversions {
    typealias ByKey = RareTable<[UInt8], [UInt32]>

    var all: ByKey?
    /// By the keys of their local parts.
    var locals: ByKey?
    /// Those with one local part by their namespaces, where there are many.
    var namesakes = RareTable<Namesakes, RareTable<UInt32, [UInt32]>>()

    struct Namesakes: Hashable {
        let first: UInt32
        let isAttribute: Bool
    }

    static func byKey(_ names: [UInt32], _ key: (UInt32) -> String) -> ByKey {
        var result = ByKey()
        for number in names.sorted(once: <) {
            result.update(Array(key(number).utf8), default: []) { $0.append(number) }
        }
        return result
    }
}

/// Names of attributes and elements that are marks, which tell the type of a value.
extension KeyMeanings {
    /// The name of an attribute or element that is a mark.
    struct MarkName: Hashable {
        let name: String
        let isAttribute: Bool
    }

    /// A name of the document, in relation to a family.
    struct MarkedName: Hashable {
        let family: ObjectIdentifier
        let name: UsedName
    }

    /// Returns the names in the document that match the name of a mark.
    func markNames(_ name: String, isAttribute: Bool) -> NameSet {
        let key = MarkName(name: name, isAttribute: isAttribute)
        if let known = core.value.markNames[key] { return known }
        let table = DecodingKeyTable(
            XMLNameKey.self, isLiteral: false, convertsNames: options.keyDecodingStrategy.ignoresCase,
            nodeDecoding: nil)
        let set = names(name, isAttribute: isAttribute, of: KeyPosition(-1, in: table, at: -1))
        core.value.markNames[key] = set
        return set
    }

    /// Returns which of a family's marks is the name of an element.
    func index(ofName name: UsedName, _ marks: [String], of family: ObjectIdentifier) -> Int? {
        let key = MarkedName(family: family, name: name)
        if let known = core.value.markedNames[key] { return known < 0 ? nil : known }
        let index = marks.firstIndex { mark in
            markNames(mark, isAttribute: false).contains(name)
        }
        core.value.markedNames[key] = index ?? -1
        return index
    }
}
