import Testing

@testable import XMLCodable

struct XMLNameTests {
    @Test("A qualified name has a prefix and a local name, a parsed one its namespace, and equality is by both")
    func names() throws {
        forEachRow(
            [
                ("a", nil, "a"), ("p:a", "p", "a"), ("é:ü", "é", "ü"), (":a", nil, ":a"), ("a:", nil, "a:"),
                ("", nil, ""), ("a:b:c", "a", "b:c"),
            ] as [(String, String?, String)]
        ) { written, prefix, local in
            let name = XML.Name(written)
            expectEqual(name.qualifiedName, written)
            expectEqual(name.prefix, prefix)
            expectEqual(name.localName, local)
            expectNil(name.namespaceURI)
            expectEqual(name.description, written)
        }
        // Parsed names know their namespace, and the prefixes that XML itself has need no document.
        let parsed = try XML.Document(parsing: "<p:a xmlns:p='u' xmlns='d' p:x='' y='' xml:lang=''><b/></p:a>").root
        expectEqual(parsed.name.prefix, "p")
        expectEqual(parsed.name.localName, "a")
        expectEqual(parsed.name.qualifiedName, "p:a")
        expectEqual(parsed.name.namespaceURI, "u")
        expectEqual(parsed["b"]?.name, XML.Name("b", namespaceURI: "d"))
        let attributes = parsed.attributes.map(\.name)
        expectEqual(attributes.map(\.qualifiedName), ["xmlns:p", "xmlns", "p:x", "y", "xml:lang"])
        expectEqual(attributes.map(\.prefix), ["xmlns", nil, "p", nil, "xml"])
        expectEqual(
            attributes.map(\.namespaceURI),
            [
                "http://www.w3.org/2000/xmlns/", "http://www.w3.org/2000/xmlns/", "u", nil,
                "http://www.w3.org/XML/1998/namespace",
            ])
        let made = XML.Element("a", attributes: ["xml:lang": "de", "xmlns:p": "u"])
        let written = try XML.Document(parsing: made.xmlString()).root
        expectEqual(made, written)
        expectEqual(made[attribute: "{http://www.w3.org/XML/1998/namespace}lang"], "de")
        expectNil(XML.Name("xmla:b").namespaceURI)
        // Names are equal by qualified name and namespace, whatever their origin.
        let first = try XML.Document(parsing: "<p:a xmlns:p='u'/>").root.name
        let second = try #require(try XML.Document(parsing: "<x><p:a xmlns:p='u'/></x>").root["p:a"]).name
        expectEqual(first, second)
        expectEqual(first.hashValue, second.hashValue)
        expectEqual(first, XML.Name("p:a", namespaceURI: "u"))
        expectEqual(first.hashValue, XML.Name("p:a", namespaceURI: "u").hashValue)
        #expect(first != XML.Name("p:a"))
        #expect(first != XML.Name("q:a", namespaceURI: "u"))
        #expect(XML.Name("\u{E9}") != XML.Name("e\u{301}"))
        expectEqual(Set<XML.Name>(["\u{E9}", "e\u{301}", "\u{E9}"]).count, 2)
    }
}

struct XMLAttributeTests {
    @Test("Values of attributes are normalized and can be changed, and declarations are told from other attributes")
    func attributes() throws {
        let root = try XML.Document(parsing: "<a x=' &lt;\t\r\n&#9;&amp; ' y=\"it's\" z='' xmlns='&#117;'/>").root
        expectEqual(root.attributes.map(\.value), [" <  \t& ", "it's", "", "u"])
        var attribute = try #require(try XML.Document(parsing: "<a x='1'/>").root.attributes.first)
        attribute.value = "2"
        expectEqual(attribute, XML.Attribute("x", value: "2"))
        attribute.name = "y"
        expectEqual(attribute, XML.Attribute("y", value: "2"))
        expectEqual(attribute.description, "y=\"2\"")
        let first = try XML.Document(parsing: "<a x='&#65;' y='A'/>").root.attributes
        let second = try XML.Document(parsing: "<b y='A' x=\"A\"/>").root.attributes
        expectEqual(first[0], second[1])
        expectEqual(first[0].hashValue, second[1].hashValue)
        expectEqual(first[0], first[0])
        #expect(first[0] != first[1])
        #expect(XML.Attribute("x", value: "\u{E9}") != XML.Attribute("x", value: "e\u{301}"))
        // Declarations are distinguished from other attributes.
        forEachRow(
            [("xmlns", ""), ("xmlns:p", "p"), ("xmlnsp", nil), ("p:xmlns", nil), ("x", nil)] as [(String, String?)]
        ) { name, prefix in
            expectEqual(XML.Attribute(name, value: "u").declaredPrefix, prefix)
            let text = "<a xmlns:p='u' \(name == "xmlns:p" ? "" : "\(name)='u'")/>"
            let parsed = try XML.Document(parsing: text).root.attributes.first { $0.name.qualifiedName == name }
            expectEqual(parsed?.declaredPrefix, prefix)
        }
    }
}

struct XMLElementNamespacesTests {
    static let text = """
        <a xmlns="d" xmlns:p="1"><x xmlns:p="other"/><b xmlns:p="2" xmlns:q="3"><c xmlns=""><d/></c></b><e/></a>
        """

    @Test("Declarations around a changed element too are in scope, the nearest first, by Unicode scalars")
    func inScope() throws {
        let root = try XML.Document(parsing: Self.text).root
        expectEqual(root.namespacesInScope, ["": "d", "p": "1"])
        expectEqual(root["b"]?.namespacesInScope, ["": "d", "p": "2", "q": "3"])
        expectEqual(root["b.{}c.{}d"]?.namespacesInScope, ["p": "2", "q": "3"])
        expectEqual(root["e"]?.namespacesInScope, ["": "d", "p": "1"])
        try expectEqual(XML.Document(parsing: "<a/>").root.namespacesInScope, [:])
        var b = try #require(try XML.Document(parsing: Self.text).root["b"])
        b[attribute: "xmlns:q"] = nil
        b[attribute: "xmlns:r"] = "4"
        expectEqual(b.namespacesInScope, ["": "d", "p": "2", "r": "4"])
        let accented = try XML.Document(parsing: "<a xmlns:\u{E9}='1' xmlns='d'><b xmlns=''/></a>").root
        expectEqual(accented.namespaceURI(ofPrefix: "\u{E9}"), "1")
        expectNil(accented.namespaceURI(ofPrefix: "e\u{301}"))
        expectEqual(accented.namespaceURI(ofPrefix: ""), "d")
        expectNil(accented["{}b"]?.namespaceURI(ofPrefix: ""))
        expectEqual(accented.namespaceURI(ofPrefix: "xml"), "http://www.w3.org/XML/1998/namespace")
    }
}
