/// A type of a schema.
enum SchemaType {
    case simple(SimpleType)
    case complex(ComplexType)
    /// `xs:anyType`: any content.
    case any
}

/// A simple type: a built-in one, or one that is derived from them.
final class SimpleType {
    enum Variety {
        case atomic
        case list(SimpleType)
        case union([SimpleType])
    }

    struct EnumerationValue {
        let text: String
        let documentation: [String]
    }

    let name: SchemaName?
    /// The nearest built-in type that it is derived from.
    let builtin: BuiltinType
    let variety: Variety
    let facets: SimpleFacets
    /// The values of the innermost type that lists some.
    let enumeration: [EnumerationValue]
    let documentation: [String]
    let place: SourcePlace?
    let base: SimpleType?
    /// The complex type that it is written in, if it has no name.
    let owner: ComplexType?

    init(
        name: SchemaName?, builtin: BuiltinType, variety: Variety = .atomic, facets: SimpleFacets,
        enumeration: [EnumerationValue] = [], documentation: [String] = [], place: SourcePlace? = nil,
        base: SimpleType? = nil, owner: ComplexType? = nil
    ) {
        self.name = name
        self.builtin = builtin
        self.variety = variety
        self.facets = facets
        self.enumeration = enumeration
        self.documentation = documentation
        self.place = place
        self.base = base
        self.owner = owner
    }

    /// Whether it is this built-in type itself.
    func isBuiltin(_ type: BuiltinType) -> Bool {
        name == SchemaName(type.rawValue, in: SchemaNamespace.schema)
    }
}

/// The facets of a simple type, with those that it inherits.
struct SimpleFacets {
    /// The facets that documentation lists, by name, in the order of the schema.
    var shown: [(name: String, value: String)] = []
    var whiteSpace = WhiteSpace.collapse
    var totalDigits: Int?
    /// The least and the greatest value as texts, inclusive or exclusive.
    var minimum: String?
    var maximum: String?

    /// Whether they allow explicitly for integers of more than 64 bits.
    var isWide: Bool {
        if let totalDigits { return totalDigits > 18 }
        return [minimum, maximum].contains { $0 != nil && $0.flatMap { Int64($0) } == nil }
    }

    enum WhiteSpace: String { case preserve, replace, collapse }
}

/// A complex type. What it inherits is resolved in ``content`` and ``attributes``.
final class ComplexType {
    enum Content {
        case empty
        case simple(SimpleType)
        case particle(Particle)
    }

    let name: SchemaName?
    let targetNamespace: String
    let documentation: [String]
    let place: SourcePlace?
    var isAbstract = false
    var isMixed = false
    var content = Content.empty
    var attributes = AttributeUses()
    /// The named complex type that it is derived from.
    var base: ComplexType?

    /// The complex type that it is written in, if it has no name.
    let owner: ComplexType?

    init(
        name: SchemaName?, targetNamespace: String, documentation: [String], place: SourcePlace?, owner: ComplexType?
    ) {
        self.owner = owner
        self.name = name
        self.targetNamespace = targetNamespace
        self.documentation = documentation
        self.place = place
    }
}

/// The attributes of a complex type or of a named group.
struct AttributeUses {
    var uses: [AttributeUse] = []
    var allowsOthers = false

    /// Adds an attribute in the place of one with its name, or takes that away.
    mutating func add(_ use: AttributeUse, isProhibited: Bool = false) {
        let index = uses.firstIndex { $0.name == use.name }
        if isProhibited {
            if let index { uses.remove(at: index) }
        } else if let index {
            uses[index] = use
        } else {
            uses.append(use)
        }
    }
}

/// An attribute of a complex type.
struct AttributeUse {
    let name: SchemaName
    let type: SimpleType
    let isRequired: Bool
    /// The default or fixed value.
    let defaultValue: String?
    let documentation: [String]
    let place: SourcePlace?
}

/// An element declaration, global or local.
final class ElementDeclaration {
    let name: SchemaName
    let isGlobal: Bool
    let isAbstract: Bool
    let isNillable: Bool
    let defaultValue: String?
    let documentation: [String]
    let place: SourcePlace?
    /// Set when the declaration is read, before anyone asks.
    var type = SchemaType.any
    /// The name of the head of its substitution group.
    var substitutionGroup: SchemaName?

    init(
        name: SchemaName, isGlobal: Bool, isAbstract: Bool, isNillable: Bool, defaultValue: String?,
        documentation: [String], place: SourcePlace?
    ) {
        self.name = name
        self.isGlobal = isGlobal
        self.isAbstract = isAbstract
        self.isNillable = isNillable
        self.defaultValue = defaultValue
        self.documentation = documentation
        self.place = place
    }
}

/// A part of a content model, with how often it may occur.
struct Particle {
    indirect enum Term {
        case element(ElementDeclaration)
        case wildcard(Wildcard)
        case sequence([Particle])
        case choice([Particle])
        /// `xs:all`: its elements are in any order.
        case all([Particle])
    }

    let term: Term
    let minimum: Int
    /// nil if unbounded.
    let maximum: Int?
    /// The name of the group that it refers to.
    var group: String?
    /// How many elements and wildcards it has, and how deep they are.
    let size: Int
    let depth: Int

    init(term: Term, minimum: Int, maximum: Int?) {
        self.term = term
        self.minimum = minimum
        self.maximum = maximum
        switch term {
        case .element, .wildcard:
            (size, depth) = (1, 1)
        case .sequence(let parts), .choice(let parts), .all(let parts):
            size = parts.reduce(0) { $0 &+ $1.size }
            depth = 1 + (parts.map(\.depth).max() ?? 0)
        }
    }

    /// Groups in groups grow fast, so their size is limited.
    var isTooLarge: Bool { size > 100_000 || depth > 400 }

    var isRepeated: Bool { maximum.map { $0 > 1 } ?? true }
}

/// `xs:any`: which namespaces it takes.
struct Wildcard {
    enum Namespaces {
        case any
        /// All but one, and but none.
        case other(String)
        case some([String])
    }

    let namespaces: Namespaces
    let place: SourcePlace?

    func takes(_ name: SchemaName) -> Bool {
        switch namespaces {
        case .any: true
        case .other(let namespace): name.namespace != namespace && !name.namespace.isEmpty
        case .some(let all): all.contains(name.namespace)
        }
    }
}
