/// Writes the types of a model as Swift.
struct SwiftWriter {
    enum Access: String {
        case `public`, package, `internal`

        /// The modifier of a declaration, with a space after it.
        var modifier: String { self == .internal ? "" : "\(rawValue) " }
    }

    var access = Access.public
    var isHashable = false
    var isDecodableOnly = false
    /// Whether any element of the model is in a namespace.
    var usesNamespaces = false
    /// The longest enumeration that is an enum: longer ones take the compiler too long.
    static let enumerationLimit = 150
    /// The most attributes with property wrappers in a struct: the time that the compiler takes for them grows with the
    /// square of their number. Others have keys with an at sign.
    static let wrapperLimit = 50
    /// The most properties that an initializer takes, for the same reason.
    static let parameterLimit = 100

    private var modifier: String { access.modifier }

    func write(_ type: ModelType, to source: inout SwiftSource) {
        source.documentation(type.documentation.isEmpty ? ["`\(type.hint)`."] : type.documentation)
        switch type.kind {
        case .structure: writeStructure(type, to: &source)
        case .choice, .typeChoice: writeChoice(type, to: &source)
        case .enumeration: writeEnumeration(type, to: &source)
        case .union: writeUnion(type, to: &source)
        }
    }

    private func writeNested(_ type: ModelType, to source: inout SwiftSource) {
        for nested in type.nested {
            source.gap()
            write(nested, to: &source)
        }
    }

    private func conformances(_ more: [String], isHashable: Bool? = nil) -> String {
        let coding = isDecodableOnly ? "Decodable" : "Codable"
        let hashing = isHashable ?? self.isHashable ? ["Hashable"] : []
        return ([coding, "Sendable"] + hashing + more).joined(separator: ", ")
    }

    private func writeNamespace(_ type: ModelType, to source: inout SwiftSource) {
        if let root = type.root {
            source.documentation(["The name of the root element."])
            source.line("\(modifier)static var xmlRootName: String { \(SwiftSource.literal(root.local)) }")
        }
        if type.needsNamespace {
            source.documentation(["The namespace of the elements."])
            source.line("\(modifier)static var xmlNamespaceURI: String { \(SwiftSource.literal(type.namespace)) }")
        }
        if type.needsNamespace, let prefix = type.prefix {
            source.documentation(["The prefix of the namespace: other elements are in none."])
            source.line("\(modifier)static var xmlPrefix: String? { \(SwiftSource.literal(prefix)) }")
        }
        if type.kind == .typeChoice {
            source.documentation(["What tells the cases apart."])
            source.line("\(modifier)static var xmlDiscriminator: XMLDiscriminator { .xsiType }")
        }
        if type.root != nil || type.needsNamespace || type.kind == .typeChoice { source.line() }
    }

    private func writeKeys(_ keys: [(name: String, key: String)], to source: inout SwiftSource) {
        guard keys.contains(where: { $0.name != $0.key }) else { return }
        source.gap()
        source.block("enum CodingKeys: String, CodingKey") { source in
            for (name, key) in keys {
                let quoted = SwiftWords.quoted(name)
                source.line(name == key ? "case \(quoted)" : "case \(quoted) = \(SwiftSource.literal(key))")
            }
        }
    }

    // MARK: - Structs

