/// Vending keyed containers, which are reused once they have no other owner.
extension DecodingState {
    /// Returns a container for the keys of an element.
    @inline(__always)
    func container<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace) -> KeyedDecodingContainer<Key> {
        container(type, content(place.node, place.path, table(type, place, isLiteral: false)))
    }

    func container<Key: CodingKey>(_ type: Key.Type, _ content: KeyedContent) -> KeyedDecodingContainer<Key> {
        container(type, reading: content)
    }

    func container<Key: CodingKey>(_ type: Key.Type, _ content: CaseContent) -> KeyedDecodingContainer<Key> {
        container(type, reading: content)
    }

    /// Returns a container for keys of the source's table.
    @inline(__always)
    private func container<Key: CodingKey, Source: ContainerSource>(
        _ type: Key.Type, reading source: Source
    ) -> KeyedDecodingContainer<Key> {
        // The table keeps the container, and has one key type, and so have all the containers that it keeps.
        guard reusesContainers,
            let kept = unsafe source.table.read({ table in unsafe Source.withKept(in: table) { unsafe $0.free } })
        else { return makeContainer(type, source) }
        return unsafe kept._withUnsafeGuaranteedRef { kept in
            unsafe kept.content.assumingMemoryBound(to: Source.self).pointee = source
            return kept.container(as: KeyedDecodingContainer<Key>.self)
        }
    }

    @inline(never)
    private func makeContainer<Key: CodingKey, Source: ContainerSource>(
        _ type: Key.Type, _ source: Source
    ) -> KeyedDecodingContainer<Key> {
        guard reusesContainers else { return owningContainer(type, source) }
        let content = ContainerContent(StateBox(source))
        let container = Source.container(type, content)
        guard let kept = KeptContainer.keeping(container, content) else {
            unsafe content.memory.deallocate()
            return owningContainer(type, source)
        }
        let isKept = source.table.read { Source.withKept(in: $0) { $0.keep(kept) } }
        if !isKept { otherContainers.keep(kept) }
        return container
    }

    /// Returns a container that keeps what it reads from alive.
    ///
    /// - Parameter old: What the old value of a case consists of, if it is updated.
    func owningContainer<Key: CodingKey, Source: ContainerSource>(
        _ type: Key.Type, _ source: Source, and old: Recording? = nil
    ) -> KeyedDecodingContainer<Key> {
        Source.container(type, ContainerContent(owning: StateBox(source), of: self, and: old))
    }

    /// Runs `body` while containers can be reused for other elements.
    func reusingContainers<R>(_ body: () throws -> R) rethrows -> R {
        beginReuse()
        defer { endReuse() }
        return try body()
    }

    /// Begins to reuse containers. The caller retains the state until ``endReuse()``, which it calls in any case.
    func beginReuse() { reusesContainers = true }

    /// Ends the reuse of containers. Those that are still in use become owners of the state.
    func endReuse() {
        reusesContainers = false
        var inUse: [KeptContainer] = []
        otherContainers.removeAll(&inUse)
        keys.forEachTable {
            $0.containers.removeContainersInUse(&inUse)
            $0.caseContainers.removeContainersInUse(&inUse)
        }
        for container in inUse { container.becomeOwner(of: self) }
    }

    // MARK: - Contents

    /// Returns the table of a key type for the value at a place. The call keeps it.
    @inline(__always)
    func table<Key: CodingKey>(
        _ type: Key.Type, _ place: DecodingPlace, isLiteral: Bool
    ) -> Uncounted<DecodingKeyTable> {
        let usual = isLiteral ? nil : keys.usualTable(type, at: place.path)
        let table = usual ?? otherTable(type, place, isLiteral: isLiteral)
        let order = paths.noteKeys(place.path, table)
        if order != .first, !isLiteral {
            places.noteTable(table, order, of: place)
            if places.core.value.attempt.path >= 0 { noteFound(type, table.object, in: place) }
        }
        return table
    }

    /// Separate from the common path, which need not store what the closures use.
    @inline(never)
    private func otherTable<Key: CodingKey>(
        _ type: Key.Type, _ place: DecodingPlace, isLiteral: Bool
    ) -> Uncounted<DecodingKeyTable> {
        keys.table(
            type, at: place.path, isLiteral: isLiteral, near: { places.nearElement(place) },
            decoder: { ValueDecoder(state: self, place: place) })
    }

    @inline(__always)
    func content(_ node: UInt32, _ path: Int32, _ table: Uncounted<DecodingKeyTable>) -> KeyedContent {
        // See `KeptContainer` for the owners.
        unsafe KeyedContent(state: Uncounted(self), table: table, node: node, path: path)
    }

    /// Returns the source that a container for the keys of the value at a place reads from.
    func keyedContent<Key: CodingKey>(_ type: Key.Type, _ place: DecodingPlace) throws -> KeyedContent {
        let single = places.single(place)
        switch single.kind {
        // A value with keys under the empty key is inline: its keys are those of the enclosing element.
        case .item, .siblings, .missing, .text: break
        default:
            places.rejectFallback(place)
            throw places.mismatch(
                [String: Any].self, place, "expected an element with content",
                "found \(places.described(single))")
        }
        let isDictionary = place.flags & DecodingPlace.isDictionary != 0
        if single.kind == .missing, !isDictionary { throw places.missingValue(place) }
        if place.kind == .text {
            if !paths.isInner(place.path) { paths.noteSharing(place.path) }
            places.learnInline(place.path)
        }
        var content = content(single.node, place.path, table(type, place, isLiteral: isDictionary))
        guard isDictionary else { return content }
        // The paths of other keys may lead to names in the element.
        if options.keyDecodingStrategy.isCustom, single.isElement, let outer = paths.innermostKey(place.path) {
            keys.learn(NearElement(node: single.node, mayBeKey: false), outer.table.object, -1)
        }
        let problem = places.nothingForDictionary(
            in: single, beside: namesBeside(dictionaryAt: place.path, in: single.node).names)
        if let problem { throw problem }
        if place.kind == .text { places.takeEntries(of: single.node, place.path) }
        document.indexIfLarge(single.node, place.path)
        if options.dictionaryKeyStrategy.form == .entries {
            content.entries = try places.entryMap(
                single, without: namesBeside(dictionaryAt: place.path, in: single.node).hasChild)
        }
        content.isDictionary = true
        return content
    }

    // MARK: - Decoders

    /// Returns the decoder of a place in the value at a path. Its keys are those of the type that requests it.
    func decoder(_ place: DecodingPlace, in outer: Int32) throws -> ValueDecoder {
        if let owner = keys.placingOwner(outer) { paths.setOwner(place.path, owner.object) }
        if stack.isLow { throw places.tooDeep(place) }
        return ValueDecoder(state: self, place: place)
    }

    /// Returns a decoder for `<super>`, for key types that have no such key.
    func superDecoder(_ node: UInt32, _ path: Int32) throws -> ValueDecoder {
        // As in encoding, a strategy that the user wrote is not asked.
        let isLiteral = options.keyDecodingStrategy.isCustom
        let table = table(XMLNameKey.self, places.missing(-1, in: node), isLiteral: isLiteral).object
        let index = keys.index(of: XMLNameKey("super"), table)
        var place = places.place(KeySite(node, at: path, table, index), scalar: false)
        place.path = paths.push(parent: path, index: index, table: table)
        paths.noteSuper(place.path)
        places.noteSuper(place, of: node)
        return try decoder(place, in: path)
    }
}
