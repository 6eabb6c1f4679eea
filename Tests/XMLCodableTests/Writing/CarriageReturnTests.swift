import Testing
import XMLCodable

/// Characters that a parser changes are written so that they read back, or not at all.
struct CarriageReturnTests {
    static let texts = ["\r", "\r\n", "\n", "\n\r", "x\r\ny", "\r\n\r\n", "\r\r\n", "]]>\r"]

    @Test("Texts, values, comments and instructions with line ends are read as they were set")
    func lineEnds() throws {
        for lineEnd in ["\n", "\r\n"] {
            forEachRow(Self.texts) { text in
                let edits: [(inout XML.Element) -> Void] = [
                    { $0.children[1] = .text(text) }, { $0.children.insert(.text(text), at: 1) },
                    { $0.children.insert(.text(text), at: 2) }, { $0.append(text: text) }, { $0.text = text },
                    { $0.children[1] = .cdata(text) }, { $0.children.append(.cdata(text)) },
                    { $0["a"]?.text = text },
                ]
                for edit in edits {
                    var document = try XML.Document(parsing: "<m><a/>\(lineEnd)</m>")
                    edit(&document.root)
                    for options in [XML.WritingOptions(), .uniform] {
                        let root = try XML.Document(parsing: document.xmlString(options)).root
                        #expect(root.text.unicodeScalars.elementsEqual(document.root.text.unicodeScalars))
                        expectEqual(root["a"]?.text, document.root["a"]?.text)
                    }
                    try expectEqual(XMLEncoder().encodeToElement(document.root).text, document.root.text)
                }
            }
        }
        forEachRow(Self.texts) { text in
            var document = try XML.Document(parsing: "<m k='&#13;\r\n'>\r\n</m>")
            document.root[attribute: "k"] = text
            try expectEqual(XML.Document(parsing: document.xmlString()).root[attribute: "k"], text)
            try expectEqual(XMLEncoder().encodeToElement(document.root)[attribute: "k"], text)
        }
        // Line feeds in comments and processing instructions are kept, and line ends of the source too.
        let nodes: [XML.Node] = [.comment("x\ny"), .processingInstruction(target: "t", data: "x\n ")]
        let element = XML.Element("a", children: nodes)
        try expectEqual(XML.Document(parsing: element.xmlString()).root.children, nodes)
        try expectEqual(XMLEncoder().encodeToElement(element).children, nodes)
        let source = "<a>\r\n<!--c\r\nd-->\r\n</a>"
        var document = try XML.Document(parsing: source)
        document.root[attribute: "k"] = "v"
        try expectEqual(document.xmlString(), source.replacing(prefix: "<a", with: "<a k=\"v\""))
    }

    static let unwritable: [(XML.Node, XMLWritingError.Code)] = [
        (.comment("x\ry"), .invalidComment), (.comment("\r\n"), .invalidComment),
        (.processingInstruction(target: "t", data: "x\ry"), .invalidProcessingInstruction),
        (.processingInstruction(target: "t", data: " x"), .invalidProcessingInstruction),
        (.processingInstruction(target: "t", data: "\n"), .invalidProcessingInstruction),
    ]

    @Test("A comment or processing instruction that would be read otherwise is an error", arguments: unwritable)
    func errors(_ node: XML.Node, _ code: XMLWritingError.Code) throws {
        let element = XML.Element("a", children: [node])
        var changed = try XML.Document(parsing: "<a>\r\n<!--c\r\nd-->\r\n</a>")
        changed.root.append(node)
        var around = try XML.Document(parsing: "<a/>")
        around.prolog = [node]
        for document in [XML.Document(root: element), changed, around] {
            let error = expectThrows(XMLWritingError.self) { try document.xmlString() }
            expectEqual(error?.code, code)
            expectThrows(XMLWritingError.self) { try document.xmlString(.uniform) }
        }
        expectThrows(EncodingError.self) { try XMLEncoder().encodeToString(element) }
        #expect(throws: Never.self) { try encoded(["nodes": [XML.Node.comment("x")]]) }
        expectThrows(EncodingError.self) { try encoded(["nodes": [node]]) }
    }
}

extension String {
    fileprivate func replacing(prefix: String, with other: String) -> String { other + dropFirst(prefix.count) }
}
