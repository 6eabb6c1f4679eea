/// Finds the places of values: from an element and the meaning of a key to the nodes that the value is read from.
///
/// It has no types of values but their plans, and calls no code of theirs, except to find out what the cases of an enum are.
struct PlaceFinder {
    let core: StateBox<Core>

    /// What places are found with, and what is known about them, in memory that later calls reuse. It has many
    /// properties: each rule of few models remembers something about the document.
    struct Core: ~Copyable {
        let document: DocumentReader
        let keys: KeyMeanings
        let paths: CodingPaths
        fileprivate(set) var trims = true
        /// Whether the tolerances of the decoder concern the text of elements.
        fileprivate(set) var readsTextTolerantly = false
        /// Whether content that is left to later keys, and that none of them takes, is an error.
        fileprivate(set) var claimsContent = false
        /// Whether a type needed more than the attribute to which a plain name fell back.
        var fallbackRejected = false
        /// The attributes to which plain names fell back, for Optionals of types that need more.
        var rejectedAttributes = RareSet<UInt32>()
        /// The list in a single text whose items are being read.
        var tokens = TokenRun()
        /// The cases of enums, by the type of their keys, or by the plan of the enum if it places its keys itself.
        var caseTables = IdentityTable<CaseTable>()
        /// Those that were asked for last, and the plan of the enum.
        var lastCases: (plan: ObjectIdentifier, cases: Uncounted<CaseTable>)?
        /// Elements by key, for dictionaries written as entries.
        var entryMaps: [EntryMap] = []
        /// The numbers of items of arrays.
        var itemCounts = RareTable<ItemRange, Int>()
        /// Who takes what no key names.
        var ledger = Ledger()
        /// The attempt at a value without an element of its own, to find out whether it is there.
        var attempt = Attempt()
        /// What `*` stands for in elements with many nodes.
        var rests = RareTable<RestID, Matches>()

        init(_ document: DocumentReader, _ keys: KeyMeanings) {
            self.document = document
            self.keys = keys
            paths = keys.paths
        }

        /// Discards everything about the document.
        mutating func clear() {
            fallbackRejected = false
            if !rejectedAttributes.isEmpty { rejectedAttributes = .init() }
            tokens = TokenRun()
            if !caseTables.isEmpty { caseTables = .init() }
            lastCases = nil
            if !entryMaps.isEmpty { entryMaps = [] }
            if !itemCounts.isEmpty { itemCounts.removeAll() }
            ledger.clear()
            attempt = Attempt()
            if !rests.isEmpty { rests.removeAll() }
        }
    }

    /// What has been found of a value without an element of its own while it is decoded.
    struct Attempt {
        /// The path of the value; negative if there is none.
        var path: Int32 = -1
        /// Whether a property wrapper has read the text of an element.
        var hasReadText = false
        var isPresent = false
    }

    /// Says that something of a value is there, if it is decoded to find that out.
    func noteFound() { core.value.attempt.isPresent = true }

    /// An element and the keys that are looked up in it.
    struct RestID: Hashable {
        let node: UInt32
        /// The table, which its call keeps.
        let table: ObjectIdentifier
        let index: Int
    }

    /// Begins a call, after the document and the keys; the core is cleared now.
    ///
    /// - Parameter marks: The marks of the document's nodes, if the call looks for unknown ones.
    func begin(_ marks: NodeMarks?) {
        core.value.ledger.marks = marks
        core.value.trims = options.trimValueWhitespaces
        core.value.readsTextTolerantly = options.tolerances.concernText
        core.value.claimsContent = options.unknownChoices == .throw
    }

    var options: DecoderOptions {
        @inline(__always) _read { yield keys.core.value.options.value }
    }

    @inline(__always)
    var document: DocumentReader { core.value.document }
    @inline(__always)
    var keys: KeyMeanings { core.value.keys }
    @inline(__always)
    var paths: CodingPaths { core.value.paths }
    @inline(__always)
    var trims: Bool { core.value.trims }
    @inline(__always)
    var readsTextTolerantly: Bool { core.value.readsTextTolerantly }
    @inline(__always)
    var claimsContent: Bool { core.value.claimsContent }
    var marks: NodeMarks? { core.value.ledger.marks }

    // MARK: - Keys