    private func writeStructure(_ type: ModelType, to source: inout SwiftSource) {
        let more = (type.root == nil ? [] : ["XMLRootNamed"]) + (type.needsNamespace ? ["XMLNamespaced"] : [])
        source.block("\(modifier)struct \(type.name): \(conformances(more))") { source in
            writeNamespace(type, to: &source)
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

    private func documentation(of property: ModelProperty) -> [String] {
        var words = property.documentation
        if words.isEmpty { words = [fallback(property)] }
        return words + (property.defaultValue.map { ["Defaults to `\($0)`."] } ?? [])
    }

    /// What a property without documentation is.
    private func fallback(_ property: ModelProperty) -> String {
        let name = property.key.map { " `\($0.local)`" } ?? ""
        return switch property.role {
        case .attribute: "The attribute\(name)."
        case .element: property.cardinality == .many ? "The elements\(name)." : "The element\(name)."
        case .text: "The text."
        case .choice: property.cardinality == .many ? "The elements, in their order." : "One of several elements."
        case .groups: "The groups of elements, in their order."
        case .anyAttributes: "All other attributes."
        case .anyElements: "All other elements."
        }
    }

    private func documentation(of value: ModelCase) -> [String] {
        if !value.documentation.isEmpty { return value.documentation }
        return switch value.key {
        case .name(let name): ["`\(name.local)`."]
        case .text(let text): ["`\(text.split(whereSeparator: \.isNewline).joined(separator: " "))`."]
        case .mixedText: ["Text between elements."]
        case .rest: ["Anything else."]
        }
    }

    /// The property wrappers, in the order that the library wants.
    private func wrappers(of property: ModelProperty, in type: ModelType) -> [String] {
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
            let shape =
                switch property.cardinality {
                case .required: transform
                case .optional: "\(transform)?"
                case .many: "[\(transform)]"
                }
            wrappers.append("@XMLTransformed<\(shape)>")
        default: break
        }
        return wrappers
    }

    func typeName(of property: ModelProperty, in type: ModelType) -> String {
        if property.role == .anyAttributes { return "[XML.Attribute]" }
        let value = typeName(of: property.value, in: type)
        return switch property.cardinality {
        case .required: value
        case .optional: "\(value)?"
        case .many: "[\(value)]"
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
        var around: [ModelType] = []
        var next = user
        while let type = next {
            around.append(type)
            next = type.parent
        }
        var name = type.name
        var outer = type.parent
        while let parent = outer, !around.contains(where: { $0 === parent }) {
            name = "\(parent.name).\(name)"
            outer = parent.parent
        }
        return name
    }

    private func keys(of type: ModelType) -> [(name: String, key: String)] {
        let elements = Set(type.properties.filter { $0.role == .element }.map { key(of: $0, in: type) })
        return type.properties.map { property in
            let key = key(of: property, in: type)
            let needsSign = property.role == .attribute && (type.hasManyAttributes || elements.contains(key))
            return (property.name, needsSign ? "@\(key)" : key)
        }
    }

    private func key(of property: ModelProperty, in type: ModelType) -> String {
        switch property.role {
        case .attribute:
            guard let name = property.key else { return property.name }
            if name.namespace == SchemaNamespace.xml { return "xml:\(name.local)" }
            return "\(name)"
        case .element:
            guard let name = property.key else { return property.name }
            let local = name.local.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "..")
            return qualified(name, local, in: type)
        case .choice: return "*\(property.name)"
        case .text:
            let isTaken = type.properties.contains { $0.role != .text && $0.key?.local == property.name }
            return isTaken ? "#text" : property.name
        case .groups, .anyAttributes, .anyElements: return property.name
        }
    }

    /// A name in braces where it is not in the namespace of the type.
    private func qualified(_ name: SchemaName, _ local: String, in type: ModelType) -> String {
        if name.namespace == type.namespace, !name.namespace.isEmpty || !usesNamespaces { return local }
        return "{\(name.namespace)}\(local)"
    }

    private func writeInitializer(_ type: ModelType, to source: inout SwiftSource) {
        guard access != .internal || !type.properties.isEmpty else { return }
        let parameters = type.properties.filter { isParameter($0, in: type) }.map { property in
            let value =
                switch property.cardinality {
                case .required: ""
                case .optional: " = nil"
                case .many: " = []"
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
                } else if property.cardinality == .many {
                    source.line("self.\(name) = []")
                } else if !wrappers(of: property, in: type).isEmpty {
                    source.line("self.\(name) = nil")
                }
            }
        }
        source.line("}")
    }

    /// Whether the initializer takes a property. What has any content is set afterwards, and so is in a large struct what
    /// need not be there.
    private func isParameter(_ property: ModelProperty, in type: ModelType) -> Bool {
        if property.role == .anyElements || property.role == .anyAttributes { return false }
        if property.cardinality == .required { return true }
        if case .element = property.value { return false }
        return type.properties.count <= Self.parameterLimit
    }

    /// The value of an element that must be there, but may be empty; nil for any other property.
    private func emptyDefault(of property: ModelProperty) -> String? {
        guard property.role == .element, property.cardinality == .required, let text = property.defaultValue else {
            return nil
        }
        switch property.value {
        // An empty text is a text.
        case .scalar(.string), .scalar(.preservedString), .scalar(.custom): return nil
        default: return literal(text, property.value)
        }
    }

    private static func providerName(_ property: ModelProperty) -> String {
        property.name.prefix(1).uppercased() + property.name.dropFirst() + "Default"
    }

