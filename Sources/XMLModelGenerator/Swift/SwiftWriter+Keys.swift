// Coding keys.
extension SwiftWriter {
    func writeKeys(_ keys: [(name: String, key: String)], to source: inout SwiftSource) {
        guard keys.contains(where: { $0.name != $0.key }) else { return }
        source.gap()
        source.block("enum CodingKeys: String, CodingKey") { source in
            for (name, key) in keys {
                let quoted = SwiftWords.quoted(name)
                source.line(name == key ? "case \(quoted)" : "case \(quoted) = \(SwiftSource.literal(key))")
            }
        }
    }

    func keys(of type: ModelType) -> [(name: String, key: String)] {
        let elements = Set(type.properties.filter { $0.role == .element }.map { key(of: $0, in: type) })
        return type.properties.map { property in
            let key = key(of: property, in: type)
            let needsSign = property.role == .attribute && (type.hasManyAttributes || elements.contains(key))
            return (property.name, needsSign ? "@\(key)" : key)
        }
    }

    func key(of property: ModelProperty, in type: ModelType) -> String {
        switch property.role {
        case .attribute:
            guard let name = property.key else { return property.name }
            if name.namespace == SchemaNamespace.xml { return "xml:\(name.local)" }
            return "\(SchemaName(wholeName(name), in: name.namespace))"
        case .element:
            guard let name = property.key else { return property.name }
            let steps = (property.path + [name]).map { step in
                qualified(step, wholeName(step), in: type)
            }
            return steps.joined(separator: ".")
        case .choice: return "*\(property.name)"
        case .text:
            let isTaken = type.properties.contains { $0.role != .text && $0.key?.local == property.name }
            return isTaken ? "#text" : property.name
        case .groups, .anyAttributes, .anyElements: return property.name
        }
    }

    /// The local part of a name as a step of a key, in which each dot is doubled.
    private func wholeName(_ name: SchemaName) -> String {
        name.local.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "..")
    }

    func key(of value: ModelCase, in type: ModelType) -> String {
        switch value.key {
        case .name(let name): type.kind == .typeChoice ? "\(name)" : qualified(name, name.local, in: type)
        case .text(let text): text
        case .mixedText: "#text"
        case .rest: "*"
        }
    }

    /// A name in braces where it is not in the namespace of the type.
    func qualified(_ name: SchemaName, _ local: String, in type: ModelType) -> String {
        if name.namespace == type.namespace, !name.namespace.isEmpty || !usesNamespaces { return local }
        return "{\(name.namespace)}\(local)"
    }
}
