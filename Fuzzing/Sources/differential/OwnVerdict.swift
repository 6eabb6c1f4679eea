import FuzzSupport
import XMLCodable

/// The verdict of XMLCodable.
enum OwnVerdict {
    /// Reasons to have no verdict: what expat decides differently by policy, not by the grammar.
    ///
    /// - Limits: expat has none for depth, names and attributes.
    /// - Encodings: each side knows some that the other does not.
    /// - Unresolved entities: expat, without a handler, passes over references to external entities.
    private static let withoutVerdict: Set<XMLParsingError.Code> = [
        .limitExceeded, .unsupportedEncoding, .unresolvedEntity,
    ]

    static func of(_ bytes: [UInt8]) -> Verdict {
        do throws(XMLParsingError) {
            return .accepted(content(of: try XML.Document(parsing: bytes, options: .fuzzing)))
        } catch {
            return withoutVerdict.contains(error.code) ? .unknown : .rejected("\(error)")
        }
    }

    private static func content(of document: XML.Document) -> String {
        var events = EventText()
        for (index, node) in document.prolog.enumerated() {
            if index == document.doctypeIndex { document.doctypeInstructions.forEach { add($0, to: &events) } }
            add(node, to: &events)
        }
        if document.doctypeIndex >= document.prolog.count {
            document.doctypeInstructions.forEach { add($0, to: &events) }
        }
        add(document.root, to: &events)
        document.epilog.forEach { add($0, to: &events) }
        return events.text
    }

    private static func add(_ element: XML.Element, to events: inout EventText) {
        let name = expanded(element.name)
        let attributes = element.attributes.filter { !isDeclaration($0.name.qualifiedName) }
        events.start(name, attributes.map { (expanded($0.name), $0.value) })
        for child in element.children { add(child, to: &events) }
        events.end(name)
    }

    private static func add(_ node: XML.Node, to events: inout EventText) {
        switch node {
        case .element(let element): add(element, to: &events)
        case .text(let text), .cdata(let text): events.characters(text)
        case .comment(let text): events.comment(text)
        case .processingInstruction(let target, let data): events.instruction(target, data)
        }
    }

    private static func isDeclaration(_ name: String) -> Bool {
        name == "xmlns" || name.utf8.starts(with: "xmlns:".utf8)
    }

    private static func expanded(_ name: XML.Name) -> String {
        name.namespaceURI.map { $0 + ExpatVerdict.separatorText + name.localName } ?? name.localName
    }
}
