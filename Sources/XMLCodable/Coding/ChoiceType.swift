/// An enum whose cases are elements, with the key of each case.
///
/// The synthesized conformance of an enum with associated values asks for a container, reads `allKeys`, and asks for a
/// nested container under the only key. A probe that contains no values detects this; keys that conform to
/// ``XMLChoiceCodingKey`` need no such evidence. The result is memoized per type.
final class ChoiceType: Sendable {
    struct Case: Sendable {
        let key: any CodingKey
        /// Whether the case holds an ``XML/Element``; such a case can hold elements that no case names.
        let holdsElement: Bool
    }

    let keyType: any CodingKey.Type
    /// The cases in order; nil if the key type does not list them.
    let cases: [Case]?
    /// Whether the keys conform to ``XMLChoiceCodingKey``.
    let isMarked: Bool

    init(keyType: any CodingKey.Type, cases: [Case]?) {
        self.keyType = keyType
        self.cases = cases
        isMarked = keyType is any XMLChoiceCodingKey.Type
    }

    /// Returns the choice that a type represents; nil if the type is not a choice.
    ///
    /// - Parameter userInfo: The user info that the type's own `init(from:)` may rely on.
    static func probe(_ type: any Decodable.Type, _ userInfo: [CodingUserInfoKey: Any]) -> ChoiceType? {
        let probe = ChoiceProbe(userInfo)
        probe.ask(type)
        guard let keyType = probe.keyType, probe.asksForAllKeys || keyType is any XMLChoiceCodingKey.Type else {
            return nil
        }
        func cases<Key: CodingKey>(_ keys: Key.Type) -> [Case]? {
            EnumMetadata.values(of: keys)?.map { key in
                let probe = ChoiceProbe(userInfo, answering: key)
                probe.ask(type)
                return Case(key: key, holdsElement: probe.payload == XML.Element.self)
            }
        }
        return ChoiceType(keyType: keyType, cases: cases(keyType))
    }
}

/// A decoder without values that records what a type asks for first.
private final class ChoiceProbe: Decoder {
    struct Nothing: Error {}

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any]
    /// The only key in the container, if there is one.
    let answer: (any CodingKey)?
    private var isAsked = false
    private(set) var keyType: (any CodingKey.Type)?
    fileprivate(set) var asksForAllKeys = false
    /// The type of the first value that was requested.
    fileprivate(set) var payload: Any.Type?
    fileprivate var isAskedForKeys = false

    init(_ userInfo: [CodingUserInfoKey: Any], answering key: (any CodingKey)? = nil) {
        self.userInfo = userInfo
        answer = key
    }

    func ask(_ type: any Decodable.Type) { _ = try? type.init(from: self) }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard !isAsked else { throw Nothing() }
        isAsked = true
        keyType = type
        return KeyedDecodingContainer(ProbeContainer<Key>(probe: self, keys: (answer as? Key).map { [$0] } ?? []))
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

private struct ProbeContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: ChoiceProbe
    let keys: [Key]
    let codingPath: [any CodingKey] = []

    var allKeys: [Key] {
        if !probe.isAskedForKeys { probe.asksForAllKeys = true }
        probe.isAskedForKeys = true
        return keys
    }

    func contains(_ key: Key) -> Bool {
        probe.isAskedForKeys = true
        return false
    }

    func decodeNil(forKey key: Key) throws -> Bool { throw found(Never.self) }

    private func found(_ type: Any.Type) -> any Error {
        probe.isAskedForKeys = true
        if probe.payload == nil { probe.payload = type }
        return ChoiceProbe.Nothing()
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { throw found(type) }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { throw found(type) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        guard probe.answer != nil else { throw found(Never.self) }
        return KeyedDecodingContainer(ProbeContainer<Nested>(probe: probe, keys: []))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw found(Never.self) }
    func superDecoder() throws -> any Decoder { throw found(Never.self) }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw found(Never.self) }
}
