/// The instrumented container of the values of an element by key.
///
/// It records what is read, keeps the parts of the old value that the document does not mention, and continues after a
/// mismatch that is to be reported.
struct KeyedInspection<Key: CodingKey>: UniformKeyedDecoding {
    private let state: DecodingState
    private let base: KeyedDecoding<Key>
    private let inspection: DecodingInspection
    /// The recording of the value being updated.
    private let old: Recording?

    init(state: DecodingState, content: KeyedContent, inspection: DecodingInspection, old: Recording?) {
        self.state = state
        base = KeyedDecoding(ContainerContent(owning: StateBox(content), of: state))
        self.inspection = inspection
        self.old = old
    }

    var codingPath: [any CodingKey] { base.codingPath }

    private func index(_ key: Key) -> Int { state.keys.index(of: key, base.table, base.path) }
    private func site(_ key: Key) -> KeySite { KeySite(base.node, at: base.path, base.table, index(key)) }
    /// The place of a key that the document does not mention.
    private var missing: DecodingPlace { state.places.missing(base.path, in: base.node) }

    // MARK: - Keys

    var allKeys: [Key] {
        let keys = base.allKeys
        guard let old else { return keys }
        let known = Set(keys.map { Array($0.stringValue.utf8) })
        return keys
            + old.fields.map(\.key.stringValue).filter { !known.contains(Array($0.utf8)) }
            .compactMap { Key(stringValue: $0) }
    }

    func contains(_ key: Key) -> Bool { base.contains(key) || hasOld(key) }

    /// Whether the old value has a value for a key.
    private func hasOld(_ key: Key) -> Bool {
        guard let content = old?.content(of: key) else { return false }
        if case .null = content { return false } else { return true }
    }

    func decodeNil(forKey key: Key) throws -> Bool {
        let place = base.place(key, scalar: true)
        if place.kind == .missing { return !hasOld(key) }
        guard try base.decodeNil(forKey: key) else { return false }
        state.noteRead(place, all: false, below: base.node, inspection)
        state.noteAbandoned(place, inspection)
        return true
    }

    // MARK: - Values

