import XMLCodable

// Complex types (part 1, section 3.4) and attributes (section 3.2).
extension SchemaResolver {
    /// Reads the content of a complex type.
    func fill(_ type: ComplexType, _ element: XML.Element, _ context: Context) throws {
        type.isAbstract = element.isTrue("abstract")
        type.isMixed = element.isTrue("mixed")
        guard let content = element.schemaChild("simpleContent", "complexContent") else {
            try readOwn(element, into: type, context)
            return
        }
        if content[attribute: "mixed"] != nil { type.isMixed = content.isTrue("mixed") }
        guard let derivation = content.schemaChild("extension", "restriction"),
            let baseName = derivation.attributeValue("base")
        else {
            throw ModelMessage.error("a derivation without a base", at: context.place(content))
        }
        let isExtension = derivation.name.localName == "extension"
        switch try self.type(context.file.expandedName(baseName, in: derivation), context, derivation) {
        case .simple(let simple):
            noteDerived(type.name, from: simple)
            type.content = .simple(simple)
            try addAttributes(derivation, to: &type.attributes, context)
        case .any:
            try readOwn(derivation, into: type, context)
            if isExtension {
                type.isMixed = true
                type.attributes.allowsOthers = true
                let open = Particle(
                    term: .wildcard(Wildcard(namespaces: .any, place: type.place)), minimum: 0, maximum: nil)
                type.content = .particle(joined(open, type.content))
            }
        case .complex(let base):
            try complete(base)
            noteDerived(type, from: base)
            if isExtension {
                try extend(base, by: derivation, into: type, context)
            } else {
                try restrict(base, by: derivation, into: type, context)
            }
        }
    }

    private func extend(
        _ base: ComplexType, by derivation: XML.Element, into type: ComplexType, _ context: Context
    ) throws {
        type.attributes = base.attributes
        if case .simple = base.content {
            type.content = base.content
            try addAttributes(derivation, to: &type.attributes, context)
            return
        }
        try readOwn(derivation, into: type, context)
        if base.isMixed { type.isMixed = true }
        guard case .particle(let inherited) = base.content else { return }
        let all = joined(inherited, type.content)
        if all.isTooLarge {
            throw ModelMessage.error("the content has too many elements, or groups in groups", at: type.place)
        }
        type.content = .particle(all)
    }

    /// Returns a sequence of inherited and own content.
    private func joined(_ inherited: Particle, _ own: ComplexType.Content) -> Particle {
        guard case .particle(let own) = own else { return inherited }
        return Particle(term: .sequence([inherited, own]), minimum: 1, maximum: 1)
    }

    private func restrict(
        _ base: ComplexType, by derivation: XML.Element, into type: ComplexType, _ context: Context
    ) throws {
        type.attributes.uses = base.attributes.uses
        let inherited: SimpleType? = if case .simple(let simple) = base.content { simple } else { nil }
        let inner = try derivation.schemaChild("simpleType").map { try simpleType($0, name: nil, context) }
        guard let simple = inner ?? inherited else { return try readOwn(derivation, into: type, context) }
        type.content = .simple(
            restricted(
                simple, derivation, name: nil, documentation: [], place: context.place(derivation), owner: type))
        try addAttributes(derivation, to: &type.attributes, context)
    }

    /// Reads the particle and the attributes that an element has itself.
    private func readOwn(_ element: XML.Element, into type: ComplexType, _ context: Context) throws {
        if let child = element.schemaChild("group", "all", "choice", "sequence"),
            let particle = try particle(child, context)
        {
            type.content = .particle(particle)
        }
        try addAttributes(element, to: &type.attributes, context)
    }

    // MARK: - Attributes

    private func addAttributes(_ element: XML.Element, to all: inout AttributeUses, _ context: Context) throws {
        for child in element.schemaChildren {
            switch child.name.localName {
            case "attribute":
                all.add(try attributeUse(child, context), isProhibited: child.attributeValue("use") == "prohibited")
            case "attributeGroup":
                let group = try attributeGroup(child, context)
                for use in group.uses { all.add(use) }
                if group.allowsOthers { all.allowsOthers = true }
            case "anyAttribute":
                all.allowsOthers = true
            default: break
            }
        }
    }

    /// Returns the attributes of a named group, which is read once.
    private func attributeGroup(_ element: XML.Element, _ context: Context) throws -> AttributeUses {
        guard let reference = element.attributeValue("ref") else { return AttributeUses() }
        let definition = try find(.attributeGroup, context.file.expandedName(reference, in: element), context, element)
        return try once(\.attributeGroups, definition) { context in
            var group = AttributeUses()
            try resolving(definition) { try addAttributes(definition.element, to: &group, context) }
            return group
        }
    }

    private func attributeUse(_ element: XML.Element, _ context: Context) throws -> AttributeUse {
        if let reference = element.attributeValue("ref") {
            let name = try context.file.expandedName(reference, in: element)
            let global = try globalAttribute(name, context, element)
            return AttributeUse(
                name: name, type: global.type, isRequired: element.attributeValue("use") == "required",
                defaultValue: element.defaultValue ?? global.defaultValue, documentation: global.documentation,
                place: context.place(element))
        }
        guard let local = element.attributeValue("name") else {
            throw ModelMessage.error("the attribute has no name", at: context.place(element))
        }
        let isQualified = context.file.isQualified("attribute", element)
        return try attribute(
            element, name: SchemaName(local, in: isQualified ? context.file.targetNamespace : ""), context)
    }

    private func attribute(_ element: XML.Element, name: SchemaName, _ context: Context) throws -> AttributeUse {
        let type: SimpleType
        if let inline = element.schemaChild("simpleType") {
            type = try simpleType(inline, name: nil, context)
        } else if let reference = element.attributeValue("type") {
            type = try simpleType(context.file.expandedName(reference, in: element), context, element)
        } else {
            type = BuiltinType.anySimpleType.type
        }
        return AttributeUse(
            name: name, type: type, isRequired: element.attributeValue("use") == "required",
            defaultValue: element.defaultValue, documentation: documentation(of: element),
            place: context.place(element))
    }

    private func globalAttribute(
        _ name: SchemaName, _ context: Context, _ user: XML.Element
    ) throws -> AttributeUse {
        if name.namespace == SchemaNamespace.xml, definitions.definition(.attribute, name, from: nil) == nil {
            let types: [String: BuiltinType] = ["lang": .language, "space": .ncName, "base": .anyURI, "id": .id]
            guard let type = types[name.local] else {
                throw ModelMessage.error("the attribute xml:\(name.local) is not defined", at: context.place(user))
            }
            return AttributeUse(
                name: name, type: type.type, isRequired: false, defaultValue: nil, documentation: [], place: nil)
        }
        let definition = try find(.attribute, name, context, user)
        return try once(\.attributes, definition) { try attribute(definition.element, name: name, $0) }
    }
}
