/// Reads from a type's runtime metadata whether it is an enum and how many cases it has.
///
/// The layout is part of Swift's stable ABI (docs/ABI/TypeMetadata.rst): a word with the kind of the type, then a
/// pointer to the descriptor, which consists of seven 32-bit fields, the last two of which count the cases.
enum EnumMetadata {
    private static let enumKind: UInt = 0x201
    private static let enumDescriptor: UInt32 = 18

    /// Whether a type is an enum; `Optional` has its own kind and does not count.
    static func isEnum(_ type: Any.Type) -> Bool {
        unsafe metadata(of: type).pointee == enumKind
    }

    /// The metadata of a type, which begins with the number of its kind.
    @unsafe
    static func metadata(of type: Any.Type) -> UnsafePointer<UInt> {
        // A metatype is a pointer to the metadata, which lives as long as the program; both are one word, so no input can make
        // this trap.
        unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    /// Whether an enum has raw values.
    static func hasRawValues(_ type: Any.Type) -> Bool {
        ConformanceIndex.cast(type, to: (any RawRepresentable.Type).self) != nil
    }

    /// Returns all values of an enum whose cases hold no values, in declaration order; nil for other types.
    ///
    /// Also nil for enums that may have the layout of C, whose values are not the numbers of their cases, and for enums
    /// without reflection metadata.
    static func values<T>(of type: T.Type) -> [T]? {
        guard isEnum(type), _isPOD(type), !mayHaveLayoutOfC(type), let count = unsafe plainCases(type)?.count,
            count <= 256, MemoryLayout<T>.size == (count < 2 ? 0 : 1)
        else { return nil }
        // A value of such an enum is the number of its case in one byte, or takes no space if there is only one case:
        // the size was just checked.
        if count < 2 { return count == 0 ? [] : [unsafe unsafeBitCast((), to: type)] }
        return (0..<count).map { unsafe unsafeBitCast(UInt8(truncatingIfNeeded: $0), to: type) }
    }

    /// Returns the raw values of an enum in words; nil for other types.
    static func words(for type: Any.Type) -> String? {
        func words<R: RawRepresentable>(_ type: R.Type) -> [String]? {
            values(of: type)?.map { value in (value.rawValue as? String).map { "\"\($0)\"" } ?? "\(value.rawValue)" }
        }
        guard let type = type as? any RawRepresentable.Type, var words = words(type) else { return nil }
        if words.count > 10 { words[9...] = ["one of \(words.count - 9) more"] }
        return words.alternatives
    }

    /// Returns what the keys of a dictionary are, in words.
    static func keyWords(for type: Any.Type) -> String {
        if let words = words(for: type) { return "the key \(words)" }
        return type is any BinaryInteger.Type ? "an integer as a key" : "a key of type \(type)"
    }

    /// The keys of the key types that were asked for: an array of each type, or nil.
    private static let knownKeys = Locked(IdentityTable<(any Sendable)?>())

    /// Returns all keys of a key type that is an enum, in declaration order; nil for other types.
    ///
    /// A key without a raw value is made from its name, as the type itself does. If it has a string of its own, the type must be
    /// `CaseIterable`; otherwise the result is nil.
    static func keys<Key: CodingKey>(of type: Key.Type) -> [Key]? {
        let id = ObjectIdentifier(type)
        if let known = knownKeys.withLock({ $0[id] }) { return known as? [Key] }
        // The type makes its keys itself, so the lock is not held meanwhile.
        let keys = findKeys(of: type)
        let kept: (any Sendable)? = keys
        knownKeys.withLock { $0.set(kept, id) }
        return keys
    }

    /// Whether all keys of a key type are known, without copying them.
    static func hasKeys<Key: CodingKey>(_ type: Key.Type) -> Bool {
        let id = ObjectIdentifier(type)
        if let known = knownKeys.withLock({ $0[id] }) { return known != nil }
        return keys(of: type) != nil
    }

    private static func findKeys<Key: CodingKey>(of type: Key.Type) -> [Key]? {
        if hasRawValues(type) { return values(of: type) }
        guard let names = caseNames(of: type) else { return nil }
        var keys: [Key] = []
        for name in names { if let key = Key(stringValue: name), key.stringValue == name { keys.append(key) } }
        if keys.count == names.count { return keys }
        // With strings of its own, only the type knows which cases may be made: some may be unavailable.
        return (type as? any CaseIterable.Type).flatMap { $0.all(as: Key.self) }
    }

    /// Returns the names of the cases of an enum whose cases hold no values; nil for other types.
    static func caseNames(of type: Any.Type) -> [String]? {
        guard isEnum(type), let cases = unsafe plainCases(type) else { return nil }
        guard let fields = unsafe cases.fields else { return [] }
        return (0..<(unsafe cases.count)).compactMap { index in
            // The reference is an offset from itself, to a C string that lives as long as the program.
            let reference = unsafe UnsafeRawPointer(fields + 6 + 3 * index)
            let offset = unsafe Int(reference.load(as: Int32.self))
            guard offset != 0 else { return nil }
            return unsafe String(validatingCString: (reference + offset).assumingMemoryBound(to: CChar.self))
        }
    }

    /// Returns whether the values of an enum may be its raw values in memory, as for `@objc` and `@c` enums.
    private static func mayHaveLayoutOfC<T>(_ type: T.Type) -> Bool {
        (type as? any RawRepresentable.Type).map { isIntegerOfSize(MemoryLayout<T>.size, rawValueOf: $0) } ?? false
    }

    private static func isIntegerOfSize<R: RawRepresentable>(_ size: Int, rawValueOf type: R.Type) -> Bool {
        R.RawValue.self is any FixedWidthInteger.Type && MemoryLayout<R.RawValue>.size == size
    }

    /// The cases of an enum, none of which declares a value.
    @unsafe
    private struct PlainCases {
        let count: Int
        /// The field descriptor: a header of four words, whose last is the number of the records, then three words for
        /// each record: flags, then references to the type of the case's value, 0 for none, and to its name.
        let fields: UnsafePointer<UInt32>?
    }

    private static func plainCases(_ type: Any.Type) -> PlainCases? {
        #if _ptrauth(_arm64e)
        // The pointer to the descriptor is signed.
        return nil
        #else
        // The caller has checked that the type is an enum, so this is the layout of its metadata and of the descriptor
        // that the second word points to. Both live as long as the program.
        let metadata = unsafe unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>?>.self)
        guard let descriptor = unsafe metadata[1], unsafe descriptor[0] & 0x1F == enumDescriptor else { return nil }
        let payloadCases = unsafe descriptor[5] & 0xFF_FFFF
        let count = Int(unsafe descriptor[6])
        guard payloadCases == 0 else { return nil }
        if count == 0 { return unsafe PlainCases(count: 0, fields: nil) }
        guard let fields = unsafe fields(descriptor), unsafe fields[3] == UInt32(truncatingIfNeeded: count),
            (0..<count).allSatisfy({ unsafe fields[5 + 3 * $0] == 0 })
        else { return nil }
        return unsafe PlainCases(count: count, fields: fields)
        #endif
    }

    /// Returns the field descriptor of an enum, which lists all cases. A case whose value has no values, such as
    /// `Never`, counts as plain in the descriptor of the enum itself.
    private static func fields(_ descriptor: UnsafePointer<UInt32>) -> UnsafePointer<UInt32>? {
        // The fifth word of the descriptor is the offset of the field descriptor from itself; 0 if there is none.
        let reference = unsafe UnsafeRawPointer(descriptor + 4)
        let offset = unsafe Int(reference.load(as: Int32.self))
        guard offset != 0 else { return nil }
        let fields = unsafe (reference + offset).assumingMemoryBound(to: UInt32.self)
        return unsafe fields[2] >> 16 == 12 ? fields : nil
    }
}

extension CaseIterable {
    fileprivate static func all<Key>(as type: Key.Type) -> [Key]? { Array(allCases) as? [Key] }
}
