import Foundation
import Testing
import XMLCodable

@Suite("Case G: losses of the seeds")
struct CasesGTests {
    @Test("G: text and CDATA of one element are joined")
    func textAndCDATA() throws {
        struct Root: Codable, Equatable { var a: String }
        let xml = "<r><a>x<![CDATA[y]]></a></r>"
        try expectCase(xml, Root(a: "xy"), written: "<r><a>xy</a></r>")
        #expect(try XMLDecoder().decode(String.self, from: "<a>x<![CDATA[y]]></a>") == "xy")
        let root = try XML.Document(parsing: xml).root
        #expect(root["a"]?.text == "xy")
        #expect(try root.xmlString() == xml)
    }

    @Test("G: a name with an underscore is an element")
    func underscore() throws {
        struct Root: Codable, Equatable { var _id: Int }
        try expectCase("<r><_id>1</_id></r>", Root(_id: 1))
        let root = try XML.Document(parsing: "<r><_id>1</_id></r>").root
        #expect(root.elements.map(\.name.qualifiedName) == ["_id"])
        #expect(try root.xmlString() == "<r><_id>1</_id></r>")
        #expect(try XMLDecoder().decode([String: Int].self, from: "<r><_id>1</_id></r>") == ["_id": 1])
    }

    @Test("G: a comment stays where and as it is")
    func comment() throws {
        struct Item: Codable, Equatable { var raw: XML.Element }
        let xml = "<r><!-- a & b --><c/></r>"
        let root = try XML.Document(parsing: xml).root
        #expect(root.children.first == .comment(" a & b "))
        #expect(try root.xmlString() == "<r><!-- a & b --><c /></r>")
        let document = "<x><raw><!-- a & b --><c /></raw></x>"
        let item = try XMLDecoder().decode(Item.self, from: document)
        #expect(try XMLEncoder().encodeToString(item, withRootKey: "x") == document)
        // A model does not see it.
        struct Model: Codable, Equatable { var c: String }
        try expectCase(xml, Model(c: ""), written: "<r><c></c></r>")
    }

    @Test("G: an index in the path of a key cannot be written")
    func index() throws {
        struct Root: Codable, Equatable {
            var value: Int
            enum CodingKeys: String, CodingKey { case value = "distances.0.value" }
        }
        do {
            let text = try XMLEncoder().encodeToString(Root(value: 31))
            Issue.record("no error but \(text)")
        } catch EncodingError.invalidValue(_, let context) {
            #expect(context.codingPath.map(\.stringValue) == ["distances.0.value"])
            #expect(context.debugDescription.contains("distances.0.value"))
        }
    }

    @Test("G: what is no date is an error")
    func date() throws {
        struct Root: Codable, Equatable { var d: Date }
        let strategies: [XMLDecoder.DateDecodingStrategy] = [
            .xmlSchema, .secondsSince1970, .millisecondsSince1970, .iso8601, .deferredToDate, .format("yyyy-MM-dd"),
        ]
        for strategy in strategies {
            let decoder = XMLDecoder()
            decoder.dateDecodingStrategy = strategy
            let refusal = try decodingRefusal(Root.self, "<r><d>garbage</d></r>", decoder: decoder)
            #expect(refusal.kind == .dataCorrupted)
            #expect(refusal.path == ["d"])
            #expect(refusal.sentence.hasPrefix("1:7: "), "\(refusal.sentence)")
        }
    }

    @Test(
        "G: a DOCTYPE without a declaration",
        arguments: [
            "<!DOCTYPE note>", "<!DOCTYPE note SYSTEM \"note.dtd\">\n", "<!DOCTYPE note PUBLIC 'p' 'note.dtd'>",
        ])
    func doctype(doctype: String) throws {
        struct Note: Codable, Equatable { var to: String }
        let xml = "<note><to>Tove</to></note>"
        try expectCase(doctype + xml, Note(to: "Tove"), written: xml)
        let type = XMLDocumentType.system(rootElement: "note", dtdLocation: "note.dtd")
        let text = try XMLEncoder().encodeToString(Note(to: "Tove"), withRootKey: "note", doctype: type)
        #expect(text == "<!DOCTYPE note SYSTEM \"note.dtd\">\n\(xml)")
        #expect(try XMLDecoder().decode(Note.self, from: text) == Note(to: "Tove"))
    }
}
