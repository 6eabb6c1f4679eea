import Testing
import XMLCodable

/// Escaped strings.
struct StringXMLEscapedTests {
    @Test("Reserved characters are references, and those that are invalid in XML throw")
    func escaped() throws {
        forEachRow([
            ("", "", ""), ("plain é😀", "plain é😀", "plain é😀"),
            ("& < > ' \"", "&amp; &lt; &gt; &apos; &quot;", "&amp; &lt; &gt; &apos; &quot;"),
            ("]]>", "]]&gt;", "]]&gt;"), ("\t\n\r", "\t\n&#13;", "&#9;&#10;&#13;"), ("\r\n", "&#13;\n", "&#13;&#10;"),
        ]) { text, inText, inAttribute in
            try expectEqual(XML.escaped(text), inText)
            try expectEqual(XML.escaped(text, for: .text), inText)
            try expectEqual(XML.escaped(text, for: .attribute), inAttribute)
            let root = try XML.Document(parsing: "<r a=\"\(inAttribute)\" b='\(inAttribute)'>\(inText)</r>").root
            expectEqual(root.text, text)
            expectEqual(root[attribute: "a"], text)
            expectEqual(root[attribute: "b"], text)
        }
        forEachRow([("\u{0}", "U+0000"), ("a\u{B}", "U+000B"), ("\u{FFFE}b", "U+FFFE"), ("\u{FFFF}", "U+FFFF")]) {
            text, name in
            for place in [XML.EscapedPlace.text, .attribute] {
                let error = expectThrows(XMLWritingError.self) { try XML.escaped(text, for: place) }
                expectEqual(error?.code, .invalidCharacter)
                expectEqual(error?.description, "the character \(name) is not allowed in XML")
            }
        }
    }
}
