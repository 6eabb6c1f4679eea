import XMLCodable

// Simple types (part 1, section 3.14; part 2, section 4.1).
extension SchemaResolver {
    func simpleType(_ element: XML.Element, name: SchemaName?, _ context: Context) throws -> SimpleType {
        let documentation = self.documentation(of: element)
        let place = context.place(element)
        guard let derivation = element.schemaChild("restriction", "list", "union") else {
            throw ModelMessage.error("the simple type has no content", at: place)
        }
        switch derivation.name.localName {
        case "restriction":
            let base = try baseType(derivation, "base", context)
            return restricted(
                base, derivation, name: name, documentation: documentation, place: place, owner: context.owner)
        case "list":
            let item = try baseType(derivation, "itemType", context)
            return SimpleType(
                name: name, builtin: .anySimpleType, variety: .list(item), facets: SimpleFacets(),
                documentation: documentation, place: place, owner: context.owner)
        default:
            var members = try (derivation.attributeValue("memberTypes") ?? "").split(whereSeparator: \.isWhitespace)
                .map { try simpleType(context.file.expandedName(String($0), in: derivation), context, derivation) }
            for inline in derivation.schemaChildren where inline.name.localName == "simpleType" {
                members.append(try simpleType(inline, name: nil, context))
            }
            guard !members.isEmpty else { throw ModelMessage.error("the union has no members", at: place) }
            return SimpleType(
                name: name, builtin: .anySimpleType, variety: .union(members), facets: SimpleFacets(),
                documentation: documentation, place: place, owner: context.owner)
        }
    }

    private func baseType(_ derivation: XML.Element, _ attribute: String, _ context: Context) throws -> SimpleType {
        if let base = derivation.attributeValue(attribute) {
            return try simpleType(context.file.expandedName(base, in: derivation), context, derivation)
        }
        guard let inline = derivation.schemaChild("simpleType") else {
            throw ModelMessage.error("\(attribute) is missing", at: context.place(derivation))
        }
        return try simpleType(inline, name: nil, context)
    }

    /// Returns a type with the facets of a restriction.
    func restricted(
        _ base: SimpleType, _ restriction: XML.Element, name: SchemaName?, documentation: [String], place: SourcePlace?,
        owner: ComplexType?
    ) -> SimpleType {
        var facets = base.facets
        var enumeration: [SimpleType.EnumerationValue] = []
        var known: Set<String> = []
        for facet in restriction.schemaChildren {
            guard let value = facet[attribute: "value"] else { continue }
            let kind = facet.name.localName
            switch kind {
            case "enumeration":
                if known.insert(value).inserted {
                    enumeration.append(.init(text: value, documentation: self.documentation(of: facet)))
                }
                continue
            case "whiteSpace": facets.whiteSpace = SimpleFacets.WhiteSpace(rawValue: value) ?? facets.whiteSpace
            case "totalDigits": facets.totalDigits = Int(value.trimmed)
            case "minInclusive", "minExclusive": facets.minimum = value.trimmed
            case "maxInclusive", "maxExclusive": facets.maximum = value.trimmed
            default: break
            }
            if kind != "pattern" { facets.shown.removeAll { $0.name == kind } }
            facets.shown.append((kind, value))
        }
        noteDerived(name, from: base)
        return SimpleType(
            name: name, builtin: base.builtin, variety: base.variety, facets: facets,
            enumeration: enumeration.isEmpty ? base.enumeration : enumeration, documentation: documentation,
            place: place, base: base, owner: owner)
    }
}
