/// What a search found, in document order: one element or attribute, or a range of the reader's lists.
enum Matches {
    case one(UInt32)
    case list(Range<UInt32>)

    static let none = Matches.list(0..<0)

    var isEmpty: Bool {
        switch self {
        case .one: false
        case .list(let range): range.isEmpty
        }
    }

    /// A number for elements from which other searches start: no document has as many nodes as the bit of a list.
    var id: UInt32 {
        switch self {
        case .one(let node): node
        case .list(let range): 1 << 31 | range.lowerBound
        }
    }
}

/// The search for one key, which may take several steps down from an element.
///
/// It visits the children of each element on the way. Elements in which many such searches start have indexes instead,
/// so that the steps of all of them are proportional to their nodes. A list has an index of its own: the children of
/// all its elements.
struct ElementSearch {
    let usesIndexes: Bool
    /// The number of records that it has visited.
    var steps: UInt32 = 0
}

/// The ranges of the children or attributes of each name in the reader's lists, in document order.
typealias NameIndex = [UInt64: Range<UInt32>]

/// The index of the children or attributes of an element or of a list, or of a list itself.
struct IndexID: Hashable {
    enum Kind {
        case children, attributes
        /// The elements of a list.
        case members
        /// The same, by their numbers among those with the same parent.
        case ordinals
    }
    let elements: UInt32
    let kind: Kind
    /// Whether it distinguishes the namespaces of one written name.
    var isQualified = false
}

/// The search for several names, or for a name in one namespace, in an element or in a list.
struct NameSearch: Hashable {
    let id: IndexID
    let names: NameSet
}

/// Searches for keys that have several names or several steps.
extension DocumentReader {
    /// Calls `body` with a search that starts at an element, and counts its steps.
    @inline(__always)
    func search<R>(from node: UInt32, _ body: (inout ElementSearch) throws -> R) rethrows -> R {
        var search = ElementSearch(usesIndexes: isSearchedOften(node))
        defer { note(steps: search.steps, in: node) }
        return try body(&search)
    }

    /// Whether searches in an element have taken so many steps that indexes are worth their cost.
    func isSearchedOften(_ node: UInt32) -> Bool {
        if memory.value.work.isEmpty, memory.value.indexes.isEmpty { return false }
        return (memory.value.work[node] ?? 0) > 4096 || memory.value.indexes[node] != nil
    }

    func note(steps: UInt32, in node: UInt32) {
        memory.value.searchSteps &+= Int(steps)
        if steps > Self.largeElement { memory.value.work.update(node, default: 0) { $0 += Int(steps) } }
    }

    // MARK: - Steps

    func children(of parents: Matches, _ names: NameSet, _ search: inout ElementSearch) -> Matches {
        if names.numbers.isEmpty { return .none }
        if search.usesIndexes, hasManyNodes(parents) { return matches(names, .children, of: parents) }
        var found = Collection()
        forEach(parents) { parent in
            let end = self[parent].end
            var child = nextElement(parent + 1, end)
            while child < end {
                let record = self[child]
                if names.contains(record.usedName) { add(child, &found) }
                search.steps &+= 1
                child = nextElement(record.end, end)
            }
        }
        return found.matches
    }

    /// Returns the first attribute with one of several names of each element.
    func attributes(of elements: Matches, _ names: NameSet, _ search: inout ElementSearch) -> Matches {
        if names.numbers.isEmpty { return .none }
        if search.usesIndexes, case .list = elements, hasManyNodes(elements) {
            return matches(names, .attributes, of: elements)
        }
        var found = Collection()
        forEach(elements) { element in
            search.steps &+= 1
            if let attribute = attribute(element, names) { add(attribute, &found) }
        }
        return found.matches
    }

    /// Returns those of the elements in a list that have one of several names.
    func members(of list: Matches, _ names: NameSet, usesIndex: Bool) -> Matches {
        if usesIndex, count(list) > Self.largeElement { return matches(names, .members, of: list) }
        var found = Collection()
        memory.value.searchSteps &+= count(list)
        forEach(list) { if names.contains(self[$0].usedName) { add($0, &found) } }
        return found.matches
    }

    // MARK: - Lists

    @inline(__always)
    private func forEach(_ matches: Matches, _ body: (UInt32) -> Void) {
        switch matches {
        case .one(let node): body(node)
        case .list(let range): for number in range { body(listed(number)) }
        }
    }

