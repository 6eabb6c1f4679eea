/// A simple type that XML Schema defines (part 2, section 3).
enum BuiltinType: String, CaseIterable {
    case anySimpleType, string, boolean, decimal, float, double
    case duration, dateTime, time, date, gYearMonth, gYear, gMonthDay, gDay, gMonth
    case hexBinary, base64Binary, anyURI, normalizedString, token, language
    case integer, nonPositiveInteger, negativeInteger, long, int, short, byte
    case nonNegativeInteger, unsignedLong, unsignedInt, unsignedShort, unsignedByte, positiveInteger
    case id = "ID"
    case idref = "IDREF"
    case entity = "ENTITY"
    case idrefs = "IDREFS"
    case entities = "ENTITIES"
    case nmtoken = "NMTOKEN"
    case nmtokens = "NMTOKENS"
    case xmlName = "Name"
    case ncName = "NCName"
    case qName = "QName"
    case notation = "NOTATION"

    /// The type of the items of a built-in list.
    var item: BuiltinType? {
        switch self {
        case .idrefs: .idref
        case .entities: .entity
        case .nmtokens: .nmtoken
        default: nil
        }
    }

    /// Whether the values are texts.
    var isText: Bool {
        switch self {
        case .anySimpleType, .anyURI, .language, .normalizedString, .string, .token, .id, .idref, .entity, .nmtoken,
            .xmlName, .ncName:
            true
        default: false
        }
    }

    /// Whether it has integers of any length.
    var isUnboundedInteger: Bool {
        [.integer, .negativeInteger, .nonNegativeInteger, .nonPositiveInteger, .positiveInteger].contains(self)
    }

    /// Whether other built-in types are derived from it.
    var hasDerivedTypes: Bool {
        switch self {
        case .anySimpleType, .string, .normalizedString, .token, .xmlName, .ncName, .decimal, .integer,
            .nonPositiveInteger, .nonNegativeInteger, .long, .int, .short, .unsignedLong, .unsignedInt, .unsignedShort:
            true
        default: false
        }
    }

    var whiteSpace: SimpleFacets.WhiteSpace {
        switch self {
        case .string, .anySimpleType: .preserve
        case .normalizedString: .replace
        default: .collapse
        }
    }

    /// What it is in Swift.
    var scalar: ModelScalar {
        switch self {
        case .boolean: .bool
        case .byte, .unsignedByte, .short, .unsignedShort, .int, .integer, .negativeInteger, .nonNegativeInteger,
            .nonPositiveInteger, .positiveInteger:
            .int
        case .long: .int64
        case .unsignedInt: .uint32
        case .unsignedLong: .uint64
        case .decimal: .decimal
        case .double: .double
        case .float: .float
        case .date, .dateTime, .time, .gDay, .gMonth, .gMonthDay, .gYear, .gYearMonth: .dateTime
        case .duration: .duration
        case .base64Binary: .base64
        case .hexBinary: .hex
        case .qName, .notation: .qualifiedName
        default: whiteSpace == .collapse ? .string : .preservedString
        }
    }

    /// The type itself.
    var type: SimpleType {
        var facets = SimpleFacets()
        facets.whiteSpace = whiteSpace
        let variety = item.map { SimpleType.Variety.list($0.type) } ?? .atomic
        return SimpleType(
            name: SchemaName(rawValue, in: SchemaNamespace.schema), builtin: self, variety: variety, facets: facets)
    }
}
