/// The tables of key types.
extension KeyMeanings {
    /// What a table depends on besides the options, if it depends on more than its key type.
    struct TableKey: Hashable {
        var type: ObjectIdentifier
        var owner: ObjectIdentifier?
        var isLiteral: Bool
        /// The shape of the coding path if the table depends on it; otherwise negative.
        var shape: Int32
        /// Whether the table learns the names of its elements.
        var learns = false
        /// Whether the table is for a node strategy that reads from the decoder that it is given.
        var isForStrategy = false
    }

    /// One step of a coding path, appended to the path with a number.
    struct PathShape: Hashable {
        let parent: Int32
        let table: ObjectIdentifier?
        let index: Int32
    }

    /// Returns the table of a key type for the type that is being decoded at a path. The call keeps it.
    ///
    /// The key type and the type that reads with the keys determine the table: it learns what that type reads.
    ///
    /// - Parameters:
    ///   - element: Returns the element whose names the keys can have; nil if they may have others.
    ///   - decoder: Returns the decoder to ask a node strategy with.
    func table<Key: CodingKey>(
        _ type: Key.Type, at path: Int32, isLiteral: Bool, near element: () -> NearElement? = { nil },
        decoder: () -> (any Decoder)? = { nil }
    ) -> Uncounted<DecodingKeyTable> {
        let id = isLiteral ? nil : plainID(type, at: path)
        if let id, let known = cache.table(of: id) { return adopted(known) }
        return findTable(type, path, keptAs: id, isLiteral: isLiteral, near: element, decoder)
    }

    /// Returns the table of a key type as in most cases: it depends on types only, and this or an earlier call has kept
    /// it.
    @inline(__always)
    func usualTable(_ type: any CodingKey.Type, at path: Int32) -> Uncounted<DecodingKeyTable>? {
        guard let id = plainID(type, at: path), let known = cache.usualTable(id) else { return nil }
        return adopted(known)
    }

    /// Returns the types on which a table depends, if it depends on nothing else.
    @inline(__always)
    private func plainID(_ type: any CodingKey.Type, at path: Int32) -> KeyTableCache.ID? {
        let owner = paths.keptOwner(path)
        guard tablesNeedOnlyType, owner?.read({ $0.namespace == nil }) ?? true else { return nil }
        return KeyTableCache.ID(type: ObjectIdentifier(type), owner: owner?.id)
    }

    @inline(__always)
    private func adopted(_ table: Uncounted<DecodingKeyTable>) -> Uncounted<DecodingKeyTable> {
        if table.read({ $0.call != call }) { table.read(adopt) }
        return table
    }

    /// Looks the names of a table from this or an earlier call up in this document.
    @inline(never)
    func adopt(_ table: DecodingKeyTable) {
        guard table.call != call else { return }
        table.adopt(document, call: call)
        cache.noteUse(of: table)
    }

    @inline(never)
    private func findTable<Key: CodingKey>(
        _ type: Key.Type, _ path: Int32, keptAs plain: KeyTableCache.ID?, isLiteral: Bool,
        near element: () -> NearElement?, _ decoder: () -> (any Decoder)?
    ) -> Uncounted<DecodingKeyTable> {
        let owner = paths.owner(path)
        let isCustom = options.keyDecodingStrategy.isCustom
        let element = isCustom && !isLiteral ? element() : nil
        let key = TableKey(
            type: ObjectIdentifier(type), owner: owner.map { ObjectIdentifier($0) }, isLiteral: isLiteral,
            shape: isCustom ? shape(path) : -1, learns: element != nil,
            isForStrategy: core.value.isAskingStrategy)
        // Here and below: `core` keeps the table until the call ends, or the cache does.
        if let known = core.value.tables[key] {
            if let element { learn(element, known, path) }
            return unsafe Uncounted(known)
        }
        let table = DecodingKeyTable(
            type, isLiteral: isLiteral, isOfCases: !isLiteral && TypePlan.areCases(type, of: owner, options.userInfo),
            namespace: owner?.namespace, namespaceVersions: owner?.namespaceVersions ?? [],
            nodeDecoding: isLiteral ? nil : nodeDecoding(owner, decoder), prefersStrategy: !asksTypeFirst)
        table.call = call
        if let element {
            table.learned = LearnedNames(paths.keys(path))
            learn(element, table, path)
        }
        if plain.map({ cache.keep(table, $0) }) != true { core.value.tables[key] = table }
        return unsafe Uncounted(table)
    }

    /// Returns the placements of a type's keys, if the type or a strategy specifies them.
    private func nodeDecoding(
        _ owner: TypePlan?, _ decoder: () -> (any Decoder)?
    ) -> ((any CodingKey) -> XMLPlacement?)? {
        if asksTypeFirst, let dynamic = owner?.dynamicDecoding { return { dynamic.nodeDecoding(for: $0) } }
        // A strategy that asks its decoder for a container must not be called again for that.
        guard let custom = options.nodeDecodingStrategy.custom, let type = owner?.decodable,
            !core.value.isAskingStrategy, let decoder = decoder()
        else { return nil }
        core.value.isAskingStrategy = true
        defer { core.value.isAskingStrategy = false }
        return custom(type, decoder)
    }

    /// Returns the plan of the type at a path if it places the keys of its nested containers, itself or by a strategy.
    func placingOwner(_ path: Int32) -> Uncounted<TypePlan>? {
        options.nodeDecodingStrategy.custom == nil ? paths.placingOwner(path) : paths.keptOwner(path)
    }

    /// Whether a type that places its keys is asked before a strategy is.
    private var asksTypeFirst: Bool {
        options.nodeDecodingStrategy.custom == nil || !options.tolerances.contains(.strategyBeforeType)
    }

    /// Returns a number for the keys of a coding path without its indices, for which a custom key strategy is called
    /// only once.
    private func shape(_ path: Int32) -> Int32 {
        paths.keyEntries(path).reduce(-1) { parent, entry in
            let step = PathShape(parent: parent, table: entry.table?.id, index: entry.index)
            if let known = core.value.shapes[step] { return known }
            let number = Int32(truncatingIfNeeded: core.value.shapes.count)
            core.value.shapes[step] = number
            return number
        }
    }

    /// Calls `body` with each table that this call may have used.
    @inline(__always)
    func forEachTable(_ body: (DecodingKeyTable) -> Void) {
        cache.forEach(body)
        if !core.value.tables.isEmpty {
            for (_, table) in core.value.tables.entries() { body(table) }
        }
    }
}
