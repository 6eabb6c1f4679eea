/// What the encoder looks up for each value of a type: a few bytes instead of the whole ``EncodingPlan``.
struct EncodingPlanID: BitwiseCopyable {
    /// The ways in which values are written.
    enum Way {
        /// With their own `encode(to:)`, into an element.
        case plain
        case scalar, placed, dictionary, raw
        /// With their own `encode(to:)`, with the fields in an order that the type specifies.
        case ordered
        /// With a ``SpecialCoding``: into the element that has the key, or into one of their own.
        case content, special
        /// Item by item, with the same result as their own `encode(to:)`.
        case array
    }

    struct Flags: FlagSet {
        var bits: UInt8

        /// The way in which a key is written depends on the type that has it.
        static let placesKeys = Flags(bits: 1)
        /// The value is a plain enum, whose cases may be elements.
        static let isPlainEnum = Flags(bits: 2)
        /// The value is an array of plain enums.
        static let holdsEnums = Flags(bits: 4)
        /// The value only wraps another one: an Optional or a property wrapper.
        static let isTransparent = Flags(bits: 8)
        /// The value is an enum whose case is identified by a mark in its element.
        static let isMarked = Flags(bits: 16)
        /// The value is an Optional of an Optional, or of a wrapper with a place of its own.
        static let isNestedOptional = Flags(bits: 32)
        /// The value is a wrapper with a value for an absent key.
        static let isAbsentable = Flags(bits: 64)
    }

    let number: Int32
    let way: Way
    /// The role of the value; for a property wrapper, that of the wrapped value.
    let role: TypePlan.Role
    let placement: XMLPlacement.Form?
    let flags: Flags

    /// The plan of no type.
    static let none = EncodingPlanID(number: -1, way: .plain, role: .other, placement: nil, flags: .none)

    /// The number of the plan if it affects keys, otherwise -1.
    @inline(__always)
    var keyOwner: Int32 { flags.contains(.placesKeys) ? number : -1 }
}
