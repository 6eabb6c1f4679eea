import Testing
import XMLCodable

struct AliasedKeyTests {
    struct Book: Codable, Equatable {
        var title: String
        var isbn: String?
        var tags: [String]?
        enum CodingKeys: String, XMLAliasedKey {
            case title, isbn = "@isbn", tags = "list.tag"
            var xmlAliases: [String] {
                switch self {
                case .title: ["name", "caption"]
                case .isbn: ["id"]
                case .tags: ["label", "t"]
                }
            }
        }
    }
    struct Shop: Codable, Equatable {
        var items: [Int]
        var name: String?
        var note: String?
        enum CodingKeys: String, XMLAliasedKey {
            case items = "item", name = "@name", note = "about.note"
            var xmlAliases: [String] {
                switch self {
                case .items: ["items.item", "list.0.entry", "n"]
                case .name: ["title", "head.title", "head.@label"]
                case .note: ["remark", "@note", "#text"]
                }
            }
        }
    }

    @Test("An alias may be a path; the key comes first, others are reported; JSON has the keys alone")
    func pathsBesideKeys() throws {
        let xml = "<r><items><item>3</item></items><item>1</item><item>2</item></r>"
        try expectEqual(decoded(Shop.self, xml).items, [1, 2])
        expectEqual(
            XMLDecoder().diagnose(Shop.self, from: xml).map(\.description),
            ["1:4: nothing in Shop reads <items> at /r/items"])
        expectStart(
            refusal(Shop.self, "<r><items><item>1</item><item>x</item></items></r>")?.sentence,
            "1:31: expected an integer for Shop.item at /r/items/item[2]")
        let several = "<r><caption>1</caption><title>2</title><name>3</name></r>"
        try expectEqual(decoded(Book.self, several).title, "1")
        expectEqual(
            XMLDecoder().diagnose(Book.self, from: several).map(\.description),
            [
                "1:24: nothing in Book reads <title> at /r/title", "1:40: nothing in Book reads <name> at /r/name",
            ])
        try expectEqual(decoded(Book.self, #"<r id="1" isbn="2"><name/></r>"#).isbn, "1")
        expectRefused(
            Book.self, #"<r isbn="2" id="1"><name/></r>"#, "1:17: nothing in Book reads the attribute 'id' at /r/@id"
        ) { $0.unknownNodes = .throw }
        expectRefused(Book.self, "<r/>", "1:1: expected <title> for Book.title at /r, found none")
        // An alias takes the place of the last name only.
        try expectNil(decoded(Book.self, "<r><name/><tag>x</tag></r>").tags)
        // All keys contain the key of an alias.
        func keys(_ xml: String) throws -> Set<String> {
            try reading(xml) { Set(try $0.container(keyedBy: Book.CodingKeys.self).allKeys.map(\.stringValue)) }
        }
        try expectEqual(keys("<r id='1'><name/><zz/></r>"), ["title", "@isbn"])
        try expectEqual(keys("<r><name/><title/></r>"), ["title"])
        try expectJSON(#"{"list.tag":["1"],"title":"x"}"#, Book(title: "x", isbn: nil, tags: ["1"]))
        for (xml, shop) in [
            ("<r name=\"a\"><item>1</item><item>2</item></r>", Shop(items: [1, 2], name: "a")),
            ("<r title=\"a\"><items><item>1</item><item>2</item></items></r>", Shop(items: [1, 2], name: "a")),
            ("<r><head><title>a</title></head><list><entry>1</entry></list></r>", Shop(items: [1], name: "a")),
            ("<r note='x'><head label='a'/><n>1</n><item>2</item></r>", Shop(items: [1, 2], name: "a", note: "x")),
            ("<r><about><remark>x</remark></about></r>", Shop(items: [], name: nil, note: "x")),
        ] {
            try expectEqual(decoded(Shop.self, xml), shop)
            try expectEqual(decoded(Shop.self, xml) { $0.unknownNodes = .throw }, shop)
            expectEqual(XMLDecoder().diagnose(Shop.self, from: xml).map(\.description), [])
            try expectEqual(decoded(Shop.self, encoded(shop)), shop)
            let decoder = XMLDecoder()
            try expectEqual(decoder.decode(Shop.self, from: xml), shop)
            try expectEqual(decoder.decode(Shop.self, from: xml), shop)
        }
    }

    @Test("Each name is read, the key's own is written, and a decoder finds other names in each document")
    func names() throws {
        for (xml, written) in [
            (#"<r id="3"><caption>E</caption></r>"#, #"<r isbn="3"><title>E</title></r>"#),
            (#"<r isbn="3"><name>E</name></r>"#, #"<r isbn="3"><title>E</title></r>"#),
            (
                "<r><title>E</title><list><t>1</t><tag>2</tag><label>3</label></list></r>",
                "<r><title>E</title><list><tag>1</tag><tag>2</tag><tag>3</tag></list></r>"
            ),
        ] {
            let book = try decoded(Book.self, xml)
            try expectEqual(encoded(book), written)
            try expectEqual(decoded(Book.self, written), book)
            try expectEqual(decoded(Book.self, xml) { $0.unknownNodes = .throw }, book)
            expectEqual(XMLDecoder().diagnose(Book.self, from: xml), [])
        }
        let decoder = XMLDecoder()
        for (xml, book) in [
            ("<r><name>1</name></r>", Book(title: "1", isbn: nil, tags: nil)),
            ("<r><q/><caption>2</caption></r>", Book(title: "2", isbn: nil, tags: nil)),
            ("<r id='7'><title>3</title></r>", Book(title: "3", isbn: "7", tags: nil)),
            ("<r><zz/><name>4</name><list><label>x</label></list></r>", Book(title: "4", isbn: nil, tags: ["x"])),
            ("<r isbn='8'><caption>5</caption></r>", Book(title: "5", isbn: "8", tags: nil)),
        ] {
            try expectEqual(decoder.decode(Book.self, from: xml), book)
            try expectEqual(decoder.decode(Book.self, from: xml), book)
        }
        var book = Book(title: "a", isbn: "1", tags: ["x"])
        try decoder.update(&book, from: #"<r id="9"><name>n</name></r>"#)
        expectEqual(book, Book(title: "n", isbn: "9", tags: ["x"]))
    }
    struct Person: Codable, Equatable {
        var firstName: String
        @XMLAttribute var lastName: String?
        @XMLChild var child: [Int]
        enum CodingKeys: String, XMLAliasedKey {
            case firstName, lastName, child
            var xmlAliases: [String] {
                switch self {
                case .firstName: ["givenName"]
                case .lastName: ["familyName"]
                case .child: ["ownKid"]
                }
            }
        }
    }
    struct Qualified: Codable, Equatable {
        var a: Int?
        var plain: Int?
        enum CodingKeys: String, XMLAliasedKey {
            case a = "{urn:a}a", plain
            var xmlAliases: [String] { self == .a ? ["{urn:b}a", "{urn:b}z"] : ["{urn:b}y"] }
        }
    }

    @Test("Strategies, bound and ignored prefixes and the namespace of the type apply to aliases as to keys")
    func strategies() throws {
        func expect(
            _ strategy: XMLDecoder.KeyDecodingStrategy, _ content: String,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            try expectEqual(
                decoded(Person.self, "<r \(content)</r>") { $0.keyDecodingStrategy = strategy },
                Person(firstName: "A", lastName: "B", child: [1, 2]), sourceLocation: sourceLocation)
        }
        try expect(
            .convertFromSnakeCase, "family_name='B'><given_name>A</given_name><own_kid>1</own_kid><child>2</child>")
        try expect(
            .convertFromKebabCase, "family-name='B'><given-name>A</given-name><own-kid>1</own-kid><child>2</child>")
        try expect(.ignoringCase, "FAMILYNAME='B'><GIVENNAME>A</GIVENNAME><OwnKid>1</OwnKid><CHILD>2</CHILD>")
        try expect(.useDefaultKeys, "familyName='B'><givenName>A</givenName><ownKid>1</ownKid><child>2</child>")
        let xml = #"<x:r xmlns:x="urn:q" familyName="B"><x:givenName>A</x:givenName><ownKid>2</ownKid></x:r>"#
        let bound = try decoded(Person.self, xml) { $0.namespaces = .bound(["": "urn:q"]) }
        expectEqual(bound, Person(firstName: "A", lastName: "B", child: []))
        let ignored = try decoded(Person.self, xml) { $0.namespaces = .ignoringPrefixes }
        expectEqual(ignored, Person(firstName: "A", lastName: "B", child: [2]))
        struct Model: Codable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:m")
            var a: Int?
            enum CodingKeys: String, XMLAliasedKey {
                case a
                var xmlAliases: [String] { ["b"] }
            }
        }
        try expectEqual(decoded(Model.self, #"<r xmlns="urn:m"><b>1</b></r>"#).a, 1)
        try expectNil(decoded(Model.self, #"<x:r xmlns:x="urn:m"><b>1</b></x:r>"#).a)
        try expectEqual(encoded(Model(a: 1)), #"<r xmlns="urn:m"><a>1</a></r>"#)
        // An alias can be in another namespace.
        for (xml, a, plain) in [
            (#"<r xmlns="urn:b"><a>1</a></r>"#, 1, nil), (#"<r xmlns="urn:b"><z>1</z><y>2</y></r>"#, 1, 2),
            // Names that are used in several namespaces.
            (#"<r><a xmlns="urn:c">5</a><a xmlns="urn:b">1</a><a xmlns="urn:a">2</a></r>"#, 1, nil),
            (#"<r><a xmlns="urn:c">5</a><a xmlns="urn:a">2</a><a xmlns="urn:b">1</a></r>"#, 2, nil),
            (#"<r><a xmlns="urn:c">5</a><a xmlns="urn:b">1</a><q><a xmlns="urn:a"/></q></r>"#, 1, nil),
            (#"<r><plain>1</plain><q><y xmlns="urn:b"/><y xmlns="urn:c"/></q></r>"#, nil, 1),
            (#"<r><y xmlns="urn:c">3</y><y xmlns="urn:b">1</y></r>"#, nil, 1),
        ] as [(String, Int?, Int?)] { try expectEqual(decoded(Qualified.self, xml), Qualified(a: a, plain: plain)) }
    }
    enum Pet: Codable, Equatable {
        case cat(Int), dog(name: String), note(String)
        enum CodingKeys: String, XMLAliasedKey {
            case cat, dog, note = "#text"
            var xmlAliases: [String] {
                switch self {
                case .cat: ["chat", "{urn:b}cat"]
                case .dog: ["hund"]
                case .note: ["zz"]
                }
            }
        }
        enum DogCodingKeys: String, XMLAliasedKey {
            case name
            var xmlAliases: [String] { ["label"] }
        }
    }

    @Test("Cases of choices and their labels have aliases, and an alias may lead to choices")
    func choices() throws {
        let xml = """
            <r><chat>1</chat>x<hund><label>w</label></hund><cat>2</cat><cat xmlns="urn:b">3</cat><zz/></r>
            """
        let model = Contents<Pet>(items: [.cat(1), .note("x"), .dog(name: "w"), .cat(2), .cat(3)])
        try expectEqual(decoded(Contents<Pet>.self, xml), model)
        try expectEqual(encoded(model), "<r><cat>1</cat>x<dog><name>w</name></dog><cat>2</cat><cat>3</cat></r>")
        try expectEqual(decoded(Pet.self, "<chat>1</chat>"), .cat(1))
        enum Choice: Codable, Equatable { case x(Int), y }
        struct Path: Codable, Equatable {
            var c: [Choice]
            enum CodingKeys: String, XMLAliasedKey {
                case c = "c.*"
                var xmlAliases: [String] { ["d.*", "e.f.*"] }
            }
        }
        struct Rest: Decodable, Equatable {
            var c: Choice?
            enum CodingKeys: String, XMLAliasedKey {
                case c = "*"
                var xmlAliases: [String] { ["d.*"] }
            }
        }
        for (xml, choices) in [
            ("<r><d><x>1</x><y/></d></r>", [Choice.x(1), .y]), ("<r><e><f><y/></f></e></r>", [.y]),
            ("<r><c><x>2</x></c><d><y/></d></r>", [.x(2)]), ("<r><c/></r>", []),
        ] { try expectEqual(decoded(Path.self, xml), Path(c: choices)) }
        expectEqual(XMLDecoder().diagnose(Path.self, from: "<r><d><x>1</x></d></r>").map(\.description), [])
        try expectEqual(decoded(Rest.self, "<r><d><x>1</x></d></r>"), Rest(c: .x(1)))
        try expectEqual(decoded(Rest.self, "<r><y/><d><x>1</x></d></r>"), Rest(c: .y))
        try expectEqual(encoded(Path(c: [.x(1)])), "<r><c><x>1</x></c></r>")
        expectStart(refusal(Path.self, "<r><d><x>a</x></d></r>")?.sentence, "1:10: expected an integer for Choice.x")
    }

    @Test("What aliases name is not left to other keys, also in a class and before an index")
    func rest() throws {
        struct Model: Decodable {
            var a: Int?
            @XMLAnyAttributes var attributes: [XML.Attribute]
            @XMLAnyElements var elements: [XML.Element]
            enum CodingKeys: String, XMLAliasedKey {
                case a, attributes, elements
                var xmlAliases: [String] { self == .a ? ["b"] : [] }
            }
        }
        let element = try decoded(Model.self, "<r z='1'><b>1</b><c/></r>")
        expectEqual(element.a, 1)
        expectEqual(element.elements.map(\.name.qualifiedName), ["c"])
        let attribute = try decoded(Model.self, "<r b='1' z='2'><c/></r>")
        expectEqual(attribute.a, 1)
        expectEqual(attribute.attributes.map(\.name.qualifiedName), ["z"])
        struct Indexed: Codable, Equatable {
            var first: Int
            var second: Int?
            enum CodingKeys: String, XMLAliasedKey {
                case first = "s.0", second = "s.1"
                var xmlAliases: [String] { ["m"] }
            }
        }
        let xml = "<r><s>1</s><m>2</m></r>"
        try expectEqual(decoded(Indexed.self, xml) { $0.unknownNodes = .throw }, Indexed(first: 1, second: 2))
        try expectEqual(encoded(Indexed(first: 1, second: 2)), "<r><s>1</s><s>2</s></r>")
        class Base: Decodable {
            var a: Int
            enum CodingKeys: String, XMLAliasedKey {
                case a
                var xmlAliases: [String] { ["aa"] }
            }
        }
        final class Sub: Base {
            var b: Int
            @XMLAnyElements var rest: [XML.Element]
            enum CodingKeys: String, XMLAliasedKey {
                case b, rest
                var xmlAliases: [String] { self == .b ? ["bb"] : [] }
            }
            required init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                b = try container.decode(Int.self, forKey: .b)
                _rest = try container.decode(XMLAnyElements.self, forKey: .rest)
                try super.init(from: decoder)
            }
        }
        let sub = try decoded(Sub.self, "<r><aa>1</aa><bb>2</bb><c/></r>")
        expectEqual(sub.a, 1)
        expectEqual(sub.b, 2)
        expectEqual(sub.rest.map(\.name.qualifiedName), ["c"])
    }
}
