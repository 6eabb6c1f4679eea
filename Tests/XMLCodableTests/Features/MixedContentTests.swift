import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming
import XMLDictionaryCompatibility

/// Mixed content and order.
struct MixedContentTests {
    private static let town = #"<p eId="para_3"> Deputy <b>Sherrif</b> is going to rule this town. </p>"#
    private static let nodes: [XML.Node] = [
        .text(" Deputy "), .element(XML.Element("b", text: "Sherrif")), .text(" is going to rule this town. "),
    ]

    @Test("Mixed content keeps its order in a tree, not in a model of text and child")
    func elementProperty() throws {
        let p = Self.town.replacing("p ", with: "value ").replacing("/p", with: "/value")
        let root = try decoded(One<XML.Element>.self, "<r>\(p)</r>")
        expectEqual(root.value[attribute: "eId"], "para_3")
        expectEqual(root.value.text, " Deputy  is going to rule this town. ")
        expectEqual(root.value.innerXML, " Deputy <b>Sherrif</b> is going to rule this town. ")
        expectEqual(root.value.children, Self.nodes)
        try expectEqual(encoded(root), "<r>\(p)</r>")
        try expectEqual(encoded(root) { $0.outputFormatting = .prettyPrinted }, "<r>\n    \(p)\n</r>")

        // A model with properties for the text and the child has both, but not their order.
        struct Paragraph: Decodable, Equatable {
            @XMLAttribute var eId: String
            @XMLText var text: String
            var b: String
        }
        try expectEqual(
            decoded(Paragraph.self, Self.town),
            Paragraph(eId: "para_3", text: "Deputy  is going to rule this town.", b: "Sherrif"))
    }

    private struct TextOf<Item: Codable & Equatable>: Codable, Equatable {
        @XMLAttribute var eId: String
        var content: [Item]
        enum CodingKeys: String, CodingKey { case eId, content = "*" }
    }

    private enum Run: Codable, Equatable {
        case text(String), b(String)
        enum CodingKeys: String, CodingKey { case text = "#text", b }
    }

    @Test("Mixed content as an array of enum cases or of nodes, or as inner XML")
    func runs() throws {
        let runs = [Run.text(" Deputy "), .b("Sherrif"), .text(" is going to rule this town. ")]
        try expectCase(Self.town, TextOf(eId: "para_3", content: runs))
        try expectCase(Self.town, TextOf(eId: "para_3", content: Self.nodes))
        let inside = " Deputy <b>Sherrif</b> is going to rule this town. "
        try expectCase(Self.town, TextAsXML(eId: "para_3", content: inside))
    }

    private struct TextAsXML: Codable, Equatable {
        @XMLAttribute var eId: String
        @InnerXML var content: String
        enum CodingKeys: String, CodingKey { case eId, content = "*" }
    }

    private static let document = """
        <Document><Title>Title 1</Title><Text>Text 1</Text><Comment>Comment 1</Comment><Text>Text 2</Text></Document>
        """

    @Test("Interleaved elements keep their order in a handwritten model and in an array of enum cases")
    func interleaved() throws {
        try expectCase(
            Self.document,
            Blocks([
                .init(key: .title, value: "Title 1"), .init(key: .text, value: "Text 1"),
                .init(key: .comment, value: "Comment 1"), .init(key: .text, value: "Text 2"),
            ]))
        let blocks = [Block.title("Title 1"), .text("Text 1"), .comment("Comment 1"), .text("Text 2")]
        try expectCase(Self.document, blocks)
    }

    /// Decodes its children in order from the raw element, and encodes one key after another.
    private struct Blocks: Codable, Equatable {
        enum CodingKeys: String, CodingKey { case title = "Title", text = "Text", comment = "Comment" }
        struct Block: Equatable { var key: CodingKeys, value: String }
        var blocks: [Block]
        init(_ blocks: [Block]) { self.blocks = blocks }
        init(from decoder: any Decoder) throws {
            let element = try decoder.singleValueContainer().decode(XML.Element.self)
            blocks = element.elements.compactMap { child in
                CodingKeys(rawValue: child.name.localName).map { Block(key: $0, value: child.text) }
            }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            for block in blocks { try container.encode(block.value, forKey: block.key) }
        }
    }

    private enum Block: Codable, Equatable {
        case title(String), text(String), comment(String)
        enum CodingKeys: String, CodingKey { case title = "Title", text = "Text", comment = "Comment" }
    }

