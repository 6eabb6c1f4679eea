import XMLCodable

// Default values of the schema.
extension SwiftWriter {
    /// The value of an element that must be there, but may be empty; nil for any other property.
    func emptyDefault(of property: ModelProperty) -> String? {
        guard property.role == .element, property.cardinality == .required, let text = property.defaultValue else {
            return nil
        }
        switch property.value {
        // An empty text is a text.
        case .scalar(.string), .scalar(.preservedString), .scalar(.custom): return nil
        default: return literal(text, property.value)
        }
    }

    static func providerName(_ property: ModelProperty) -> String {
        property.name.prefix(1).uppercased() + property.name.dropFirst() + "Default"
    }

    func writeProviders(_ type: ModelType, to source: inout SwiftSource) {
        for property in type.properties {
            guard let value = emptyDefault(of: property) else { continue }
            source.gap()
            source.documentation(["The value of an empty `\(property.key?.local ?? property.name)`."])
            source.block("\(modifier)enum \(Self.providerName(property)): XMLDefaultProvider") { source in
                source.documentation(["The default of the schema."])
                let plain = typeName(of: property.value, in: type)
                source.line("\(modifier)static var defaultValue: \(plain) { \(value) }")
            }
        }
    }

    /// Computed properties with the default values of the schema.
    func writeDefaults(_ type: ModelType, to source: inout SwiftSource) {
        var taken = Set(type.properties.map(\.name))
        for property in type.properties where property.cardinality == .optional {
            guard let text = property.defaultValue, let literal = literal(text, property.value) else { continue }
            let name = "\(property.name)OrDefault"
            guard taken.insert(name).inserted else { continue }
            let value = SwiftWords.quoted(property.name)
            source.gap()
            source.documentation(["The value of `\(property.name)`, or its default."])
            let plain = typeName(of: property.value, in: type)
            source.line("\(modifier)var \(name): \(plain) { \(value) ?? \(literal) }")
        }
    }

    /// A default value in Swift; nil where it has no exact literal.
    func literal(_ text: String, _ value: ModelValue) -> String? {
        let trimmed = text.trimmed
        switch value {
        case .scalar(.string): return SwiftSource.literal(trimmed)
        case .scalar(.preservedString): return SwiftSource.literal(text)
        case .scalar(.bool): return ["true": "true", "1": "true", "false": "false", "0": "false"][trimmed]
        case .scalar(.int): return Int32(trimmed).map { "\($0)" }
        case .scalar(.int64): return Int64(trimmed).map { "\($0)" }
        case .scalar(.uint32): return UInt32(trimmed).map { "\($0)" }
        case .scalar(.uint64): return UInt64(trimmed).map { "\($0)" }
        case .scalar(.decimal): return Int32(trimmed).map { "\($0)" }
        case .scalar(.double), .scalar(.float): return Double(trimmed).flatMap { $0.isFinite ? "\($0)" : nil }
        case .type(let type) where type.kind == .enumeration:
            let found = type.cases.first { if case .text(let value) = $0.key { value == trimmed } else { false } }
            return found.map { ".\(SwiftWords.quoted($0.name))" }
        default: return nil
        }
    }
}
