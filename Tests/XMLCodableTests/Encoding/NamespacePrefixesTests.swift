import Testing
import XMLCodable

/// Prefixes of encoded namespaces.
struct NamespacePrefixesTests {
    @Test("Bound prefixes are declared once, the root type's namespace is the default, others get prefixes")
    func types() throws {
        let binding = XMLEncoder()
        binding.namespaces = .bound(["soap": "urn:s", "": "urn:o", "m": "urn:m"])
        let envelope = SoapEnvelope(order: SoapOrder(id: 7, items: ["tea", "pie"]), actor: "me")
        let expected =
            #"<soap:Envelope xmlns="urn:o" xmlns:soap="urn:s"><soap:Body><Order id="7" soap:actor="me">"#
            + "<item>tea</item><item>pie</item></Order></soap:Body></soap:Envelope>"
        for _ in 1...2 { try expectEqual(binding.encodeToString(envelope, withRootKey: "soap:Envelope"), expected) }
        try expectDecoded(expected, envelope) { $0.namespaces = binding.namespaces }
        let encoder = XMLEncoder()
        let feed =
            #"<Feed xmlns="urn:feed" lang="en" xmlns:geo="http://example.org/geo/"><id>1</id><entry><title>A</title>"#
            + "</entry><place><geo:x>1</geo:x><geo:y>2</geo:y></place></Feed>"
        let wishing =
            #"<w:Wishing xmlns:feed="urn:feed" xmlns:w="urn:w"><w:a>1</w:a><w:feed lang="en"><feed:id>1</feed:id>"#
            + "</w:feed></w:Wishing>"
        for _ in 1...2 {
            try expectEqual(encoder.encodeToString(Feed()), feed)
            try expectEqual(encoder.encodeToString(Wishing()), wishing)
            try expectEqual(encoder.encodeToString(["a": 1], withRootKey: "r"), "<r><a>1</a></r>")
        }
        try expectDecoded(feed, Feed())
        try expectDecoded(wishing, Wishing())
        let bound = try encoded(Wishing(), root: "p:r") { $0.namespaces = .bound(["p": "urn:w", "": "urn:feed"]) }
        expectEqual(
            bound, #"<p:r xmlns="urn:feed" xmlns:p="urn:w"><p:a>1</p:a><p:feed lang="en"><id>1</id></p:feed></p:r>"#)
    }

    struct Braced: Codable, Equatable {
        var link: String, title: String, language: String? = nil
        enum CodingKeys: String, CodingKey {
            case link = "@{http://www.w3.org/1999/xlink}href", title = "{urn:a.b}head.{urn:a.b}title"
            case language = "@{http://www.w3.org/XML/1998/namespace}lang"
        }
    }

    @Test(
        "{uri}local gets the bound prefix, or else one derived from the namespace",
        arguments: [
            (
                XMLNamespaceStrategy.literal,
                #"<r xmlns:b="urn:a.b" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="u" xml:lang="nl">"#
                    + "<b:head><b:title>T</b:title></b:head></r>"
            ),
            (
                .bound(["": "urn:a.b", "l": "http://www.w3.org/1999/xlink"]),
                #"<r xmlns="urn:a.b" xmlns:l="http://www.w3.org/1999/xlink" l:href="u" xml:lang="nl">"#
                    + "<head><title>T</title></head></r>"
            ),
            (
                .bound(["p": "urn:a.b", "q": "urn:a.b"]),
                #"<r xmlns:p="urn:a.b" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="u" xml:lang="nl">"#
                    + "<p:head><p:title>T</p:title></p:head></r>"
            ),
        ])
    func braced(strategy: XMLNamespaceStrategy, expected: String) throws {
        let value = Braced(link: "u", title: "T", language: "nl")
        let document = try XML.Document(parsing: encoded(value, root: "r") { $0.namespaces = strategy })
        let wanted = try XML.Document(parsing: expected)
        expectEqual(document.root.children, wanted.root.children)
        expectEqual(Set(document.root.attributes), Set(wanted.root.attributes))
        try expectEqual(XMLDecoder().decode(Braced.self, from: document), value)
    }

    struct Feed: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:feed")
        var id = 1
        @XMLAttribute var lang: String? = "en"
        var entry = [Entry(title: "A")], place: Place? = Place(x: 1, y: "2")
    }

