import XMLCodable

/// Turns definitions into components: references are resolved, and what is inherited is copied.
///
/// Each global component is read once. A type that is under way is known before its content is read, so that types may
/// contain themselves; only derivation needs the content of the base, and may not be circular.
final class SchemaResolver {
    let definitions: SchemaDefinitions
    let log: MessageLog
    private var types: [ObjectIdentifier: SchemaType] = [:]
    private var elements: [ObjectIdentifier: ElementDeclaration] = [:]
    var groups: [ObjectIdentifier: Particle?] = [:]
    var attributes: [ObjectIdentifier: AttributeUse] = [:]
    var attributeGroups: [ObjectIdentifier: AttributeUses] = [:]
    /// What is still to be read.
    let tasks = TaskList<any Error>()
    /// The types that are being read, each derived from the next one.
    private var filling: Set<ObjectIdentifier> = []
    private var unread: [ObjectIdentifier: () throws -> Void] = [:]
    private let hasDocumentation: Bool
    /// The definitions that are being resolved, each of which needs the next one.
    private var path: [SchemaDefinition] = []
    /// Types that are derived from others, by these.
    private(set) var derived: [ObjectIdentifier: [ComplexType]] = [:]
    /// The names of simple types that named types of the schemas are derived from.
    private(set) var derivedSimpleTypes: Set<SchemaName> = []
    /// How many definitions may need each other in a row.
    private static let depthLimit = 200

    /// Where a part of a schema is written.
    struct Context {
        let file: SchemaFile
        /// The global component around it.
        let definition: SchemaDefinition?
        /// The complex type around it.
        var owner: ComplexType?

        init(_ definition: SchemaDefinition) {
            file = definition.file
            self.definition = definition
        }

        func place(_ element: XML.Element) -> SourcePlace? { file.place(of: element) }
    }

    init(_ definitions: SchemaDefinitions, hasDocumentation: Bool = true, log: MessageLog) {
        self.definitions = definitions
        self.hasDocumentation = hasDocumentation
        self.log = log
    }

    /// The documentation of a component, if it is wanted.
    func documentation(of element: XML.Element) -> [String] { hasDocumentation ? element.documentation : [] }

    /// Returns what a table has for a definition; the first time, it is made.
    func once<Component>(
        _ table: ReferenceWritableKeyPath<SchemaResolver, [ObjectIdentifier: Component]>,
        _ definition: SchemaDefinition, _ make: (Context) throws -> Component
    ) rethrows -> Component {
        if let known = self[keyPath: table][ObjectIdentifier(definition)] { return known }
        let made = try make(Context(definition))
        self[keyPath: table][ObjectIdentifier(definition)] = made
        return made
    }

    /// Resolves a definition that must not need itself.
    func resolving<Result>(_ definition: SchemaDefinition, _ body: () throws -> Result) throws -> Result {
        if path.contains(where: { $0 === definition }) {
            throw ModelMessage.error(
                "the \(definition.kind.words) \(definition.name) is defined by itself", at: definition.place)
        }
        guard path.count < Self.depthLimit else {
            throw ModelMessage.error("more than \(Self.depthLimit) definitions need each other", at: definition.place)
        }
        path.append(definition)
        defer { path.removeLast() }
        return try body()
    }

    // MARK: - Global components

    func globalElements() throws -> [ElementDeclaration] {
        try definitions.all(.element).map { try element($0) }
    }

    func globalComplexTypes() throws -> [ComplexType] {
        try definitions.all(.complexType).compactMap {
            if case .complex(let type) = try type($0) { type } else { nil }
        }
    }

    func element(_ name: SchemaName, _ context: Context, _ user: XML.Element) throws -> ElementDeclaration {
        try element(find(.element, name, context, user))
    }

    private func element(_ definition: SchemaDefinition) throws -> ElementDeclaration {
        try once(\.elements, definition) {
            try declaration(definition.element, name: definition.name, isGlobal: true, $0)
        }
    }

    /// Reads an element declaration; its type follows.
    func declaration(
        _ element: XML.Element, name: SchemaName, isGlobal: Bool, _ context: Context
    ) throws -> ElementDeclaration {
        let declaration = ElementDeclaration(
            name: name, isGlobal: isGlobal, isAbstract: element.isTrue("abstract"),
            isNillable: element.isTrue("nillable"),
            defaultValue: element.defaultValue, documentation: documentation(of: element),
            place: context.place(element))
        if let head = element.attributeValue("substitutionGroup"), isGlobal {
            declaration.substitutionGroup = try context.file.expandedName(head, in: element)
        }
        tasks.add { [unowned self] in declaration.type = try elementType(element, declaration, context) }
        return declaration
    }

