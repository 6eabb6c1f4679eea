import Testing

@testable import XMLCodable

struct ScannerDefinedAttributesTests {
    private static let entities = """
        <!ENTITY d "&#xD;"><!ENTITY a "&#xA;"><!ENTITY da "&#xD;&#xA;"><!ENTITY e "x">
        <!ENTITY quotes '"&#39;'><!ENTITY lt2 "&#38;#60;"><!ENTITY amp2 "&#38;#38;"><!ENTITY tab "	">
        <!ENTITY line "
        "><!ENTITY nested "(&e;&quotes;)"><!ENTITY escapedTab "&#38;#9;"><!ENTITY none "">
        """

    @Test("Values have their entities and are normalized, those of other types than CDATA with single spaces")
    func values() throws {
        // Entities in values.
        forEachRow([
            ("&e;", "x"), ("1&e;2&e;", "1x2x"), ("&none;", ""), ("&quotes;", "&quot;'"), ("&lt2;&amp2;", "&lt;&amp;"),
            ("&nested;", "(x&quot;')"), ("&lt;&e;&#38;", "&lt;x&amp;"), ("&amp;e;", "&amp;e;"),
            ("&#38;e;&e;", "&amp;e;x"), ("&escapedTab;", "&#9;"), ("\u{E9}&e;\u{1F600}", "\u{E9}x\u{1F600}"),
            // White space in the text of an entity is normalized too, but not character references in the value.
            ("&tab;|&line;|&a;|&d;|&da;", " | | | |  "), ("&#9;&e;&#10;", "&#9;x&#10;"),
            // A line break in the document is one space, also next to a reference.
            ("1\r\n&e;\r\n2", "1 x 2"), ("1\r&a;2", "1  2"), ("\t&e;\n\n", " x  "),
        ]) { value, expected in
            let text = "<!DOCTYPE a [\(Self.entities)]><a b=\"\(value)\"/>"
            try expectEqual(DocumentReading.root(text), "<a b=\"\(expected)\"></a>")
            let single = "<!DOCTYPE a [\(Self.entities)]><a c='' b='\(value)' d=''/>"
            try expectEqual(DocumentReading.root(single), "<a c=\"\" b=\"\(expected)\" d=\"\"></a>")
        }
        // Specification, section 3.3.3: the table of normalized values.
        let values = ["\n\nxyz", "&d;&d;A&a;&#x20;&a;B&da;", "&#xd;&#xd;A&#xa;&#xa;B&#xd;&#xa;"]
        let tokens = ["xyz", "A B", "&#13;&#13;A&#10;&#10;B&#13;&#10;"]
        let texts = ["  xyz", "  A   B  ", "&#13;&#13;A&#10;&#10;B&#13;&#10;"]
        for (index, value) in values.enumerated() {
            let document = { (type: String) in
                "<!DOCTYPE a [\(Self.entities)<!ATTLIST a b \(type) #IMPLIED>]><a b=\"\(value)\"/>"
            }
            try expectEqual(DocumentReading.root(document("NMTOKENS")), "<a b=\"\(tokens[index])\"></a>")
            try expectEqual(DocumentReading.root(document("CDATA")), "<a b=\"\(texts[index])\"></a>")
        }
        // Values of other types than CDATA have single spaces.
        forEachRow([
            ("x", "x"), (" x", "x"), ("x ", "x"), ("x  y", "x y"), ("\tx\n\ny\r\n", "x y"), ("   ", ""), ("", ""),
            ("x y", "x y"), ("&#32;x&#32;&#32;y", "x y"), ("&#9;x", "&#9;x"), (" &amp; &lt; ", "&amp; &lt;"),
            (" &e;&tab;&e; ", "x x"), ("&none; x", "x"), ("x &quotes;", "x &quot;'"), (" \u{E9} ", "\u{E9}"),
            (" >'  ", ">'"),
        ]) { value, expected in
            for type in ["NMTOKENS", "(x|y)"] {
                let text = "<!DOCTYPE a [\(Self.entities)<!ATTLIST a b \(type) 'd'>]><a c=' ' b=\"\(value)\"/>"
                try expectEqual(DocumentReading.root(text), "<a c=\" \" b=\"\(expected)\"></a>")
            }
        }
    }

