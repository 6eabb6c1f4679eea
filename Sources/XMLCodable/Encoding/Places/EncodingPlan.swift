/// What the encoder needs to know about a type, taken from its ``TypePlan``.
struct EncodingPlan {
    let way: EncodingPlanID.Way
    let role: TypePlan.Role
    let placement: XMLPlacement.Form?
    let flags: EncodingPlanID.Flags
    /// The namespace of the type's keys and of its root.
    let namespace: TypeNamespace
    let nodeEncoding: (any XMLDynamicNodeEncoding.Type)?
    let type: Any.Type
    let order: [String]
    /// The name of the type's own element, where no key gives it one.
    let rootName: String?
    /// Whether the type is a plain enum for mixed content.
    let isMixed: Bool
    /// How the case is identified if the type is an enum with a mark in its element.
    let caseMark: Mark?
    /// Set for the ways `content` and `special`.
    let special: (any SpecialCoding.Type)?
    /// What that coding knows of the type.
    let detail: (any AnyObject & Sendable)?
    /// The type itself if it is an array; always set for the way `array`.
    let array: (any EncodableArray.Type)?

    /// Determines the plan of a type, which may run code of the type.
    ///
    /// - Parameter strategy: Says which version of the type's namespace is written.
    init(_ type: Any.Type, _ strategy: XMLNamespaceStrategy) {
        let plan = TypePlan.of(type)
        var flags = EncodingPlanID.Flags.none
        if plan.core.isPlainEnum { flags.insert(.isPlainEnum) }
        if plan.core.caseMark != nil { flags.insert(.isMarked) }
        if plan.enumItem != nil { flags.insert(.holdsEnums) }
        if plan.wrapped != nil { flags.insert(.isTransparent) }
        if plan.isNestedOptional { flags.insert(.isNestedOptional) }
        if plan.isAbsentable { flags.insert(.isAbsentable) }
        if plan.dynamicEncoding != nil || plan.core.namespace != nil { flags.insert(.placesKeys) }
        self.flags = flags
        self.type = type
        special = plan.special
        detail = plan.detail
        isMixed = plan.core.isMixed
        caseMark = plan.core.caseMark
        array = plan.isSequence ? type as? any EncodableArray.Type : nil
        placement = plan.placement
        nodeEncoding = plan.dynamicEncoding
        order = plan.order ?? []
        rootName = plan.core.rootName
        namespace = TypeNamespace(
            uri: plan.core.namespace.map { strategy.first(of: $0) }, prefix: plan.core.namespacePrefix,
            versions: plan.core.namespaceVersions)
        if plan.placement != nil {
            way = .placed
            role = plan.scalar
        } else {
            role = plan.role
            switch plan.role {
            case .other where plan.dictionaryKey != nil: way = .dictionary
            case .other where array != nil && plan.order == nil: way = .array
            case .other: way = plan.order == nil ? .plain : .ordered
            case .rawElement: way = .raw
            case .special: way = plan.needs.contains(.content) ? .content : .special
            default: way = .scalar
            }
        }
    }
}

/// The plans of the types that an encoder has met.
struct EncodingPlans: ~Copyable {
    private var all: [EncodingPlan] = []
    private var ids = IdentityTable<EncodingPlanID>()
    private var recent = TypeCache(vacant: EncodingPlanID.none)

    subscript(plan: EncodingPlanID) -> EncodingPlan {
        _read { yield all[Int(plan.number)] }
    }

    subscript(number number: Int32) -> EncodingPlan { all[Int(number)] }

    /// Returns the plan of a type if it was used recently.
    @inline(__always)
    func recentPlan(of type: ObjectIdentifier) -> EncodingPlanID? { recent.value(type) }

    /// Returns the plan of a type if there is one, and notes that it was used.
    mutating func knownPlan(of type: ObjectIdentifier) -> EncodingPlanID? {
        if let known = recent.otherValue(type) { return known }
        guard let known = ids[type] else { return nil }
        recent.set(known, type)
        return known
    }

    /// Adds the plan of a type, unless it was added while the plan was made.
    mutating func add(_ plan: EncodingPlan, of type: ObjectIdentifier) -> EncodingPlanID {
        if let known = knownPlan(of: type) { return known }
        let id = EncodingPlanID(
            number: Int32(clamping: all.count), way: plan.way, role: plan.role, placement: plan.placement,
            flags: plan.flags)
        all.append(plan)
        ids.set(id, type)
        return knownPlan(of: type) ?? id
    }
}

/// An array whose items are encoded in place.
///
/// `Array.encode(to:)` copies every item and looks up the plan of its type once per item.
protocol EncodableArray {
    static func isEmpty<T>(_ value: T) -> Bool

    /// Writes an array into the frame created for it.
    ///
    /// - Parameter value: An array of this type, which the caller knows only as a generic `T`.
    static func write<T>(_ value: T, to state: EncodingState, _ frame: FrameID) throws
}
