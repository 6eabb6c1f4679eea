import Testing

@testable import XMLCodable

struct EscapingTests {
    typealias Append = (ByteSlice, inout ByteBuffer) -> UInt32?

    /// The text that a function appends, or the scalar that it rejects.
    private func run(_ append: Append, _ text: String) -> (String, UInt32?) {
        var out = ByteBuffer(capacity: 16)
        defer { out.deallocate() }
        let forbidden = text.withBytes { append($0, &out) }
        return (out.string, forbidden)
    }

    private func expectEscapes(
        _ text: String, _ asText: String, _ asAttribute: String, _ asPlainText: String, _ asPlainAttribute: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (append, expected) in [
            (Escaping.appendText, asText), (Escaping.appendAttribute, asAttribute),
            (Escaping.appendPlainText, asPlainText), (Escaping.appendPlainAttribute, asPlainAttribute),
        ] as [(Append, String)] {
            let (found, forbidden) = run(append, text)
            expectEqual(found, expected, sourceLocation: sourceLocation)
            expectNil(forbidden, sourceLocation: sourceLocation)
        }
    }

    @Test("Text, attributes, white space at the ends of values and CDATA sections are escaped")
    func escapes() throws {
        expectEscapes("", "", "", "", "")
        expectEscapes("plain", "plain", "plain", "plain", "plain")
        expectEscapes("<&>", "&lt;&amp;&gt;", "&lt;&amp;&gt;", "&lt;&amp;&gt;", "&lt;&amp;&gt;")
        expectEscapes("it's \"", "it&apos;s &quot;", "it&apos;s &quot;", "it's \"", "it's &quot;")
        expectEscapes("a\tb\nc\rd", "a\tb\nc&#13;d", "a&#9;b&#10;c&#13;d", "a\tb\nc&#13;d", "a&#9;b&#10;c&#13;d")
        expectEscapes("é – 🙂 ﬀ＜", "é – 🙂 ﬀ＜", "é – 🙂 ﬀ＜", "é – 🙂 ﬀ＜", "é – 🙂 ﬀ＜")
        expectEscapes("\u{7F}\u{1FFFE}", "\u{7F}\u{1FFFE}", "\u{7F}\u{1FFFE}", "\u{7F}\u{1FFFE}", "\u{7F}\u{1FFFE}")
        // White space at both ends of a value is written as references.
        forEachRow([
            ("", ""), ("a b", "a b"), (" a ", "&#32;a&#32;"), ("\n\t a\r\n", "&#10;&#9;&#32;a&#13;&#10;"),
            ("   ", "&#32;&#32;&#32;"), ("\u{A0}a\u{A0}", "\u{A0}a\u{A0}"), (" <\n> ", "&#32;&lt;\n&gt;&#32;"),
        ]) { text, expected in
            #expect(run(Escaping.appendValueText, text) == (expected, nil))
        }
        // CDATA sections can contain any text.
        forEachRow([
            ("", "<![CDATA[]]>"), ("a<b&c", "<![CDATA[a<b&c]]>"), ("]]>", "<![CDATA[]]]]><![CDATA[>]]>"),
            ("]]]]>>", "<![CDATA[]]]]]]><![CDATA[>>]]>"),
            ("a]]>b]]>c", "<![CDATA[a]]]]><![CDATA[>b]]]]><![CDATA[>c]]>"), ("a\rb", "<![CDATA[a]]>&#13;<![CDATA[b]]>"),
            ("\r\n", "<![CDATA[]]>&#13;<![CDATA[\n]]>"), ("ends ]]", "<![CDATA[ends ]]]]>"),
        ]) { text, expected in
            #expect(run(Escaping.appendCDATA, text) == (expected, nil))
            try expectEqual(XML.Document(parsing: "<a>\(expected)</a>").root.text, text)
        }
    }

