import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming
import XMLDictionaryCompatibility

/// A document as a tree, a model and a dictionary.
struct TreesAndDictionariesTests {
    static let xml = """
        <root>
        \t<bar cliche="true">
        \t\t<foo>Hello World</foo>
        \t</bar>
        \t<banjo>Was his name-oh</banjo>
        </root>
        """
    static let written =
        #"<root><bar cliche="true"><foo>Hello World</foo></bar><banjo>Was his name-oh</banjo></root>"#

    @Test("Elements, text and attributes by path in the tree, which is written as it was read, in its order")
    func tree() throws {
        let root = try XML.Document(parsing: Self.xml).root
        expectEqual(root.name.qualifiedName, "root")
        expectEqual(root["bar.foo"]?.text, "Hello World")
        expectEqual(root["banjo"]?.text, "Was his name-oh")
        expectEqual(root["bar"]?[attribute: "cliche"], "true")
        expectEqual(root[attribute: "bar.@cliche"], "true")
        expectEqual(root["bar"]?.attributes, [XML.Attribute("cliche", value: "true")])
        expectEqual(root.elements.map(\.name.qualifiedName), ["bar", "banjo"])
        // All elements at a path.
        expectEqual(root.elements(at: "bar.foo").map(\.text), ["Hello World"])
        expectNil(root["bar.nothing"])
        #expect(root.elements(at: "bar.nothing").isEmpty)
        try expectEqual(XML.Document(parsing: Self.xml).xmlString(), Self.xml)
        try expectEqual(
            XMLEncoder().encodeToString(["banjo": "x"], withRootKey: "root"), "<root><banjo>x</banjo></root>")
        try expectEqual(
            XMLDecoder().decode([String: String].self, from: "<root><banjo>x</banjo></root>"), ["banjo": "x"])
        let inner = "one<b>1</b><!-- two --><a>2</a>three<b>3</b>"
        let mixed = try XML.Document(parsing: "<root>\(inner)</root>").root
        expectEqual(mixed.innerXML, inner)
        expectEqual(mixed.comments, [" two "])
        try expectEqual(mixed.xmlString(), "<root>\(inner)</root>")
    }

    @Test("The same values in a model with nested types or with paths; an attribute has its plain name")
    func nestedModel() throws {
        struct Bar: Codable, Equatable {
            @XMLAttribute var cliche: Bool
            var foo: String
        }
        struct Root: Codable, Equatable { var bar: Bar, banjo: String }
        let root = Root(bar: Bar(cliche: true, foo: "Hello World"), banjo: "Was his name-oh")
        try expectCase(Self.xml, root, written: Self.written)
        struct Flat: Codable, Equatable {
            var foo: String
            var cliche: String
            var banjo: String

            enum CodingKeys: String, CodingKey { case foo = "bar.foo", cliche = "bar.@cliche", banjo }
        }
        struct Lists: Codable, Equatable {
            var foos: [String]
            enum CodingKeys: String, CodingKey { case foos = "bar.foo" }
        }
        try expectCase(
            Self.xml, Flat(foo: "Hello World", cliche: "true", banjo: "Was his name-oh"), written: Self.written)
        try expectCase(
            Self.xml, Lists(foos: ["Hello World"]), written: "<root><bar><foo>Hello World</foo></bar></root>")
        struct PlainBar: Codable, Equatable { var cliche: String }
        struct Plain: Codable, Equatable { var bar: PlainBar }
        let written = "<root><bar><cliche>true</cliche></bar></root>"
        try expectCase(Self.xml, Plain(bar: PlainBar(cliche: "true")), written: written)
    }

    @Test("The model decides whether an element is a text, a type with a text or a raw element")
    func forms() throws {
        struct Node: Codable, Equatable {
            var innerText: String
            enum CodingKeys: String, CodingKey { case innerText = "#text" }
        }
        struct Nodes: Codable, Equatable {
            var foo: Node
            enum CodingKeys: String, CodingKey { case foo = "bar.foo" }
        }
        struct Raw: Codable, Equatable { var bar: XML.Element }
        struct InnerText: Codable, Equatable {
            var text: String?
            enum CodingKeys: String, CodingKey { case text = "bar.#text" }
        }
        let foo = "<root><bar><foo>Hello World</foo></bar></root>"
        try expectCase(Self.xml, Nodes(foo: Node(innerText: "Hello World")), written: foo)

        let raw = try XMLDecoder().decode(Raw.self, from: Self.xml)
        expectEqual(raw.bar["foo"]?.text, "Hello World")
        let again = try XMLEncoder().encodeToString(raw, withRootKey: "root")
        expectEqual(again, "<root><bar cliche=\"true\">\n\t\t<foo>Hello World</foo>\n\t</bar></root>")

        // White space between elements is not text.
        try expectNil(XMLDecoder().decode(InnerText.self, from: Self.xml).text)
    }

