/// The `Decoder` of one value: 24 bytes, which an existential stores inline without an allocation.
struct ValueDecoder: Decoder {
    let state: DecodingState
    let place: DecodingPlace

    var codingPath: [any CodingKey] { state.codingPath(place.path) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if state.inspection != nil || place.flags & DecodingPlace.mayBeChoice != 0 { return try special(type) }
        if place.flags & DecodingPlace.isDictionary == 0, place.kind == .item || place.kind == .siblings {
            return state.container(type, place)
        }
        return state.container(type, try keyedContent(type))
    }

    /// Separate from the common path, which would otherwise also look up the metadata of the types used here.
    @inline(never)
    private func special<Key: CodingKey>(_ type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if let inspection = state.inspection { return try inspected(type, inspection) }
        if let choice = try state.choiceContainer(type, place) { return KeyedDecodingContainer(choice) }
        return state.container(type, try keyedContent(type))
    }

    /// Returns the source that a container for the keys of this value reads from.
    func keyedContent<Key: CodingKey>(_ type: Key.Type) throws -> KeyedContent {
        let single = state.single(place)
        switch single.kind {
        // A value with keys under the empty key is inline: its keys are those of the enclosing element.
        case .item, .siblings, .missing, .text: break
        default:
            if place.flags & DecodingPlace.isFallback != 0 { state.core.pointee.fallbackRejected = true }
            throw state.mismatch(
                [String: Any].self, place, "expected an element with content", "found \(state.described(single))")
        }
        if single.kind == .missing, place.flags & DecodingPlace.isDictionary == 0 { throw state.missingValue(place) }
        let isDictionary = place.flags & DecodingPlace.isDictionary != 0
        if isDictionary { state.indexIfLarge(single.node, place.path) }
        let entries = isDictionary && state.options.dictionaryKeyStrategy.form == .entries
        return KeyedContent(
            state: .passUnretained(state),
            table: state.tableReference(type, place, isLiteral: isDictionary), node: single.node,
            path: place.path, entries: entries ? try state.entryMap(single) : -1, isDictionary: isDictionary)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        if let inspection = state.inspection { return try inspectedItems(inspection) }
        return try unkeyed()
    }

    func unkeyed() throws -> UnkeyedDecoding {
        switch place.kind {
        case .siblings:
            return UnkeyedDecoding(
                state: state, node: place.node, limit: place.limit, path: place.path, kind: .siblings)
        case .item:
            let end = state.nodes[Int(place.node)].end
            return UnkeyedDecoding(
                state: state, node: state.nextElement(place.node + 1, end), limit: end, path: place.path, kind: .item)
        case .missing:
            return UnkeyedDecoding(state: state, node: 0, limit: 0, path: place.path, kind: .item)
        case .elementList, .attributeList, .textList, .contentList:
            return UnkeyedDecoding(
                state: state, node: place.node, limit: place.limit, path: place.path, kind: place.kind)
        case .attribute, .text, .token, .run:
            if place.flags & DecodingPlace.isFallback != 0 { state.core.pointee.fallbackRejected = true }
            throw state.mismatch([Any].self, place, "expected elements", "found \(state.described(place))")
        }
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        if let inspection = state.inspection { return SingleInspection(base: self, inspection: inspection) }
        return self
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        if place.flags & DecodingPlace.isNil != 0 { return true }
        if place.flags & DecodingPlace.isNotNil != 0 { return false }
        return state.isNil(place) || state.options.emptyElementStrategy != .value && state.isEmpty(state.single(place))
    }

    func decode(_ type: Bool.Type) throws -> Bool { try state.bool(place) }
    func decode(_ type: String.Type) throws -> String { try state.string(place) }
    func decode(_ type: Double.Type) throws -> Double { try state.double(place) }
    func decode(_ type: Float.Type) throws -> Float { try state.float(place) }
    func decode(_ type: Int.Type) throws -> Int { try state.integer(type, place) }
    func decode(_ type: Int8.Type) throws -> Int8 { try state.integer(type, place) }
    func decode(_ type: Int16.Type) throws -> Int16 { try state.integer(type, place) }
    func decode(_ type: Int32.Type) throws -> Int32 { try state.integer(type, place) }
    func decode(_ type: Int64.Type) throws -> Int64 { try state.integer(type, place) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try state.integer(type, place) }
    func decode(_ type: UInt.Type) throws -> UInt { try state.integer(type, place) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try state.integer(type, place) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try state.integer(type, place) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try state.integer(type, place) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try state.integer(type, place) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try state.integer(type, place) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let plain = place.flags & ~(DecodingPlace.isNil | DecodingPlace.isNotNil)
        var place = place
        place.flags = plain
        return try state.value(type, place)
    }
}
