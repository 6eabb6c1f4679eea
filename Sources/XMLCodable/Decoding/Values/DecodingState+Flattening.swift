#if Wrappers || !SWIFT_PACKAGE
/// Values whose keys are read from the element of the value around them.
extension DecodingState {
    /// Decodes a flattened value.
    ///
    /// - Parameters:
    ///   - place: The element, with the coding path of the value.
    ///   - outer: The keys of the value around it.
    ///   - index: The index of the key among them.
    func flattened<T: Decodable>(
        _ type: T.Type, _ place: DecodingPlace, _ outer: DecodingKeyTable, _ index: Int
    ) throws -> T {
        let plan = plan(type)
        guard plan.core.hasKeys, !plan.isNillable else {
            throw places.mismatch(type, place, "expected a type with keys", "found \(plan.core.name)")
        }
        if stack.isLow { throw places.tooDeep(place) }
        // The call keeps the table until it ends.
        paths.noteSharing(place.path, unsafe Uncounted(outer))
        return try ownValue(type, place, plan)
    }

    /// Decodes a flattened value under a key that may be absent; nil if nothing that it reads is present.
    func flattenedIfPresent<T: Decodable>(
        _ type: T.Type, _ place: DecodingPlace, _ outer: DecodingKeyTable, _ index: Int
    ) throws -> T? {
        if isPresent(type, place) { return try flattened(type, place, outer, index) }
        // Only an attempt can tell whether property wrappers of the value read the text or the comments.
        let hasText = document.hasText(place.node)
        guard hasText || document.hasComments(place.node) else { return nil }
        let core = places.core
        let before = (core.value.hasReadText, core.value.hasReadComments)
        defer {
            if before.0 { core.value.hasReadText = true }
            if before.1 { core.value.hasReadComments = true }
        }
        let (readers, claims) = (core.value.readers, core.value.claims)
        (core.value.hasReadText, core.value.hasReadComments) = (false, false)
        func make() throws -> T { try flattened(type, place, outer, index) }
        let found = Result { try observer?.trying(make) ?? make() }
        if core.value.hasReadText && hasText || core.value.hasReadComments { return try found.get() }
        (core.value.readers, core.value.claims) = (readers, claims)
        return nil
    }

    /// Whether anything that the keys of a flattened value name is present.
    private func isPresent<T: Decodable>(_ type: T.Type, _ place: DecodingPlace) -> Bool {
        let plan = plan(type)
        if let isPresent = hasDiscriminator(place, of: plan.core) { return isPresent }
        let probe = FlattenedProbe(state: self, place: place)
        _ = try? T(from: probe)
        return probe.found.isPresent
    }
}

/// A decoder that finds out whether the first keys that a value asks for are present, and throws.
private struct FlattenedProbe: Decoder, UniformSingleDecoding {
    final class Found { var isPresent = true }
    private struct Stop: Error {}

    let state: DecodingState
    let place: DecodingPlace
    let found = Found()

    var codingPath: [any CodingKey] { state.paths.keys(place.path) }
    var userInfo: [CodingUserInfoKey: Any] { state.options.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let rules = state.options.keyRules
        let container = try state.maker.decoder(state, place).container(keyedBy: type)
        // A key for the rest names nothing.
        let keys = (EnumMetadata.keys(of: type) ?? container.allKeys).filter {
            KeyGrammar($0.stringValue, rules).target != .rest
        }
        found.isPresent = keys.contains { container.contains($0) }
        throw Stop()
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Stop() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { false }

    func value<T: Decodable>(_ type: T.Type) throws -> T {
        guard state.plan(type).core.hasKeys, !state.stack.isLow else { throw Stop() }
        state.paths.setOwner(place.path, state.plan(type))
        return try T(from: self)
    }
}
#else
extension DecodingState {
    /// Without the trait `Wrappers`, no value is flattened.
    func flattened<T: Decodable>(
        _ type: T.Type, _ place: DecodingPlace, _ outer: DecodingKeyTable, _ index: Int
    ) throws -> T {
        throw places.missingValue(place)
    }

    /// Without the trait `Wrappers`, no value is flattened.
    func flattenedIfPresent<T: Decodable>(
        _ type: T.Type, _ place: DecodingPlace, _ outer: DecodingKeyTable, _ index: Int
    ) throws -> T? { nil }
}
#endif
