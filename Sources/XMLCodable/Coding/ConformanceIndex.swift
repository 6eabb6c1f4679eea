/// Casts types to protocols, without a search for each type and each protocol.
///
/// The first cast of a type to a protocol goes through all conformances of all images, which are more than ten thousand in a
/// process with Foundation. A model has many types, and some of them are asked for twenty protocols, so this goes through the
/// conformances once for all.
///
/// It reads their records (docs/ABI/TypeMetadata.rst), whose layout is part of Swift's ABI. Where the records are is asked of
/// the runtime, on Linux alone: on other platforms, casts are answered from a cache of the system or are all there is.
enum ConformanceIndex {
    /// What is known of how a type conforms to a protocol.
    enum Conformance {
        /// Only a cast can tell.
        case unknown
        case none
        #if os(Linux) && canImport(Glibc)
        case known(ConformanceRecords.WitnessTable)
        #endif
    }

    /// A type as one that conforms to a protocol; nil if it does not.
    ///
    /// - Parameter metatype: The type of the types that conform to the protocol, such as `(any XMLMapped.Type).self`.
    static func cast<Metatype>(_ type: Any.Type, to metatype: Metatype.Type) -> Metatype? {
        switch conformance(of: type, to: metatype) {
        case .unknown: type as? Metatype
        case .none: nil
        #if os(Linux) && canImport(Glibc)
        // Such a metatype consists of the type and of how it conforms to the protocol; the sizes have been compared.
        case .known(let table): unsafe unsafeBitCast((type, table), to: metatype)
        #endif
        }
    }

    /// Returns what is known without a cast. The parameters are those of the cast.
    static func conformance<Metatype>(of type: Any.Type, to metatype: Metatype.Type) -> Conformance {
        #if os(Linux) && canImport(Glibc)
        guard let descriptor = unsafe descriptor(of: type), let number = number(of: metatype),
            MemoryLayout<Metatype>.size == MemoryLayout<(Any.Type, ConformanceRecords.WitnessTable)>.size
        else { return .unknown }
        switch state.withLock({ $0.conformance(of: descriptor, to: number) }) {
        case .unknown: return .unknown
        case .none: return .none
        case .known(let record): return record.witnessTable(of: type).map { .known($0) } ?? .unknown
        }
        #else
        return .unknown
        #endif
    }

    #if os(Linux) && canImport(Glibc)
    /// What may be asked for without a search: the protocols that the coders ask types for, fewer than 32. Those of a folder
    /// are beside them.
    private static var protocols: [Any.Type] {
        [
            (any RawRepresentable.Type).self, (any Sequence.Type).self, (any _XMLSpecialType.Type).self,
            (any XMLPlacedProperty.Type).self, (any PlainWrapper.Type).self, (any XMLValueProperty.Type).self,
            (any XMLTransformedProperty.Type).self, (any TokensValue.Type).self, (any AnnotatedValue.Type).self,
            (any OptionalType.Type).self, (any XMLDecodableSequence.Type).self, (any DecodableArray.Type).self,
            (any DictionaryType.Type).self, (any DecodableDictionary.Type).self, (any XMLMapped.Type).self,
            (any XMLAliasedKey.Type).self,
        ] + ofKeys + ofPlacement + ofEarlierNames
    }

    /// The addresses of the descriptors of these protocols.
    private static let descriptors = protocols.compactMap { unsafe descriptor(ofProtocol: $0) }

    private static func number(of metatype: Any.Type) -> Int? {
        unsafe descriptor(ofProtocol: metatype).flatMap { descriptors.firstIndex(of: $0) }
    }

    private static let state = Locked(State())

    private struct State: Sendable {
        enum Conformance {
            case unknown, none, known(ConformanceRecords.Record)
        }

