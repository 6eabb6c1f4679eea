import Testing
import XMLCodable
import XMLCodableCanonical

/// CanonicalWriter: namespaces and the order of attributes.
struct CanonicalWriterTagsTests {
    static let cases: [(String, String, String?)] = [
        // Declarations by prefix, then attributes by namespace name and local name.
        (
            "<e z='1' b:y='2' a:y='3' a='4' xmlns:a='urn:2' xmlns:b='urn:1' xmlns='urn:3'/>",
            "<e xmlns=\"urn:3\" xmlns:a=\"urn:2\" xmlns:b=\"urn:1\" a=\"4\" z=\"1\" b:y=\"2\" a:y=\"3\"></e>", nil
        ),
        // Superfluous declarations are removed.
        (
            "<e xmlns='urn:1' xmlns:p='urn:2'><f xmlns='urn:1' xmlns:p='urn:2' p:a='x'/></e>",
            "<e xmlns=\"urn:1\" xmlns:p=\"urn:2\"><f p:a=\"x\"></f></e>",
            "<e xmlns=\"urn:1\"><f xmlns:p=\"urn:2\" p:a=\"x\"></f></e>"
        ),
        // The default namespace is undeclared only if there was one.
        ("<e xmlns=''><f xmlns=''/></e>", "<e><f></f></e>", nil),
        (
            "<e xmlns='urn:1'><f xmlns=''><g xmlns=''/><g xmlns='urn:1'/></f></e>",
            "<e xmlns=\"urn:1\"><f xmlns=\"\"><g></g><g xmlns=\"urn:1\"></g></f></e>", nil
        ),
        (
            "<p:e xmlns='urn:1' xmlns:p='urn:2'><p:f xmlns=''><g/></p:f></p:e>",
            "<p:e xmlns=\"urn:1\" xmlns:p=\"urn:2\"><p:f xmlns=\"\"><g></g></p:f></p:e>",
            "<p:e xmlns:p=\"urn:2\"><p:f><g></g></p:f></p:e>"
        ),
        // A rebound prefix is written again, and again after it is restored.
        (
            "<e xmlns:p='urn:1'><p:f xmlns:p='urn:2'/><p:f/></e>",
            "<e xmlns:p=\"urn:1\"><p:f xmlns:p=\"urn:2\"></p:f><p:f></p:f></e>",
            "<e><p:f xmlns:p=\"urn:2\"></p:f><p:f xmlns:p=\"urn:1\"></p:f></e>"
        ),
        // `xml` is never declared.
        (
            "<e xmlns:xml='http://www.w3.org/XML/1998/namespace' xml:lang='en'/>", "<e xml:lang=\"en\"></e>", nil
        ),
        // The same namespace name, once with a reference.
        ("<e xmlns='urn:&#97;'><f xmlns='urn:a'/></e>", "<e xmlns=\"urn:a\"><f></f></e>", nil),
        // A name that must be escaped.
        ("<e xmlns='urn:a&amp;\"b'/>", "<e xmlns=\"urn:a&amp;&quot;b\"></e>", nil),
        // Declared by the DTD.
        (
            "<!DOCTYPE e [<!ATTLIST e xmlns CDATA 'urn:d' xmlns:p CDATA 'urn:p'>]><e p:a='1'/>",
            "<e xmlns=\"urn:d\" xmlns:p=\"urn:p\" p:a=\"1\"></e>", nil
        ),
    ]

    @Test(
        "Each form writes the declarations that it requires, and a relative namespace name is an error with its place")
    func namespaces() throws {
        forEachRow(Self.cases) { source, inclusive, exclusive in
            let document = try XML.Document(parsing: source)
            try expectEqual(document.canonicalString(.canonical10), inclusive)
            try expectEqual(document.canonicalString(.canonical11), inclusive)
            try expectEqual(document.canonicalString(.exclusive), exclusive ?? inclusive)
        }
        // Exclusive, 2.1: prefixes of the list are declared wherever they are in scope.
        forEachRow(Self.lists) { prefixes, expected in
            let source = "<a xmlns='urn:d' xmlns:xs='urn:xs' xmlns:n='urn:n'><n:b t='xs:int'><c xmlns=''/></n:b></a>"
            let part = try #require(try XML.Document(parsing: source).root["n:b"])
            try expectEqual(part.canonicalString(.exclusive(inclusivePrefixes: prefixes)), expected)
        }
        // Canonical XML, 1.3: a relative namespace name is an error with its location.
        forEachRow([
            ("<a xmlns='rel'/>", "/a"), ("<a><p:b xmlns:p='../x'/></a>", "/a/b"), ("<a><b xmlns='#f'/></a>", "/a/b"),
            ("<a><b xmlns:unused='1:x'/></a>", "/a/b"),
        ]) { source, path in
            let document = try XML.Document(parsing: source)
            for form in [XML.CanonicalForm.canonical10, .canonical11, .exclusive] {
                let error = expectThrows(XMLWritingError.self) { try document.canonicalBytes(form) }
                expectEqual(error?.code, .relativeNamespace)
                expectEqual(error?.elementPath.replacingOccurrences(ofPrefix: "p:"), path)
            }
        }
    }

    static let lists: [([String], String)] = [
        ([], "<n:b xmlns:n=\"urn:n\" t=\"xs:int\"><c></c></n:b>"),
        (["xs"], "<n:b xmlns:n=\"urn:n\" xmlns:xs=\"urn:xs\" t=\"xs:int\"><c></c></n:b>"),
        (["xs", "none"], "<n:b xmlns:n=\"urn:n\" xmlns:xs=\"urn:xs\" t=\"xs:int\"><c></c></n:b>"),
        (["#default"], "<n:b xmlns=\"urn:d\" xmlns:n=\"urn:n\" t=\"xs:int\"><c xmlns=\"\"></c></n:b>"),
    ]

    @Test("Many prefixes and many elements take linear time")
    func manyPrefixes() throws {
        let declarations = (0..<2_000).map { " xmlns:p\($0)='urn:\($0)'" }.joined()
        let children = (0..<20_000).map { "<p\($0 % 2_000):c/>" }.joined()
        let document = try XML.Document(parsing: "<a\(declarations)>\(children)</a>")
        let inclusive = try document.canonicalString()
        expectEnd(inclusive, "<p1999:c></p1999:c></a>")
        try expectStart(document.canonicalString(.exclusive), "<a><p0:c xmlns:p0=\"urn:0\"></p0:c>")
    }
}

extension String {
    /// The path with the prefix of each name removed.
    fileprivate func replacingOccurrences(ofPrefix prefix: String) -> String {
        split(separator: "/").map { "/" + ($0.hasPrefix(prefix) ? $0.dropFirst(prefix.count) : $0) }.joined()
    }
}
