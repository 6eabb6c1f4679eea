/// Whether anything is there of a value without an element of its own: one that shares the element of its owner, or has keys and is
/// under `#text`.
///
/// It is there if the document has anything that the value reads and no key around it names: what its keys name, those of its
/// superclasses and of such values inside it, what it takes without a name, and the text and the comments that its wrappers read,
/// but not what is left by all others. A ``KeyProbe`` finds out about the keys that it asks for first. Of the rest, only an attempt
/// at the value can tell: meanwhile, whoever finds something of it says so (``PlaceFinder/noteFound()``).
extension DecodingState {
    private enum Presence {
        case present, absent, unknown
    }

    /// Returns what `make` makes of a value without an element of its own; nil if nothing of it is there.
    ///
    /// - Parameter needsKeys: Whether a type that asks for something else than keys first has none.
    func ifPresent<T: Decodable, R>(
        _ type: T.Type, _ place: DecodingPlace, needsKeys: Bool, _ make: () throws -> R
    ) throws -> R? {
        switch try presence(type, place, needsKeys: needsKeys) {
        case .present: return try make()
        case .absent: return nil
        case .unknown: return try attempt(place, make)
        }
    }

    /// Returns a value with keys at a place without text, which are those of the element around it, or the entries of a
    /// dictionary; nil if there is none.
    @inline(never)
    func ifInline<R>(_ place: DecodingPlace, _ plan: TypePlan, _ make: () throws -> R) throws -> R? {
        let single = places.single(place)
        guard single.kind == .text else { return nil }
        if plan.core.dictionaryKey != nil {
            let outer = namesAround(place)
            guard document.children(single.node).contains(where: { !outer.hasChild(document[$0].usedName) }) else {
                return nil
            }
            places.noteFound()
            return try make()
        }
        guard plan.core.hasKeys, let type = plan.core.decodable else { return nil }
        return try ifPresent(type, place, needsKeys: true, make)
    }

    /// Returns what the keys around a value without an element of its own name in its element.
    private func namesAround(_ place: DecodingPlace) -> OuterNames {
        // A path leads to another element than that of the keys around it.
        place.kind == .textList
            ? namesBeside(dictionaryAt: place.path, in: places.single(place).node) : outerNames(place.path)
    }

    private func presence<T: Decodable>(
        _ type: T.Type, _ place: DecodingPlace, needsKeys: Bool
    ) throws -> Presence {
        let single = places.single(place)
        if let isPresent = hasMark(single, of: plan(type).core) {
            let isKnown = try place.isElement && observer?.oldCase(at: place.path, self) != nil
            return isPresent || isKnown ? .present : .absent
        }
        if place.kind != .textList { paths.noteSharing(place.path) }
        paths.setOwner(place.path, plan(type))
        let found = findKeys(of: type, place, beside: namesAround(place))
        guard let table = found.table else {
            return needsKeys && (found.isList != true || place.kind == .text) ? .absent : .present
        }
        if found.isPresent { return .present }
        let isUnknown =
            table.read { $0.mayReadOthers } || document.hasText(single.node) || document.hasComments(single.node)
        return isUnknown ? .unknown : .absent
    }

    /// Returns a value if something of it is found; otherwise, nothing was read.
    private func attempt<R>(_ place: DecodingPlace, _ make: () throws -> R) throws -> R? {
        let core = places.core
        let outer = core.value.attempt
        var isPresent = false
        core.value.attempt = PlaceFinder.Attempt(path: place.path)
        defer {
            core.value.attempt = outer
            // What is in it is in the value around it.
            if isPresent, outer.path >= 0 { core.value.attempt.isPresent = true }
        }
        let ledger = core.value.ledger
        let marks = ledger.marks
        let start = marks?.beginAttempt() ?? 0
        let found = Result { try observer?.trying(make) ?? make() }
        let node = places.single(place).node
        let hasText = core.value.attempt.hasReadText && document.hasText(node) && !namesAround(place).hasText
        isPresent = core.value.attempt.isPresent || hasText
        marks?.endAttempt(start, isUsed: isPresent)
        noteRead(place, found)
        if isPresent { return try found.get() }
        core.value.ledger.forget(since: ledger)
        return nil
    }

    /// Records that all is known that a value reads. Of keys after one that is malformed, nothing is known yet; after one that is
    /// missing, nothing matters.
    private func noteRead<R>(_ place: DecodingPlace, _ found: Result<R, any Error>) {
        switch found {
        case .success, .failure(DecodingError.keyNotFound), .failure(DecodingError.valueNotFound):
            paths.ownKeys(place.path)?.object.wasRead = true
        case .failure: break
        }
    }

    /// Says whether the keys of a table that a value asks for, without an element of its own or inside such a value, name
    /// anything that is there.
    @inline(never)
    func noteFound<Key: CodingKey>(_ type: Key.Type, _ table: DecodingKeyTable, in place: DecodingPlace) {
        let attempt = places.core.value.attempt
        guard !attempt.isPresent, place.path == attempt.path || paths.isInner(place.path),
            let known = EnumMetadata.keys(of: type)
        else { return }
        let outer = namesAround(place)
        table.isReliedOn = true
        if known.contains(where: { isPresent($0, table, in: places.single(place), outer) }) { places.noteFound() }
    }
}
