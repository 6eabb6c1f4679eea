import Testing

@testable import XMLCodable

struct ScannerTests {

    @Test("A document is one element with comments and instructions around it, a fragment any number of elements")
    func documents() {
        forEachRow([
            "<a/>", "<a />", "<a></a>", "<a></a >", "<a\n/>", "<a></a\n>", " \t\r\n<a/>", "<a/> \t\r\n",
            "<!--c--><a/><!--c-->", "<?p?><a/><?p?>", "\u{FEFF}<a/>", "\u{FEFF}<?xml version='1.0'?><a/>",
            "<a/>\n<!--c-->\n<?p q?>\n", "<_/>", "<a-1.b_c/>", "<\u{E9}\u{4E2D}\u{10000}/>", "<xml/>", "<XMLa/>",
        ]) { text in
            expectEqual(verdict(text), "accepted")
        }
        // Production 1: text that is not a document, or ends too early, is an error with its location; so are wrong end
        // tags.
        expectEach([
            // production 1: text that is not a document is an error with its location.
            "": "noRootElement 1:1", " \n ": "noRootElement 2:2", "\u{FEFF}": "noRootElement 1:1",
            "<!--c-->": "noRootElement 1:9", "<?p?>\n": "noRootElement 2:1", "a": "syntax 1:1", "a<b/>": "syntax 1:1",
            "&#32;<a/>": "syntax 1:1", "&amp;": "syntax 1:1", "\u{A0}<a/>": "syntax 1:1", "\u{2028}<a/>": "syntax 1:1",
            "\u{FEFF}\u{FEFF}<a/>": "syntax 1:1", "</a>": "syntax 1:1", "<![CDATA[]]><a/>": "syntax 1:1",
            "<!ELEMENT a ANY><a/>": "syntax 1:1", "<a/>b": "extraContent 1:5", "<a/>\n\nb": "extraContent 3:1",
            "<a/>&#32;": "extraContent 1:5", "<a/><b/>": "extraContent 1:5", "<a></a><a></a>": "extraContent 1:8",
            "<a/></a>": "extraContent 1:5", "<a/><![CDATA[]]>": "extraContent 1:5",
            "<a/><!DOCTYPE a>": "extraContent 1:5", "<a/>]]>": "extraContent 1:5", "<a/>\u{FEFF}": "extraContent 1:5",
            "<a/><?xml version='1.0'?>": "invalidDeclaration 1:5",
            // the end of the document inside a construct is an unexpected end.
            "<a>": "unexpectedEnd 1:4", "<a>\n<b>": "unexpectedEnd 2:4", "<a>text": "unexpectedEnd 1:8",
            "<a><b></b>": "unexpectedEnd 1:11", "<a><!--": "unexpectedEnd 1:8", "<a><!--c-->": "unexpectedEnd 1:12",
            "<a><![CDATA[x]]": "unexpectedEnd 1:16", "<a><?p": "unexpectedEnd 1:7", "<a><?p d?": "unexpectedEnd 1:10",
            "<": "unexpectedEnd 1:2", "<a": "unexpectedEnd 1:3", "<a ": "unexpectedEnd 1:4", "<a/": "unexpectedEnd 1:4",
            "<a b": "unexpectedEnd 1:5", "<a b=": "unexpectedEnd 1:6", "<a b='": "unexpectedEnd 1:7",
            "<a b='c'": "unexpectedEnd 1:9", "<a></": "unexpectedEnd 1:6", "<a></a": "unexpectedEnd 1:7",
            "<a></a ": "unexpectedEnd 1:8", "<!--": "unexpectedEnd 1:5", "<?": "unexpectedEnd 1:3",
            "<?p ": "unexpectedEnd 1:5",
            // productions 39 and 42: tags are nested, and an end tag has only the name of its start tag.
            "<a><b></a></b>": "mismatchedEndTag 1:7", "<a></b>": "mismatchedEndTag 1:4",
            "<a></A>": "mismatchedEndTag 1:4", "<a></ab>": "mismatchedEndTag 1:4", "<ab></a>": "mismatchedEndTag 1:5",
            "<a>\n</b>": "mismatchedEndTag 2:1", "<longer-than-8></longer-than-9>": "mismatchedEndTag 1:16",
            "<longer-than-8></longer-than-8.>": "mismatchedEndTag 1:16", "<\u{E9}></e\u{301}>": "mismatchedEndTag 1:4",
            "<e\u{301}></\u{E9}>": "mismatchedEndTag 1:5",
            "<p:a xmlns:p='u' xmlns:q='u'></q:a>": "mismatchedEndTag 1:30",
            "<a xmlns='u'></p:a>": "mismatchedEndTag 1:14", "<a></ a>": "syntax 1:6", "<a></>": "syntax 1:6",
            "<a></a b='1'>": "syntax 1:8", "<a></a/>": "syntax 1:7", "<a></a</a>": "syntax 1:7",
        ]) { verdict($0) }
        // A fragment can have any number of roots.
        expectEach([
            "<a/><b/>": "accepted", "<a>1</a>\n<!--c--><a>2</a><?p?>": "accepted", "<a/>": "accepted", "": "accepted",
            " <!-- none -->": "accepted", "text": "syntax 1:1", "<a/>text<b/>": "extraContent 1:5",
            "<a/></b>": "extraContent 1:5", "<a/><b>": "unexpectedEnd 1:8",
            "<a xmlns:p='u'/><p:b/>": "invalidNamespace 1:18",
        ]) { verdict($0, isFragment: true) }
    }

