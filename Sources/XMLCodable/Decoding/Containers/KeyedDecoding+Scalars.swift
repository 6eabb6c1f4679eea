/// The scalars of an element by key, which are most of the values of most documents.
extension KeyedDecoding {
    /// Decodes a scalar under a key.
    ///
    /// - Parameter isString: Whether it is a string, as most are, whose code finds its place without a call.
    @inline(__always)
    private func scalar<T>(
        _ key: Key, isString: Bool = false, _ read: (DecodingState, DecodingPlace) throws -> T
    ) throws -> T {
        try content.reading { state, table in
            let place = isString ? place(key, scalar: true, state, table) : scalarPlace(key, state, table)
            if place.kind == .missing { throw notFound(key) }
            return try attempt(key, at: place, state, read)
        }
    }

    @inline(__always)
    private func scalarPlace(_ key: Key, _ state: DecodingState, _ table: DecodingKeyTable) -> DecodingPlace {
        let index = state.keys.index(of: key, table, path)
        return entries >= 0
            ? state.places.entryPlace(entries, key, path, in: node)
            : state.places.scalarPlace(index, table, in: node, at: path)
    }

    /// Decodes a number or a boolean under a key.
    ///
    /// All kinds of them share the code that finds their text, since what a message runs through should fit into the
    /// processor's cache.
    @inline(__always)
    private func number<T>(
        _ key: Key, _ parse: (DecodingState, ByteSlice) throws -> T,
        read: (DecodingState, DecodingPlace) throws -> T
    ) throws -> T {
        try content.reading { state, table in
            let index = state.keys.index(of: key, table, path)
            if !isDictionary, let text = state.places.characters(index, table, in: node, at: path) {
                do {
                    return try parse(state, text)
                } catch {
                    // It is decoded again below for the error.
                }
            }
            return try numberElsewhere(key, read)
        }
    }

    /// Decodes a number in a dictionary, or one that cannot be decoded, for the error.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private func numberElsewhere<T>(_ key: Key, _ read: (DecodingState, DecodingPlace) throws -> T) throws -> T {
        try scalar(key, read)
    }

    /// Decodes a scalar under a key that may be absent.
    @inline(__always)
    private func scalarIfPresent<T>(
        _ key: Key, isString: Bool = false, _ read: (DecodingState, DecodingPlace) throws -> T
    ) throws -> T? {
        try content.reading { state, table in
            let place = isString ? place(key, scalar: true, state, table) : scalarPlace(key, state, table)
            if state.places.isAbsent(place, isString: isString) { return nil }
            do {
                return try attempt(key, at: place, state, read)
            } catch {
                try settle(error, key, at: place, isString: isString)
                return nil
            }
        }
    }

    /// Throws the error of a scalar that may be absent, unless there is none.
    @inline(never)
    private func settle(_ error: any Error, _ key: Key, at place: DecodingPlace, isString: Bool) throws {
        try content.reading { state, table in
            let index = state.keys.index(of: key, table, path)
            if isDictionary || !state.places.isAbsent(place, isString: isString, beside: index, of: table) {
                try state.places.putOff(error, place)
            }
        }
    }

    /// Decodes a scalar without its key in the coding path. If that fails, it is decoded again with the key for the
    /// error.
    @inline(__always)
    private func attempt<T>(
        _ key: Key, at place: DecodingPlace, _ state: DecodingState, _ read: (DecodingState, DecodingPlace) throws -> T
    ) throws -> T {
        if isDictionary { return try attemptKeyed(key, place, read) }
        do {
            return try read(state, place)
        } catch {
            return try attemptKeyed(key, place, read)
        }
    }

    /// Decodes an integer of at most 64 bits, see ``IntegerText/Bounds``. `Int`, the usual type, has code of its own.
    @inline(never)
    private func integer(_ key: Key, _ bounds: IntegerText.Bounds) throws -> UInt64 {
        try number(key, { try IntegerText.parse($1, bounds) }, read: { try $0.integer(bounds, $1) })
    }

    @inline(never)
    private func integerIfPresent(_ key: Key, _ bounds: IntegerText.Bounds) throws -> UInt64? {
        try scalarIfPresent(key) { try $0.integer(bounds, $1) }
    }

    // MARK: - By type

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try number(key, { try $0.bool(of: $1) }, read: { try $0.bool($1) })
    }
    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try scalarIfPresent(key) { try $0.bool($1) }
    }
    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try scalar(key, isString: true) { try $0.string($1) }
    }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try scalarIfPresent(key, isString: true) { try $0.string($1) }
    }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try number(key, { try $0.double(of: $1) }, read: { try $0.double($1) })
    }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try scalarIfPresent(key) { try $0.double($1) }
    }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
        try number(key, { try $0.float(of: $1) }, read: { try $0.float($1) })
    }
    func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? {
        try scalarIfPresent(key) { try $0.float($1) }
    }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try number(
            key, { Int(truncatingIfNeeded: try IntegerText.parse($1, IntegerText.Bounds(type))) },
            read: { try $0.integer(type, $1) })
    }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    /// The other integers of at most 64 bits. Inlined where the type is known, which the container of the key type is not.
    @inline(__always)
    func decode<T: FixedWidthInteger & Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        T(truncatingIfNeeded: try integer(key, IntegerText.Bounds(type)))
    }
    @inline(__always)
    private func integerIfPresent<T: FixedWidthInteger>(_ type: T.Type, _ key: Key) throws -> T? {
        try integerIfPresent(key, IntegerText.Bounds(type)).map { T(truncatingIfNeeded: $0) }
    }
    func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { try integerIfPresent(type, key) }
    func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { try integerIfPresent(type, key) }
    func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { try integerIfPresent(type, key) }
    func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { try integerIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { try integerIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { try integerIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { try integerIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { try integerIfPresent(type, key) }
    func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { try integerIfPresent(type, key) }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: Int128.Type, forKey key: Key) throws -> Int128? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
        try scalar(key) { try $0.integer(type, $1) }
    }
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    func decodeIfPresent(_ type: UInt128.Type, forKey key: Key) throws -> UInt128? {
        try scalarIfPresent(key) { try $0.integer(type, $1) }
    }
}
