/// The names that the keys of a model use; the others are left to `*` and to values that take the rest.
///
/// Whoever takes content of an element keeps a copy, so copies share their parts until one is changed.
struct KnownNames {
    private struct Parts {
        var children = Names()
        var attributes = Names()
        /// The attributes that stand in for missing elements.
        var fallbacks = Names()
        /// Whether the model has a key for the element's own text.
        var hasText = false
        /// Whether it has a key for the rest of the element.
        var hasRest = false
    }

    /// The only item has the parts.
    private var shared = [Parts()]
    /// Whether there are names of child elements, which many models with `*` have none of.
    private var hasChildren = false
    /// How many of the ``KnownKeys`` were considered.
    fileprivate var count = 0

    private var parts: Parts {
        @inline(__always) _read { yield shared[0] }
        @inline(__always)
        _modify {
            yield &shared[0]
            hasChildren = !shared[0].children.isEmpty
        }
    }

    /// Whether the model has a key for the element's own text.
    fileprivate(set) var hasText: Bool {
        get { parts.hasText }
        set { parts.hasText = newValue }
    }

    /// Whether the model has a key for the rest of elements that a path leads to.
    var hasRest: Bool { parts.hasRest }
    func hasChild(_ name: UsedName) -> Bool { hasChildren && parts.children.contain(name) }
    func hasChild(of names: NameSet) -> Bool { hasChildren && parts.children.contain(anyOf: names) }
    func hasAttribute(_ name: UsedName) -> Bool { parts.attributes.contain(name) || parts.fallbacks.contain(name) }
    /// Whether a key is for the attribute itself, and not for an element that it may stand in for.
    func hasOwnAttribute(_ name: UsedName) -> Bool { parts.attributes.contain(name) }
    func hasOwnAttribute(of names: NameSet) -> Bool { parts.attributes.contain(anyOf: names) }

    /// The numbers of names, some of which are restricted to one namespace.
    private struct Names {
        var numbers = RareSet<UInt32>()
        var qualified = RareSet<UsedName>()

        var isEmpty: Bool { numbers.isEmpty && qualified.isEmpty }

        @inline(never)
        mutating func insert(_ names: NameSet) {
            if let namespace = names.namespace {
                for number in names.numbers { qualified.insert(.init(number: number, namespace: namespace)) }
            } else {
                numbers.insert(contentsOf: names.numbers)
            }
            qualified.insert(contentsOf: names.further)
        }

        func contain(_ name: UsedName) -> Bool {
            numbers.contains(name.number) || !qualified.isEmpty && qualified.contains(name)
        }

        func contain(anyOf names: NameSet) -> Bool {
            // A name of one namespace may be known as a name of any.
            let namespace = names.namespace ?? NamespaceScope.none
            return names.numbers.contains { contain(UsedName(number: $0, namespace: namespace)) }
                || names.further.contains { contain($0) }
        }
    }

    @inline(never)
    fileprivate mutating func add(_ index: Int, _ table: DecodingKeyTable) {
        switch table[index].kind {
        case .element:
            parts.children.insert(table.names(index))
            if table[index].fallsBack { parts.fallbacks.insert(table.fallback(index)) }
        case .attribute: parts.attributes.insert(table.names(index))
        case .text: hasText = true
        case .path:
            guard let path = table.path(index) else { return }
            parts.children.insert(path.literal)
            parts.fallbacks.insert(path.literalAttribute)
            switch path.steps.first {
            case .child(let names)?: parts.children.insert(names)
            case .index?: break
            case nil: parts.attributes.insert(path.names)
            }
        case .rest, .unresolved: break
        }
    }

    /// Adds the names that the key with an index uses in the elements that the steps of a path lead to.
    @inline(never)
    fileprivate mutating func add(_ index: Int, _ table: DecodingKeyTable, below steps: [DecodingKeyTable.Path.Step]) {
        guard table[index].kind == .path, let path = table.path(index), let rest = path.steps(after: steps) else {
            return
        }
        switch rest.first {
        case .child(let names)?: parts.children.insert(names)
        case .index?: break
        case nil:
            switch path.target {
            case .attribute: parts.attributes.insert(path.names)
            case .text: hasText = true
            case .rest: parts.hasRest = true
            case .element: break
            }
        }
    }
}

/// The keys of a table whose names are known: all of them or, if they cannot be enumerated, those for names in the document.
struct KnownKeys {
    /// In the order in which they were found; again, when their names have changed.
    private(set) var all: [Int] = []
    /// Those that may lead through elements.
    private(set) var paths: [Int] = []
    private var indices = RareSet<Int>()
    /// How many names the table had learned, and how many keys it had resolved again; negative before the first search.
    fileprivate private(set) var learned = -1
    fileprivate private(set) var changes = 0