    @Test("An empty element is an empty text, and a leading underscore has no meaning in element names")
    func emptyElement() throws {
        struct Root: Codable, Equatable { var emptyNode, notEmptyNode: String }
        let xml = "<root><emptyNode/><notEmptyNode>nodeValue</notEmptyNode></root>"
        try expectCase(
            xml, Root(emptyNode: "", notEmptyNode: "nodeValue"),
            written: "<root><emptyNode></emptyNode><notEmptyNode>nodeValue</notEmptyNode></root>")
        let root = try XML.Document(parsing: xml).root
        expectEqual(root["emptyNode"]?.text, "")
        expectEqual(root["notEmptyNode"]?.text, "nodeValue")
        struct Underscored: Codable, Equatable { var _id: Int }
        try expectCase("<r><_id>1</_id></r>", Underscored(_id: 1))
        let tree = try XML.Document(parsing: "<r><_id>1</_id></r>").root
        expectEqual(tree.elements.map(\.name.qualifiedName), ["_id"])
        try expectEqual(tree.xmlString(), "<r><_id>1</_id></r>")
        try expectEqual(XMLDecoder().decode([String: Int].self, from: "<r><_id>1</_id></r>"), ["_id": 1])
    }

    // MARK: - As a dictionary

    private func asDictionary(
        _ xml: String = Self.xml, _ change: (inout XML.DictionaryOptions) -> Void = { _ in }
    ) throws -> [String: Any] {
        var options = XML.DictionaryOptions()
        change(&options)
        return try XML.Document(parsing: xml).root.dictionary(options)
    }

    @Test("By default text is collapsed, attributes have the prefix _ and __name is the root name; modes change it")
    func dictionary() throws {
        let root = try asDictionary()
        let bar = try #require(root["bar"] as? [String: Any])
        expectEqual(bar["foo"] as? String, "Hello World")
        expectEqual(bar["_cliche"] as? String, "true")
        expectEqual(root["banjo"] as? String, "Was his name-oh")
        expectEqual(root["__name"] as? String, "root")
        // The element has no text of its own.
        expectNil(bar["__text"])
        expectEqual(root.count, 3)
        let unprefixed = try asDictionary { $0.attributesMode = .unprefixed }
        expectEqual((unprefixed["bar"] as? [String: Any])?["cliche"] as? String, "true")
        let arrays = try asDictionary { $0.alwaysUseArrays = true }
        let bars = try #require(arrays["bar"] as? [[String: Any]])
        expectEqual(bars.first?["foo"] as? [String], ["Hello World"])
        // Without collapsing, a text is a dictionary.
        let nodes = try asDictionary { $0.collapseTextNodes = false }
        let foo = (nodes["bar"] as? [String: Any])?["foo"]
        expectEqual(foo as? [String: String], ["__text": "Hello World"])
        let empty = try asDictionary("<root><emptyNode/><notEmptyNode>nodeValue</notEmptyNode></root>") {
            ($0.collapseTextNodes, $0.stripEmptyNodes) = (false, false)
        }
        expectEqual(empty["emptyNode"] as? [String: String], ["__text": ""])
        expectEqual(empty["notEmptyNode"] as? [String: String], ["__text": "nodeValue"])
    }

    @Test("Comments are listed under __comments and written first; a dictionary without __name is root")
    func dictionaryComments() throws {
        var options = XML.DictionaryOptions()
        options.preserveComments = true
        let root = try XML.Document(parsing: "<root>one<b>1</b><!-- two --><a>2</a>three</root>").root
        let dictionary = root.dictionary(options)
        expectEqual(dictionary["__comments"] as? [String], [" two "])
        let again = try XML.Element(dictionary: dictionary)
        expectEqual(again.innerXML, "<!-- two --><a>2</a><b>1</b>one\nthree")
        try expectEqual(
            XML.Element(dictionary: ["banjo": "x", "bar": "y"]).xmlString(),
            "<root><banjo>x</banjo><bar>y</bar></root>"
        )
        let plain = try XML.Document(parsing: Self.xml).root.dictionary()
        try expectEqual(
            XML.Element(dictionary: plain).xmlString(),
            #"<root><banjo>Was his name-oh</banjo><bar cliche="true"><foo>Hello World</foo></bar></root>"#)
    }
}
