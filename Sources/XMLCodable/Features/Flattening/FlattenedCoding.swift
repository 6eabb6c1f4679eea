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
        return try ownValue(type, place, plan)
    }

    /// Decodes a flattened value under a key that may be absent; nil if nothing that it reads is present.
    fileprivate func flattenedIfPresent<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) throws -> T? {
        do {
            return try ifPresent(type, place, needsKeys: false) { try flattened(type, place) }
        } catch {
            // What is present may be that of another key.
            try places.core.value.ledger.putOff(error)
            return nil
        }
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
