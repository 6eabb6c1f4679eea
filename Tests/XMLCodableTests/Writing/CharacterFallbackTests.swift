import Testing

@testable import XMLCodable

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

    @Test(
        "Characters become references in text, attributes and between CDATA sections",
        arguments: [
            ("<a b='é€' c=\">ü\">é\u{1F600}</a>", "<a b='&#233;&#8364;' c=\">&#252;\">&#233;&#128512;</a>"),
            ("<a><![CDATA[xéy<]]></a>", "<a><![CDATA[x]]>&#233;<![CDATA[y<]]></a>"),
            ("<a><![CDATA[]]>é</a>", "<a><![CDATA[]]>&#233;</a>"),
            ("<a><!--> ?> '--><?p \" -->?>é</a>", "<a><!--> ?> '--><?p \" -->?>&#233;</a>"),
            (
                "<!DOCTYPE a [<!--' ]> --><?p ]>?><!ENTITY e ']>'>]><a b=\"'\">é</a>",
                "<!DOCTYPE a [<!--' ]> --><?p ]>?><!ENTITY e ']>'>]><a b=\"'\">&#233;</a>"
            ),
        ])
    func references(text: String, expected: String) throws {
        try expectEqual(written(text, limit: 0x80), expected)
    }

    @Test("ISO-8859-1 has the characters up to U+00FF")
    func latin1() throws {
        try expectEqual(written("<é ü='ÿ'>é\u{100}</é>", limit: 0x100), "<é ü='ÿ'>é&#256;</é>")
    }

    @Test(
        "Characters are errors where references are not allowed",
        arguments: [
            ("<é/>", "a name"), ("<a é='1'/>", "a name"), ("<a></aé>", "a name"), ("<!--é--><a/>", "a comment"),
            ("<a><!-- '>é --></a>", "a comment"), ("<?pé?><a/>", "a processing instruction"),
            ("<?p -->é?><a/>", "a processing instruction"),
            ("<!DOCTYPE a SYSTEM 'é'><a/>", "the document type declaration"),
            ("<!DOCTYPE a [<!ENTITY e 'é'>]><a/>", "the document type declaration"),
        ])
    func errors(text: String, place: String) throws {
        let error = try #require(throws: CharacterFallback.Failure.self) { try written(text, limit: 0x80) }
        expectEqual("\(error.place)", place)
        expectEqual(error.message(.ascii), "the character U+00E9 in \(place) cannot be written in US-ASCII")
    }
}
