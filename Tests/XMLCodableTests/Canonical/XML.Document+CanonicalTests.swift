import Foundation
import Testing
import XMLCodable
import XMLCodableCanonical

/// XML.Document: canonical forms.
struct XMLDocumentCanonicalTests {
    static let source = "<?a?><!DOCTYPE r [<!ATTLIST n k CDATA 'd'>]><r xmlns:p='urn:p'>\r\n<n/>t</r><!--z-->"

    @Test("Text, bytes and data are equal, and a changed document has the form of its output, with its own namespaces")
    func forms() throws {
        let document = try XML.Document(parsing: Self.source)
        let text = try document.canonicalString()
        expectEqual(text, "<?a?>\n<r xmlns:p=\"urn:p\">\n<n k=\"d\"></n>t</r>")
        try expectEqual(document.canonicalBytes(), Array(text.utf8))
        try expectEqual([UInt8](document.canonicalData()), Array(text.utf8))
        // A changed document has the canonical form of its output, with its DTD, its surroundings and its own
        // namespaces.
        do {
            var document = try XML.Document(parsing: Self.source)
            document.root.append(XML.Element("n"))
            document.root.append(text: "&")
            document.epilog.append(.processingInstruction(target: "e", data: "x"))
            let expected = "<?a?>\n<r xmlns:p=\"urn:p\">\n<n k=\"d\"></n>t<n k=\"d\"></n>&amp;</r>\n<!--z-->\n<?e x?>"
            try expectEqual(document.canonicalString(.canonical10.withComments), expected)
            let again = try XML.Document(parsing: try document.xmlString())
            try expectEqual(again.canonicalString(.canonical10.withComments), expected)
            var surrounded = try XML.Document(parsing: "<r/>")
            surrounded.prolog = [.comment("c"), .text(" \n"), .processingInstruction(target: "p", data: "")]
            try expectEqual(surrounded.canonicalString(), "<?p?>\n<r></r>")
            try expectEqual(surrounded.canonicalString(.exclusive.withComments), "<!--c-->\n<?p?>\n<r></r>")
            surrounded.epilog = [.text("x")]
            let error = expectThrows(XMLWritingError.self) { try surrounded.canonicalBytes() }
            expectEqual(error?.code, .misplacedNode)
            let outer = try XML.Document(parsing: "<a xmlns:p='urn:p' xmlns:q='urn:q' xml:lang='en'><p:b/></a>")
            let moved = try #require(outer.root["p:b"])
            try expectEqual(XML.Document(root: moved).canonicalString(), "<p:b xmlns:p=\"urn:p\"></p:b>")
        }
        // A malformed DOCTYPE is an error if the root was changed.
        do {
            var document = XML.Document(root: XML.Element("a"))
            document.doctype = "<!DOCTYPE a [<!ELEMENT>]>"
            let error = expectThrows(XMLWritingError.self) { try document.canonicalBytes() }
            expectEqual(error?.code, .invalidDeclaration)
        }
    }
}

struct XMLCanonicalFormTests {
    static let identifiers: [(XML.CanonicalForm, String)] = [
        (.canonical10, "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"),
        (.canonical10.withComments, "http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments"),
        (.canonical11, "http://www.w3.org/2006/12/xml-c14n11"),
        (.canonical11.withComments, "http://www.w3.org/2006/12/xml-c14n11#WithComments"),
        (.exclusive, "http://www.w3.org/2001/10/xml-exc-c14n#"),
        (.exclusive.withComments, "http://www.w3.org/2001/10/xml-exc-c14n#WithComments"),
    ]

    @Test("Forms have the identifiers of XML Signature, both ways, and prefixes apply to exclusive forms only")
    func algorithms() {
        forEachRow(Self.identifiers) { form, identifier in
            expectEqual(form.algorithm, identifier)
            expectEqual(XML.CanonicalForm(algorithm: identifier), form)
        }
        let exclusive = XML.CanonicalForm(
            algorithm: "http://www.w3.org/2001/10/xml-exc-c14n#", inclusivePrefixes: ["xs"])
        expectEqual(exclusive, .exclusive(inclusivePrefixes: ["xs"]))
        expectEqual(exclusive?.withComments.inclusivePrefixes, ["xs"])
        let inclusive = XML.CanonicalForm(
            algorithm: "http://www.w3.org/2006/12/xml-c14n11", inclusivePrefixes: ["xs"])
        expectEqual(inclusive, .canonical11)
        for identifier in ["", "http://www.w3.org/2010/xml-c14n2", "c14n"] {
            expectNil(XML.CanonicalForm(algorithm: identifier))
        }
    }
}

/// XMLEncoder: canonical forms.
struct XMLEncoderCanonicalTests {
    struct Invoice: Codable, Equatable {
        var number: Int
        var currency: String
        var note: String?
        enum CodingKeys: String, CodingKey { case number = "cbc:ID", currency = "@currency", note }
    }

    static let namespaces = ["xmlns:cbc": "urn:cbc", "xmlns": "urn:invoice", "a": "1"]

    @Test(
        "A model is encoded in canonical form, whatever the output options; its root can be named, and errors are thrown"
    )
    func model() throws {
        let invoice = Invoice(number: 7, currency: "\"EUR\"", note: "a > b")
        let encoder = XMLEncoder()
        for formatting in [XML.OutputFormatting.prettyPrinted, []] {
            encoder.outputFormatting = formatting
            encoder.outputEncoding = .utf16
            let data = try encoder.encodeCanonical(invoice, rootAttributes: Self.namespaces)
            expectEqual(
                String(decoding: data, as: UTF8.self),
                "<Invoice xmlns=\"urn:invoice\" xmlns:cbc=\"urn:cbc\" a=\"1\" currency=\"&quot;EUR&quot;\">"
                    + "<cbc:ID>7</cbc:ID><note>a &gt; b</note></Invoice>")
            try expectEqual(XMLDecoder().decode(Invoice.self, from: data), invoice)
        }
        let euros = Invoice(number: 7, currency: "EUR")
        let exclusive = try XMLEncoder().encodeCanonical(
            euros, as: .exclusive, withRootKey: "i", rootAttributes: Self.namespaces)
        expectEqual(
            String(decoding: exclusive, as: UTF8.self),
            "<i xmlns=\"urn:invoice\" a=\"1\" currency=\"EUR\"><cbc:ID xmlns:cbc=\"urn:cbc\">7</cbc:ID></i>")
        // Errors of encoding and of canonicalization are thrown.
        expectThrows(EncodingError.self) { try XMLEncoder().encodeCanonical(["a": "\u{1}"], withRootKey: "r") }
        expectThrows(XMLWritingError.self) {
            try XMLEncoder().encodeCanonical(["a": "b"], withRootKey: "r", rootAttributes: ["xmlns": "relative"])
        }
    }
}
