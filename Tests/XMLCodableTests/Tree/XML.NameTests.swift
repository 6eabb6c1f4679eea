import Testing

@testable import XMLCodable

@Suite struct XMLNameTests {
    @Test(
        "a qualified name has a prefix and a local name",
        arguments: [
            ("a", nil, "a"), ("p:a", "p", "a"), ("é:ü", "é", "ü"), (":a", nil, ":a"), ("a:", nil, "a:"), ("", nil, ""),
            ("a:b:c", "a", "b:c"),
        ] as [(String, String?, String)])
    func parts(_ written: String, _ prefix: String?, _ local: String) {
        let name = XML.Name(written)
        #expect(name.qualifiedName == written)
        #expect(name.prefix == prefix)
        #expect(name.localName == local)
        #expect(name.namespaceURI == nil)
        #expect(name.description == written)
    }

    @Test("parsed names know their namespace")
    func parsed() throws {
        let root = try XML.Document(parsing: "<p:a xmlns:p='u' xmlns='d' p:x='' y='' xml:lang=''><b/></p:a>").root
        #expect(root.name.prefix == "p")
        #expect(root.name.localName == "a")
        #expect(root.name.qualifiedName == "p:a")
        #expect(root.name.namespaceURI == "u")
        #expect(root["b"]?.name == XML.Name("b", namespaceURI: "d"))
        let attributes = root.attributes.map(\.name)
        #expect(attributes.map(\.qualifiedName) == ["xmlns:p", "xmlns", "p:x", "y", "xml:lang"])
        #expect(attributes.map(\.prefix) == ["xmlns", nil, "p", nil, "xml"])
        #expect(
            attributes.map(\.namespaceURI) == [
                "http://www.w3.org/2000/xmlns/", "http://www.w3.org/2000/xmlns/", "u", nil,
                "http://www.w3.org/XML/1998/namespace",
            ])
    }

    @Test("names are equal by qualified name and namespace, whatever their origin")
    func equality() throws {
        let first = try XML.Document(parsing: "<p:a xmlns:p='u'/>").root.name
        let second = try #require(try XML.Document(parsing: "<x><p:a xmlns:p='u'/></x>").root["p:a"]).name
        #expect(first == second)
        #expect(first.hashValue == second.hashValue)
        #expect(first == XML.Name("p:a", namespaceURI: "u"))
        #expect(first.hashValue == XML.Name("p:a", namespaceURI: "u").hashValue)
        #expect(first != XML.Name("p:a"))
        #expect(first != XML.Name("q:a", namespaceURI: "u"))
        #expect(XML.Name("\u{E9}") != XML.Name("e\u{301}"))
        #expect(Set<XML.Name>(["\u{E9}", "e\u{301}", "\u{E9}"]).count == 2)
    }
}