    @Test("Special and invalid characters are found at any position, and similar ones are allowed")
    func everyPlace() throws {
        forEachRow(Array(0..<70)) { before in
            let left = String(repeating: "x", count: before)
            for after in [0, 1, 15, 16, 17, 40] {
                let right = String(repeating: "ä", count: after)
                expectEqual(run(Escaping.appendText, left + "<" + right).0, left + "&lt;" + right)
                expectEqual(run(Escaping.appendAttribute, left + "\n" + right).0, left + "&#10;" + right)
                expectEqual(run(Escaping.appendText, left + "\n\t" + right).0, left + "\n\t" + right)
                expectEqual(run(Escaping.appendText, left + "\u{1}" + right).1, 1)
                expectEqual(run(Escaping.appendText, left + "\u{FFFF}" + right).1, 0xFFFF)
                #expect(run(Escaping.appendText, left + "\u{FFFD}" + right) == (left + "\u{FFFD}" + right, nil))
            }
        }
        // Characters that are invalid in XML are found.
        forEachRow([0, 1, 8, 0xB, 0xC, 0xE, 0x1F, 0xFFFE, 0xFFFF]) { (value: UInt32) in
            let text = "ab\(try #require(Unicode.Scalar(value)))cd"
            let all: [Append] = [
                Escaping.appendText, Escaping.appendAttribute, Escaping.appendPlainText, Escaping.appendPlainAttribute,
                Escaping.appendValueText, Escaping.appendCDATA, { bytes, _ in Escaping.forbidden(bytes) },
            ]
            for append in all { expectEqual(run(append, text).1, value) }
        }
        // Characters with the same first bytes as forbidden ones are allowed.
        forEachRow(Array(0..<40)) { before in
            let left = String(repeating: "x", count: before)
            for after in [0, 1, 13, 14, 15, 16, 33] {
                // U+FF0C and U+FFFD begin with the same byte, and with the same two.
                let right = String(repeating: "\u{FF0C}\u{FFFD}", count: after)
                #expect(run(Escaping.appendText, left + right) == (left + right, nil))
                expectEqual(run(Escaping.appendText, left + right + "\u{FFFE}").1, 0xFFFE)
                expectEqual(run(Escaping.appendText, right + left + "\u{FFFF}" + right).1, 0xFFFF)
            }
        }
    }
}

struct EscapeTableTests {
    private func run(_ pairs: [(String, String)], _ text: String, inAttribute: Bool = false) throws -> String {
        let table = try #require(EscapeTable(pairs))
        var out = ByteBuffer(capacity: 16)
        defer { out.deallocate() }
        let forbidden = text.withBytes { bytes in
            inAttribute ? table.appendAttribute(bytes, to: &out) : table.appendText(bytes, to: &out)
        }
        expectNil(forbidden)
        return out.string
    }

    @Test("Custom replacements are made in one pass; what must be escaped, and white space at the ends, always is")
    func replaces() throws {
        let pairs = [("&", "&#38;"), ("ä", "&#228;"), ("--", "&#45;-")]
        try expectEqual(run(pairs, "a & ä -- b"), "a &#38; &#228; &#45;- b")
        try expectEqual(run([], "a<b>&'\" \r"), "a&lt;b>&amp;'\" &#13;")
        try expectEqual(run([], "]]>"), "]]&gt;")
        try expectEqual(run([("x", "]]")], "x>"), "]]&gt;")
        try expectEqual(run([], "<\"'>\n", inAttribute: true), "&lt;&quot;'>&#10;")
        let table = try #require(EscapeTable([("'", "&apos;")]))
        var out = ByteBuffer()
        defer { out.deallocate() }
        let text = " it's\n"
        expectNil(text.withBytes { table.appendValueText($0, to: &out) })
        expectEqual(out.string, "&#32;it&apos;s&#10;")
        for replacement in ["<", "a\"", "&", "&nbsp;", "&#0;", "&#38", ">", "\u{1}"] {
            let refused = EscapeTable([("x", replacement)])
            expectNil(refused, for: replacement)
        }
    }
}