    private func writeProviders(_ type: ModelType, to source: inout SwiftSource) {
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
    private func writeDefaults(_ type: ModelType, to source: inout SwiftSource) {
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
    private func literal(_ text: String, _ value: ModelValue) -> String? {
        let trimmed = String(text.trimmingSpaces)
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

    // MARK: - Enums

    private func writeChoice(_ type: ModelType, to source: inout SwiftSource) {
        var more: [String] = []
        if type.needsNamespace { more.append("XMLNamespaced") }
        if type.kind == .typeChoice { more.append("XMLDiscriminatedChoice") }
        if type.isMixed { more.append("XMLMixedContent") }
        let indirect = type.isIndirect ? "indirect " : ""
        source.block("\(modifier)\(indirect)enum \(type.name): \(conformances(more))") { source in
            writeNamespace(type, to: &source)
            for value in type.cases {
                source.documentation(documentation(of: value))
                let payload = value.payload.map { "(\(typeName(of: $0, in: type)))" } ?? ""
                source.line("case \(SwiftWords.quoted(value.name))\(payload)")
            }
            writeKeys(type.cases.map { ($0.name, key(of: $0, in: type)) }, to: &source)
            writeNested(type, to: &source)
        }
    }

    private func key(of value: ModelCase, in type: ModelType) -> String {
        switch value.key {
        case .name(let name): type.kind == .typeChoice ? "\(name)" : qualified(name, name.local, in: type)
        case .text(let text): text
        case .mixedText: "#text"
        case .rest: "*"
        }
    }

    private func writeEnumeration(_ type: ModelType, to source: inout SwiftSource) {
        let texts = type.cases.compactMap { value -> (ModelCase, String)? in
            if case .text(let text) = value.key { (value, text) } else { nil }
        }
        if texts.count > Self.enumerationLimit { return writeLongEnumeration(type, texts, to: &source) }
        let coding = isDecodableOnly ? "Decodable" : "Codable"
        source.block("\(modifier)enum \(type.name): String, \(coding), Sendable, CaseIterable") { source in
            for (value, text) in texts {
                source.documentation(documentation(of: value))
                let name = SwiftWords.quoted(value.name)
                source.line(value.name == text ? "case \(name)" : "case \(name) = \(SwiftSource.literal(text))")
            }
        }
    }

    private func writeLongEnumeration(
        _ type: ModelType, _ texts: [(ModelCase, String)], to source: inout SwiftSource
    ) {
        let head = "\(modifier)struct \(type.name): RawRepresentable, \(conformances([], isHashable: true))"
        source.block(head) { source in
            source.documentation(["The text."])
            source.line("\(modifier)var rawValue: String")
            source.gap()
            source.documentation(["Creates a value from its text, which may be one that the schema does not list."])
            source.line("\(modifier)init(rawValue: String) { self.rawValue = rawValue }")
            source.line()
            for (value, text) in texts {
                source.documentation(documentation(of: value))
                let name = SwiftWords.quoted(value.name)
                source.line("\(modifier)static let \(name) = \(type.name)(rawValue: \(SwiftSource.literal(text)))")
            }
        }
    }

    private func writeUnion(_ type: ModelType, to source: inout SwiftSource) {
        source.block("\(modifier)enum \(type.name): \(conformances([]))") { source in
            for value in type.cases {
                source.documentation(documentation(of: value))
                let payload = value.value.map { "(\(typeName(of: $0, in: type)))" } ?? ""
                source.line("case \(SwiftWords.quoted(value.name))\(payload)")
            }
            source.line()
            source.documentation(["Decodes the first kind of value that the text is."])
            source.block("\(modifier)init(from decoder: any Decoder) throws") { source in
                source.line("let container = try decoder.singleValueContainer()")
                for (index, value) in type.cases.enumerated() {
                    let name = value.value.map { typeName(of: $0, in: type) } ?? "String"
                    let isLast = index + 1 == type.cases.count
                    if isLast {
                        source.line("self = .\(value.name)(try container.decode(\(name).self))")
                    } else {
                        source.block("if let value = try? container.decode(\(name).self)") { source in
                            source.line("self = .\(value.name)(value)")
                            source.line("return")
                        }
                    }
                }
            }
            if !isDecodableOnly {
                source.line()
                source.documentation(["Encodes the value as a text."])
                source.block("\(modifier)func encode(to encoder: any Encoder) throws") { source in
                    source.line("var container = encoder.singleValueContainer()")
                    source.line("switch self {")
                    for value in type.cases {
                        source.line("case .\(value.name)(let value): try container.encode(value)")
                    }
                    source.line("}")
                }
            }
            writeNested(type, to: &source)
        }
    }
}

extension ModelType {
    /// Whether keys of the type name elements of its namespace.
    var needsNamespace: Bool {
        guard !namespace.isEmpty else { return false }
        if root != nil { return true }
        if kind == .structure { return properties.contains { $0.role == .element && $0.key?.namespace == namespace } }
        guard kind == .choice else { return false }
        return cases.contains { if case .name(let name) = $0.key { name.namespace == namespace } else { false } }
    }

    var hasManyAttributes: Bool {
        properties.count(where: { $0.role == .attribute }) > SwiftWriter.wrapperLimit
    }

    /// Whether an element of the type is in a namespace.
    var usesNamespaces: Bool {
        if properties.contains(where: { $0.role == .element && $0.key?.namespace.isEmpty == false }) { return true }
        return kind != .typeChoice
            && cases.contains { if case .name(let name) = $0.key { !name.namespace.isEmpty } else { false } }
    }

    /// Whether an element of the type is in no namespace.
    var hasPlainElements: Bool {
        if properties.contains(where: { $0.role == .element && $0.key?.namespace.isEmpty == true }) { return true }
        return kind != .typeChoice
            && cases.contains { if case .name(let name) = $0.key { name.namespace.isEmpty } else { false } }
    }

    /// Whether the type itself needs Foundation.
    var usesFoundation: Bool {
        properties.contains { $0.value.usesFoundation } || cases.contains { $0.value?.usesFoundation ?? false }
            || nested.contains(where: \.usesFoundation)
    }
}

extension ModelValue {
    var usesFoundation: Bool {
        switch self {
        case .scalar(let scalar): scalar.isFoundation
        case .list(let value), .nillable(let value): value.usesFoundation
        case .type, .element: false
        }
    }
}
