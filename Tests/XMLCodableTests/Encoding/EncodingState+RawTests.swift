import Testing
import XMLCodable

/// Raw elements as values.
struct EncodingStateRawTests {
    private let element: XML.Element

    init() throws { element = try XML.Document(parsing: "<x:a xmlns:x='urn:x' k='1'> t <x:b/><!-- c --></x:a>").root }

    struct Model: Encodable {
        var a: XML.Element, list: [XML.Element], rest: [XML.Element]
        enum CodingKeys: String, CodingKey { case a, list, rest = "*" }
    }

    @Test("Raw elements are written under the name of their key, or unchanged, and one at the top is the root")
    func places() throws {
        let own = "<x:a xmlns:x='urn:x' k='1'> t <x:b /><!-- c --></x:a>"
        let named: (String) -> String = { "<\($0) xmlns:x=\"urn:x\" k=\"1\"> t <x:b /><!-- c --></\($0)>" }
        let text = try encoded(Model(a: element, list: [element, element], rest: [element]))
        expectEqual(text, "<r>" + named("a") + named("list") + named("list") + own + "</r>")
        try expectEqual(encoded(element, root: nil), "<x:a xmlns:x='urn:x' k='1'> t <x:b /><!-- c --></x:a>")
        try expectEqual(
            XMLEncoder().encodeToString(element, withRootKey: "r", rootAttributes: ["b": "2"]),
            #"<r xmlns:x="urn:x" k="1" b="2"> t <x:b /><!-- c --></r>"#)
        try expectEqual(XMLEncoder().encodeToElement(element), element)
    }

    @Test("Raw names and markup use the declarations around them: the nearest, and those that were added since")
    func declarations() throws {
        struct Model: Encodable {
            var p: String?
            var a: XML.Element
            enum CodingKeys: String, CodingKey { case p = "@xmlns:p", a = "p:a" }
        }
        try expectEqual(
            encoded(Model(p: "urn:p", a: XML.Element("x", children: [.element(XML.Element("p:b"))]))),
            #"<r xmlns:p="urn:p"><p:a><p:b /></p:a></r>"#)
        try expectEqual(
            encoded(Model(p: nil, a: XML.Element("x"))) { $0.undeclaredPrefixStrategy = .declare },
            #"<r xmlns:p="urn:undeclared-prefix:p"><p:a /></r>"#)
        @Sendable func raw(_ prefix: String, _ uri: String) -> XML.Element {
            XML.Element(name: XML.Name("\(prefix):x", namespaceURI: uri))
        }
        let text = try encoded(
            Custom { encoder in
                var outer = encoder.container(keyedBy: GrammarKey.self)
                try outer.encode("urn:p", forKey: "@xmlns:p")
                var inner = outer.nestedContainer(keyedBy: GrammarKey.self, forKey: "a")
                try inner.encode([raw("p", "urn:p")], forKey: "*")
                try inner.encode("urn:q", forKey: "@xmlns:q")
                try inner.encode([raw("q", "urn:q"), raw("p", "urn:other")], forKey: "*")
                try inner.encode(InnerXML(wrappedValue: "<q:i p:j='1'/>"), forKey: "i")
                try outer.encode([raw("q", "urn:q")], forKey: "*")
                #expect(throws: EncodingError.self) { try outer.encode(InnerXML(wrappedValue: "<q:i/>"), forKey: "i") }
            })
        expectEqual(
            text,
            #"<r xmlns:p="urn:p"><a xmlns:q="urn:q"><p:x /><q:x /><p:x xmlns:p="urn:other" />"#
                + #"<i><q:i p:j='1'/></i></a><q:x xmlns:q="urn:q" /></r>"#)
    }

    private struct Typed: Encodable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "t", namespace: "urn:t", prefix: "p")
        var a: XML.Element
        enum CodingKeys: String, CodingKey { case a = "p:a" }
    }

    @Test("Beside the prefix of a key, the same one of a type is renamed, and both are declared where they are needed")
    func renamed() throws {
        try expectEqual(
            encoded(Typed(a: XML.Element("x")), root: nil) { $0.undeclaredPrefixStrategy = .declare },
            #"<p-3cf4c756:t xmlns:p="urn:undeclared-prefix:p" xmlns:p-3cf4c756="urn:t"><p:a /></p-3cf4c756:t>"#)
        let declaring = try XML.Document(parsing: #"<a xmlns:p="urn:p">1</a>"#).root
        try expectEqual(
            encoded(Typed(a: declaring), root: nil),
            #"<p:t xmlns:p="urn:t"><p:a xmlns:p="urn:p">1</p:a></p:t>"#)
        try expectEqual(
            encoded(GrammarKey.self) { try $0.encode(declaring, forKey: "{urn:p2/p}a") },
            #"<r><p1:a xmlns:p="urn:p" xmlns:p1="urn:p2/p">1</p1:a></r>"#)
        // The default namespace in force is not that of the root, which has no prefix.
        let plain = XML.Element(name: XML.Name("x", namespaceURI: ""))
        try expectEqual(
            encoded(
                Custom(GrammarKey.self) { container in
                    var inner = container.nestedContainer(keyedBy: GrammarKey.self, forKey: "{urn:p}a")
                    try inner.encode("urn:d", forKey: "@xmlns")
                    try inner.encode([plain], forKey: "*")
                }
            ) { $0.namespaces = .bound([:]) },
            #"<r xmlns:p="urn:p"><p:a xmlns="urn:d"><x xmlns="" /></p:a></r>"#)
        // Nor is that of the document, if the root is in none.
        let inner = Custom(GrammarKey.self) { try $0.encode([plain], forKey: "*") }
        try expectEqual(
            encoded(Custom(GrammarKey.self) { try $0.encode(inner, forKey: "a") }, root: "{}r") {
                $0.namespaces = .bound(["": "urn:d"])
            }, #"<r xmlns=""><a xmlns="urn:d"><x xmlns="" /></a></r>"#)
    }

    @Test("A raw element is an element that is open already: an entry of a dictionary, or one that its type names")
    func open() throws {
        struct Named: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(root: "n")
            var element: XML.Element
            init(_ element: XML.Element) { self.element = element }
            init(from decoder: any Decoder) throws { element = try XML.Element(from: decoder) }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(element)
            }
        }
        func expectStable<T: Codable>(_ value: T, _ xml: String) throws {
            let configure: (XMLEncoder) -> Void = { $0.dictionaryKeyStrategy = .entries }
            try expectEqual(encoded(value, configure), xml)
            try expectEqual(encoded(decoded(T.self, xml) { $0.dictionaryKeyStrategy = .entries }, configure), xml)
        }
        let element = XML.Element("e", attributes: ["k": "1"], text: "t")
        try expectStable(["a": element], #"<r><entry key="a" k="1">t</entry></r>"#)
        try expectStable(Contents(items: [Named(element)]), #"<r><n k="1">t</n></r>"#)
        let other = XML.Element("e", attributes: ["key": "1"])
        expectPart(refusal(["a": other]) { $0.dictionaryKeyStrategy = .entries }?.sentence, "attribute \"key\"")
    }

    private struct Attributes: Encodable { @XMLAnyAttributes var rest: [XML.Attribute] }

    @Test("Captured attributes declare prefixes once, and appear only once; malformed elements and invalid names throw")
    func attributes() throws {
        expectNil(refusal(["k": XML.Element("a b")]))
        expectEqual(refusal(["k": XML.Element("a", text: "\u{0}")])?.path, ["k"])
        expectEqual(refusal(AttributeA(a: element))?.path, ["a"])
        let valid = XML.Attribute(name: XML.Name("p:x", namespaceURI: "v"), value: "")
        expectNil(refusal(Attributes(rest: [valid])))
        for name in ["p:a:b", "a b:c", ":a", "p:", "0", ""] {
            for uri in [nil, "", "u", "v"] {
                let invalid = XML.Attribute(name: XML.Name(name, namespaceURI: uri), value: "")
                #expect(refusal(Attributes(rest: [valid, invalid])) != nil, "\(name) in \(uri ?? "none")")
            }
        }
        struct Model: Encodable {
            var p = "urn:p"
            @XMLAnyAttributes var rest: [XML.Attribute]
            enum CodingKeys: String, CodingKey { case p = "@xmlns:p", rest }
        }
        let attributes = [("p:a", "urn:p"), ("q:a", "urn:q"), ("q:b", "urn:q")].map {
            XML.Attribute(name: XML.Name($0.0, namespaceURI: $0.1), value: "1")
        }
        try expectEqual(
            encoded(Model(rest: attributes)), #"<r xmlns:p="urn:p" p:a="1" xmlns:q="urn:q" q:a="1" q:b="1" />"#)
        for names in [
            [("xml:space", nil), ("p:space", "http://www.w3.org/XML/1998/namespace")], [("p:x", "u"), ("q:x", "u")],
            [("x", nil), ("p:x", "")], [("x", "u"), ("p:x", "u")],
        ] as [[(String, String?)]] {
            struct Keyed: Encodable {
                @XMLAttribute var space = "preserve"
                @XMLAnyAttributes var rest: [XML.Attribute]
                enum CodingKeys: String, CodingKey { case space = "xml:space", rest }
            }
            let attributes = names.map { XML.Attribute(name: XML.Name($0.0, namespaceURI: $0.1), value: "1") }
            expectPart(refusal(Attributes(rest: attributes))?.sentence, "already has an attribute")
            expectNil(refusal(Attributes(rest: [attributes[1]])))
            expectEqual((refusal(Keyed(rest: [attributes[1]])) != nil), (attributes[1].name.localName == "space"))
        }
    }

    struct Plain: Codable, Equatable { var a: XML.Element, list: [XML.Element] }

    struct Namespaced: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:n")
        var a: XML.Element, list: [XML.Element]
    }

    struct Versioned: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:n", namespaceVersions: ["urn:n/2"])
        var a: XML.Element, list: [XML.Element]
    }

    static let strategies: [XMLNamespaceStrategy] = [
        .literal, .ignoringPrefixes, .bound([:]), .bound(["p": "urn:n"]), .bound(["": "urn:n"]),
        .bound(["": "urn:other", "p": "urn:n"]),
    ]
    static let names: [XML.Name] = [
        XML.Name("a"), XML.Name("p:a"), XML.Name("a", namespaceURI: "urn:n"), XML.Name("a", namespaceURI: "urn:m"),
        XML.Name("a", namespaceURI: ""), XML.Name("p:a", namespaceURI: "urn:m"), XML.Name("q:b", namespaceURI: "urn:n"),
        XML.Name("a", namespaceURI: "urn:n/2"), XML.Name("list", namespaceURI: "urn:m"),
    ]

    @Test("Under a key, a raw element is in the namespace in which the key reads it", arguments: strategies, names)
    func namespaces(strategy: XMLNamespaceStrategy, name: XML.Name) throws {
        let element = XML.Element(name: name, children: [.text("t")])
        func expect<Model: Codable>(_ model: Model, _ texts: (Model) -> [String]) throws {
            let xml = try encoded(model) { $0.namespaces = strategy }
            let read = try decoded(Model.self, xml) {
                $0.namespaces = strategy
                $0.unknownNodes = .throw
            }
            expectEqual(texts(read), ["t", "t"])
        }
        try expect(Plain(a: element, list: [element])) { [$0.a.text] + $0.list.map(\.text) }
        try expect(Namespaced(a: element, list: [element])) { [$0.a.text] + $0.list.map(\.text) }
        try expect(Versioned(a: element, list: [element])) { [$0.a.text] + $0.list.map(\.text) }
    }
}
