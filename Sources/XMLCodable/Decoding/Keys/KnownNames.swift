/// The names that the keys of a model use, without those of one key; the others are left to `*` and to values that take the
/// rest.
struct KnownNames {
    fileprivate let names: UsedNames
    /// The index of the key whose names do not count; negative for none.
    fileprivate let own: Int32

    fileprivate init(_ names: UsedNames = UsedNames(), except own: Int? = nil) {
        self.names = names
        self.own = own.map { Int32(clamping: $0) } ?? -1
    }

    /// Whether the model has a key for the element's own text.
    var hasText: Bool { names.text.has(except: own) }
    /// Whether the model has a key for the rest of elements that a path leads to.
    var hasRest: Bool { names.rest.has(except: own) }
    func hasChild(_ name: UsedName) -> Bool { names.hasChildren && names.children.contain(name, except: own) }
    func hasChild(of set: NameSet) -> Bool { names.hasChildren && names.children.contain(anyOf: set, except: own) }
    func hasAttribute(_ name: UsedName) -> Bool { hasOwnAttribute(name) || names.fallbacks.contain(name, except: own) }
    /// Whether a key is for the attribute itself, and not for an element that it may stand in for.
    func hasOwnAttribute(_ name: UsedName) -> Bool { names.attributes.contain(name, except: own) }
    func hasOwnAttribute(of set: NameSet) -> Bool { names.attributes.contain(anyOf: set, except: own) }
}

/// The names that keys use, and by which key. Whoever takes content of an element refers to them, while they grow.
final class UsedNames {
    /// The only key that uses a name, by its index; nil for none, -2 for several.
    fileprivate struct User: BitwiseCopyable {
        private var key: Int32?

        mutating func add(_ index: Int) { key = key.map { $0 == index ? $0 : -2 } ?? Int32(clamping: index) }
        func has(except own: Int32) -> Bool { key.map { $0 != own } ?? false }
    }

    /// The numbers of names, some of which are restricted to one namespace.
    fileprivate struct Names {
        private var numbers = RareTable<UInt32, User>()
        private var qualified = RareTable<UsedName, User>()

        var isEmpty: Bool { numbers.isEmpty && qualified.isEmpty }

        @inline(never)
        mutating func insert(_ names: NameSet, of key: Int) {
            let numbersOfAny = names.namespace == nil ? names.numbers : []
            for number in numbersOfAny { numbers.update(number, default: User()) { $0.add(key) } }
            let ofOne = names.namespace.map { space in names.numbers.map { UsedName(number: $0, namespace: space) } }
            for name in (ofOne ?? []) + names.further { qualified.update(name, default: User()) { $0.add(key) } }
        }

        func contain(_ name: UsedName, except own: Int32) -> Bool {
            numbers[name.number]?.has(except: own) == true || qualified[name]?.has(except: own) == true
        }

        func contain(anyOf names: NameSet, except own: Int32) -> Bool {
            // A name of one namespace may be known as a name of any.
            let namespace = names.namespace ?? NamespaceScope.none
            return names.numbers.contains { contain(UsedName(number: $0, namespace: namespace), except: own) }
                || names.further.contains { contain($0, except: own) }
        }
    }

    @safe @exclusivity(unchecked) fileprivate var children = Names() { didSet { hasChildren = !children.isEmpty } }
    /// Whether there are names of child elements, which many models with `*` have none of.
    @safe @exclusivity(unchecked) fileprivate private(set) var hasChildren = false
    @safe @exclusivity(unchecked) fileprivate var attributes = Names()
    /// The attributes that stand in for missing elements.
    @safe @exclusivity(unchecked) fileprivate var fallbacks = Names()
    @safe @exclusivity(unchecked) fileprivate var text = User()
    @safe @exclusivity(unchecked) fileprivate var rest = User()
    /// How many of the ``KnownKeys`` were considered, and what the table knew of them.
    @safe @exclusivity(unchecked) fileprivate var count = 0
    fileprivate let version: Int

    fileprivate init(_ version: Int = 0) { self.version = version }

    /// Adds the names of an entry, which is that of a key or of another key that stands for it.
    @inline(never)
    fileprivate func add(_ index: Int, _ table: DecodingKeyTable, of key: Int) {
        switch table[index].kind {
        case .element:
            children.insert(table.names(index), of: key)
            if table[index].fallsBack { fallbacks.insert(table.fallback(index), of: key) }
        case .attribute: attributes.insert(table.names(index), of: key)
        case .text: text.add(key)
        case .path:
            guard let path = table.path(index) else { return }
            children.insert(path.literal, of: key)
            fallbacks.insert(path.literalAttribute, of: key)
            switch path.steps.first {
            case .child(let names)?: children.insert(names, of: key)
            case .index?: break
            case nil: attributes.insert(path.names, of: key)
            }
        case .rest, .unresolved: break
        }
    }

