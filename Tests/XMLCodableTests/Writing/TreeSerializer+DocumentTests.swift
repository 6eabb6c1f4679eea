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

    @Test("A malformed document type, an unknown version and other nodes around the root are errors")
    func malformed() throws {
        func code(_ change: (inout XML.Document) -> Void) -> XMLWritingError.Code? {
            var document = XML.Document(root: XML.Element("a"))
            change(&document)
            do { _ = try document.xmlString() } catch { return error.code }
            return nil
        }
        for doctype in [
            "", "a", "<!DOCTYPE>", "<!DOCTYPE a", "<!DOCTYPE a><!--c-->", "<!--c-->", " <!DOCTYPE a>", "<b/>",
            "<!DOCTYPE a><b>",
        ] { expectEqual(code { $0.doctype = doctype }, .invalidDeclaration, for: doctype) }
        for version in ["", "1", "1.", "2.0", "1.0\"", "1.x"] {
            expectEqual(code { $0.declaration = .init(version: version) }, .invalidDeclaration, for: version)
        }
        forEachRow([.text("x"), .cdata(" "), .element(XML.Element("b"))] as [XML.Node]) { node in
            var document = XML.Document(root: XML.Element("a"))
            document.epilog = [node]
            let error = try requireThrows(XMLWritingError.self) { try document.xmlString() }
            expectEqual(error.code, .misplacedNode)
            document.epilog = []
            document.prolog = [node]
            expectThrows(XMLWritingError.self) { try document.xmlString() }
            expectEqual(document.description, "<a />")
        }
    }
}