    func count(_ matches: Matches) -> Int {
        switch matches {
        case .one: 1
        case .list(let range): range.count
        }
    }

    func array(_ matches: Matches) -> [UInt32] {
        switch matches {
        case .one(let node): [node]
        case .list(let range): Array(memory.value.lists[Int(range.lowerBound)..<Int(range.upperBound)])
        }
    }

    func first(_ matches: Matches) -> UInt32? {
        switch matches {
        case .one(let node): node
        case .list(let range): range.isEmpty ? nil : listed(range.lowerBound)
        }
    }

    /// Returns the match with a number in each of the elements whose children they are.
    func matches(
        _ number: Int, of matches: Matches, in parents: Matches, _ search: inout ElementSearch
    ) -> Matches {
        guard case .list(let range) = matches else { return number == 0 ? matches : .none }
        guard case .list = parents else {
            return number < range.count ? .one(listed(range.lowerBound + UInt32(number))) : .none
        }
        if search.usesIndexes, hasManyNodes(matches) {
            let index = index(IndexID(elements: matches.id, kind: .ordinals)) { ordinals(range, in: parents) }
            return index[UInt64(number)].map { self.matches($0) } ?? .none
        }
        search.steps &+= UInt32(range.count)
        var found = Collection()
        forEach(range, in: parents) { if $1 == number { add($0, &found) } }
        return found.matches
    }

    /// Returns at most a number of matches in each of the elements whose children they are.
    func first(_ count: Int, of matches: Matches, in parents: Matches) -> [UInt32] {
        guard case .list(let range) = matches, count != .max else { return Array(array(matches).prefix(count)) }
        var found: [UInt32] = []
        forEach(range, in: parents) { if $1 < count { found.append($0) } }
        return found
    }

    /// Calls `body` with each child in a list and its number among those of its parent.
    ///
    /// - Parameter parents: The parents, none of which is in another.
    private func forEach(_ children: Range<UInt32>, in parents: Matches, _ body: (UInt32, Int) -> Void) {
        var rest = children
        forEach(parents) { parent in
            let (first, end) = (rest.lowerBound, self[parent].end)
            while let number = rest.first, listed(number) < end {
                body(listed(number), Int(number - first))
                rest.removeFirst()
            }
        }
    }

    /// Returns the children in a list with their numbers among those of their parents.
    private func ordinals(_ children: Range<UInt32>, in parents: Matches) -> [(key: UInt64, item: UInt32)] {
        var found: [(key: UInt64, item: UInt32)] = []
        found.reserveCapacity(children.count)
        forEach(children, in: parents) { found.append((UInt64($1), $0)) }
        return found
    }

    func range(of matches: Matches) -> Range<UInt32> {
        switch matches {
        case .one(let node): list([node])
        case .list(let range): range
        }
    }

    /// Matches that are being collected; only two or more are a list.
    private struct Collection {
        private var start: UInt32 = 0
        private(set) var first: UInt32 = 0
        private(set) var count: UInt32 = 0

        mutating func count(_ match: UInt32, at end: Int) {
            if count == 0 { first = match }
            if count == 1 { start = UInt32(end) }
            count += 1
        }

        var matches: Matches {
            switch count {
            case 0: .none
            case 1: .one(first)
            default: .list(start..<start + count)
            }
        }
    }

    private func add(_ match: UInt32, _ found: inout Collection) {
        found.count(match, at: memory.value.lists.count)
        if found.count == 2 { memory.value.lists.append(found.first) }
        if found.count >= 2 { memory.value.lists.append(match) }
    }

    private func matches(_ range: Range<UInt32>) -> Matches {
        range.count == 1 ? .one(listed(range.lowerBound)) : .list(range)
    }

    // MARK: - Indexes

    /// Whether elements have enough nodes or attributes for an index.
    private func hasManyNodes(_ elements: Matches) -> Bool {
        switch elements {
        case .one(let node): return self[node].end - node > Self.largeElement
        case .list(let range):
            guard !range.isEmpty else { return false }
            let first = self[listed(range.lowerBound)]
            let last = self[listed(range.upperBound - 1)]
            return last.end - listed(range.lowerBound) > Self.largeElement
                || last.attributeStart + UInt32(last.attributeCount) - first.attributeStart > Self.largeElement
        }
    }