    @Test("A document that ends anywhere is rejected, and messages name the open element, both names or the entity")
    func messages() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE a SYSTEM "s"><!--c--><?p d?>\
            <a b="1&amp;2" xmlns:n='u'>t&#233;\u{E9}<n:c/><![CDATA[x]]><!--c--><?p d?><d></d></a>
            """
        let bytes = Array(text.utf8)
        expectEqual(verdict(bytes), "accepted")
        for length in 0..<bytes.count {
            let found = verdict(Array(bytes.prefix(length)))
            #expect(found != "accepted", "\(length) bytes")
        }
        // Messages name the open element, both names of a mismatch or the entity; the first error is reported.
        let unclosed = try requireThrows(XMLParsingError.self) { try XML.Document(parsing: "<a>\n  <b>text") }
        expectEqual(
            unclosed.message,
            "the document ends inside <b>, opened at 2:3; " + "`parsingOptions.repairs = .missingEnd` reads it")
        let error = try requireThrows(XMLParsingError.self) {
            try XML.Document(parsing: "<menu>\n  <name>Waffles</price>\n</menu>")
        }
        expectEqual(error.message, "the end tag </price> does not match <name>, opened at 2:3")
        #expect((error.line, error.column) == (2, 16))
        let unknown = try requireThrows(XMLParsingError.self) { try XML.Document(parsing: "<a>&nbsp;</a>") }
        expectEqual(
            unknown.message,
            "the entity 'nbsp' is not declared; `import XMLCodableEncodings` and `parsingOptions.entities = .html` read "
                + "the entities of HTML, `parsingOptions.entityResolver` supplies any text, and "
                + "`parsingOptions.repairs = .undeclaredEntities` reads it as text")
        expectEqual(verdict("<a></b>&c;</a>"), "mismatchedEndTag 1:4")
        expectEqual(verdict("<a></b>\u{1}</a>"), "invalidCharacter 1:8")
    }

    @Test("Production 14 and section 2.11: character data, and the line feeds that line breaks become")
    func characterData() throws {
        forEachRow([
            "]", "]]", "]>", "]]&gt;", "&#93;]>", "> \" '", "]]]", "\u{85}\u{2028}", "\u{7F}\u{80}\u{9F}",
            "\u{10FFFF}\u{FFFD}\u{E000}\u{D7FF}\u{1FFFF}", "\t\n\r",
        ]) { content in
            expectEqual(verdict("<a>\(content)</a>"), "accepted")
            expectEqual(verdict("<a><b/>\(content)<b/></a>"), "accepted")
        }
        expectEach([
            "]]>": "syntax 1:4", "text]]>": "syntax 1:8", "  ]]>": "syntax 1:6", "]]]>": "syntax 1:5",
            "]]]]]]]]]]>": "syntax 1:12", "<b/>]]>": "syntax 1:8", "<": "invalidName 1:5", "a < b": "invalidName 1:7",
            "a && b": "invalidReference 1:6", "\u{1}": "invalidCharacter 1:4", "\u{0}": "invalidCharacter 1:4",
            "t\u{1F}": "invalidCharacter 1:5", "\u{FFFE}": "invalidCharacter 1:4",
            "\u{E9}\u{FFFF}": "invalidCharacter 1:5",
        ]) { verdict("<a>\($0)</a>") }
        // Section 2.11: line breaks become line feeds, unless written as references.
        forEachRow([
            ("1\r\n2", "1\n2"), ("1\r2", "1\n2"), ("1\r\r\n2", "1\n\n2"), ("1\n\r2", "1\n\n2"), ("1&#13;\n2", "1\r\n2"),
            ("1\r&#10;2", "1\n\n2"), ("\r\n", "\n"), ("\r", "\n"),
        ]) { content, expected in
            let root = try XML.Document(parsing: "<a>\(content)</a>").root
            #expect(ScalarEquality.equal(root.text, expected))
            if !content.contains("&") {
                let section = try XML.Document(parsing: "<a><![CDATA[\(content)]]></a>").root
                #expect(ScalarEquality.equal(section.text, expected))
            }
            let later = try XML.Document(parsing: "<a><b/>\(content)<b/></a>").root
            #expect(ScalarEquality.equal(later.text, expected))
        }
    }

    @Test("Productions 66 to 68: references in text and in values, and those that are malformed or undefined")
    func references() throws {
        forEachRow([
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#65;", "A"),
            ("&#x41;", "A"), ("&#x1F600;", "\u{1F600}"), ("&#x1f600;", "\u{1F600}"), ("&#x10FFFF;", "\u{10FFFF}"),
            ("&#9;&#10;&#13;", "\t\n\r"), ("&#0000000000000000000065;", "A"), ("&#x000000000000000000041;", "A"),
            ("&amp;lt;", "&lt;"), ("&#38;#38;", "&#38;"), ("&#60;b&#62;", "<b>"), ("a&amp;b&amp;c", "a&b&c"),
            ("&#xD7FF;&#xE000;&#xFFFD;", "\u{D7FF}\u{E000}\u{FFFD}"),
        ]) { reference, expected in
            try expectEqual(XML.Document(parsing: "<a>\(reference)</a>").root.text, expected)
            try expectEqual(XML.Document(parsing: "<a b=\"\(reference)\"/>").root[attribute: "b"], expected)
            try expectEqual(XML.Document(parsing: "<a b='\(reference)'/>").root[attribute: "b"], expected)
        }
        forEachRow([
            ("&", "invalidReference"), ("&;", "invalidReference"), ("& amp;", "invalidReference"),
            ("&amp", "invalidReference"), ("&amp ;", "invalidReference"), ("&AMP;", "invalidReference"),
            ("&nbsp;", "invalidReference"), ("&a.b-c;", "invalidReference"), ("&\u{E9};", "invalidReference"),
            ("&-a;", "invalidReference"), ("&1;", "invalidReference"), ("&%a;", "invalidReference"),
            ("&#;", "invalidReference"), ("&#x;", "invalidReference"), ("&#X41;", "invalidReference"),
            ("&#65", "invalidReference"), ("&# 65;", "invalidReference"), ("&#6 5;", "invalidReference"),
            ("&#-65;", "invalidReference"), ("&#+65;", "invalidReference"), ("&#A;", "invalidReference"),
            ("&#x4G;", "invalidReference"), ("&#65.0;", "invalidReference"), ("&\u{FF03}65;", "invalidReference"),
            ("&#0;", "invalidCharacter"), ("&#x0;", "invalidCharacter"), ("&#8;", "invalidCharacter"),
            ("&#31;", "invalidCharacter"), ("&#xB;", "invalidCharacter"), ("&#xD800;", "invalidCharacter"),
            ("&#xDFFF;", "invalidCharacter"), ("&#xFFFE;", "invalidCharacter"), ("&#xFFFF;", "invalidCharacter"),
            ("&#x110000;", "invalidCharacter"), ("&#4294967361;", "invalidCharacter"),
            ("&#18446744073709551681;", "invalidCharacter"), ("&#x100000041;", "invalidCharacter"),
        ]) { reference, code in
            expectEqual(verdict("<a>t\n\u{E9}\(reference)</a>"), "\(code) 2:2")
            expectEqual(verdict("<a b='t\n\u{E9}\(reference)'/>"), "\(code) 2:2")
        }
    }
}