    @Test("The model decides whether an element is a text, a type with a text or a raw element; white space is no text")
    func forms() throws {
        struct Node: Codable, Equatable {
            var foo: Text
            enum CodingKeys: String, CodingKey { case foo = "bar.foo" }
            struct Text: Codable, Equatable {
                var text: String
                enum CodingKeys: String, CodingKey { case text = "#text" }
            }
        }
        struct Raw: Codable { var bar: XML.Element }
        struct InnerText: Decodable {
            var text: String?
            enum CodingKeys: String, CodingKey { case text = "bar.#text" }
        }
        let bar = "<bar cliche=\"true\">\n\t\t<foo>Hello World</foo>\n\t</bar>"
        let xml = "<r>\n\t\(bar)\n\t<banjo>Was his name-oh</banjo>\n</r>"
        try expectCase(
            xml, Node(foo: Node.Text(text: "Hello World")), written: "<r><bar><foo>Hello World</foo></bar></r>")
        let raw = try decoded(Raw.self, xml)
        expectEqual(raw.bar["foo"]?.text, "Hello World")
        try expectEqual(encoded(raw), "<r>\(bar)</r>")
        try expectNil(decoded(InnerText.self, xml).text)
        var options = XML.DictionaryOptions()
        (options.collapseTextNodes, options.stripEmptyNodes) = (false, false)
        let dictionary = try XML.Document(parsing: "<r><a/><b>x</b></r>").root.dictionary(options)
        expectEqual(dictionary["a"] as? [String: String], ["__text": ""])
        expectEqual(dictionary["b"] as? [String: String], ["__text": "x"])
    }

    @Test("White space between elements is kept where it is preserved, and if values are not trimmed")
    func preservedSpace() throws {
        struct Text: Codable, Equatable {
            @XMLAttribute var space: String?
            var content: [Run]
            var inner: [Run]?
            enum CodingKeys: String, CodingKey { case space = "xml:space", content = "*", inner }
        }
        let bold = [Run.b("x"), .b("y")]
        let spaced = [Run.b("x"), .text(" "), .b("y")]
        try expectEqual(decoded(Text.self, "<t><b>x</b> <b>y</b></t>").content, bold)
        try expectCase(
            #"<t xml:space="preserve"><b>x</b> <b>y</b></t>"#, Text(space: "preserve", content: spaced),
            written: #"<t xml:space="preserve"><b>x</b>&#32;<b>y</b></t>"#)
        try expectCase("<t><b>x</b>&#32;<b>y</b></t>", Text(content: spaced))
        let inherited = "<t xml:space='preserve'><value><b>x</b> <b>y</b></value></t>"
        try expectEqual(decoded(One<Text>.self, inherited).value.content, spaced)
        let reset = "<t xml:space='preserve'><value xml:space='default'><b>x</b> <b>y</b></value></t>"
        try expectEqual(decoded(One<Text>.self, reset).value.content, bold)
        let decoder = XMLDecoder()
        decoder.trimValueWhitespaces = false
        try expectEqual(decoder.decode(Text.self, from: "<t><b>x</b> <b>y</b></t>").content, spaced)
        // Without a case for text, there is nothing to keep.
        enum Element: Codable, Equatable { case b(String) }
        decoder.unknownNodes = .throw
        decoder.unknownChoices = .throw
        try expectEqual(
            decoder.decode(Contents<Element>.self, from: "<t><b>x</b> <b>y</b></t>").items, [.b("x"), .b("y")])
    }

    // MARK: - Lists of choices that a type asks for itself, where the children of its element are the cases

    private enum Step: Codable, Equatable { case up(Int), note(String) }

    private struct ByContainer: Codable, Equatable {
        var steps: [Step] = []
        init(_ steps: [Step]) { self.steps = steps }
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            while !container.isAtEnd { steps.append(try container.decode(Step.self)) }
        }
        func encode(to encoder: any Encoder) throws { try steps.encode(to: encoder) }
    }

    private struct ByArray: Codable, Equatable {
        var steps: [Step]
        init(_ steps: [Step]) { self.steps = steps }
        init(from decoder: any Decoder) throws { steps = try [Step](from: decoder) }
        func encode(to encoder: any Encoder) throws { try steps.encode(to: encoder) }
    }

    @Test("All children of the root and of an element are read by hand, issue 38, and elements around single cases")
    func handwrittenLists() throws {
        let cases = "<up>1</up><note>a</note><up>2</up>"
        let steps: [Step] = [.up(1), .note("a"), .up(2)]
        try expectEqual(decoded(ByContainer.self, "<r>\(cases)</r>"), ByContainer(steps))
        let strict = try decoded(ByContainer.self, "<r>\(cases)</r>") { $0.unknownNodes = .throw }
        expectEqual(strict, ByContainer(steps))
        try expectEqual(decoded(ByArray.self, "<r>\(cases)</r>"), ByArray(steps))
        let list = "<r><value>\(cases)</value></r>"
        try expectEqual(decoded(One<ByContainer>.self, list).value, ByContainer(steps))
        try expectEqual(decoded(One<ByArray>.self, list).value, ByArray(steps))
        // Items of an array have lists of their own.
        let lists = "<r><value>\(cases)</value><value><up>3</up></value></r>"
        try expectEqual(decoded(One<[ByContainer]>.self, lists).value, [ByContainer(steps), ByContainer([.up(3)])])
        let items = "<r><item><up>1</up></item><item><note>a</note></item></r>"
        try expectEqual(decoded(ByContainer.self, items), ByContainer([.up(1), .note("a")]))
    }
}
