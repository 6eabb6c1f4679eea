import XMLCodable

/// A schema document as it is used: one that is included from several target namespaces is used once for each of them.
final class SchemaFile {
    /// The name in messages.
    let name: String
    /// The folder that relative locations start at.
    let folder: String
    let root: XML.Element
    /// The namespace of the components: for a chameleon, that of the schema that includes it.
    let targetNamespace: String
    /// Whether names without a prefix and without a default namespace mean the target namespace.
    let isChameleon: Bool

    init(name: String, folder: String, root: XML.Element, targetNamespace: String) {
        self.name = name
        self.folder = folder
        self.root = root
        self.targetNamespace = targetNamespace
        isChameleon = root[attribute: "targetNamespace"] == nil && !targetNamespace.isEmpty
    }

    func place(of element: XML.Element) -> SourcePlace? {
        element.location.map { SourcePlace(file: name, line: $0.line, column: $0.column) }
    }

    /// Whether local elements, or attributes, are in the target namespace by default.
    func isQualified(_ kind: String, _ element: XML.Element) -> Bool {
        let form = element.attributeValue("form") ?? root.attributeValue("\(kind)FormDefault")
        return form == "qualified"
    }

    /// Resolves the prefix of a name in an attribute value.
    func expandedName(_ text: String, in element: XML.Element) throws -> SchemaName {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let local = parts.last, !local.isEmpty, parts.count <= 2 else {
            throw ModelMessage.error("“\(text)” is not a qualified name", at: place(of: element))
        }
        if parts.count == 2 {
            if parts[0] == "xml" { return SchemaName(local, in: SchemaNamespace.xml) }
            guard let namespace = element.namespaceURI(ofPrefix: parts[0]) else {
                throw ModelMessage.error("the prefix of “\(text)” is not declared", at: place(of: element))
            }
            return SchemaName(local, in: namespace)
        }
        let namespace = element.namespaceURI(ofPrefix: "") ?? ""
        return SchemaName(local, in: namespace.isEmpty && isChameleon ? targetNamespace : namespace)
    }
}

extension XML.Element {
    /// The value of an attribute without a namespace, without the white space around it.
    func attributeValue(_ name: String) -> String? { self[attribute: name]?.trimmed }

    /// Returns what a qualified name means in a value; without a prefix, it is in the default namespace.
    func schemaName(_ text: String) -> SchemaName {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        return SchemaName(parts.last ?? "", in: namespaceURI(ofPrefix: parts.count > 1 ? parts[0] : "") ?? "")
    }

    /// The child elements in the namespace of XML Schema that are for version 1.0.
    var schemaChildren: [XML.Element] {
        elements.filter { $0.name.namespaceURI == SchemaNamespace.schema && VersionControl.includes($0) }
    }

    /// The first child with one of the local names, in the namespace of XML Schema.
    func schemaChild(_ names: String...) -> XML.Element? {
        schemaChildren.first { names.contains($0.name.localName) }
    }

    /// The documentation of a component as paragraphs, without markup.
    var documentation: [String] {
        schemaChildren.filter { $0.name.localName == "annotation" }
            .flatMap(\.schemaChildren)
            .filter { $0.name.localName == "documentation" }
            .flatMap { Paragraphs.of($0.allText) }
    }

    /// The text of the element and of everything in it.
    private var allText: String {
        var text = ""
        var nodes = Array(children.reversed())
        while let node = nodes.popLast() {
            switch node {
            case .text(let part), .cdata(let part): text += part
            case .element(let element): nodes += element.children.reversed()
            case .comment, .processingInstruction: break
            }
        }
        return text
    }
}

/// Splits text into paragraphs, which empty lines separate.
enum Paragraphs {
    static func of(_ text: String) -> [String] {
        var paragraphs: [[String]] = [[]]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += words }
        }
        return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    static func firstSentence(of paragraph: String) -> String {
        var words: [Substring] = []
        for word in paragraph.split(separator: " ") {
            words.append(word)
            // A shorter word with a full stop is likely to be an abbreviation.
            if word.count > 3, [".", "!", "?"].contains(word.last) { break }
        }
        return words.joined(separator: " ")
    }
}