    var isEmpty: Bool { learned < 0 }

    func contains(_ index: Int) -> Bool { indices.contains(index) }

    fileprivate mutating func add(_ found: [Int], paths: [Int], _ learned: Int, _ changes: Int) {
        all += found
        self.paths += paths
        indices.insert(contentsOf: found)
        (self.learned, self.changes) = (learned, changes)
    }
}

/// The names that the keys of a model use without one of its keys, or all of them, by the index of that key. Negative numbers
/// are those of names that keys use elsewhere.
struct KnownNamesByKey {
    private var all = RareTable<Int, KnownNames>()
    /// Those that were asked for last: in most models, one key asks for each element.
    private var last: (key: Int, names: KnownNames)?

    var isEmpty: Bool { all.isEmpty }

    subscript(number: Int?) -> KnownNames? {
        mutating get {
            let key = number ?? -1
            if let last, last.key == key { return last.names }
            guard let known = all[key] else { return nil }
            last = (key, known)
            return known
        }
    }

    mutating func add(_ names: KnownNames, as number: Int?) {
        all[number ?? -1] = names
        last = nil
    }

    /// Removes names, so that they can be changed without a copy.
    mutating func remove(_ number: Int?) -> KnownNames? {
        last = nil
        defer { all[number ?? -1] = nil }
        return all[number ?? -1]
    }

    mutating func removeAll() {
        all.removeAll()
        last = nil
    }
}

extension KeyMeanings {
    /// Returns the names that the keys of a model use, except for one of its keys: in the element with the keys or, if
    /// the key is a path that ends in `*` or `#text`, in the elements that the path leads to.
    ///
    /// - Parameter isPath: Whether a key that is such a path is read as one.
    func knownNames(
        _ table: DecodingKeyTable, _ path: Int32, except own: Int? = nil, asPath isPath: Bool = true
    ) -> KnownNames {
        findKeys(table, path)
        let isPath = isPath && own.map { table[$0].kind == .path } ?? false
        return knownNames(
            table, path, except: own, below: isPath ? own.flatMap { contentPath($0, table) } : nil,
            keptAs: isPath ? own : own.flatMap { hasNames($0, table) ? -2 - 2 * $0 : nil })
    }

    /// Whether a key has any of the known names.
    private func hasNames(_ index: Int, _ table: DecodingKeyTable) -> Bool {
        let isNameless = table[index].kind == .rest || table.use(index) == .unnamed
        return (!isNameless || table.hasAliases) && table.knownKeys.contains(index)
    }

    /// Returns whether keys of a model may be paths, if they can be enumerated. It is asked for each dictionary, so a table
    /// finds out once.
    @inline(__always)
    func mayHavePaths(_ table: DecodingKeyTable) -> Bool { table.mayHavePaths ?? findsPaths(table) }

    @inline(never)
    private func findsPaths(_ table: DecodingKeyTable) -> Bool {
        func anyPath<Key: CodingKey>(_ type: Key.Type) -> Bool {
            EnumMetadata.keys(of: type)?.contains {
                table.hasAliases || KeyGrammar($0.stringValue, options.keyRules).isPath
            } ?? false
        }
        let found = !table.isLiteral && !table.isOfCases && anyPath(table.keyMetatype)
        table.mayHavePaths = found
        return found
    }

    /// Returns the names that the keys of a model use in the elements that one of its keys leads to. No other key leads to
    /// those of a rest.
    func knownNames(_ table: DecodingKeyTable, _ path: Int32, inElementsOf index: Int) -> KnownNames {
        if table.isRest(index) { return KnownNames() }
        findKeys(table, path)
        return knownNames(
            table, path, except: nil, below: steps(index, table) ?? contentPath(index, table) ?? [],
            keptAs: -3 - 2 * index)
    }

    /// - Parameters:
    ///   - steps: Asked for only if the names are not known.
    ///   - number: The number under which the table keeps the names; nil for those of all its keys.
    private func knownNames(
        _ table: DecodingKeyTable, _ path: Int32, except own: Int?,
        below steps: @autoclosure () -> [DecodingKeyTable.Path.Step]?, keptAs number: Int?
    ) -> KnownNames {
        let count = table.knownKeys.all.count
        if let known = table.knownNames[number], known.count == count { return known }
        // They are added in place, without a copy.
        var known = table.knownNames.remove(number) ?? KnownNames()
        let steps = steps()
        // Later keys may have changed what the steps mean.
        if steps != nil { known = KnownNames() }
        add(table, path, except: own, below: steps, to: &known)
        known.count = count
        table.knownNames.add(known, as: number)
        return known
    }

