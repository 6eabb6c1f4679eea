import XMLCodable

/// A tree as a plain value, changed by the same edits as the tree of the library, with which it shares no code.
///
/// Names, attributes and nodes are what the user said; ``Meaning`` is what a document must say.
struct PlainElement {
    var name: PlainName
    var attributes: [PlainAttribute]
    var children: [PlainNode]
    /// The namespaces of the prefixes around the place where the element was parsed.
    var around: [[UInt8]: String] = [:]
}

indirect enum PlainNode {
    case element(PlainElement)
    case text(String)
    case section(String)
    case comment(String)
    case instruction(target: String, data: String)
}

/// A name as written, and its namespace: nil if that depends on where the name is written, "" for none.
struct PlainName {
    var text: String
    var uri: String?

    /// The parts before and after the colon.
    var parts: (prefix: String, local: String) {
        let scalars = Array(text.unicodeScalars)
        guard let colon = scalars.firstIndex(of: ":"), colon > 0, colon + 1 < scalars.count else { return ("", text) }
        return (Self.string(scalars[..<colon]), Self.string(scalars[(colon + 1)...]))
    }

    private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    var made: XML.Name { XML.Name(text, namespaceURI: uri) }
}

struct PlainAttribute {
    var name: PlainName
    var value: String

    /// The prefix that the attribute declares, "" for the default namespace; nil if it is not a declaration.
    var declaredPrefix: String? {
        guard name.uri == nil || name.uri == "" || name.uri == PlainNamespace.xmlns else { return nil }
        if name.text == "xmlns" { return "" }
        return name.parts.prefix == "xmlns" ? name.parts.local : nil
    }

    var made: XML.Attribute { XML.Attribute(name: name.made, value: value) }
}

enum PlainNamespace {
    static let xml = "http://www.w3.org/XML/1998/namespace"
    static let xmlns = "http://www.w3.org/2000/xmlns/"
}

// MARK: - From a tree of the library

extension PlainElement {
    /// Reads an element of the library's tree that was just parsed.
    init(parsed element: XML.Element) { self.init(parsed: element, around: [Array("xml".utf8): PlainNamespace.xml]) }

    private init(parsed element: XML.Element, around: [[UInt8]: String]) {
        name = PlainName(parsed: element.name)
        attributes = element.attributes.map { PlainAttribute(name: PlainName(parsed: $0.name), value: $0.value) }
        self.around = around
        children = []
        var inside = around
        for attribute in attributes {
            if let prefix = attribute.declaredPrefix { inside[Array(prefix.utf8)] = attribute.value }
        }
        for node in element.children {
            if case .element(let child) = node {
                children.append(.element(PlainElement(parsed: child, around: inside)))
            } else {
                children.append(PlainNode(leaf: node))
            }
        }
    }

    /// The same element, created in code.
    var made: XML.Element {
        XML.Element(name: name.made, attributes: attributes.map(\.made), children: children.map(\.made))
    }

    /// Whether the namespace of any name with a prefix depends on where it is written.
    var hasOpenPrefix: Bool {
        ([name] + attributes.filter { $0.declaredPrefix == nil }.map(\.name))
            .contains { $0.uri == nil && !["", "xml"].contains($0.parts.prefix) }
            || children.contains { node in
                if case .element(let child) = node { return child.hasOpenPrefix }
                return false
            }
    }
}

extension PlainName {
    fileprivate init(parsed name: XML.Name) {
        self.init(text: name.qualifiedName, uri: name.namespaceURI ?? "")
    }
}

extension PlainNode {
    init(leaf node: XML.Node) {
        switch node {
        case .element(let element): self = .element(PlainElement(parsed: element))
        case .text(let text): self = .text(text)
        case .cdata(let text): self = .section(text)
        case .comment(let text): self = .comment(text)
        case .processingInstruction(let target, let data): self = .instruction(target: target, data: data)
        }
    }

    var made: XML.Node {
        switch self {
        case .element(let element): .element(element.made)
        case .text(let text): .text(text)
        case .section(let text): .cdata(text)
        case .comment(let text): .comment(text)
        case .instruction(let target, let data): .processingInstruction(target: target, data: data)
        }
    }
}
