#if os(Linux) && canImport(Glibc)
import Glibc

/// The records of the conformances in an image.
@safe
struct ConformanceRecords {
    private let start: UnsafeRawPointer
    private let count: Int

    /// How a type conforms to a protocol, as an existential metatype refers to it: by an address.
    struct WitnessTable: Equatable {
        fileprivate let address: UInt
    }

    /// A record, which consists of the offsets of the protocol, the type and a table, and of flags. It lives as long as the
    /// program, and is not changed.
    @safe
    struct Record: @unchecked Sendable {
        fileprivate let start: UnsafeRawPointer

        /// The address of the descriptor of the protocol.
        @inline(__always)
        var conformed: UInt? {
            // The runtime has found the record.
            unsafe target(start, mayBeIndirect: true).map { UInt(bitPattern: $0) }
        }

        /// The address of the descriptor of the type; nil if the record does not refer to a descriptor of Swift.
        var type: UInt? {
            // As above.
            switch unsafe (start + 12).load(as: UInt32.self) >> 3 & 7 {
            case 0: unsafe target(start + 4).map { UInt(bitPattern: $0) }
            case 1: unsafe target(start + 4)?.load(as: UInt.self)
            default: nil
            }
        }

        /// How a type of the record conforms to the protocol; nil if only a cast can tell.
        func witnessTable(of type: Any.Type) -> WitnessTable? {
            // As above. Beside the kind of the type, the flags may say that the conformance is of another module than both, that it
            // is of an imported type, and what its table is like. Others say that it has conditions, or is of an actor.
            guard unsafe (start + 12).load(as: UInt32.self) & ~0x3_00F8 == 0,
                let getWitnessTable = unsafe ConformanceRecords.getWitnessTable
            else { return nil }
            return unsafe getWitnessTable(start, UnsafeRawPointer(EnumMetadata.metadata(of: type)), nil).map {
                WitnessTable(address: UInt(bitPattern: $0))
            }
        }
    }

    /// Calls a closure with each record, until it returns false.
    ///
    /// - Returns: Whether the closure has returned true for all.
    func forEach(_ body: (Record) -> Bool) -> Bool {
        for index in 0..<count {
            // The runtime has found the section, which consists of the offsets of the records from there.
            if let record = unsafe target(start + 4 * index), unsafe !body(Record(start: record)) { return false }
        }
        return true
    }

    /// The records of all images; none if the runtime does not tell.
    static func images() -> [ConformanceRecords] {
        guard let enumerate = unsafe enumerate else { return [] }
        var images: [ConformanceRecords] = []
        unsafe withUnsafeMutablePointer(to: &images) { images in
            // The context is that of this call.
            unsafe enumerate(
                { sections, context in
                    // A version, three words, and the addresses and lengths of the sections: the protocols, and the conformances.
                    let words = unsafe sections.assumingMemoryBound(to: UInt.self)
                    if let start = unsafe UnsafeRawPointer(bitPattern: words[6]) {
                        unsafe context?.assumingMemoryBound(to: [ConformanceRecords].self).pointee.append(
                            ConformanceRecords(start: start, count: Int(words[7] / 4)))
                    }
                    return true
                }, images)
        }
        return images
    }

    /// The function of the runtime, of which the ABI says (docs/Runtime.md) that compiled code calls it for such a table.
    private static let getWitnessTable:
        (@convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer?) -> UnsafeRawPointer?)? =
            unsafe function("swift_getWitnessTable")

    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool

    /// A function with which Swift Testing finds its tests.
    private static let enumerate: (@convention(c) (Body, UnsafeMutableRawPointer?) -> Void)? =
        unsafe function("swift_enumerateAllMetadataSections")

    /// A function of the runtime. It is searched, since a later runtime may not have it.
    @unsafe
    private static func function<Function>(_ name: String) -> Function? {
        // Both are the address of a function, of the type that the runtime's header declares; nothing that is read gets here.
        unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: Function.self) }
    }
}

/// What an offset at an address refers to; if its lowest bit is set, that is where the address is.
@unsafe
@inline(__always)
private func target(_ place: UnsafeRawPointer, mayBeIndirect: Bool = false) -> UnsafeRawPointer? {
    let offset = unsafe place.load(as: Int32.self)
    if offset == 0 { return nil }
    if mayBeIndirect, offset & 1 == 1 { return unsafe (place + Int(offset & ~1)).load(as: UnsafeRawPointer?.self) }
    return unsafe place + Int(offset)
}
#endif
