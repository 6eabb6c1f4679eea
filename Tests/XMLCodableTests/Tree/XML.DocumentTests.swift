import Testing

@testable import XMLCodable

struct XMLDocumentTests {
    static let text = """
        <?xml version="1.0" encoding="utf-8" standalone="yes"?>
        <!-- first -->
        <!DOCTYPE a SYSTEM "a.dtd">
        <?style sheet?>
        <a/>
        <!-- last -->
        <?end?>
        """

    @Test("Bytes and strings give the same document, in order, and documents differ in any of their parts")
    func sources() throws {
        let document = try XML.Document(parsing: Self.text)
        expectEqual(document.declaration, .init(encoding: "utf-8", standalone: true))
        expectEqual(document.prolog, [.comment(" first "), .processingInstruction(target: "style", data: "sheet")])
        expectEqual(document.doctype, "<!DOCTYPE a SYSTEM \"a.dtd\">")
        expectEqual(document.root, XML.Element("a"))
        expectEqual(document.epilog, [.comment(" last "), .processingInstruction(target: "end", data: "")])
        try expectEqual(XML.Document(parsing: Array(Self.text.utf8)), document)
        try expectEqual(XML.Document(parsing: [0xEF, 0xBB, 0xBF] + Array(Self.text.utf8)), document)
        try expectEqual(XML.Document(parsing: Array(Self.text.utf8)).hashValue, document.hashValue)
        let made = XML.Document(root: XML.Element("a"))
        expectNil(made.declaration)
        #expect(made.prolog.isEmpty)
        #expect(made.epilog.isEmpty)
        expectNil(made.doctype)
        expectEqual(made, (try XML.Document(parsing: "<a></a>")))
        let typed = try XML.Document(parsing: "<!DOCTYPE a><a>x</a>")
        expectEqual(typed.root.text, "x")
        try expectEqual(typed.xmlString(), "<!DOCTYPE a><a>x</a>")
        expectThrows(XMLParsingError.self) { try XML.Document(parsing: "") }
        expectThrows(XMLParsingError.self) { try XML.Document(parsing: "<a/><b/>") }
        expectThrows(XMLParsingError.self) { try XML.Document(parsing: [0xFF]) }
        var options = XML.ParsingOptions()
        options.limits.depth = 1
        expectThrows(XMLParsingError.self) { try XML.Document(parsing: "<a><b>x</b></a>", options: options) }
        // Documents differ in any of their parts.
        forEachRow(Self.different) { text in
            let document = try XML.Document(parsing: text)
            expectEqual(document, (try XML.Document(parsing: text)))
            for other in Self.different where other != text { #expect(document != (try XML.Document(parsing: other))) }
        }
    }

    static let different = [
        "<a/>", "<b/>", "<!--c--><a/>", "<a/><!--c-->", "<!DOCTYPE a><a/>", "<!DOCTYPE b><a/>",
        "<?xml version='1.0'?><a/>", "<!--c--><!DOCTYPE a><a/>", "<!DOCTYPE a><!--c--><a/>",
    ]
}
