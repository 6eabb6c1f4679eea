import Foundation
import Testing
import XMLCodable
import XMLCodableEncodings

/// The rows of "Output and input bytes".
/// Feature parity: output and input bytes.
struct BytesParityTests {
    struct Food: Codable, Equatable {
        var name: String
        var steps: [String]
    }

    @Test("pretty print: spaces or tabs, and unchanged mixed content")
    func prettyPrint() throws {
        let encoder = XMLEncoder()
        encoder.outputFormatting = .prettyPrinted
        let food = Food(name: " a\nb", steps: ["x", ""])
        let spaces = """
            <r>
                <name>&#32;a
            b</name>
                <steps>x</steps>
                <steps></steps>
            </r>
            """
        try expectEqual(encoder.encodeToString(food, withRootKey: "r"), spaces)
        try expectEqual(XMLDecoder().decode(Food.self, from: spaces), food)
        encoder.indentation = .tabs(1)
        try expectEqual(
            encoder.encodeToString(["a": ["b": 1]], withRootKey: "r"), "<r>\n\t<a>\n\t\t<b>1</b>\n\t</a>\n</r>")
        struct Mixed: Codable, Equatable { var p: XML.Element }
        let mixed = "<r>\n\t<p>The <i>quick</i> <b>fox</b></p>\n</r>"
        let value = try XMLDecoder().decode(Mixed.self, from: mixed)
        try expectEqual(encoder.encodeToString(value, withRootKey: "r"), mixed)
        let tree = try XML.Document(parsing: "<r><p>a <i>b</i></p><q><s/></q></r>")
        try expectEqual(
            tree.xmlString(.prettyPrinted), "<r>\n    <p>a <i>b</i></p>\n    <q>\n        <s />\n    </q>\n</r>")
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

    @Test("empty elements: one tag, or two on request; an empty String has two")
    func emptyElements() throws {
        struct Model: Codable, Equatable {
            var none: [String: Int]
            var text: String
        }
        let model = Model(none: [:], text: "")
        let encoder = XMLEncoder()
        try expectCase("<r><none /><text></text></r>", model, encoder: encoder)
        encoder.outputFormatting = .noEmptyElements
        try expectCase("<r><none></none><text></text></r>", model, encoder: encoder)
    }

    static let unicode = "é €"

    @Test(
        "input encodings: by byte order mark, by declaration, or external; invalid bytes are an error",
        arguments: [
            ("UTF-8", String.Encoding.utf8, nil), ("UTF-16", .utf16, nil), ("UTF-16LE", .utf16LittleEndian, nil),
            ("UTF-32BE", .utf32BigEndian, nil), ("windows-1252", .windowsCP1252, nil),
            ("ISO-8859-15", nil, [0xE9, 0x20, 0xA4]),
        ] as [(String, String.Encoding?, [UInt8]?)])
    func inputEncodings(name: String, encoding: String.Encoding?, bytes: [UInt8]?) throws {
        let head = "<?xml version=\"1.0\" encoding=\"\(name)\"?><r><a>"
        let data: Data
        if let encoding {
            data = try #require((head + Self.unicode + "</a></r>").data(using: encoding))
        } else {
            data = Data(head.utf8) + Data(try #require(bytes)) + Data("</a></r>".utf8)
        }
        let decoder = XMLDecoder()
        decoder.parsingOptions.encodings = .legacy
        try expectEqual(decoder.decode([String: String].self, from: data), ["a": Self.unicode])
        let latin = Data("<?xml version='1.0' encoding='UTF-8'?><r><a>".utf8) + Data([0xE9]) + Data("</a></r>".utf8)
        #expect(throws: DecodingError.self) { try decoder.decode([String: String].self, from: latin) }
        decoder.parsingOptions.externalEncoding = XML.Encoding(named: "iso-8859-1")
        try expectEqual(decoder.decode([String: String].self, from: latin), ["a": "é"])
        expectNil(XML.Encoding(named: "no-such"))
    }

    @Test(
        "output encoding: characters outside the encoding are references",
        arguments: [XML.Encoding.utf8, .utf16, .utf16BigEndian, .isoLatin1, .ascii])
    func outputEncoding(encoding: XML.Encoding) throws {
        let encoder = XMLEncoder()
        encoder.outputEncoding = encoding
        let data = try encoder.encode(["a": Self.unicode], withRootKey: "r", declaration: XML.Declaration())
        let decoder = XMLDecoder()
        decoder.parsingOptions.encodings = .legacy
        try expectEqual(decoder.decode([String: String].self, from: data), ["a": Self.unicode])
        if encoding == .ascii { expectPart(String(decoding: data, as: UTF8.self), "<a>&#233; &#8364;</a>") }
        if encoding == .isoLatin1 { #expect(data.range(of: Data([0xE9, 0x20]) + Data("&#8364;".utf8)) != nil) }
        let root = try XML.Document(parsing: data).root
        var options = XML.WritingOptions()
        options.outputEncoding = encoding
        let bytes = try XML.Document(root: root).data(options)
        try expectEqual(XMLDecoder().decode([String: String].self, from: bytes), ["a": Self.unicode])
    }

    @Test("HTML entities: on request; entities that the document declares always")
    func htmlEntities() throws {
        let xml = "<r><a>x&nbsp;&eacute;</a></r>"
        let decoder = XMLDecoder()
        let refusal = try decodingRefusal([String: String].self, xml)
        expectEqual(refusal.parsingError?.code, .invalidReference)
        decoder.parsingOptions.entities = .html
        try expectEqual(decoder.decode([String: String].self, from: xml), ["a": "x\u{A0}é"])
        let declared = #"<!DOCTYPE r [<!ENTITY co "A &amp; B">]><r><a>&co;</a></r>"#
        try expectEqual(XMLDecoder().decode([String: String].self, from: declared), ["a": "A & B"])
    }

    static let bomb: String = {
        let levels = (1...9).map { level in
            "<!ENTITY e\(level) \"" + String(repeating: "&e\(level - 1);", count: 10) + "\">"
        }
        return "<!DOCTYPE r [<!ENTITY e0 \"lol\">\(levels.joined())]><r>&e9;</r>"
    }()

    @Test(
        "hostile input: an error with its code, and nothing is fetched; limits can be set, and a DOCTYPE refused",
        arguments: [
            (BytesParityTests.bomb, XMLParsingError.Code.limitExceeded),
            ("<!DOCTYPE r [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><r>&a;</r>", .recursiveEntity),
            ("<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/hostname'>]><r>&x;</r>", .unresolvedEntity),
            (String(repeating: "<a>", count: 10_000), .limitExceeded),
        ])
    func hostile(xml: String, code: XMLParsingError.Code) throws {
        var options = XML.ParsingOptions()
        // The default of 8 MiB takes a debug build several seconds.
        options.limits.amplificationThreshold = 50_000
        let error = #expect(throws: XMLParsingError.self) { try XML.Document(parsing: xml, options: options) }
        expectEqual(error?.code, code)
        let decoder = XMLDecoder()
        decoder.parsingOptions = options
        try expectEqual(decodingRefusal(String.self, xml, decoder: decoder).parsingError?.code, code)
        decoder.parsingOptions.limits.depth = 2
        _ = try decodingRefusal(XML.Element.self, "<a><b><c/></b></a>", decoder: decoder)
        decoder.parsingOptions.limits.depth = 3
        try expectEqual(decoder.decode(XML.Element.self, from: "<a><b><c/></b></a>").name, "a")
        decoder.parsingOptions.dtd = .throw
        let refusal = try decodingRefusal(XML.Element.self, "<!DOCTYPE a><a/>", decoder: decoder)
        expectEqual(refusal.parsingError?.code, .doctypeRefused)
    }
}
