/// Writes the types of a model as Swift.
struct SwiftWriter {
    var options = ModelOptions()
    /// Whether any element of the model is in a namespace.
    var usesNamespaces = false
    /// The longest enumeration that is an enum: longer ones take the compiler too long.
    static let enumerationLimit = 150
    /// The most attributes with property wrappers in a struct: the time that the compiler takes for them grows with the
    /// square of their number. Others have keys with an at sign.
    static let wrapperLimit = 50
    /// The most properties of a struct that is Hashable in any case.
    static let smallValueLimit = 4
    /// The most properties that an initializer takes, for the same reason.
    static let parameterLimit = 100

    /// The modifier of a declaration, with a space after it.
    var modifier: String { options.access == .internal ? "" : "\(options.access.rawValue) " }
    /// The protocol for decoding, or for both directions.
    var coding: String { options.isDecodableOnly ? "Decodable" : "Codable" }

    func write(_ type: ModelType, to source: inout SwiftSource) {
        source.documentation(type.documentation.isEmpty ? ["`\(type.hint)`."] : type.documentation)
        switch type.kind {
        case .structure: writeStructure(type, to: &source)
        case .choice, .typeChoice: writeChoice(type, to: &source)
        case .enumeration: writeEnumeration(type, to: &source)
        case .union: writeUnion(type, to: &source)
        }
    }

    /// Whether the code of a type needs the library.
    func usesLibrary(_ type: ModelType) -> Bool {
        type.root != nil || type.needsNamespace || type.isMixed || type.kind == .typeChoice
            || type.properties.contains { $0.value.usesLibrary || !wrappers(of: $0, in: type).isEmpty }
            || type.cases.contains { $0.value?.usesLibrary ?? false } || type.nested.contains(where: usesLibrary)
    }

    func writeNested(_ type: ModelType, to source: inout SwiftSource) {
        for nested in type.nested {
            source.gap()
            write(nested, to: &source)
        }
    }

    func conformances(of type: ModelType) -> String {
        let hashing = options.isHashable || type.isSmallValue ? ["Hashable"] : []
        return ([coding, "Sendable"] + hashing + (mapping(of: type).isEmpty ? [] : ["XMLMapped"])).joined(
            separator: ", ")
    }

    /// The arguments of the type's `XMLTypeMapping`, each with what it is.
    private func mapping(of type: ModelType) -> [(argument: String, meaning: String)] {
        var mapping: [(argument: String, meaning: String)] = []
        if let root = type.root {
            mapping.append(("root: \(SwiftSource.literal(root.local))", "the name of the root element"))
        }
        if type.needsNamespace {
            mapping.append(("namespace: \(SwiftSource.literal(type.namespace))", "the namespace of the elements"))
            if let prefix = type.prefix { mapping.append(("prefix: \(SwiftSource.literal(prefix))", "its prefix")) }
        }
        if type.isMixed { mapping.append(("isMixed: true", "white space between elements is text")) }
        if type.kind == .typeChoice { mapping.append(("discriminator: .xsiType", "what tells the cases apart")) }
        return mapping
    }

    func writeMapping(_ type: ModelType, to source: inout SwiftSource) {
        let mapping = mapping(of: type)
        if mapping.isEmpty { return }
        let meaning = mapping.map(\.meaning).joined(separator: "; ")
        source.documentation([meaning.prefix(1).uppercased() + meaning.dropFirst() + "."])
        let arguments = mapping.map(\.argument).joined(separator: ", ")
        source.line("\(modifier)static let xmlMapping = XMLTypeMapping(\(arguments))")
        source.line()
    }

    // MARK: - Names of types

    func typeName(of property: ModelProperty, in type: ModelType) -> String {
        if property.role == .anyAttributes { return "[XML.Attribute]" }
        return Self.shape(typeName(of: property.value, in: type), of: property)
    }

    /// The type of a property by that of its values: itself, an optional or an array.
    static func shape(_ value: String, of property: ModelProperty) -> String {
        switch property.cardinality {
        case .required: value
        case .optional: "\(value)?"
        case .many: property.isOptionalList ? "[\(value)]?" : "[\(value)]"
        }
    }

    func typeName(of value: ModelValue, in user: ModelType?) -> String {
        switch value {
        case .scalar(let scalar): scalar.swiftName
        case .list(let item): "[\(typeName(of: item, in: user))]"
        case .element: "XML.Element"
        case .nillable(let value): "XML.Nillable<\(typeName(of: value, in: user))>"
        case .type(let type): reference(to: type, from: user)
        }
    }

    /// The name of a type where it is used: without the types around both.
    private func reference(to type: ModelType, from user: ModelType?) -> String {
        let known = user.map { [$0] + $0.around } ?? []
        let outer = type.around.prefix { type in !known.contains { $0 === type } }
        return (outer.reversed() + [type]).map(\.name).joined(separator: ".")
    }
}
