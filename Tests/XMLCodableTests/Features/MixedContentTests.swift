import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

/// Mixed content and order.
struct MixedContentTests {
    @Test("Mixed content keeps its order in a tree, not in a model of text and child")
    func elementProperty() throws {
        struct Root: Codable, Equatable { var p: XML.Element }
        let p = #"<p eId="para_3"> Deputy <b>Sherrif</b> is going to rule this town. </p>"#
        let root = try XMLDecoder().decode(Root.self, from: "<root>\(p)</root>")
        expectEqual(root.p[attribute: "eId"], "para_3")
        expectEqual(root.p.text, " Deputy  is going to rule this town. ")
        expectEqual(root.p.innerXML, " Deputy <b>Sherrif</b> is going to rule this town. ")
        expectEqual(
            root.p.children,
            [
                .text(" Deputy "), .element(XML.Element("b", text: "Sherrif")), .text(" is going to rule this town. "),
            ])
        try expectEqual(XMLEncoder().encodeToString(root, withRootKey: "root"), "<root>\(p)</root>")
        let encoder = XMLEncoder()
        encoder.outputFormatting = .prettyPrinted
        try expectEqual(encoder.encodeToString(root, withRootKey: "root"), "<root>\n    \(p)\n</root>")

        // A model with properties for the text and the child has both, but not their order.
        struct Paragraph: Codable, Equatable {
            @XMLAttribute var eId: String
            @XMLText var text: String
            var b: String
        }
        try expectEqual(
            XMLDecoder().decode(Paragraph.self, from: p),
            Paragraph(eId: "para_3", text: "Deputy  is going to rule this town.", b: "Sherrif"))
    }

    static let town = #"<p eId="para_3"> Deputy <b>Sherrif</b> is going to rule this town. </p>"#

    struct TextOf<Item: Codable & Equatable>: Codable, Equatable {
        @XMLAttribute var eId: String
        var content: [Item]
        enum CodingKeys: String, CodingKey { case eId, content = "*" }
    }

    enum Run: Codable, Equatable {
        case text(String), b(String)
        enum CodingKeys: String, CodingKey { case text = "#text", b }
    }

    @Test("Mixed content as an array of enum cases or of nodes, or as inner XML, also of a child or of a tree")
    func runs() throws {
        try expectCase(
            Self.town,
            TextOf(
                eId: "para_3",
                content: [Run.text(" Deputy "), .b("Sherrif"), .text(" is going to rule this town. ")]))
        let nodes: [XML.Node] = [
            .text(" Deputy "), .element(XML.Element("b", text: "Sherrif")), .text(" is going to rule this town. "),
        ]
        try expectCase(Self.town, TextOf(eId: "para_3", content: nodes))
        try expectCase(
            Self.town, TextAsXML(eId: "para_3", content: " Deputy <b>Sherrif</b> is going to rule this town. "))
        struct Page: Codable, Equatable { @InnerXML var p: String }
        let inner = "The <italic>quick</italic> brown fox jumps over the lazy dog"
        try expectCase("<page><p>\(inner)</p></page>", Page(p: inner))
        let p = try XMLDecoder().decode(XML.Element.self, from: "<p>\(inner)</p>")
        expectEqual(p.innerXML, inner)
        try expectEqual(XMLEncoder().encodeToString(p), "<p>\(inner)</p>")
    }

    struct TextAsXML: Codable, Equatable {
        @XMLAttribute var eId: String
        @InnerXML var content: String
        enum CodingKeys: String, CodingKey { case eId, content = "*" }
    }

    static let document = """
        <Document><Title>Title 1</Title><Text>Text 1</Text><Comment>Comment 1</Comment><Text>Text 2</Text></Document>
        """

    @Test("Interleaved elements keep their order in a tree, in a handwritten model and in an array of enum cases")
    func orderInTree() throws {
        let tree = try XMLDecoder().decode(XML.Element.self, from: Self.document)
        expectEqual(tree.elements.map(\.name.qualifiedName), ["Title", "Text", "Comment", "Text"])
        expectEqual(tree.elements(at: "Text").map(\.text), ["Text 1", "Text 2"])
        try expectEqual(XMLEncoder().encodeToString(tree), Self.document)
        try expectEqual(tree.xmlString(), Self.document)
        try expectCase(
            Self.document,
            Blocks([
                .init(key: .title, value: "Title 1"), .init(key: .text, value: "Text 1"),
                .init(key: .comment, value: "Comment 1"), .init(key: .text, value: "Text 2"),
            ]))
        try expectCase(
            Self.document, [Block.title("Title 1"), .text("Text 1"), .comment("Comment 1"), .text("Text 2")])
    }

    /// Decodes its children in order from the raw element, and encodes one key after another.
    struct Blocks: Codable, Equatable {
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

    enum Block: Codable, Equatable {
        case title(String)
        case text(String)
        case comment(String)
        enum CodingKeys: String, CodingKey { case title = "Title", text = "Text", comment = "Comment" }
    }

    @Test("Comments keep their place and text in a tree")
    func comment() throws {
        struct Item: Codable, Equatable { var raw: XML.Element }
        let xml = "<r><!-- a & b --><c/></r>"
        let root = try XML.Document(parsing: xml).root
        expectEqual(root.children.first, .comment(" a & b "))
        try expectEqual(root.xmlString(), xml)
        let document = "<x><raw><!-- a & b --><c /></raw></x>"
        let item = try XMLDecoder().decode(Item.self, from: document)
        try expectEqual(XMLEncoder().encodeToString(item, withRootKey: "x"), document)
        // A model skips them.
        struct Model: Codable, Equatable { var c: String }
        try expectCase(xml, Model(c: ""), written: "<r><c></c></r>")
    }

    @Test("White space between elements is kept where it is preserved, and if values are not trimmed")
    func preservedSpace() throws {
        enum Inline: Codable, Equatable {
            case b(String)
            case text(String)
            enum CodingKeys: String, CodingKey { case b, text = "#text" }
        }
        struct Text: Codable, Equatable {
            @XMLAttribute var space: String?
            var content: [Inline]
            var inner: [Inline]?
            enum CodingKeys: String, CodingKey { case space = "xml:space", content = "*", inner }
        }
        let bold = [Inline.b("x"), .b("y")]
        let spaced = [Inline.b("x"), .text(" "), .b("y")]
        try expectEqual(XMLDecoder().decode(Text.self, from: "<t><b>x</b> <b>y</b></t>").content, bold)
        try expectCase(
            #"<t xml:space="preserve"><b>x</b> <b>y</b></t>"#, Text(space: "preserve", content: spaced),
            written: #"<t xml:space="preserve"><b>x</b>&#32;<b>y</b></t>"#)
        try expectCase("<t><b>x</b>&#32;<b>y</b></t>", Text(content: spaced))
        let inherited = "<t xml:space='preserve'><inner><b>x</b> <b>y</b></inner></t>"
        struct Outer: Codable, Equatable { var inner: Text }
        try expectEqual(XMLDecoder().decode(Outer.self, from: inherited).inner.content, spaced)
        let reset = "<t xml:space='preserve'><inner xml:space='default'><b>x</b> <b>y</b></inner></t>"
        try expectEqual(XMLDecoder().decode(Outer.self, from: reset).inner.content, bold)
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
}
