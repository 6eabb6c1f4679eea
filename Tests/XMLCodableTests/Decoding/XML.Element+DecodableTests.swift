import Foundation
import Testing
import XMLCodable

/// Raw elements as values.
struct XMLElementDecodableTests {
    struct Model: Codable { var a: XML.Element }

    @Test("A raw element is XML text to other coders")
    func json() throws {
        let model = try decoded(Model.self, "<r><a x='1'><b/>t</a></r>")
        let json = try JSONEncoder().encode(model)
        let back = try JSONDecoder().decode(Model.self, from: json)
        expectEqual(back.a, model.a)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Model.self, from: Data(#"{"a":"<b"}"#.utf8)) }
    }

    @Test("Text and attributes are not elements")
    func mismatch() {
        struct Wrapped: Decodable { @XMLAttribute var a: XML.Element }
        expectEqual(refusal(Wrapped.self, "<r a='1'/>")?.kind, "typeMismatch")
        expectEqual(refusal(Model.self, "<r/>")?.kind, "keyNotFound")
    }
}
