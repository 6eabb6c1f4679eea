import Foundation
import Testing

@testable import XMLCodable

/// Documents written in other encodings.
struct OutputEncodingTests {
    static let text = "<r a=\"é€\">é\u{1F600}<![CDATA[ü]]></r>"

    private func options(_ encoding: XML.Encoding) -> XML.WritingOptions {
        var options = XML.WritingOptions()
        options.outputEncoding = encoding
        return options
    }

    @Test("UTF-8 is the default, and the bytes are those of the encoding, which parse into the same document")
    func bytes() throws {
        let plain = try XML.Document(parsing: Self.text)
        try expectEqual(plain.bytes(), Array(Self.text.utf8))
        try expectEqual(plain.bytes(options(.utf8)), Array(Self.text.utf8))
        let document = try XML.Document(parsing: "<r>é\u{1F600}</r>")
        try expectEqual(
            document.bytes(options(.utf16)),
            [0xFF, 0xFE, 0x3C, 0, 0x72, 0, 0x3E, 0, 0xE9, 0, 0x3D, 0xD8, 0, 0xDE, 0x3C, 0, 0x2F, 0, 0x72, 0, 0x3E, 0])
        try expectEqual(document.root.bytes(options(.utf16BigEndian)).prefix(4), [0xFE, 0xFF, 0, 0x3C])
        try expectEqual(
            document.root.bytes(options(.isoLatin1)), Array("<r>".utf8) + [0xE9] + Array("&#128512;</r>".utf8))
        try expectEqual(String(decoding: document.data(options(.ascii)), as: UTF8.self), "<r>&#233;&#128512;</r>")
        forEachRow([XML.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .isoLatin1]) { encoding in
            for text in [Self.text, "<?xml version=\"1.0\"?>" + Self.text] {
                let document = try XML.Document(parsing: text)
                let again = try XML.Document(parsing: document.data(options(encoding)))
                expectEqual(again.root.text, document.root.text)
                expectEqual(again.root[attribute: "a"], "é€")
                if let declared = again.declaration?.encoding {
                    expectEqual(
                        XML.Encoding(named: declared)?.kind.names(encoding == .utf16 ? .utf16LE : encoding.kind), true)
                }
            }
        }
    }

    @Test("The declaration has the encoding, unless it is disabled; what an encoding cannot write is an error")
    func declarations() throws {
        let plain = try XML.Document(parsing: "<r />")
        let declared = try XML.Document(parsing: "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<r />")
        try expectEqual(plain.xmlString(options(.isoLatin1)), "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<r />")
        try expectEqual(plain.xmlString(options(.utf16)), "<r />")
        try expectEqual(
            declared.xmlString(options(.utf16BigEndian)),
            "<?xml version=\"1.0\" encoding=\"UTF-16\" standalone=\"yes\"?>\n<r />")
        var never = options(.isoLatin1)
        never.declaration = .never
        try expectEqual(plain.xmlString(never), "<r />")
        var always = options(.ascii)
        always.declaration = .always
        try expectEqual(plain.xmlString(always), "<?xml version=\"1.0\" encoding=\"US-ASCII\"?>\n<r />")
        let document = try XML.Document(parsing: "<a><b/><c><!--é--></c></a>")
        let lacking = try requireThrows(XMLWritingError.self) { try document.data(options(.ascii)) }
        expectEqual(lacking.code, .unencodableCharacter)
        expectEqual(lacking.description, "the character U+00E9 in a comment cannot be written in US-ASCII, at /a/c")
        let koi8 = try #require(XML.Encoding(named: "koi8-r"))
        #expect(!koi8.isWritable)
        let unsupported = try requireThrows(XMLWritingError.self) { try document.root.bytes(options(koi8)) }
        expectEqual(unsupported.code, .unsupportedEncoding)
    }
}

/// Characters outside the output encoding.
struct CharacterFallbackTests {
    private func written(_ text: String, limit: UInt32) throws -> String {
        var bytes = ByteBuffer()
        defer { bytes.deallocate() }
        bytes.append(string: text)
        let out = try CharacterFallback.written(bytes, limit: limit)
        defer { out.deallocate() }
        return out.string
    }

    @Test("Characters become references in text, values and between CDATA sections, and are errors elsewhere")
    func references() throws {
        expectEach([
            "<a b='é€' c=\">ü\">é\u{1F600}</a>": "<a b='&#233;&#8364;' c=\">&#252;\">&#233;&#128512;</a>",
            "<a><![CDATA[xéy<]]></a>": "<a><![CDATA[x]]>&#233;<![CDATA[y<]]></a>",
            "<a><![CDATA[]]>é</a>": "<a><![CDATA[]]>&#233;</a>",
            "<a><!--> ?> '--><?p \" -->?>é</a>": "<a><!--> ?> '--><?p \" -->?>&#233;</a>",
            "<!DOCTYPE a [<!--' ]> --><?p ]>?><!ENTITY e ']>'>]><a b=\"'\">é</a>":
                "<!DOCTYPE a [<!--' ]> --><?p ]>?><!ENTITY e ']>'>]><a b=\"'\">&#233;</a>",
        ]) { try written($0, limit: 0x80) }
        try expectEqual(written("<é ü='ÿ'>é\u{100}</é>", limit: 0x100), "<é ü='ÿ'>é&#256;</é>")
        forEachRow([
            ("<é/>", "a name"), ("<a é='1'/>", "a name"), ("<a></aé>", "a name"), ("<!--é--><a/>", "a comment"),
            ("<a><!-- '>é --></a>", "a comment"), ("<?pé?><a/>", "a processing instruction"),
            ("<?p -->é?><a/>", "a processing instruction"),
            ("<!DOCTYPE a SYSTEM 'é'><a/>", "the document type declaration"),
            ("<!DOCTYPE a [<!ENTITY e 'é'>]><a/>", "the document type declaration"),
        ]) { text, place in
            let error = try requireThrows(CharacterFallback.Failure.self) { try written(text, limit: 0x80) }
            expectEqual("\(error.place)", place)
            expectEqual(error.message(.ascii), "the character U+00E9 in \(place) cannot be written in US-ASCII")
        }
    }
}