    /// Returns the names that the keys of a model use in the elements that the steps of a path lead to, which is not one of
    /// its keys.
    func knownNames(
        _ table: DecodingKeyTable, _ path: Int32, below steps: [DecodingKeyTable.Path.Step]
    ) -> KnownNames {
        if steps.isEmpty { return knownNames(table, path) }
        findKeys(table, path)
        var known = KnownNames()
        add(table, path, except: nil, below: steps, to: &known)
        return known
    }

    /// Adds the names of the keys that were found since the names were made.
    private func add(
        _ table: DecodingKeyTable, _ path: Int32, except own: Int?, below steps: [DecodingKeyTable.Path.Step]?,
        to known: inout KnownNames
    ) {
        let keys = table.knownKeys
        // Without steps, the text of the element counts too.
        for index in steps?.isEmpty == false ? keys.paths[...] : keys.all[known.count...] where index != own {
            add(index, table, path, below: steps, to: &known)
        }
    }

    /// Adds the names of the key with an index, as its values are read.
    private func add(
        _ index: Int, _ table: DecodingKeyTable, _ path: Int32, below steps: [DecodingKeyTable.Path.Step]?,
        to known: inout KnownNames
    ) {
        func add(_ index: Int) {
            if let steps { known.add(index, table, below: steps) } else { known.add(index, table) }
        }
        for other in table.alternatives(index) { add(other) }
        let use = table.use(index)
        if use.isEmpty { return add(index) }
        if use.contains(.text), steps?.isEmpty ?? true { known.hasText = true }
        if use.contains(.attribute) { add(variant(KeyPosition(index, in: table, at: path), .attribute)) }
        if use.contains(.element) { add(variant(KeyPosition(index, in: table, at: path), .element)) }
    }

    /// Returns the steps of a key that leads to elements.
    func steps(_ index: Int, _ table: DecodingKeyTable) -> [DecodingKeyTable.Path.Step]? {
        switch table[index].kind {
        case .element: return [.child(table.names(index))]
        case .path:
            guard let path = table.path(index), path.target == .element else { return nil }
            return path.steps
        case .attribute, .text, .rest, .unresolved: return nil
        }
    }

    /// Returns the steps of a key that is a path to content.
    func contentPath(_ index: Int, _ table: DecodingKeyTable) -> [DecodingKeyTable.Path.Step]? {
        guard table[index].kind == .path, let path = table.path(index) else { return nil }
        return path.target.isContent ? path.steps : nil
    }

    /// Finds the keys of a table, once; of a table that learns names, those whose names may not be known yet.
    @inline(__always)
    private func findKeys(_ table: DecodingKeyTable, _ path: Int32) {
        let learned = table.learned
        let (names, changes) = (learned?.names.count ?? 0, learned?.changes.count ?? 0)
        let known = (table.knownKeys.learned, table.knownKeys.changes)
        guard known != (names, changes) else { return }
        let found = newIndices(table.keyMetatype, table, path)
        let paths = found.filter { table[$0].kind == .path || !table.alternatives($0).isEmpty }
        table.knownKeys.add(found, paths: paths, names, changes)
    }

    /// Returns the indices of all keys of a type, resolved, or of those whose names may not be known yet. If the keys of
    /// the type cannot be enumerated, returns those for names in the document.
    @inline(never)
    private func newIndices<Key: CodingKey>(_ type: Key.Type, _ table: DecodingKeyTable, _ path: Int32) -> [Int] {
        let isFirst = table.knownKeys.isEmpty
        var found = Array(table.learned?.changes[table.knownKeys.changes...] ?? [])
        if let keys = EnumMetadata.keys(of: type) {
            if isFirst { for key in keys { found.append(index(of: key, table, path)) } }
            return Self.once(found)
        }
        for name in documentNames(table, path, from: max(0, table.knownKeys.learned)) {
            for spelling in [name, options.attributeKeyPrefix + name] where table.knows(spelling) {
                if let key = Key(stringValue: spelling) { found.append(index(of: key, table, path)) }
            }
        }
        if isFirst, table.knows("#text"), let key = Key(stringValue: "#text") {
            found.append(index(of: key, table, path))
        }
        return Self.once(found)
    }

    /// Returns indices in order, each of them once.
    private static func once(_ indices: [Int]) -> [Int] {
        var found: [Int] = []
        for index in indices.sorted(once: <) where index != found.last { found.append(index) }
        return found
    }
}
