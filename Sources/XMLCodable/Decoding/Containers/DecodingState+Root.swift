/// The value of a whole call.
extension DecodingState {
    convenience init(
        _ store: borrowing NodeStore, _ options: borrowing SharedDecoderOptions, observer: (any DecodingObserver)? = nil
    ) {
        self.init(store, options, making: ValueDecoding.self, observer: observer)
    }

    /// Calls `body` with the place and the plan of the value to decode from an element, or from the target of a path below
    /// it.
    func decode<T: Decodable>(
        _ type: T.Type, _ node: UInt32, at path: String? = nil, _ body: (DecodingPlace, TypePlan) throws -> T
    ) throws -> T {
        try reusingContainers {
            try plans.withPlan(type) { plan in
                let root = rootPlace(node)
                let isWhole = path?.isEmpty != false && Int(node) == document.read { $0.root }
                if node != 0 { try places.checkRoot(node, isWhole ? plan.core : nil) }
                guard let path, !path.isEmpty else { return try complete { try body(root, plan) } }
                let grammar = KeyGrammar(path, places.options.keyRules)
                let (table, index) = table(ofPath: path, as: grammar)
                let site = KeySite(root.node, at: root.path, table, index)
                let place = try self.place(ofPath: path, grammar, plan, in: root, site)
                return try withExtendedLifetime(table) { try complete { try body(place, plan) } }
            }
        }
    }

    /// Returns the place of a value at a path that is passed to the decoder.
    private func place(
        ofPath path: String, _ grammar: KeyGrammar, _ plan: TypePlan, in root: DecodingPlace, _ site: KeySite
    ) throws -> DecodingPlace {
        var place = try places.place(ofQuery: path, grammar, root) ?? places.place(site, of: plan)
        place.flags |= DecodingPlace.isTop
        let mayMiss = plan.isCoreCollection && places.missingCollectionsAreEmpty
        if place.kind == .missing, !mayMiss, !plan.isOptional {
            let isAbove = begins(grammar, with: root.node)
            let hint = isAbove ? "; a path begins below <\(document.shownName(of: root.node))>" : ""
            throw DecodingError.keyNotFound(
                XMLNameKey(path), places.context(root, "expected a value at the path \"\(path)\", found none" + hint))
        }
        return place
    }

    /// Whether the first name of a path is that of the element that it begins below, and of none of the children.
    private func begins(_ path: KeyGrammar, with node: UInt32) -> Bool {
        guard case .child(let name)? = path.steps.first else { return false }
        func isNamed(_ node: UInt32) -> Bool { places.keys.isName(document[node].usedName, name, nil) }
        return isNamed(node) && !document.children(node).contains(where: isNamed)
    }

    /// Returns the table of a path that is passed to the decoder, and its index there. It is the only key of the model, so
    /// that `*` stands for all content.
    ///
    /// - Parameter grammar: The form of the path.
    func table(ofPath path: String, as grammar: KeyGrammar) -> (table: DecodingKeyTable, index: Int) {
        let table = DecodingKeyTable(XMLChosenKey.self, isLiteral: false, convertsNames: false, nodeDecoding: nil)
        return (table, keys.index(of: XMLChosenKey(path), as: grammar, table))
    }

    /// Decodes a value from one of several elements that are decoded one after the other, and share what is known about the
    /// names of the document. The caller may reuse containers.
    func decode<T: Decodable>(record type: T.Type, _ plan: TypePlan, _ node: UInt32) throws -> T {
        let mark = paths.count
        defer { paths.pop(to: mark) }
        let place = topPlace(node)
        return try complete { try value(type, place, plan) }
    }

    /// Returns the result of `body`, unless content was left over. It is run again as long as the tables have learned too
    /// late what the keys read, which they do once for each key; see ``PlaceFinder/learn(_:of:_:_:)`` and ``Ledger``.
    private func complete<R>(_ body: () throws -> R) throws -> R {
        places.core.value.ledger.begin()
        defer { places.core.value.ledger.end() }
        var run = 0
        while true {
            do {
                let result = try body()
                if !places.core.value.ledger.endRun() || run == 16 {
                    try places.checkClaims()
                    return result
                }
            } catch {
                // An error may come from what was not known.
                if !places.core.value.ledger.endRun() || run == 16 { throw error }
            }
            run += 1
            places.restart(isLast: run == 16)
            observer?.restart()
        }
    }

    /// Returns a value created from the decoder of an element.
    func decode<R>(_ node: UInt32, _ make: (any Decoder) throws -> R) throws -> R {
        try reusingContainers {
            let root = rootPlace(node)
            let plan = TypePlan.of(R.self)
            try places.checkRoot(node, plan.core)
            paths.setOwner(root.path, plan)
            return try complete {
                // Each run begins at the element itself.
                var place = root
                if plan.isShaped { try places.shape(&place, plan) }
                return try make(ValueDecoder(state: self, place: place))
            }
        }
    }

    private func rootPlace(_ node: UInt32) -> DecodingPlace {
        document.memory.value.root = node
        return topPlace(node)
    }

    private func topPlace(_ node: UInt32) -> DecodingPlace {
        places.item(node, paths.push(parent: -1, index: -1, table: nil)).with(DecodingPlace.isTop)
    }
}
