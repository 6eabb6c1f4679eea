/// Reads from a type's runtime metadata whether it is an enum and how many cases it has.
///
/// The layout is part of Swift's stable ABI (docs/ABI/TypeMetadata.rst): a word with the kind of the type, then a
/// pointer to the descriptor, which consists of seven 32-bit fields, the last two of which count the cases.
enum EnumMetadata {
    private static let enumKind: UInt = 0x201
    private static let enumDescriptor: UInt32 = 18

    /// Whether a type is an enum; `Optional` has its own kind and does not count.
    static func isEnum(_ type: Any.Type) -> Bool {
        // A metatype is a pointer to the metadata, which lives as long as the program.
        unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee == enumKind
    }

    /// Returns all values of an enum whose cases hold no values, in declaration order; nil for other types.
    ///
    /// Also nil for enums that may have the layout of C, whose values are not the numbers of their cases, and for enums
    /// without reflection metadata.
    static func values<T>(of type: T.Type) -> [T]? {
        guard isEnum(type), _isPOD(type), !mayHaveLayoutOfC(type), let count = plainCaseCount(type), count <= 256,
            MemoryLayout<T>.size == (count < 2 ? 0 : 1)
        else { return nil }
        // A value of such an enum is the number of its case in one byte, or takes no space if there is only one case:
        // the size was just checked.
        if count < 2 { return count == 0 ? [] : [unsafe unsafeBitCast((), to: type)] }
        return (0..<count).map { unsafe unsafeBitCast(UInt8(truncatingIfNeeded: $0), to: type) }
    }

    /// Returns whether the values of an enum may be its raw values in memory, as for `@objc` and `@c` enums.
    private static func mayHaveLayoutOfC<T>(_ type: T.Type) -> Bool {
        (type as? any RawRepresentable.Type).map { isIntegerOfSize(MemoryLayout<T>.size, rawValueOf: $0) } ?? false
    }

    private static func isIntegerOfSize<R: RawRepresentable>(_ size: Int, rawValueOf type: R.Type) -> Bool {
        R.RawValue.self is any FixedWidthInteger.Type && MemoryLayout<R.RawValue>.size == size
    }

    /// Returns the number of cases of an enum, if none of them declares a value.
    private static func plainCaseCount(_ type: Any.Type) -> Int? {
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
        return payloadCases == 0 && (count == 0 || (unsafe hasOnlyPlainFields(descriptor, count))) ? count : nil
        #endif
    }

    /// Returns whether the field descriptor of an enum lists as many cases as its descriptor, all without a value.
    ///
    /// A case whose value has no values, such as `Never`, counts as plain in the descriptor of the enum.
    private static func hasOnlyPlainFields(_ descriptor: UnsafePointer<UInt32>, _ count: Int) -> Bool {
        // The fifth word of the descriptor is the offset of the field descriptor from itself; 0 if there is none. It has
        // a header of four words, whose last is the number of the records, then three words for each record, the second
        // of which refers to the type of the case's value; 0 for none.
        let reference = unsafe UnsafeRawPointer(descriptor + 4)
        let offset = unsafe Int(reference.load(as: Int32.self))
        guard offset != 0 else { return false }
        let fields = unsafe (reference + offset).assumingMemoryBound(to: UInt32.self)
        guard unsafe fields[2] >> 16 == 12, unsafe fields[3] == UInt32(truncatingIfNeeded: count) else { return false }
        return (0..<count).allSatisfy { unsafe fields[5 + 3 * $0] == 0 }
    }
}
