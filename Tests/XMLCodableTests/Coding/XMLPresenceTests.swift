import Testing
import XMLCodable

struct PresenceTests {
    struct Model: Codable, Equatable {
        @XMLPresence var hasThing: Bool
        @XMLAttribute @XMLPresence var open: Bool
    }

    @Test("An empty element is true, a missing one is false")
    func presence() throws {
        try expectCase("<r><hasThing /></r>", Model(hasThing: true, open: false))
        try expectCase("<r />", Model(hasThing: false, open: false))
        try expectCase(#"<r open="" />"#, Model(hasThing: false, open: true))
    }

    @Test(
        "The content of the element is ignored", arguments: ["<hasThing>false</hasThing>", "<hasThing><a/></hasThing>"])
    func content(element: String) throws {
        #expect(try decoded(Model.self, "<r>\(element)</r>").hasThing)
    }

    @Test("JSON has a plain boolean")
    func json() throws {
        struct Plain: Codable, Equatable { @XMLPresence var hasThing: Bool }
        try expectJSON(#"{"hasThing":true}"#, Plain(hasThing: true))
        try expectJSON(#"{"hasThing":false}"#, Plain(hasThing: false))
        try expectEqual(decodedJSON(Plain.self, "{}").hasThing, false)
        #expect(throws: DecodingError.self) { try decodedJSON(Plain.self, #"{"hasThing":1}"#) }
    }

    @Test("Keys and paths find the element")
    func keys() throws {
        struct Keyed: Codable, Equatable {
            @XMLPresence var flag: Bool
            @XMLPresence var deep: Bool
            enum CodingKeys: String, CodingKey { case flag = "@flag", deep = "a.b" }
        }
        try expectCase(#"<r flag=""><a><b /></a></r>"#, Keyed(flag: true, deep: true))
        try expectEqual(decoded(Keyed.self, "<r/>"), Keyed(flag: false, deep: false))
    }

    @Test("Strategies for nil and empty elements do not apply")
    func strategies() throws {
        struct Plain: Codable, Equatable { @XMLPresence var hasThing: Bool }
        try expectEqual(encoded(Plain(hasThing: false)) { $0.nilEncodingStrategy = .emptyElement }, "<r />")
        try expectEqual(encoded(Plain(hasThing: false)) { $0.nilEncodingStrategy = .xsiNil }, "<r />")
        #expect(try decoded(Plain.self, "<r><hasThing/></r>") { $0.emptyElementStrategy = .nil }.hasThing)
    }

    @Test("Nothing is written for false, under any strategy for nil and in any wrapper")
    func absentInWrappers() throws {
        struct Model: Codable, Equatable {
            @XMLPresence var plain: Bool
            @XMLChild @XMLPresence var child: Bool
            @XMLIndirect @XMLPresence var indirect: Bool
            @XMLElementAndAttribute @XMLPresence var both: Bool
            @XMLChild @XMLDefault<XML.Omitting<XML.Zero>> var zero: Int
        }
        let model = Model(plain: false, child: false, indirect: false, both: false, zero: 0)
        for strategy in [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil] {
            let encoder = XMLEncoder()
            encoder.nilEncodingStrategy = strategy
            try expectCase("<r />", model, encoder: encoder)
        }
    }
}
