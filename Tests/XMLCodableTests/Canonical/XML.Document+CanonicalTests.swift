import Testing
import XMLCodable
import XMLCodableCanonical

/// XML.Document: canonical forms.
struct XMLDocumentCanonicalTests {
    static let source = "<?a?><!DOCTYPE r [<!ATTLIST n k CDATA 'd'>]><r xmlns:p='urn:p'>\r\n<n/>t</r><!--z-->"

    @Test("Text, bytes and data are equal")
    func results() throws {
        let document = try XML.Document(parsing: Self.source)
        let text = try document.canonicalString()
        expectEqual(text, "<?a?>\n<r xmlns:p=\"urn:p\">\n<n k=\"d\"></n>t</r>")
        try expectEqual(document.canonicalBytes(), Array(text.utf8))
        try expectEqual([UInt8](document.canonicalData()), Array(text.utf8))
    }

    @Test(
        "A changed document has the canonical form of its output, with its DTD, its surroundings and its own namespaces"
    )
    func changed() throws {
        var document = try XML.Document(parsing: Self.source)
        document.root.append(XML.Element("n"))
        document.root.append(text: "&")
        document.epilog.append(.processingInstruction(target: "e", data: "x"))
        let expected =
            "<?a?>\n<r xmlns:p=\"urn:p\">\n<n k=\"d\"></n>t<n k=\"d\"></n>&amp;</r>\n<!--z-->\n<?e x?>"
        try expectEqual(document.canonicalString(.canonical10.withComments), expected)
        let again = try XML.Document(parsing: try document.xmlString())
        try expectEqual(again.canonicalString(.canonical10.withComments), expected)
        var surrounded = try XML.Document(parsing: "<r/>")
        surrounded.prolog = [.comment("c"), .text(" \n"), .processingInstruction(target: "p", data: "")]
        try expectEqual(surrounded.canonicalString(), "<?p?>\n<r></r>")
        try expectEqual(surrounded.canonicalString(.exclusive.withComments), "<!--c-->\n<?p?>\n<r></r>")
        surrounded.epilog = [.text("x")]
        let error = #expect(throws: XMLWritingError.self) { try surrounded.canonicalBytes() }
        expectEqual(error?.code, .misplacedNode)
        let outer = try XML.Document(parsing: "<a xmlns:p='urn:p' xmlns:q='urn:q' xml:lang='en'><p:b/></a>")
        let moved = try #require(outer.root["p:b"])
        try expectEqual(XML.Document(root: moved).canonicalString(), "<p:b xmlns:p=\"urn:p\"></p:b>")
    }

    @Test("A malformed DOCTYPE is an error if the root was changed")
    func doctype() throws {
        var document = XML.Document(root: XML.Element("a"))
        document.doctype = "<!DOCTYPE a [<!ELEMENT>]>"
        let error = #expect(throws: XMLWritingError.self) { try document.canonicalBytes() }
        expectEqual(error?.code, .invalidDeclaration)
    }
}
