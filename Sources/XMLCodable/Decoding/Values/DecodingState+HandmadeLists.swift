/// Lists in hand-written code: containers for the items of a key, requested by a type that is no list itself.
///
/// Such a list is either the elements with the name of the key or, as in `<files><file/><file/></files>`, the children of
/// the only one. It is the latter if that element has child elements, but neither text nor anything that the keys of an
/// item name.
extension DecodingState {
    /// Whether the items at a place, requested as a list, may be the children of the only element.
    func mayBeWrapped(_ place: DecodingPlace) -> Bool {
        guard place.kind == .siblings else { return false }
        let isHandmade = paths.owner(place.path).map { $0.role == .other && !$0.isCollection && $0.wrapped == nil }
        return (isHandmade ?? true) && isOnly(place)
    }

    /// Whether a place is that of one element with child elements and without text.
    private func isOnly(_ place: DecodingPlace) -> Bool {
        let record = document[place.node]
        return document.nextSibling(record.end, place.limit, record.name) >= place.limit
            && document.firstElement(of: place.node) != nil && !document.hasText(place.node)
    }

    /// Whether items of a type are the children of an element, which is not one of them.
    @_semantics("optimize.sil.specialize.generic.never")
    func isWrapper<T: Decodable>(_ place: DecodingPlace, of type: T.Type) throws -> Bool {
        let plan = plan(type)
        let core = plan.core
        if core.role.isScalar || plan.isTokens { return true }
        if let cases = places.cases(of: core, place.path) {
            return cases.index(of: document[place.node]) == nil
                && document.children(place.node).contains { cases.index(of: document[$0]) != nil }
        }
        if let isItem = hasMark(places.item(place.node, place.path), of: core) { return !isItem }
        guard core.hasKeys else { return false }
        let mark = paths.count
        defer { paths.pop(to: mark) }
        let item = places.item(place.node, paths.push(parent: place.path, index: 0, table: nil))
        paths.setOwner(item.path, core)
        let found = findKeys(of: type, item)
        return found.table != nil && !found.isPresent
    }

    /// Whether an element is a case of a type, rather than an element around one.
    func isCase<T: Decodable>(_ place: DecodingPlace, of type: T.Type, in list: DecodingPlace) -> Bool {
        guard let cases = places.cases(of: plan(type).core, place.path) else { return false }
        // A list of elements lacks the text between them.
        return cases.index(of: document[place.node]) != nil && (list.kind == .item || cases.text == nil)
    }

    /// Whether items with keys of a type are the children of an element, which is not one of them.
    func isWrapper<Key: CodingKey>(_ place: DecodingPlace, keyedBy type: Key.Type) -> Bool {
        guard let known = EnumMetadata.keys(of: type) else { return false }
        let mark = paths.count
        defer { paths.pop(to: mark) }
        let item = places.item(place.node, paths.push(parent: place.path, index: 0, table: nil))
        if let owner = keys.placingOwner(place.path) { paths.setOwner(item.path, owner.object) }
        let table = keys.table(type, at: item.path, isLiteral: false).object
        table.isReliedOn = true
        return !known.contains { isPresent($0, table, in: item, OuterNames()) }
    }

    /// Whether the elements of a list have no name in common, as those under the key `*`.
    func isOfRest(_ list: DecodingPlace) -> Bool { list.kind == .elementList && !places.isNamed(byKeyOf: list.path) }

    /// Returns the items of a type among the children of an element, or those of a list that are cases of an enum themselves.
    func items(in place: DecodingPlace, of plan: TypePlan?) throws -> ItemRange {
        if place.kind == .elementList { return ItemRange(first: place.node, limit: place.limit, kind: .contentList) }
        let whole = places.item(place.node, place.path)
        guard let core = plan?.core, core.isPlainEnum,
            let content = try places.content(of: core, in: place.node, place.path)
        else { return try places.items(at: whole) }
        return ItemRange(first: content.node, limit: content.limit, kind: content.kind)
    }

    /// Returns the place of a list that is requested as a value of a type: the only element as a whole if its children are
    /// the items.
    func placeOfList<T: Decodable>(_ type: T.Type, _ plan: TypePlan, _ place: DecodingPlace) throws -> DecodingPlace {
        guard plan.isSequence, plan.role == .other, mayBeWrapped(place), let items = type as? any Sequence.Type else {
            return place
        }
        func isWrapper<S: Sequence>(_ items: S.Type) throws -> Bool {
            guard let item = S.Element.self as? any Decodable.Type else { return false }
            return try self.isWrapper(place, of: item)
        }
        return try isWrapper(items) ? places.item(place.node, place.path) : place
    }
}
