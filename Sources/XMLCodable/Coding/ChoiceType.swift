/// An enum whose cases are elements: what the key of each case says.
///
/// The compiler's conformance of an enum with associated values asks for a container, wants to know `allKeys`, and asks
/// for a nested container under the one key. A probe that answers nothing sees that; keys marked as
/// ``XMLChoiceCodingKey`` need no proof. What is found out is kept per type.
final class ChoiceType: Sendable {
    struct Case: Sendable {
        let key: any CodingKey
        /// The case holds an ``XML/Element``: elements that no case names can be such a case.
        let holdsElement: Bool
    }

    let keyType: any CodingKey.Type
    /// The cases in order; nil where the key type does not tell.
    let cases: [Case]?
    /// The keys are marked, by hand.
    let isMarked: Bool

    init(keyType: any CodingKey.Type, cases: [Case]?) {
        self.keyType = keyType
        self.cases = cases
        isMarked = keyType is any XMLChoiceCodingKey.Type
    }

    /// What a type is that may be a choice; nil where it turns out to be none.
    ///
    /// - Parameter userInfo: What the type's own `init(from:)` may rely on.
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

/// A decoder that has nothing, and takes note of what is asked first.
private final class ChoiceProbe: Decoder {
    struct Nothing: Error {}

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any]
    /// The one key that there is.
    let answer: (any CodingKey)?
    private var isAsked = false
    private(set) var keyType: (any CodingKey.Type)?
    fileprivate(set) var asksForAllKeys = false
    /// The type of the first value that was asked for.
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
