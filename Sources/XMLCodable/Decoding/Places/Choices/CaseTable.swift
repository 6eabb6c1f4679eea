/// A table that maps the elements of one document to the cases of an enum.
final class CaseTable {
    let choice: ChoiceType
    /// The keys of the cases, which the call keeps.
    let table: Uncounted<DecodingKeyTable>
    /// The index of the case that takes runs of text.
    let text: Int?
    /// The index of the case that takes the elements that no case names.
    let rest: Int?
    /// The index of its case plus one for each name number; 0 for none.
    private let cases: [Int32]
    /// The indices of the cases for names that are used in several namespaces.
    private let qualified: RareTable<UsedName, Int>

    /// - Parameter indices: The indices of the cases' keys.
    init(_ choice: ChoiceType, _ table: Uncounted<DecodingKeyTable>, _ indices: [Int], nameCount: Int) {
        var (text, rest): (Int?, Int?) = (nil, nil)
        var cases = [Int32](repeating: 0, count: nameCount)
        var qualified = RareTable<UsedName, Int>()
        func name(_ index: Int, _ names: NameSet) {
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
        let keys = table.object
        for index in indices {
            switch keys[index].kind {
            case .text: text = index
            case .rest: rest = index
            case .element: name(index, keys.names(index))
            case .path: name(index, keys.path(index)?.literal ?? .init())
            case .attribute, .unresolved: break
            }
        }
        (self.choice, self.table, self.text, self.rest) = (choice, table, text, rest)
        (self.cases, self.qualified) = (cases, qualified)
    }

    /// Returns the index of the case that names a child element, if there is one.
    @inline(__always)
    func index(of record: NodeRecord) -> Int? {
        let found = Int(record.name) < cases.count ? cases[Int(record.name)] : 0
        if found != 0 { return Int(found) - 1 }
        return qualified.isEmpty ? nil : qualified[record.usedName]
    }

    /// The names of the cases for an error message: `<circle>, <rect> or text`. There may be as many as names in the document.
    var description: String {
        let names = table.object.keys.lazy.compactMap { $0?.stringValue }
            .filter { $0 != "" && $0 != "#text" && !$0.hasPrefix("*") }.map { "<\($0)>" }
        var words = Array(names.prefix(257))
        if words.count > 256 { words[256] = "others" }
        if text != nil { words.append("text") }
        return words.alternatives ?? "an element"
    }
}

extension PlaceFinder {
    /// Whether a type is a choice.
    func hasElementCases(_ plan: TypePlan) -> Bool { plan.isPlainEnum && plan.choice(options.userInfo) != nil }

    /// Returns the cases of a type, if it is a choice.
    func cases(of plan: TypePlan, _ path: Int32) -> CaseTable? { keptCases(of: plan, path)?.object }

    /// Returns the cases of a type, if it is a choice, without counting them: the call keeps them.
    func keptCases(of plan: TypePlan, _ path: Int32) -> Uncounted<CaseTable>? {
        guard plan.isPlainEnum else { return nil }
        // The items of a list have one type.
        if let last = core.value.lastCases, last.plan == ObjectIdentifier(plan) { return last.cases }
        guard let choice = plan.choice(options.userInfo) else { return nil }
        // The table stays among those of the call.
        let cases = unsafe Uncounted(caseTable(choice, of: plan, path))
        core.value.lastCases = (ObjectIdentifier(plan), cases)
        return cases
    }

    /// Returns the cases of a type, or of the type of its items, if these are choices.
    func casesOfItems(_ plan: TypePlan, _ path: Int32) -> CaseTable? {
        plan.choiceOrItems(options.userInfo).flatMap { cases(of: $0, path) }
    }

    /// Returns the table of a choice's cases for this document.
    private func caseTable(_ choice: ChoiceType, of plan: TypePlan, _ path: Int32) -> CaseTable {
        let id = ObjectIdentifier(plan)
        if let known = core.value.caseTables[id] { return known }
        let made = makeCaseTable(choice, choice.keyType, plan, path)
        // Meanwhile the keys' own code may have led here too.
        if let known = core.value.caseTables[id] { return known }
        core.value.caseTables.set(made, id)
        return made
    }

    private func makeCaseTable<Key: CodingKey>(
        _ choice: ChoiceType, _ type: Key.Type, _ plan: TypePlan, _ path: Int32
    ) -> CaseTable {
        let mark = paths.count
        let own = paths.push(parent: -1, index: -1, table: nil)
        paths.setOwner(own, plan)
        let kept = keys.table(type, at: own, isLiteral: false)
        let table = kept.object
        paths.pop(to: mark)
        var indices: [Int] = []
        func add(_ name: String) {
            if table.knows(name), let key = Key(stringValue: name) { indices.append(keys.index(of: key, table, path)) }
        }
        if let known = choice.keys {
            for case let key as Key in known { indices.append(keys.index(of: key, table, path)) }
        } else {
            for name in keys.documentNames(table, path) + ["#text"] { add(name) }
            if !indices.contains(where: { table[$0].kind == .text }) { add("") }
            add("*")
        }
        return CaseTable(choice, kept, indices, nameCount: document.names.count)
    }
}