    /// Returns the place of the value of a key, of kind `missing` if there is none.
    ///
    /// - Parameter scalar: Whether the value is not a collection: the first match counts, and an attribute is accepted.
    @inline(__always)
    func place(_ site: KeySite, scalar: Bool) -> DecodingPlace {
        let (node, path, entry) = (site.node, site.path, site.entry)
        if entry.kind == .element, !entry.hasAlternates {
            let child = document.firstChild(node, entry.name, path)
            if child != 0 {
                return DecodingPlace(node: child, limit: document[node].end, path: path, kind: .siblings)
            }
        } else if entry.kind == .attribute {
            if let attribute = attribute(node, site.table, site.index) { return .attribute(attribute, path) }
            return site.table.hasAliases ? alternative(site, scalar: scalar) : missing(path, in: node)
        }
        return rarePlace(site, scalar: scalar)
    }

    /// Returns the place of the value of a key that is not a collection. Its code is shared.
    @inline(never)
    func scalarPlace(_ index: Int, _ table: DecodingKeyTable, in node: UInt32, at path: Int32) -> DecodingPlace {
        // Made here: a site that is passed to a function would count a reference to the table.
        place(KeySite(node, at: path, table, index), scalar: true)
    }

    @inline(never)
    private func rarePlace(_ site: KeySite, scalar: Bool) -> DecodingPlace {
        let place = plainPlace(site, scalar: scalar)
        guard place.kind == .missing, site.table.hasAliases else { return place }
        return alternative(site, scalar: scalar)
    }

    /// Returns the place of the first key with a value that is tried after another one.
    @inline(never)
    private func alternative(_ site: KeySite, scalar: Bool) -> DecodingPlace {
        for other in site.table.alternatives(site.index) {
            let place = place(site.with(other), scalar: scalar)
            if place.kind != .missing { return place }
        }
        return missing(site.path, in: site.node)
    }

    /// Returns the index of the key that a value is read by: its own, or the first one with a value that is tried after it.
    func used(_ site: KeySite, scalar: Bool) -> Int {
        let alternatives = site.table.alternatives(site.index)
        if alternatives.isEmpty { return site.index }
        let entry = site.entry
        let isOwn =
            switch entry.kind {
            case .attribute: attribute(site.node, site.table, site.index) != nil
            case .element where !entry.hasAlternates && document.firstChild(site.node, entry.name, site.path) != 0: true
            default: plainPlace(site, scalar: scalar).kind != .missing
            }
        if isOwn { return site.index }
        if let found = alternatives.first(where: { place(site.with($0), scalar: scalar).kind != .missing }) {
            return found
        }
        // A list without items.
        return alternatives.first { hasEmptyWrapper(site.node, site.table.path($0)) } ?? site.index
    }

    @inline(never)
    private func plainPlace(_ site: KeySite, scalar: Bool) -> DecodingPlace {
        let (node, path) = (site.node, site.path)
        switch site.entry.kind {
        case .element:
            if let place = elements(site, scalar: scalar) { return place }
            return (scalar ? fallback(site) : nil) ?? missing(path, in: node)
        case .text:
            return DecodingPlace(node: node, limit: node + 1, path: path, kind: .text)
        case .path:
            guard let steps = site.table.path(site.index) else { return missing(path, in: node) }
            return pathPlace(site, steps, scalar: scalar)
        case .rest:
            return list(rest(.one(node), site), .elementList, path, in: node)
        case .attribute, .unresolved:
            return missing(path, in: node)
        }
    }

    /// Returns the elements of a key with several names, or of an element that has an index.
    private func elements(_ site: KeySite, scalar: Bool) -> DecodingPlace? {
        let (node, path, entry) = (site.node, site.path, site.entry)
        if entry.hasAlternates {
            let found = document.search(from: node) {
                document.children(of: .one(node), site.table.names(site.index), &$0)
            }
            return nonempty(scalar ? preferringOwn(found, in: .one(node)) : found, .elementList, path)
        }
        return document.index(of: node)?[UInt64(entry.name)].map {
            DecodingPlace(node: $0.lowerBound, limit: $0.upperBound, path: path, kind: .elementList)
        }
    }

    /// Returns the children of elements that no other key reads.
    private func rest(_ elements: Matches, _ site: KeySite) -> Matches {
        let node = site.node
        let id = RestID(node: node, table: ObjectIdentifier(site.table), index: site.index)
        if let found = core.value.rests[id] {
            if !found.isEmpty { noteFound() }
            return found
        }
        let left = leftContent(site)
        var rest: [UInt32] = []
        for element in document.array(elements) {
            rest += leftElements(of: element, left)
        }
        take(.elements, left, rest)
        let found = rest.isEmpty ? .none : Matches.list(document.list(rest))
        if document[node].end - node > DocumentReader.largeElement { core.value.rests[id] = found }
        return found
    }

