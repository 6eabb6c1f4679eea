import Testing
import XMLCodable

/// Decoding by namespace.
struct KeyMeaningsNamesTests {
    struct Envelope: Decodable, Equatable {
        var order: Order
        var actor: String?
        enum CodingKeys: String, CodingKey {
            case order = "soap:Body.Order", actor = "soap:Body.Order.@soap:actor"
        }
    }

    struct Order: Decodable, Equatable {
        var id: Int, items: [String]
        var note: String?
        enum CodingKeys: String, CodingKey { case id = "@id", items = "item", note = "m:note" }
    }

    static let bindings = ["soap": "urn:s", "": "urn:o", "m": "urn:m"]
    static let envelope = Envelope(order: Order(id: 7, items: ["tea", "pie"], note: "hot"), actor: "me")

    @Test(
        "Names match by namespace, whatever the prefixes",
        arguments: [
            #"<soap:Envelope xmlns:soap="urn:s" xmlns="urn:o" xmlns:m="urn:m"><soap:Body>"#
                + #"<Order id="7" soap:actor="me"><item>tea</item><item>pie</item><m:note>hot</m:note></Order>"#
                + "</soap:Body></soap:Envelope>",
            #"<E xmlns="urn:s" xmlns:s="urn:s"><Body><Order xmlns="urn:o" id="7" s:actor="me"><item>tea</item>"#
                + #"<note>not hot</note><item>pie</item><note xmlns="urn:m">hot</note></Order></Body></E>"#,
            #"<a:E xmlns:a="urn:s"><a:Body><b:Order xmlns:b="urn:o" id="7" a:actor="me" b:id="8" actor="him">"#
                + #"<b:item>tea</b:item><a:item>ham</a:item><c:item xmlns:c="urn:o">pie</c:item>"#
                + #"<b:note xmlns:b="urn:m">hot</b:note></b:Order></a:Body></a:E>"#,
            // The prefixes of the model are bound to other namespaces here.
            #"<m:E xmlns:m="urn:s"><m:Body><soap:Order xmlns:soap="urn:o" id="7" m:actor="me"><soap:item>tea"#
                + #"</soap:item><soap:item>pie</soap:item><x:note xmlns:x="urn:m">hot</x:note></soap:Order>"#
                + #"<Order xmlns="urn:s" id="no"/></m:Body></m:E>"#,
        ])
    func bound(xml: String) throws {
        try expectEqual(decoded(Envelope.self, xml) { $0.namespaces = .bound(Self.bindings) }, Self.envelope)
    }

