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
            let isIncluded =
                switch attribute.name.localName {
                case "minVersion": Double(value.trimmingSpaces).map { $0 <= 1.0 } ?? true
                case "maxVersion": Double(value.trimmingSpaces).map { $0 > 1.0 } ?? true
                case "typeAvailable": names(value, in: element).allSatisfy(isType)
                case "typeUnavailable": !names(value, in: element).allSatisfy(isType)
                case "facetAvailable": names(value, in: element).allSatisfy(isFacet)
                case "facetUnavailable": !names(value, in: element).allSatisfy(isFacet)
                default: true
                }
            if !isIncluded { return false }
        }
        return true
    }

    private static func names(_ text: String, in element: XML.Element) -> [SchemaName] {
        text.split(whereSeparator: \.isWhitespace).map { name in
            let parts = name.split(separator: ":").map(String.init)
            let namespace = element.namespaceURI(ofPrefix: parts.count > 1 ? parts[0] : "") ?? ""
            return SchemaName(parts.last ?? "", in: namespace)
        }
    }

    private static func isType(_ name: SchemaName) -> Bool {
        name.namespace == SchemaNamespace.schema
            && (name.local == "anyType" || BuiltinType(rawValue: name.local) != nil)
    }

    private static func isFacet(_ name: SchemaName) -> Bool {
        name.namespace == SchemaNamespace.schema && facets.contains(name.local)
    }
}
