import XMLCodable

// Model groups and particles (part 1, sections 3.8 and 3.9).
extension SchemaResolver {
    /// Reads a particle; nil for one that may not occur.
    func particle(_ element: XML.Element, _ context: Context) throws -> Particle? {
        let (minimum, maximum) = try occurrence(element, context)
        if maximum == 0 { return nil }
        var group: String?
        let term: Particle.Term
        switch element.name.localName {
        case "element":
            term = .element(try localElement(element, context))
        case "any":
            term = .wildcard(wildcard(element, context))
        case "group":
            guard let reference = element.attributeValue("ref") else {
                throw ModelMessage.error("a group without a ref", at: context.place(element))
            }
            let name = try context.file.expandedName(reference, in: element)
            let definition = try find(.group, name, context, element)
            guard let content = try self.group(definition) else { return nil }
            group = name.local
            if minimum == 1, maximum == 1 {
                var named = content
                named.group = group
                return named
            }
            term = .sequence([content])
        case "sequence", "choice", "all":
            let parts = try element.schemaChildren
                .filter { ["element", "any", "group", "sequence", "choice", "all"].contains($0.name.localName) }
                .compactMap { try self.particle($0, context) }
            switch element.name.localName {
            case "sequence": term = .sequence(parts)
            case "choice": term = .choice(parts)
            default: term = .all(parts)
            }
        default:
            throw ModelMessage.error("xs:\(element.name.localName) is no part of a content", at: context.place(element))
        }
        var particle = Particle(term: term, minimum: minimum, maximum: maximum)
        particle.group = group
        if particle.isTooLarge {
            throw ModelMessage.error(
                "the content has too many elements, or groups in groups", at: context.place(element))
        }
        return particle
    }

    private func occurrence(_ element: XML.Element, _ context: Context) throws -> (Int, Int?) {
        func number(_ name: String) throws -> Int? {
            guard let text = element.attributeValue(name) else { return 1 }
            if text == "unbounded" { return nil }
            guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else {
                throw ModelMessage.error("“\(text)” is no number for \(name)", at: context.place(element))
            }
            return Int(text).map { min($0, 1 << 20) } ?? 1 << 20
        }
        return (try number("minOccurs") ?? 0, try number("maxOccurs"))
    }

    private func localElement(_ element: XML.Element, _ context: Context) throws -> ElementDeclaration {
        if let reference = element.attributeValue("ref") {
            return try self.element(context.file.expandedName(reference, in: element), context, element)
        }
        guard let local = element.attributeValue("name") else {
            throw ModelMessage.error("the element has neither a name nor a ref", at: context.place(element))
        }
        let isQualified = context.file.isQualified("element", element)
        let name = SchemaName(local, in: isQualified ? context.file.targetNamespace : "")
        return try declaration(element, name: name, isGlobal: false, context)
    }

    private func wildcard(_ element: XML.Element, _ context: Context) -> Wildcard {
        let target = context.file.targetNamespace
        let namespaces: Wildcard.Namespaces
        switch element.attributeValue("namespace") ?? "##any" {
        case "##any": namespaces = .any
        case "##other": namespaces = .other(target)
        case let list:
            namespaces = .some(
                list.split(whereSeparator: \.isWhitespace).map { part in
                    switch part {
                    case "##targetNamespace": target
                    case "##local": ""
                    default: String(part)
                    }
                })
        }
        return Wildcard(namespaces: namespaces, place: context.place(element))
    }

    /// Returns the content of a named group, which is read once.
    private func group(_ definition: SchemaDefinition) throws -> Particle? {
        guard let child = definition.element.schemaChild("all", "choice", "sequence") else { return nil }
        return try once(\.groups, definition) { context in try resolving(definition) { try particle(child, context) } }
    }
}
