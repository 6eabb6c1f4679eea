/// The `Decoder` of one value: 24 bytes, which an existential stores inline without an allocation.
struct ValueDecoder: Decoder {
    let state: DecodingState
    let place: DecodingPlace

    var codingPath: [any CodingKey] { state.paths.keys(place.path) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if state.observer != nil || place.flags & DecodingPlace.isEnum != 0 { return try special(type) }
        if place.flags & DecodingPlace.isDictionary == 0, place.isElement { return state.container(type, place) }
        return state.container(type, try state.keyedContent(type, place))
    }

    /// Separate from the common path, which would otherwise also look up the metadata of the types used here.
    @inline(never)
    private func special<Key: CodingKey>(_ type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        if let observer = state.observer { return try observer.container(keyedBy: type, state, place) }
        if let content = try state.caseContent(type, place) { return state.container(type, content) }
        return state.container(type, try state.keyedContent(type, place))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        if let observer = state.observer { return try observer.items(state, place) }
        return try UnkeyedDecoding(state: state, at: place)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        state.observer?.single(state, place) ?? self
    }
}

extension ValueDecoder {
    /// Returns the decoder that an existential holds; nil for one of another coder.
    ///
    /// `as?` takes ten times as long.
    static func of(_ decoder: any Decoder) -> ValueDecoder? {
        func opened<D: Decoder>(_ decoder: D) -> ValueDecoder? {
            D.self == Self.self ? LayoutCast.same(decoder, as: Self.self) : nil
        }
        return opened(decoder)
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool {
        if place.flags & DecodingPlace.isNil != 0 { return true }
        if place.flags & DecodingPlace.isNotNil != 0 { return false }
        return state.places.saysNil(place)
    }

    func decode(_ type: Bool.Type) throws -> Bool { try state.bool(place) }
    func decode(_ type: String.Type) throws -> String { try state.text(of: place) }
    func decode(_ type: Double.Type) throws -> Double { try state.double(place) }
    func decode(_ type: Float.Type) throws -> Float { try state.float(place) }
    func decode<T: FixedWidthInteger & Decodable>(_ type: T.Type) throws -> T { try state.integer(type, place) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try state.integer(type, place) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try state.integer(type, place) }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        var place = place
        // An Optional, unlike code of the user's, asks for its list as a key does.
        let isOptional = place.flags & DecodingPlace.isNotNil != 0
        if place.kind != .missing { place.flags &= ~(DecodingPlace.isNil | DecodingPlace.isNotNil) }
        // The value has the path of the one around it, whose code may go on to ask for keys.
        return try state.paths.keepingOwner(place.path) {
            try state.plans.withPlan(type) { plan in
                if plan.isSequence, !isOptional, plan.enumItem == nil || state.places.isNamed(byKeyOf: place.path) {
                    place = state.places.siblings(place)
                    if place.kind == .siblings { place = try state.placeOfList(type, plan, place) }
                }
                return try state.value(type, place, plan)
            }
        }
    }
}

/// Makes the decoders and containers of calls.
enum ValueDecoding: DecoderMaking {
    @inline(__always)
    static func decoder(_ state: DecodingState, _ place: DecodingPlace) -> any Decoder {
        ValueDecoder(state: state, place: place)
    }

    static func array<T>(
        _ array: any DecodableArray.Type, as type: T.Type, _ state: DecodingState, _ place: DecodingPlace
    ) throws -> T {
        var items = UnkeyedDecoding(state: state, try state.places.items(at: place), path: place.path)
        return try array.decoded(as: type, &items, count: state.places.count(from: items.node, items.items))
    }

    static func dictionary<T>(
        _ dictionary: any DecodableDictionary.Type, as type: T.Type, _ state: DecodingState, _ place: DecodingPlace
    ) throws -> T {
        let memory = StateBox(try state.keyedContent(XMLEntryKey.self, place))
        // Nothing else has the container.
        defer { unsafe memory.deallocate() }
        return try dictionary.decoded(as: type, EntryDecoding(KeyedDecoding(ContainerContent(memory))))
    }
}

extension ValueDecoder: XMLValueDecoding {
    func malformed(_ expected: String) -> DecodingError {
        state.places.malformed(place, expected, Any.self, .malformed)
    }

    func located(_ error: DecodingError) -> DecodingError { state.places.located(error, place) }

    func placed(_ error: DecodingError) -> DecodingError { state.places.placed(error, place) }

    func isPlaced(_ error: DecodingError) -> Bool {
        error.context?.underlyingError as? XMLLocation == state.places.location(place)
    }

    func noteReplaced(by value: Any, of type: Any.Type) {
        state.observer?.noteReplaced(place, by: value, of: type, state)
    }

    func elementName() -> XML.Name? { state.elementName(place) }

    func attributesOfNil() -> [XML.Attribute]? { state.attributesOfNil(place) }

    func preservedText() throws -> String { try state.preservedText(place) }

    func trying<R>(_ body: () throws -> R) rethrows -> R {
        guard let observer = state.observer else { return try body() }
        return try observer.trying(body)
    }

    func isBlank(_ type: Any.Type) -> Bool { state.places.isBlank(place, state.plan(type)) }
}

extension ValueDecoder: XMLNameDecoding {
    func namespace(ofPrefix prefix: String) -> String? { state.places.namespace(ofPrefix: prefix, at: place) }
}
