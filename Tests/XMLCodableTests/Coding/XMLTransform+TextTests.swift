import Testing
import XMLCodable

struct PreservedStringTests {
    struct Program: Codable, Equatable {
        @XMLTransformed<XML.PreservedString> var code: String
        @XMLTransformed<XML.PreservedString?> var note: String?
        @XMLAttribute @XMLTransformed<XML.PreservedString?> var label: String?
        @XMLTransformed<[XML.PreservedString]> var line: [String]
        @XMLTransformed<XML.PreservedString?> var deep: String?
        var plain: String?
        enum CodingKeys: String, CodingKey { case code, note, label, line, deep = "a.b", plain }
        init(
            code: String, note: String? = nil, label: String? = nil, line: [String] = [], deep: String? = nil,
            plain: String? = nil
        ) {
            (self.code, self.note, self.label, self.line) = (code, note, label, line)
            (self.deep, self.plain) = (deep, plain)
        }
    }

    @Test("White space is kept for the property alone, with sections, references and around comments")
    func whitespace() throws {
        let xml = """
            <r label="  l "><code>  indented
            </code><note>   </note><line> a</line><line>b </line><a><b> z </b></a><plain> p </plain></r>
            """
        let program = Program(
            code: "  indented\n", note: "   ", label: "  l ", line: [" a", "b "], deep: " z ", plain: "p")
        try expectEqual(decoded(Program.self, xml), program)
        let text = try encoded(program)
        try expectEqual(decoded(Program.self, text), program)
        try expectEqual(decoded(Program.self, xml) { $0.unknownNodes = .throw }, program)
        #expect(try encoded(program) { $0.outputFormatting = .prettyPrinted }.contains("<line>&#32;a</line>\n"))
        try expectEqual(decoded(Program.self, encoded(program) { $0.outputFormatting = .prettyPrinted }), program)
        for (content, code) in [
            ("", ""), (" ", " "), (" a<![CDATA[ <b> ]]> &amp; ", " a <b>  & "), (" <!-- c --> ", "  "),
            ("&#13; \r\n ", "\r \n "), ("<![CDATA[ ]]>", " "),
        ] { try expectEqual(decoded(Program.self, "<r><code>\(content)</code></r>"), Program(code: code)) }
        try expectJSON(#"{"value":" x "}"#, TransformedValue<XML.PreservedString>(value: " x "))
    }

    @Test("Text of the element itself, sections, an element or attribute, and dictionaries; elements in it are errors")
    func places() throws {
        struct Text: Codable, Equatable {
            @XMLText @XMLTransformed<XML.PreservedString> var text: String
            @XMLAttribute var id: Int?
        }
        try expectEqual(decoded(Text.self, "<r id='1'>  x </r>"), Text(text: "  x ", id: 1))
        try expectCase("<r>&#32;&#32;</r>", Text(text: "  ", id: nil))
        struct Model: Codable, Equatable {
            @XMLCData @XMLTransformed<XML.PreservedString> var data: String
            @XMLElementAndAttribute @XMLTransformed<XML.PreservedString> var both: String
            @XMLLenient @XMLTransformed<XML.PreservedString?> var lenient: String?
            @XMLTransformed<[String: XML.PreservedString]> var map: [String: String]
        }
        let xml = """
            <r both=" q"><data><![CDATA[ x ]]></data><both>&#32;q</both><lenient>&#32;</lenient><map><k>&#32;1</k></map></r>
            """
        try expectCase(xml, Model(data: " x ", both: " q", lenient: " ", map: ["k": " 1"]))
        try expectEqual(decoded(Model.self, "<r><data> </data><both/><map><k> 1 </k></map></r>").map, ["k": " 1 "])
        // Elements in the text are errors or reported, as in other strings.
        let element = "<r><code><b/></code></r>"
        let sentence = "1:4: expected text for Program.code at /r/code, found the child element <b>"
        expectRefused(Program.self, element, sentence)
        expectEqual(XMLDecoder().diagnose(Program.self, from: element).map(\.description), [sentence])
        let mixed = refusal(Program.self, "<r><code>a<b/> c</code></r>") { $0.unknownNodes = .throw }
        expectEqual(mixed?.sentence, "1:11: nothing reads <b> at /r/code/b")
        expectRefused(Program.self, "<r/>", "1:1: expected <code> for Program.code at /r, found none")
        let null = #"<r xmlns:x="http://www.w3.org/2001/XMLSchema-instance"><code x:nil="true"/></r>"#
        expectEqual(refusal(Program.self, null)?.kind, "valueNotFound")
    }
}
