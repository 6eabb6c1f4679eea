import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming
import XMLDictionaryCompatibility

/// The rows of "The tree and its options".
struct TreeParityTests {
    static let xml =
        #"<menu day="1"><food _id="2">Toast</food><!-- c --><bar cliche="true"><food>Tea</food></bar>t</menu>"#

    @Test("attributes, childNodes, comments, nodeName, innerText + innerXML, XMLString + keepNodesOrder: as read")
    func parts() throws {
        let root = try XML.Document(parsing: Self.xml).root
        expectEqual(root.name.qualifiedName, "menu")
        expectEqual(root.attributes.map(\.description), [#"day="1""#])
        expectEqual(root.elements.map(\.name.qualifiedName), ["food", "bar"])
        expectEqual(root.children.count, 4)
        expectEqual(root.comments, [" c "])
        expectEqual(root.text, "t")
        let plain = try XML.Document(parsing: "<r><_id>1</_id></r>").root
        expectEqual(plain.elements.map(\.text), ["1"])
        #expect(plain.attributes.isEmpty)
        let made = XML.Element(
            "menu", attributes: ["day": "1"],
            children: [
                .element(XML.Element("food", attributes: ["_id": "2"], text: "Toast")), .comment(" c "),
                .element(
                    XML.Element(
                        "bar", attributes: ["cliche": "true"], children: [.element(XML.Element("food", text: "Tea"))])),
                .text("t"),
            ])
        expectEqual(made, root)
        let p = "<p>The <i>quick</i> &lt;brown&gt; fox <!-- & --> says &quot;no&quot;</p>"
        let mixed = try XML.Document(parsing: p).root
        expectEqual(mixed.innerXML, String(p.dropFirst(3).dropLast(4)))
        try expectEqual(mixed.xmlString(), p)
        try expectEqual(XML.Document(parsing: Self.xml).xmlString(), Self.xml)
        try expectEqual(
            XML.Element("a", attributes: ["b": "<&\">"], text: "<&>").xmlString(),
            #"<a b="&lt;&amp;&quot;&gt;">&lt;&amp;&gt;</a>"#)
        let siblings = "<r><c>1</c><a>2</a><c>3</c><b>4</b></r>"
        var ordered = try XML.Document(parsing: siblings).root
        try expectEqual(ordered.xmlString(), siblings)
        ordered.append(XML.Element("a", text: "5"))
        expectEqual(ordered.elements.map(\.name.localName), ["c", "a", "c", "b", "a"])
    }

    @Test("valueForKeyPath / array- / string- / dictionaryValueForKeyPath: lookup by path")
    func paths() throws {
        var root = try XML.Document(parsing: Self.xml).root
        expectEqual(root["bar.food"]?.text, "Tea")
        expectEqual(root["food"]?.text, "Toast")
        expectEqual(root.elements(at: "food").map(\.text), ["Toast"])
        #expect(root.elements(at: "none").isEmpty)
        expectEqual(root["bar"]?.text, "")
        expectEqual(root[attribute: "bar.@cliche"], "true")
        expectEqual(root[attribute: "day"], "1")
        expectNil(root["none.food"])
        root["bar.food"]?.text = "Coffee"
        root["bar.size"] = XML.Element("size", text: "2")
        expectEqual(root["bar"]?.innerXML, "<food>Coffee</food><size>2</size>")
        try expectEqual(XMLDecoder().decode([String].self, from: root, at: "bar.food"), ["Coffee"])
    }

    @Test("stripEmptyNodes + preserveComments + attributesMode prefixed/dictionary/unprefixed/discard: on request")
    func dictionaries() throws {
        let xml = #"<r id="1"><a/><b>x</b><!-- a & b --></r>"#
        let root = try XML.Document(parsing: xml).root
        let decoder = XMLDecoder()
        decoder.emptyElementStrategy = .nil
        try expectEqual(decoder.decode(TwoElements<String?, String?>.self, from: xml), TwoElements(a: nil, b: "x"))
        expectEqual(root.comments, [" a & b "])
        expectEqual(root.children.count, 3)
        var options = XML.DictionaryOptions()
        expectEqual(root.dictionary().keys.sorted(), ["__name", "_id", "b"])
        expectEqual(root.dictionary()["_id"] as? String, "1")
        options.stripEmptyNodes = false
        expectEqual(root.dictionary(options).keys.sorted(), ["__name", "_id", "a", "b"])
        options.preserveComments = true
        let dictionary = root.dictionary(options)
        expectEqual(dictionary["__comments"] as? [String], [" a & b "])
        try expectEqual(XML.Element(dictionary: dictionary).innerXML, "<!-- a & b --><a /><b>x</b>")
        options = XML.DictionaryOptions()
        options.attributesMode = .dictionary
        expectEqual(root.dictionary(options)["__attributes"] as? [String: String], ["id": "1"])
        options.attributesMode = .unprefixed
        expectEqual(root.dictionary(options)["id"] as? String, "1")
        options.attributesMode = .discard
        expectEqual(root.dictionary(options).keys.sorted(), ["__name", "b"])
        struct Model: Decodable, Equatable {
            var id: Int
            var name: String
        }
        for xml in [#"<r id="1" name="a"/>"#, #"<r id="1"><name>a</name></r>"#, "<r><id>1</id><name>a</name></r>"] {
            try expectEqual(XMLDecoder().decode(Model.self, from: xml), Model(id: 1, name: "a"))
        }
        struct Both: Encodable { @XMLElementAndAttribute var id: Int }
        try expectEqual(encoded(Both(id: 1)), #"<r id="1"><id>1</id></r>"#)
    }

    @Test("trimWhiteSpace + cdataAsString: values are trimmed, but never CDATA, under xml:space or in the tree")
    func trimWhiteSpace() throws {
        struct Model: Codable, Equatable { var a, b, c: String }
        let xml = "<r><a>\n x y \n</a><b> <![CDATA[ z ]]> </b><c xml:space=\"preserve\"> w </c></r>"
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode(Model.self, from: xml), Model(a: "x y", b: " z ", c: " w "))
        decoder.trimValueWhitespaces = false
        try expectEqual(decoder.decode(Model.self, from: xml), Model(a: "\n x y \n", b: "  z  ", c: " w "))
        try expectEqual(XML.Document(parsing: xml).root["a"]?.text, "\n x y \n")
        let spaced = Model(a: " x ", b: "\ty", c: "\n")
        try expectEqual(XMLDecoder().decode(Model.self, from: XMLEncoder().encode(spaced)), spaced)
        for xml in ["<a><![CDATA[x]]>y</a>", "<a>x<![CDATA[y]]></a>", "<a>xy</a>"] {
            try expectEqual(XMLDecoder().decode(String.self, from: xml), "xy")
            try expectEqual(XMLDecoder().decode([String: String].self, from: "<r>\(xml)</r>"), ["a": "xy"])
        }
    }

    @Test("XMLEncodedString: reserved characters as entities, line breaks in attributes as references")
    func encodedString() throws {
        let text = "<a & 'b'> \"c\"\t\n\r]]>é😀"
        try expectEqual(XML.escaped(text), "&lt;a &amp; &apos;b&apos;&gt; &quot;c&quot;\t\n&#13;]]&gt;é😀")
        try expectEqual(
            XML.escaped(text, for: .attribute), "&lt;a &amp; &apos;b&apos;&gt; &quot;c&quot;&#9;&#10;&#13;]]&gt;é😀")
        let xml = "<r a=\"\(try XML.escaped(text, for: .attribute))\">\(try XML.escaped(text))</r>"
        let root = try XML.Document(parsing: xml).root
        expectEqual(root.text, text)
        expectEqual(root[attribute: "a"], text)
        let error = #expect(throws: XMLWritingError.self) { try XML.escaped("\u{1F}", for: .attribute) }
        expectEqual(error?.description, "the character U+001F is not allowed in XML")
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(["a": "\u{1F}"]) }
    }
}
