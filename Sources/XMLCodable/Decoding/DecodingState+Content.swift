/// Choices: content whose elements and runs of text are cases of an enum.
extension DecodingState {
    /// The flag for an entry of the state's list that is the number of a run; no document has that many nodes.
    private static let runBit: UInt32 = 1 << 31

    // MARK: - Tables

    /// Returns the table of a choice's cases for this document.
    func choiceTable(_ choice: ChoiceType, _ path: Int32) -> ChoiceTable {
        if let known = core.pointee.choices[ObjectIdentifier(choice.keyType)] { return known }
        let made = makeChoiceTable(choice, choice.keyType, path)
        core.pointee.choices[ObjectIdentifier(choice.keyType)] = made
        return made
    }

    private func makeChoiceTable<Key: CodingKey>(
        _ choice: ChoiceType, _ type: Key.Type, _ path: Int32
    ) -> ChoiceTable {
        let table = table(type, DecodingPlace(node: 0, limit: 0, path: -1, kind: .item), isLiteral: false)
        let made = ChoiceTable(table, nameCount: store.names.count)
        if let cases = choice.cases {
            for known in cases {
                guard let key = known.key as? Key else { continue }
                made.add(index(of: key, table, path), holdsElement: known.holdsElement)
            }
            return made
        }
        for name in documentNames(table, path) {
            guard table.knows(name), let key = Key(stringValue: name) else { continue }
            made.add(index(of: key, table, path), holdsElement: false)
        }
        for name in ["#text", "", "*"] where table.knows(name) {
            guard let key = Key(stringValue: name), name != "" || made.text == nil else { continue }
            made.add(index(of: key, table, path), holdsElement: false)
        }
        return made
    }

    // MARK: - Content

    /// Appends the items of an element's content that are cases of a choice to `found`, in document order.
    ///
    /// - Parameter known: The names that other keys of the model use.
    private func collect(
        _ node: UInt32, _ choice: ChoiceTable, _ known: KnownNames?, _ path: Int32, into found: inout [UInt32]
    ) throws {
        let record = nodes[Int(node)]
        let takesText = known?.hasText != true && hasText(node)
        var gap = node + 1
        func endRun(_ end: UInt32) throws {
            guard takesText, hasCharacters(node, gap, end) else { return }
            let isWanted = choice.text != nil
            guard isWanted || options.unknownChoices == .throw else { return }
            let number = UInt32(core.pointee.runs.count)
            core.pointee.runs.append(TextRun(parent: node, start: gap, end: end))
            if isWanted {
                found.append(number | Self.runBit)
            } else if !runText(number).allSatisfy({ ByteClass.isSpace($0) }) {
                throw unknown(contentItem(number | Self.runBit, path), choice)
            }
        }
        var child = node + 1
        while child < record.end {
            let next = nodes[Int(child)]
            if next.kind == NodeKind.element {
                try endRun(child)
                gap = next.end
                if choice.index(of: next) != nil {
                    if known?.hasChild(next) != true { found.append(child) }
                } else if known?.hasChild(next) != true {
                    if choice.capture != nil {
                        found.append(child)
                    } else if options.unknownChoices == .throw {
                        throw unknown(contentItem(child, path), choice)
                    }
                }
            }
            child = next.end
        }
        try endRun(record.end)
    }

    /// Returns the content of elements as the items of a choice.
    private func content(
        of elements: [UInt32], _ plan: TypePlan, _ known: KnownNames?, _ path: Int32, in node: UInt32
    ) throws -> DecodingPlace? {
        guard let choice = plan.choice(options.userInfo) else { return nil }
        let table = choiceTable(choice, path)
        var found: [UInt32] = []
        for element in elements { try collect(element, table, known, path, into: &found) }
        return list(found, .contentList, path, in: node)
    }

    /// Returns the place of an item of content from its entry in the list.
    func contentItem(_ item: UInt32, _ path: Int32) -> DecodingPlace {
        if item & Self.runBit != 0 {
            return DecodingPlace(
                node: item & ~Self.runBit, limit: 0, path: path, kind: .run, flags: DecodingPlace.isContent)
        }
        return DecodingPlace(
            node: item, limit: nodes[Int(item)].end, path: path, kind: .item, flags: DecodingPlace.isContent)
    }

    // MARK: - Places

