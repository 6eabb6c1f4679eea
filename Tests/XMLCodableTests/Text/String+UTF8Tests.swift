import Foundation
import Testing

@testable import XMLCodable
@testable import XMLCodableEncodings

struct StringUTF8Tests {
    struct Note: Decodable, Equatable {
        @XMLAttribute var kind: String
        var text: String
    }

    @Test("a text has its characters, whether or not the document is ASCII otherwise")
    func characters() throws {
        forEachRow([
            (#"<n kind="plain"><text>a text of many letters</text></n>"#, "plain", "a text of many letters", true),
            (#"<n kind="plain"><text>a &amp; b &#65;</text></n>"#, "plain", "a & b A", true),
            (#"<n kind="plain"><text>é</text></n>"#, "plain", "é", false),
            (
                #"<n kind="plain"><!-- é --><text>a text of many letters</text></n>"#, "plain",
                "a text of many letters", false
            ), (#"<n kind="plain"><text>a table in the caf&#xE9;</text></n>"#, "plain", "a table in the café", false),
            (
                #"<n kind="a kind of smile: &#x1F600;"><text>a text of many letters</text></n>"#, "a kind of smile: 😀",
                "a text of many letters", false
            ), (#"<n kind="plain"><text>&#128;</text></n>"#, "plain", "\u{80}", false),
            (#"<n kind="plain"><text>&#127;</text></n>"#, "plain", "\u{7F}", true),
            (
                #"<!DOCTYPE n [<!ENTITY e "a table in the caf&#xE9;">]><n kind="plain"><text>&e;</text></n>"#, "plain",
                "a table in the café", false
            ), (#"<!DOCTYPE n [<!ENTITY e "&#38;#233;">]><n kind="&e;"><text>&e;!</text></n>"#, "é", "é!", false),
            (
                #"<!DOCTYPE n [<!ATTLIST n kind CDATA "a kind of letter: &#xE9;">]><n><text>a text of many letters</text></n>"#,
                "a kind of letter: é", "a text of many letters", false
            ), (#"<n kind="plain"><text>&nbsp;&eacute;</text></n>"#, "plain", "\u{A0}é", false),
            (#"<n kind="plain"><text><![CDATA[é]]></text></n>"#, "plain", "é", false),
        ]) { document, kind, text, isASCII in
            let decoder = XMLDecoder()
            decoder.parsingOptions.entities = .html
            for encoding in [String.Encoding.utf8, .utf16] {
                let note = try decoder.decode(Note.self, from: try #require(document.data(using: encoding)))
                for (value, expected) in [(note.kind, kind), (note.text, text)] {
                    expectEqual(Array(value.unicodeScalars), Array(expected.unicodeScalars))
                    // A string that wrongly takes itself for ASCII counts bytes.
                    #expect(value.count == expected.count && value.utf16.count == expected.utf16.count)
                }
            }
            try expectEqual(NodeStore.parse(SourceBytes(document), decoder.parsingOptions).isASCII, isASCII)
            try expectEqual(
                XML.Document(parsing: document, options: decoder.parsingOptions).root[attribute: "kind"], kind)
        }
    }
}
