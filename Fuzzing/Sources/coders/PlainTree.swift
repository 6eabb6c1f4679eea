import XMLCodable

/// An element of a plain tree, which the references read and write.
///
/// The encoder's reference also uses elements without a name, for content whose place is reserved: they have no tags.
final class PlainElement {
    enum Content {
        case text(String)
        /// A CDATA section or, if `isReference`, a character reference.
        case solid(String, isReference: Bool)
        case comment
        case element(PlainElement)
    }

    let name: String?
    var attributes: [(name: String, value: String)] = []
    var content: [Content] = []

    init(_ name: String?) { self.name = name }

    subscript(attribute name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The child elements.
    var elements: [PlainElement] {
        content.flatMap { part -> [PlainElement] in
            guard case .element(let element) = part else { return [] }
            return element.name == nil ? element.elements : [element]
        }
    }

    func append(text: String) {
        if case .text(let last)? = content.last {
            content[content.count - 1] = .text(last + text)
        } else if !text.isEmpty {
            content.append(.text(text))
        }
    }

    func append(_ element: PlainElement) { content.append(.element(element)) }

    func remove(_ element: PlainElement) {
        content.removeAll { part in
            guard case .element(let other) = part else { return false }
            return other === element
        }
    }
}

// MARK: - From bytes

extension PlainElement {
    private static let names = ["a", "b", "c", "z", "p", "q", "r", "s", "d", "super", "entry", "p.q", "é"]
    private static let attributeNames = ["x", "y", "z", "super", "key", "xsi:nil", "a", "p.q"]
    private static let texts = ["7", "x", " true ", "", " ", "-3", "1.5", "200", "1", "f g"]
    private static let limit = 200

    /// Takes a document from bytes, up to `|`.
    ///
    /// A letter begins an element, `/` ends it, a digit is a text, `[` and a digit a CDATA section, `%` a character
    /// reference, `!` a comment, and `@` with a letter and a digit an attribute.
    convenience init(_ bytes: inout ArraySlice<UInt8>) {
        self.init("r")
        var open = [self]
        var count = 0
        while let byte = bytes.popFirst(), byte != UInt8(ascii: "|"), count < Self.limit {
            count += 1
            let element = open[open.count - 1]
            switch byte {
            case UInt8(ascii: "/"): if open.count > 1 { open.removeLast() }
            case UInt8(ascii: "["): element.content.append(.solid(Self.text(bytes.popFirst()), isReference: false))
            case UInt8(ascii: "%"): element.content.append(.solid(" ", isReference: true))
            case UInt8(ascii: "!"): element.content.append(.comment)
            case UInt8(ascii: "@"):
                let name = Self.attributeNames[Int((bytes.popFirst() ?? 0) &- UInt8(ascii: "a")) % 8]
                let value = Self.text(bytes.popFirst())
                if element[attribute: name] == nil { element.attributes.append((name, value)) }
            case UInt8(ascii: "0")...UInt8(ascii: "9"): element.append(text: Self.text(byte))
            default:
                let child = PlainElement(Self.names[Int(byte &- UInt8(ascii: "a")) % Self.names.count])
                element.append(child)
                open.append(child)
            }
        }
    }

    private static func text(_ byte: UInt8?) -> String { texts[Int((byte ?? 0) &- UInt8(ascii: "0")) % texts.count] }

    /// The document as text.
    var xml: String {
        let name = name ?? ""
        var xml = "<" + name
        if name == "r" { xml += " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"" }
        for attribute in attributes {
            xml += " \(attribute.name)=\"\(attribute.name == "xsi:nil" ? "true" : attribute.value)\""
        }
        xml += ">"
        for part in content {
            switch part {
            case .text(let text): xml += text
            case .solid(let text, let isReference): xml += isReference ? "&#32;" : "<![CDATA[\(text)]]>"
            case .comment: xml += "<!--7-->"
            case .element(let element): xml += element.xml
            }
        }
        return xml + "</\(name)>"
    }
}

// MARK: - For comparison

extension PlainElement {
    /// An element of a parsed document.
    convenience init(_ element: XML.Element) {
        self.init(element.name.qualifiedName)
        // The declaration is the encoder's own.
        for attribute in element.attributes where attribute.name.qualifiedName != "xmlns:xsi" {
            attributes.append((attribute.name.qualifiedName, attribute.value))
        }
        for child in element.children {
            switch child {
            case .element(let child): append(PlainElement(child))
            case .text(let text), .cdata(let text): append(text: text)
            default: break
            }
        }
    }

    /// The content on one line, the same for elements that are equal as XML.
    ///
    /// - Parameter isIndented: Whether white space with a line end may have been added.
    func summary(isIndented: Bool) -> String {
        let parts = flat.filter { part in
            guard isIndented, case .text(let text) = part else { return true }
            return !text.contains("\n") || !text.allSatisfy(\.isWhitespace)
        }
        let content = parts.map { part in
            switch part {
            case .text(let text), .solid(let text, _): "\"\(text)\""
            case .comment: ""
            case .element(let element): element.summary(isIndented: isIndented)
            }
        }
        let attributes = attributes.map { "\($0.name)=\($0.value) " }.joined()
        return "\(name ?? "")(\(attributes)\(content.joined(separator: " ")))"
    }

    /// The content without groups.
    private var flat: [Content] {
        content.flatMap { part -> [Content] in
            guard case .element(let element) = part, element.name == nil else { return [part] }
            return element.flat
        }
    }
}