    @Test("Defaults follow the attributes of the tag, declare namespaces, and conflict with others of the same name")
    func defaults() throws {
        forEachRow([
            ("<a/>", "<a x=\"1\" y=\"2\"></a>"), ("<a></a>", "<a x=\"1\" y=\"2\"></a>"),
            ("<a y='0'/>", "<a y=\"0\" x=\"1\"></a>"), ("<a x='' y='0' z=' '/>", "<a x=\"\" y=\"0\" z=\" \"></a>"),
            ("<a><a y=''/><b/></a>", "<a x=\"1\" y=\"2\"><a y=\"\" x=\"1\"></a><b></b></a>"),
            ("<a>&e;</a>", "<a x=\"1\" y=\"2\"><a z=\"0\" x=\"1\" y=\"2\"></a></a>"),
        ]) { root, expected in
            let subset = "<!ENTITY e \"<a z='0'/>\"><!ATTLIST a x CDATA '1' y NMTOKEN ' 2 ' z CDATA #IMPLIED>"
            try expectEqual(DocumentReading.root("<!DOCTYPE a [\(subset)]>\(root)"), expected)
        }
        // Defaults declare namespaces and use them, and conflict with others of the same expanded name.
        let document = try DocumentReading.document(
            """
            <!DOCTYPE p:a [<!ATTLIST p:a xmlns:p CDATA "urn:p" xmlns CDATA #FIXED "urn:&#38;d" p:x CDATA "1">
            <!ATTLIST b xmlns NMTOKEN " urn:b ">]><p:a><b/><p:c xmlns:p="urn:q"/></p:a>
            """)
        expectEqual(document.root.name.namespaceURI, "urn:p")
        expectEqual(document.root.attributes.map(\.name.namespaceURI).last, "urn:p")
        let children = document.root.children.compactMap { node -> String? in
            if case .element(let element) = node { element.name.namespaceURI } else { nil }
        }
        expectEqual(children, ["urn:b", "urn:q"])
        let text = try document.xmlString()
        try expectEqual(XML.Document(parsing: text).root, document.root)
        let subset = "<!ATTLIST a xmlns:p CDATA 'u' xmlns:q CDATA 'u' p:b CDATA ''>"
        expectEqual(DocumentReading.refusal("<!DOCTYPE a [\(subset)]>\n<a q:b=''/>"), "duplicateAttribute 2:1")
        expectEqual(
            DocumentReading.refusal("<!DOCTYPE a [<!ATTLIST b p:c CDATA ''>]>\n<a>\n<b/></a>"), "invalidNamespace 3:1")
    }

    @Test("text that is not allowed in an attribute")
    func refused() {
        forEachRow([
            ("<a b='&lt1;'/>", "syntax 2:7"), ("<a b='x&nested;'/>", "syntax 2:8"),
            ("<a b='&self;'/>", "recursiveEntity 2:7"), ("<a b='&one;'/>", "recursiveEntity 2:7"),
            ("<a b='&external;'/>", "invalidReference 2:7"), ("<a b='&unparsed;'/>", "invalidReference 2:7"),
            ("<a b='&indirect;'/>", "invalidReference 2:7"), ("<a b='&no;'/>", "invalidReference 2:7"),
            ("<a b='&amp1;'/>", "invalidReference 2:7"), ("<a b='' b='&ok;'/>", "duplicateAttribute 2:9"),
            ("<a b='&ok;' b=''/>", "duplicateAttribute 2:13"), ("<a>&tag;</a>", "recursiveEntity 2:4"),
            ("<a>&twice;</a>", "duplicateAttribute 2:4"), ("<a xmlns:p='&none;'/>", "invalidNamespace 2:1"),
            ("<a xmlns:p='&xml;'/>", "invalidNamespace 2:1"),
            ("<a xmlns:p='&ok;' xmlns:q='ok' p:b='' q:b=''/>", "duplicateAttribute 2:39"),
        ]) { root, expected in
            let subset = """
                <!ENTITY lt1 "&#60;"><!ENTITY nested "y&lt1;"><!ENTITY self "&self;"><!ENTITY one "&two;">\
                <!ENTITY two "&one;"><!ENTITY external SYSTEM "x"><!ENTITY unparsed SYSTEM "x" NDATA n>\
                <!ENTITY indirect "&external;"><!ENTITY amp1 "&#38;"><!ENTITY ok "ok"><!ENTITY none "">\
                <!ENTITY tag "<b c='&tag;'/>"><!ENTITY twice "<b c='' c=''/>">\
                <!ENTITY xml "http://www.w3.org/XML/1998/namespace">
                """
            expectEqual(DocumentReading.refusal("<!DOCTYPE a [\(subset)]>\n\(root)"), expected)
        }
    }

    private struct Food: Decodable, Equatable {
        @XMLAttribute var calories: Int
        @XMLAttribute var name: String
        @XMLAttribute var tags: [String]?
    }

    @Test("Values are decoded from entities and defaults, xml:space too, and their errors are at the tag")
    func decoded() throws {
        let subset = "<!ENTITY big '6&#38;#53;0'><!ENTITY w 'Waff&#38;amp;les'><!ATTLIST food calories NMTOKEN ' 100 '>"
        let xml = { (root: String) in "<!DOCTYPE food [\(subset)]>\(root)" }
        try expectEqual(
            XMLDecoder().decode(Food.self, from: xml("<food calories='&big;' name='&w;'/>")),
            Food(calories: 650, name: "Waff&les", tags: nil))
        try expectEqual(
            XMLDecoder().decode(Food.self, from: xml("<food name=' &w; '/>")),
            Food(calories: 100, name: " Waff&les ", tags: nil))
        let declaration = "<!DOCTYPE a [<!ATTLIST text xml:space CDATA #FIXED 'preserve'>]>"
        let line = "<a><text> x </text></a>"
        try expectEqual(XMLDecoder().decode([String: [String]].self, from: declaration + line), ["text": [" x "]])
        try expectEqual(XMLDecoder().decode([String: [String]].self, from: line), ["text": ["x"]])
        // An error in a value from the DTD is at the tag.
        forEachRow(["<food name='' calories='&big;'/>", "<food name=''/>"]) { root in
            let xml = "<!DOCTYPE food [<!ENTITY big 'many'><!ATTLIST food calories CDATA 'few'>]>\n  \(root)"
            let error = try requireThrows(DecodingError.self) { try XMLDecoder().decode(Food.self, from: xml) }
            guard case .dataCorrupted(let context) = error else {
                Issue.record("another case: \(error)")
                return
            }
            expectStart(context.debugDescription, "2:3: ")
            expectPart(context.debugDescription, "/food/@calories")
        }
    }
}
