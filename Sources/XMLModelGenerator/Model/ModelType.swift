/// A Swift type of a model, whatever it was made from.
final class ModelType {
    enum Kind {
        /// A struct with a property for each attribute and element.
        case structure
        /// An enum with a case for each element.
        case choice
        /// An enum with a case for each type that `xsi:type` can name.
        case typeChoice
        /// An enum with a case for each text.
        case enumeration
        /// An enum with a case for each kind of value that a text can be.
        case union
    }

    /// What it stands for, which tells types of the same name apart.
    enum Origin: String { case type, element, attribute, group, content, document }

    let kind: Kind
    let origin: Origin
    /// The name in the input.
    let hint: String
    /// The namespace of what it was made from.
    let sourceNamespace: String
    var documentation: [String]
    let place: SourcePlace?
    /// The type that it is nested in.
    private(set) weak var parent: ModelType?
    private(set) var nested: [ModelType] = []

    /// The namespace of the elements that its keys name without one.
    var namespace = ""
    /// The prefix for the namespace; nil for the default namespace.
    var prefix: String?
    var isMixed = false
    var isIndirect = false
    /// Whether white space in a text decides which value of an enumeration it is, or may be more of it than in the value.
    var readsSpaces = false
    /// Whether a text has the value that it would have with single spaces between its words.
    var collapsesSpaces = true
    /// The name of the root element that a struct is.
    var root: SchemaName?
    var properties: [ModelProperty] = []
    var cases: [ModelCase] = []
    /// The name in Swift.
    var name = ""

    init(
        _ kind: Kind, _ hint: String, origin: Origin, namespace: String, documentation: [String] = [],
        place: SourcePlace? = nil
    ) {
        self.kind = kind
        self.hint = hint
        self.origin = origin
        sourceNamespace = namespace
        self.documentation = documentation
        self.place = place
    }

    func nest(_ type: ModelType) {
        type.parent = self
        nested.append(type)
    }

    func removeNested(_ isUnused: (ModelType) -> Bool) { nested.removeAll(where: isUnused) }

    /// The name with those of the types around it.
    var fullName: String { (around.reversed() + [self]).map(\.name).joined(separator: ".") }

    /// The types around it, the innermost first.
    var around: [ModelType] { parent.map { Array(sequence(first: $0, next: \.parent)) } ?? [] }

    /// Whether an element of the type has neither attributes nor content.
    var isEmpty: Bool { kind == .structure && properties.isEmpty }
}

/// What a property or a case holds.
indirect enum ModelValue {
    case scalar(ModelScalar)
    /// Values separated by white space.
    case list(ModelValue)
    case type(ModelType)
    /// Any element.
    case element
    /// A value whose element can say nil.
    case nillable(ModelValue)
}

/// A value that is a text in XML.
enum ModelScalar: Hashable {
    case bool, int, int64, uint32, uint64, decimal, double, float
    /// Without, and with, the white space around it.
    case string, preservedString
    case dateTime, duration, base64, hex, qualifiedName, uuid
    /// A type that the caller names.
    case custom(String)

    var swiftName: String {
        switch self {
        case .bool: "Bool"
        case .int: "Int"
        case .int64: "Int64"
        case .uint32: "UInt32"
        case .uint64: "UInt64"
        case .decimal: "Decimal"
        case .double: "Double"
        case .float: "Float"
        case .string, .preservedString: "String"
        case .dateTime: "XML.DateTime"
        case .duration: "XML.Duration"
        case .base64, .hex: "Data"
        case .qualifiedName: "XML.QualifiedName"
        case .uuid: "UUID"
        case .custom(let name): name
        }
    }

    /// The transform that reads and writes it, where the type alone does not.
    var transform: String? {
        switch self {
        case .preservedString: "XML.PreservedString"
        case .hex: "XML.HexData"
        default: nil
        }
    }

    /// Whether it needs Foundation.
    var isFoundation: Bool { ["Decimal", "Data", "Date", "URL", "UUID"].contains(swiftName) }
}

/// How often something is there.
enum Cardinality { case required, optional, many }

/// A property of a struct.
struct ModelProperty {
    enum Role {
        case attribute
        case element
        case text
        /// Elements with the names of the cases of an enum.
        case choice
        /// Groups of elements that repeat, each a struct.
        case groups
        case anyAttributes
        case anyElements
    }

    var role: Role
    /// The name in the input.
    var hint: String
    var key: SchemaName?
    var value: ModelValue
    var cardinality: Cardinality
    var documentation: [String] = []
    /// The limits of its values, in words.
    var facets: String?
    /// The value that the input gives for one that is absent.
    var defaultValue: String?
    var isIndirect = false
    /// The names of the elements around, in which there is nothing else.
    var path: [SchemaName] = []
    /// Whether a list in an element of its own can be absent with that element.
    var isOptionalList = false
    /// The name in Swift.
    var name = ""
}

/// A case of an enum.
struct ModelCase {
    enum Key {
        /// The name of an element or of a type.
        case name(SchemaName)
        /// The text of an enumeration, or the kind of value of a union.
        case text(String)
        /// Text between elements.
        case mixedText
        /// Everything else.
        case rest
    }

    var key: Key
    /// The name in the input.
    var hint: String
    var value: ModelValue?
    var documentation: [String] = []
    /// The name in Swift.
    var name = ""
}

/// All types of a model.
struct Model {
    var types: [ModelType] = []
    /// Prefixes for the namespaces, as the input has them.
    var prefixes: [String: String] = [:]
}
