// What properties and cases without documentation are.
extension SwiftWriter {
    func documentation(of property: ModelProperty) -> [String] {
        var words = property.documentation
        if words.isEmpty { words = [fallback(property)] }
        return words + [property.facets, property.defaultValue.map { "Defaults to `\($0)`." }].compactMap { $0 }
    }

    /// What a property without documentation is.
    func fallback(_ property: ModelProperty) -> String {
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

    func documentation(of value: ModelCase) -> [String] {
        if !value.documentation.isEmpty { return value.documentation }
        return switch value.key {
        case .name(let name): ["`\(name.local)`."]
        case .text(let text): ["`\(text.split(whereSeparator: \.isNewline).joined(separator: " "))`."]
        case .mixedText: ["Text between elements."]
        case .rest:
            if case .type(let type)? = value.value { ["`\(type.hint)` itself."] } else { ["Anything else."] }
        }
    }
}
