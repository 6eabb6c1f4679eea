import Testing

@testable import XMLCodable

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
            #expect(refused == nil, "\(replacement)")
        }
    }
}
