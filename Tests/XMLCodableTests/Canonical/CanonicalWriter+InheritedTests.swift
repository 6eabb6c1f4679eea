import Testing
import XMLCodable
import XMLCodableCanonical

/// Document subsets, after Canonical XML 1.1, section 3.8.
struct CanonicalWriterInheritedTests {
    /// The part is the element `m.e`.
    static let cases: [(String, String, String?)] = [
        (
            "<r xml:lang='en' xml:space='default'><m xml:lang='fr'><e xml:space='preserve'/></m></r>",
            "<e xml:lang=\"fr\" xml:space=\"preserve\"></e>", nil
        ),
        (
            "<r xml:id='a' xml:other='1' xml:lang='en'><m><e b='2'/></m></r>",
            "<e b=\"2\" xml:id=\"a\" xml:lang=\"en\" xml:other=\"1\"></e>", "<e b=\"2\" xml:lang=\"en\"></e>"
        ),
        (
            "<r xml:base='one/two'><m xml:base='in/'><e xml:base='x'/></m></r>",
            "<e xml:base=\"x\"></e>", "<e xml:base=\"one/in/x\"></e>"
        ),
        (
            "<r xml:base='one/two'><m xml:base='in/'><e/></m></r>",
            "<e xml:base=\"in/\"></e>", "<e xml:base=\"one/in/\"></e>"
        ),
        ("<r><m xml:base='..'><e xml:base='..'/></m></r>", "<e xml:base=\"..\"></e>", "<e xml:base=\"../../\"></e>"),
        ("<r><m xml:base='a/'><e xml:base='../'/></m></r>", "<e xml:base=\"../\"></e>", "<e></e>"),
        ("<r><m><e xml:base=''/></m></r>", "<e xml:base=\"\"></e>", nil),
        (
            "<r xml:base='http://h/&quot;&amp;/'><m><e xml:base='x&#10;'/></m></r>",
            "<e xml:base=\"x&#xA;\"></e>", "<e xml:base=\"http://h/&quot;&amp;/x&#xA;\"></e>"
        ),
        (
            "<r xmlns='urn:d' xmlns:p='urn:p'><m xmlns:p='urn:q' xmlns=''><e><f/></e></m></r>",
            "<e xmlns:p=\"urn:q\"><f></f></e>", nil
        ),
    ]

    @Test("Canonical XML 1.0 and 1.1, 2.4, and exclusive, 2: what a part inherits")
    func inherited() throws {
        // Canonical XML 1.0 and 1.1, 2.4: `xml:` attributes and namespaces are inherited.
        forEachRow(Self.cases) { source, canonical10, canonical11 in
            let part = try #require(try XML.Document(parsing: source).root["m.e"])
            try expectEqual(part.canonicalString(.canonical10), canonical10)
            try expectEqual(part.canonicalString(.canonical11), canonical11 ?? canonical10)
        }
        // Exclusive, 2: only namespaces in use are inherited, and no attributes; the root excludes the nodes around it.
        let source = """
            <r xmlns='urn:d' xmlns:p='urn:p' xml:lang='en' xml:base='b'><m><e p:a='1' xml:space='default'><f/></e></m></r>
            """
        let part = try #require(try XML.Document(parsing: source).root["m.e"])
        try expectEqual(
            part.canonicalString(.exclusive),
            "<e xmlns=\"urn:d\" xmlns:p=\"urn:p\" xml:space=\"default\" p:a=\"1\"><f></f></e>")
        let whole = try XML.Document(parsing: "<?p?><r xml:base='x'>t</r><?q?>")
        try expectEqual(whole.root.canonicalString(.canonical11), "<r xml:base=\"x\">t</r>")
    }
}
