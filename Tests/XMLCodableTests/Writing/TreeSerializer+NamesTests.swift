import Testing

@testable import XMLCodable
@testable import XMLCodableStreaming

/// Names of trees keep their namespaces.
struct TreeSerializerNamesTests {
    static let xml = "http://www.w3.org/XML/1998/namespace"
    static let xmlns = "http://www.w3.org/2000/xmlns/"

    /// An element whose attributes have the value 1.
    static func element(_ name: String, _ uri: String?, _ attributes: [(String, String?)] = []) -> XML.Element {
        XML.Element(
            name: XML.Name(name, namespaceURI: uri),
            attributes: attributes.map { XML.Attribute(name: XML.Name($0.0, namespaceURI: $0.1), value: "1") })
    }

    /// The names of an element and its attributes without their prefixes, and without declarations.
    static func names(_ element: XML.Element) -> [String] {
        let attributes = element.attributes.filter { $0.declaredPrefix == nil }.map(\.name)
        return ([element.name] + attributes).map { "{\($0.namespaceURI ?? "")}\($0.localName)" }
    }

    static let written: [(XML.Element, String)] = [
        (element("a", "", [("x", "u")]), #"<a ns1:x="1" xmlns:ns1="u" />"#),
        (element("a", "u", [("x", "u")]), #"<a ns1:x="1" xmlns="u" xmlns:ns1="u" />"#),
        (element("p:a", "u", [("x", "u")]), #"<p:a p:x="1" xmlns:p="u" />"#),
        (
            element("a", "", [("x", "u"), ("y", "v"), ("ns1:z", "w")]),
            #"<a ns2:x="1" ns3:y="1" ns1:z="1" xmlns:ns1="w" xmlns:ns2="u" xmlns:ns3="v" />"#
        ),
        (element("p:a", "u", [("p:x", "v")]), #"<p:a p1:x="1" xmlns:p="u" xmlns:p1="v" />"#),
        (
            element("p:a", "u", [("p:x", "v"), ("p1:x", "w")]),
            #"<p:a p2:x="1" p1:x="1" xmlns:p="u" xmlns:p1="w" xmlns:p2="v" />"#
        ),
        (element("p:a", "u", [("q:x", "v"), ("p:y", "v")]), #"<p:a q:x="1" q:y="1" xmlns:p="u" xmlns:q="v" />"#),
        (element("p:a", ""), "<a />"), (element("a", "", [("p:x", "")]), #"<a x="1" />"#),
        (element("a", xml), "<xml:a />"), (element("p:a", xml), "<xml:a />"),
        (element("xml:a", "u"), #"<ns1:a xmlns:ns1="u" />"#), (element("xmlns:a", "u"), #"<ns1:a xmlns:ns1="u" />"#),
        (element("a", "", [("lang", xml), ("p:space", xml)]), #"<a xml:lang="1" xml:space="1" />"#),
        (element("a", "", [("xml:x", "u")]), #"<a ns1:x="1" xmlns:ns1="u" />"#),
    ]

    @Test("A name is written with a prefix for its namespace: alone, in a document, and captured", arguments: written)
    func names(_ element: XML.Element, _ expected: String) throws {
        try expectEqual(element.xmlString(), expected)
        try expectEqual(XMLEncoder().encodeToString(element), expected)
        try expectEqual(Self.names(XML.Document(parsing: expected).root), Self.names(element))
        var document = try XML.Document(parsing: "<r xmlns='d' xmlns:p='o' xmlns:ns1='n'>\n  <k/>\n</r>")
        document.root.append(element)
        for options in [XML.WritingOptions(), .uniform] {
            let again = try XML.Document(parsing: document.xmlString(options)).root
            try expectEqual(Self.names(#require(again.elements.last)), Self.names(element))
            expectEqual(again.elements.first?.name.namespaceURI, "d")
        }
        struct Model: Encodable { @XMLAnyAttributes var rest: [XML.Attribute] }
        let again = try XML.Document(parsing: encoded(Model(rest: element.attributes))).root
        expectEqual(Self.names(again).dropFirst(), Self.names(element).dropFirst())
    }

    static let unwritable: [(XML.Element, XMLWritingError.Code)] = [
        (element("a", xmlns), .invalidNamespace), (element("p:a", xmlns), .invalidNamespace),
        (element("a", "", [("p:x", xmlns)]), .invalidNamespace), (element("a", "", [("x", xmlns)]), .invalidNamespace),
        (element("a", "", [("xml:lang", nil), ("p:lang", xml)]), .duplicateAttribute),
        (element("a", "", [("p:x", ""), ("x", nil)]), .duplicateAttribute),
        (element("a", "", [("p:xmlns", "")]), .invalidName), (element("a", "", [("xmlns", nil)]), .invalidNamespace),
    ]

    @Test("A name that no document can contain is an error", arguments: unwritable)
    func errors(_ element: XML.Element, _ code: XMLWritingError.Code) {
        #expect(throws: XMLWritingError.self) { try element.xmlString() }
        do { _ = try element.xmlString() } catch { expectEqual(error.code, code) }
        #expect(throws: EncodingError.self) { try XMLEncoder().encodeToString(element) }
    }

    @Test("A renamed attribute does not move its parsed element, and one around records stays in no namespace")
    func renamed() throws {
        var document = try XML.Document(parsing: "<p:m xmlns:p='urn:1'><p:b x='1'/></p:m>")
        document.root["p:b"]?.attributes[0].name = XML.Name("p:n", namespaceURI: "urn:2")
        try expectEqual(document.xmlString(), "<p:m xmlns:p='urn:1'><p:b p1:n=\"1\" xmlns:p1=\"urn:2\"/></p:m>")
        try expectEqual(
            XMLEncoder().encodeToString(document.root), #"<p:m xmlns:p="urn:1"><p:b p1:n="1" xmlns:p1="urn:2" /></p:m>"#
        )
        func written(_ root: XML.Element, _ path: String) throws -> String {
            let writer = try XMLEncoder().writer(around: root, at: path)
            try writer.finish()
            var bytes: [UInt8] = []
            while let chunk = writer.nextChunk() { bytes += chunk }
            return String(decoding: bytes, as: UTF8.self)
        }
        let inner = Self.element("b", "")
        let outer = XML.Element(name: XML.Name("a", namespaceURI: "u"), children: [.element(inner)])
        let root = try XML.Document(parsing: written(outer, "b.c")).root
        expectEqual(Self.names(root), ["{u}a"])
        expectEqual(root.elements.map(Self.names), [["{}b"]])
        let declaring = XML.Element(
            name: XML.Name("a", namespaceURI: ""), attributes: [XML.Attribute("xmlns", value: "u")])
        #expect(throws: EncodingError.self) { try written(declaring, "c") }
    }
}
