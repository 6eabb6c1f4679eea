/// A keyed container that treats values of all types alike.
///
/// The generic functions are also those for each type of scalars, but where the standard library has its own.
protocol UniformKeyedEncoding: KeyedEncodingContainerProtocol {
    mutating func put<T: Encodable>(_ value: T, forKey key: Key) throws
    mutating func putIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
}

extension UniformKeyedEncoding {
    /// Calls ``put(_:forKey:)``. Not compiled for each type: these containers are rare, and their code large.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func anyPut<T: Encodable>(_ value: T, forKey key: Key) throws { try put(value, forKey: key) }

    /// Calls ``putIfPresent(_:forKey:)``, see above.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func anyPutIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        try putIfPresent(value, forKey: key)
    }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: Int128, forKey key: Key) throws { try anyPut(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: UInt128, forKey key: Key) throws { try anyPut(value, forKey: key) }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try anyPut(value, forKey: key) }

    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try anyPutIfPresent(value, forKey: key) }
    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        try anyPutIfPresent(value, forKey: key)
    }
}

/// An unkeyed container that treats values of all types alike; see ``UniformKeyedEncoding``.
protocol UniformUnkeyedEncoding: UnkeyedEncodingContainer {
    mutating func put<T: Encodable>(_ value: T) throws
}

extension UniformUnkeyedEncoding {
    /// Calls ``put(_:)``. Not compiled for each type: these containers are rare, and their code large.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func anyPut<T: Encodable>(_ value: T) throws { try put(value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: Int128) throws { try anyPut(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: UInt128) throws { try anyPut(value) }
    mutating func encode<T: Encodable>(_ value: T) throws { try anyPut(value) }
}

/// A single-value container that treats values of all types alike; see ``UniformKeyedEncoding``.
protocol UniformSingleEncoding: SingleValueEncodingContainer {
    mutating func put<T: Encodable>(_ value: T) throws
}

extension UniformSingleEncoding {
    /// Calls ``put(_:)``. Not compiled for each type: these containers are rare, and their code large.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func anyPut<T: Encodable>(_ value: T) throws { try put(value) }

    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: Int128) throws { try anyPut(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: UInt128) throws { try anyPut(value) }
    mutating func encode<T: Encodable>(_ value: T) throws { try anyPut(value) }
}