    /// Adds the names that the entry uses in the elements that the steps of a path lead to.
    @inline(never)
    fileprivate func add(
        _ index: Int, _ table: DecodingKeyTable, of key: Int, below steps: [DecodingKeyTable.Path.Step]
    ) {
        guard table[index].kind == .path, let path = table.path(index), let left = path.steps(after: steps) else {
            return
        }
        switch left.first {
        case .child(let names)?: children.insert(names, of: key)
        case .index?: break
        case nil:
            switch path.target {
            case .attribute: attributes.insert(path.names, of: key)
            case .text: text.add(key)
            case .rest: rest.add(key)
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
    private var paths: [Int] = []
    /// The same, if there are many, by their first steps, and how many of them are there.
    private var byFirstStep = RareTable<DecodingKeyTable.Path.Step, [Int]>()
    private var sorted = 0
    /// How many names the table had learned, and how many keys it had resolved again; negative before the first search.
    fileprivate private(set) var learned = -1
    fileprivate private(set) var changes = 0

    var isEmpty: Bool { learned < 0 }

    fileprivate mutating func add(_ found: [Int], paths: [Int], _ learned: Int, _ changes: Int) {
        all += found
        self.paths += paths
        (self.learned, self.changes) = (learned, changes)
    }

    /// Returns the keys that may lead through the elements to which steps lead: of many, only those with the same first step.
    fileprivate mutating func paths(along steps: [DecodingKeyTable.Path.Step], in table: DecodingKeyTable) -> [Int] {
        guard paths.count > 16, let first = steps.first else { return paths }
        for index in paths[sorted...] {
            for path in ([index] + table.alternatives(index)).compactMap({ table.path($0) }) {
                // One without a name in the document leads nowhere.
                guard case .child(let names)? = path.steps.first, !names.numbers.isEmpty else { continue }
                byFirstStep.update(.child(names), default: []) { $0.append(index) }
            }
        }
        sorted = paths.count
        return byFirstStep[first] ?? []
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
        let steps = isPath ? own.flatMap { contentPath($0, table) } : nil
        return KnownNames(usedNames(table, path, below: steps, keptAs: steps == nil ? nil : own), except: own)
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
        return KnownNames(
            usedNames(table, path, below: steps(index, table) ?? contentPath(index, table) ?? [], keptAs: index))
    }

    /// - Parameters:
    ///   - steps: Asked for only if the names are not known.
    ///   - key: The index of the key that leads there; nil for the names in the element with the keys.
    private func usedNames(
        _ table: DecodingKeyTable, _ path: Int32, below steps: @autoclosure () -> [DecodingKeyTable.Path.Step]?,
        keptAs key: Int?
    ) -> UsedNames {
        let count = table.knownKeys.all.count
        var known = key == nil ? table.usedNames : key.flatMap(table.usedNames)
        if known?.version != table.namesVersion { known = nil }
        if let known, known.count == count { return known }
        // Later keys may have changed what the steps mean.
        let steps = steps()
        let names = steps == nil ? known ?? UsedNames(table.namesVersion) : UsedNames(table.namesVersion)
        add(table, path, below: steps, to: names)
        names.count = count
        if let key { table.changeDetail(key) { $0.usedNames = names } } else { table.usedNames = names }
        return names
    }

    /// Returns the names that the keys of a model use in the elements that the steps of a path lead to, which is not one of
    /// its keys.
    func knownNames(
        _ table: DecodingKeyTable, _ path: Int32, below steps: [DecodingKeyTable.Path.Step]
    ) -> KnownNames {
        if steps.isEmpty { return knownNames(table, path) }
        findKeys(table, path)
        let names = UsedNames()
        add(table, path, below: steps, to: names)
        return KnownNames(names)
    }

    /// Adds the names of the keys that were found since the names were made.
    private func add(
        _ table: DecodingKeyTable, _ path: Int32, below steps: [DecodingKeyTable.Path.Step]?, to names: UsedNames
    ) {
        // Without steps, the text of the element counts too.
        let keys =
            if let steps, !steps.isEmpty { table.knownKeys.paths(along: steps, in: table)[...] } else {
                table.knownKeys.all[names.count...]
            }
        for index in keys { add(index, table, path, below: steps, to: names) }
    }

    /// Adds the names of the key with an index, as its values are read.
    private func add(
        _ key: Int, _ table: DecodingKeyTable, _ path: Int32, below steps: [DecodingKeyTable.Path.Step]?,
        to names: UsedNames
    ) {
        func add(_ index: Int) {
            if let steps { names.add(index, table, of: key, below: steps) } else { names.add(index, table, of: key) }
        }
        for other in table.alternatives(key) { add(other) }
        let use = table.use(key)
        if use.isEmpty { return add(key) }
        if use.contains(.unnamed) { return }
        if use.contains(.text), steps?.isEmpty ?? true { names.text.add(key) }
        if use.contains(.attribute) { add(variant(KeyPosition(key, in: table, at: path), .attribute)) }
        if use.contains(.element) { add(variant(KeyPosition(key, in: table, at: path), .element)) }
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
