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
        /// Into the element that has the property.
        static let captured: UInt8 = 6
        /// With a mark of its type.
        static let polymorphic: UInt8 = 7
        /// Item by item, which comes to the same as by their own `encode(to:)`.
        static let array: UInt8 = 8
    }

    let way: UInt8
    /// The role of the value; for a property wrapper that of what it wraps.
    let role: TypePlan.Role
    let placement: XMLPlacement.Form?
    let isDictionary: Bool
    /// What a key is written as depends on the type that has it.
    let placesKeys: Bool
    /// The namespace of the type's keys and of its root, and the prefix that it wishes for.
    let namespace: String?
    let namespacePrefix: String?
    let nodeEncoding: (any XMLDynamicNodeEncoding.Type)?
    let type: any Encodable.Type
    let order: [String]
    /// The value is an enum that may be a choice of elements.
    let mayBeChoice: Bool
    /// Whether it is one; nil as long as nobody knows.
    var isChoice: Bool?
    /// The value is an array of choices.
    let hasChoiceItems: Bool
    /// The value stands for another one: an Optional or a property wrapper.
    let isTransparent: Bool
    /// Whether the type names its element by an ``XMLElementName``; nil as long as nobody knows.
    var namesElement: Bool?
    /// Set for the way `polymorphic`.
    let polymorphism: Polymorphism?
    /// Set for the way `array`, at least.
    let array: (any EncodableArray.Type)?

    init(_ type: any Encodable.Type, _ userInfo: [CodingUserInfoKey: Any]) {
        let plan = TypePlan.of(type)
        mayBeChoice = plan.mayBeChoice
        isChoice = !plan.mayBeChoice ? false : plan.decodable == nil ? nil : plan.choice(userInfo) != nil
        hasChoiceItems = plan.choiceItems(userInfo) != nil
        isTransparent = plan.wrapped != nil
        self.type = type
        polymorphism = plan.polymorphism
        array = plan.isSequence ? type as? any EncodableArray.Type : nil
        placement = plan.placement
        isDictionary = plan.dictionaryKey != nil
        nodeEncoding = plan.dynamicEncoding
        order = plan.order ?? []
        namespace = plan.core.namespace
        namespacePrefix = plan.core.namespacePrefix
        placesKeys = plan.dynamicEncoding != nil || plan.core.namespace != nil
        if plan.placement != nil {
            way = Way.placed
            role = plan.scalar
        } else {
            role = plan.role
            switch plan.role {
            case .other where isDictionary: way = Way.dictionary
            case .other where array != nil && plan.order == nil: way = Way.array
            case .other: way = plan.order == nil ? Way.plain : Way.ordered
            case .rawElement: way = Way.raw
            case .rawNode, .rawNodes, .innerXML, .elementName, .anyElements, .anyAttributes: way = Way.captured
            case .polymorphic: way = Way.polymorphic
            default: way = Way.scalar
            }
        }
    }
}
