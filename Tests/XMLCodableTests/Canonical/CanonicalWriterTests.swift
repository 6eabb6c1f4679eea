import Testing
import XMLCodable
import XMLCodableCanonical

/// Whole documents, after Canonical XML 1.0, section 3.
struct CanonicalWriterTests {
    static let whole: [(String, String)] = [
        // 3.1: nodes outside the root.
        (
            "<?xml version=\"1.0\"?>\n\n<?style  href='a'\n b='c' ?>\n<!DOCTYPE d [<?in dtd?>]>\n<d>x<!-- c --></d>\n<?done?>\n<!-- 2 --><!-- 3 -->",
            "<?style href='a'\n b='c' ?>\n<d>x<!-- c --></d>\n<?done?>\n<!-- 2 -->\n<!-- 3 -->"
        ),
        // 3.2: white space in content is kept, line breaks are LF.
        ("<d>\r\n  <a> </a>\r<b/>\n</d>", "<d>\n  <a> </a>\n<b></b>\n</d>"),
        // 3.3: start and end tags.
        ("<d  b = 'x'  a=\"y\"  ><e   /></d  >", "<d a=\"y\" b=\"x\"><e></e></d>"),
        // 3.4: characters and references.
        (
            "<d q='&quot;&apos;&lt;&gt;&amp;\n\t&#10;&#9;&#13;'>&quot;&apos;&lt;&#62;>&amp;&#13;\"<![CDATA[<&>\r\n]]>&#x1F600;é</d>",
            "<d q=\"&quot;'&lt;>&amp;  &#xA;&#x9;&#xD;\">\"'&lt;&gt;&gt;&amp;&#xD;\"&lt;&amp;&gt;\n\u{1F600}é</d>"
        ),
        // 3.5: entities of the internal subset, default attributes, attribute types.
        (
            "<!DOCTYPE d [<!ENTITY e 'w<i>&#38;lt;</i>'><!ENTITY v 'z'><!ATTLIST d k CDATA 'def' t NMTOKENS #IMPLIED>]><d t=' a  b ' u='&v;'>&e;!</d>",
            "<d k=\"def\" t=\"a b\" u=\"z\">w<i>&lt;</i>!</d>"
        ),
        ("<d><?p?><?p  x ?></d>", "<d><?p?><?p x ?></d>"),
        ("<d>a]]&gt;b</d>", "<d>a]]&gt;b</d>"),
    ]

    @Test(
        "Canonical XML, 3: the form of a document is its own form; comments are removed, and any encoding becomes UTF-8"
    )
    func documents() throws {
        forEachRow(Self.whole) { source, expected in
            for form in [XML.CanonicalForm.canonical10, .canonical11, .exclusive] {
                let document = try XML.Document(parsing: source)
                try expectEqual(document.canonicalString(form.withComments), expected)
                let again = try XML.Document(parsing: try document.canonicalBytes(form.withComments))
                try expectEqual(again.canonicalString(form.withComments), expected)
            }
        }
        let document = try XML.Document(parsing: "<!-- 1 --><?p?><d> <!-- 2 --> <a/></d><!-- 3 -->")
        try expectEqual(document.canonicalString(), "<?p?>\n<d>  <a></a></d>")
        try expectEqual(
            document.canonicalString(.canonical10.withComments),
            "<!-- 1 -->\n<?p?>\n<d> <!-- 2 --> <a></a></d>\n<!-- 3 -->")
        let bytes = Array("<?xml version='1.0' encoding='ISO-8859-1'?><d>".utf8) + [0xE9] + Array("</d>".utf8)
        try expectEqual(XML.Document(parsing: bytes).canonicalBytes(), Array("<d>é</d>".utf8))
    }

    @Test("An unresolved reference has no canonical form, and a deep document takes linear time and no stack")
    func limits() throws {
        var options = XML.ParsingOptions()
        options.unresolvedEntities = .keep
        for content in ["<d>&x;</d>", "<d><a> &x; b</a></d>", "<d>a<b/>&x;</d>"] {
            let source = "<!DOCTYPE d SYSTEM 'd.dtd'>" + content
            let document = try XML.Document(parsing: source, options: options)
            let parsed = expectThrows(XMLWritingError.self, for: content) { try document.canonicalBytes() }
            expectEqual(parsed?.code, .unresolvedEntity)
        }
        let source = "<!DOCTYPE d SYSTEM 'd.dtd'><d><a> &x; b</a></d>"
        var document = try XML.Document(parsing: source, options: options)
        document.root[attribute: "changed"] = "1"
        let changed = expectThrows(XMLWritingError.self) { try document.canonicalBytes() }
        expectEqual(changed?.code, .unresolvedEntity)
        let part = expectThrows(XMLWritingError.self) { try document.root.canonicalBytes() }
        expectEqual(part?.code, .unresolvedEntity)
        do {
            let depth = 50_000
            var options = XML.ParsingOptions()
            options.limits.depth = .max
            let source =
                String(repeating: "<a xmlns:p='urn:p'>", count: depth) + String(repeating: "</a>", count: depth)
            let document = try XML.Document(parsing: source, options: options)
            let expected =
                "<a xmlns:p=\"urn:p\">" + String(repeating: "<a>", count: depth - 1)
                + String(repeating: "</a>", count: depth)
            try expectEqual(document.canonicalString(), expected)
        }
    }
}
