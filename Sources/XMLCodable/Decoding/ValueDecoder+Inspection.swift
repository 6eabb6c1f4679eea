/// The instrumented containers.
extension ValueDecoder {
    @inline(never)
    func inspected<Key: CodingKey>(
        _ type: Key.Type, _ inspection: DecodingInspection
    ) throws -> KeyedDecodingContainer<Key> {
        if place.flags & DecodingPlace.mayBeChoice != 0, let choice = try state.choiceContainer(type, place) {
            let around = state.single(place)
            if around.kind == .item || around.kind == .siblings { inspection.noteOpened(around.node) }
            state.noteRead(choice.place, all: false, below: .max, inspection)
            state.noteText(choice.place, inspection)
            return KeyedDecodingContainer(choice)
        }
        let old = try old(inspection)
        var decoder = self
        if place.kind == .missing, old != nil {
            // A value that the document does not mention at all is kept as a whole.
            let empty = UInt32(truncatingIfNeeded: state.store.emptyNode)
            decoder = ValueDecoder(
                state: state, place: DecodingPlace(node: empty, limit: empty, path: place.path, kind: .item))
        }
        let content = try decoder.keyedContent(type)
        inspection.noteOpened(content.node)
        inspection.noteOwner(
            of: content.node,
            DecodingInspection.Owner(path: codingPath, type: state.owner(place.path)?.name))
        return KeyedDecodingContainer(
            KeyedInspection(state: state, content: content, inspection: inspection, old: old))
    }

    @inline(never)
    func inspectedItems(_ inspection: DecodingInspection) throws -> any UnkeyedDecodingContainer {
        let container = try unkeyed()
        if place.kind == .item || place.kind == .siblings { inspection.noteOpened(place.node) }
        if place.kind == .item {
            inspection.noteOwner(
                of: place.node, DecodingInspection.Owner(path: codingPath, type: state.owner(place.path)?.name))
        }
        return UnkeyedInspection(base: container, inspection: inspection)
    }

    /// Returns the keyed recording of the old value, inside any wrappers that encode a single value.
    private func old(_ inspection: DecodingInspection) throws -> Recording? {
        guard var recording = inspection.old[place.path] else { return nil }
        while recording.requests.isEmpty {
            guard case .value(let value)? = recording.single?.content else { return nil }
            let inner = try Recording(of: value, userInfo: userInfo, codingPath: codingPath)
            // A scalar encodes itself.
            if case .value(let again)? = inner.single?.content, type(of: again) == type(of: value) { return nil }
            recording = inner
        }
        return recording
    }
}

/// The instrumented container of a single value.
struct SingleInspection: SingleValueDecodingContainer {
    let base: ValueDecoder
    let inspection: DecodingInspection

    var codingPath: [any CodingKey] { base.codingPath }

    private func scalar<T>(_ read: () throws -> T) rethrows -> T {
        let place = base.state.single(base.place)
        if place.kind == .item || place.kind == .siblings { inspection.noteScalar(place.node) }
        return try read()
    }

    func decodeNil() -> Bool {
        guard base.decodeNil() else { return false }
        let place = base.state.single(base.place)
        if place.kind == .item || place.kind == .siblings { inspection.noteOpened(place.node) }
        return true
    }

    func decode(_ type: Bool.Type) throws -> Bool { try scalar { try base.decode(type) } }
    func decode(_ type: String.Type) throws -> String { try scalar { try base.decode(type) } }
    func decode(_ type: Double.Type) throws -> Double { try scalar { try base.decode(type) } }
    func decode(_ type: Float.Type) throws -> Float { try scalar { try base.decode(type) } }
    func decode(_ type: Int.Type) throws -> Int { try scalar { try base.decode(type) } }
    func decode(_ type: Int8.Type) throws -> Int8 { try scalar { try base.decode(type) } }
    func decode(_ type: Int16.Type) throws -> Int16 { try scalar { try base.decode(type) } }
    func decode(_ type: Int32.Type) throws -> Int32 { try scalar { try base.decode(type) } }
    func decode(_ type: Int64.Type) throws -> Int64 { try scalar { try base.decode(type) } }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try scalar { try base.decode(type) } }
    func decode(_ type: UInt.Type) throws -> UInt { try scalar { try base.decode(type) } }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try scalar { try base.decode(type) } }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try scalar { try base.decode(type) } }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try scalar { try base.decode(type) } }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try scalar { try base.decode(type) } }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar { try base.decode(type) } }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        let value = try base.decode(type)
        base.state.noteDecoded(base.place, base.state.plan(type), inspection)
        return value
    }
}
