/// An encoder that discards everything and only records how a value begins to encode itself.
///
/// The synthesized conformance of an enum with associated values requests a nested container for the key of its case.
final class ChoiceEncodingProbe: Encoder {
    struct Enough: Error {}

    let codingPath: [any CodingKey] = []
    let userInfo: [CodingUserInfoKey: Any]
    fileprivate var isAsked = false
    /// The key of the case.
    fileprivate(set) var key: (any CodingKey)?

    /// Returns the key of a value's case; nil if the value is not a choice with a synthesized conformance.
    static func key(of value: some Encodable, _ userInfo: [CodingUserInfoKey: Any]) -> (any CodingKey)? {
        let probe = ChoiceEncodingProbe(userInfo)
        try? value.encode(to: probe)
        return probe.key
    }

    private init(_ userInfo: [CodingUserInfoKey: Any]) { self.userInfo = userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(ProbeContainer<Key>(probe: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        isAsked = true
        return ProbeItems(probe: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        isAsked = true
        return ProbeValue(probe: self)
    }
}

private struct ProbeContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let probe: ChoiceEncodingProbe
    let codingPath: [any CodingKey] = []

    func encodeNil(forKey key: Key) throws { throw enough() }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { throw enough() }

    private func enough() -> any Error {
        probe.isAsked = true
        return ChoiceEncodingProbe.Enough()
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        if !probe.isAsked { probe.key = key }
        probe.isAsked = true
        return KeyedEncodingContainer(ProbeContainer<Nested>(probe: probe))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { probe.unkeyedContainer() }

    func superEncoder() -> any Encoder {
        probe.isAsked = true
        return probe
    }

    func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

private struct ProbeItems: UnkeyedEncodingContainer {
    let probe: ChoiceEncodingProbe
    let codingPath: [any CodingKey] = []
    let count = 0

    func encodeNil() throws { throw ChoiceEncodingProbe.Enough() }
    func encode<T: Encodable>(_ value: T) throws { throw ChoiceEncodingProbe.Enough() }

    func nestedContainer<Nested: CodingKey>(keyedBy keyType: Nested.Type) -> KeyedEncodingContainer<Nested> {
        probe.container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
    func superEncoder() -> any Encoder { probe }
}

private struct ProbeValue: SingleValueEncodingContainer {
    let probe: ChoiceEncodingProbe
    let codingPath: [any CodingKey] = []

    func encodeNil() throws { throw ChoiceEncodingProbe.Enough() }
    func encode<T: Encodable>(_ value: T) throws { throw ChoiceEncodingProbe.Enough() }
}
