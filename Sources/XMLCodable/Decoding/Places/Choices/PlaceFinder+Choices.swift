/// Choices: content whose elements and runs of text are cases of an enum.
extension PlaceFinder {
    /// The flag for an entry of a list that is the number of a run; no document has that many nodes.
    private static let runBit: UInt32 = 1 << 31

    // MARK: - Content

    /// Appends the items of an element's content that are cases of a choice to `found`, in document order.
    ///
    /// - Parameters:
    ///   - isMixed: Whether white space between elements is text.
    ///   - left: What the other keys of the model leave; nil if there is no other key.
    ///   - takesNil: Whether an element that represents nil is an item, whatever its name.
    @inline(never)
    private func collect(
        _ node: UInt32, _ choice: CaseTable, _ left: LeftContent?, isMixed: Bool = false, takesNil: Bool = false,
        _ path: Int32, into found: inout [UInt32]
    ) throws {
        let end = document[node].end
        // White space alone is indentation, unless it is to be kept and there is a case for it.
        let keepsSpace =
            choice.text != nil && (!trims || isMixed || document[node].flags & NodeFlag.preservesSpace != 0)
        let takesText = left?.hasText != false && (document.hasText(node) || keepsSpace)
        // What one key does not take is left to the others.
        @inline(never)
        func leave(_ node: UInt32, isText: Bool, _ error: @autoclosure () -> DecodingError) throws {
            guard claimsContent, let left else { throw error() }
            if core.value.ledger.claims.knows(node) { return }
            // Made before the access, since it asks keys for their names.
            let error = error()
            core.value.ledger.claims.leave(node, textTable: isText ? left.table : nil, error)
        }
        var gap = node + 1
        @inline(never)
        func endRun(_ end: UInt32) throws {
            guard takesText, document.hasCharacters(node, gap, end) else { return }
            let isWanted = choice.text != nil
            guard isWanted || claimsContent else { return }
            let number = document.add(TextRun(parent: node, start: gap, end: end))
            if isWanted {
                found.append(number | Self.runBit)
            } else if !document.text(ofRun: number).allSatisfy({ ByteClass.isSpace($0) }) {
                try leave(gap, isText: true, unknown(contentItem(number | Self.runBit, path), choice))
            }
        }
        var child = node + 1
        while child < end {
            let next = document[child]
            if next.kind == NodeKind.element {
                try endRun(child)
                gap = next.end
                // Without other keys, only the library itself can have read it.
                let isLeft = left?.has(child, next) ?? !isOwn(child, of: node)
                if isLeft {
                    let isItem = choice.index(of: next) != nil || choice.rest != nil
                    if isItem || takesNil && saysNil(item(child, path)) {
                        found.append(child)
                    } else if claimsContent {
                        try leave(child, isText: false, unknown(contentItem(child, path), choice))
                    }
                }
            }
            child = next.end
        }
        try endRun(end)
    }

    /// Returns the content of elements as the items of a choice.
    @inline(never)
    private func content(
        of elements: some Collection<UInt32>, _ plan: TypePlan, _ left: LeftContent?, isMixed: Bool,
        takesNil: Bool = false,
        _ path: Int32, in node: UInt32, _ note: (CaseTable, [UInt32]) -> Void = { _, _ in }
    ) throws -> DecodingPlace? {
        guard let cases = cases(of: plan, path) else { return nil }
        var found: [UInt32] = []
        // Most lists are short; growing four times would take longer than finding their items.
        found.reserveCapacity(8)
        let hasNone = left?.hasNone(of: .cases(cases)) ?? false
        for element in elements where !hasNone {
            try collect(element, cases, left, isMixed: isMixed, takesNil: takesNil, path, into: &found)
        }
        note(cases, found)
        return list(found, .contentList, path, in: node)
    }

    /// Returns the content of an element whose items are a choice; nil for a type that is none.
    func content(of choice: TypePlan, in node: UInt32, _ path: Int32) throws -> DecodingPlace? {
        try content(of: CollectionOfOne(node), choice, nil, isMixed: choice.isMixed, path, in: node)
    }

    /// Returns the place of an item of content from its entry in the list.
    func contentItem(_ item: UInt32, _ path: Int32) -> DecodingPlace {
        if item & Self.runBit != 0 {
            return DecodingPlace(
                node: item & ~Self.runBit, limit: 0, path: path, kind: .run, flags: DecodingPlace.isContent)
        }
        return self.item(item, path).with(DecodingPlace.isContent)
    }

    // MARK: - Places

