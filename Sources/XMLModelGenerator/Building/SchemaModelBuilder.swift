/// Makes a model of the components of schemas.
///
/// Types are made when something needs them, and filled one after the other, so that no schema makes it recurse.
final class SchemaModelBuilder {
    let resolver: SchemaResolver
    let log: MessageLog
    private(set) var model = Model()
    private var structures: [ObjectIdentifier: ModelType] = [:]
    private var typeChoices: [ObjectIdentifier: ModelType] = [:]
    private var substitutions: [SchemaName: ModelType] = [:]
    var simpleTypes: [ObjectIdentifier: ModelType] = [:]
    private var boxes = ModelBoxes()
    private var tasks: [() throws -> Void] = []
    /// The elements that name the head of a substitution group, by its name.
    private var followers: [SchemaName: [ElementDeclaration]] = [:]

    init(_ resolver: SchemaResolver, log: MessageLog) {
        self.resolver = resolver
        self.log = log
    }

    /// Makes a model of all global elements, or of those with some names, and of everything that they need.
    ///
    /// - Parameter document: The name of an enum with a case for each of the elements; nil for none.
    func build(document: String?, roots: [String] = []) throws -> Model {
        let elements = try resolver.globalElements()
        try resolver.finish()
        let complexTypes = try resolver.globalComplexTypes()
        try resolver.finish()
        for element in elements {
            if let head = element.substitutionGroup { followers[head, default: []].append(element) }
        }
        for root in roots where !elements.contains(where: { $0.name.local == root || "\($0.name)" == root }) {
            throw ModelMessage.error("no schema has a global element \(root)")
        }
        let used = elements.filter { element in
            !element.isAbstract
                && (roots.isEmpty || roots.contains { element.name.local == $0 || "\(element.name)" == $0 })
        }
        let all = ModelType(.choice, document ?? "Document", origin: .document, namespace: "")
        all.name = document ?? ""
        var cases: [ModelCase] = []
        for element in used {
            let value = modelCase(element, in: nil)
            if document == nil, case .type(let type) = value.value, type.kind == .structure, type.origin == .element {
                type.root = element.name
            }
            cases.append(value)
            try finishTasks()
        }
        if roots.isEmpty {
            for type in complexTypes { _ = value(of: .complex(type), named: type.name?.local ?? "") }
            try finishTasks()
        }
        if document != nil {
            all.cases = cases
            all.namespace = Self.commonNamespace(used.map(\.name))
            all.documentation = ["A document, with its root element."]
            if cases.isEmpty { log.warn("no schema has a global element, so there is no document", at: nil) }
            if !cases.isEmpty { model.types.insert(all, at: 0) }
        }
        model.types += boxes.types
        return model
    }

    private func finishTasks() throws {
        var next = 0
        while next < tasks.count {
            try tasks[next]()
            next += 1
        }
        tasks = []
    }

    /// The namespace of most names.
    static func commonNamespace(_ names: [SchemaName]) -> String {
        var counts: [String: Int] = [:]
        var best = ""
        for name in names {
            counts[name.namespace, default: 0] += 1
            if counts[name.namespace, default: 0] > counts[best, default: 0] { best = name.namespace }
        }
        return best
    }

    /// Adds a type inside of another one, or beside all.
    func add(_ type: ModelType, in parent: ModelType?) {
        if let parent { parent.nest(type) } else { model.types.append(type) }
    }

    // MARK: - Elements

    /// The elements that can be where an element is declared.
    func members(_ declaration: ElementDeclaration) -> [ElementDeclaration] {
        guard declaration.isGlobal else { return [declaration] }
        var found: [ElementDeclaration] = []
        var seen: Set<SchemaName> = []
        var open = [declaration]
        while let next = open.popLast() {
            guard seen.insert(next.name).inserted else { continue }
            if !next.isAbstract { found.append(next) }
            open += (followers[next.name] ?? []).reversed()
        }
        return found
    }

