import Testing

@testable import XMLCodable
@testable import XMLCodableCanonical

struct ScannerIncludedContentTests {
    private static let entities = """
        <!ENTITY e "x"><!ENTITY none ""><!ENTITY space " "><!ENTITY line "&#10;"><!ENTITY cr "&#13;">\
        <!ENTITY b "<b/>"><!ENTITY bt "<b c='1'>t</b>"><!ENTITY mixed "1<b>2<c/>3</b>4">\
        <!ENTITY cdata "<![CDATA[<&#38;]]>">\
        <!ENTITY comment "<!--c-->"><!ENTITY pi "<?p d?>"><!ENTITY all "&e;&bt;&cdata;&comment;&pi;&e;">\
        <!ENTITY bracket "]"><!ENTITY brackets "]]"><!ENTITY gt1 "&#62;"><!ENTITY lt2 "&#38;#60;b/>">\
        <!ENTITY wrapped "<b>&bt;&e;</b>"><!ENTITY leaf "<b>&e;</b>"><!ENTITY cr2 "<b c='&#13;'><![CDATA[&#13;]]></b>">\
        <!ENTITY spaced " <b> </b> "><!ENTITY section "<b><![CDATA[s]]></b>"><!ENTITY empty "<b></b>">
        """

    @Test("Text, elements and other nodes come from entities, with their carriage returns")
    func content() throws {
        // Text, elements and other nodes from entities.
        forEachRow([
            ("&e;", "x"), ("1&e;2", "1x2"), ("&e;&e;", "xx"), ("&none;", ""), ("&none;&none;1", "1"),
            ("&lt;&e;&#38;", "&lt;x&amp;"), ("&amp;e;&e;", "&amp;e;x"), ("&space;", " "), (" &e; ", " x "),
            ("&cr;|&line;", "&#13;|&#10;"), ("1\r\n&e;\r2", "1&#10;x&#10;2"), ("1\r&line;2", "1&#10;&#10;2"),
            ("&cr;\n", "&#13;&#10;"), ("&b;", "<b></b>"), ("1&b;2", "1<b></b>2"), ("&bt;", "<b c=\"1\">t</b>"),
            ("<d>&bt;</d>", "<d><b c=\"1\">t</b></d>"), ("&mixed;", "1<b>2<c></c>3</b>4"),
            ("&mixed;&mixed;", "1<b>2<c></c>3</b>41<b>2<c></c>3</b>4"), ("&cdata;", "[&lt;&amp;]"),
            ("1&cdata;2", "1[&lt;&amp;]2"), ("&comment;&pi;", "<!--c--><?p d?>"), ("&e;<![CDATA[y]]>", "x[y]"),
            ("&none;<![CDATA[y]]>", "[y]"), ("<![CDATA[&e;]]>&e;", "[&amp;e;]x"),
            ("<!--&e;--><?p &e;?>&e;", "<!--&e;--><?p &e;?>x"),
            ("&all;", "x<b c=\"1\">t</b>[&lt;&amp;]<!--c--><?p d?>x"), ("&bracket;&bracket;>", "]]>"),
            ("&brackets;>", "]]>"), ("]]&gt1;", "]]>"), ("]&bracket;&gt1;", "]]>"), ("&lt2;", "&lt;b/>"),
            ("&wrapped;", "<b><b c=\"1\">t</b>x</b>"), ("&leaf;&leaf;", "<b>x</b><b>x</b>"), ("&spaced;", " <b> </b> "),
            ("<d> &b; </d>", "<d> <b></b> </d>"), ("&section;&empty;", "<b>[s]</b><b></b>"),
            ("<d>&e;</d><d>&none;</d>", "<d>x</d><d></d>"),
            ("\n <b/>\n &e;\n <b/>\n", "&#10; <b></b>&#10; x&#10; <b></b>&#10;"),
            ("\u{E9}&e;\u{1F600}", "\u{E9}x\u{1F600}"),
        ]) { content, expected in
            let text = "<!DOCTYPE a [\(Self.entities)]><a>\(content)</a>"
            try expectEqual(DocumentReading.content(text), expected)
        }
        // A carriage return in a CDATA section from an entity is preserved for all readers of the text.
        forEachRow(["<a>&e;</a>", "<a>&e;<b/></a>", "<a><b/>&e;</a>", "<a>\n&e;</a>"]) { root in
            let document = try XML.Document(
                parsing: "<!DOCTYPE a [<!ENTITY e '<![CDATA[x&#13;y&#13;&#10;]]>'>]>" + root)
            let expected = (root.contains("\n") ? "\n" : "") + "x\ry\r\n"
            #expect(ScalarEquality.equal(document.root.text, expected))
            #expect(document.root.children.contains(.cdata("x\ry\r\n")))
            let again = try XML.Document(parsing: document.root.xmlString())
            #expect(ScalarEquality.equal(again.root.text, expected))
            try expectPart(document.root.canonicalString(), "x&#xD;y&#xD;\n")
            let decoder = XMLDecoder()
            decoder.trimValueWhitespaces = false
            #expect(ScalarEquality.equal(try decoder.decode(Mixed.self, from: document).runs.joined(), expected))
        }
        // A carriage return from an entity is a reference outside a CDATA section, and a line feed in comments.
        let document = try DocumentReading.document("<!DOCTYPE a [\(Self.entities)]><a>&cr2;</a>")
        expectEqual(DocumentReading.form(document.root), "<a><b c=\" \">[&#13;]</b></a>")
        let written = try XML.Document(parsing: document.xmlString(.uniform))
        expectEqual(DocumentReading.form(written.root), "<a><b c=\" \">[]&#13;[]</b></a>")
        let others = try XML.Document(
            parsing: "<!DOCTYPE a [<!ENTITY e '<!--1&#13;2&#13;&#10;3--><?p 1&#xD;2?>&#13;'>]><a>&e;</a>")
        let expected: [XML.Node] = [
            .comment("1\n2\n3"), .processingInstruction(target: "p", data: "1\n2"), .text("\r"),
        ]
        expectEqual(others.root.children, expected)
        try expectEqual(XML.Document(parsing: others.root.xmlString()).root.children, expected)
    }

