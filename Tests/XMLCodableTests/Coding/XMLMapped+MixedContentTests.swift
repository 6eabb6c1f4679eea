import Testing
import XMLCodable

struct XMLMappedMixedContentTests {
    indirect enum Inline: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(isMixed: true)
        case text(String), b([Inline]), i([Inline]), br
        enum CodingKeys: String, CodingKey { case text = "#text", b, i, br }
    }
    struct Paragraph: Codable, Equatable {
        @XMLAttribute var id: Int?
        var content: [Inline]
        enum CodingKeys: String, CodingKey { case id, content = "*" }
    }

    @Test(
        "White space between elements is text",
        arguments: [
            (
                "<r><b>Salt</b> <i>pepper</i></r>", "<r><b>Salt</b>&#32;<i>pepper</i></r>",
                [.b([.text("Salt")]), .text(" "), .i([.text("pepper")])]
            ),
            (
                "<r> <b> <i> </i></b></r>", "<r>&#32;<b>&#32;<i>&#32;</i></b></r>",
                [.text(" "), .b([.text(" "), .i([.text(" ")])])]
            ),
            ("<r><br/> <br/></r>", "<r><br />&#32;<br /></r>", [.br, .text(" "), .br]),
            (
                "<r>\n  <b>a</b>\n</r>", "<r>&#10;&#32;&#32;<b>a</b>&#10;</r>",
                [.text("\n  "), .b([.text("a")]), .text("\n")]
            ),
            ("<r> </r>", "<r>&#32;</r>", [.text(" ")]), ("<r></r>", "<r />", []),
            ("<r>a <b>q</b> </r>", "<r>a <b>q</b> </r>", [.text("a "), .b([.text("q")]), .text(" ")]),
            ("<r>a <!-- x --> <b/></r>", "<r>a  <b /></r>", [.text("a  "), .b([])]),
        ] as [(String, String, [Inline])])
    func whitespace(xml: String, written: String, content: [Inline]) throws {
        try expectCase(xml, Paragraph(id: nil, content: content), written: written)
        try expectCase(xml, content, written: written)
        try expectEqual(decoded([Inline].self, xml) { $0.unknownNodes = .throw }, content)
    }

    @Test("Without the conformance, around a single choice and around paragraphs, white space is indentation")
    func indentation() throws {
        enum Plain: Codable, Equatable {
            case text(String), b(String)
            enum CodingKeys: String, CodingKey { case text = "#text", b }
        }
        let plain = "<r><b>1</b> <b>2</b></r>"
        try expectEqual(decoded(Contents<Plain>.self, plain).items, [.b("1"), .b("2")])
        try expectEqual(
            decoded(Contents<Plain>.self, plain) { $0.trimValueWhitespaces = false }.items,
            [.b("1"), .text(" "), .b("2")])
        struct Content<Value: Decodable>: Decodable {
            var content: Value
            enum CodingKeys: String, CodingKey { case content = "*" }
        }
        struct Optional: Decodable, Equatable {
            var content: Inline?
            enum CodingKeys: String, CodingKey { case content = "*" }
        }
        for xml in ["<r> <b>1</b> </r>", "<r>\n  <b>1</b>\n</r>"] {
            try expectEqual(decoded(Content<Inline>.self, xml).content, .b([.text("1")]))
            try expectEqual(decoded(Optional.self, xml), Optional(content: .b([.text("1")])))
            let named = One<Inline>(value: .b([.text("1")]))
            try expectEqual(decoded(One<Inline>.self, "<q>\(xml.replacing("r>", with: "value>"))</q>"), named)
            try expectEqual(
                decoded(One<Inline>.self, "<q>\(xml.replacing("r>", with: "value>"))</q>") { $0.unknownNodes = .throw },
                named)
        }
        try expectCase("<r><value>&#32;</value></r>", One<Inline>(value: .text(" ")))
        struct Document: Codable, Equatable {
            var p: [Paragraph]
            var deep: [Inline]?
            var map: [String: Paragraph]?
            enum CodingKeys: String, CodingKey { case p, deep = "a.b.*", map }
        }
        let text = """
            <r>
              <p id="1"><b>a</b> <i>b</i></p>
              <p> </p>
              <a><b><i/> <i/></b></a>
              <map>
                <k> <br/></k>
              </map>
            </r>
            """
        let document = Document(
            p: [
                Paragraph(id: 1, content: [.b([.text("a")]), .text(" "), .i([.text("b")])]),
                Paragraph(id: nil, content: [.text(" ")]),
            ], deep: [.i([]), .text(" "), .i([])], map: ["k": Paragraph(id: nil, content: [.text(" "), .br])])
        try expectEqual(decoded(Document.self, text), document)
        try expectEqual(decoded(Document.self, encoded(document)), document)
        try expectEqual(decoded(Document.self, encoded(document) { $0.outputFormatting = .prettyPrinted }), document)
    }

    @Test("Other keys, items that are nil, a case for the rest and dropped items; others are reported")
    func others() throws {
        enum Other: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(isMixed: true)
            case text(String), b(String), other(XML.Element)
            enum CodingKeys: String, CodingKey { case text = "#text", b, other = "*" }
        }
        struct Model: Codable {
            var n: Int, content: [Other]
            enum CodingKeys: String, CodingKey { case n, content = "*" }
        }
        let model = try decoded(Model.self, "<r><n>1</n> <b>1</b><q> <z/> </q></r>")
        expectEqual(model.n, 1)
        expectEqual(model.content.prefix(2), [.text(" "), .b("1")])
        try expectEqual(encoded(model), "<r><n>1</n>&#32;<b>1</b><q> <z /> </q></r>")
        struct Lossy: Decodable {
            @XMLLossy var content: [Inline]
            enum CodingKeys: String, CodingKey { case content = "*" }
        }
        try expectEqual(decoded(Lossy.self, "<r><b/> <br/></r>").content, [.b([]), .text(" "), .br])
        enum NoText: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(isMixed: true)
            case b(String), i(String)
        }
        try expectEqual(decoded([NoText].self, "<r><b>1</b> <i>2</i></r>"), [.b("1"), .i("2")])
        let unknown = "<r><b>Salt</b> <zz/> <i/></r>"
        expectEqual(
            XMLDecoder().diagnose(Paragraph.self, from: unknown).map(\.description),
            [
                "1:16: nothing in Paragraph reads <zz> at /r/zz"
            ])
        expectRefused(Paragraph.self, unknown, "1:16: nothing in Paragraph reads <zz> at /r/zz") {
            $0.unknownNodes = .throw
        }
    }
}