    /// Returns the value of an element.
    ///
    /// - Parameter owner: The type that the element is a part of, around types without a name.
    func value(of declaration: ElementDeclaration, in owner: ModelType?) -> ModelValue {
        let value: ModelValue
        if case .simple(let type) = declaration.type, type.isBuiltin(.anySimpleType) {
            value = .type(boxes.anySimpleValue())
        } else {
            value = self.value(
                of: declaration.type, named: declaration.name.local, in: owner, namespace: declaration.name.namespace)
        }
        return declaration.isNillable ? .nillable(boxed(value, named: declaration.name.local, in: owner)) : value
    }

    /// Returns the case of an enum for an element.
    func modelCase(_ declaration: ElementDeclaration, in owner: ModelType?) -> ModelCase {
        let value = boxed(value(of: declaration, in: owner), named: declaration.name.local, in: owner)
        return ModelCase(
            key: .name(declaration.name), hint: declaration.name.local, value: value,
            documentation: declaration.documentation)
    }

    /// Returns a value that needs no property wrapper.
    func boxed(_ value: ModelValue, named hint: String, in owner: ModelType?) -> ModelValue {
        switch value {
        case .scalar(let scalar) where scalar.transform != nil:
            return .type(boxes.type(for: scalar))
        case .list:
            let type = ModelType(.structure, "\(hint)-list", origin: .type, namespace: owner?.sourceNamespace ?? "")
            type.documentation = ["A list in a single text."]
            type.properties = [ModelProperty(role: .text, hint: "items", value: value, cardinality: .required)]
            add(type, in: owner)
            return .type(type)
        default:
            return value
        }
    }

    // MARK: - Types

    func value(
        of type: SchemaType, named hint: String, in owner: ModelType? = nil, namespace: String = ""
    ) -> ModelValue {
        switch type {
        case .any: return .element
        case .simple(let simple): return simpleValue(simple, named: hint, in: owner)
        case .complex(let complex):
            if complex.name != nil, !derivedTypes(complex).isEmpty { return .type(typeChoice(complex)) }
            return .type(structure(complex, named: hint, in: owner, namespace: namespace))
        }
    }

    /// The concrete named types that are derived from a type.
    private func derivedTypes(_ type: ComplexType) -> [ComplexType] {
        var found: [ComplexType] = []
        var open = [type]
        while let next = open.popLast() {
            if next !== type, next.name != nil, next.name != type.name, !next.isAbstract { found.append(next) }
            open += (resolver.derived[ObjectIdentifier(next)] ?? []).reversed()
        }
        return found
    }

    /// Returns the struct of a complex type.
    func structure(
        _ type: ComplexType, named hint: String, in owner: ModelType?, namespace: String = ""
    ) -> ModelType {
        if let known = structures[ObjectIdentifier(type)] { return known }
        let result = ModelType(
            .structure, type.name?.local ?? hint, origin: type.name == nil ? .element : .type,
            namespace: type.name?.namespace ?? type.targetNamespace, documentation: type.documentation,
            place: type.place)
        result.documentation.append(type.name.map { "The type `\($0)`." } ?? "The element `\(hint)`.")
        structures[ObjectIdentifier(type)] = result
        add(result, in: type.name == nil ? container(of: type.owner) : nil)
        tasks.append { [unowned self] in try fill(result, with: type) }
        return result
    }

    /// The type that the inline types of a complex type are nested in.
    func container(of owner: ComplexType?) -> ModelType? {
        guard let owner else { return nil }
        if let known = structures[ObjectIdentifier(owner)] { return known }
        guard let name = owner.name else { return nil }
        if owner.isAbstract, !derivedTypes(owner).isEmpty { return typeChoice(owner) }
        return structure(owner, named: name.local, in: nil)
    }

