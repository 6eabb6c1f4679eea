import Testing
import XMLCodable

/// Decoding by namespace.
struct KeyMeaningsNamesTests {
    static let bindings = ["soap": "urn:s", "": "urn:o", "m": "urn:m"]
    static let order = SoapOrder(id: 7, items: ["tea", "pie"], note: "hot")

    @Test("Names match by namespace, whatever the prefixes; without a bound default, names without a prefix have none")
    func bound() throws {
        for xml in [
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
        ] {
            try expectDecoded(xml, SoapEnvelope(order: Self.order, actor: "me")) {
                $0.namespaces = .bound(Self.bindings)
            }
        }
        for (xml, plain, prefixed) in [
            (#"<r xmlns:p="urn:p"><a>1</a><p:a>2</p:a></r>"#, 1, 2), (#"<r><b xmlns="urn:p"/><a>1</a></r>"#, 1, nil),
            (#"<r xmlns="urn:p"><a>2</a><a xmlns="">1</a></r>"#, 1, 2), (#"<r a="1"><a xmlns="urn:p">2</a></r>"#, 1, 2),
            (#"<r xmlns:p="urn:p" a="1" p:a="2"/>"#, 1, 2),
        ] {
            struct Model: Decodable, Equatable {
                var plain: Int, prefixed: Int? = nil
                enum CodingKeys: String, CodingKey { case plain = "a", prefixed = "x:a" }
            }
            try expectDecoded(xml, Model(plain: plain, prefixed: prefixed)) { $0.namespaces = .bound(["x": "urn:p"]) }
        }
    }

    struct Braced: Decodable, Equatable {
        var link: String, title: String? = nil
        var items: [Int], nothing: Int? = nil
        enum CodingKeys: String, CodingKey {
            case link = "@{http://www.w3.org/1999/xlink}href", title = "{urn:a.b}head.{urn:a.b}title"
            case items = "{urn:a.b}item", nothing = "{}plain"
        }
    }

    @Test("{uri}local names by namespace under every strategy, its dots are no steps; key strategies change the rest")
    func braced() throws {
        for xml in [
            #"<r xmlns:l="http://www.w3.org/1999/xlink" xmlns="urn:a.b" l:href="u" href="no"><head><title>T</title>"#
                + #"</head><item>1</item><item>2</item><plain xmlns="">3</plain></r>"#,
            #"<r xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:p="urn:a.b" xlink:href="u"><item>9</item><p:head>"#
                + "<title>no</title><p:title>T</p:title></p:head><p:item>1</p:item><p:item>2</p:item>"
                + "<plain>3</plain></r>",
        ] {
            for strategy in [XMLNamespaceStrategy.literal, .ignoringPrefixes, .bound([:])] {
                try expectDecoded(xml, Braced(link: "u", title: "T", items: [1, 2], nothing: 3)) {
                    $0.namespaces = strategy
                }
            }
        }
        struct Model: Decodable, Equatable {
            var twoWords: Int, threeWords: Int
            enum CodingKeys: String, CodingKey { case twoWords = "p:twoWords", threeWords = "{urn:p}threeWords" }
        }
        let xml = #"<r xmlns="urn:p"><two_words>2</two_words><three_words>3</three_words></r>"#
        for strategy in [
            XMLDecoder.KeyDecodingStrategy.convertFromSnakeCase,
            .custom { $0.last?.stringValue == "two_words" ? OpenKey("twoWords") : OpenKey("threeWords") },
        ] {
            try expectDecoded(xml, Model(twoWords: 2, threeWords: 3)) {
                $0.keyDecodingStrategy = strategy
                $0.namespaces = .bound(["p": "urn:p"])
            }
        }
        struct Dotted: Codable, Equatable {
            var y: Int, z: Int
            enum CodingKeys: String, CodingKey { case y = "{http://a.b/c.d}x.{http://a.b}y", z = "@{http://a.b/c.d}z" }
        }
        let text = try encoded(Dotted(y: 1, z: 2))
        expectEqual(text, #"<r d:z="2" xmlns:b="http://a.b" xmlns:d="http://a.b/c.d"><d:x><b:y>1</b:y></d:x></r>"#)
        try expectDecoded(text, Dotted(y: 1, z: 2))
    }

    @Test("A type declares its namespace; a type without one is in the default namespace of a root that has one")
    func typeNamespaces() throws {
        struct Entry: Decodable, Equatable { var title: String, id: Int? = nil }
        struct Feed: Decodable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:feed")
            var id: Int
            @XMLAttribute var lang: String?
            var entry: [Entry]
        }
        let feed = Feed(id: 1, lang: "en", entry: [Entry(title: "A")])
        try expectDecoded(#"<feed xmlns="urn:feed" lang="en"><id>1</id><entry><title>A</title></entry></feed>"#, feed)
        let prefixed =
            #"<f:feed xmlns:f="urn:feed" lang="en" f:lang="no"><id>2</id><f:id>1</f:id><entry><title>B</title></entry>"#
            + "<f:entry><title>A</title></f:entry></f:feed>"
        try expectDecoded(prefixed, feed)
        struct Item: Codable, Equatable {
            @XMLAttribute var id: Int
            var n: Int
        }
        struct Order: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:o")
            var item: Item
        }
        let order = Order(item: Item(id: 1, n: 2))
        let text = #"<Order xmlns="urn:o"><item id="1"><n>2</n></item></Order>"#
        try expectEqual(XMLEncoder().encodeToString(order), text)
        for strategy in [XMLNamespaceStrategy.literal, .ignoringPrefixes] {
            try expectDecoded(text, order) { $0.namespaces = strategy }
        }
    }

    @Test("Dictionary keys, allKeys, paths, root and xsi:nil go by namespace, with the prefixes of the model")
    func keys() throws {
        let xml = #"<r xmlns="urn:p" xmlns:y="urn:q"><a>1</a><y:b>2</y:b><c xmlns="">3</c><d xmlns="urn:z">4</d></r>"#
        try expectDecoded(xml, ["x:a": 1, "b": 2, "{}c": 3, "{urn:z}d": 4]) {
            $0.namespaces = .bound(["x": "urn:p", "": "urn:q"])
        }
        try expectDecoded(xml, ["a": 1, "y:b": 2, "c": 3, "d": 4])
        enum Keys: String, CodingKey { case d = "{urn:z}d", b = "{urn:q}b", a }
        try expectEqual(reading(xml) { try $0.container(keyedBy: Keys.self).allKeys }, [.a, .b, .d])
        let decoder = XMLDecoder()
        decoder.namespaces = .bound(["p": "urn:p"])
        let inBody = #"<r xmlns="urn:p"><a><b>5</b></a></r>"#
        try expectEqual(decoder.decode(Int.self, from: inBody, at: "p:a.{urn:p}b"), 5)
        let element = try XML.Document(parsing: #"<o><x><b xmlns="urn:no"/></x>\#(inBody)</o>"#).root
        let inner = try #require(element["r"])
        try expectEqual(decoder.decode(Int.self, from: inner, at: "p:a.p:b"), 5)
        for (key, isRight) in [("p:r", true), ("r", false), ("{urn:p}r", true)] {
            let refused = refusal([String: Int].self, #"<r xmlns="urn:p"/>"#) {
                $0.namespaces = .bound(["p": "urn:p"])
                $0.rootKey = key
            }
            #expect((refused == nil) == isRight, "\(key)")
        }
    }

    @Test("The name of an element has the prefix of the model; an error mentions a namesake in another namespace")
    func elementNames() throws {
        let strategy = XMLNamespaceStrategy.bound(["p": "urn:p", "": "urn:d"])
        let xml = """
            <r xmlns:q="urn:p" xmlns:d="urn:d" xmlns:x="urn:x"><q:a>1</q:a><d:b>2</d:b><x:c>3</x:c></r>
            """
        let list = try decoded(Contents<NamedText>.self, xml) { $0.namespaces = strategy }
        expectEqual(list.items.map(\.name), ["p:a", "b", "{urn:x}c"])
        let text = try encoded(list) { $0.namespaces = strategy }
        try expectDecoded(text, list) { $0.namespaces = strategy }
        let namespaces = try XML.Document(parsing: text).root.elements.map { $0.name.namespaceURI ?? "" }
        expectEqual(namespaces, ["urn:p", "urn:d", "urn:x"])
        try expectEqual(decoded(Contents<NamedText>.self, xml).items.map(\.name), ["q:a", "d:b", "x:c"])
        let refused = refusal(SoapEnvelope.self, #"<E xmlns="urn:x"><Body/></E>"#) {
            $0.namespaces = .bound(Self.bindings)
        }
        expectEqual(refused?.kind, "keyNotFound")
        let foreign = #"<r xmlns:p="urn:x"><p:a>1</p:a></r>"#
        expectRefused(
            WithA<Int>.self, foreign,
            #"1:1: expected <a> in "urn:y" for WithA<Int>.a at /r, found <p:a> in "urn:x", which the binding "#
                + #""p": "urn:x" and the key "p:a" read"#
        ) { $0.namespaces = .bound(["": "urn:y"]) }
        expectRefused(
            WithA<Int>.self, foreign,
            #"1:1: expected <a> for WithA<Int>.a at /r, found <p:a> in "urn:x", which the key "p:a" or "#
                + "`decoder.namespaces = .ignoringPrefixes` reads")
        expectRefused(
            Braced.self, #"<r xmlns:l="http://www.w3.org/1999/xlink" href="1"/>"#,
            "1:1: expected the attribute '{http://www.w3.org/1999/xlink}href' for "
                + "Braced.@{http://www.w3.org/1999/xlink}href at /r, found 'href'")
    }

    @Test("Captured content keeps its namespaces: markup declares what it uses, attributes what is declared again")
    func captured() throws {
        let xml = #"<r xmlns="u" xmlns:q="v" xmlns:n="w"><a><a>a<b q:c="1">d</b><q:e/></a></a></r>"#
        let value = try decoded(WithA<MarkupA>.self, xml)
        expectEqual(value.a.a, #"a<b q:c="1" xmlns="u" xmlns:q="v">d</b><q:e xmlns:q="v"/>"#)
        // Without the declarations of the document, the elements still have their namespaces.
        let document = try XML.Document(parsing: try XMLEncoder().encodeToString(value))
        let inner = try #require(document.root.elements.first?.elements.first)
        expectEqual(inner.elements.map { $0.name.namespaceURI }, ["u", "v"])
        try expectEqual(XMLDecoder().decode(WithA<MarkupA>.self, from: document), value)

        let again = #"<r xmlns:q="urn:1"><a q:x="1"><q:y/></a><b xmlns:q="urn:2" q:x="1"><q:y/></b></r>"#
        let whole = try decoded([Anything].self, again)
        let rewritten = try XML.Document(parsing: try encoded(whole))
        let found = rewritten.root.elements.map { element in
            element.attributes.filter { $0.name.localName == "x" }.map { $0.name.namespaceURI ?? "" }
                + element.elements.map { $0.name.namespaceURI ?? "" }
        }
        expectEqual(found, [["urn:1", "urn:1"], ["urn:2", "urn:2"]])
    }

    struct AnyCase: Decodable, Equatable {
        var name: String?
        @XMLAttribute var iD: Int?
        var list: [Int], deep: Int? = nil, map: [String: Int]? = nil
        enum CodingKeys: String, CodingKey { case name, iD, list, deep = "a.B.c", map }
    }

    @Test("Names are compared without case, but keys of dictionaries keep theirs, and unread names are reported")
    func ignoringCase() throws {
        for xml in [
            "<r ID='1'><NAME>x</NAME><List>1</List><LIST>2</LIST><A><b><C>3</C></b></A><MAP><Qq>4</Qq></MAP></r>",
            "<r iD='1'><name>x</name><list>1</list><list>2</list><a><B><c>3</c></B></a><map><Qq>4</Qq></map></r>",
            "<R id='1'><zz/><LIST>1</LIST><nAmE>x</nAmE><a><b><c>3</c></b></a><list>2</list><Map><Qq>4</Qq></Map></R>",
        ] {
            let value = AnyCase(name: "x", iD: 1, list: [1, 2], deep: 3, map: ["Qq": 4])
            let decoder = XMLDecoder()
            decoder.keyDecodingStrategy = .ignoringCase
            try expectEqual(decoder.decode(AnyCase.self, from: xml), value)
            try expectEqual(decoder.decode(AnyCase.self, from: "<r><Name>y</Name></r>").name, "y")
            try expectEqual(decoder.decode(AnyCase.self, from: xml), value)
        }
        try expectDecoded("<r><A>1</A><a>2</a></r>", ["A": 1, "a": 2]) { $0.keyDecodingStrategy = .ignoringCase }
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

    @Test("Choices, namespaces and names of discriminators are compared without case, but not their values")
    func caseOfChoices() throws {
        enum Animal: Decodable, Equatable { case cat(Int), bigDog(String) }
        struct Animals: Decodable, Equatable {
            var choices: [Animal], q: Int? = nil
            enum CodingKeys: String, CodingKey { case choices = "*", q = "{urn:a}qQ" }
        }
        let animals = #"<r xmlns:x="urn:a"><CAT>1</CAT><x:Qq>2</x:Qq><BigDog>b</BigDog></r>"#
        try expectDecoded(animals, Animals(choices: [.cat(1), .bigDog("b")], q: 2)) {
            $0.keyDecodingStrategy = .ignoringCase
        }
        let prefixed = try decoded(AnyCase.self, #"<r xmlns:x="u"><x:NAME>x</x:NAME></r>"#) {
            $0.keyDecodingStrategy = .ignoringCase
            $0.namespaces = .ignoringPrefixes
        }
        expectEqual(prefixed.name, "x")
        enum Choice: Decodable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
            case number(Int)
        }
        enum Child: Decodable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(discriminator: .element("kind"))
            case number(value: Int)
        }
        struct Model: Decodable, Equatable { var a: Choice?, b: Child? }
        let xml = "<r><A KIND='number'>1</A><B><Kind>number</Kind><VALUE>2</VALUE></B></r>"
        try expectDecoded(xml, Model(a: .number(1), b: .number(value: 2))) {
            $0.keyDecodingStrategy = .ignoringCase
            $0.unknownNodes = .throw
        }
        expectRefused(
            Model.self, "<r><a kind='NUMBER'>1</a></r>",
            #"1:13: expected "number" for Model.a at /r/a/@kind, found "NUMBER""#
        ) { $0.keyDecodingStrategy = .ignoringCase }
        expectEqual(refusal(Model.self, xml.lowercased().replacing("kind", with: "KIND"))?.kind, "typeMismatch")
    }
}
