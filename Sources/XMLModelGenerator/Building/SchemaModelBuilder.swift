/// Makes a model of the components of schemas.
///
/// Types are made when something needs them, and filled one after the other, so that no schema makes it recurse.
final class SchemaModelBuilder {
    let resolver: SchemaResolver
    let log: MessageLog
    private(set) var model = Model()
    private var structures: [ObjectIdentifier: ModelType] = [:]
    private var typeChoices: [ObjectIdentifier: ModelType] = [:]
    var substitutions: [SchemaName: ModelType] = [:]
    var simpleTypes: [ObjectIdentifier: ModelType] = [:]
    private var boxes = ModelBoxes()
    let tasks = TaskList<any Error>()
    /// The elements that name the head of a substitution group, by its name.
    private var followers: [SchemaName: [ElementDeclaration]] = [:]
    var losses: SchemaLosses

    /// - Parameter hasLiteral: Whether Swift has a literal for a default value.
    init(_ resolver: SchemaResolver, log: MessageLog, hasLiteral: @escaping (String, ModelValue) -> Bool) {
        self.resolver = resolver
        self.log = log
        losses = SchemaLosses(hasLiteral: hasLiteral)
    }

    /// Makes a model of all global elements, or of those with some names, and of everything that they need.
    ///
    /// - Parameter document: The name of an enum with a case for each of the elements; nil for none.
    func build(document: String?, roots: [String] = []) throws -> Model {
        let elements = try resolver.globalElements()
        try resolver.tasks.finish()
        let complexTypes = try resolver.globalComplexTypes()
        try resolver.tasks.finish()
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
            try tasks.finish()
        }
        if roots.isEmpty {
            for type in complexTypes { _ = value(of: .complex(type), named: type.name?.local ?? "") }
            try tasks.finish()
        }
        // Without it, there would be nothing for roots that are all values.
        if document != nil || model.types.isEmpty && !cases.isEmpty {
            all.cases = cases
            all.namespace = Self.commonNamespace(used.map(\.name))
            all.documentation = ["A document, with its root element."]
            if cases.isEmpty { log.warn("no schema has a global element, so there is no document", at: nil) }
            if !cases.isEmpty { model.types.insert(all, at: 0) }
        }
        losses.report(to: log)
        model.types += boxes.types
        return model
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
        losses.noteTypes(of: declaration, derived: resolver.derivedSimpleTypes)
        let value: ModelValue
        if case .simple(let type) = declaration.type, type.isBuiltin(.anySimpleType) {
            value = .type(boxes.anySimpleValue())
        } else {
            value = self.value(
                of: declaration.type, named: declaration.name.local, in: owner, namespace: declaration.name.namespace)
        }
        // What a global element says describes its inline type, which says nothing itself. That of another one is said where it is
        // used.
        if declaration.isGlobal, case .type(let type) = value, type.origin == .element, type.documentation.count == 1 {
            type.documentation.insert(contentsOf: declaration.documentation, at: 0)
        }
        // An element of the tree says nil itself.
        if case .element = value { return value }
        return declaration.isNillable ? .nillable(boxed(value, named: declaration.name.local, in: owner)) : value
    }

    /// Returns the case of an enum for an element.
    func modelCase(_ declaration: ElementDeclaration, in owner: ModelType?) -> ModelCase {
        let value = boxed(value(of: declaration, in: owner), named: declaration.name.local, in: owner)
        losses.noteDefault(of: declaration, value, isRequired: false)
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
        tasks.add { [unowned self] in try fill(result, with: type) }
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
        tasks.add { [unowned self] in
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
}
