// The properties of structs: attributes, content models and mixed content.
extension SchemaModelBuilder {
    func fill(_ result: ModelType, with type: ComplexType) throws {
        result.namespace = result.root?.namespace ?? ""
        for use in type.attributes.uses { result.properties.append(property(use, in: result)) }
        if type.attributes.allowsOthers {
            result.properties.append(
                ModelProperty(
                    role: .anyAttributes, hint: "other-attributes", value: .element, cardinality: .many,
                    documentation: ["All other attributes."]))
        }
        switch type.content {
        case .empty:
            if type.isMixed { addText(to: result) }
        case .simple(let simple):
            losses.noteNumbers(of: simple, in: type.name?.local ?? result.hint, at: type.place)
            result.properties.append(
                ModelProperty(
                    role: .text, hint: "value", value: simpleValue(simple, named: "value", in: result),
                    cardinality: .required, documentation: words([], simple), facets: facets(simple)))
        case .particle(let particle):
            if type.isMixed {
                addMixed(particle, to: result)
            } else {
                let content = ContentModel(particle, members: members)
                let names = content.parts.flatMap(\.elements).map(\.name)
                result.namespace = result.root?.namespace ?? Self.commonNamespace(names)
                for part in content.parts { add(part, to: result) }
            }
        }
    }

    func addText(to result: ModelType) {
        result.properties.append(
            ModelProperty(role: .text, hint: "text", value: .scalar(.preservedString), cardinality: .required))
    }

    func addMixed(_ particle: Particle, to result: ModelType) {
        var part = ContentModel.everything(in: particle, members: members)
        if part.elements.isEmpty, part.wildcard == nil { return addText(to: result) }
        part.group = nil
        let type = choice(part, named: "content", in: result)
        type.isMixed = true
        type.cases.insert(ModelCase(key: .mixedText, hint: "text", value: .scalar(.string)), at: 0)
        type.documentation = ["Text and elements."]
        result.properties.append(
            ModelProperty(role: .choice, hint: "content", value: .type(type), cardinality: .many))
    }

    func add(_ part: ContentModel.Part, to result: ModelType) {
        if !part.groups.isEmpty {
            let hint = part.group ?? "\(part.elements.first?.name.local ?? "")-group"
            let type = ModelType(.structure, hint, origin: .content, namespace: result.sourceNamespace)
            type.documentation = ["A group of elements."]
            type.namespace = Self.commonNamespace(part.elements.map(\.name))
            add(type, in: result)
            for inner in part.groups { add(inner, to: type) }
            result.properties.append(
                ModelProperty(role: .groups, hint: hint, value: .type(type), cardinality: .many))
        } else if part.isChoice {
            let (hint, type): (String, ModelType)
            if let head = part.head, part.wildcard == nil {
                (hint, type) = (head.name.local, substitution(part, head))
            } else {
                hint = self.hint(for: part, in: result)
                type = choice(part, named: hint, in: result)
            }
            result.properties.append(
                ModelProperty(role: .choice, hint: hint, value: .type(type), cardinality: part.cardinality))
        } else if let declaration = part.elements.first {
            var property = ModelProperty(
                role: .element, hint: declaration.name.local, key: declaration.name,
                value: value(of: declaration, in: result), cardinality: part.cardinality,
                documentation: declaration.documentation, defaultValue: declaration.defaultValue)
            if case .list = property.value, property.cardinality == .many {
                property.value = boxed(property.value, named: declaration.name.local, in: result)
            }
            losses.noteDefault(of: declaration, property.value, isRequired: part.cardinality == .required)
            if case .simple(let simple) = declaration.type {
                property.documentation = words(declaration.documentation, simple)
                property.facets = facets(simple)
            }
            result.properties.append(property)
        } else if part.wildcard != nil {
            result.properties.append(
                ModelProperty(
                    role: .anyElements, hint: "other-elements", value: .element, cardinality: .many,
                    documentation: ["All other elements."]))
        }
    }

    /// The name of a property for several elements: that of their group, or their own.
    func hint(for part: ContentModel.Part, in result: ModelType) -> String {
        if let group = part.group { return group }
        if part.cardinality != .many, part.wildcard == nil, part.elements.count <= 3 {
            return part.elements.map(\.name.local).joined(separator: "-or-")
        }
        let isTaken = result.properties.contains { $0.hint == "content" }
        return isTaken ? "\(part.elements.first?.name.local ?? "other")-content" : "content"
    }

    func choice(_ part: ContentModel.Part, named hint: String, in result: ModelType) -> ModelType {
        let type = ModelType(.choice, hint, origin: .content, namespace: result.sourceNamespace)
        type.documentation = [part.cardinality == .many ? "The elements, in their order." : "One of the elements."]
        add(type, in: result)
        addCases(part, to: type, owner: result)
        return type
    }

    func addCases(_ part: ContentModel.Part, to type: ModelType, owner: ModelType?) {
        type.namespace = Self.commonNamespace(part.elements.map(\.name))
        type.cases += part.elements.map { modelCase($0, in: owner) }
        if part.wildcard != nil {
            type.cases.append(
                ModelCase(key: .rest, hint: "other", value: .element, documentation: ["Any other element."]))
        }
    }

    /// Returns the enum of a substitution group.
    func substitution(_ part: ContentModel.Part, _ head: ElementDeclaration) -> ModelType {
        if let known = substitutions[head.name] { return known }
        let type = ModelType(
            .choice, "\(head.name.local)-element", origin: .group, namespace: head.name.namespace,
            documentation: head.documentation + ["The element `\(head.name)`, or one in its place."])
        substitutions[head.name] = type
        add(type, in: nil)
        tasks.add { [unowned self] in addCases(part, to: type, owner: nil) }
        return type
    }

    func property(_ use: AttributeUse, in result: ModelType) -> ModelProperty {
        losses.noteNumbers(of: use.type, in: use.name.local, at: use.place)
        return ModelProperty(
            role: .attribute, hint: use.name.local, key: use.name,
            value: simpleValue(use.type, named: use.name.local, in: result),
            cardinality: use.isRequired ? .required : .optional,
            documentation: words(use.documentation, use.type), facets: facets(use.type), defaultValue: use.defaultValue)
    }
}
