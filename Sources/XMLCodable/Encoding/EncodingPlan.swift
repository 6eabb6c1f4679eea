/// What the encoder must know of a type: ``TypePlan`` boiled down to what is asked per value.
struct EncodingPlan {
    /// The ways that values are written.
    enum Way {
        /// By their own `encode(to:)`, into an element.
        static let plain: UInt8 = 0
        static let scalar: UInt8 = 1
        static let placed: UInt8 = 2
        static let dictionary: UInt8 = 3
        static let raw: UInt8 = 4
        /// By their own `encode(to:)`, their fields in an order of the type's own.
        static let ordered: UInt8 = 5
    }

    let way: UInt8
    /// The role of the value; for a property wrapper that of what it wraps.
    let role: TypePlan.Role
    let placement: XMLPlacement?
    let isDictionary: Bool
    let hasNodeEncoding: Bool
    let nodeEncoding: (any DynamicNodeEncoding.Type)?
    let type: any Encodable.Type
    let order: [String]

    init(_ type: any Encodable.Type) {
        let plan = TypePlan.of(type)
        self.type = type
        placement = plan.placement
        isDictionary = plan.dictionaryKey != nil
        nodeEncoding = plan.dynamicEncoding
        hasNodeEncoding = plan.dynamicEncoding != nil
        order = plan.order ?? []
        if plan.placement != nil {
            way = Way.placed
            role = plan.wrapped?.role ?? .other
        } else {
            role = plan.role
            switch plan.role {
            case .other where isDictionary: way = Way.dictionary
            case .other: way = plan.order == nil ? Way.plain : Way.ordered
            case .rawElement: way = Way.raw
            default: way = Way.scalar
            }
        }
    }
}
