import Testing

@testable import XMLCodable

struct XMLAttributeTests {
    @Test("values are resolved and normalized")
    func values() throws {
        let root = try XML.Document(parsing: "<a x=' &lt;\t\r\n&#9;&amp; ' y=\"it's\" z='' xmlns='&#117;'/>").root
        expectEqual(root.attributes.map(\.value), [" <  \t& ", "it's", "", "u"])
    }

    @Test("name and value can be changed")
    func changes() throws {
        var attribute = try #require(try XML.Document(parsing: "<a x='1'/>").root.attributes.first)
        attribute.value = "2"
        expectEqual(attribute, XML.Attribute("x", value: "2"))
        attribute.name = "y"
        expectEqual(attribute, XML.Attribute("y", value: "2"))
        expectEqual(attribute.description, "y=\"2\"")
    }

    @Test("equality does not depend on the source")
    func equality() throws {
        let first = try XML.Document(parsing: "<a x='&#65;' y='A'/>").root.attributes
        let second = try XML.Document(parsing: "<b y='A' x=\"A\"/>").root.attributes
        expectEqual(first[0], second[1])
        expectEqual(first[0].hashValue, second[1].hashValue)
        expectEqual(first[0], first[0])
        #expect(first[0] != first[1])
        #expect(XML.Attribute("x", value: "\u{E9}") != XML.Attribute("x", value: "e\u{301}"))
    }

    @Test(
        "declarations are distinguished from other attributes",
        arguments: [("xmlns", ""), ("xmlns:p", "p"), ("xmlnsp", nil), ("p:xmlns", nil), ("x", nil)]
            as [(String, String?)])
    func declarations(_ name: String, _ prefix: String?) throws {
        expectEqual(XML.Attribute(name, value: "u").declaredPrefix, prefix)
        let text = "<a xmlns:p='u' \(name == "xmlns:p" ? "" : "\(name)='u'")/>"
        let parsed = try XML.Document(parsing: text).root.attributes.first { $0.name.qualifiedName == name }
        expectEqual(parsed?.declaredPrefix, prefix)
    }
}
