/// A keyed container that treats values of all types alike.
protocol UniformKeyedEncoding: KeyedEncodingContainerProtocol {
    mutating func put<T: Encodable>(_ value: T, forKey key: Key) throws
    mutating func putIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
}

extension UniformKeyedEncoding {
    mutating func encode(_ value: Bool, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: String, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: Double, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: Float, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: Int, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: Int8, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: Int16, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: Int32, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: Int64, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: UInt, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: UInt8, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: UInt16, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: UInt32, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode(_ value: UInt64, forKey key: Key) throws { try put(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: Int128, forKey key: Key) throws { try put(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: UInt128, forKey key: Key) throws { try put(value, forKey: key) }
    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try put(value, forKey: key) }

    mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encodeIfPresent(_ value: Int128?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encodeIfPresent(_ value: UInt128?, forKey key: Key) throws { try putIfPresent(value, forKey: key) }
    mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws {
        try putIfPresent(value, forKey: key)
    }
}

/// An unkeyed container that treats values of all types alike.
protocol UniformUnkeyedEncoding: UnkeyedEncodingContainer {
    mutating func put<T: Encodable>(_ value: T) throws
}

extension UniformUnkeyedEncoding {
    mutating func encode(_ value: Bool) throws { try put(value) }
    mutating func encode(_ value: String) throws { try put(value) }
    mutating func encode(_ value: Double) throws { try put(value) }
    mutating func encode(_ value: Float) throws { try put(value) }
    mutating func encode(_ value: Int) throws { try put(value) }
    mutating func encode(_ value: Int8) throws { try put(value) }
    mutating func encode(_ value: Int16) throws { try put(value) }
    mutating func encode(_ value: Int32) throws { try put(value) }
    mutating func encode(_ value: Int64) throws { try put(value) }
    mutating func encode(_ value: UInt) throws { try put(value) }
    mutating func encode(_ value: UInt8) throws { try put(value) }
    mutating func encode(_ value: UInt16) throws { try put(value) }
    mutating func encode(_ value: UInt32) throws { try put(value) }
    mutating func encode(_ value: UInt64) throws { try put(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: Int128) throws { try put(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: UInt128) throws { try put(value) }
    mutating func encode<T: Encodable>(_ value: T) throws { try put(value) }
}

/// A single-value container that treats values of all types alike.
protocol UniformSingleEncoding: SingleValueEncodingContainer {
    mutating func put<T: Encodable>(_ value: T) throws
}

extension UniformSingleEncoding {
    mutating func encode(_ value: Bool) throws { try put(value) }
    mutating func encode(_ value: String) throws { try put(value) }
    mutating func encode(_ value: Double) throws { try put(value) }
    mutating func encode(_ value: Float) throws { try put(value) }
    mutating func encode(_ value: Int) throws { try put(value) }
    mutating func encode(_ value: Int8) throws { try put(value) }
    mutating func encode(_ value: Int16) throws { try put(value) }
    mutating func encode(_ value: Int32) throws { try put(value) }
    mutating func encode(_ value: Int64) throws { try put(value) }
    mutating func encode(_ value: UInt) throws { try put(value) }
    mutating func encode(_ value: UInt8) throws { try put(value) }
    mutating func encode(_ value: UInt16) throws { try put(value) }
    mutating func encode(_ value: UInt32) throws { try put(value) }
    mutating func encode(_ value: UInt64) throws { try put(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: Int128) throws { try put(value) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    mutating func encode(_ value: UInt128) throws { try put(value) }
    mutating func encode<T: Encodable>(_ value: T) throws { try put(value) }
}
