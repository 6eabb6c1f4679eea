/// An enum whose cases are elements, with the keys of the cases.
///
/// Keys that conform to ``XMLChoiceCodingKey`` mark such an enum. The synthesized conformance of an enum with associated
/// values is recognized by what it does first: it asks for a container and reads `allKeys`. A probe without values
/// detects this.
final class ChoiceType: Sendable {
    let keyType: any CodingKey.Type
    /// The keys of the cases in order; nil if the key type does not list them.
    let keys: [any CodingKey]?
    /// The texts of the keys.
    let names: [String]
    /// The indices of the keys that may stand for all others, by their texts.
    let starred: [Int]
    /// Whether the keys conform to ``XMLChoiceCodingKey``.
    let isMarked: Bool

    private init<Key: CodingKey>(_ keyType: Key.Type) {
        self.keyType = keyType
        let keys = EnumMetadata.keys(of: keyType)
        let names = keys?.map(\.stringValue) ?? []
        self.keys = keys
        self.names = names
        starred = names.indices.filter { names[$0].utf8.contains(UInt8(ascii: "*")) }
        isMarked = Self.isMarked(keyType)
    }

    /// Whether keys conform to ``XMLChoiceCodingKey``.
    static func isMarked(_ keys: any CodingKey.Type) -> Bool {
        SpecialType(keys)?.as((any XMLChoiceCodingKey.Type).self) != nil
    }

    /// What a probe found out about a type.
    struct Finding: Sendable {
        /// Nil if the type is not a choice: it asked for something else first.
        let choice: ChoiceType?
        /// False if the type threw or read the user info before it asked for anything. Under other circumstances, it may
        /// answer differently.
        let isDetermined: Bool
    }

    /// Determines whether a type is a choice, by calling its `init(from:)` with a decoder that throws for each value.
    ///
    /// - Parameter userInfo: The user info that the type's own `init(from:)` may rely on.
    static func probe(_ type: any Decodable.Type, _ userInfo: [CodingUserInfoKey: Any]) -> Finding {
        let probe = ChoiceProbe(userInfo)
        _ = try? type.init(from: probe)
        let isChoice = probe.keyType.map(isMarked) ?? false || probe.asksForAllKeys
        let choice = isChoice ? probe.keyType.map { ChoiceType($0) } : nil
        return Finding(choice: choice, isDetermined: probe.isAsked && !probe.isInformed)
    }
}

/// A decoder without values that records what a type asks for first.
///
/// Code that relies on a key being there finds one: a container of the probe claims to have any key, and lists the first
/// one of its type. Only values are not there.
private final class ChoiceProbe: Decoder {
    struct Nothing: Error {}

    let codingPath: [any CodingKey] = []
    private let info: [CodingUserInfoKey: Any]
    private(set) var isAsked = false
    private(set) var keyType: (any CodingKey.Type)?
    fileprivate var asksForAllKeys = false
    /// Whether the type asked a container for anything.
    fileprivate var isAskedForKeys = false
    /// Whether the type read the user info before it asked for a container.
    private(set) var isInformed = false

    init(_ userInfo: [CodingUserInfoKey: Any]) { info = userInfo }

    var userInfo: [CodingUserInfoKey: Any] {
        if !isAsked { isInformed = true }
        return info
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard !isAsked else { throw Nothing() }
        isAsked = true
        keyType = type
        if ChoiceType.isMarked(type) { throw Nothing() }
        return ProbeContainer<Key>(probe: self).container
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        isAsked = true
        throw Nothing()
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        isAsked = true
        throw Nothing()
    }
}

private struct ProbeContainer<Key: CodingKey>: UniformKeyedDecoding {
    let probe: ChoiceProbe
    let codingPath: [any CodingKey] = []

    var allKeys: [Key] {
        if !probe.isAskedForKeys { probe.asksForAllKeys = true }
        probe.isAskedForKeys = true
        return EnumMetadata.keys(of: Key.self)?.first.map { [$0] } ?? []
    }

    func contains(_ key: Key) -> Bool {
        probe.isAskedForKeys = true
        return true
    }

    private func nothing() -> any Error {
        probe.isAskedForKeys = true
        return ChoiceProbe.Nothing()
    }

    func decodeNil(forKey key: Key) throws -> Bool { throw nothing() }
    func value<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw nothing() }
    func valueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { throw nothing() }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw nothing() }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw nothing() }
    func superDecoder() throws -> any Decoder { throw nothing() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw nothing() }
}