        /// How types conform to the protocols, by the descriptors of the types and the numbers of the protocols.
        private var records = IdentityTable<ConformanceRecords.Record>()
        /// The descriptors of the types that were asked about, which are of images that were read.
        private var asked = IdentityTable<Void>()
        private var imageCount = 0
        private var isTrusted = true

        mutating func conformance(of descriptor: UInt, to number: Int) -> Conformance {
            if asked[address: descriptor] == nil {
                // The type may be of an image that is new. Where the runtime does not tell the images, there is no sample.
                let images = ConformanceRecords.images()
                if images.isEmpty || images.count != imageCount { add(images) }
                asked.set((), address: descriptor)
            }
            guard isTrusted else { return .unknown }
            return records[address: Self.key(descriptor, number)].map { .known($0) } ?? .none
        }

        /// Addresses have no more than 57 bits.
        private static func key(_ descriptor: UInt, _ number: Int) -> UInt { descriptor << 5 | UInt(number) }

        /// Adds the conformances of all images, of which some may be new.
        private mutating func add(_ images: [ConformanceRecords]) {
            imageCount = images.count
            let descriptors = ConformanceIndex.descriptors
            // Few of the records are of one of the protocols.
            var mayBeAsked = [Bool](repeating: false, count: 1_024)
            for descriptor in descriptors { mayBeAsked[Int(descriptor >> 3 & 1_023)] = true }
            for image in images {
                let isReadable = image.forEach { record in
                    guard let conformed = record.conformed, mayBeAsked[Int(conformed >> 3 & 1_023)],
                        let number = descriptors.firstIndex(of: conformed)
                    else { return true }
                    guard let type = record.type else { return false }
                    records.set(record, address: Self.key(type, number))
                    return true
                }
                if !isReadable { isTrusted = false }
            }
            if !findsSample { isTrusted = false }
        }

        /// Whether what the compiler knows has been found.
        private var findsSample: Bool {
            let sample = SampleType()
            guard descriptors.count == protocols.count, let descriptor = unsafe descriptor(of: sample.type),
                let special = number(of: (any _XMLSpecialType.Type).self),
                let other = number(of: (any XMLMapped.Type).self),
                records[address: Self.key(descriptor, other)] == nil,
                let record = records[address: Self.key(descriptor, special)]
            else { return false }
            // As for the cast.
            let known = unsafe unsafeBitCast(sample, to: (Any.Type, ConformanceRecords.WitnessTable).self)
            return record.witnessTable(of: sample.type) == known.1
        }
    }

    /// A type whose conformance the compiler knows.
    private enum Sample: _XMLSpecialType {}

    /// As an argument, the metatype itself would be taken apart.
    private struct SampleType {
        let type: any _XMLSpecialType.Type = Sample.self
    }

    /// The address of the descriptor of a struct, an enum or an Optional; nil for other types, and for those that may have
    /// several.
    @unsafe
    private static func descriptor(of type: Any.Type) -> UInt? {
        // The metadata of these kinds has a pointer to the descriptor, whose first word has flags.
        let metadata = unsafe EnumMetadata.metadata(of: type)
        guard unsafe 0x200...0x202 ~= metadata[0],
            let descriptor = unsafe UnsafePointer<UInt32>(bitPattern: metadata[1]), unsafe descriptor[0] & 0x40 != 0
        else { return nil }
        return UInt(bitPattern: descriptor)
    }

    /// The address of the descriptor of the only protocol of an existential metatype.
    @unsafe
    private static func descriptor(ofProtocol metatype: Any.Type) -> UInt? {
        // This kind has a word that refers to the type of the values. That has a word whose upper half is the number of
        // protocols, and the protocols.
        let metadata = unsafe EnumMetadata.metadata(of: metatype)
        guard unsafe metadata[0] == 0x306, let values = unsafe UnsafePointer<UInt>(bitPattern: metadata[1]),
            unsafe values[0] == 0x303, unsafe values[1] >> 32 == 1
        else { return nil }
        return unsafe values[2]
    }
    #endif
}
