/// What the encoder needs to know about a type: ``TypePlan`` reduced to what is looked up for each value.
struct EncodingPlan {
    /// The ways in which values are written.
    enum Way {
        /// With their own `encode(to:)`, into an element.
        static let plain: UInt8 = 0
        static let scalar: UInt8 = 1
        static let placed: UInt8 = 2
        static let dictionary: UInt8 = 3
        static let raw: UInt8 = 4
        /// With their own `encode(to:)`, with the fields in an order that the type specifies.
        static let ordered: UInt8 = 5
        /// Into the element that contains the property.
        static let captured: UInt8 = 6
        /// With a discriminator value for their type.
        static let polymorphic: UInt8 = 7
        /// Item by item, with the same result as their own `encode(to:)`.
        static let array: UInt8 = 8
    }

    let way: UInt8
    /// The role of the value; for a property wrapper, that of the wrapped value.
    let role: TypePlan.Role
    let placement: XMLPlacement.Form?
    /// Whether the way in which a key is written depends on the type that has it.
    let placesKeys: Bool
    /// The namespace of the type's keys and of its root, and its preferred prefix.
    let namespace: String?
    let namespacePrefix: String?
    let nodeEncoding: (any XMLDynamicNodeEncoding.Type)?
    let type: any Encodable.Type
    let order: [String]
    /// Whether the value is an enum that may be a choice of elements.
    let mayBeChoice: Bool
    /// Whether the value is a choice; nil until determined.
    var isChoice: Bool?
    /// Whether the value is an array of choices.
    let hasChoiceItems: Bool
    /// Whether the value only wraps another one: an Optional or a property wrapper.
    let isTransparent: Bool
    /// Whether the type names its element with an ``XMLElementName``; nil until determined.
    var namesElement: Bool?
    /// Set for the way `polymorphic`.
    let polymorphism: Polymorphism?
    /// Set at least for the way `array`.
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
            case .other where plan.dictionaryKey != nil: way = Way.dictionary
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
