import Testing

@testable import XMLCodable

struct TreeSerializerDocumentTests {
    @Test("A document built from values is written, and a document type declaration keeps its position")
    func building() throws {
        var document = XML.Document(root: XML.Element("a"))
        try expectEqual(document.xmlString(), "<a />")
        document.declaration = .init(version: "1.0", standalone: false)
        document.prolog = [.comment("c"), .text("\n"), .processingInstruction(target: "p", data: "q")]
        document.doctype = "<!DOCTYPE a>"
        document.epilog = [.comment("e")]
        let expected = """
            <?xml version="1.0" standalone="no"?>
            <!DOCTYPE a>
            <!--c-->
            <?p q?>
            <a />
            <!--e-->
            """
        try expectEqual(document.xmlString(), expected)
        try expectEqual(document.xmlString(.prettyPrinted), expected)
        expectEqual(document.description, expected)
        var parsed = try XML.Document(parsing: "<!--1--><!DOCTYPE a><!--2--><a/>")
        parsed.doctype = "<!DOCTYPE b>"
        try expectEqual(parsed.xmlString(), "<!--1--><!DOCTYPE b><!--2--><a/>")
        parsed.prolog = []
        try expectEqual(parsed.xmlString(), "<!DOCTYPE b><a/>")
        parsed.doctype = nil
        try expectEqual(parsed.xmlString(), "<a/>")
    }

    @Test(
        "a malformed document type declaration is an error",
        arguments: [
            "", "a", "<!DOCTYPE>", "<!DOCTYPE a", "<!DOCTYPE a><!--c-->", "<!--c-->", " <!DOCTYPE a>", "<b/>",
            "<!DOCTYPE a><b>",
        ])
    func badDoctype(_ doctype: String) throws {
        var document = XML.Document(root: XML.Element("a"))
        document.doctype = doctype
        let error = try #require(throws: XMLWritingError.self) { try document.xmlString() }
        expectEqual(error.code, .invalidDeclaration)
    }

    @Test("an unknown version is an error", arguments: ["", "1", "1.", "2.0", "1.0\"", "1.x"])
    func badVersion(_ version: String) throws {
        var document = XML.Document(root: XML.Element("a"))
        document.declaration = .init(version: version)
        let error = try #require(throws: XMLWritingError.self) { try document.xmlString() }
        expectEqual(error.code, .invalidDeclaration)
    }

    @Test(
        "other nodes around the root are errors",
        arguments: [.text("x"), .cdata(" "), .element(XML.Element("b"))] as [XML.Node])
    func misplaced(_ node: XML.Node) throws {
        var document = XML.Document(root: XML.Element("a"))
        document.epilog = [node]
        let error = try #require(throws: XMLWritingError.self) { try document.xmlString() }
        expectEqual(error.code, .misplacedNode)
        document.epilog = []
        document.prolog = [node]
        #expect(throws: XMLWritingError.self) { try document.xmlString() }
        expectEqual(document.description, "<a />")
    }
}
