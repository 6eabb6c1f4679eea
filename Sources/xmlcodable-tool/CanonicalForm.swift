import XMLCodable
import XMLCodableCanonical

/// `canonicalize FILE`: prints the document in James Clark's canonical form.
enum CanonicalizeCommand {
    static func run(_ arguments: [String]) throws(UsageError) -> Status {
        let file = try Arguments(arguments).file
        return file.attempt {
            var form = CanonicalForm { Terminal.write($0) }
            form.write(try file.document())
        }
    }
}

/// A writer of James Clark's canonical form, in which the W3C test suite and expat compare documents.
///
/// There is no XML declaration, DOCTYPE or comment. CDATA sections and references are replaced by their characters.
/// Attributes, including namespace declarations, are in code point order. An empty element has two tags. `& < > "`,
/// tab, LF and CR are references everywhere. A processing instruction has a space after its target, with or without
/// data. Outside the root there are only processing instructions, including those of the internal subset, and no
/// newline at the end.
///
/// The tree is traversed with an explicit stack, so deep documents use heap memory and not the call stack.
struct CanonicalForm {
    private var bytes: [UInt8] = []
    private let output: ([UInt8]) -> Void
    /// The number of buffered bytes from which on they are passed to the output.
    private static let chunk = 1 << 16

    init(output: @escaping ([UInt8]) -> Void) {
        self.output = output
        bytes.reserveCapacity(Self.chunk + (Self.chunk >> 2))
    }

    mutating func write(_ document: XML.Document) {
        write(Array(document.prolog.prefix(document.doctypeIndex)))
        write(document.doctypeInstructions)
        write(Array(document.prolog.dropFirst(document.doctypeIndex)))
        write([.element(document.root)])
        write(document.epilog)
        output(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    // MARK: - Nodes

    /// An element whose children are being written.
    private struct OpenElement {
        var name: String
        var children: IndexingIterator<[XML.Node]>
    }

    private mutating func write(_ nodes: [XML.Node]) {
        var open = [OpenElement(name: "", children: nodes.makeIterator())]
        while !open.isEmpty {
            guard let node = open[open.count - 1].children.next() else {
                if let element = open.popLast(), !open.isEmpty { append("</\(element.name)>") }
                continue
            }
            switch node {
            case .element(let element):
                let name = element.name.qualifiedName
                writeStartTag(name, element.attributes)
                open.append(OpenElement(name: name, children: element.children.makeIterator()))
            case .text(let text), .cdata(let text):
                append(escaping: text)
            case .processingInstruction(let target, let data):
                append("<?\(target) \(data)?>")
            case .comment:
                break
            }
            if bytes.count >= Self.chunk {
                output(bytes)
                bytes.removeAll(keepingCapacity: true)
            }
        }
    }

    private mutating func writeStartTag(_ name: String, _ attributes: [XML.Attribute]) {
        append("<")
        append(name)
        let sorted = attributes.map { (name: $0.name.qualifiedName, value: $0.value) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        for attribute in sorted {
            append(" ")
            append(attribute.name)
            append("=\"")
            append(escaping: attribute.value)
            append("\"")
        }
        append(">")
    }

    // MARK: - Bytes

    private mutating func append(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    private mutating func append(escaping text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            case 9: append("&#9;")
            case 10: append("&#10;")
            case 13: append("&#13;")
            default: bytes.append(byte)
            }
        }
    }
}