    /// Returns the enum of a type and those derived from it.
    private func typeChoice(_ type: ComplexType) -> ModelType {
        if let known = typeChoices[ObjectIdentifier(type)] { return known }
        let name = type.name ?? SchemaName("")
        let result = ModelType(
            .typeChoice, type.isAbstract ? name.local : "any-\(name.local)", origin: .type, namespace: name.namespace,
            place: type.place)
        result.documentation = type.isAbstract ? type.documentation : []
        result.documentation.append("The type `\(name)`, or one derived from it, as `xsi:type` says.")
        typeChoices[ObjectIdentifier(type)] = result
        add(result, in: nil)
        tasks.append { [unowned self] in
            for derived in derivedTypes(type) {
                guard let name = derived.name else { continue }
                let value = ModelValue.type(structure(derived, named: name.local, in: nil))
                result.cases.append(ModelCase(key: .name(name), hint: name.local, value: value))
            }
            if !type.isAbstract {
                let value = ModelValue.type(structure(type, named: name.local, in: nil))
                result.cases.insert(ModelCase(key: .rest, hint: name.local, value: value), at: 0)
            }
        }
        return result
    }

    // MARK: - Content

    private func fill(_ result: ModelType, with type: ComplexType) throws {
        result.namespace = result.root?.namespace ?? ""
        for use in type.attributes { result.properties.append(property(use, in: result)) }
        if type.allowsAnyAttribute {
            result.properties.append(
                ModelProperty(
                    role: .anyAttributes, hint: "other-attributes", value: .element, cardinality: .many,
                    documentation: ["All other attributes."]))
        }
        switch type.content {
        case .empty:
            if type.isMixed { addText(to: result) }
        case .simple(let simple):
            result.properties.append(
                ModelProperty(
                    role: .text, hint: "value", value: simpleValue(simple, named: "value", in: result),
                    cardinality: .required, documentation: words([], simple)))
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

    private func addText(to result: ModelType) {
        result.properties.append(
            ModelProperty(role: .text, hint: "text", value: .scalar(.preservedString), cardinality: .required))
    }

    private func addMixed(_ particle: Particle, to result: ModelType) {
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

    private func add(_ part: ContentModel.Part, to result: ModelType) {
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
            if case .simple(let simple) = declaration.type {
                property.documentation = words(declaration.documentation, simple)
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
    private func hint(for part: ContentModel.Part, in result: ModelType) -> String {
        if let group = part.group { return group }
        if part.cardinality != .many, part.wildcard == nil, part.elements.count <= 3 {
            return part.elements.map(\.name.local).joined(separator: "-or-")
        }
        let isTaken = result.properties.contains { $0.hint == "content" }
        return isTaken ? "\(part.elements.first?.name.local ?? "other")-content" : "content"
    }

    private func choice(_ part: ContentModel.Part, named hint: String, in result: ModelType) -> ModelType {
        let type = ModelType(.choice, hint, origin: .content, namespace: result.sourceNamespace)
        type.documentation = [part.cardinality == .many ? "The elements, in their order." : "One of the elements."]
        add(type, in: result)
        addCases(part, to: type, owner: result)
        return type
    }

    private func addCases(_ part: ContentModel.Part, to type: ModelType, owner: ModelType?) {
        type.namespace = Self.commonNamespace(part.elements.map(\.name))
        type.cases += part.elements.map { modelCase($0, in: owner) }
        if part.wildcard != nil {
            type.cases.append(
                ModelCase(key: .rest, hint: "other", value: .element, documentation: ["Any other element."]))
        }
    }

    /// Returns the enum of a substitution group.
    private func substitution(_ part: ContentModel.Part, _ head: ElementDeclaration) -> ModelType {
        if let known = substitutions[head.name] { return known }
        let type = ModelType(
            .choice, "\(head.name.local)-element", origin: .group, namespace: head.name.namespace,
            documentation: head.documentation + ["The element `\(head.name)`, or one in its place."])
        substitutions[head.name] = type
        add(type, in: nil)
        tasks.append { [unowned self] in addCases(part, to: type, owner: nil) }
        return type
    }

    private func property(_ use: AttributeUse, in result: ModelType) -> ModelProperty {
        ModelProperty(
            role: .attribute, hint: use.name.local, key: use.name,
            value: simpleValue(use.type, named: use.name.local, in: result),
            cardinality: use.isRequired ? .required : .optional,
            documentation: words(use.documentation, use.type), defaultValue: use.defaultValue)
    }
}