    /// Returns the attribute with an entry's name. It tries the position where the attribute was found last, then
    /// searches from the one after the most recently found attribute.
    @inline(__always)
    func attribute(_ node: UInt32, _ table: DecodingKeyTable, _ index: Int) -> UInt32? {
        let entry = table[index]
        let record = document[node]
        let start = record.attributeStart
        let count = UInt32(record.attributeCount)
        let guess = UInt32(entry.ordinal)
        if guess < count, document.attribute(at: start &+ guess).name == entry.name { return start &+ guess }
        return count == 0 ? nil : searchAttribute(node, table, index)
    }

    @inline(never)
    private func searchAttribute(_ node: UInt32, _ table: DecodingKeyTable, _ index: Int) -> UInt32? {
        let entry = table[index]
        if entry.hasAlternates {
            let own = ignoresPrefixes ? ownAttribute(node, table.names(index)) : nil
            return own ?? document.attribute(node, table.names(index))
        }
        let found = document.attribute(node, entry.name, from: table.nextOrdinal)
        if let found { table.note(ordinal: found &- document[node].attributeStart, of: index) }
        return found
    }

    /// Returns the place of a missing value that was searched for in an element.
    func missing(_ path: Int32, in node: UInt32) -> DecodingPlace {
        DecodingPlace(node: document.emptyNode, limit: node, path: path, kind: .missing)
    }

    /// Returns the place of an individual element.
    @inline(__always)
    func item(_ node: UInt32, _ path: Int32) -> DecodingPlace {
        DecodingPlace(node: node, limit: document[node].end, path: path, kind: .item)
    }

    // MARK: - Names without their prefixes

    /// Whether elements and attributes match by their local names alone.
    private var ignoresPrefixes: Bool { options.namespaces == .ignoringPrefixes }

    /// Returns the elements with the first one that is in no namespace, or in that of its parent, before the others: it is
    /// what a single value is read from if prefixes are ignored.
    private func preferringOwn(_ found: Matches, in parents: Matches) -> Matches {
        guard ignoresPrefixes, document.count(found) > 1 else { return found }
        var all = document.array(found)
        let namespaces = document.array(parents).map { document[$0].namespace } + [NamespaceScope.none]
        guard let own = all.firstIndex(where: { namespaces.contains(document[$0].namespace) }), own > 0 else {
            return found
        }
        all.insert(all.remove(at: own), at: 0)
        return .list(document.list(all))
    }

    /// Returns the attribute with one of some names that is in no namespace.
    private func ownAttribute(_ node: UInt32, _ names: NameSet) -> UInt32? {
        document.attributes(of: node).first {
            let attribute = document.attribute(at: $0)
            return attribute.namespace == NamespaceScope.none && names.contains(attribute.usedName)
        }
    }

    // MARK: - Lists

    @inline(never)
    func list(_ found: [UInt32], _ kind: DecodingPlace.Kind, _ path: Int32, in node: UInt32) -> DecodingPlace {
        list(found.isEmpty ? .none : .list(document.list(found)), kind, path, in: node)
    }

    @inline(never)
    func list(
        _ found: Matches, _ kind: DecodingPlace.Kind, _ path: Int32, in node: UInt32
    ) -> DecodingPlace {
        nonempty(found, kind, path) ?? missing(path, in: node)
    }

    private func nonempty(_ found: Matches, _ kind: DecodingPlace.Kind, _ path: Int32) -> DecodingPlace? {
        guard !found.isEmpty else { return nil }
        let range = document.range(of: found)
        return DecodingPlace(node: range.lowerBound, limit: range.upperBound, path: path, kind: kind)
    }

    func item(_ number: UInt32, _ kind: DecodingPlace.Kind, _ path: Int32) -> DecodingPlace {
        let node = document.listed(number)
        switch kind {
        case .attributeList: return .attribute(node, path)
        case .textList: return DecodingPlace(node: node, limit: node + 1, path: path, kind: .text)
        case .contentList: return contentItem(node, path)
        default: return item(node, path)
        }
    }

    /// Returns the only element of a list as what it would be under a key that is no path: siblings of which there is one.
    func siblings(_ place: DecodingPlace) -> DecodingPlace {
        guard place.kind == .elementList, place.limit - place.node == 1 else { return place }
        let node = document.listed(place.node)
        var only = DecodingPlace(node: node, limit: document[node].end, path: place.path, kind: .siblings)
        only.flags = place.flags
        return only
    }

    /// Returns the single place from which a value that is not a collection is read.
    @inline(__always)
    func single(_ place: DecodingPlace) -> DecodingPlace {
        switch place.kind {
        case .elementList, .attributeList, .textList, .contentList:
            var first = item(place.node, place.kind, place.path)
            first.flags |= place.flags
            return first
        default: return place
        }
    }
}

