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

    @Test("A name is written with a prefix for its namespace: alone, in a document, captured, and renamed")
    func names() throws {
        forEachRow(Self.written) { element, expected in
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
        // A renamed attribute does not move its parsed element, and one around records stays in no namespace.
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
        expectThrows(EncodingError.self) { try written(declaring, "c") }
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
        expectThrows(XMLWritingError.self) { try element.xmlString() }
        do { _ = try element.xmlString() } catch { expectEqual(error.code, code) }
        expectThrows(EncodingError.self) { try XMLEncoder().encodeToString(element) }
    }
}

/// Elements below a document type declaration that gives them attributes.
struct DeclaredAttributesTests {
    /// Returns the elements of what is written for a document with new elements.
    private func appended(_ elements: [XML.Element], to text: String) throws -> (text: String, root: XML.Element) {
        var document = try XML.Document(parsing: text)
        for element in elements { document.root.append(element) }
        let written = try document.xmlString()
        return (written, try XML.Document(parsing: written).root)
    }

    @Test("Defaults do not change names and get their prefix from the document; one that means nothing is an error")
    func declarations() throws {
        let text = "<!DOCTYPE m [<!ATTLIST a p:w CDATA '5'>]><m><b xmlns:p='u'><a/></b></m>"
        let (written, tree) = try appended([XML.Element("a")], to: text)
        expectEnd(written, #"</b><a xmlns:p="u" /></m>"#)
        expectEqual(tree["a"]?.attributes.first { $0.name.localName == "w" }?.name.namespaceURI, "u")
        let doctype = "<!DOCTYPE m [<!ATTLIST a xmlns CDATA 'u'><!ATTLIST b xmlns:p CDATA #FIXED 'v'>]>"
        func name(_ text: String, _ uri: String) -> XML.Name { XML.Name(text, namespaceURI: uri) }
        var names = [name("a", ""), name("a", "u"), name("a", "w"), name("p:a", "u"), name("b", "v"), name("p:b", "v")]
        names += [name("p:a", "x"), name("p:b", "x")]
        let elements = names.map { XML.Element(name: $0, children: [.element(XML.Element(name: name("c", "")))]) }
        let (_, root) = try appended(elements, to: doctype + "<m/>")
        expectEqual(root.elements.map(\.name.localName), names.map(\.localName))
        expectEqual(root.elements.map(\.name.namespaceURI), names.map(\.namespaceURI))
        #expect(root.elements.allSatisfy { $0.elements.first?.name.namespaceURI == nil })
        var document = try XML.Document(parsing: "<!DOCTYPE b [<!ATTLIST b xmlns:p CDATA #FIXED 'v'>]><b/>")
        document.root = XML.Element(
            name: XML.Name("b", namespaceURI: "v"), attributes: [XML.Attribute("xmlns", value: "other")])
        let again = try XML.Document(parsing: document.xmlString()).root
        expectEqual(again.name.namespaceURI, "v")
        expectEqual(again.namespaceURI(ofPrefix: ""), "other")
        // A prefix of a default attribute that means nothing, or several things, is an error.
        forEachRow(["<b/>", "<b xmlns:p='u'/><b xmlns:p='v'/>"]) { content in
            let text = "<!DOCTYPE m [<!ATTLIST a p:w CDATA '5'>]><m>\(content)</m>"
            let error = expectThrows(XMLWritingError.self) { try appended([XML.Element("a")], to: text) }
            expectEqual(error?.code, .invalidNamespace)
            expectEqual(error?.elementPath, "/m/a")
            // An element that has the attribute needs no default, and one with another name has none.
            let declaring = XML.Element("a", attributes: ["xmlns:p": "w"])
            #expect(throws: Never.self) { try appended([declaring, XML.Element("c")], to: text) }
        }
    }
}
