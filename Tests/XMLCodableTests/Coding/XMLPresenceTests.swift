import Testing
import XMLCodable

struct PresenceTests {
    struct Model: Codable, Equatable {
        @XMLPresence var hasThing: Bool
        @XMLAttribute @XMLPresence var open: Bool
    }

    private struct Plain: Codable, Equatable { @XMLPresence var hasThing: Bool }

    @Test("An element is true whatever its content, a missing one is false; keys and paths find it")
    func presence() throws {
        try expectCase("<r><hasThing /></r>", Model(hasThing: true, open: false))
        try expectCase("<r />", Model(hasThing: false, open: false))
        try expectCase(#"<r open="" />"#, Model(hasThing: false, open: true))
        for element in ["<hasThing>false</hasThing>", "<hasThing><a/></hasThing>"] {
            #expect(try decoded(Model.self, "<r>\(element)</r>").hasThing, "\(element)")
        }
        struct Keyed: Codable, Equatable {
            @XMLPresence var flag: Bool
            @XMLPresence var deep: Bool
            enum CodingKeys: String, CodingKey { case flag = "@flag", deep = "a.b" }
        }
        try expectCase(#"<r flag=""><a><b /></a></r>"#, Keyed(flag: true, deep: true))
        try expectEqual(decoded(Keyed.self, "<r/>"), Keyed(flag: false, deep: false))
    }

    @Test("JSON has a plain boolean")
    func json() throws {
        try expectJSON(#"{"hasThing":true}"#, Plain(hasThing: true))
        try expectJSON(#"{"hasThing":false}"#, Plain(hasThing: false))
        try expectEqual(decodedJSON(Plain.self, "{}").hasThing, false)
        #expect(throws: DecodingError.self) { try decodedJSON(Plain.self, #"{"hasThing":1}"#) }
    }

    @Test("Nothing is written for false, under any strategy for nil and in any wrapper; an empty element is true")
    func strategies() throws {
        try expectEqual(encoded(Plain(hasThing: false)) { $0.nilEncodingStrategy = .emptyElement }, "<r />")
        try expectEqual(encoded(Plain(hasThing: false)) { $0.nilEncodingStrategy = .xsiNil }, "<r />")
        #expect(try decoded(Plain.self, "<r><hasThing/></r>") { $0.emptyElementStrategy = .nil }.hasThing)
        struct Wrapped: Codable, Equatable {
            @XMLPresence var plain: Bool
            @XMLChild @XMLPresence var child: Bool
            @XMLIndirect @XMLPresence var indirect: Bool
            @XMLElementAndAttribute @XMLPresence var both: Bool
            @XMLChild @XMLDefault<XML.Omitting<XML.Zero>> var zero: Int
        }
        let model = Wrapped(plain: false, child: false, indirect: false, both: false, zero: 0)
        for strategy in [XMLEncoder.NilEncodingStrategy.omit, .emptyElement, .xsiNil] {
            let encoder = XMLEncoder()
            encoder.nilEncodingStrategy = strategy
            try expectCase("<r />", model, encoder: encoder)
        }
    }
}
