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

    struct Case: Sendable, CustomTestStringConvertible {
        let text: String, asText: String, asAttribute: String, asPlainText: String, asPlainAttribute: String
        var testDescription: String { text.debugDescription }
        init(_ text: String, _ asText: String, _ asAttribute: String, _ plainText: String, _ plainAttribute: String) {
            (self.text, self.asText, self.asAttribute) = (text, asText, asAttribute)
            asPlainText = plainText
            asPlainAttribute = plainAttribute
        }
    }

    static let cases = [
        Case("", "", "", "", ""), Case("plain", "plain", "plain", "plain", "plain"),
        Case("<&>", "&lt;&amp;&gt;", "&lt;&amp;&gt;", "&lt;&amp;&gt;", "&lt;&amp;&gt;"),
        Case("it's \"", "it&apos;s &quot;", "it&apos;s &quot;", "it's \"", "it's &quot;"),
        Case("a\tb\nc\rd", "a\tb\nc&#13;d", "a&#9;b&#10;c&#13;d", "a\tb\nc&#13;d", "a&#9;b&#10;c&#13;d"),
        Case("é – 🙂 ﬀ＜", "é – 🙂 ﬀ＜", "é – 🙂 ﬀ＜", "é – 🙂 ﬀ＜", "é – 🙂 ﬀ＜"),
        Case("\u{7F}\u{1FFFE}", "\u{7F}\u{1FFFE}", "\u{7F}\u{1FFFE}", "\u{7F}\u{1FFFE}", "\u{7F}\u{1FFFE}"),
    ]

    @Test("text and attributes are escaped", arguments: cases)
    func escapes(_ test: Case) {
        #expect(run(Escaping.appendText, test.text) == (test.asText, nil))
        #expect(run(Escaping.appendAttribute, test.text) == (test.asAttribute, nil))
        #expect(run(Escaping.appendPlainText, test.text) == (test.asPlainText, nil))
        #expect(run(Escaping.appendPlainAttribute, test.text) == (test.asPlainAttribute, nil))
    }

    @Test("special characters are found at any position", arguments: 0..<70)
    func everyPlace(_ before: Int) {
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

    @Test("characters that are invalid in XML are found", arguments: [0, 1, 8, 0xB, 0xC, 0xE, 0x1F, 0xFFFE, 0xFFFF])
    func forbidden(_ value: UInt32) throws {
        let text = "ab\(try #require(Unicode.Scalar(value)))cd"
        let all: [Append] = [
            Escaping.appendText, Escaping.appendAttribute, Escaping.appendPlainText, Escaping.appendPlainAttribute,
            Escaping.appendValueText, Escaping.appendCDATA, { bytes, _ in Escaping.forbidden(bytes) },
        ]
        for append in all { expectEqual(run(append, text).1, value) }
    }

    @Test("characters with the same first bytes as forbidden ones are allowed", arguments: 0..<40)
    func forbiddenEverywhere(_ before: Int) {
        let left = String(repeating: "x", count: before)
        for after in [0, 1, 13, 14, 15, 16, 33] {
            // U+FF0C and U+FFFD begin with the same byte, and with the same two.
            let right = String(repeating: "\u{FF0C}\u{FFFD}", count: after)
            #expect(run(Escaping.appendText, left + right) == (left + right, nil))
            expectEqual(run(Escaping.appendText, left + right + "\u{FFFE}").1, 0xFFFE)
            expectEqual(run(Escaping.appendText, right + left + "\u{FFFF}" + right).1, 0xFFFF)
        }
    }

    @Test(
        "white space at both ends of a value is written as references",
        arguments: [
            ("", ""), ("a b", "a b"), (" a ", "&#32;a&#32;"), ("\n\t a\r\n", "&#10;&#9;&#32;a&#13;&#10;"),
            ("   ", "&#32;&#32;&#32;"), ("\u{A0}a\u{A0}", "\u{A0}a\u{A0}"), (" <\n> ", "&#32;&lt;\n&gt;&#32;"),
        ])
    func valueText(_ text: String, _ expected: String) {
        #expect(run(Escaping.appendValueText, text) == (expected, nil))
    }

    @Test(
        "CDATA sections can contain any text",
        arguments: [
            ("", "<![CDATA[]]>"), ("a<b&c", "<![CDATA[a<b&c]]>"), ("]]>", "<![CDATA[]]]]><![CDATA[>]]>"),
            ("]]]]>>", "<![CDATA[]]]]]]><![CDATA[>>]]>"),
            ("a]]>b]]>c", "<![CDATA[a]]]]><![CDATA[>b]]]]><![CDATA[>c]]>"), ("a\rb", "<![CDATA[a]]>&#13;<![CDATA[b]]>"),
            ("\r\n", "<![CDATA[]]>&#13;<![CDATA[\n]]>"), ("ends ]]", "<![CDATA[ends ]]]]>"),
        ])
    func cdata(_ text: String, _ expected: String) throws {
        #expect(run(Escaping.appendCDATA, text) == (expected, nil))
        try expectEqual(XML.Document(parsing: "<a>\(expected)</a>").root.text, text)
    }
}