    /// Returns the content of the element, or of the elements that a path leads to, if the value of a key is a choice,
    /// or an array of choices, and the key refers to content.
    func inlineContent(_ site: KeySite, _ plan: TypePlan) throws -> DecodingPlace? {
        let core = plan.core
        let isText = plan.placement?.isText
        guard isText != false, isText == true || namesContent(site.table, site.index),
            let choice = core.choiceOrItems(options.userInfo)
        else { return nil }
        let mark = paths.count
        defer { paths.pop(to: mark) }
        // The key is part of the path while an error may be thrown.
        var own = site
        own.path = paths.push(parent: site.path, index: site.index, table: site.table)
        // White space beside a single choice is indentation.
        let isMixed = choice.isMixed && !core.isPlainEnum
        var inline = try inlinePlace(own, choice, isText: isText == true, isMixed: isMixed)
        if inline?.kind == .missing, site.table.hasAliases {
            for other in site.table.alternatives(site.index) where namesContent(site.table, other) {
                let found = try inlinePlace(own.with(other), choice, isText: false, isMixed: isMixed)
                guard let found, found.kind != .missing else { continue }
                inline = found
                break
            }
        }
        inline?.path = site.path
        return inline
    }

    /// Whether a key refers to the content of an element.
    func namesContent(_ table: DecodingKeyTable, _ index: Int) -> Bool {
        switch table[index].kind {
        case .text, .rest: true
        case .path: table.path(index)?.target.isContent ?? false
        default: false
        }
    }

    /// Whether the element of a value, or of the array that it is an item of, has the name of the value's key.
    func isNamed(byKeyOf path: Int32) -> Bool {
        guard let (table, index) = paths.innermostKey(path) else { return false }
        return !namesContent(table.object, index)
    }

    private func inlinePlace(
        _ site: KeySite, _ choice: TypePlan, isText: Bool, isMixed: Bool
    ) throws -> DecodingPlace? {
        let (node, path) = (site.node, site.path)
        func content(of elements: some Collection<UInt32>) throws -> DecodingPlace? {
            let left = leftContent(site)
            return try self.content(of: elements, choice, left, isMixed: isMixed, path, in: node) { cases, found in
                take(
                    .cases(cases), left,
                    found.map { $0 & Self.runBit == 0 ? $0 : document.run($0 & ~Self.runBit).start })
            }
        }
        switch site.entry.kind {
        case _ where isText, .text, .rest: return try content(of: CollectionOfOne(node))
        case .path:
            guard let steps = site.table.path(site.index), steps.target.isContent,
                steps.literal.numbers.isEmpty || document.children(node, steps.literal).isEmpty
            else { return nil }
            return try content(of: elements(node, steps))
        default: return nil
        }
    }

    /// Prepares the place of a value whose type is a dictionary, a choice or an array of choices.
    func shape(_ place: inout DecodingPlace, _ plan: TypePlan) throws {
        if plan.dictionaryKey != nil, place.kind == .missing || !options.tolerances.contains(.plainOpenKeys) {
            place.flags |= DecodingPlace.isDictionary
        }
        if plan.isPlainEnum || plan.caseMark != nil { place.flags |= DecodingPlace.isEnum }
        guard plan.enumItem != nil else { return }
        if place.flags & DecodingPlace.isTop != 0, place.kind == .siblings || place.kind == .elementList {
            return shape(found: &place, plan)
        }
        // The array of a value that takes the content, or the rest, of an element: that is the cases themselves.
        if place.kind == .elementList, !isNamed(byKeyOf: place.path) { return place.kind = .contentList }
        if place.kind == .text, let (table, index) = paths.innermostKey(place.path),
            var inline = try inlineContent(
                KeySite(place.node, at: paths.parent(place.path), table.object, index), plan)
        {
            inline.path = place.path
            return place = inline
        }
        // An array without its own key: an item of another array, the only content of a type, or the root.
        let list = siblings(place)
        let isInside = list.kind == .siblings && paths.owner(place.path).map { $0.wrapped == nil } ?? false
        if isInside { place = list }
        guard place.kind == .item || isInside, let items = plan.choiceItems(options.userInfo) else { return }
        let takesNil = plan.hasOptionalItems
        let content = try content(
            of: CollectionOfOne(place.node), items, nil, isMixed: items.isMixed, takesNil: takesNil, place.path,
            in: place.node)
        if let content { place = content }
    }

