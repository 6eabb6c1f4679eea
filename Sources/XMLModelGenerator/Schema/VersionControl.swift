import XMLCodable

/// Conditional inclusion (XML Schema 1.1, part 1, section 4.2.2), as a processor of version 1.0 sees it.
enum VersionControl {
    private static let facets: Set<String> = [
        "length", "minLength", "maxLength", "pattern", "enumeration", "whiteSpace", "maxInclusive", "maxExclusive",
        "minInclusive", "minExclusive", "totalDigits", "fractionDigits",
    ]

    /// Whether an element is a part of the schema.
    static func includes(_ element: XML.Element) -> Bool {
        for attribute in element.attributes where attribute.name.namespaceURI == SchemaNamespace.versioning {
            let value = attribute.value
            var names: [SchemaName] {
                value.split(whereSeparator: \.isWhitespace).map { element.schemaName(String($0)) }
            }
            let isIncluded =
                switch attribute.name.localName {
                case "minVersion": Double(value.trimmed).map { $0 <= 1.0 } ?? true
                case "maxVersion": Double(value.trimmed).map { $0 > 1.0 } ?? true
                case "typeAvailable": names.allSatisfy(isType)
                case "typeUnavailable": !names.allSatisfy(isType)
                case "facetAvailable": names.allSatisfy(isFacet)
                case "facetUnavailable": !names.allSatisfy(isFacet)
                default: true
                }
            if !isIncluded { return false }
        }
        return true
    }

    private static func isType(_ name: SchemaName) -> Bool {
        name.namespace == SchemaNamespace.schema
            && (name.local == "anyType" || BuiltinType(rawValue: name.local) != nil)
    }

    private static func isFacet(_ name: SchemaName) -> Bool {
        name.namespace == SchemaNamespace.schema && facets.contains(name.local)
    }
}
