/// Elements that are read with the keys of several types: of a class and its superclasses, or of a value and those inside
/// it that have no element of their own.
///
/// Each node of such an element has one reader: what one of the keys names is not left to a key of another type that takes
/// the rest, or for which an attribute stands in.
///
/// Neither which types share an element nor what the property wrappers of their keys read is known before they are
/// decoded. The tables of the keys learn it, and keep it for later calls. If a table learns something that a decision of
/// this call relied on, the call is run again.
extension PlaceFinder {
    /// Returns the other tables with which the element of the value at a path is read, as far as they are known.
    func sharers(of table: DecodingKeyTable, _ path: Int32) -> [DecodingKeyTable] {
        guard table.isShared, let (first, owner) = paths.keysOfElement(path) else { return [] }
        let all = [first.object] + first.object.sharers.compactMap { $0.owner == owner ? $0.table : nil }
        // Elsewhere, the table may share elements; here, it belongs to another attempt at a value.
        guard all.contains(where: { $0 === table }) else { return [] }
        // Keys that are not those of an enum could have any name.
        let others = all.filter { $0 !== table && EnumMetadata.hasKeys($0.keyMetatype) }
        for other in others { keys.adopt(other) }
        return others
    }

    /// Returns those with which an element is read: cases with a mark, and attempts, are values of some elements only.
    func sharers(of table: DecodingKeyTable, _ path: Int32, in node: UInt32) -> [DecodingKeyTable] {
        let all = sharers(of: table, path)
        if all.isEmpty { return all }
        let first = paths.keysOfElement(path)?.table.object
        return all.filter { $0 === first || isRead(node, $0, path) }
    }

    private func isRead(_ node: UInt32, _ table: DecodingKeyTable, _ path: Int32) -> Bool {
        // The call keeps the table.
        let kept = unsafe Uncounted(table)
        if let known = core.value.ledger.isRead(node, kept) { return known }
        let names = keys.knownNames(table, path)
        let matters =
            names.hasText && document.hasText(node)
            || document.children(node).contains { names.hasChild(document[$0].usedName) }
            || document.attributes(of: node).contains { names.hasAttribute(document.attribute(at: $0).usedName) }
        return core.value.ledger.expect(node, document[node].end, kept, matters: matters)
    }

    /// Returns the tables of the values around one that has no element of its own, as far as they are known.
    func tables(around path: Int32) -> [DecodingKeyTable] {
        guard let (first, owner) = paths.keysOfElement(path) else { return [] }
        let others = first.object.sharers.compactMap { $0.owner == owner && !$0.isInner ? $0.table : nil }
        for other in others { keys.adopt(other) }
        return paths.outerKeys(path).map(\.object) + others
    }

    /// Whether a key of another type is for an attribute that stands in for the element of a key.
    @inline(never)
    func isNamed(_ attribute: UInt32, of node: UInt32, byOthersThan table: DecodingKeyTable, _ path: Int32) -> Bool {
        let name = document.attribute(at: attribute).usedName
        return sharers(of: table, path, in: node).contains { keys.knownNames($0, path).hasOwnAttribute(name) }
    }

    /// Whether an element has content that no key names.
    func hasRest(_ node: UInt32, _ path: Int32, _ table: DecodingKeyTable) -> Bool {
        table.isReliedOn = true
        let names = ([table] + sharers(of: table, path, in: node)).map { keys.knownNames($0, path) }
        if document.hasComments(node) || document.hasText(node) && !names.contains(where: \.hasText) { return true }
        let isRest = document.children(node).contains { child in
            !names.contains { $0.hasChild(document[child].usedName) } && !isOwn(child, of: node)
        }
        return isRest
            || document.attributes(of: node).contains { index in
                let attribute = document.attribute(at: index)
                return attribute.flags & AttributeFlag.declaration == 0
                    && !names.contains { $0.hasAttribute(attribute.usedName) }
                    && !core.value.ledger.hasMark(attribute.usedName, isAttribute: true, in: node)
            }
    }

    /// Records that an element is read with the keys of a table which are not the first ones, or not for the first time.
    @inline(never)
    func noteTable(_ table: Uncounted<DecodingKeyTable>, _ order: CodingPaths.KeysOrder, of place: DecodingPlace) {
        let single = single(place)
        guard single.isElement || single.kind == .text else { return }
        if order == .again { core.value.ledger.forget(single.node, table) }
        if order == .other { paths.ownKeys(place.path)?.object.isAlone = false }
        guard paths.sharesElement(place.path), !paths.hasKeysOfOther(place.path) else {
            if order == .again { return }
            // Another attempt at a value, or the content of a case.
            core.value.ledger.claims = Ledger.Claims()
            paths.setKeys(place.path, table)
            return
        }
        guard let (first, owner) = paths.keysOfElement(place.path), first.id != table.id else { return }
        core.value.ledger.noteRead(single.node, document[single.node].end, table)
        if order == .again { return }
        let sharers = first.object.sharers
        // By index: a copy of an item would copy its weak reference.
        let isKnown = sharers.indices.contains { sharers[$0].owner == owner && sharers[$0].table === table.object }
        if !isKnown { share(first.object, table.object, owner, place.path) }
    }

    /// Records that an element is read with the keys of a second table.
    private func share(
        _ first: DecodingKeyTable, _ second: DecodingKeyTable, _ owner: ObjectIdentifier?, _ path: Int32
    ) {
        let known = [first] + sharers(of: first, path)
        first.sharers.removeAll { $0.table == nil }
        first.sharers.append(DecodingKeyTable.Sharer(table: second, owner: owner, isInner: paths.isInner(path)))
        first.isShared = true
        second.isShared = true
        let isWrong = known.contains { $0.isReliedOn || hasFallenBack($0, toNamesOf: second, path) }
        if isWrong { core.value.ledger.mustRestart = true }
    }

    /// Records that the key of a value for the text of an element names none of it: the keys of the value do.
    func learnInline(_ path: Int32) {
        guard let (table, index) = paths.innermostKey(path), !table.object.isOfCases else { return }
        learn(.unnamed, of: index, table.object, path)
    }

    /// Records what the property wrapper or the type of a key's values reads.
    ///
    /// If a decision of this call relied on the form of the key, the call is run again.
    @inline(never)
    func learn(_ use: KeyUse, of index: Int, _ table: DecodingKeyTable, _ path: Int32) {
        guard table.note(use, index) else { return }
        let others = sharers(of: table, path)
        let isWrong =
            table.isReliedOn || others.contains { $0.isReliedOn }
            || use.contains(.attribute) && others.contains { hasFallenBack($0, toNamesOf: table, path) }
        if isWrong { core.value.ledger.mustRestart = true }
    }

    /// Whether an attribute that a key of another table is for has stood in for the element of a key.
    private func hasFallenBack(_ table: DecodingKeyTable, toNamesOf other: DecodingKeyTable, _ path: Int32) -> Bool {
        let indices = table.fallenBack
        if indices.isEmpty { return false }
        let known = keys.knownNames(other, path)
        return indices.contains { known.hasOwnAttribute(of: table.fallback($0)) }
    }
}
