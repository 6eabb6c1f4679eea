/// A keyed container that treats values of all types alike.
protocol UniformKeyedDecoding: KeyedDecodingContainerProtocol {
    func value<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
    func valueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
}

extension UniformKeyedDecoding {
    /// Calls ``value(_:forKey:)``. Not compiled for each type: these containers are rare, and their code large.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func anyValue<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try value(type, forKey: key)
    }

    /// Calls ``valueIfPresent(_:forKey:)``, see above.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func anyValueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        try valueIfPresent(type, forKey: key)
    }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try anyValue(type, forKey: key) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try anyValue(type, forKey: key) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try anyValue(type, forKey: key) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try anyValue(type, forKey: key) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try anyValue(type, forKey: key) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try anyValue(type, forKey: key) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try anyValue(type, forKey: key) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try anyValue(type, forKey: key) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try anyValue(type, forKey: key) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try anyValue(type, forKey: key) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try anyValue(type, forKey: key) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try anyValue(type, forKey: key) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try anyValue(type, forKey: key) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try anyValue(type, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try anyValue(type, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try anyValue(type, forKey: key) }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try anyValue(type, forKey: key) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try anyValueIfPresent(type, forKey: key) }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? {
        try anyValueIfPresent(type, forKey: key)
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
        try anyValueIfPresent(type, forKey: key)
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
        try anyValueIfPresent(type, forKey: key)
    }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
        try anyValueIfPresent(type, forKey: key)
    }
}

/// An unkeyed container that treats values of all types alike.
protocol UniformUnkeyedDecoding: UnkeyedDecodingContainer {
    mutating func value<T: Decodable>(_ type: T.Type) throws -> T
}

extension UniformUnkeyedDecoding {
    /// Calls ``value(_:)``. Not compiled for each type: these containers are rare, and their code large.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private mutating func anyValue<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try anyValue(type) }
    mutating func decode(_ type: String.Type) throws -> String { try anyValue(type) }
    mutating func decode(_ type: Double.Type) throws -> Double { try anyValue(type) }
    mutating func decode(_ type: Float.Type) throws -> Float { try anyValue(type) }
    mutating func decode(_ type: Int.Type) throws -> Int { try anyValue(type) }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try anyValue(type) }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try anyValue(type) }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try anyValue(type) }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try anyValue(type) }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try anyValue(type) }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try anyValue(type) }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try anyValue(type) }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try anyValue(type) }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try anyValue(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try anyValue(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try anyValue(type) }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try anyValue(type) }
}

/// A single-value container that treats values of all types alike.
protocol UniformSingleDecoding: SingleValueDecodingContainer {
    func value<T: Decodable>(_ type: T.Type) throws -> T
}

extension UniformSingleDecoding {
    /// Calls ``value(_:)``. Not compiled for each type: these containers are rare, and their code large.
    @inline(never)
    @_semantics("optimize.sil.specialize.generic.never")
    private func anyValue<T: Decodable>(_ type: T.Type) throws -> T { try value(type) }

    func decode(_ type: Bool.Type) throws -> Bool { try anyValue(type) }
    func decode(_ type: String.Type) throws -> String { try anyValue(type) }
    func decode(_ type: Double.Type) throws -> Double { try anyValue(type) }
    func decode(_ type: Float.Type) throws -> Float { try anyValue(type) }
    func decode(_ type: Int.Type) throws -> Int { try anyValue(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try anyValue(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try anyValue(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try anyValue(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try anyValue(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try anyValue(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try anyValue(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try anyValue(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try anyValue(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try anyValue(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type) throws -> Int128 { try anyValue(type) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type) throws -> UInt128 { try anyValue(type) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try anyValue(type) }
}