    /// Returns the matches of names, looked up in an index.
    func matches(_ names: NameSet, _ kind: IndexID.Kind, of elements: Matches) -> Matches {
        if names.numbers.count == 1, !names.needsNamespace {
            return index(kind, of: elements)[UInt64(names.numbers[0])].map { matches($0) } ?? .none
        }
        let search = NameSearch(id: IndexID(elements: elements.id, kind: kind), names: names)
        if let known = memory.value.found[search] { return known }
        var ranges: [Range<UInt32>] = []
        if let namespace = names.namespace {
            let index = index(kind, of: elements, isQualified: true)
            ranges = names.numbers.compactMap { index[UsedName(number: $0, namespace: namespace).id] }
        } else {
            let index = index(kind, of: elements)
            if names.numbers.count <= index.count {
                ranges = names.numbers.compactMap { index[UInt64($0)] }
            } else {
                ranges = index.filter { names.contains(UInt32(truncatingIfNeeded: $0.key)) }.map(\.value)
            }
        }
        if !names.further.isEmpty {
            let index = index(kind, of: elements, isQualified: true)
            ranges += names.further.compactMap { index[$0.id] }
        }
        let result: Matches
        if ranges.count == 1 {
            result = matches(ranges[0])
        } else {
            var found: [UInt32] = []
            for range in ranges { found += memory.value.lists[Int(range.lowerBound)..<Int(range.upperBound)] }
            found = found.sorted(once: <)
            if kind == .attributes { removeRepetitions(&found, elements) }
            result = found.isEmpty ? .none : matches(list(found))
        }
        memory.value.found[search] = result
        return result
    }

    /// Removes all attributes but the first of each element.
    private func removeRepetitions(_ found: inout [UInt32], _ elements: Matches) {
        var rest = found[...]
        found = []
        forEach(elements) { element in
            let end = attributes(of: element).upperBound
            if let first = rest.first, first < end { found.append(first) }
            rest = rest.drop { $0 < end }
        }
    }

    /// Returns the index of elements, and creates it if there is none.
    ///
    /// - Parameter isQualified: Whether it also distinguishes namespaces.
    @inline(never)
    func index(_ kind: IndexID.Kind, of elements: Matches, isQualified: Bool = false) -> NameIndex {
        index(IndexID(elements: elements.id, kind: kind, isQualified: isQualified)) {
            items(kind, of: elements).map { item in
                let name = kind == .attributes ? attribute(at: item).usedName : self[item].usedName
                return (isQualified ? name.id : UInt64(name.number), item)
            }
        }
    }

    private func items(_ kind: IndexID.Kind, of elements: Matches) -> [UInt32] {
        if kind == .members { return array(elements) }
        var all: [UInt32] = []
        forEach(elements) { element in
            if kind == .attributes {
                all += attributes(of: element)
                memory.value.searchSteps &+= attributes(of: element).count
            } else {
                all += children(element)
            }
        }
        return all
    }

    /// Returns an index, and creates it from items in document order if there is none.
    private func index(_ id: IndexID, _ items: () -> [(key: UInt64, item: UInt32)]) -> NameIndex {
        let isUsual = id.kind == .children && !id.isQualified
        let known = isUsual ? memory.value.indexes[id.elements] : memory.value.otherIndexes[id]
        if let known { return known }
        let index = makeIndex(items())
        if isUsual { memory.value.indexes[id.elements] = index } else { memory.value.otherIndexes[id] = index }
        return index
    }

    private func makeIndex(_ all: [(key: UInt64, item: UInt32)]) -> NameIndex {
        // Those of the same name are usually consecutive.
        var runs: [(key: UInt64, items: Range<Int>)] = []
        var start = 0
        for number in all.indices where number + 1 == all.count || all[number + 1].key != all[number].key {
            runs.append((all[number].key, start..<number + 1))
            start = number + 1
        }
        // The number of items of each name, as ranges from 0.
        var counts = NameIndex()
        for run in runs { counts[run.key] = 0..<(counts[run.key]?.upperBound ?? 0) + UInt32(run.items.count) }
        var index = NameIndex()
        var end = list(all.map(\.item)).lowerBound
        for run in runs {
            let range = index[run.key] ?? end..<end
            if range.isEmpty { end += counts[run.key]?.upperBound ?? 0 }
            memory.value.lists.replaceSubrange(
                Int(range.upperBound)..<Int(range.upperBound) + run.items.count,
                with: all[run.items].lazy.map(\.item))
            index[run.key] = range.lowerBound..<range.upperBound + UInt32(run.items.count)
        }
        return index
    }
}
