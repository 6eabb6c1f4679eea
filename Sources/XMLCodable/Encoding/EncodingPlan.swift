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
        /// With a mark of its type.
        static let polymorphic: UInt8 = 6
    }

    let way: UInt8
    /// The role of the value; for a property wrapper that of what it wraps.
    let role: TypePlan.Role
    let placement: XMLPlacement?
    let isDictionary: Bool
    /// What a key is written as depends on the type that has it.
    let placesKeys: Bool
    /// The namespace of the type's keys and of its root, and the prefix that it wishes for.
    let namespace: String?
    let namespacePrefix: String?
    let nodeEncoding: (any DynamicNodeEncoding.Type)?
    let type: any Encodable.Type
    /// Set for the way `polymorphic`.
    let polymorphism: Polymorphism?

    init(_ type: any Encodable.Type) {
        let plan = TypePlan.of(type)
        self.type = type
        polymorphism = plan.polymorphism
        placement = plan.placement
        isDictionary = plan.dictionaryKey != nil
        nodeEncoding = plan.dynamicEncoding
        namespace = plan.core.namespace
        namespacePrefix = plan.core.namespacePrefix
        placesKeys = plan.dynamicEncoding != nil || plan.core.namespace != nil
        if plan.placement != nil {
            way = Way.placed
            role = plan.wrapped?.role ?? .other
        } else {
            role = plan.role
            switch plan.role {
            case .other: way = isDictionary ? Way.dictionary : Way.plain
            case .rawElement: way = Way.raw
            case .polymorphic: way = Way.polymorphic
            default: way = Way.scalar
            }
        }
    }
}
