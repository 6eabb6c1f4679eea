// Structs: properties with their wrappers, and initializers.
extension SwiftWriter {
    func writeStructure(_ type: ModelType, to source: inout SwiftSource) {
        source.block("\(modifier)struct \(type.name): \(conformances(of: type))") { source in
            writeMapping(type, to: &source)
            for property in type.properties {
                source.documentation(documentation(of: property))
                let name = SwiftWords.quoted(property.name)
                let wrappers = wrappers(of: property, in: type).map { "\($0) " }.joined()
                source.line("\(wrappers)\(modifier)var \(name): \(typeName(of: property, in: type))")
            }
            writeKeys(keys(of: type), to: &source)
            writeInitializer(type, to: &source)
            writeDefaults(type, to: &source)
            writeProviders(type, to: &source)
            writeNested(type, to: &source)
        }
    }

    /// The property wrappers, in the order that the library wants.
    func wrappers(of property: ModelProperty, in type: ModelType) -> [String] {
        var wrappers: [String] = []
        switch property.role {
        case .attribute: if !type.hasManyAttributes { wrappers.append("@XMLAttribute") }
        case .text: wrappers.append("@XMLText")
        case .groups: return ["@XMLGroups"]
        case .anyAttributes: return ["@XMLAnyAttributes"]
        case .anyElements: return ["@XMLAnyElements"]
        case .element, .choice: break
        }
        if property.isIndirect { wrappers.append("@XMLIndirect") }
        if emptyDefault(of: property) != nil { wrappers.append("@XMLDefault<\(Self.providerName(property))>") }
        switch property.value {
        case .list: wrappers.append("@XMLList")
        case .scalar(let scalar):
            // The text of an attribute is never trimmed.
            guard let transform = scalar.transform, property.role != .attribute || scalar != .preservedString else {
                break
            }
            wrappers.append("@XMLTransformed<\(Self.shape(transform, of: property))>")
        default: break
        }
        return wrappers
    }

    func writeInitializer(_ type: ModelType, to source: inout SwiftSource) {
        guard options.access != .internal || !type.properties.isEmpty else { return }
        let parameters = type.properties.filter { isParameter($0, in: type) }.map { property in
            let value =
                switch property.cardinality {
                case .required: ""
                case .optional: " = nil"
                case .many: property.isOptionalList ? " = nil" : " = []"
                }
            return "\(SwiftWords.quoted(property.name)): \(typeName(of: property, in: type))\(value)"
        }
        source.gap()
        source.documentation(["Creates a value of its parts."])
        if type.properties.isEmpty { return source.line("\(modifier)init() {}") }
        source.list("\(modifier)init", parameters, " {")
        source.indented { source in
            for property in type.properties {
                let name = SwiftWords.quoted(property.name)
                if isParameter(property, in: type) {
                    source.line("self.\(name) = \(name)")
                } else if property.cardinality == .many, !property.isOptionalList {
                    source.line("self.\(name) = []")
                } else if !wrappers(of: property, in: type).isEmpty {
                    source.line("self.\(name) = nil")
                }
            }
        }
        source.line("}")
    }

    /// Whether the initializer takes a property. Elements of the tree are set afterwards, and so is in a large struct what
    /// need not be there.
    func isParameter(_ property: ModelProperty, in type: ModelType) -> Bool {
        if property.cardinality == .required { return true }
        if case .element = property.value, property.role != .anyAttributes { return false }
        return type.properties.count <= Self.parameterLimit
    }
}
