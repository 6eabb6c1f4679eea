/// Finds out whether an element has anything that the keys of a type name, without decoding a value.
extension DecodingState {
    /// What was found of the keys that a type asks for first.
    final class FoundKeys {
        /// Whether anything is present that they name. Also true for a type without keys.
        fileprivate(set) var isPresent = true
        /// The table of the keys, which the call keeps; nil for a type without keys.
        fileprivate(set) var table: Uncounted<DecodingKeyTable>?
        /// Whether the first request of the type is for the items of a list; nil as long as it has made none.
        fileprivate(set) var isList: Bool?

        fileprivate func asks(forList isList: Bool) { self.isList = self.isList ?? isList }
    }

    /// Looks for what the keys of a type name.
    ///
    /// - Parameter outer: What others name, which does not count.
    func findKeys<T: Decodable>(
        of type: T.Type, _ place: DecodingPlace, beside outer: OuterNames = OuterNames()
    ) -> FoundKeys {
        let probe = KeyProbe(state: self, place: place, outer: outer)
        _ = try? T(from: probe)
        return probe.found
    }

    /// Whether a type that is no list itself asks for the items of one.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    func readsItems<T: Decodable>(_ type: T.Type, _ plan: TypePlan, _ path: Int32) -> Bool {
        guard plan.core.hasKeys else { return false }
        return paths.keepingOwner(path) {
            findKeys(of: type, places.missing(path, in: document.emptyNode)).isList == true
        }
    }

    /// Whether a list that could not be read has no items: its only element is not one of them.
    @inline(never)
    func hasNoItems(_ place: DecodingPlace, _ plan: TypePlan) -> Bool {
        guard let list = plan.core.isSequence ? plan.core.type as? any Sequence.Type : nil,
            let items = try? places.items(at: place), places.count(from: items.first, items) == 1
        else { return false }
        var item = places.single(place)
        let mark = paths.count
        defer { paths.pop(to: mark) }
        item.path = paths.push(parent: place.path, index: 0, table: nil)
        return isOfOthers(item, self.plan(TypePlan.itemType(list)).core)
    }

    /// Whether an element has nothing but what other keys lead to, and nothing that a value of a type reads.
    @inline(never)
    func isOfOthers(_ place: DecodingPlace, _ core: TypePlan) -> Bool {
        guard options.emptyElementStrategy != .value, places.isLentToOthers(place) else { return false }
        if core.role.isScalar || core.isPlainEnum { return true }
        guard core.hasKeys, let type = core.decodable else { return false }
        return paths.keepingOwner(place.path) {
            paths.setOwner(place.path, core)
            return !findKeys(of: type, places.single(place)).isPresent
        }
    }

    /// Returns what other keys name in the element of a dictionary: those around it or, if it is an element of its own, paths
    /// that lead into it.
    func namesBeside(dictionaryAt path: Int32, in node: UInt32) -> OuterNames {
        if paths.isInner(path) {
            let first = paths.keysOfElement(path)?.table.object
            let others = first.map { places.sharers(of: $0, path, in: node) } ?? []
            return OuterNames(names: outerNames(path).names + others.map { keys.knownNames($0, path) })
        }
        guard let (kept, index) = paths.innermostKey(path), kept.read({ keys.mayHavePaths($0) }) else {
            return OuterNames()
        }
        let table = kept.object
        table.isReliedOn = true
        return OuterNames(names: [keys.knownNames(table, path, inElementsOf: index)])
    }

    /// Returns what the keys around a value without an element of its own name.
    func outerNames(_ path: Int32) -> OuterNames {
        OuterNames(
            names: places.tables(around: path).map { table in
                table.isReliedOn = true
                return keys.knownNames(table, path)
            })
    }

    /// Returns whether something is present that a key names, and no other one.
    func isPresent<Key: CodingKey>(
        _ key: Key, _ table: DecodingKeyTable, in place: DecodingPlace, _ outer: OuterNames
    ) -> Bool {
        let index = keys.index(of: key, table, place.path)
        let use = table.use(index)
        if use.contains(.unnamed) || table[index].kind == .rest { return false }
        if use.contains(.text) { return document.hasText(place.node) && !outer.hasText }
        func isPresent(_ index: Int) -> Bool {
            let found = places.place(KeySite(place.node, at: place.path, table, index), scalar: true)
            let first = places.single(found)
            return switch first.kind {
            case .missing: false
            case .text: !places.isNil(found) && (first.node != place.node || !outer.hasText)
            case .attribute:
                document.element(of: first.node) != place.node
                    || !outer.hasAttribute(
                        document.attribute(at: first.node).usedName,
                        orFallback: first.flags & DecodingPlace.isFallback != 0)
            case .item, .siblings:
                table[index].kind == .path
                    || !outer.hasChild(document[first.node].usedName) && places.core.value.ledger.isWitness(first.node)
            default: true
            }
        }
        if use.isEmpty { return isPresent(index) }
        let position = KeyPosition(index, in: table, at: place.path)
        if use.contains(.attribute), isPresent(keys.variant(position, .attribute)) { return true }
        return use.contains(.element) && isPresent(keys.variant(position, .element))
    }
}

/// What the keys around a value name that shares its element.
struct OuterNames {
    var names: [KnownNames] = []

    var hasText: Bool { names.contains { $0.hasText } }
    func hasChild(_ name: UsedName) -> Bool { names.contains { $0.hasChild(name) } }

    /// - Parameter orFallback: Whether an attribute that stands in for a missing element counts too.
    func hasAttribute(_ name: UsedName, orFallback: Bool) -> Bool {
        names.contains { $0.hasOwnAttribute(name) || orFallback && $0.hasAttribute(name) }
    }
}

/// A decoder that looks for what the first keys name which a value asks for, and throws.
private struct KeyProbe: Decoder, UniformSingleDecoding {
    private struct Stop: Error {}

    let state: DecodingState
    let place: DecodingPlace
    let outer: OuterNames
    let found = DecodingState.FoundKeys()

    var codingPath: [any CodingKey] { state.paths.keys(place.path) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        found.asks(forList: false)
        if place.kind == .missing { throw Stop() }
        // Making a container finds the table and records that it shares the element.
        let container = try state.maker.decoder(state, place).container(keyedBy: type)
        let table = state.keys.table(type, at: place.path, isLiteral: false)
        found.table = table
        table.object.isReliedOn = true
        let keys = EnumMetadata.keys(of: type) ?? container.allKeys
        found.isPresent = keys.contains { state.isPresent($0, table.object, in: state.places.single(place), outer) }
        throw Stop()
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        found.asks(forList: true)
        throw Stop()
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { container }

    func decodeNil() -> Bool {
        found.asks(forList: false)
        return false
    }

    func value<T: Decodable>(_ type: T.Type) throws -> T {
        guard state.plan(type).core.hasKeys, !state.stack.isLow else {
            found.asks(forList: state.plan(type).core.isSequence)
            throw Stop()
        }
        state.paths.setOwner(place.path, state.plan(type))
        return try T(from: self)
    }
}
