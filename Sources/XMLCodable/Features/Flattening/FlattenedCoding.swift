/// The coding of ``XMLFlattened``: values whose keys are those of the element around them.
enum FlattenedCoding: SpecialCoding {
    static let needs: ContentNeeds = [.content, .unnamed, .keys]

    static func decode<T: Decodable>(
        _ type: T.Type, _ site: DecodingSite, under key: DecodingSite.Key
    ) throws -> T? {
        try site.isOptional
            ? site.state.flattenedIfPresent(type, site.place) : site.state.flattened(type, site.place)
    }

    static func encode<T: Encodable>(_ value: T, _ site: EncodingSite) throws -> Bool {
        guard let entry = site.entry else { return false }
        try site.state.put(flattened: value, entry, in: site.frame)
        return true
    }
}

// MARK: - Decoding

extension DecodingState {
    /// Decodes a flattened value.
    ///
    /// - Parameter place: The element, with the coding path of the value.
    fileprivate func flattened<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        let plan = plan(type)
        guard plan.core.hasKeys, !plan.saysNil else {
            let way = plan.core.isPlainEnum ? ", a choice, which the key \"*\" reads without a wrapper" : ""
            throw places.mismatch(type, place, "expected a type with keys", "found \(plan.core.name)\(way)")
        }
        if stack.isLow { throw places.tooDeep(place) }
        paths.noteSharing(place.path)
        // Whether the value around it, which is flattened too, is present depends on this one.
        if !places.core.value.hasReadOthers, places.core.value.isAttempt { try noteIfPresent(type, place) }
        do {
            let value: T = try ownValue(type, place, plan)
            paths.ownKeys(place.path)?.object.wasRead = true
            return value
        } catch {
            // Of keys after one that is malformed, nothing is known yet; after one that is missing, nothing matters.
            switch error {
            case DecodingError.keyNotFound, DecodingError.valueNotFound:
                if places.core.value.isAttempt { paths.ownKeys(place.path)?.object.wasRead = true }
            default: break
            }
            throw error
        }
    }

    /// Decodes a flattened value under a key that may be absent; nil if nothing that it reads is present.
    fileprivate func flattenedIfPresent<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T? {
        let presence = try presence(type, place)
        if presence == .present {
            do {
                return try flattened(type, place)
            } catch {
                // What is present may be that of another key.
                try places.core.value.ledger.putOff(error)
                return nil
            }
        }
        guard presence == .unknown else { return nil }
        let core = places.core
        let before = (core.value.hasReadText, core.value.hasReadOthers, core.value.isAttempt)
        defer {
            if before.0 { core.value.hasReadText = true }
            if before.1 { core.value.hasReadOthers = true }
            core.value.isAttempt = before.2
        }
        let ledger = core.value.ledger
        (core.value.hasReadText, core.value.hasReadOthers, core.value.isAttempt) = (false, false, true)
        func make() throws -> T { try flattened(type, place) }
        let marks = ledger.marks
        let start = marks?.beginAttempt() ?? 0
        let found = Result { try observer?.trying(make) ?? make() }
        let hasText = document.hasText(place.node) && !outerNames(place.path).hasText
        let isPresent = core.value.hasReadText && hasText || core.value.hasReadOthers
        marks?.endAttempt(start, isUsed: isPresent)
        if isPresent { return try found.get() }
        core.value.ledger.forget(since: ledger)
        return nil
    }

    private enum Presence {
        case present, absent
        /// Only an attempt can tell whether property wrappers of the value read the text or the comments, or other
        /// flattened values.
        case unknown
    }

    /// Returns whether anything that the keys of a flattened value name is present, and no key around it names.
    private func presence<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> Presence {
        let plan = plan(type)
        if let isPresent = hasMark(place, of: plan.core) {
            return try isPresent || observer?.oldCase(at: place.path, self) != nil ? .present : .absent
        }
        paths.noteSharing(place.path)
        let found = findKeys(of: type, place, beside: outerNames(place.path))
        if found.isPresent { return .present }
        let mayReadOthers = found.table?.read { $0.mayReadOthers } ?? true
        let isUnknown = mayReadOthers || document.hasText(place.node) || document.hasComments(place.node)
        return isUnknown ? .unknown : .absent
    }

    private func noteIfPresent<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws {
        if try presence(type, place) == .present { places.core.value.hasReadOthers = true }
    }
}

// MARK: - Encoding

extension EncodingState {
    /// Writes a value with keys into the element of the value around it.
    fileprivate func put<T: Encodable>(flattened value: T, _ entry: EntryID, in place: FrameID) throws {
        try check(place, value)
        guard let inner = (value as? any FlattenedProperty)?.encodableValue else { return }
        try sharing(place, vocabulary[entry].component) { try write(flattened: inner, place) }
    }

    /// Writes the keys of a value into an element.
    func write<T: Encodable>(flattened value: T, _ place: FrameID) throws {
        if let value = (value as? any IndirectProperty)?.wrappedValue as? any Encodable {
            return try write(flattened: value, place)
        }
        let plan = plan(ofType: Swift.type(of: value as any Encodable))
        let type = TypePlan.of(T.self)
        guard type.core.hasKeys, !type.saysNil else {
            let way = type.core.isPlainEnum ? "; a choice has the key \"*\", without a wrapper" : ""
            throw error(.noText("only a type with keys can be flattened" + way), value, place.index)
        }
        guard !stack.isLow else { throw stackError(value) }
        try check(place, value)
        let outer = frames[place.index]
        frames[place.index].owner = plan
        frames[place.index].flags.insert(.isBorrowed)
        defer {
            // The value may have finished the element.
            if frames.isLive(place) {
                frames[place.index].owner = outer.owner
                frames[place.index].shape = outer.shape
                frames[place.index].kind = outer.kind
                for flag in [Frame.Flags.isPayload, .isBorrowed] where !outer.flags.contains(flag) {
                    frames[place.index].flags.remove(flag)
                }
            }
        }
        try write(value, plan, place)
    }
}
