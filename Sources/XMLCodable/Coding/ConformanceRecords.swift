#if os(Linux) && canImport(Glibc)
import Glibc

/// The records of the conformances in an image.
@safe
struct ConformanceRecords {
    private let start: UnsafeRawPointer
    private let count: Int

    /// Calls a closure with the addresses of the descriptors of the type and the protocol of each conformance, until it returns
    /// false. The type is nil if the record does not refer to a descriptor of Swift.
    ///
    /// - Returns: Whether the closure has returned true for all.
    func forEach(_ body: (_ type: UInt?, _ conformed: UInt) -> Bool) -> Bool {
        for index in 0..<count {
            // The runtime has found the records, each of which is the offset of a descriptor from itself. That consists of the
            // offsets of the protocol, the type and a table, and of flags.
            guard let record = unsafe Self.target(start + 4 * index) else { continue }
            guard let conformed = unsafe Self.target(record, mayBeIndirect: true) else { continue }
            let type: UInt?
            switch unsafe (record + 12).load(as: UInt32.self) >> 3 & 7 {
            case 0: type = unsafe Self.target(record + 4).map { UInt(bitPattern: $0) }
            case 1: type = unsafe Self.target(record + 4)?.load(as: UInt.self)
            default: type = nil
            }
            if !body(type, UInt(bitPattern: conformed)) { return false }
        }
        return true
    }

    /// What an offset at an address refers to; if its lowest bit is set, that is where the address is.
    @unsafe
    private static func target(_ place: UnsafeRawPointer, mayBeIndirect: Bool = false) -> UnsafeRawPointer? {
        let offset = unsafe place.load(as: Int32.self)
        if offset == 0 { return nil }
        if mayBeIndirect, offset & 1 == 1 { return unsafe (place + Int(offset & ~1)).load(as: UnsafeRawPointer?.self) }
        return unsafe place + Int(offset)
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

    private typealias Body = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool

    /// A function of the runtime, with which Swift Testing finds its tests. It is searched, since a later runtime may not have it.
    private static let enumerate: (@convention(c) (Body, UnsafeMutableRawPointer?) -> Void)? = {
        guard let function = unsafe dlsym(nil, "swift_enumerateAllMetadataSections") else { return nil }
        // Both are the address of a function, of the type that the runtime's header declares; nothing that is read gets here.
        return unsafe unsafeBitCast(function, to: (@convention(c) (Body, UnsafeMutableRawPointer?) -> Void).self)
    }()
}
#endif
