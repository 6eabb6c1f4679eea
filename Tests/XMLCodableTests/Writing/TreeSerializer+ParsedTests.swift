import Testing

@testable import XMLCodable

struct TreeSerializerParsedTests {
    @Test("An unchanged document is written verbatim, equivalent forms in a uniform way")
    func unchanged() throws {
        forEachRow([
            "<a />", "<a>it's &amp; \"so\" &#65;&#x42; > ]] </a>", "<a x=\"it's\" y='\"' z=\"&lt;&#10;>\" />",
            "<a> <b> </b>\n\t<!-- a & b --> <?p?> <?q d ?><![CDATA[<&]]> </a>", "<a><![CDATA[]]></a>",
            "<p:a xmlns:p=\"u\" xmlns=\"v\" p:x=\"\" xml:lang=\"en\"><b xmlns=\"\" /></p:a>", "<é ü=\"🙂\">漢字ﬀ</é>",
            "<a>&#13;&#9;&#10;</a>",
            """
            <?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <!--1-->
            <!DOCTYPE a [
            <!ENTITY b 'c'>]>
            <?p q?>
            <a />
            <!--2-->
            """,
        ]) { text in
            let document = try XML.Document(parsing: text)
            try expectEqual(document.xmlString(), text)
            try expectEqual(document.bytes(), Array(text.utf8))
            expectEqual(document.description, text)
            try expectEqual(XML.Document(parsing: document.xmlString()), document)
        }
        forEachRow([
            ("<a></a>", "<a />"), ("<a\n  x = '1'\n/>", "<a x='1' />"), ("<a>\r\n\r</a >", "<a>\n\n</a>"),
            ("<a x='\t\n\r\n1\r2'/>", "<a x='   1 2' />"),
            ("<a><!--\r--><?p x\r\n?>\r<b/>\r</a>", "<a><!--\n--><?p x\n?>\n<b />\n</a>"),
            ("<a><![CDATA[x\r\ny]]></a>", "<a><![CDATA[x\ny]]></a>"), ("<a>&amp;\r\n</a>", "<a>&amp;\n</a>"),
            ("<?xml version='1.0' encoding='utf-8' ?><a/>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a />"),
            ("\n\n<!--1-->  <a/>\n\n<!--2-->\n", "<!--1-->\n<a />\n<!--2-->"),
        ]) { text, expected in
            let document = try XML.Document(parsing: text)
            try expectEqual(document.xmlString(.uniform), expected)
            try expectEqual(XML.Document(parsing: expected).root, document.root)
        }
        // A leading underscore, a comment, and text beside CDATA are kept.
        try expectEqual(XML.Document(parsing: "<r><_id>1</_id></r>").xmlString(), "<r><_id>1</_id></r>")
        let document = try XML.Document(parsing: "<r><!-- a & b --><c/></r>")
        try expectEqual(document.xmlString(.uniform), "<r><!-- a & b --><c /></r>")
        expectEqual(document.root.comments, [" a & b "])
        try expectEqual(XML.Document(parsing: "<a>x<![CDATA[y]]></a>").root.text, "xy")
    }

    @Test("innerXML is the content with its order, references and white space")
    func innerXML() throws {
        forEachRow([
            ("<a/>", ""), ("<a>x &lt; <b c='d'/> y</a>", "x &lt; <b c='d'/> y"),
            ("<a xmlns:p='u'> <p:b/> </a>", " <p:b/> "), ("<a><![CDATA[<]]></a>", "<![CDATA[<]]>"),
        ]) { text, expected in
            let root = try XML.Document(parsing: text).root
            expectEqual(root.innerXML, expected)
            var changed = root
            changed[attribute: "k"] = "v"
            expectEqual(changed.innerXML, expected)
        }
        forEachRow([
            "says &quot;no&quot; &#233;&gt;", "\n  <b>&apos;</b>\n  <!-- & --> <?p i ?>\n", "<b /> <![CDATA[ & ]]> ",
            "<b> x </b>&amp;<b c='&quot;'>y</b> ",
        ]) { inner in
            try expectEqual(XML.Document(parsing: "<a>\(inner)</a>").root.innerXML, inner)
            let nested = try XML.Document(parsing: "<r><p/> <a>\(inner)</a><q>x</q></r>").root
            expectEqual(nested["a"]?.innerXML, inner)
            expectEqual(nested.innerXML, "<p/> <a>\(inner)</a><q>x</q>")
        }
        // Content keeps its order, as innerXML too, which has the replacement text of entities.
        let text = "<p eId=\"para_3\"> Deputy <b>Sherrif</b> is going to rule this town. </p>"
        let root = try XML.Document(parsing: text).root
        expectEqual(
            root.children,
            [.text(" Deputy "), .element(XML.Element("b", text: "Sherrif")), .text(" is going to rule this town. ")])
        expectEqual(root.innerXML, " Deputy <b>Sherrif</b> is going to rule this town. ")
        try expectEqual(root.xmlString(), text)
        try expectEqual(root.xmlString(.prettyPrinted), text)
        let titles = """
            <Document><Title>Title 1</Title><Text>Text 1</Text><Comment>Comment 1</Comment><Text>Text 2</Text></Document>
            """
        let titled = try XML.Document(parsing: titles).root
        expectEqual(titled.elements.map(\.name.localName), ["Title", "Text", "Comment", "Text"])
        try expectEqual(titled.xmlString(), titles)
        let inner = "The <italic>quick</italic> brown fox jumps over the lazy dog"
        let ordered = try XML.Document(parsing: "<p>\(inner)</p>").root
        expectEqual(ordered.innerXML, inner)
        expectEqual(ordered.text, "The  brown fox jumps over the lazy dog")
        let expanded = try XML.Document(
            parsing: "<!DOCTYPE a [<!ENTITY e 'x&#60;b c=\"&#38;lt;\"/>y&#38;amp;'>]><a>1&e;2</a>"
        ).root
        expectEqual(expanded.innerXML, "1x<b c=\"&lt;\" />y&amp;2")
        expectEqual(expanded.text, "1xy&2")
    }

