/// What a keyed container reads from that treats values of all types alike.
///
/// ``UniformKeyedContainer`` is the container, for all of them: the methods for each type of scalars are there once, and not
/// compiled for each kind of container.
protocol UniformKeyedDecoding<Key> {
    associatedtype Key: CodingKey

    var codingPath: [any CodingKey] { get }
    var allKeys: [Key] { get }
    func contains(_ key: Key) -> Bool
    func decodeNil(forKey key: Key) throws -> Bool
    func value<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
    func valueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested>
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer
    func superDecoder() throws -> any Decoder
    func superDecoder(forKey key: Key) throws -> any Decoder
}

extension UniformKeyedDecoding {
    /// The container that reads from this.
    var container: KeyedDecodingContainer<Key> { KeyedDecodingContainer(UniformKeyedContainer(source: self)) }
}

private struct UniformKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let source: any UniformKeyedDecoding<Key>

    var codingPath: [any CodingKey] { source.codingPath }
    var allKeys: [Key] { source.allKeys }
    func contains(_ key: Key) -> Bool { source.contains(key) }
    func decodeNil(forKey key: Key) throws -> Bool { try source.decodeNil(forKey: key) }

    /// Calls ``UniformKeyedDecoding/value(_:forKey:)``. Not compiled for each type: these containers are rare.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func value<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T {
        try source.value(type, forKey: key)
    }

    /// Calls ``UniformKeyedDecoding/valueIfPresent(_:forKey:)``, see above.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func valueIfPresent<T: Decodable>(_ type: T.Type, _ key: Key) throws -> T? {
        try source.valueIfPresent(type, forKey: key)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try value(type, key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try value(type, key) }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try value(type, key) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try valueIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try valueIfPresent(type, key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? { try valueIfPresent(type, key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? { try valueIfPresent(type, key) }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { try valueIfPresent(type, key) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try source.nestedContainer(keyedBy: type, forKey: key)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try source.nestedUnkeyedContainer(forKey: key)
    }

    func superDecoder() throws -> any Decoder { try source.superDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try source.superDecoder(forKey: key) }
}

/// What an unkeyed container reads from that treats values of all types alike; see ``UniformKeyedDecoding``.
protocol UniformUnkeyedDecoding {
    var codingPath: [any CodingKey] { get }
    var count: Int? { get }
    var isAtEnd: Bool { get }
    var currentIndex: Int { get }
    mutating func decodeNil() throws -> Bool
    mutating func value<T: Decodable>(_ type: T.Type) throws -> T
    mutating func valueIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer
    mutating func superDecoder() throws -> any Decoder
}

extension UniformUnkeyedDecoding {
    /// The container that reads from this.
    var container: any UnkeyedDecodingContainer { UniformUnkeyedContainer(source: self) }

    mutating func valueIfPresent<T: Decodable>(_ type: T.Type) throws -> T? {
        try isAtEnd || decodeNil() ? nil : value(type)
    }
}

private struct UniformUnkeyedContainer: UnkeyedDecodingWithOptionals {
    var source: any UniformUnkeyedDecoding

    var codingPath: [any CodingKey] { source.codingPath }
    var count: Int? { source.count }
    var isAtEnd: Bool { source.isAtEnd }
    var currentIndex: Int { source.currentIndex }
    mutating func decodeNil() throws -> Bool { try source.decodeNil() }

    /// Calls ``UniformUnkeyedDecoding/value(_:)``. Not compiled for each type: these containers are rare.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func value<T: Decodable>(_ type: T.Type) throws -> T { try source.value(type) }

    /// Calls ``UniformUnkeyedDecoding/valueIfPresent(_:)``, see above.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    mutating func valueIfPresent<T: Decodable>(_ type: T.Type) throws -> T? { try source.valueIfPresent(type) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try value(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try value(type) }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try source.nestedContainer(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try source.nestedUnkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try source.superDecoder() }
}

/// An unkeyed container that decodes Optionals of all types alike. The standard library's would ask `decodeNil()`, for which
/// an element is empty only without attributes.
protocol UnkeyedDecodingWithOptionals: UnkeyedDecodingContainer {
    mutating func valueIfPresent<T: Decodable>(_ type: T.Type) throws -> T?
}

extension UnkeyedDecodingWithOptionals {
    mutating func decodeIfPresent(_ type: Bool.Type) throws -> Bool? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: String.Type) throws -> String? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: Float.Type) throws -> Float? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: Int.Type) throws -> Int? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: Int8.Type) throws -> Int8? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: Int16.Type) throws -> Int16? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: Int32.Type) throws -> Int32? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: Int64.Type) throws -> Int64? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: UInt.Type) throws -> UInt? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: UInt8.Type) throws -> UInt8? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: UInt16.Type) throws -> UInt16? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: UInt32.Type) throws -> UInt32? { try valueIfPresent(type) }
    mutating func decodeIfPresent(_ type: UInt64.Type) throws -> UInt64? { try valueIfPresent(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decodeIfPresent(_ type: Int128.Type) throws -> Int128? { try valueIfPresent(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decodeIfPresent(_ type: UInt128.Type) throws -> UInt128? { try valueIfPresent(type) }
    mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws -> T? { try valueIfPresent(type) }
}

/// What a single-value container reads from that treats values of all types alike; see ``UniformKeyedDecoding``.
protocol UniformSingleDecoding {
    var codingPath: [any CodingKey] { get }
    func decodeNil() -> Bool
    func value<T: Decodable>(_ type: T.Type) throws -> T
}

extension UniformSingleDecoding {
    /// The container that reads from this.
    var container: any SingleValueDecodingContainer { UniformSingleContainer(source: self) }
}

private struct UniformSingleContainer: SingleValueDecodingContainer {
    let source: any UniformSingleDecoding

    var codingPath: [any CodingKey] { source.codingPath }
    func decodeNil() -> Bool { source.decodeNil() }

    /// Calls ``UniformSingleDecoding/value(_:)``. Not compiled for each type: these containers are rare.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func value<T: Decodable>(_ type: T.Type) throws -> T { try source.value(type) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try value(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try value(type) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }
}
