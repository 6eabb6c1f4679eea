import Testing
import XMLCodable
import XMLCodableCanonical

/// Document subsets, after Canonical XML 1.1, section 3.8.
/// CanonicalWriter: inherited context of document subsets.
struct CanonicalWriterInheritedTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let source: String
        let canonical10: String
        let canonical11: String
        var testDescription: String { source }

        init(_ source: String, _ canonical10: String, _ canonical11: String? = nil) {
            self.source = source
            self.canonical10 = canonical10
            self.canonical11 = canonical11 ?? canonical10
        }
    }

    /// The part is the element `m.e`.
    static let cases = [
        Case(
            "<r xml:lang='en' xml:space='default'><m xml:lang='fr'><e xml:space='preserve'/></m></r>",
            "<e xml:lang=\"fr\" xml:space=\"preserve\"></e>"),
        Case(
            "<r xml:id='a' xml:other='1' xml:lang='en'><m><e b='2'/></m></r>",
            "<e b=\"2\" xml:id=\"a\" xml:lang=\"en\" xml:other=\"1\"></e>", "<e b=\"2\" xml:lang=\"en\"></e>"),
        Case(
            "<r xml:base='one/two'><m xml:base='in/'><e xml:base='x'/></m></r>",
            "<e xml:base=\"x\"></e>", "<e xml:base=\"one/in/x\"></e>"),
        Case(
            "<r xml:base='one/two'><m xml:base='in/'><e/></m></r>",
            "<e xml:base=\"in/\"></e>", "<e xml:base=\"one/in/\"></e>"),
        Case(
            "<r><m xml:base='..'><e xml:base='..'/></m></r>", "<e xml:base=\"..\"></e>", "<e xml:base=\"../../\"></e>"),
        Case("<r><m xml:base='a/'><e xml:base='../'/></m></r>", "<e xml:base=\"../\"></e>", "<e></e>"),
        Case("<r><m><e xml:base=''/></m></r>", "<e xml:base=\"\"></e>"),
        Case(
            "<r xml:base='http://h/&quot;&amp;/'><m><e xml:base='x&#10;'/></m></r>",
            "<e xml:base=\"x&#xA;\"></e>", "<e xml:base=\"http://h/&quot;&amp;/x&#xA;\"></e>"),
        Case(
            "<r xmlns='urn:d' xmlns:p='urn:p'><m xmlns:p='urn:q' xmlns=''><e><f/></e></m></r>",
            "<e xmlns:p=\"urn:q\"><f></f></e>"),
    ]

    @Test("Canonical XML 1.0 and 1.1, 2.4: `xml:` attributes and namespaces are inherited", arguments: cases)
    func inclusive(test: Case) throws {
        let part = try #require(try XML.Document(parsing: test.source).root["m.e"])
        try expectEqual(part.canonicalString(.canonical10), test.canonical10)
        try expectEqual(part.canonicalString(.canonical11), test.canonical11)
    }

    @Test("Exclusive, 2: only namespaces in use are inherited, and no attributes")
    func exclusive() throws {
        let source = """
            <r xmlns='urn:d' xmlns:p='urn:p' xml:lang='en' xml:base='b'><m><e p:a='1' xml:space='default'><f/></e></m></r>
            """
        let part = try #require(try XML.Document(parsing: source).root["m.e"])
        try expectEqual(
            part.canonicalString(.exclusive),
            "<e xmlns=\"urn:d\" xmlns:p=\"urn:p\" xml:space=\"default\" p:a=\"1\"><f></f></e>")
    }

    @Test("The root as a subset excludes the nodes around it")
    func root() throws {
        let document = try XML.Document(parsing: "<?p?><r xml:base='x'>t</r><?q?>")
        try expectEqual(document.root.canonicalString(.canonical11), "<r xml:base=\"x\">t</r>")
    }
}
