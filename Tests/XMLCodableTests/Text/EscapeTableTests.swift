import Testing

@testable import XMLCodable

@Suite struct EscapeTableTests {
    private func run(_ pairs: [(String, String)], _ text: String, inAttribute: Bool = false) throws -> String {
        let table = try #require(EscapeTable(pairs))
        var out = ByteBuffer(capacity: 16)
        defer { out.deallocate() }
        let forbidden = text.withBytes { bytes in
            inAttribute ? table.appendAttribute(bytes, to: &out) : table.appendText(bytes, to: &out)
        }
        #expect(forbidden == nil)
        return out.string
    }

    @Test("custom replacements are made in one pass")
    func replaces() throws {
        let pairs = [("&", "&#38;"), ("ä", "&#228;"), ("--", "&#45;-")]
        #expect(try run(pairs, "a & ä -- b") == "a &#38; &#228; &#45;- b")
    }

    @Test("characters that must be escaped are always escaped")
    func keepsWellFormed() throws {
        #expect(try run([], "a<b>&'\" \r") == "a&lt;b>&amp;'\" &#13;")
        #expect(try run([], "]]>") == "]]&gt;")
        #expect(try run([("x", "]]")], "x>") == "]]&gt;")
        #expect(try run([], "<\"'>\n", inAttribute: true) == "&lt;&quot;'>&#10;")
    }

    @Test(
        "a replacement that is not well-formed is rejected",
        arguments: ["<", "a\"", "&", "&nbsp;", "&#0;", "&#38", ">", "\u{1}"])
    func refuses(_ replacement: String) {
        #expect(EscapeTable([("x", replacement)]) == nil)
    }

    @Test("white space at the ends of a value is protected")
    func valueText() throws {
        let table = try #require(EscapeTable([("'", "&apos;")]))
        var out = ByteBuffer()
        defer { out.deallocate() }
        let text = " it's\n"
        #expect(text.withBytes { table.appendValueText($0, to: &out) } == nil)
        #expect(out.string == "&#32;it&apos;s&#10;")
    }
}