    private struct Mixed: Decodable {
        enum Run: Decodable {
            case text(String)
            case b
            enum CodingKeys: String, CodingKey { case text = "#text", b }
        }
        enum CodingKeys: String, CodingKey { case items = "*" }
        let items: [Run]
        var runs: [String] { items.compactMap { if case .text(let text) = $0 { text } else { nil } } }
    }

    @Test("Text around references is one node, and elements from entities have the namespaces of the reference")
    func nodes() throws {
        let doctype = "<!DOCTYPE a [\(Self.entities)]>"
        let children = try DocumentReading.document("\(doctype)<a> 1&e;&none;2&amp;<b/>&e;\n&b; </a>").root.children
        let element = try XML.Document(parsing: "<b/>").root
        expectEqual(children, [.text(" 1x2&"), .element(element), .text("x\n"), .element(element), .text(" ")])
        let document = try DocumentReading.document(
            """
            <!DOCTYPE a [<!ENTITY e "<p:b/><b/>"><!ENTITY d "<p:c xmlns:p='w'><p:d/></p:c>">]>
            <a><x xmlns:p="u">&e;</x><y xmlns:p="v" xmlns="w">&e;&d;<p:e/></y></a>
            """)
        func uris(_ element: XML.Element) -> [String] {
            var found = [element.name.namespaceURI ?? "-"]
            for case .element(let child) in element.children { found += uris(child) }
            return found
        }
        expectEqual(uris(document.root), ["-", "-", "u", "-", "w", "v", "w", "w", "w", "v"])
        expectEqual(DocumentReading.refusal("<!DOCTYPE a [<!ENTITY e '<p:b/>'>]>\n<a>&e;</a>"), "invalidNamespace 2:4")
        for (id, expected) in [
            ("SYSTEM 'x'", "unresolvedEntity 2:4"), ("PUBLIC 'p' 'x'", "unresolvedEntity 2:4"),
            ("SYSTEM 'x' NDATA n", "invalidReference 2:4"),
        ] {
            let found = DocumentReading.refusal("<!DOCTYPE a [<!ENTITY e \(id)>]>\n<a>&e;</a>")
            expectEqual(found, expected, for: id)
        }
    }

