import Testing

@testable import XMLCodable
@testable import XMLCodableStreaming

struct XMLElementLookupTests {
    /// A parsed tree and the same tree built from values.
    private func trees(_ text: String) throws -> [XML.Element] {
        let parsed = try XML.Document(parsing: text).root
        return [parsed, Self.rebuilt(parsed), XML.Element(name: parsed.name, children: parsed.children)]
    }

    private static func rebuilt(_ element: XML.Element) -> XML.Element {
        let children = element.children.map { child in
            if case .element(let element) = child { return XML.Node.element(rebuilt(element)) }
            return child
        }
        return XML.Element(name: element.name, attributes: element.attributes, children: children)
    }

    static let sample = """
        <r><a><x>1</x></a> <a/><a><x>2</x><x k="v">3</x></a><p:a xmlns:p="u"><p:x>4</p:x></p:a><c.d>5</c.d>\
        <c><d>6</d></c><e.f/><e.f>7</e.f></r>
        """

    @Test(
        "A path finds its last step under every match of the steps before; names are compared by scalars and namespaces"
    )
    func paths() throws {
        forEachRow([
            ("a.x", ["1", "2", "3"]), ("a", ["", "", ""]), ("a.0.x", ["1"]), ("a.1.x", []), ("a.2.x", ["2", "3"]),
            ("a.2.x.1", ["3"]), ("a.x.0", ["1", "2"]), ("a.x.1", ["3"]), ("a.3", []), ("a.99999999999999999999", []),
            ("c.d", ["5"]), ("e.f", ["", "7"]), ("p:a.p:x", ["4"]), ("{u}a.{u}x", ["4"]), ("{}a.{}x", ["1", "2", "3"]),
            ("{u}a.{}x", []), ("{v}a", []), ("missing", []), ("a.missing", []), ("", []), (".", []), ("a.", []),
            (".a", []), ("a..x", []), ("0", []), ("0.a", []), ("a.0.0", []), ("#text", []), ("*b", []), ("a.*b", []),
            ("@k", []), ("a.x.@k", []), ("{u", []),
        ]) { path, expected in
            for root in try trees(Self.sample) {
                expectEqual(root.elements(at: path).map(\.text), expected)
                expectEqual(root[path]?.text, expected.first)
                expectEqual(root[path]?.text, expected.first)
            }
        }
        for root in try trees("<r><a.b><c>1</c></a.b><a><b><c>2</c></b></a></r>") {
            expectEqual(root["a.b"]?["c"]?.text, "1")
            expectEqual(root["a.b.c"]?.text, "2")
        }
        for root in try trees("<r \u{E9}='1'><\u{E9}>composed</\u{E9}></r>").dropLast() {
            expectEqual(root["\u{E9}"]?.text, "composed")
            expectNil(root["e\u{301}"])
            expectEqual(root[attribute: "\u{E9}"], "1")
            expectNil(root[attribute: "e\u{301}"])
        }
        let text = """
            <feed class="abcs-js"><startIndex>0</startIndex>\
            <item sdImg="s"><title>t</title><feed type="grid">https://cyz.xml</feed></item></feed>
            """
        let root = try XML.Document(parsing: text).root
        expectEqual(root[attribute: "class"], "abcs-js")
        expectEqual(root["item.feed"]?.text, "https://cyz.xml")
        expectEqual(root[attribute: "item.feed.@type"], "grid")
        expectNil(root["feed"])
        let envelope = """
            <soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>\
            <PingResponse xmlns="http://tempuri.org/"><PingResult>true</PingResult></PingResponse>\
            </soap:Body></soap:Envelope>
            """
        let response = try XML.Document(parsing: envelope).root
        expectEqual(response["soap:Body.PingResponse.PingResult"]?.text, "true")
        let path = "{http://schemas.xmlsoap.org/soap/envelope/}Body.{http://tempuri.org/}PingResponse.PingResult"
        expectEqual(response[path]?.text, "true")
        // Attributes are found by name, namespace and path.
        forEachRow(
            [
                ("k", "1"), ("p:k", "2"), ("{u}k", "2"), ("a.b", "3"), ("x.@k", "5"), ("x.1.@k", "5"), ("x.0.@k", nil),
                ("@k", "1"), ("x.@{u}k", "6"), ("x.@a.b", "7"), ("x.y.@k", nil), ("missing", nil), ("x", nil),
                ("@", nil), ("", nil), ("{}k", "1"), ("xmlns:p", "u"),
            ] as [(String, String?)]
        ) { path, expected in
            let text = "<r k='1' p:k='2' a.b='3' xmlns:p='u'><x/><x k='5' p:k='6' a.b='7'/></r>"
            for root in try trees(text).dropLast() { expectEqual(root[attribute: path], expected) }
        }
    }
}

struct ElementPathTests {
    @Test("A path has steps, indices and an attribute; text of any other form is a literal name")
    func shapes() {
        forEachRow([
            ("a", 1, 0, false), ("a.b", 2, 0, false), ("a.0", 1, 1, false), ("a.0.b.12", 2, 2, false),
            ("{http://x.y/z}a.b", 2, 0, false), ("a.@b", 1, 0, true), ("@b.c", 0, 0, true), ("a.@{u.v}b", 1, 0, true),
            ("a..b", 1, 0, false), ("a..b.c", 2, 0, false),
        ]) { text, steps, indices, hasAttribute in
            let path = ElementPath(text)
            expectEqual(path.steps.count, steps)
            expectEqual(path.steps.filter { $0.index != nil }.count, indices)
            expectEqual((path.attribute != nil), hasAttribute)
        }
        forEachRow(["", ".", "a.", ".a", "0", "0.a", "a.0.0", "@", "a.@", "#text", "a.#text", "*b", "a.*b", "a.**.0"]) {
            text in
            let path = ElementPath(text)
            expectEqual(path.steps.count, 1)
            expectEqual(path.steps.first?.name.made, XML.Name(text))
            expectNil(path.attribute)
            #expect(!path.isComposite)
        }
        // Brackets that are not closed are part of a name.
        let path = ElementPath(String(repeating: "[", count: 1_000) + ".b")
        expectEqual(path.steps.count, 2)
        expectEqual(ElementPath("a[.b]").steps.count, ElementPath("a[x.b]").steps.count)
    }
}
