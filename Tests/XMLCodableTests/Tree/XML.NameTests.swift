import Testing

@testable import XMLCodable

struct XMLNameTests {
    @Test(
        "a qualified name has a prefix and a local name",
        arguments: [
            ("a", nil, "a"), ("p:a", "p", "a"), ("é:ü", "é", "ü"), (":a", nil, ":a"), ("a:", nil, "a:"), ("", nil, ""),
            ("a:b:c", "a", "b:c"),
        ] as [(String, String?, String)])
    func parts(_ written: String, _ prefix: String?, _ local: String) {
        let name = XML.Name(written)
        expectEqual(name.qualifiedName, written)
        expectEqual(name.prefix, prefix)
        expectEqual(name.localName, local)
        expectNil(name.namespaceURI)
        expectEqual(name.description, written)
    }

    @Test("parsed names know their namespace")
    func parsed() throws {
        let root = try XML.Document(parsing: "<p:a xmlns:p='u' xmlns='d' p:x='' y='' xml:lang=''><b/></p:a>").root
        expectEqual(root.name.prefix, "p")
        expectEqual(root.name.localName, "a")
        expectEqual(root.name.qualifiedName, "p:a")
        expectEqual(root.name.namespaceURI, "u")
        expectEqual(root["b"]?.name, XML.Name("b", namespaceURI: "d"))
        let attributes = root.attributes.map(\.name)
        expectEqual(attributes.map(\.qualifiedName), ["xmlns:p", "xmlns", "p:x", "y", "xml:lang"])
        expectEqual(attributes.map(\.prefix), ["xmlns", nil, "p", nil, "xml"])
        expectEqual(
            attributes.map(\.namespaceURI),
            [
                "http://www.w3.org/2000/xmlns/", "http://www.w3.org/2000/xmlns/", "u", nil,
                "http://www.w3.org/XML/1998/namespace",
            ])
    }

    @Test("names are equal by qualified name and namespace, whatever their origin")
    func equality() throws {
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

    @Test("The prefixes that XML itself has are resolved without a document")
    func fixedPrefixes() throws {
        let made = XML.Element("a", attributes: ["xml:lang": "de", "xmlns:p": "u"])
        let parsed = try XML.Document(parsing: made.xmlString()).root
        expectEqual(made, parsed)
        expectEqual(made[attribute: "{http://www.w3.org/XML/1998/namespace}lang"], "de")
        expectNil(XML.Name("xmla:b").namespaceURI)
    }
}
