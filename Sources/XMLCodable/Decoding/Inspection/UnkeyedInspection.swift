/// The instrumented container of the items of an array.
///
/// It records what is read, and continues after an item that is to be reported.
struct UnkeyedInspection: UniformUnkeyedDecoding {
    var base: UnkeyedDecoding
    let inspection: DecodingInspection

    private var state: DecodingState { base.state }
    var codingPath: [any CodingKey] { base.codingPath }
    var count: Int? { base.count }
    var isAtEnd: Bool { base.isAtEnd }
    var currentIndex: Int { base.currentIndex }

    /// The place of the next item; nil at the end.
    private var place: DecodingPlace? { base.place }

    private func note(_ place: DecodingPlace) {
        state.noteRead(place, all: false, below: .max, inspection)
        inspection.old[state.paths.next] = nil
        guard place.kind == .item else { return }
        inspection.noteOwner(
            of: place.node,
            DecodingInspection.Owner(
                path: KeyTrail(inspection.trail(base.path, state.paths), XMLIndexKey(base.currentIndex)), type: nil))
    }

    mutating func decodeNil() throws -> Bool {
        guard let place else { return try base.decodeNil() }
        guard try base.decodeNil() else { return false }
        note(place)
        state.noteAbandoned(place, inspection)
        return true
    }

    mutating func value<T: Decodable>(_ type: T.Type) throws -> T {
        guard let place, inspection.collects else { return try read(type) }
        let count = inspection.mismatches.count
        do {
            return try read(type)
        } catch {
            skip(reporting: error, since: count, place)
            do {
                return try BlankDecoder.value(type, state.options.userInfo)
            } catch {
                drain(type)
                throw error
            }
        }
    }

    mutating func valueIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        try reading(type) { try $0.decodeIfPresent(type) }
    }

    /// Determines which the items are.
    private mutating func settle(_ body: (inout UnkeyedDecoding) throws -> Void) throws {
        let before = place
        try body(&base)
        guard let before, before.node != place?.node else { return }
        // The items are its children.
        state.noteRead(before, all: false, below: .max, inspection)
    }

    private mutating func read<T: Decodable>(_ type: T.Type) throws -> T { try reading(type) { try $0.decode(type) } }

    /// Records what `body` reads, if there is an item left.
    private mutating func reading<T: Decodable, R>(
        _ type: T.Type, _ body: (inout UnkeyedDecoding) throws -> R
    ) throws -> R {
        try settle { try $0.settle(as: type) }
        guard let place else { return try body(&base) }
        note(place)
        let value = try body(&base)
        state.noteDecoded(place, state.plan(type), inspection)
        return value
    }

    private mutating func skip(reporting error: any Error, since count: Int, _ place: DecodingPlace) {
        let mark = state.paths.count
        var named = place
        named.path = state.paths.push(parent: base.path, index: base.currentIndex, table: nil)
        state.report(error, since: count, named, inspection)
        state.paths.pop(to: mark)
        state.noteAbandoned(place, inspection)
        base.advance()
    }

    /// Reads the items after one without a placeholder: the array fails, and they would otherwise remain unread.
    private mutating func drain<T: Decodable>(_ type: T.Type) {
        while let place {
            let count = inspection.mismatches.count
            do {
                _ = try read(type)
            } catch {
                skip(reporting: error, since: count, place)
            }
        }
    }

    // MARK: - Nested

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try settle { try $0.settle(keyedBy: type) }
        if let place { note(place) }
        return try base.nestedContainer(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        if let place { note(place) }
        return try base.nestedUnkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder {
        if let place { note(place) }
        return try base.superDecoder()
    }
}
