/// The instrumented containers.
extension DecodingInspection: DecodingObserver {
    func container<Key: CodingKey>(
        keyedBy type: Key.Type, _ state: DecodingState, _ place: DecodingPlace
    ) throws -> KeyedDecodingContainer<Key> {
        if place.flags & DecodingPlace.isEnum != 0, var content = try state.caseContent(type, place) {
            var recording: Recording?
            if case .nested(let old)? = try old(state, place.path)?.content(ofKey: content.caseName) { recording = old }
            state.noteRead(content.place, all: false, below: .max, self)
            // The container owns it.
            content.old = recording.map { unsafe Uncounted($0) }
            return state.owningContainer(type, content, and: recording)
        }
        let old = try old(state, place.path)
        var present = place
        if place.kind == .missing, old != nil {
            // A value that the document does not mention at all is kept as a whole.
            present = state.places.item(state.document.emptyNode, place.path)
        }
        let content = try state.keyedContent(type, present)
        if place.kind == .text { marks?.noteKeyedText(place.node) }
        noteOwner(of: content.node, owner(state, place))
        return KeyedInspection(state: state, content: content, inspection: self, old: old).container
    }

    func items(_ state: DecodingState, _ place: DecodingPlace) throws -> any UnkeyedDecodingContainer {
        let items = try UnkeyedDecoding(state: state, at: place)
        if place.kind == .item { noteOwner(of: place.node, owner(state, place)) }
        return UnkeyedInspection(base: items, inspection: self).container
    }

    func item<T: Decodable>(
        _ type: T.Type, _ state: DecodingState, _ place: DecodingPlace, _ read: () throws -> T
    ) throws -> T? {
        guard collects else { return try read() }
        let count = mismatches.count
        do {
            return try read()
        } catch {
            state.report(error, since: count, place, self)
            return try? BlankDecoder.value(type, state.options.userInfo)
        }
    }

    func single(_ state: DecodingState, _ place: DecodingPlace) -> any SingleValueDecodingContainer {
        SingleInspection(
            base: ValueDecoder(state: state, place: place), inspection: self,
            isTolerant: state.paths.owner(place.path)?.type is any TolerantProperty.Type)
    }

    func noteRead(
        _ place: DecodingPlace, all: Bool, _ steps: DecodingKeyTable.Path?, among siblings: Matches, of owner: UInt32,
        _ state: DecodingState
    ) {
        if place.kind == .missing, let steps {
            state.noteSteps(steps, among: siblings, of: owner, self)
        } else {
            let first = state.document.first(siblings) ?? 0
            state.noteRead(place, all: all, below: owner, self, steps: steps, first: first)
        }
    }

    private func owner(_ state: DecodingState, _ place: DecodingPlace) -> Owner {
        Owner(path: trail(place.path, state.paths), type: state.paths.owner(place.path))
    }

    // MARK: - The old value

    /// Returns the recording of an old value; nil for one that is replaced as a whole.
    static func recording(
        of value: any Encodable, _ userInfo: [CodingUserInfoKey: Any], _ path: [any CodingKey]
    ) throws -> Recording? {
        let plan = TypePlan.of(Swift.type(of: value))
        let member = plan.special?.member(of: value) ?? value
        let type = Swift.type(of: member)
        let inner = TypePlan.of(type)
        if EnumMetadata.isEnum(type), inner.caseMark == nil, !inner.saysNil { return nil }
        let recording = try Recording(of: member, userInfo: userInfo, codingPath: path)
        if plan.needs.contains(.mark) { recording.memberType = type }
        return recording
    }

    func oldType(at path: Int32) -> (any Encodable.Type)? { old[path]?.memberType }

    func oldCase(at path: Int32, _ state: DecodingState) throws -> String? {
        guard let old = try old(state, path), old.fields.count == 1 else { return nil }
        return old.fields[0].key.stringValue
    }

    func keep(_ recording: Recording?, at path: Int32, _ state: DecodingState) throws {
        old[path] = recording
        // The only value of a case without a label is the content of its element.
        guard let recording, recording.fields.count == 1, recording.fields[0].key.stringValue == "_0" else { return }
        switch recording.fields[0].content {
        case .value(let value):
            old[path] = try Self.recording(of: value, state.options.userInfo, state.paths.keys(path))
        case .nested(let inner): old[path] = inner
        case .null: old[path] = nil
        }
    }

    /// Returns the keyed recording of the old value, inside any wrappers that encode a single value.
    private func old(_ state: DecodingState, _ path: Int32) throws -> Recording? {
        guard var recording = old[path] else { return nil }
        let owner: Any.Type? = state.paths.owner(path)?.type
        if let type = recording.memberType, owner != type { return nil }
        while recording.requests.isEmpty {
            guard case .value(let value)? = recording.single?.content else { return nil }
            let inner = try Recording(
                of: value, userInfo: state.options.userInfo, codingPath: state.paths.keys(path))
            // A scalar encodes itself.
            if case .value(let again)? = inner.single?.content, type(of: again) == type(of: value) { return nil }
            recording = inner
        }
        return recording
    }
}

/// The instrumented container of a single value.
///
/// It asks the base for each scalar as that type: 128-bit integers have no role by which a generic call would know them.
struct SingleInspection: SingleValueDecodingContainer {
    let base: ValueDecoder
    let inspection: DecodingInspection
    /// Whether who asks goes on if there is no value.
    let isTolerant: Bool

    var codingPath: [any CodingKey] { base.codingPath }

    private func scalar<T>(_ read: () throws -> T) rethrows -> T {
        let place = base.state.places.single(base.place)
        if place.isElement || place.kind == .text { inspection.marks?.noteText(of: place.node) }
        return try read()
    }

    func decodeNil() -> Bool { base.decodeNil() }

    func decode(_ type: Bool.Type) throws -> Bool { try scalar { try base.decode(type) } }
    func decode(_ type: String.Type) throws -> String { try scalar { try base.decode(type) } }
    func decode(_ type: Double.Type) throws -> Double { try scalar { try base.decode(type) } }
    func decode(_ type: Float.Type) throws -> Float { try scalar { try base.decode(type) } }
    func decode<T: FixedWidthInteger & Decodable>(_ type: T.Type) throws -> T { try scalar { try base.decode(type) } }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try scalar { try base.decode(type) } }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try scalar { try base.decode(type) } }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        // The text counts as read also if it is malformed, as for the types above.
        let plan = base.state.plan(type)
        base.state.noteDecoded(base.place, plan, inspection)
        guard isTolerant else { return try base.decode(type) }
        do { return try inspection.trying { try base.decode(type) } } catch {
            base.state.noteAbandoned(base.place, inspection, all: plan.isCoreCollection)
            throw error
        }
    }
}