    @Test("Errors in entities are at the reference, and those after an entity at their own place")
    func errors() {
        // Markup must be complete within its entity.
        forEachRow([
            ("<b>", "unexpectedEnd 2:5"), ("</b>", "mismatchedEndTag 2:5"), ("</a>", "mismatchedEndTag 2:5"),
            ("</a><a>", "mismatchedEndTag 2:5"), ("<b></c>", "mismatchedEndTag 2:5"), ("<b></b", "unexpectedEnd 2:5"),
            ("<b", "unexpectedEnd 2:5"), ("<", "unexpectedEnd 2:5"), ("<b c", "unexpectedEnd 2:5"),
            ("<b c='", "unexpectedEnd 2:5"), ("<b c='d'", "unexpectedEnd 2:5"), ("<b/", "unexpectedEnd 2:5"),
            ("</", "mismatchedEndTag 2:5"), ("<!--", "unexpectedEnd 2:5"), ("<!-- -- -->", "syntax 2:5"),
            ("<?p", "unexpectedEnd 2:5"), ("<?", "unexpectedEnd 2:5"), ("<![CDATA[", "unexpectedEnd 2:5"),
            ("<![CDATA[]]", "unexpectedEnd 2:5"), ("<!", "syntax 2:5"), ("<!DOCTYPE b>", "syntax 2:5"),
            ("<!ELEMENT b ANY>", "syntax 2:5"), ("<?xml version='1.0'?>", "invalidDeclaration 2:5"),
            ("]]>", "syntax 2:5"), ("&#38;", "invalidReference 2:5"), ("&#38;amp", "invalidReference 2:5"),
            ("&#38;#", "invalidReference 2:5"), ("&#38;#0;", "invalidCharacter 2:5"), ("<b c='<'/>", "syntax 2:5"),
            ("<1/>", "invalidName 2:5"), ("<b c='' c=''/>", "duplicateAttribute 2:5"), ("%p;", nil),
            ("<b>&end;", "mismatchedEndTag 2:5"), ("<b>&begin;</b></b>", "unexpectedEnd 2:5"),
            ("&no;", "invalidReference 2:5"),
        ]) { value, expected in
            let literal = "\"\(value.replacing("%", with: "&#37;"))\""
            let subset = "<!ENTITY e \(literal)><!ENTITY end '</b>'><!ENTITY begin '<b>'>"
            let found = DocumentReading.refusal("<!DOCTYPE a [\(subset)]>\n<a>x&e;</a>")
            expectEqual(found, expected ?? "accepted: <a>x%p;</a>")
        }
        // Errors after an entity have their own location.
        expectEach([
            "<a>&e;</b>": "mismatchedEndTag 2:7", "<a>&e;<b></a>": "mismatchedEndTag 2:10",
            "<a>&e;": "unexpectedEnd 2:7", "<a>&e;&#0;</a>": "invalidCharacter 2:7", "<a>&e;]]></a>": "syntax 2:7",
            "<a>&e;&</a>": "invalidReference 2:7", "<a>&e; &e": "invalidReference 2:8", "<a/>&e;": "extraContent 2:5",
            "&e;<a/>": "syntax 2:1", "<a>&e;<b c='&#0;'/></a>": "invalidCharacter 2:13", "<&e;/>": "invalidName 2:2",
        ]) { DocumentReading.refusal("<!DOCTYPE a [\(Self.entities)]>\n\($0)") }
    }

    private struct Order: Decodable, Equatable { let id: Int, notes: [String], price: Double? }

    @Test("Values are decoded from entities, and their errors are at the element or its reference")
    func decoded() throws {
        let subset = """
            <!ENTITY n "4"><!ENTITY id "<id>&n;2</id>">
            <!ENTITY note "<notes> one </notes><notes><![CDATA[ t&#38;w ]]></notes>">
            <!ENTITY cents "5"><!ENTITY space " "><!ENTITY cr "&#13;">
            """
        let content = "&id;<price>&space;1.&cents;0</price>&note;<notes>3&n;&cr;</notes>"
        let xml = "<!DOCTYPE order [\(subset)]><order>\(content)</order>"
        let expected = Order(id: 42, notes: ["one", " t&w ", "34\r"], price: 1.5)
        try expectEqual(XMLDecoder().decode(Order.self, from: xml), expected)
        // An error in a value from an entity is located at the element, or at the reference of the element.
        forEachRow([
            ("\n<order>\n <id>4&n;</id></order>", "3:2: ", "/order/id"),
            ("\n<order>&id;</order>", "2:8: ", "/order/id"), ("\n<order>\n&outer;</order>", "3:1: ", "/order/id"),
        ]) { root, place, path in
            let subset = "<!ENTITY n 'x'><!ENTITY id '<id>&n;</id>'><!ENTITY outer '<price>1</price>&id;'>"
            let error = try requireThrows(DecodingError.self) {
                try XMLDecoder().decode(Order.self, from: "<!DOCTYPE order [\(subset)]>\(root)")
            }
            guard case .dataCorrupted(let context) = error else {
                Issue.record("another case: \(error)")
                return
            }
            expectStart(context.debugDescription, place)
            #expect(context.debugDescription.contains(path), "\(context.debugDescription)")
            expectEqual(context.codingPath.map(\.stringValue), ["id"])
        }
    }
}