    /// Returns the place of a value whose type influences it: a placement wrapper, a choice, or an array of choices.
    func valuePlace(
        _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int, _ plan: TypePlan
    ) throws -> DecodingPlace {
        let core = plan.core
        let isScalar = !core.isCollection
        guard plan.isSpecial else { return place(node, path, table, index, scalar: isScalar) }
        let choice = core.mayBeChoice ? core : core.choiceItems(options.userInfo)
        if let choice, plan.placement?.isText != false {
            let isText = plan.placement?.isText == true
            let mark = pathCount
            defer { pop(to: mark) }
            // The key is part of the path while an error may be thrown.
            let own = push(parent: path, index: index, table: table)
            if var inline = try inlinePlace(node, own, table, index, choice, isText: isText) {
                inline.path = path
                return inline
            }
        }
        guard let placement = plan.placement else {
            return place(node, path, table, index, scalar: isScalar && !core.role.isCapture && !core.mayBeChoice)
        }
        return placed(node, path, index, table, placement, scalar: isScalar)
    }

    /// Returns the content of the element, or of the elements that a path leads to, if the key refers to content.
    private func inlinePlace(
        _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable, _ index: Int, _ choice: TypePlan, isText: Bool
    ) throws -> DecodingPlace? {
        switch table.entries[index].kind {
        case _ where isText, .text, .rest:
            return try content(of: [node], choice, knownNames(table, path, except: index), path, in: node)
        case .path:
            guard let steps = table.core.pointee.paths[index], steps.target == .rest || steps.target == .text,
                steps.literal.numbers.isEmpty || children(node, steps.literal).isEmpty
            else { return nil }
            return try content(of: elements(node, steps), choice, nil, path, in: node)
        default: return nil
        }
    }

    /// Prepares the place of a value whose type is a dictionary, a choice or an array of choices.
    func shape(_ place: inout DecodingPlace, _ plan: TypePlan) throws {
        if plan.dictionaryKey != nil { place.flags |= DecodingPlace.isDictionary }
        if plan.mayBeChoice { place.flags |= DecodingPlace.mayBeChoice }
        guard let items = plan.choiceItems(options.userInfo) else { return }
        // An array without its own key: an item of another array, the only content of a type, or the root.
        let isInside = place.kind == .siblings && owner(place.path).map { $0.wrapped == nil } ?? false
        guard place.kind == .item || isInside else { return }
        if let content = try content(of: [place.node], items, nil, place.path, in: place.node) { place = content }
    }

    // MARK: - Errors

    private func unknown(_ place: DecodingPlace, _ choice: ChoiceTable) -> DecodingError {
        .dataCorrupted(context(place, "expected \(choice.description)", "found \(described(place))"))
    }

    /// Returns the error for a key whose required choice is missing.
    func choiceNotFound(
        _ plan: TypePlan, _ key: any CodingKey, _ node: UInt32, _ path: Int32, _ table: DecodingKeyTable
    ) -> DecodingError {
        let isInline = KeyGrammar(key.stringValue, options.keyRules).target != .element
        guard isInline, let choice = plan.choice(options.userInfo) else { return keyNotFound(key, node, path) }
        return keyNotFound(key, node, path, expected: choiceTable(choice, path).description)
    }

    // MARK: - Containers

    /// Returns the container of a choice, whose only key is that of its case; nil if the type is not a choice.
    func choiceContainer<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace) throws -> ContentDecoding<Key>? {
        guard let plan = owner(place.path), let choice = plan.choice(options.userInfo), choice.keyType == type else {
            return nil
        }
        let cases = choiceTable(choice, place.path)
        let type: Any.Type = plan.decodable ?? Any.self
        var item = single(place)
        if item.kind == .missing { throw missingValue(item) }
        guard item.kind == .item || item.kind == .siblings || item.kind == .run || item.kind == .text else {
            throw mismatch(type, place, "expected \(cases.description)", "found \(described(item))")
        }
        let isItself =
            item.flags & DecodingPlace.isContent != 0
            || item.flags & DecodingPlace.isTop != 0 && cases.index(of: nodes[Int(item.node)]) != nil
        if !isItself {
            var found: [UInt32] = []
            try collect(item.node, cases, nil, place.path, into: &found)
            guard let only = found.first else {
                throw mismatch(type, place, "expected \(cases.description)", "found none")
            }
            if found.count > 1, !choice.isMarked {
                let second = contentItem(found[1], place.path)
                throw mismatch(type, second, "expected one choice", "found \(described(second)) too")
            }
            item = contentItem(only, place.path)
        }
        let index =
            item.kind == .run ? cases.text : cases.index(of: nodes[Int(item.node)]) ?? cases.capture
        guard let index else {
            throw mismatch(type, item, "expected \(cases.description)", "found \(described(item))")
        }
        item.flags = 0
        return ContentDecoding(state: self, table: cases.table, place: item, path: place.path, index: index)
    }
}
