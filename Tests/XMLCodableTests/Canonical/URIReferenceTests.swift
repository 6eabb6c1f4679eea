import Testing

@testable import XMLCodable
@testable import XMLCodableCanonical

struct URIReferenceTests {
    static let parts: [(String, String?, String?, String, String?)] = [
        ("http://a/b?c#d", "http", "a", "/b", "c"),
        ("urn:x:y", "urn", nil, "x:y", nil),
        ("//host/p", nil, "host", "/p", nil),
        ("a/b", nil, nil, "a/b", nil),
        ("?q", nil, nil, "", "q"),
        ("1a:b", nil, nil, "1a:b", nil),
        ("a/b:c", nil, nil, "a/b:c", nil),
        ("#only", nil, nil, "", nil),
        ("", nil, nil, "", nil),
    ]

    @Test(
        "A reference has components without its fragment; Canonical XML 1.1, 2.4: dots are removed and references joined"
    )
    func references() {
        forEachRow(Self.parts) { text, scheme, authority, path, query in
            let reference = URIReference(text)
            expectEqual(reference.scheme.map(String.init), scheme)
            expectEqual(reference.authority.map(String.init), authority)
            expectEqual(reference.path, path)
            expectEqual(reference.query.map(String.init), query)
            expectEqual(reference.text, String(text.prefix { $0 != "#" }))
        }
        forEachRow(Self.paths) { path, expected in
            expectEqual(URIReference.withoutDots(path), expected)
        }
        forEachRow(Self.joins) { base, reference, expected in
            expectEqual(URIReference(reference).joined(to: URIReference(base)).text, expected)
        }
    }

    /// After Canonical XML 1.1, appendix A.
    static let paths: [(String, String)] = [
        ("a/..", ""), ("a/../", ""), (".", ""), ("./.", ""), ("..", "../"), ("../..", "../../"), ("a/../..", "../"),
        ("../../a/../..", "../../../"), ("a/.././/b//c", "b/c"), ("b/a//..//.///c", "b/c"),
        ("..a/..b/../..c", "..a/..c"),
        ("a/b/", "a/b/"), ("/a/b/c/./../../g", "/a/g"), ("/..", "/"), ("//..//..", "/"), ("/a/b/..", "/a/"), ("/", "/"),
    ]

    static let joins: [(String, String, String)] = [
        ("abc/", "../", ""),
        ("../", "../", "../../"),
        ("..", "..", "../../"),
        ("..", "x", "../x"),
        ("x/..", "y", "y"),
        ("else/where", "bar/", "else/bar/"),
        ("http://h", "a", "http://h/a"),
        ("http://h/a/b?q", "c", "http://h/a/c"),
        ("http://h/a/b?q", "?r", "http://h/a/b?r"),
        ("http://h/a/b?q", "", "http://h/a/b?q"),
        ("http://h/a/b", "/c/../d", "http://h/d"),
        ("http://h/a/b", "//i/d", "http://i/d"),
        ("http://h/a/b", "urn:x", "urn:x"),
        ("http://h/a/b", "c#d", "http://h/a/c"),
        ("a", "b", "b"),
    ]
}
