/// The calls that need more than the value.
extension DecodingCall {
    /// Decodes the value of a whole call and records what is read.
    static func decode<T: Decodable>(
        _ type: T.Type, _ node: Int, at path: String? = nil, in state: DecodingState, _ inspection: DecodingInspection
    ) throws -> T {
        try state.decode(type, UInt32(node), at: path) { place, plan in
            let all = plan.core.isSequence && place.kind != .item
            state.noteRead(place, all: all, below: .max, inspection)
            do {
                let value = try state.value(type, place, plan)
                state.noteDecoded(place, plan, inspection)
                return value
            } catch  where inspection.collects {
                state.noteAbandoned(place, inspection)
                throw error
            }
        }
    }

    /// Decodes a value, and throws an error if the document contains anything that it does not read.
    static func decodeStrictly<T: Decodable>(
        _ type: T.Type, _ source: DecodingSource, at path: String? = nil,
        updating old: Recording? = nil, ignoringNil: Bool = false
    ) throws -> T {
        func run(keepingOwners: Bool) throws -> (T, XMLMismatch?) {
            let inspection = DecodingInspection(tracking: source.store, keepsOwners: keepingOwners)
            let state = DecodingState(source.store, source.options, observer: inspection)
            // The root is the first entry that is pushed.
            inspection.old[0] = old
            inspection.ignoresNil = ignoringNil
            let value = try decode(type, source.node, at: path, in: state, inspection)
            return (value, state.unknownNodes(inspection, limit: 1).first)
        }
        let (value, unknown) = try run(keepingOwners: false)
        guard let unknown else { return value }
        // Determining the owner takes time and memory, so it is deferred until it is needed.
        let known = (try? run(keepingOwners: true).1) ?? unknown
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: known.codingPath, debugDescription: known.description, underlyingError: known.location))
    }

    /// Returns a value and what it does not read.
    static func decodeWithReport<T: Decodable>(
        _ type: T.Type, _ source: DecodingSource
    ) throws -> (value: T, unread: [XMLMismatch]) {
        let inspection = DecodingInspection(tracking: source.store, keepsOwners: true)
        let state = DecodingState(source.store, source.options, observer: inspection)
        let value = try decode(type, source.node, in: state, inspection)
        return (value, withRepairs(source.store, state.unknownNodes(inspection)))
    }

    /// Returns all mismatches between a document and a model.
    static func diagnose<T: Decodable>(_ type: T.Type, _ source: DecodingSource) -> [XMLMismatch] {
        let inspection = DecodingInspection(tracking: source.store, collects: true, keepsOwners: true)
        let state = DecodingState(source.store, source.options, observer: inspection)
        do {
            _ = try decode(type, source.node, in: state, inspection)
        } catch {
            let place = state.places.item(UInt32(source.node), -1)
            state.report(error, since: inspection.mismatches.count, place, inspection)
        }
        // Content that matches no case has been reported as such.
        let reported = Set(inspection.mismatches.map(\.location.byteOffset))
        for unknown in state.unknownNodes(inspection) where !reported.contains(unknown.location.byteOffset) {
            inspection.add(unknown)
        }
        return withRepairs(
            source.store, inspection.mismatches.sorted(once: { $0.location.byteOffset < $1.location.byteOffset }))
    }

    /// Adds what was repaired in the document.
    private static func withRepairs(_ store: NodeStore, _ mismatches: [XMLMismatch]) -> [XMLMismatch] {
        let repairs = store.repairs
        guard !repairs.isEmpty else { return mismatches }
        let repaired = repairs.map { repair in
            XMLMismatch(
                kind: .repaired, path: nil,
                location: XMLLocation(
                    line: repair.line, column: repair.column, byteOffset: repair.byteOffset, elementPath: "/"),
                description: repair.description)
        }
        return (repaired + mismatches).sorted(once: { $0.location.byteOffset < $1.location.byteOffset })
    }
}