    private func elementType(
        _ element: XML.Element, _ declaration: ElementDeclaration, _ context: Context
    ) throws -> SchemaType {
        if let type = try inlineType(element, context) { return type }
        if let name = element.attributeValue("type") {
            return try type(context.file.expandedName(name, in: element), context, element)
        }
        // Without a type, the element has that of the head of its substitution group.
        var seen: Set<SchemaName> = [declaration.name]
        var head = declaration.substitutionGroup
        while let name = head, seen.insert(name).inserted {
            let definition = try find(.element, name, context, element)
            let inner = Context(definition)
            if let type = try inlineType(definition.element, inner) {
                // The type of the head itself, not a copy of it.
                let found = try self.element(definition)
                if case .any = found.type { found.type = type }
                return found.type
            }
            if let type = definition.element.attributeValue("type") {
                return try self.type(
                    definition.file.expandedName(type, in: definition.element), inner, definition.element)
            }
            head = try definition.element.attributeValue("substitutionGroup")
                .map { try definition.file.expandedName($0, in: definition.element) }
        }
        return .any
    }

    private func inlineType(_ element: XML.Element, _ context: Context) throws -> SchemaType? {
        if let inline = element.schemaChild("complexType") {
            return .complex(complexType(inline, name: nil, context))
        }
        if let inline = element.schemaChild("simpleType") { return .simple(try simpleType(inline, name: nil, context)) }
        return nil
    }

    // MARK: - Types

    func type(_ name: SchemaName, _ context: Context, _ user: XML.Element) throws -> SchemaType {
        if name.namespace == SchemaNamespace.schema {
            if name.local == "anyType" { return .any }
            if let builtin = BuiltinType(rawValue: name.local) { return .simple(builtin.type) }
        }
        return try type(find(.complexType, name, context, user))
    }

    private func type(_ definition: SchemaDefinition) throws -> SchemaType {
        try once(\.types, definition) { context in
            if definition.kind == .complexType {
                return .complex(complexType(definition.element, name: definition.name, context))
            }
            return .simple(
                try resolving(definition) { try simpleType(definition.element, name: definition.name, context) })
        }
    }

    func simpleType(_ name: SchemaName, _ context: Context, _ user: XML.Element) throws -> SimpleType {
        guard case .simple(let type) = try type(name, context, user) else {
            throw ModelMessage.error("\(name) is not a simple type", at: context.place(user))
        }
        return type
    }

    /// Returns a complex type whose content is read later.
    private func complexType(_ element: XML.Element, name: SchemaName?, _ context: Context) -> ComplexType {
        let type = ComplexType(
            name: name, targetNamespace: context.file.targetNamespace, documentation: documentation(of: element),
            place: context.place(element), owner: context.owner)
        var inner = context
        inner.owner = type
        unread[ObjectIdentifier(type)] = { [unowned self] in try fill(type, element, inner) }
        tasks.add { [unowned self] in try complete(type) }
        return type
    }

    /// Reads the content of a type if that was not done yet.
    func complete(_ type: ComplexType) throws {
        let id = ObjectIdentifier(type)
        guard let read = unread[id] else { return }
        guard filling.insert(id).inserted else {
            throw ModelMessage.error("the type is derived from itself", at: type.place)
        }
        guard filling.count <= Self.depthLimit else {
            throw ModelMessage.error("more than \(Self.depthLimit) types are derived from each other", at: type.place)
        }
        defer { filling.remove(id) }
        try read()
        unread[id] = nil
    }

    func noteDerived(_ type: ComplexType, from base: ComplexType) {
        type.base = base
        derived[ObjectIdentifier(base), default: []].append(type)
    }

    /// Notes that a named type is derived from a simple type, and from those that it is derived from itself.
    func noteDerived(_ name: SchemaName?, from base: SimpleType) {
        guard let name else { return }
        for type in sequence(first: base, next: \.base) {
            // A redefined type has the name of the one that it is derived from.
            if let base = type.name, base != name { derivedSimpleTypes.insert(base) }
        }
    }

    // MARK: - References

    func find(
        _ kind: DefinitionKind, _ name: SchemaName, _ context: Context, _ user: XML.Element
    ) throws -> SchemaDefinition {
        if let found = definitions.definition(kind, name, from: context.definition) { return found }
        throw ModelMessage.error("the \(kind.words) \(name) is not defined", at: context.place(user))
    }
}

extension XML.Element {
    func isTrue(_ name: String) -> Bool { ["true", "1"].contains(attributeValue(name)) }

    /// The default or fixed value of an element or attribute.
    var defaultValue: String? { self[attribute: "default"] ?? self[attribute: "fixed"] }
}