    func value<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let plan = state.plan(type)
        if plan.isAbsentable, !base.isDictionary,
            let value = AbsentValue.value(type, found: try valueIfPresent(type, forKey: key))
        {
            return value
        }
        func optional<W: Decodable>(_ wrapped: W.Type) throws -> T {
            LayoutCast.same(try valueIfPresent(wrapped, forKey: key), as: type)
        }
        if plan.isNestedOptional, !base.isDictionary, let inner = plan.wrapped?.decodable { return try optional(inner) }
        let count = inspection.mismatches.count
        var place = missing
        do {
            place = try base.place(key, plan)
            if isAbsent(place, key, plan), !isEmptyList(key, plan), let kept = try kept(type, key) {
                note(place, key, plan.placement, all: false)
                return kept
            }
            // These have no element that could be absent.
            if mayBeInline(place, plan), let kept = try kept(type, key) {
                return try reading(key, plan, at: place) { try base.decodeIfPresent(type, forKey: key) } ?? kept
            }
            if plan.needs.contains(.elements), let kept = try kept(type, key) {
                let value = try reading(key, plan, at: place) { try base.decode(type, forKey: key) }
                return plan.special?.isEmpty(value) == true ? kept : value
            }
            return try reading(key, plan, at: place) {
                if let current = try currentType(type, key) {
                    return try base.decode(current, forKey: key) as? T ?? base.decode(type, forKey: key)
                }
                return try trying(key, place, plan) { try base.decode(type, forKey: key) }
            }
        } catch  where inspection.collects {
            report(error, since: count, key, place)
            return try BlankDecoder.value(type, state.options.userInfo)
        }
    }

    func valueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        let plan = state.plan(type)
        let count = inspection.mismatches.count
        var place = missing
        do {
            place = try base.place(key, plan)
            let isAbsent = isAbsent(place, key, plan)
            // It may be made of content that is no place of its own.
            if isAbsent, !isEmptyList(key, plan), !plan.needs.contains(.content) {
                note(place, key, plan.placement, all: false)
                return try keptIfPresent(type, key)
            }
            let value = try reading(key, plan, at: place) {
                if let current = try currentType(type, key) {
                    return try base.decodeIfPresent(current, forKey: key) as? T
                }
                return try trying(key, place, plan) { try base.decodeIfPresent(type, forKey: key) }
            }
            let keeps = inspection.ignoresNil || mayBeInline(place, plan) || plan.needs.contains(.content) && isAbsent
            return try value == nil && keeps ? keptIfPresent(type, key) : value
        } catch  where inspection.collects {
            report(error, since: count, key, place)
            return nil
        }
    }

    /// Reads a value: the error of an item is no mismatch in an array that may have none.
    private func trying<R>(_ key: Key, _ place: DecodingPlace, _ plan: TypePlan, _ read: () throws -> R) throws -> R {
        guard inspection.collects, plan.isCoreCollection, !base.isDictionary,
            (try? base.attemptKeyed(key, place) { $0.hasNoItems($1, plan) }) == true
        else { return try read() }
        return try inspection.trying(read)
    }

    private func isEmptyList(_ key: Key, _ plan: TypePlan) -> Bool {
        !base.isDictionary && base.isEmptyList(plan, at: index(key), state, base.table)
    }

    /// Decodes with the plain container and records what is read.
    private func reading<R>(_ key: Key, _ plan: TypePlan, at place: DecodingPlace, _ body: () throws -> R) throws -> R {
        var place = place
        if plan.core.needs.contains(.unnamed), !base.isDictionary {
            // The key names nothing.
            place = state.places.item(base.node, base.path)
        }
        // Nodes are the content of one element.
        note(place, key, plan.placement, all: plan.core.isSequence && !plan.core.needs.contains(.nodes))
        let path = state.paths.next
        let hasKeys = plan.core.role == .other || !plan.core.needs.isDisjoint(with: [.keys, .mark])
        inspection.old[path] = old != nil && hasKeys && !plan.isCoreCollection ? try recording(key) : nil
        defer { inspection.old[path] = nil }
        let value = try body()
        if plan.placement == .both || base.table.nodeDecoding?(key)?.form == .both { noteBoth(key, plan, value) }
        if state.places.isRejected(place) { inspection.marks?.forget(attribute: place.node) }
        if place.kind == .text, plan.core.role.isScalar || !(inspection.marks?.isKeyedText(place.node) ?? false) {
            inspection.marks?.noteText(of: place.node)
        }
        state.noteDecoded(place, plan, inspection)
        if plan.core.needs.contains(.content), !base.isDictionary { state.noteContent(site(key), inspection) }
        return value
    }

    private func note(_ place: DecodingPlace, _ key: Key, _ placement: XMLPlacement.Form? = nil, all: Bool) {
        let steps = base.isDictionary ? nil : steps(site(key), placement, all: all)
        state.noteRead(place, all: all, below: base.node, inspection, steps: steps)
        // Keys of a type that accepts any string are encoded as names.
        if let steps, steps.steps.count > 1, place.kind == .elementList, !Key.acceptsAnyString {
            for number in place.node..<(all ? place.limit : place.node + 1) {
                let node = state.document.listed(number)
                guard steps.literal.contains(state.document[node].usedName) else { break }
                inspection.noteRenamed(node, key.stringValue)
            }
        }
        if place.kind == .missing, let steps {
            state.noteSteps(steps, of: base.node, inspection)
        } else if let steps, steps.hasIndices {
            state.noteIndexed(steps, from: base.node, inspection)
        }
        let single = state.places.single(place)
        if !all, single.isElement {
            inspection.noteOwner(
                of: single.node,
                DecodingInspection.Owner(path: KeyTrail(inspection.trail(base.path, state.paths), key), type: nil))
        }
    }

    /// Returns the steps of a key that is a path, as its values are read.
    private func steps(_ site: KeySite, _ placement: XMLPlacement.Form?, all: Bool) -> DecodingKeyTable.Path? {
        guard placement == .attribute else { return base.table.path(state.places.used(site, scalar: !all)) }
        return base.table.path(state.keys.variant(site.position, .attribute))
    }

    /// Records the attribute and the element of a value that is both; not an attribute with another value, which is lost.
    private func noteBoth(_ key: Key, _ plan: TypePlan, _ value: Any) {
        guard !base.isDictionary else { return }
        let site = site(key)
        func isValue<E: Equatable>(_ place: DecodingPlace, _ value: E) -> Bool {
            func read<T: Decodable>(_ type: T.Type) -> Any? {
                try? inspection.trying { try base.attemptKeyed(key, place) { try $0.value(type, $1, plan) } }
            }
            return plan.decodable.flatMap { read($0) } as? E == value
        }
        for placement in [XMLPlacement.Form.attribute, .element] {
            // Not as that of a property wrapper, from which the table would learn what the key is for.
            let variant = state.keys.variant(site.position, placement)
            let other = state.places.place(site.with(variant), scalar: placement == .attribute)
            if placement == .attribute {
                guard state.places.single(other).kind == .attribute else { continue }
                if let value = value as? any Equatable, !isValue(other, value) { continue }
            }
            state.noteRead(other, all: false, below: base.node, inspection, steps: base.table.path(variant))
            state.places.noteText(ofScalar: other)
        }
    }

    private func report(_ error: any Error, since count: Int, _ key: Key, _ place: DecodingPlace) {
        let index = index(key)
        var named = place
        let mark = state.paths.count
        defer { state.paths.pop(to: mark) }
        named.path = state.paths.push(parent: base.path, index: index, table: base.table)
        state.report(error, since: count, named, inspection)
        state.noteAbandoned(place, inspection)
        guard base.table[index].kind == .rest, place.kind == .missing else { return }
        inspection.marks?.noteTaken(state.document.children(base.node))
        inspection.marks?.noteText(of: base.node)
    }

    // MARK: - The old value

    /// Returns whether the document does not mention a key.
    private func isAbsent(_ place: DecodingPlace, _ key: Key, _ plan: TypePlan) -> Bool {
        if old != nil, plan.needs.contains(.content), !base.isDictionary {
            let index = index(key)
            state.learnUnnamed(plan, of: index, base.table, base.path)
            if let path = base.table.path(index), state.places.namesContent(base.table, index) {
                return state.places.elements(base.node, path).isEmpty
            }
            // All that takes the rest of an element is replaced together, if there is a rest.
            if plan.needs.contains(.rest) || state.places.namesContent(base.table, index) {
                return !state.places.hasRest(base.node, base.path, base.table)
            }
        }
        return switch place.kind {
        case .missing: true
        case .textList where plan.isCoreCollection: false
        case .text, .textList:
            old != nil && state.places.isNil(place) && !mayBeInline(place, plan)
        default: false
        }
    }

    /// Whether a value has no element of its own whose absence would tell that it is none.
    private func mayBeInline(_ place: DecodingPlace, _ plan: TypePlan) -> Bool {
        if plan.needs.contains(.keys) { return true }
        return (place.kind == .text || place.kind == .textList) && (plan.core.hasKeys || plan.core.dictionaryKey != nil)
    }

    private func kept<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        guard let content = old?.content(of: key) else { return nil }
        return try oldDecoder?.value(type, content, key)
    }

    private var oldDecoder: RecordedDecoder? {
        old.map { RecordedDecoder(recording: $0, codingPath: codingPath, userInfo: state.options.userInfo) }
    }

    private func keptIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        try hasOld(key) ? kept(type, key) : nil
    }

    /// Returns the recording of the old value of a key; nil if it is not a value with keys.
    private func recording(_ key: Key) throws -> Recording? {
        switch old?.content(of: key) {
        case .nested(let recording)?: return recording
        case .value(let value)?:
            return try DecodingInspection.recording(of: value, state.options.userInfo, codingPath + [key])
        case .null?, nil: return nil
        }
    }

    /// Returns the class of the old value if it is a subclass of the requested one.
    private func currentType<T: Decodable>(_ type: T.Type, _ key: Key) throws -> (any Decodable.Type)? {
        // A mark tells the class.
        guard type is AnyClass, !state.plan(type).needs.contains(.mark),
            case .value(let value)? = old?.content(of: key),
            let value = value as? T
        else { return nil }
        let current = Swift.type(of: value)
        return current == type ? nil : current
    }

    // MARK: - Nested

    /// Returns the decoder of a key's value. The recording of the old value is kept, since the decoder may be stored.
    private func decoder(_ key: Key, scalar: Bool, all: Bool = false) throws -> ValueDecoder {
        note(base.place(key, scalar: scalar), key, all: all)
        let path = state.paths.next
        inspection.old[path] = try recording(key)
        return try base.decoder(key, scalar: scalar)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try nested(key) {
            let decoder = try decoder(key, scalar: false)
            if decoder.place.kind == .missing, inspection.old[decoder.place.path] == nil { throw base.notFound(key) }
            if let payload = try state.payload(type, decoder.place) { return state.container(type, payload) }
            return try decoder.container(keyedBy: type)
        } orBlank: {
            $0.container(keyedBy: type)
        }
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try nested(key) {
            let decoder = try decoder(key, scalar: false, all: true)
            if decoder.place.kind == .missing {
                if let kept = try kept(old?.content(of: key), key) { return kept.unkeyedContainer() }
                if !state.places.missingCollectionsAreEmpty { throw base.notFound(key) }
            }
            return try decoder.unkeyedContainer()
        } orBlank: {
            $0.unkeyedContainer()
        }
    }

    /// Returns the container that `body` returns or, after the report of its error, one with placeholders.
    private func nested<C>(_ key: Key, _ body: () throws -> C, orBlank blank: (BlankDecoder) -> C) throws -> C {
        let count = inspection.mismatches.count
        do { return try body() } catch  where inspection.collects {
            report(error, since: count, key, missing)
            return blank(BlankDecoder(codingPath: [key], userInfo: state.options.userInfo))
        }
    }

    func superDecoder() throws -> any Decoder {
        if let key = Key(stringValue: "super") { return try superDecoder(forKey: key) }
        let path = state.paths.next
        let content = old?.content(ofKey: "super")
        // An earlier value with that number may have left its own.
        inspection.old[path] = if case .nested(let recording)? = content { recording } else { nil }
        let decoder = try state.superDecoder(base.node, base.path)
        if decoder.place.kind == .missing, let kept = try kept(content, XMLNameKey("super")) { return kept }
        state.noteRead(decoder.place, all: false, below: base.node, inspection)
        return decoder
    }

    func superDecoder(forKey key: Key) throws -> any Decoder {
        let decoder = try decoder(key, scalar: true)
        state.paths.noteSuper(decoder.place.path)
        if decoder.place.kind == .missing, let kept = try kept(old?.content(of: key), key) { return kept }
        return decoder
    }

    /// Returns a decoder of what the old value has for a key that the document does not mention.
    private func kept(_ content: Recording.Content?, _ key: any CodingKey) throws -> RecordedDecoder? {
        try content.flatMap { try oldDecoder?.nested($0, key) }
    }
}
