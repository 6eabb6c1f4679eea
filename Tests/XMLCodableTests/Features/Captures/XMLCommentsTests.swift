import Testing
import XMLCodable

struct CommentsTests {
    private struct Setting: Codable, Equatable {
        @XMLComments var comments: [String]
        var value: Int
    }

    @Test("Comments are read in document order, and those among nodes belong to the first key that is decoded")
    func comments() throws {
        try expectCase("<r><!-- in seconds --><value>30</value></r>", Setting(comments: [" in seconds "], value: 30))
        try expectCase(
            "<r><!--a--><!--<&b>--><!----><value>1</value></r>", Setting(comments: ["a", "<&b>", ""], value: 1))
        try expectCase("<r><value>1</value></r>", Setting(comments: [], value: 1))
        let apart = try decoded(Setting.self, "<!--x--><r><value>1<!--y--></value><!--a--><!--b--></r><!--z-->")
        expectEqual(apart, Setting(comments: ["a", "b"], value: 1))
        expectEqual(XMLDecoder().diagnose(Setting.self, from: "<r><!--a--><value>1</value></r>"), [])
        let setting = Setting(comments: ["a", "b"], value: 1)
        let text = try encoded(setting) { $0.outputFormatting = .prettyPrinted }
        expectEqual(text, "<r>\n    <!--a-->\n    <!--b-->\n    <value>1</value>\n</r>")
        try expectEqual(decoded(Setting.self, text), setting)
        try expectJSON(#"{"comments":["a"],"value":1}"#, Setting(comments: ["a"], value: 1))
        try expectJSON(#"{"comments":[],"value":1}"#, Setting(comments: [], value: 1))
        // Text that a comment cannot have.
        for text in ["a--b", "a-", "-", "\u{1}"] {
            let failure = refusal(Setting(comments: ["x", text], value: 1))
            expectEqual(failure?.path, ["comments"])
            expectPart(failure?.sentence, "the document would not be well-formed: ")
        }

        struct First: Codable {
            @XMLComments var comments: [String]
            var nodes: [XML.Node]
            enum CodingKeys: String, CodingKey { case comments, nodes = "*" }
        }
        struct Inner: Decodable {
            @XMLComments var comments: [String]
            @InnerXML var inner: String
            enum CodingKeys: String, CodingKey { case comments, inner = "*" }
        }
        let xml = "<r>a<!--1--><b />t<!--2--></r>"
        let first = try decoded(First.self, xml)
        expectEqual(first.comments, ["1", "2"])
        expectEqual(first.nodes.count, 3)
        try expectEqual(encoded(first), "<r><!--1--><!--2-->a<b />t</r>")
        let inner = try decoded(Inner.self, xml)
        expectEqual(inner.comments, ["1", "2"])
        expectEqual(inner.inner, "a<b />t")
        struct Twice: Decodable {
            @XMLComments var a: [String]
            @XMLComments var b: [String]
        }
        let twice = try decoded(Twice.self, "<r><!--1--></r>")
        expectEqual(twice.a, ["1"])
        #expect(twice.b.isEmpty)
        struct Model: Codable {
            @XMLComments var comments: [String]
            @XMLAnyElements var elements: [XML.Element]
            @XMLText var text: String
        }
        let model = try decoded(Model.self, "<r>a<!--1--><b><!--3--></b>t<!--2--></r>")
        expectEqual(model.comments, ["1", "2"])
        expectEqual(model.text, "at")
        try expectEqual(encoded(model), "<r><!--1--><!--2--><b><!--3--></b>at</r>")
    }

    @Test("In lists, paths, dictionaries, cases, empty models and classes; the order of keys gives a position")
    func places() throws {
        struct Empty: Codable, Equatable { @XMLComments var comments: [String] }
        enum Choice: Codable, Equatable { case a(Setting), b(Int) }
        struct Model: Codable, Equatable {
            @XMLComments var comments: [String]
            var item: [Setting]
            var map: [String: Setting]
            var deep: Setting?
            var empty: Empty?
            var choice: [Choice]
            enum CodingKeys: String, CodingKey { case comments, item, map, deep = "a.b", empty, choice = "*" }
        }
        let xml = """
            <r><!--0--><item><!--1--><value>1</value></item><item><value>2</value></item>
            <map><k><!--2--><value>3</value></k></map><a><b><!--3--><value>4</value></b></a><empty><!--4--></empty>
            <b>6</b></r>
            """
        let model = Model(
            comments: ["0"], item: [Setting(comments: ["1"], value: 1), Setting(comments: [], value: 2)],
            map: ["k": Setting(comments: ["2"], value: 3)], deep: Setting(comments: ["3"], value: 4),
            empty: Empty(comments: ["4"]), choice: [.b(6)])
        try expectStrict(xml, model)
        try expectCase("<r><a><!--1--><value>1</value></a></r>", Choice.a(Setting(comments: ["1"], value: 1)))
        class Base: Codable {
            @XMLComments var comments: [String]
            var a: Int
        }
        let base = try decoded(Base.self, "<r><a>1</a><!--1--></r>")
        try expectEqual(encoded(base), "<r><!--1--><a>1</a></r>")
        struct Ordered: Codable, Equatable, XMLMapped {
            @XMLAttribute var id: Int
            var v: Int
            @XMLComments var comments: [String]
            static let xmlMapping = XMLTypeMapping(order: [CodingKeys.comments, CodingKeys.v])
        }
        try expectCase(#"<r id="1"><!--x--><v>1</v></r>"#, Ordered(id: 1, v: 1, comments: ["x"]))
    }

    @Test(
        "The key of what is taken from the element names nothing",
        arguments: [
            #"<r attributes="1" name="2"><comments /><elements /><name /><attributes /></r>"#,
            #"<r comments="1" elements="2"><attributes comments="3" /></r>"#,
        ])
    func keys(xml: String) throws {
        struct First: Codable {
            @XMLComments var comments: [String]
            @XMLElementName var name: String
            @XMLAnyAttributes var attributes: [XML.Attribute]
            @XMLAnyElements var elements: [XML.Element]
        }
        struct Last: Codable {
            @XMLAnyElements var elements: [XML.Element]
            @XMLAnyAttributes var attributes: [XML.Attribute]
            @XMLElementName var name: String
            @XMLComments var comments: [String]
        }
        for _ in 1...2 {
            try expectEqual(encoded(decoded(First.self, xml) { $0.unknownNodes = .throw }), xml)
            try expectEqual(encoded(decoded(Last.self, xml) { $0.unknownNodes = .throw }), xml)
        }
    }
}
