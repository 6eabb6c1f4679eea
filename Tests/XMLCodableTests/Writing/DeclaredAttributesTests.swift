import Testing
import XMLCodable

/// Elements below a document type declaration that gives them attributes.
struct DeclaredAttributesTests {
    /// Returns the elements of what is written for a document with new elements.
    private func appended(_ elements: [XML.Element], to text: String) throws -> (text: String, root: XML.Element) {
        var document = try XML.Document(parsing: text)
        for element in elements { document.root.append(element) }
        let written = try document.xmlString()
        return (written, try XML.Document(parsing: written).root)
    }

    @Test("Defaults of a document type declaration do not change names, and get their prefix from the document")
    func declarations() throws {
        let text = "<!DOCTYPE m [<!ATTLIST a p:w CDATA '5'>]><m><b xmlns:p='u'><a/></b></m>"
        let (written, tree) = try appended([XML.Element("a")], to: text)
        #expect(written.hasSuffix(#"</b><a xmlns:p="u" /></m>"#))
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
    }

    @Test(
        "A prefix of a default attribute that means nothing, or several things, is an error",
        arguments: ["<b/>", "<b xmlns:p='u'/><b xmlns:p='v'/>"])
    func undeclared(_ content: String) {
        let text = "<!DOCTYPE m [<!ATTLIST a p:w CDATA '5'>]><m>\(content)</m>"
        let error = #expect(throws: XMLWritingError.self) { try appended([XML.Element("a")], to: text) }
        expectEqual(error?.code, .invalidNamespace)
        expectEqual(error?.elementPath, "/m/a")
        // An element that has the attribute needs no default, and one with another name has none.
        let declaring = XML.Element("a", attributes: ["xmlns:p": "w"])
        #expect(throws: Never.self) { try appended([declaring, XML.Element("c")], to: text) }
    }
}
