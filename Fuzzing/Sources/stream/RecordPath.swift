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

    /// The root of a document without its records, and what a stream has of it, as texts that must be equal; nil if the
    /// root is the record. They say everything but which characters are white space around elements.
    func surroundings(in root: XML.Element, read around: XML.Element?) -> (expected: String?, read: String?) {
        if steps.isEmpty { return (nil, around.map { PlainText.text(of: $0) }) }
        // What is left of an element without its records may be only text.
        var leaves: [Bool] = []
        let expected = shown(root, steps[...]) { element in
            let isLeaf = element.children.allSatisfy { node in
                switch node {
                case .text, .cdata: true
                default: false
                }
            }
            leaves.append(isLeaf)
            return isLeaf
        }
        var next = leaves.makeIterator()
        let read = around.map { shown($0, steps[...]) { _ in next.next() ?? true } }
        return (expected, read)
    }

    /// - Parameters:
    ///   - steps: The steps from the element to the records; nil if it is beside the path.
    ///   - isLeaf: Whether the element has only text in the document.
    private func shown(
        _ element: XML.Element, level: Int = 0, _ steps: ArraySlice<String?>?, _ isLeaf: (XML.Element) -> Bool
    ) -> String {
        let around = PlainText.startTag(of: element)
        let children = isLeaf(element) ? element.children : element.children.map(withoutSpace)
        let content = PlainText.content(of: children) { child in
            let isOnPath = steps?.first.map { $0 == nil || $0 == child.name.qualifiedName } ?? false
            if isOnPath, steps?.count == 1 { return "" }
            if level + 1 == self.steps.count { return PlainText.text(of: child) }
            return shown(child, level: level + 1, isOnPath ? steps?.dropFirst() : nil, isLeaf)
        }
        return around + content + "</>"
    }

    /// White space around elements may be left out, and the text on both sides of a record becomes one text. What is in
    /// a section stays, as does a carriage return, which can only come from a reference.
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
