import Testing

@testable import XMLCodable

struct ScannerEntityDeclarationTests {
    @Test("The value of an entity is its replacement text, as in section 4.5 and appendix D")
    func values() throws {
        forEachRow([
            ("'x'", "x"), ("\"x'y\"", "x'y"), ("''", ""), ("'x\ty'", "x&#9;y"),
            // Line breaks of the document are normalized, those written as references are kept.
            ("'x\r\ny\rz'", "x&#10;y&#10;z"), ("'&#13;&#10;'", "&#13;&#10;"),
            ("'&#233;&#xE9;&#x1F600;'", "\u{E9}\u{E9}\u{1F600}"), ("'&amp;&lt;&gt;&apos;&quot;'", "&amp;&lt;>'&quot;"),
            ("'&#37;&#62;'", "%>"), ("'&#60;b/&#62;'", "<b></b>"), ("'&#38;#60;b/>'", "&lt;b/>"),
            ("'&#38;#38;#60;'", "&amp;#60;"), ("']]&#62;'", nil), ("']]&#38;gt;'", "]]>"),
        ]) { literal, expected in
            let text = "<!DOCTYPE a [<!ENTITY e \(literal)>]><a>&e;</a>"
            if let expected {
                try expectEqual(DocumentReading.content(text), expected)
            } else {
                expectStart(DocumentReading.refusal(text), "syntax")
            }
        }
        let book = try DocumentReading.content(
            """
            <!DOCTYPE a [<!ENTITY % pub    "&#xc9;ditions Gallimard" >
            <!ENTITY   rights "All rights reserved" >
            <!ENTITY   book   "La Peste: Albert Camus,
            &#xA9; 1947 &#xc9;ditions Gallimard. &rights;" >]><a>&book;</a>
            """)
        expectEqual(book, "La Peste: Albert Camus,&#10;\u{A9} 1947 \u{C9}ditions Gallimard. All rights reserved")
        let content = try DocumentReading.content(
            """
            <!DOCTYPE a [<!ENTITY example "<p>An ampersand (&#38;#38;) may be escaped
            numerically (&#38;#38;#38;) or with a general entity
            (&amp;amp;).</p>" >]><a>&example;</a>
            """)
        expectEqual(
            content,
            "<p>An ampersand (&amp;) may be escaped&#10;numerically (&amp;#38;) or with a general entity"
                + "&#10;(&amp;amp;).</p>")
        let tricky = try DocumentReading.content(
            """
            <?xml version='1.0'?>
            <!DOCTYPE a [
            <!ELEMENT a (#PCDATA) >
            <!ENTITY % xx '&#37;zz;'>
            <!ENTITY % zz '&#60;!ENTITY tricky "error-prone" >' >
            %xx;
            ]>
            <a>This sample shows a &tricky; method.</a>
            """)
        expectEqual(tricky, "This sample shows a error-prone method.")
    }

    @Test("The first declaration is binding, predefined entities stay, and external and unparsed ones are parsed")
    func declarations() throws {
        // The first declaration of an entity is binding; predefined entities may be declared, but not changed.
        let text = "<!DOCTYPE a [<!ENTITY e '1'><!ENTITY e '2'><!ENTITY % e '<!ENTITY e \"3\">'>%e;]><a>&e;</a>"
        try expectEqual(DocumentReading.content(text), "1")
        let changed = """
            <!DOCTYPE a [<!ENTITY lt "&#38;#60;"><!ENTITY gt "&#62;"><!ENTITY amp "&#38;#38;">
            <!ENTITY apos "&#39;"><!ENTITY quot "&#34;"><!ENTITY lt "other">]><a>&lt;&gt;&amp;&apos;&quot;</a>
            """
        try expectEqual(DocumentReading.content(changed), "&lt;>&amp;'&quot;")
        // Names of entities have no colons, even if the reference is not expanded.
        for text in [
            "<!DOCTYPE a [<!ENTITY e '&p:q;'>]><a/>", "<!DOCTYPE a [<!ATTLIST a b CDATA '&p:q;'>]><a/>", "<a>&p:q;</a>",
            "<a b='&:q;'/>",
        ] { expectStart(DocumentReading.refusal(text), "invalidNamespace") }
        // Declarations of external and unparsed entities are parsed.
        forEachRow([
            "<!ENTITY e SYSTEM 'x'>", "<!ENTITY e PUBLIC 'p' 's'>", "<!ENTITY e SYSTEM 'x' NDATA n>",
            "<!ENTITY e PUBLIC 'p' 's' NDATA n >", "<!ENTITY % e SYSTEM 'x'>", "<!ENTITY % e PUBLIC 'p' 's'>",
            "<!ENTITY\n%\te\n'<'\n>", "<!ENTITY e '<unfinished'>", "<!ENTITY e '&later;'><!ENTITY later ''>",
            "<!ENTITY e '&e;'>", "<!ENTITY \u{E9} ''>",
        ]) { declaration in
            try expectEqual(DocumentReading.content("<!DOCTYPE a [\(declaration)]><a/>"), "")
        }
    }

    @Test("grammar errors have their location")
    func refused() {
        expectEach([
            "<!ENTITYe ''>": "syntax 1:22", "<!ENTITY>": "syntax 1:22", "<!ENTITY >": "invalidName 1:23",
            "<!ENTITY 1 ''>": "invalidName 1:23", "<!ENTITY p:e ''>": "invalidNamespace 1:23",
            "<!ENTITY e''>": "syntax 1:24", "<!ENTITY e>": "syntax 1:24", "<!ENTITY e >": "syntax 1:25",
            "<!ENTITY e x>": "syntax 1:25", "<!ENTITY e '' ''>": "syntax 1:28",
            "<!ENTITY e 'x\">": "unexpectedEnd 1:35", "<!ENTITY e '%p;'>": "syntax 1:26",
            "<!ENTITY e '10%'>": "syntax 1:28", "<!ENTITY e 'a & b'>": "invalidReference 1:28",
            "<!ENTITY e '&b'>": "invalidReference 1:26", "<!ENTITY e '&;'>": "invalidReference 1:26",
            "<!ENTITY e '&#;'>": "invalidReference 1:26", "<!ENTITY e '&#x;'>": "invalidReference 1:26",
            "<!ENTITY e '&#0;'>": "invalidCharacter 1:26", "<!ENTITY e '&#xD800;'>": "invalidCharacter 1:26",
            "<!ENTITY e '&#xFFFE;'>": "invalidCharacter 1:26", "<!ENTITY e '&#x110000;'>": "invalidCharacter 1:26",
            "<!ENTITY %e ''>": "syntax 1:24", "<!ENTITY % >": "invalidName 1:25", "<!ENTITY % e>": "syntax 1:26",
            "<!ENTITY % e SYSTEM 'x' NDATA n>": "syntax 1:38", "<!ENTITY e SYSTEM>": "syntax 1:31",
            "<!ENTITY e SYSTEM 'x>": "unexpectedEnd 1:41", "<!ENTITY e PUBLIC 'p'>": "syntax 1:35",
            "<!ENTITY e SYSTEM 'x'NDATA n>": "syntax 1:35", "<!ENTITY e SYSTEM 'x' NDATA>": "syntax 1:41",
            "<!ENTITY e SYSTEM 'x' NDATA p:n>": "invalidNamespace 1:42",
            "<!ENTITY e SYSTEM 'x' ndata n>": "syntax 1:36", "<!ENTITY e 'x' NDATA n>": "syntax 1:29",
            "<!ENTITY &e; ''>": "invalidName 1:23",
        ]) { DocumentReading.refusal("<!DOCTYPE a [\($0)]><a/>") }
    }
}
