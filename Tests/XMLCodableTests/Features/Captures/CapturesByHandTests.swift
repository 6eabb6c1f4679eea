import Testing
import XMLCodable

/// Captures that a model decodes and encodes by hand.
struct CapturesByHandTests {
    /// Calls `init(from:)` and `encode(to:)` of a value, as a hand-written model does.
    struct ByHand<Value: Codable & Equatable>: Codable, Equatable {
        var value: Value
        init(_ value: Value) { self.value = value }
        init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
    }

    private func expectSame<Value: Codable & Equatable>(_ content: String, _ value: Value, attributes: String = "")
        throws
    {
        func element(_ name: String) -> String {
            content.isEmpty ? "<\(name)\(attributes) />" : "<\(name)\(attributes)>\(content)</\(name)>"
        }
        let xml = element("value")
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectCase("<r>\(xml)</r>", One(value: ByHand(value)), decoder: decoder)
        try expectCase("<r>\(xml)\(xml)</r>", One(value: [ByHand(value), ByHand(value)]), decoder: decoder)
        expectEqual(XMLDecoder().diagnose(One<[ByHand<Value>]>.self, from: "<r>\(xml)\(xml)</r>"), [])
        try expectCase(element("r"), ByHand(value), decoder: decoder)
    }

    @Test("Content as text, elements, comments and attributes that have no key; other coders see what they always saw")
    func parts() throws {
        try expectSame("a<b />c<!--n-->", InnerXML("a<b />c<!--n-->"))
        try expectSame("", InnerXML(""))
        try expectSame("<b /><c>1</c>", XMLAnyElements([XML.Element("b"), XML.Element("c", text: "1")]))
        try expectSame("<!--n-->", XMLComments(["n"]))
        let attributes = [XML.Attribute("k", value: "v"), XML.Attribute("l", value: "w")]
        try expectSame("", XMLAnyAttributes(attributes), attributes: #" k="v" l="w""#)
        try expectJSON(#"{"value":"a<b />"}"#, One(value: ByHand(InnerXML("a<b />"))))
        try expectJSON(#"{"value":["n"]}"#, One(value: ByHand(XMLComments(["n"]))))
        try expectJSON(#"{"value":{"k":"v"}}"#, One(value: ByHand(XMLAnyAttributes([XML.Attribute("k", value: "v")]))))
    }

    @Test("Elements and nodes have the name of their key, or of the document's root", arguments: ["value", "q"])
    func elements(name: String) throws {
        let text = "<\(name) k=\"v\">a<b /></\(name)>"
        let element = try XML.Document(parsing: text).root
        let root = try decoded(ByHand<XML.Element>.self, text)
        expectEqual(root.value, element)
        try expectEqual(XMLEncoder().encodeToString(root), text)
        try expectEqual(
            XMLEncoder().encodeToString(root, withRootKey: "x"),
            text.replacing("\(name) k", with: "x k").replacing("/\(name)", with: "/x"))
        try expectEqual(XMLEncoder().encodeToString(ByHand(XML.Node.element(element))), text)
        let nodes = "<r><value>1</value><value /></r>"
        try expectEqual(encoded(decoded(One<[ByHand<XML.Node>]>.self, nodes)), nodes)
    }
}
