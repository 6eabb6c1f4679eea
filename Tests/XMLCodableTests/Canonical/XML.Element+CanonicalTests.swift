import Testing
import XMLCodable
import XMLCodableCanonical

/// XML.Element: canonical forms of owned and changed trees.
struct XMLElementCanonicalTests {
    @Test("An owned element declares the namespaces of its names, and a changed or moved one keeps its context")
    func forms() throws {
        let element = XML.Element(
            "b", attributes: ["z": "1\n", "a": "<\">"],
            children: [.text("a\r<"), .cdata("&]]>"), .comment("c"), .element(XML.Element("e")), .text("")])
        try expectEqual(
            element.canonicalString(.canonical10.withComments),
            "<b a=\"&lt;&quot;>\" z=\"1&#xA;\">a&#xD;&lt;&amp;]]&gt;<!--c--><e></e></b>")
        try expectEqual(element.canonicalBytes(), Array(element.canonicalString().utf8))
        try expectEqual([UInt8](element.canonicalData()), element.canonicalBytes())
        let named = XML.Element(
            name: XML.Name("p:a", namespaceURI: "urn:p"), children: [.element(XML.Element(name: XML.Name("b")))])
        try expectEqual(named.canonicalString(), "<p:a xmlns:p=\"urn:p\"><b></b></p:a>")
        // A changed element keeps its context.
        forEachRow([XML.CanonicalForm.canonical10, .canonical11, .exclusive]) { form in
            let source = """
                <r xmlns='urn:d' xmlns:p='urn:&amp;p' xml:lang='en' xml:id='i' xml:base='x/y' k='&lt;&#10;'>
                  <m xml:base='z/' xmlns:q='urn:q'><e q:k='1'><p:f>t</p:f><g/></e></m>
                </r>
                """
            let original = try #require(try XML.Document(parsing: source).root["m.e"])
            var changed = original
            changed["g"]?.text = "new"
            changed["g"] = nil
            changed.append(XML.Element("g"))
            let expected = try original.canonicalString(form)
            // The added element has no namespace, so it takes the default namespace.
            try expectEqual(changed.canonicalString(form), expected)
        }
        // An enveloped signature is removed before its document is digested.
        let source = "<doc xmlns='urn:d' Id='1'><x/><Signature xmlns='urn:sig'><v/></Signature></doc>"
        var document = try XML.Document(parsing: source)
        document.root.removeElements(named: "Signature")
        try expectEqual(document.canonicalString(.exclusive), "<doc xmlns=\"urn:d\" Id=\"1\"><x></x></doc>")
    }

    @Test("A tree that cannot be written is an error, and a deep one needs no stack")
    func failures() throws {
        let cases: [(XML.Element, XMLWritingError.Code)] = [
            (XML.Element("a b"), .invalidName), (XML.Element("a", text: "\u{1}"), .invalidCharacter),
            (XML.Element("p:a"), .invalidNamespace),
            (XML.Element("a", attributes: ["xmlns": "relative"]), .relativeNamespace),
            (XML.Element("a", children: [.comment("--")]), .invalidComment),
        ]
        for (element, code) in cases {
            let error = expectThrows(XMLWritingError.self) { try element.canonicalBytes() }
            expectEqual(error?.code, code)
        }
        var element = XML.Element("a")
        for _ in 0..<20_000 { element = XML.Element("a", children: [.element(element)]) }
        try expectEqual(element.canonicalBytes().count, 20_001 * 7)
    }
}
