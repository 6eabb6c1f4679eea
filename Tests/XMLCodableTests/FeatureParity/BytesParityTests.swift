import Foundation
import Testing
import XMLCodable
import XMLCodableEncodings

/// The rows of "Output and input bytes".
struct BytesParityTests {
    @Test("pretty print + empty elements: spaces or tabs, unchanged mixed content, and one tag or two")
    func prettyPrint() throws {
        let encoder = XMLEncoder()
        encoder.outputFormatting = .prettyPrinted
        let food = TwoElements(a: " a\nb", b: ["x", ""])
        let spaces = """
            <r>
                <a>&#32;a
            b</a>
                <b>x</b>
                <b></b>
            </r>
            """
        try expectEqual(encoder.encodeToString(food, withRootKey: "r"), spaces)
        try expectEqual(XMLDecoder().decode(TwoElements<String, [String]>.self, from: spaces), food)
        encoder.indentation = .tabs(1)
        try expectEqual(
            encoder.encodeToString(["a": ["b": 1]], withRootKey: "r"), "<r>\n\t<a>\n\t\t<b>1</b>\n\t</a>\n</r>")
        let mixed = "<r>\n\t<value>The <i>quick</i> <b>fox</b></value>\n</r>"
        let value = try XMLDecoder().decode(One<XML.Element>.self, from: mixed)
        try expectEqual(encoder.encodeToString(value, withRootKey: "r"), mixed)
        let tree = try XML.Document(parsing: "<r><p>a <i>b</i></p><q><s/></q></r>")
        try expectEqual(
            tree.xmlString(.prettyPrinted), "<r>\n    <p>a <i>b</i></p>\n    <q>\n        <s />\n    </q>\n</r>")
        let empty = TwoElements<[String: Int], String>(a: [:], b: "")
        encoder.outputFormatting = []
        try expectCase("<r><a /><b></b></r>", empty, encoder: encoder)
        encoder.outputFormatting = .noEmptyElements
        try expectCase("<r><a></a><b></b></r>", empty, encoder: encoder)
    }

    @Test("declaration: none, or as the header says")
    func declaration() throws {
        let encoder = XMLEncoder()
        try expectEqual(encoder.encodeToString(["a": 1], withRootKey: "r"), "<r><a>1</a></r>")
        let declaration = XML.Declaration(encoding: "UTF-8", standalone: false)
        let xml = try encoder.encodeToString(["a": 1], withRootKey: "r", declaration: declaration)
        expectEqual(xml, #"<?xml version="1.0" encoding="UTF-8" standalone="no"?>"# + "\n<r><a>1</a></r>")
        let read = try XML.Document(parsing: xml)
        expectEqual(read.declaration, XML.Declaration(version: "1.0", encoding: "UTF-8", standalone: false))
        try expectEqual(XMLDecoder().decode([String: Int].self, from: xml), ["a": 1])
        #expect(throws: DecodingError.self) { try XMLDecoder().decode([String: Int].self, from: " " + xml) }
    }

    @Test("input encodings + output encoding: declared or external; other characters are references")
    func encodings() throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        decoder.parsingOptions.encodings = .legacy
        let declared = Data(#"<?xml version="1.0" encoding="ISO-8859-15"?><r><a>"#.utf8)
        let end = Data("</a></r>".utf8)
        try expectEqual(decoder.decode([String: String].self, from: declared + [0xE9, 0x20, 0xA4] + end), ["a": "é €"])
        for encoding in [XML.Encoding.utf8, .utf16, .utf16BigEndian, .isoLatin1, .ascii] {
            encoder.outputEncoding = encoding
            let data = try encoder.encode(["a": "é €"], withRootKey: "r", declaration: XML.Declaration())
            try expectEqual(decoder.decode([String: String].self, from: data), ["a": "é €"])
        }
        let ascii = try encoder.encode(["a": "é €"], withRootKey: "r")
        expectPart(String(decoding: ascii, as: UTF8.self), "<a>&#233; &#8364;</a>")
        let latin = Data("<?xml version='1.0' encoding='UTF-8'?><r><a>".utf8) + [0xE9] + end
        #expect(throws: DecodingError.self) { try decoder.decode([String: String].self, from: latin) }
        decoder.parsingOptions.externalEncoding = XML.Encoding(named: "iso-8859-1")
        try expectEqual(decoder.decode([String: String].self, from: latin), ["a": "é"])
        expectNil(XML.Encoding(named: "no-such"))
    }

    @Test("HTML entities + hostile input: entities on request; an error with its code, by limits and options")
    func entities() throws {
        let decoder = XMLDecoder()
        func expectRefusal(_ xml: String, _ code: XMLParsingError.Code, at: SourceLocation = #_sourceLocation) throws {
            let refusal = try decodingRefusal(XML.Element.self, xml, decoder: decoder, sourceLocation: at)
            expectEqual(refusal.parsingError?.code, code, sourceLocation: at)
        }
        let xml = "<r><a>x&nbsp;&eacute;</a></r>"
        try expectRefusal(xml, .invalidReference)
        decoder.parsingOptions.entities = .html
        try expectEqual(decoder.decode([String: String].self, from: xml), ["a": "x\u{A0}é"])
        let declared = #"<!DOCTYPE r [<!ENTITY co "A &amp; B">]><r><a>&co;</a></r>"#
        try expectEqual(XMLDecoder().decode([String: String].self, from: declared), ["a": "A & B"])
        // The default of 8 MiB takes a debug build several seconds.
        decoder.parsingOptions.limits.amplificationThreshold = 50_000
        let levels = (1...9).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 10))'>" }
        try expectRefusal("<!DOCTYPE r [<!ENTITY e0 'lol'>\(levels.joined())]><r>&e9;</r>", .limitExceeded)
        try expectRefusal("<!DOCTYPE r [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><r>&a;</r>", .recursiveEntity)
        try expectRefusal("<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><r>&x;</r>", .unresolvedEntity)
        try expectRefusal(String(repeating: "<a>", count: 10_000), .limitExceeded)
        decoder.parsingOptions.limits.depth = 3
        try expectEqual(decoder.decode(XML.Element.self, from: "<a><b><c/></b></a>").name, "a")
        decoder.parsingOptions.limits.depth = 2
        try expectRefusal("<a><b><c/></b></a>", .limitExceeded)
        decoder.parsingOptions.dtd = .throw
        try expectRefusal("<!DOCTYPE a><a/>", .doctypeRefused)
    }
}