    @Test(
        "Without a bound default namespace, names without a prefix have no namespace",
        arguments: [
            (#"<r xmlns:p="urn:p"><a>1</a><p:a>2</p:a></r>"#, 1, 2), (#"<r><b xmlns="urn:p"/><a>1</a></r>"#, 1, nil),
            (#"<r xmlns="urn:p"><a>2</a><a xmlns="">1</a></r>"#, 1, 2), (#"<r a="1"><a xmlns="urn:p">2</a></r>"#, 1, 2),
            (#"<r xmlns:p="urn:p" a="1" p:a="2"/>"#, 1, 2),
        ])
    func noDefault(xml: String, plain: Int, prefixed: Int?) throws {
        struct Model: Decodable {
            var plain: Int
            var prefixed: Int?
            enum CodingKeys: String, CodingKey { case plain = "a", prefixed = "x:a" }
        }
        let model = try decoded(Model.self, xml) { $0.namespaces = .bound(["x": "urn:p"]) }
        #expect(model.plain == plain && model.prefixed == prefixed)
    }

    struct Braced: Decodable, Equatable {
        var link: String
        var title: String?
        var items: [Int]
        var nothing: Int?
        enum CodingKeys: String, CodingKey {
            case link = "@{http://www.w3.org/1999/xlink}href", title = "{urn:a.b}head.{urn:a.b}title"
            case items = "{urn:a.b}item", nothing = "{}plain"
        }
    }

    @Test(
        "{uri}local names by namespace under every strategy",
        arguments: [
            #"<r xmlns:l="http://www.w3.org/1999/xlink" xmlns="urn:a.b" l:href="u" href="no"><head><title>T</title>"#
                + #"</head><item>1</item><item>2</item><plain xmlns="">3</plain></r>"#,
            #"<r xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:p="urn:a.b" xlink:href="u"><item>9</item><p:head>"#
                + "<title>no</title><p:title>T</p:title></p:head><p:item>1</p:item><p:item>2</p:item>"
                + "<plain>3</plain></r>",
        ], [XMLNamespaceStrategy.literal, .ignoringPrefixes, .bound([:])])
    func braced(xml: String, strategy: XMLNamespaceStrategy) throws {
        let expected = Braced(link: "u", title: "T", items: [1, 2], nothing: 3)
        try expectEqual(decoded(Braced.self, xml) { $0.namespaces = strategy }, expected)
    }

    struct Feed: Decodable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:feed")
        var id: Int
        @XMLAttribute var lang: String?
        var entries: [Entry]
        enum CodingKeys: String, CodingKey { case id, lang, entries = "entry" }
    }

    struct Entry: Decodable, Equatable {
        var title: String
        var id: Int?
    }

    @Test(
        "A type declares its namespace",
        arguments: [
            #"<feed xmlns="urn:feed" lang="en"><id>1</id><entry><title>A</title></entry></feed>"#,
            #"<f:feed xmlns:f="urn:feed" lang="en" f:lang="no"><id>2</id><f:id>1</f:id><entry><title>B</title></entry>"#
                + "<f:entry><title>A</title></f:entry></f:feed>",
        ])
    func typeNamespace(xml: String) throws {
        try expectEqual(decoded(Feed.self, xml), Feed(id: 1, lang: "en", entries: [Entry(title: "A")]))
    }

    @Test("Key strategies change the local part, and dots in a namespace are no steps of a path")
    func strategies() throws {
        struct Model: Decodable {
            var twoWords: Int, threeWords: Int
            enum CodingKeys: String, CodingKey {
                case twoWords = "p:twoWords", threeWords = "{urn:p}threeWords"
            }
        }
        let xml = #"<r xmlns="urn:p"><two_words>2</two_words><three_words>3</three_words></r>"#
        for strategy in [
            XMLDecoder.KeyDecodingStrategy.convertFromSnakeCase,
            .custom { $0.last?.stringValue == "two_words" ? OpenKey("twoWords") : OpenKey("threeWords") },
        ] {
            let model = try decoded(Model.self, xml) {
                $0.keyDecodingStrategy = strategy
                $0.namespaces = .bound(["p": "urn:p"])
            }
            #expect(model.twoWords == 2 && model.threeWords == 3)
        }
        struct Dotted: Codable, Equatable {
            var y: Int, z: Int
            enum CodingKeys: String, CodingKey {
                case y = "{http://a.b/c.d}x.{http://a.b}y", z = "@{http://a.b/c.d}z"
            }
        }
        let text = try XMLEncoder().encodeToString(Dotted(y: 1, z: 2), withRootKey: "r")
        expectEqual(text, #"<r d:z="2" xmlns:b="http://a.b" xmlns:d="http://a.b/c.d"><d:x><b:y>1</b:y></d:x></r>"#)
        try expectEqual(decoded(Dotted.self, text), Dotted(y: 1, z: 2))
    }

    @Test(
        "Keys of dictionaries, allKeys, paths, the root's name and xsi:nil go by namespace, with the model's prefixes")
    func keys() throws {
        let xml = #"<r xmlns="urn:p" xmlns:y="urn:q"><a>1</a><y:b>2</y:b><c xmlns="">3</c><d xmlns="urn:z">4</d></r>"#
        let bound = try decoded([String: Int].self, xml) { $0.namespaces = .bound(["x": "urn:p", "": "urn:q"]) }
        expectEqual(bound, ["x:a": 1, "b": 2, "{}c": 3, "{urn:z}d": 4])
        try expectEqual(decoded([String: Int].self, xml), ["a": 1, "y:b": 2, "c": 3, "d": 4])
        enum Keys: String, CodingKey { case d = "{urn:z}d", b = "{urn:q}b", a }
        try expectEqual(reading(xml) { try $0.container(keyedBy: Keys.self).allKeys }, [.a, .b, .d])
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["p": "urn:p"])
        let inBody = #"<r xmlns="urn:p"><a><b>5</b></a></r>"#
        try expectEqual(decoder.decode(Int.self, from: inBody, at: "p:a.{urn:p}b"), 5)
        let element = try XML.Document(parsing: #"<o><x><b xmlns="urn:no"/></x>\#(inBody)</o>"#).root
        let inner = try #require(element["r"])
        try expectEqual(decoder.decode(Int.self, from: inner, at: "p:a.p:b"), 5)
        struct Model: Decodable { var a: Int? }
        for prefix in ["i", "xsi", "n"] {
            let xml = #"<r xmlns:\#(prefix)="http://www.w3.org/2001/XMLSchema-instance"><a \#(prefix):nil="true"/></r>"#
            #expect(try decoded(Model.self, xml).a == nil, "\(prefix)")
        }
        for (key, isRight) in [("p:r", true), ("r", false), ("{urn:p}r", true)] {
            let refused = refusal([String: Int].self, #"<r xmlns="urn:p"/>"#) {
                $0.namespaces = .bound(["p": "urn:p"])
                $0.rootKey = key
            }
            #expect((refused == nil) == isRight, "\(key)")
        }
    }

    @Test("The error mentions an element of that name in another namespace")
    func namesake() {
        let refused = refusal(Envelope.self, #"<E xmlns="urn:x"><Body/></E>"#) { $0.namespaces = .bound(Self.bindings) }
        expectEqual(refused?.kind, "keyNotFound")
        struct Model: Decodable { var a: Int }
        expectEqual(
            refusal(Model.self, #"<r xmlns:p="urn:x"><p:a>1</p:a></r>"#) { $0.namespaces = .bound(["": "urn:y"]) }?
                .sentence, #"1:1: expected <a> in "urn:y" for Model.a at /r, found <p:a> in "urn:x""#)
        expectEqual(
            refusal(Model.self, #"<r xmlns:p="urn:x"><p:a>1</p:a></r>"#)?.sentence,
            #"1:1: expected <a> for Model.a at /r, found <p:a> in "urn:x", which the key "p:a" or "#
                + "`decoder.namespaces = .ignoringPrefixes` reads")
        expectEqual(
            refusal(Braced.self, #"<r xmlns:l="http://www.w3.org/1999/xlink" href="1"/>"#)?.sentence,
            "1:1: expected the attribute '{http://www.w3.org/1999/xlink}href' for "
                + "Braced.@{http://www.w3.org/1999/xlink}href at /r, found 'href'")
    }

    struct Named: Codable, Equatable {
        @XMLElementName var name: String
        @XMLText var text: String
    }

    struct NamedList: Codable, Equatable {
        var all: [Named]
        enum CodingKeys: String, CodingKey { case all = "*" }
    }

    @Test("The name of an element has the model's prefix under bound prefixes")
    func elementNames() throws {
        let strategy = XMLNamespaceStrategy.bound(["p": "urn:p", "": "urn:d"])
        let xml = """
            <r xmlns:q="urn:p" xmlns:d="urn:d" xmlns:x="urn:x"><q:a>1</q:a><d:b>2</d:b><x:c>3</x:c></r>
            """
        let list = try decoded(NamedList.self, xml) { $0.namespaces = strategy }
        expectEqual(list.all.map(\.name), ["p:a", "b", "{urn:x}c"])
        let text = try encoded(list) { $0.namespaces = strategy }
        try expectEqual(decoded(NamedList.self, text) { $0.namespaces = strategy }, list)
        let namespaces = try XML.Document(parsing: text).root.elements.map { $0.name.namespaceURI ?? "" }
        expectEqual(namespaces, ["urn:p", "urn:d", "urn:x"])
        try expectEqual(decoded(NamedList.self, xml).all.map(\.name), ["q:a", "d:b", "x:c"])
    }

    @Test(
        "Captured content keeps its namespaces: inner XML declares what it uses, attributes where prefixes are declared again"
    )
    func captured() throws {
        struct Holder: Codable, Equatable {
            var p: Part
            struct Part: Codable, Equatable { @InnerXML var x: String }
        }
        let xml = #"<r xmlns="u" xmlns:q="v" xmlns:n="w"><p><x>a<b q:c="1">d</b><q:e/></x></p></r>"#
        let value = try decoded(Holder.self, xml)
        expectEqual(value.p.x, #"a<b q:c="1" xmlns="u" xmlns:q="v">d</b><q:e xmlns:q="v"/>"#)
        // Without the declarations of the document, the elements still have their namespaces.
        let written = try XML.Document(parsing: try XMLEncoder().encodeToString(value))
        let inner = try #require(written.root.elements.first?.elements.first)
        expectEqual(inner.elements.map { $0.name.namespaceURI }, ["u", "v"])
        try expectEqual(XMLDecoder().decode(Holder.self, from: written), value)
        struct Part: Codable, Equatable {
            @XMLAnyAttributes var all: [XML.Attribute]
            @XMLAnyElements var elements: [XML.Element]
        }
        struct Whole: Codable, Equatable { var a: Part, b: Part }
        let again = """
            <r xmlns:q="urn:1"><a q:x="1"><q:y/></a><b xmlns:q="urn:2" q:x="1"><q:y/></b></r>
            """
        let whole = try decoded(Whole.self, again)
        let rewritten = try XML.Document(parsing: try XMLEncoder().encodeToString(whole, withRootKey: "r"))
        let found = rewritten.root.elements.map { element in
            element.attributes.filter { $0.name.localName == "x" }.map { $0.name.namespaceURI ?? "" }
                + element.elements.map { $0.name.namespaceURI ?? "" }
        }
        expectEqual(found, [["urn:1", "urn:1"], ["urn:2", "urn:2"]])
    }

    @Test("A type without a namespace is in the default namespace of a root that has one")
    func inherited() throws {
        struct Order: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:o")
            var item: Item
            struct Item: Codable, Equatable {
                @XMLAttribute var id: Int
                var n: Int
            }
        }
        let value = Order(item: .init(id: 1, n: 2))
        let text = try XMLEncoder().encodeToString(value)
        expectEqual(text, #"<Order xmlns="urn:o"><item id="1"><n>2</n></item></Order>"#)
        for strategy in [XMLNamespaceStrategy.literal, .ignoringPrefixes] {
            try expectEqual(decoded(Order.self, text) { $0.namespaces = strategy }, value)
        }
    }

    struct AnyCase: Codable, Equatable {
        var name: String?
        @XMLAttribute var iD: Int?
        var list: [Int]
        var deep: Int?
        var map: [String: Int]?
        enum CodingKeys: String, CodingKey { case name, iD, list, deep = "a.B.c", map }
    }

    @Test(
        "Names are compared without case",
        arguments: [
            "<r ID='1'><NAME>x</NAME><List>1</List><LIST>2</LIST><A><b><C>3</C></b></A><MAP><Qq>4</Qq></MAP></r>",
            "<r iD='1'><name>x</name><list>1</list><list>2</list><a><B><c>3</c></B></a><map><Qq>4</Qq></map></r>",
            "<R id='1'><zz/><LIST>1</LIST><nAmE>x</nAmE><a><b><c>3</c></b></a><list>2</list><Map><Qq>4</Qq></Map></R>",
        ])
    func ignoringCase(xml: String) throws {
        let value = AnyCase(name: "x", iD: 1, list: [1, 2], deep: 3, map: ["Qq": 4])
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .ignoringCase
        try expectEqual(decoder.decode(AnyCase.self, from: xml), value)
        try expectEqual(decoder.decode(AnyCase.self, from: "<r><Name>y</Name></r>").name, "y")
        try expectEqual(decoder.decode(AnyCase.self, from: xml), value)
    }

    @Test("Keys of dictionaries keep their case, all keys contain those in another case, and unread names are reported")
    func caseOfOthers() throws {
        let pair = try decoded([String: Int].self, "<r><A>1</A><a>2</a></r>") { $0.keyDecodingStrategy = .ignoringCase }
        expectEqual(pair, ["A": 1, "a": 2])
        let decoder = XMLDecoder()
        decoder.keyDecodingStrategy = .ignoringCase
        expectEqual(
            decoder.diagnose(AnyCase.self, from: "<r><NAME>1</NAME><Name>2</Name><LIST>x</LIST><zz/></r>").map(
                \.description),
            [
                "1:18: nothing in AnyCase reads <Name> at /r/Name",
                "1:38: expected an integer for AnyCase.list at /r/LIST, found \"x\"",
                "1:46: nothing in AnyCase reads <zz> at /r/zz",
            ])
        let keys = try reading("<r ID='1'><NAME/><Name/><A><B><C/></B></A></r>") {
            $0.keyDecodingStrategy = .ignoringCase
        } _: {
            Set(try $0.container(keyedBy: AnyCase.CodingKeys.self).allKeys.map(\.stringValue))
        }
        expectEqual(keys, ["iD", "name", "a.B.c"])
    }

    @Test(
        "Choices, namespaces, ignored prefixes and names of discriminators without case; the values of those have one")
    func caseOfChoices() throws {
        enum Animal: Decodable, Equatable { case cat(Int), bigDog(String) }
        struct Animals: Decodable, Equatable {
            var choices: [Animal]
            var q: Int?
            enum CodingKeys: String, CodingKey { case choices = "*", q = "{urn:a}qQ" }
        }
        let animals = #"<r xmlns:x="urn:a"><CAT>1</CAT><x:Qq>2</x:Qq><BigDog>b</BigDog></r>"#
        let found = try decoded(Animals.self, animals) { $0.keyDecodingStrategy = .ignoringCase }
        expectEqual(found, Animals(choices: [.cat(1), .bigDog("b")], q: 2))
        let prefixed = try decoded(AnyCase.self, #"<r xmlns:x="u"><x:NAME>x</x:NAME></r>"#) {
            $0.keyDecodingStrategy = .ignoringCase
            $0.namespaces = .ignoringPrefixes
        }
        expectEqual(prefixed.name, "x")
        enum Choice: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
            case number(Int)
        }
        enum Child: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .element("kind"))
            case number(value: Int)
        }
        struct Model: Codable, Equatable {
            var a: Choice?
            var b: Child?
        }
        let xml = "<r><A KIND='number'>1</A><B><Kind>number</Kind><VALUE>2</VALUE></B></r>"
        let model = try decoded(Model.self, xml) {
            $0.keyDecodingStrategy = .ignoringCase
            $0.unknownNodes = .throw
        }
        expectEqual(model, Model(a: .number(1), b: .number(value: 2)))
        expectEqual(
            refusal(Model.self, "<r><a kind='NUMBER'>1</a></r>") { $0.keyDecodingStrategy = .ignoringCase }?.sentence,
            #"1:13: expected "number" for Model.a at /r/a/@kind, found "NUMBER""#)
        expectEqual(refusal(Model.self, xml.lowercased().replacing("kind", with: "KIND"))?.kind, "typeMismatch")
    }
}
