/// Tells whether types conform to some protocols, without a search for each type.
///
/// The first cast of a type to a protocol goes through all conformances of all images, which are more than ten thousand in a
/// process with Foundation. A model has hundreds of types, so once there are a few, this goes through them once for all types.
///
/// It reads the records of conformances (docs/ABI/TypeMetadata.rst), whose layout is part of Swift's ABI. Where the records are
/// is asked of the runtime, on Linux alone: on other platforms, casts are answered from a cache of the system or are all there is.
enum ConformanceIndex {
    /// What may be asked for.
    struct Protocols: OptionSet {
        let rawValue: UInt8

        static let special = Protocols(rawValue: 1)
        static let rawRepresentable = Protocols(rawValue: 2)
        /// A type with one of these is known to be indexed, since they are how types come to be asked about.
        fileprivate static let coding = Protocols(rawValue: 4)
    }

    /// Whether a type conforms; nil if only a cast can tell.
    static func knows(_ type: Any.Type, _ conformed: Protocols) -> Bool? {
        #if os(Linux) && canImport(Glibc)
        guard let descriptor = unsafe descriptor(of: type),
            let known = state.withLock({ $0.conformances(of: descriptor) })
        else { return nil }
        // The conformance of a generic type may have conditions.
        return known.isDisjoint(with: conformed) ? false : unsafe isGeneric(descriptor) ? nil : true
        #else
        return nil
        #endif
    }

    #if os(Linux) && canImport(Glibc)
    private static let state = Locked(State())

    private struct State: Sendable {
        /// The number of questions that casts answer first, those of a model of one type: the index takes as long as a few casts.
        private var unindexed = 3
        private var imageCount = 0
        /// What the types that are indexed conform to, by the addresses of their descriptors.
        private var found: [UInt: Protocols] = [:]
        private var isTrusted = true

        /// What a type conforms to; nil if that is not known.
        mutating func conformances(of descriptor: UInt) -> Protocols? {
            guard isTrusted else { return nil }
            if let known = found[descriptor] { return known }
            if unindexed > 0 {
                unindexed -= 1
                return nil
            }
            let images = ConformanceRecords.images()
            if images.count != imageCount { add(images) }
            return isTrusted ? found[descriptor] : nil
        }

        /// Adds the conformances of all images, of which some may be new.
        private mutating func add(_ images: [ConformanceRecords]) {
            imageCount = images.count
            // What a process with Foundation has.
            found.reserveCapacity(2_000)
            guard let special = unsafe ConformanceIndex.descriptor(ofExistential: (any _XMLSpecialType).self),
                let rawRepresentable = unsafe ConformanceIndex.descriptor(ofExistential: (any RawRepresentable).self),
                let decodable = unsafe ConformanceIndex.descriptor(ofExistential: (any Decodable).self),
                let encodable = unsafe ConformanceIndex.descriptor(ofExistential: (any Encodable).self),
                let key = unsafe ConformanceIndex.descriptor(ofExistential: (any CodingKey).self)
            else { return isTrusted = false }
            for image in images {
                let isReadable = image.forEach { type, conformed in
                    let protocols: Protocols
                    switch conformed {
                    case special: protocols = .special
                    case rawRepresentable: protocols = .rawRepresentable
                    case decodable, encodable, key: protocols = .coding
                    default: return true
                    }
                    guard let type else { return false }
                    found[type, default: []].formUnion(protocols)
                    return true
                }
                if !isReadable { isTrusted = false }
            }
            // What is known to conform must have been found.
            let sample = unsafe ConformanceIndex.descriptor(of: XMLChild<Int>.self)
            if sample.flatMap({ found[$0] }) != [.special, .coding] { isTrusted = false }
        }
    }

    /// The address of the descriptor of a struct or an enum; nil for other types, and for those that may have several.
    @unsafe
    private static func descriptor(of type: Any.Type) -> UInt? {
        // The metadata of these kinds has a pointer to the descriptor, whose first word has flags.
        let metadata = unsafe EnumMetadata.metadata(of: type)
        guard unsafe 0x200...0x201 ~= metadata[0],
            let descriptor = unsafe UnsafePointer<UInt32>(bitPattern: metadata[1]), unsafe descriptor[0] & 0x40 != 0
        else { return nil }
        return UInt(bitPattern: descriptor)
    }

    @unsafe
    private static func isGeneric(_ descriptor: UInt) -> Bool {
        // It is that of a type.
        unsafe UnsafePointer<UInt32>(bitPattern: descriptor).map { unsafe $0.pointee & 0x80 != 0 } ?? true
    }

    /// The address of the descriptor of the only protocol of an existential type.
    @unsafe
    private static func descriptor(ofExistential type: Any.Type) -> UInt? {
        // This kind has a word whose upper half is the number of protocols, and the protocols.
        let metadata = unsafe EnumMetadata.metadata(of: type)
        guard unsafe metadata[0] == 0x303, unsafe metadata[1] >> 32 == 1 else { return nil }
        return unsafe metadata[2]
    }
    #endif
}
