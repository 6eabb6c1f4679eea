/// A simple type that XML Schema defines (part 2, section 3).
enum BuiltinType: String {
    case anySimpleType, anyURI, base64Binary, boolean, byte, date, dateTime, decimal, double, duration
    case float, gDay, gMonth, gMonthDay, gYear, gYearMonth, hexBinary, int, integer
    case language, long, negativeInteger, nonNegativeInteger, nonPositiveInteger, normalizedString, positiveInteger
    case short, string, time, token, unsignedByte, unsignedInt, unsignedLong, unsignedShort
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

    var isInteger: Bool {
        switch self {
        case .byte, .int, .integer, .long, .negativeInteger, .nonNegativeInteger, .nonPositiveInteger, .positiveInteger,
            .short, .unsignedByte, .unsignedInt, .unsignedLong, .unsignedShort:
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

    /// The type itself.
    var type: SimpleType {
        var facets = SimpleFacets()
        facets.whiteSpace = whiteSpace
        let variety = item.map { SimpleType.Variety.list($0.type) } ?? .atomic
        return SimpleType(
            name: SchemaName(rawValue, in: SchemaNamespace.schema), builtin: self, variety: variety, facets: facets)
    }
}