/// Keys with several steps, such as `a.b.@c`.
extension PlaceFinder {
    /// Whether another key of the model names the children that have the whole text of a path as their name.
    @inline(never)
    func isNamedByOthers(_ literal: NameSet, _ site: KeySite) -> Bool {
        site.table.isReliedOn = true
        return keys.namesOfModel(site.table, site.path, except: site.index)?.hasChild(of: literal) == true
    }

    /// Returns the place of a path. The literal name of the whole key takes precedence, unless another key has that name;
    /// otherwise, the matches of the last step are collected under every match of the steps before it.
    private func pathPlace(_ site: KeySite, _ steps: DecodingKeyTable.Path, scalar: Bool) -> DecodingPlace {
        let (node, path) = (site.node, site.path)
        return document.search(from: node) { search in
            let steps = learned(steps, from: node, &search)
            let literal =
                switch steps.target {
                case .attribute: Matches.none
                case .element, .text, .rest: document.children(of: .one(node), steps.literal, &search)
                }
            if !literal.isEmpty, !isNamedByOthers(steps.literal, site) {
                return list(literal, .elementList, path, in: node)
            }
            if scalar, let place = fallback(site, named: steps.literalAttribute) { return place }
            var walk = PathWalk(from: node)
            for step in steps.steps { walk.take(step, in: document, &search) }
            var matches = walk.matches
            switch steps.target {
            case .element where scalar: matches = preferringOwn(matches, in: walk.parents)
            case .rest: matches = rest(matches, site)
            default: break
            }
            return place(ofTarget: steps, in: matches, site, &search)
        }
    }

    /// Returns the place of what a path leads to in the elements that its steps lead to.
    func place(
        ofTarget steps: DecodingKeyTable.Path, in elements: Matches, _ site: KeySite, _ search: inout ElementSearch
    ) -> DecodingPlace {
        switch steps.target {
        case .element, .rest: return list(elements, .elementList, site.path, in: site.node)
        case .attribute:
            let attributes = document.attributes(of: elements, steps.names, &search)
            return list(attributes, .attributeList, site.path, in: site.node)
        case .text: return list(elements, .textList, site.path, in: site.node)
        }
    }

    /// Returns the elements that the steps of a path lead to.
    func elements(
        _ node: UInt32, _ path: DecodingKeyTable.Path, steps count: Int = .max, among siblings: Matches? = nil
    ) -> [UInt32] {
        document.array(walk(path, from: node, steps: count, among: siblings).matches)
    }

    /// Takes the steps of a path.
    ///
    /// - Parameter siblings: The children among which the first step is taken. Defaults to all.
    func walk(
        _ path: DecodingKeyTable.Path, from node: UInt32, steps count: Int = .max, among siblings: Matches? = nil
    ) -> PathWalk {
        document.search(from: node) { search in
            var steps = learned(path, from: node, &search).steps.prefix(count)
            var first: Matches?
            if let siblings, case .child(let names)? = steps.popFirst() {
                search.steps &+= UInt32(document.count(siblings))
                first = document.members(of: siblings, names, usesIndex: search.usesIndexes)
            }
            var walk = PathWalk(from: node, at: first)
            for step in steps { walk.take(step, in: document, &search) }
            return walk
        }
    }

    /// Learns the names that all paths of a table lead to, if it learns names: keys of another one may be for them too.
    func learnPaths(of table: DecodingKeyTable, from node: UInt32, _ path: Int32) {
        guard table.learned != nil else { return }
        // Resolves all keys.
        _ = keys.knownNames(table, path)
        document.search(from: node) { search in
            for (index, _) in table.resolved {
                if let path = table.path(index) { _ = learned(path, from: node, &search) }
            }
        }
    }

    /// Returns a path after the names that it leads to were learned, if its table learns names.
    func learned(
        _ path: DecodingKeyTable.Path, from node: UInt32, _ search: inout ElementSearch
    ) -> DecodingKeyTable.Path {
        guard let learner = path.learner else { return path }
        let table = learner.table.object
        var path = path
        var walk = PathWalk(from: node)
        for number in path.steps.indices {
            walk.take(path.steps[number], in: document, &search)
            let matches = walk.matches
            if matches.isEmpty { break }
            // The names in the element that a container is for are known already.
            if keys.beginLearning(matches.id, table) {
                search.steps &+= UInt32(document.count(matches))
                keys.learn(document.array(matches), as: matches.id, table, -1)
            }
            path = table.path(learner.index) ?? path
        }
        return path
    }
}
