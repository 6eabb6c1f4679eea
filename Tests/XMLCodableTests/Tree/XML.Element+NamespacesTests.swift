import Testing

@testable import XMLCodable

struct XMLElementNamespacesTests {
    static let text = """
        <a xmlns="d" xmlns:p="1"><x xmlns:p="other"/><b xmlns:p="2" xmlns:q="3"><c xmlns=""><d/></c></b><e/></a>
        """

    @Test("declarations of ancestors are in scope, the nearest first")
    func inScope() throws {
        let root = try XML.Document(parsing: Self.text).root
        expectEqual(root.namespacesInScope, ["": "d", "p": "1"])
        expectEqual(root["b"]?.namespacesInScope, ["": "d", "p": "2", "q": "3"])
        expectEqual(root["b.{}c.{}d"]?.namespacesInScope, ["p": "2", "q": "3"])
        expectEqual(root["e"]?.namespacesInScope, ["": "d", "p": "1"])
        try expectEqual(XML.Document(parsing: "<a/>").root.namespacesInScope, [:])
    }

    @Test("a changed element keeps the declarations in scope")
    func changed() throws {
        var b = try #require(try XML.Document(parsing: Self.text).root["b"])
        b[attribute: "xmlns:q"] = nil
        b[attribute: "xmlns:r"] = "4"
        expectEqual(b.namespacesInScope, ["": "d", "p": "2", "r": "4"])
    }

    @Test("prefixes are compared by Unicode scalars")
    func prefixes() throws {
        let root = try XML.Document(parsing: "<a xmlns:\u{E9}='1' xmlns='d'><b xmlns=''/></a>").root
        expectEqual(root.namespaceURI(ofPrefix: "\u{E9}"), "1")
        expectNil(root.namespaceURI(ofPrefix: "e\u{301}"))
        expectEqual(root.namespaceURI(ofPrefix: ""), "d")
        expectNil(root["{}b"]?.namespaceURI(ofPrefix: ""))
        expectEqual(root.namespaceURI(ofPrefix: "xml"), "http://www.w3.org/XML/1998/namespace")
    }
}
