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
    static func values<T>(of type: T.Type) -> [T]? {
        guard isEnum(type), _isPOD(type), let count = plainCaseCount(type), count <= 256,
            MemoryLayout<T>.size == (count < 2 ? 0 : 1)
        else { return nil }
        // A value of such an enum is the number of its case in one byte, or takes no space if there is only one case:
        // the size was just checked.
        if count < 2 { return count == 0 ? [] : [unsafe unsafeBitCast((), to: type)] }
        return (0..<count).map { unsafe unsafeBitCast(UInt8(truncatingIfNeeded: $0), to: type) }
    }

    /// Returns the number of cases of an enum, if none of them holds a value.
    private static func plainCaseCount(_ type: Any.Type) -> Int? {
        // The caller has checked that the type is an enum, so this is the layout of its metadata and of the descriptor
        // that the second word points to. Both live as long as the program.
        let metadata = unsafe unsafeBitCast(type, to: UnsafePointer<UnsafePointer<UInt32>?>.self)
        guard let descriptor = unsafe metadata[1], unsafe descriptor[0] & 0x1F == enumDescriptor else { return nil }
        let payloadCases = unsafe descriptor[5] & 0xFF_FFFF
        return payloadCases == 0 ? Int(unsafe descriptor[6]) : nil
    }
}
