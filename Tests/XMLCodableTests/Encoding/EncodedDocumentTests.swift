import Foundation
import Testing
import XMLCodable

/// Output encodings of XMLEncoder.
struct EncodedDocumentTests {
    struct Model: Codable, Equatable {
        @XMLAttribute var a = "ä>"
        @XMLCData var c = "x😀y"
        var t = "é"

    }

    @Test("A string has the characters of the document, as references where it lacks them; its encoding is unambiguous")
    func strings() throws {
        let ascii = try XMLEncoder().encodeToString(
            Model(), withRootKey: "r", declaration: XML.Declaration(encoding: "US-ASCII"))
        let body = #"<r a="&#228;&gt;"><c><![CDATA[x]]>&#128512;<![CDATA[y]]></c><t>&#233;</t></r>"#
        expectEqual(ascii, "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\n" + body)
        let encoder = XMLEncoder()
        encoder.outputEncoding = .utf16
        try expectEqual(
            encoder.encodeToString("é", withRootKey: "r", declaration: XML.Declaration()),
            "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<r>é</r>")
        encoder.outputEncoding = .isoLatin1
        try expectEqual(
            encoder.encodeToString("é€", withRootKey: "r"),
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<r>é&#8364;</r>")
        let other = XMLEncoder()
        other.outputEncoding = .utf16BigEndian
        let data = try other.encode("é", declaration: XML.Declaration(encoding: "UTF-16"))
        expectEqual(data.prefix(2), Data([0xFE, 0xFF]))
        #expect(throws: EncodingError.self) { try other.encode("é", declaration: XML.Declaration(encoding: "UTF-8")) }
        other.outputEncoding = XML.Encoding(named: "Big5")
        #expect(throws: EncodingError.self) { try other.encode("é") }
        for declaration in [XML.Declaration(encoding: "US-ASCII"), XML.Declaration(encoding: "ISO-8859-1")] {
            #expect(throws: EncodingError.self) { try XMLEncoder().encode(["€": 1], declaration: declaration) }
            #expect(throws: EncodingError.self) {
                try XMLEncoder().encode(1, withRootKey: "€", declaration: declaration)
            }
        }
    }

    @Test("The encoding of a declaration, or that of the option, is written and read")
    func encodings() throws {
        for name in ["UTF-8", "utf-16", "UTF-16BE", "ISO-8859-1", "latin1", "US-ASCII"] {
            let data = try XMLEncoder().encode(Model(), withRootKey: "r", declaration: XML.Declaration(encoding: name))
            try expectEqual(XML.Document(parsing: data).declaration?.encoding, name)
            try expectEqual(XMLDecoder().decode(Model.self, from: data), Model())
        }
        let encoder = XMLEncoder()
        for encoding in [XML.Encoding.utf8, .utf16, .utf16BigEndian, .isoLatin1, .ascii] {
            encoder.outputEncoding = encoding
            for declaration in [nil, XML.Declaration()] {
                let data = try encoder.encode(Model(), withRootKey: "r", declaration: declaration)
                try expectEqual(XMLDecoder().decode(Model.self, from: data), Model())
            }
        }
        encoder.outputEncoding = .utf16
        try expectEqual(encoder.encode("é").prefix(4), Data([0xFF, 0xFE, 0x3C, 0]))
    }
}

/// XML declarations and document types.
struct DocumentHeadTests {
    private func text(_ declaration: XML.Declaration?, _ doctype: XML.DocumentType? = nil) throws -> String {
        try XMLEncoder().encodeToString("é", withRootKey: "r", declaration: declaration, doctype: doctype)
    }

    @Test("The declaration and the document type are as given; what would not be well-formed throws")
    func heads() throws {
        for (declaration, expected) in [
            (
                XML.Declaration(encoding: "UTF-8", standalone: true),
                #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"# + "\n<r>é</r>"
            ),
            (XML.Declaration(encoding: "utf-8"), #"<?xml version="1.0" encoding="utf-8"?>"# + "\n<r>é</r>"),
            (XML.Declaration(encoding: "US-ASCII"), #"<?xml version="1.0" encoding="US-ASCII"?>"# + "\n<r>&#233;</r>"),
            (XML.Declaration(standalone: false), #"<?xml version="1.0" standalone="no"?>"# + "\n<r>é</r>"),
            (XML.Declaration(), #"<?xml version="1.0"?>"# + "\n<r>é</r>"), (nil, "<r>é</r>"),
        ] as [(XML.Declaration?, String)] { try expectEqual(text(declaration), expected) }
        try expectEqual(
            text(nil, XML.DocumentType("r", publicID: "-//X//Y", systemID: "http://x/y.dtd")),
            #"<!DOCTYPE r PUBLIC "-//X//Y" "http://x/y.dtd">"# + "\n<r>é</r>")
        try expectEqual(text(nil, XML.DocumentType("r", systemID: "a\"b")), "<!DOCTYPE r SYSTEM 'a\"b'>\n<r>é</r>")
        try expectEqual(text(nil, XML.DocumentType("r")), "<!DOCTYPE r>\n<r>é</r>")
        for declaration in [
            XML.Declaration(version: "1.1"), XML.Declaration(encoding: "UTF-32"),
            XML.Declaration(encoding: "Shift_JIS"),
            XML.Declaration(encoding: "ISO_8859-1:1987"), XML.Declaration(encoding: "x\"?>"),
        ] { #expect(throws: EncodingError.self, "\(declaration)") { try text(declaration) } }
        for doctype in [
            XML.DocumentType("a b", systemID: "x"), XML.DocumentType("r", systemID: "\"'"),
            XML.DocumentType("r", publicID: "<>", systemID: "x"), XML.DocumentType("r", publicID: "-//X//Y"),
        ] { #expect(throws: EncodingError.self, "\(doctype)") { try text(nil, doctype) } }
    }
}