    struct Entry: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:feed")
        var title: String
    }

    struct Place: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "http://example.org/geo/")
        var x: Int
        @XMLChild var y: String
    }

    struct Wishing: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:w", prefix: "w")
        var a = 1, feed = Feed(entry: [], place: nil)
    }

    @Test("Prefixes do not depend on what the encoder wrote before, and colliding ones are made distinct")
    func history() throws {
        struct One: Encodable {
            var a = 1
            enum CodingKeys: String, CodingKey { case a = "{urn:one:x}a" }
        }
        struct Two: Encodable {
            var b = 2
            enum CodingKeys: String, CodingKey { case b = "{urn:two:x}b" }
        }
        struct Declaring: Encodable {
            var x = "urn:three", k = 3
            enum CodingKeys: String, CodingKey { case x = "@xmlns:x", k = "@x:k" }
        }
        let encoder = XMLEncoder()
        let one = #"<r xmlns:x="urn:one:x"><x:a>1</x:a></r>"#
        let two = #"<r xmlns:x="urn:two:x"><x:b>2</x:b></r>"#
        let declaring = #"<r xmlns:x="urn:three" x:k="3" />"#
        for _ in 1...2 {
            try expectEqual(encoder.encodeToString(One(), withRootKey: "r"), one)
            try expectEqual(encoder.encodeToString(Two(), withRootKey: "r"), two)
            try expectEqual(encoder.encodeToString(One(), withRootKey: "r"), one)
            try expectEqual(encoder.encodeToString(Declaring(), withRootKey: "r"), declaring)
        }
        struct Model: Encodable {
            var a = 1, b = 2
            enum CodingKeys: String, CodingKey { case a = "{urn:one:x}a", b = "{urn:two:x}b" }
        }
        let text = try encoded(Model())
        let elements = try XML.Document(parsing: text).root.elements
        expectEqual(elements.map { $0.name.namespaceURI }, ["urn:one:x", "urn:two:x"])
        try expectEqual(encoded(Model()), text)
    }

    struct OwnDeclaration: Encodable {
        var namespace: String, prefixed: String? = nil, a = 1, b: Int? = 2
        enum CodingKeys: String, CodingKey { case namespace = "@xmlns", prefixed = "@xmlns:p", a, b = "p:b" }
    }

    @Test("A model can declare a bound prefix only for its namespace, and names that cannot be written throw")
    func declarations() throws {
        let bound = XMLNamespaceStrategy.bound(["": "urn:a", "p": "urn:p"])
        let same = try encoded(OwnDeclaration(namespace: "urn:a", prefixed: "urn:p")) { $0.namespaces = bound }
        expectEqual(same, #"<r xmlns="urn:a" xmlns:p="urn:p"><a>1</a><p:b>2</p:b></r>"#)
        let other = refusal(OwnDeclaration(namespace: "urn:a", prefixed: "urn:q")) { $0.namespaces = bound }
        expectPart(other?.sentence, #"the prefix "p" is bound to "urn:p" and cannot be declared as "urn:q""#)
        #expect(refusal(OwnDeclaration(namespace: "urn:b")) { $0.namespaces = bound } != nil)
        func refused(_ key: String) -> String? {
            refusal(Custom(GrammarKey.self) { container in try container.encode(1, forKey: GrammarKey(key)) })?.sentence
        }
        expectPart(refused("{urn:a"), "lacks the \"}\"")
        #expect(refused("{urn:a}p:a") != nil)
    }

    @Test("Raw elements keep their namespaces under bound prefixes, which dictionaries write in their keys")
    func raw() throws {
        struct Model: Codable {
            var a: XML.Element, b: XML.Element
            enum CodingKeys: String, CodingKey { case a = "p:a", b = "*" }
        }
        let xml = #"<r xmlns="urn:d" xmlns:q="urn:p"><q:a><x/></q:a><b xmlns=""><y/></b></r>"#
        let strategy = XMLNamespaceStrategy.bound(["p": "urn:p", "": "urn:d"])
        let model = try decoded(Model.self, xml) { $0.namespaces = strategy }
        let text = try encoded(model) { $0.namespaces = strategy }
        let again = try decoded(Model.self, text) { $0.namespaces = strategy }
        try expectEqual(#require(again.a["x"]).name.namespaceURI, "urn:d")
        #expect(again.b.name.namespaceURI == nil && again.b.name.localName == "b")
        let values = ["x:a": 1, "b": 2, "{urn:z}d": 4]
        let bound = XMLNamespaceStrategy.bound(["x": "urn:p", "": "urn:q"])
        let written = try encoded(values) { $0.namespaces = bound }
        try expectDecoded(written, values) { $0.namespaces = bound }
    }
}
