extension DecodingCall {
    /// Returns an updated value, which keeps everything that the document does not mention.
    static func update<T: Codable>(
        _ value: T, _ source: DecodingSource, ignoringNil: Bool
    ) throws -> T {
        var old: Recording?
        let plan = TypePlan.of(T.self)
        if plan.core.role == .other || plan.core.needs.contains(.mark), !plan.isCoreCollection {
            old = try DecodingInspection.recording(of: value, source.options.value.userInfo, [])
        }
        func updated<U: Decodable>(_ type: U.Type) throws -> U {
            if source.options.value.unknownNodes == .throw {
                return try decodeStrictly(type, source, updating: old, ignoringNil: ignoringNil)
            }
            let inspection = DecodingInspection(tracking: nil)
            inspection.old[0] = old
            inspection.ignoresNil = ignoringNil
            let state = DecodingState(source.store, source.options, observer: inspection)
            return try decode(type, source.node, in: state, inspection)
        }
        // An instance of a subclass remains one.
        guard T.self is AnyClass else { return try updated(T.self) }
        let current: any Decodable.Type = type(of: value)
        return try updated(current) as? T ?? updated(T.self)
    }
}
