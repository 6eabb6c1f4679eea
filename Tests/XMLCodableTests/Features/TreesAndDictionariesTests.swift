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

    @Test("Elements, text and attributes by path in the tree")
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
    }

    @Test("The same values in a model with nested types")
    func nestedModel() throws {
        struct Bar: Codable, Equatable {
            @XMLAttribute var cliche: Bool
            var foo: String
        }
        struct Root: Codable, Equatable {
            var bar: Bar
            var banjo: String
        }
        let root = Root(bar: Bar(cliche: true, foo: "Hello World"), banjo: "Was his name-oh")
        try expectCase(Self.xml, root, written: Self.written)
    }

    @Test("The same values in a model with paths")
    func flatModel() throws {
        struct Root: Codable, Equatable {
            var foo: String
            var cliche: String
            var banjo: String

            enum CodingKeys: String, CodingKey {
                case foo = "bar.foo"
                case cliche = "bar.@cliche"
                case banjo
            }
        }
        struct Lists: Codable, Equatable {
            var foos: [String]
            enum CodingKeys: String, CodingKey { case foos = "bar.foo" }
        }
        try expectCase(
            Self.xml, Root(foo: "Hello World", cliche: "true", banjo: "Was his name-oh"), written: Self.written)
        try expectCase(
            Self.xml, Lists(foos: ["Hello World"]), written: "<root><bar><foo>Hello World</foo></bar></root>")
    }

    @Test("An attribute is found under its plain name")
    func plainNameOfAttribute() throws {
        struct Bar: Codable, Equatable { var cliche: String }
        struct Root: Codable, Equatable { var bar: Bar }
        let written = "<root><bar><cliche>true</cliche></bar></root>"
        try expectCase(Self.xml, Root(bar: Bar(cliche: "true")), written: written)
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

    @Test("A document is written as it was read")
    func writing() throws {
        try expectEqual(XML.Document(parsing: Self.xml).xmlString(), Self.xml)
        try expectEqual(
            XMLEncoder().encodeToString(["banjo": "x"], withRootKey: "root"), "<root><banjo>x</banjo></root>")
        try expectEqual(
            XMLDecoder().decode([String: String].self, from: "<root><banjo>x</banjo></root>"), ["banjo": "x"])
    }

    @Test("Comments, children and text keep their order in the inner XML")
    func innerXML() throws {
        let inner = "one<b>1</b><!-- two --><a>2</a>three<b>3</b>"
        let root = try XML.Document(parsing: "<root>\(inner)</root>").root
        expectEqual(root.innerXML, inner)
        expectEqual(root.comments, [" two "])
        try expectEqual(root.xmlString(), "<root>\(inner)</root>")
    }

    @Test("An empty element is an empty text")
    func emptyElement() throws {
        struct Root: Codable, Equatable {
            var emptyNode: String
            var notEmptyNode: String
        }
        let xml = "<root><emptyNode/><notEmptyNode>nodeValue</notEmptyNode></root>"
        try expectCase(
            xml, Root(emptyNode: "", notEmptyNode: "nodeValue"),
            written: "<root><emptyNode></emptyNode><notEmptyNode>nodeValue</notEmptyNode></root>")
        let root = try XML.Document(parsing: xml).root
        expectEqual(root["emptyNode"]?.text, "")
        expectEqual(root["notEmptyNode"]?.text, "nodeValue")
    }

    @Test("A leading underscore has no meaning in element names")
    func underscore() throws {
        struct Root: Codable, Equatable { var _id: Int }
        try expectCase("<r><_id>1</_id></r>", Root(_id: 1))
        let root = try XML.Document(parsing: "<r><_id>1</_id></r>").root
        expectEqual(root.elements.map(\.name.qualifiedName), ["_id"])
        try expectEqual(root.xmlString(), "<r><_id>1</_id></r>")
        try expectEqual(XMLDecoder().decode([String: Int].self, from: "<r><_id>1</_id></r>"), ["_id": 1])
    }

    // MARK: - As a dictionary

    @Test("By default text is collapsed, attributes have the prefix _ and __name is the root name")
    func dictionary() throws {
        let root = try XML.Document(parsing: Self.xml).root.dictionary()
        let bar = try #require(root["bar"] as? [String: Any])
        expectEqual(bar["foo"] as? String, "Hello World")
        expectEqual(bar["_cliche"] as? String, "true")
        expectEqual(root["banjo"] as? String, "Was his name-oh")
        expectEqual(root["__name"] as? String, "root")
        // The element has no text of its own.
        expectNil(bar["__text"])
        expectEqual(root.count, 3)
    }

    @Test("The unprefixed mode keeps the names of attributes")
    func dictionaryUnprefixed() throws {
        var options = XML.DictionaryOptions()
        options.attributesMode = .unprefixed
        let root = try XML.Document(parsing: Self.xml).root.dictionary(options)
        expectEqual((root["bar"] as? [String: Any])?["cliche"] as? String, "true")
    }

    @Test("With alwaysUseArrays a single text is an array")
    func dictionaryArrays() throws {
        var options = XML.DictionaryOptions()
        options.alwaysUseArrays = true
        let root = try XML.Document(parsing: Self.xml).root.dictionary(options)
        let bars = try #require(root["bar"] as? [[String: Any]])
        expectEqual(bars.first?["foo"] as? [String], ["Hello World"])
    }

    @Test("Without collapseTextNodes a text is a dictionary with __text")
    func dictionaryNodes() throws {
        var options = XML.DictionaryOptions()
        options.collapseTextNodes = false
        let root = try XML.Document(parsing: Self.xml).root.dictionary(options)
        let foo = (root["bar"] as? [String: Any])?["foo"]
        expectEqual(foo as? [String: String], ["__text": "Hello World"])
    }

    @Test("Without stripEmptyNodes an empty element has an empty __text")
    func dictionaryEmptyNodes() throws {
        var options = XML.DictionaryOptions()
        options.collapseTextNodes = false
        options.stripEmptyNodes = false
        let xml = "<root><emptyNode/><notEmptyNode>nodeValue</notEmptyNode></root>"
        let root = try XML.Document(parsing: xml).root.dictionary(options)
        expectEqual(root["emptyNode"] as? [String: String], ["__text": ""])
        expectEqual(root["notEmptyNode"] as? [String: String], ["__text": "nodeValue"])
    }

    @Test("Comments are listed under __comments, and written before children and text")
    func dictionaryComments() throws {
        var options = XML.DictionaryOptions()
        options.preserveComments = true
        let root = try XML.Document(parsing: "<root>one<b>1</b><!-- two --><a>2</a>three</root>").root
        let dictionary = root.dictionary(options)
        expectEqual(dictionary["__comments"] as? [String], [" two "])
        let again = try XML.Element(dictionary: dictionary)
        expectEqual(again.innerXML, "<!-- two --><a>2</a><b>1</b>one\nthree")
    }

    @Test("A dictionary without __name is written as root")
    func dictionaryWritten() throws {
        try expectEqual(
            XML.Element(dictionary: ["banjo": "x", "bar": "y"]).xmlString(), "<root><banjo>x</banjo><bar>y</bar></root>"
        )
        let root = try XML.Document(parsing: Self.xml).root.dictionary()
        try expectEqual(
            XML.Element(dictionary: root).xmlString(),
            #"<root><banjo>Was his name-oh</banjo><bar cliche="true"><foo>Hello World</foo></bar></root>"#)
    }
}
