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
        let content = PlainText.content(of: element.children.map(withoutSpace)) { child in
            let isOnPath = steps.first.map { $0 == nil || $0 == child.name.qualifiedName } ?? false
            if isOnPath, steps.count == 1 { return "" }
            return isOnPath ? shown(child, steps.dropFirst()) : PlainText.text(of: child)
        }
        return around + content + "</>"
    }

    /// White space around records may be left out, and the text on both sides of a record becomes one text. What is in a
    /// section stays, as does a carriage return, which can only come from a reference.
    private func withoutSpace(_ node: XML.Node) -> XML.Node {
        guard case .text(let text) = node else { return node }
        let kept = text.unicodeScalars.filter { !" \t\n".unicodeScalars.contains($0) }
        return .text(String(String.UnicodeScalarView(kept)))
    }
}

/// A tree as text.
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
            case .text(let text), .cdata(let text): return text
            case .comment(let text): return "<!\(text.debugDescription)>"
            case .processingInstruction(let target, let data): return "<?\(target) \(data.debugDescription)>"
            }
        }.joined()
    }
}