    /// Prepares the elements that the path of a call leads to, for an array of choices: they are the cases themselves if the
    /// first one is, as each of them would be alone.
    private func shape(found place: inout DecodingPlace, _ plan: TypePlan) {
        guard let items = plan.choiceItems(options.userInfo), let cases = cases(of: items, place.path),
            isRoot(single(place).node, cases)
        else { return }
        guard place.kind == .siblings else { return place.kind = .contentList }
        let name = document[place.node].name
        var nodes: [UInt32] = []
        var next = place.node
        while next < place.limit {
            nodes.append(next)
            next = document.nextSibling(document[next].end, place.limit, name)
        }
        place = list(nodes, .contentList, place.path, in: place.node)
    }

    // MARK: - Cases

    /// Returns the element `_0` if that is all that an element consists of: the value of a case as a keyed container
    /// writes it.
    func labelled(_ place: DecodingPlace) -> DecodingPlace? {
        guard place.isElement, !document.hasText(place.node), let child = document.firstElement(of: place.node),
            document.name(of: child) == "_0", document.children(place.node).count == 1
        else { return nil }
        return item(child, place.path)
    }

    /// The case of a choice.
    struct Case {
        /// The keys of the cases, which the call keeps.
        let table: Uncounted<DecodingKeyTable>
        /// The index of the case's key.
        let index: Int
        /// The element or run of text that represents the case.
        let place: DecodingPlace
    }

    /// Returns the case of a choice at a place: the element itself, or the only such child.
    func elementCase(_ cases: CaseTable, of type: Any.Type, _ place: DecodingPlace) throws -> Case {
        var item = single(place)
        if item.kind == .missing { throw missingValue(item) }
        guard item.isElement || item.kind == .run || item.kind == .text else {
            throw mismatch(type, place, "expected \(cases.description)", "found \(described(item))")
        }
        let isItself =
            item.flags & DecodingPlace.isContent != 0
            || item.flags & DecodingPlace.isTop != 0 && isRoot(item.node, cases)
        if !isItself {
            // Text that is the value of a case has no content.
            if item.kind == .run {
                throw mismatch(type, place, "expected \(cases.description)", "found \(described(item))")
            }
            var found: [UInt32] = []
            try collect(item.node, cases, nil, place.path, into: &found)
            if found.isEmpty, cases.text != nil, item.isElement, document.isEmpty(item.node) {
                found = [
                    document.add(TextRun(parent: item.node, start: item.node + 1, end: document[item.node].end))
                        | Self.runBit
                ]
            }
            guard let only = found.first else {
                let found = item.isElement ? foundContent(of: item.node, place.path) : "none"
                throw mismatch(type, place, "expected \(cases.description)", "found \(found)")
            }
            if found.count > 1, !cases.choice.isMarked {
                let second = contentItem(found[1], place.path)
                throw mismatch(type, second, "expected one choice", "found \(described(second)) too")
            }
            item = contentItem(only, place.path)
        }
        let index = item.kind == .run ? cases.text : cases.index(of: document[item.node]) ?? cases.rest
        guard let index else {
            throw mismatch(type, item, "expected \(cases.description)", "found \(described(item))")
        }
        item.flags = 0
        return Case(table: cases.table, index: index, place: item)
    }

    /// Whether an element that is decoded as a whole represents a case itself, rather than containing one.
    private func isRoot(_ node: UInt32, _ cases: CaseTable) -> Bool {
        // The case `*` accepts any name, unless the options say that the root has a name of its own.
        cases.index(of: document[node]) != nil || cases.rest != nil && options.rootKey == nil
    }

    // MARK: - Errors

    @inline(never)
    private func unknown(_ place: DecodingPlace, _ choice: CaseTable) -> DecodingError {
        .dataCorrupted(context(place, "expected \(choice.description)", "found \(described(place))"))
    }

    /// Returns the error for a key whose required choice is missing.
    func caseNotFound(
        _ plan: TypePlan, _ key: any CodingKey, in node: UInt32, _ path: Int32, isBeside: Bool = false
    ) -> DecodingError {
        let grammar = KeyGrammar(key.stringValue, options.keyRules)
        let cases = cases(of: plan, path)
        if grammar.target != .element {
            return keyNotFound(key, in: node, path, expected: cases?.description, isBeside: isBeside)
        }
        let isDirect = !isBeside && !grammar.isPath && node != document.emptyNode
        let element = (isDirect ? cases : nil).flatMap { unknownChild(of: node, path, in: $0) }
        return keyNotFound(
            key, in: node, path, isBeside: isBeside, instead: element.map { "\($0), which the key \"*\" reads" })
    }
}
