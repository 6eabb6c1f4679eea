import XMLCodable

/// A path of records, and what it leads to.
struct RecordPath: Sendable {
    let key: String
    /// The names of the steps; nil for any name.
    private let steps: [String?]

    static let all = [
        RecordPath("", []), RecordPath("*", [nil]), RecordPath("a", ["a"]), RecordPath("a.b", ["a", "b"]),
        RecordPath("a.*", ["a", nil]), RecordPath("b.a.b", ["b", "a", "b"]),
    ]

    private init(_ key: String, _ steps: [String?]) {
        self.key = key
        self.steps = steps
    }

    func records(in root: XML.Element) -> [XML.Element] {
        steps.reduce([root]) { found, step in found.flatMap { Self.children($0, step) } }
    }

    private static func children(_ element: XML.Element, _ name: String?) -> [XML.Element] {
        element.children.compactMap { child in
            guard case .element(let child) = child, name == nil || child.name.qualifiedName == name else { return nil }
            return child
        }
    }

    /// The root without its records, as text that says everything about it but which characters are white space between
    /// markup; nil if the root is the record.
    func surroundings(in root: XML.Element) -> String? { steps.isEmpty ? nil : shown(root, steps[...]) }

    private func shown(_ element: XML.Element, _ steps: ArraySlice<String?>) -> String {
        let around = PlainText.startTag(of: element)
        let content = PlainText.content(of: element.children) { child in
            let isOnPath = steps.first.map { $0 == nil || $0 == child.name.qualifiedName } ?? false
            if isOnPath, steps.count == 1 { return "" }
            return isOnPath ? shown(child, steps.dropFirst()) : PlainText.text(of: child)
        }
        return around + content + "</>"
    }
}

/// A tree as text, without the white space between markup: what is written as such, not in a section. A carriage return
/// comes from a reference, so it is no white space of that kind; in a section of an entity, it splits the section.
enum PlainText {
    static func text(of element: XML.Element) -> String {
        startTag(of: element) + content(of: element.children) { text(of: $0) } + "</>"
    }

    static func startTag(of element: XML.Element) -> String {
        let attributes = element.attributes.map { "\($0.name.qualifiedName)=\($0.value.debugDescription)" }
        return "<{\(element.name.namespaceURI ?? "")}\(element.name.qualifiedName) "
            + attributes.joined(separator: " ") + ">"
    }

    static func content(of nodes: [XML.Node], _ shown: (XML.Element) -> String) -> String {
        nodes.map { node in
            switch node {
            case .element(let element): return shown(element)
            case .text(let text):
                return text.unicodeScalars.allSatisfy({ " \t\n".unicodeScalars.contains($0) }) ? "" : "\(text)"
            case .cdata(let text): return "\(text)"
            case .comment(let text): return "<!\(text.debugDescription)>"
            case .processingInstruction(let target, let data): return "<?\(target) \(data.debugDescription)>"
            }
        }.joined()
    }
}
