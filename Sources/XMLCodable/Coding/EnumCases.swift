/// What the runtime knows of an enum.
enum EnumCases {
    /// Whether a type is an enum: not a struct, a class or an Optional.
    static func isEnum(_ type: Any.Type) -> Bool { kind(of: type) == enumKind }

    /// The first case of an enum: of a CaseIterable one, or of one whose cases carry no values.
    static func first<T>(of type: T.Type) -> T? {
        guard isEnum(type) else { return nil }
        if let iterable = type as? any CaseIterable.Type { return firstCase(iterable) as? T }
        guard countOfValues(type) == 0 else { return nil }
        // Cases without values are numbered from zero.
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: max(MemoryLayout<T>.size, 1), alignment: MemoryLayout<T>.alignment)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<T>.size)
        return memory.load(as: T.self)
    }

    private static func firstCase<C: CaseIterable>(_ type: C.Type) -> C? { type.allCases.first }

    /// The first word of the metadata of a type says what kind it is (swift/ABI/MetadataKind.def).
    private static let enumKind = 0x201

    private static func kind(of type: Any.Type) -> Int {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self)
    }

    /// How many cases carry values; nil where there are none at all.
    ///
    /// The second word of an enum's metadata points to its descriptor: five words of four bytes that all types have,
    /// the count of cases with values (24 bits), and that of the others (swift/ABI/Metadata.h, TargetEnumDescriptor).
    private static func countOfValues(_ type: Any.Type) -> UInt32? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let descriptor = metadata.load(fromByteOffset: MemoryLayout<Int>.size, as: UnsafeRawPointer?.self)
        guard let descriptor, descriptor.load(fromByteOffset: 24, as: UInt32.self) > 0 else { return nil }
        return descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    }
}
