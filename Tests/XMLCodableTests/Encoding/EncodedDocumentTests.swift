import Foundation
import Testing
import XMLCodable

/// Output encodings of XMLEncoder.
struct EncodedDocumentTests {
    struct Model: Codable, Equatable {
        @XMLAttribute var a = "ä>"
        @XMLCData var c = "x😀y"
        var t = "é"

        static func == (left: Model, right: Model) -> Bool {
            (left.a, left.c, left.t) == (right.a, right.c, right.t)
        }
    }

    @Test("Non-ASCII characters become references where these are allowed")
    func references() throws {
        let text = try XMLEncoder().encodeToString(
            Model(), withRootKey: "r", declaration: XML.Declaration(encoding: "US-ASCII"))
        let body = #"<r a="&#228;&gt;"><c><![CDATA[x]]>&#128512;<![CDATA[y]]></c><t>&#233;</t></r>"#
        expectEqual(text, "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\n" + body)
    }

    @Test("Names cannot contain references", arguments: ["US-ASCII", "ISO-8859-1"])
    func names(encoding: String) {
        let declaration = XML.Declaration(encoding: encoding)
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(["€": 1], declaration: declaration) }
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(1, withRootKey: "€", declaration: declaration) }
    }

    @Test(
        "The declaration determines the encoding",
        arguments: ["UTF-8", "utf-16", "UTF-16BE", "ISO-8859-1", "latin1", "US-ASCII"])
    func headers(name: String) throws {
        let data = try XMLEncoder().encode(Model(), withRootKey: "r", declaration: XML.Declaration(encoding: name))
        try expectEqual(XML.Document(parsing: data).declaration?.encoding, name)
        try expectEqual(XMLDecoder().decode(Model.self, from: data), Model())
    }

    @Test(
        "The option of the encoder determines the encoding",
        arguments: [XML.Encoding.utf8, .utf16, .utf16BigEndian, .isoLatin1, .ascii])
    func option(encoding: XML.Encoding) throws {
        let encoder = XMLEncoder()
        encoder.outputEncoding = encoding
        for declaration in [nil, XML.Declaration()] {
            let data = try encoder.encode(Model(), withRootKey: "r", declaration: declaration)
            try expectEqual(XMLDecoder().decode(Model.self, from: data), Model())
        }
        if encoding == .utf16 { try expectEqual(encoder.encode("é").prefix(4), Data([0xFF, 0xFE, 0x3C, 0])) }
    }

    @Test("A string contains the characters of the document")
    func strings() throws {
        let encoder = XMLEncoder()
        encoder.outputEncoding = .utf16
        try expectEqual(
            encoder.encodeToString("é", withRootKey: "r", declaration: XML.Declaration()),
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<r>é</r>")
        encoder.outputEncoding = .isoLatin1
        try expectEqual(
            encoder.encodeToString("é€", withRootKey: "r"),
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<r>é&#8364;</r>")
    }

    @Test("The declaration and the option must agree")
    func disagreement() throws {
        let encoder = XMLEncoder()
        encoder.outputEncoding = .utf16BigEndian
        let data = try encoder.encode("é", declaration: XML.Declaration(encoding: "UTF-16"))
        expectEqual(data.prefix(2), Data([0xFE, 0xFF]))
        #expect(throws: EncodingError.self) { try encoder.encode("é", declaration: XML.Declaration(encoding: "UTF-8")) }
        encoder.outputEncoding = XML.Encoding(named: "Big5")
        #expect(throws: EncodingError.self) { try encoder.encode("é") }
    }
}
