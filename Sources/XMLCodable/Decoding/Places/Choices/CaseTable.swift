/// A table that maps the elements of one document to the cases of an enum.
final class CaseTable {
    let choice: ChoiceType
    /// The keys of the cases.
    let table: DecodingKeyTable
    /// The index of the case that takes runs of text.
    private(set) var text: Int?
    /// The index of the case that takes the elements that no case names.
    private(set) var rest: Int?
    /// The index of its case plus one for each name number; 0 for none.
    private var cases: [Int32]
    /// The indices of the cases for names that are used in several namespaces.
    private var qualified = RareTable<UsedName, Int>()

    init(_ choice: ChoiceType, _ table: DecodingKeyTable, nameCount: Int) {
        self.choice = choice
        self.table = table
        cases = Array(repeating: 0, count: nameCount)
    }

    /// Returns the index of the case that names a child element, if there is one.
    @inline(__always)
    func index(of record: NodeRecord) -> Int? {
        let found = Int(record.name) < cases.count ? cases[Int(record.name)] : 0
        if found != 0 { return Int(found) - 1 }
        return qualified.isEmpty ? nil : qualified[record.usedName]
    }

    /// Adds the case of a key according to its entry.
    @inline(never)
    func add(_ index: Int) {
        switch table[index].kind {
        case .text: text = index
        case .rest: rest = index
        case .element: name(index, table.names(index))
        case .path: name(index, table.path(index)?.literal ?? .init())
        case .attribute, .unresolved: break
        }
    }

    private func name(_ index: Int, _ names: NameSet) {
        for name in names.numbers where Int(name) < cases.count && cases[Int(name)] == 0 {
            guard let namespace = names.namespace else {
                cases[Int(name)] = Int32(truncatingIfNeeded: index + 1)
                continue
            }
            let used = UsedName(number: name, namespace: namespace)
            if qualified[used] == nil { qualified[used] = index }
        }
        for used in names.further where qualified[used] == nil { qualified[used] = index }
    }

    /// The names of the cases for an error message: `<circle>, <rect> or text`.
    var description: String {
        var words = table.core.value.keys.compactMap { $0 }.map(\.stringValue)
            .filter { $0 != "" && $0 != "#text" && !$0.hasPrefix("*") }.map { "<\($0)>" }
        if text != nil { words.append("text") }
        return PlaceFinder.alternatives(words) ?? "an element"
    }
}

extension PlaceFinder {
    /// Returns the table of a choice's cases for this document; see ``cases(of:_:)``.
    func caseTable(_ choice: ChoiceType, of plan: TypePlan, _ path: Int32) -> CaseTable {
        let id = plan.placesKeys ? ObjectIdentifier(plan) : ObjectIdentifier(choice.keyType)
        if let known = core.value.caseTables[id] { return known }
        let made = makeCaseTable(choice, choice.keyType, plan, path)
        core.value.caseTables[id] = made
        return made
    }

    private func makeCaseTable<Key: CodingKey>(
        _ choice: ChoiceType, _ type: Key.Type, _ plan: TypePlan, _ path: Int32
    ) -> CaseTable {
        let mark = paths.count
        let own = paths.push(parent: -1, index: -1, table: nil)
        paths.setOwner(own, plan)
        let table = keys.table(type, at: own, isLiteral: false).object
        paths.pop(to: mark)
        let made = CaseTable(choice, table, nameCount: document.names.count)
        if let known = choice.keys {
            for case let key as Key in known { made.add(keys.index(of: key, table, path)) }
            return made
        }
        for name in keys.documentNames(table, path) {
            guard table.knows(name), let key = Key(stringValue: name) else { continue }
            made.add(keys.index(of: key, table, path))
        }
        for name in ["#text", "", "*"] where table.knows(name) {
            guard let key = Key(stringValue: name), name != "" || made.text == nil else { continue }
            made.add(keys.index(of: key, table, path))
        }
        return made
    }
}