    @Test("an element on its own declares the prefixes that it uses")
    func standalone() throws {
        forEachRow([
            ("<a xmlns='u'><b/></a>", "{u}b", "<b xmlns=\"u\" />"),
            ("<a xmlns:p='u' xmlns:q='v'><p:b><p:c/></p:b></a>", "p:b", "<p:b xmlns:p=\"u\"><p:c /></p:b>"),
            ("<a xmlns:p='u'><b p:x=''/></a>", "b", "<b p:x='' xmlns:p=\"u\" />"),
            ("<a xmlns:p='u'><b><c xmlns:p='v'><p:d/></c></b></a>", "b", "<b><c xmlns:p='v'><p:d /></c></b>"),
            ("<a xmlns:p='u'><b><c xmlns:p='v'/><p:d/></b></a>", "b", "<b xmlns:p=\"u\"><c xmlns:p='v' /><p:d /></b>"),
            ("<a xmlns='u'><b xmlns=''><c/></b></a>", "{}b", "<b xmlns=''><c /></b>"),
            ("<a xmlns='&quot;&amp;'><b/></a>", "{\"&}b", "<b xmlns=\"&quot;&amp;\" />"),
            ("<a xmlns:t='u'><b k='t:x'/></a>", "b", "<b k='t:x' xmlns:t=\"u\" />"),
            ("<a xmlns:t='u'><b>f(t:x)</b></a>", "b", "<b xmlns:t=\"u\">f(t:x)</b>"),
            ("<a xmlns:t='u'><b>http://x</b></a>", "b", "<b>http://x</b>"),
            ("<a xmlns:t='1'><x xmlns:t='2'><b k='t:x'/></x></a>", "x.b", "<b k='t:x' xmlns:t=\"2\" />"),
            ("<a xml:lang='en'><b xml:lang='de'/></a>", "b", "<b xml:lang='de' />"),
        ]) { text, path, expected in
            let element = try #require(try XML.Document(parsing: text).root[path])
            try expectEqual(element.xmlString(.uniform), expected)
            // Parsed again, it has the same names.
            let again = try XML.Document(parsing: element.xmlString()).root
            expectEqual(again.name, element.name)
            expectEqual(again.elements.map(\.name), element.elements.map(\.name))
            // A changed copy has the declarations too.
            var changed = element
            changed.name = element.name
            try expectEqual(XML.Document(parsing: changed.xmlString()).root.namespacesInScope, again.namespacesInScope)
        }
    }

    static let sample = """
        <r>
        <a  x='1'><b>t</b><c/><!--n--><?p d?></a><m>x<i><j/></i></m><s xml:space="preserve"> <k/> </s><e> </e>
        <w><![CDATA[ ]]><v/></w></r>
        """

    @Test("Indentation changes only white space between elements, and the options decide on the rest")
    func options() throws {
        let expected = """
            <r>
              <a x='1'>
                <b>t</b>
                <c />
                <!--n-->
                <?p d?>
              </a>
              <m>x<i><j /></i></m>
              <s xml:space="preserve"> <k /> </s>
              <e> </e>
              <w><![CDATA[ ]]><v /></w>
            </r>
            """
        let options = XML.WritingOptions(.prettyPrinted, indentation: .spaces(2))
        let document = try XML.Document(parsing: Self.sample)
        try expectEqual(document.xmlString(options), expected)
        try expectEqual(XML.Document(parsing: expected).xmlString(options), expected)
        // A changed root writes its parsed children in the same way.
        var changed = document.root
        changed.name = "r"
        try expectEqual(changed.xmlString(options), expected)
        let text = "<a>\(String(repeating: " ", count: 70_000))<b/></a>"
        try expectEqual(XML.Document(parsing: text).xmlString(.prettyPrinted), "<a>\n    <b />\n</a>")
        // Tabs, empty elements, the declaration, and the order of attributes and children follow the options.
        do {
            let document = try XML.Document(parsing: "<a><b/></a>")
            var options = XML.WritingOptions(.prettyPrinted, indentation: .tabs(1))
            options.outputFormatting.insert(.noEmptyElements)
            options.declaration = .always
            try expectEqual(
                document.xmlString(options), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>\n\t<b></b>\n</a>")
            options = XML.WritingOptions()
            options.declaration = .never
            try expectEqual(XML.Document(parsing: "<?xml version='1.0'?><a/>").xmlString(options), "<a/>")
            let text = "<r z='1' a='2' é='3'>\n<c/><!--n--><b k='1'/>\n<b k='2'/><m><z/>x<a/></m></r>"
            var sorted = XML.WritingOptions()
            sorted.outputFormatting.insert(.sortedAttributes)
            sorted.outputFormatting.insert(.sortedElements)
            let expected = """
                <r a="2" z="1" é="3">\n<b k="1" /><!--n--><b k="2" />\n<c /><m><z />x<a /></m></r>
                """
            try expectEqual(XML.Document(parsing: text).xmlString(sorted), expected)
            sorted.outputFormatting.insert(.prettyPrinted)
            sorted.indentation = .spaces(1)
            try expectEqual(
                XML.Document(parsing: "<p:r xmlns:p='u'><p:b> <z/><a/></p:b><a p:k='1'/></p:r>").xmlString(sorted),
                "<p:r xmlns:p=\"u\">\n <a p:k=\"1\" />\n <p:b>\n  <a />\n  <z />\n </p:b>\n</p:r>")
        }
    }
}
