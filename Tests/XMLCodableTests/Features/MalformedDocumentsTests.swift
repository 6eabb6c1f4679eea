import Foundation
import Testing
import XMLCodable

/// Malformed documents and document types.
struct MalformedDocumentsTests {
    @Test(
        "A malformed document is rejected with its location",
        arguments: [
            ("", XMLParsingError.Code.noRootElement, 1, 1), ("plain", .syntax, 1, 1),
            ("<food>\n<name>x</food>", .mismatchedEndTag, 2, 8), ("<food", .unexpectedEnd, 1, 6),
        ])
    func malformed(text: String, code: XMLParsingError.Code, line: Int, column: Int) throws {
        let refusal = try decodingRefusal([String: String].self, text)
        expectEqual(refusal.kind, .dataCorrupted)
        let error = try #require(refusal.parsingError)
        expectEqual(error.code, code)
        #expect((error.line, error.column) == (line, column))
    }

    @Test(
        "A DOCTYPE without an XML declaration",
        arguments: [
            "<!DOCTYPE note>", "<!DOCTYPE note SYSTEM \"note.dtd\">\n", "<!DOCTYPE note PUBLIC 'p' 'note.dtd'>",
        ])
    func doctype(doctype: String) throws {
        struct Note: Codable, Equatable { var to: String }
        let xml = "<note><to>Tove</to></note>"
        try expectCase(doctype + xml, Note(to: "Tove"), written: xml)
        let type = XML.DocumentType("note", systemID: "note.dtd")
        let text = try XMLEncoder().encodeToString(Note(to: "Tove"), withRootKey: "note", doctype: type)
        expectEqual(text, "<!DOCTYPE note SYSTEM \"note.dtd\">\n\(xml)")
        try expectEqual(XMLDecoder().decode(Note.self, from: text), Note(to: "Tove"))
    }
}
