/// What valid documents can have that the model of a schema does not carry: a warning for each kind, with its first place.
struct SchemaLosses {
    private enum Kind: CaseIterable {
        case type, number, emptyElement
    }

    private struct Loss {
        let first: String
        let place: SourcePlace?
        var count = 1
    }

    /// Whether Swift has a literal for a default value.
    let hasLiteral: (String, ModelValue) -> Bool
    private var losses: [Kind: Loss] = [:]
    /// What was noted already: a declaration is used in many places.
    private var known: Set<ObjectIdentifier> = []

    init(hasLiteral: @escaping (String, ModelValue) -> Bool) { self.hasLiteral = hasLiteral }

    private mutating func add(_ kind: Kind, _ name: String, at place: SourcePlace?) {
        losses[kind, default: Loss(first: name, place: place, count: 0)].count += 1
    }

    // MARK: - What is lost

    /// Notes an element with a simple type that `xsi:type` can refine, and one with numbers of any length.
    ///
    /// - Parameter derived: The simple types that types of the schemas are derived from.
    mutating func noteTypes(of declaration: ElementDeclaration, derived: Set<SchemaName>) {
        guard case .simple(let type) = declaration.type, !type.isBuiltin(.anySimpleType),
            known.insert(ObjectIdentifier(declaration)).inserted
        else { return }
        let hasDerived =
            if case .union(let members) = type.variety {
                // The types that a union has are derived from it (part 1, section 3.14.6).
                members.contains { $0.name != nil }
            } else {
                type.name == SchemaName(type.builtin.rawValue, in: SchemaNamespace.schema)
                    && type.builtin.hasDerivedTypes
            }
        if hasDerived || type.name.map(derived.contains) ?? false {
            add(.type, declaration.name.local, at: declaration.place)
        }
        noteNumbers(of: type, in: declaration.name.local, at: declaration.place)
    }

    /// Notes numbers of any length, which are Int or Decimal in Swift.
    mutating func noteNumbers(of type: SimpleType, in name: String, at place: SourcePlace?) {
        var open = [type]
        while let next = open.popLast() {
            switch next.variety {
            case .list(let item): open.append(item)
            case .union: open += next.members
            case .atomic:
                if !next.hasNumbersThatFit { return add(.number, name, at: place) }
            }
        }
    }

    /// Notes an element that has a default value, unless the model has it for an empty element.
    mutating func noteDefault(of declaration: ElementDeclaration, _ value: ModelValue, isRequired: Bool) {
        guard let text = declaration.defaultValue, !value.takesEmptyText else { return }
        if isRequired, hasLiteral(text, value) { return }
        add(.emptyElement, declaration.name.local, at: declaration.place)
    }

    // MARK: - Warnings

    func report(to log: MessageLog) {
        for kind in Kind.allCases {
            guard let loss = losses[kind] else { continue }
            let places = loss.count == 1 ? "`\(loss.first)`" : "`\(loss.first)` and \(loss.count - 1) more"
            log.warn(Self.words(kind, places), at: loss.place)
        }
    }

    private static func words(_ kind: Kind, _ places: String) -> String {
        switch kind {
        case .type: "an xsi:type that names a derived simple type is read over, and not written: \(places)"
        case .number: "a number that is too large for Int, or too long for Decimal, is an error when decoded: \(places)"
        case .emptyElement: "an empty element that stands for its default is absent, or an error: \(places)"
        }
    }
}

extension SimpleType {
    /// Whether each number that it allows is one of Int, or of Decimal, in Swift.
    fileprivate var hasNumbersThatFit: Bool {
        guard builtin == .decimal || builtin.isUnboundedInteger else { return true }
        if let digits = facets.totalDigits { return digits <= 38 }
        guard builtin.isUnboundedInteger, !facets.isWide else { return false }
        let hasMinimum = facets.minimum != nil || [.nonNegativeInteger, .positiveInteger].contains(builtin)
        let hasMaximum = facets.maximum != nil || [.nonPositiveInteger, .negativeInteger].contains(builtin)
        return hasMinimum && hasMaximum
    }
}

extension ModelValue {
    /// Whether an empty text is a value, and so not one that is absent.
    fileprivate var takesEmptyText: Bool {
        switch self {
        case .scalar(.string), .scalar(.preservedString), .list, .element: true
        case .scalar, .nillable: false
        case .type(let type):
            type.kind == .structure
                && type.properties.allSatisfy { $0.role != .text || $0.value.takesEmptyText }
        }
    }
}
