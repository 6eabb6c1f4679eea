import Testing
import XMLCodable

struct GroupsTests {
    struct Entry: Codable, Hashable {
        var key: String
        var integer: Int?
        var string: [String] = []
        var unit: String?

        enum CodingKeys: String, CodingKey { case key, integer, string, unit = "size.@unit" }
    }

    struct Table: Codable, Hashable {
        @XMLAttribute var id: Int?
        @XMLGroups var entries: [Entry]
        var last: Int?
        @XMLAnyElements var rest: [XML.Element]

        init(id: Int? = nil, _ entries: [Entry], last: Int? = nil, rest: [XML.Element] = []) {
            (self.id, self.entries, self.last, self.rest) = (id, entries, last, rest)
        }
    }

    @Test(
        "A group begins with each element of the first name",
        arguments: [
            ("<r />", Table([])),
            ("<r><key>a</key></r>", Table([Entry(key: "a")])),
            (
                #"<r id="1"><key>a</key><integer>3</integer><key>b</key><string>x</string><string>y</string></r>"#,
                Table(id: 1, [Entry(key: "a", integer: 3), Entry(key: "b", string: ["x", "y"])])
            ),
            (
                #"<r><key>a</key><size unit="cm" /><key>b</key><last>4</last><other /></r>"#,
                Table([Entry(key: "a", unit: "cm"), Entry(key: "b")], last: 4, rest: [XML.Element("other")])
            ),
        ])
    func groups(xml: String, table: Table) throws {
        try expectStrict(xml, table)
        let indented = try encoded(table) { $0.outputFormatting = .prettyPrinted }
        try expectEqual(decoded(Table.self, indented), table)
    }

    @Test("Elements of a group may be in any order, others between them; a second one is unknown; JSON has an array")
    func order() throws {
        let xml = "<r><integer>1</integer><x/><key>a</key><last>5</last><integer>2</integer><key>b</key></r>"
        let table = try decoded(Table.self, xml)
        expectEqual(table.entries, [Entry(key: "a", integer: 1), Entry(key: "b", integer: 2)])
        expectEqual(table.last, 5)
        expectEqual(table.rest.map(\.name.localName), ["x"])
        let twice = "<r><key>a</key><integer>1</integer><integer>2</integer></r>"
        try expectEqual(decoded(Table.self, twice).entries, [Entry(key: "a", integer: 1)])
        let report = XMLDecoder().diagnose(Table.self, from: twice)
        expectEqual(report.map(\.kind), [.unknownElement])
        expectEqual(report.first?.location.column, 36)
        try expectJSON(#"{"items":[{"b":1},{"b":2}]}"#, Groups(items: [Inner(b: 1), Inner(b: 2)]))
        try expectJSON(#"{"items":[]}"#, Groups<Inner>(items: []))
    }

    @Test("In lists, paths, cases, classes and other groups, with a second document, and elements of any type")
    func places() throws {
        struct Pair: Codable, Equatable {
            var k: Int
            var v: Table?
        }
        struct Outer: Codable, Equatable {
            var table: [Table]
            var deep: Table
            @XMLGroups var pairs: [Pair]
            enum CodingKeys: String, CodingKey { case table, deep = "a.b", pairs }
        }
        let entry = Entry(key: "e", integer: 1)
        let outer = Outer(
            table: [Table([entry, entry]), Table([])], deep: Table([entry]),
            pairs: [Pair(k: 1, v: Table([entry, entry])), Pair(k: 2, v: nil), Pair(k: 3, v: Table([]))])
        let text = "<key>e</key><integer>1</integer>"
        let xml = """
            <r><table>\(text)\(text)</table><table /><a><b>\(text)</b></a><k>1</k><v>\(text)\(text)</v><k>2</k><k>3</k>\
            <v /></r>
            """
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectStrict(xml, outer)
        let second = "<r><a><b><key>e</key></b></a><k>4</k></r>"
        try expectEqual(decoder.decode(Outer.self, from: second).pairs, [Pair(k: 4, v: nil)])
        let item = Deep(a: 1, flat: Flat(a: 2, other: Inner(b: 3)), x: Choices(a: 4, other: [.b(5), .c(6)]))
        let deepText = "<a>1</a><flat><a>2</a><b>3</b></flat><x><a>4</a><b>5</b><c>6</c></x>"
        try expectStrict("<r>\(deepText)\(deepText)</r>", Groups(items: [item, item]))
    }

    @Test("Groups follow namespaces, key strategies and aliases")
    func names() throws {
        struct Item: Codable, Equatable, XMLMapped {
            static let xmlMapping = XMLTypeMapping(namespace: "urn:example:a")
            var shortName: Int
            var value: Int?
            enum CodingKeys: String, XMLAliasedKey {
                case shortName, value
                var xmlAliases: [String] { self == .value ? ["amount"] : [] }
            }
        }
        let xml = """
            <r xmlns:a="urn:example:a"><a:short_name>1</a:short_name><a:amount>2</a:amount><a:short_name>3</a:short_name></r>
            """
        let model = Groups(items: [Item(shortName: 1, value: 2), Item(shortName: 3, value: nil)])
        try expectEqual(decoded(Groups<Item>.self, xml) { $0.keyDecodingStrategy = .convertFromSnakeCase }, model)
        let written = try encoded(model) { $0.keyEncodingStrategy = .convertToSnakeCase }
        try expectEqual(decoded(Groups<Item>.self, written) { $0.keyDecodingStrategy = .convertFromSnakeCase }, model)
    }

    @Test("Errors have the place and the index of the group, and all of all groups are reported in one pass")
    func errors() throws {
        func check(_ xml: String, _ sentence: String, _ path: [String]) {
            let failure = unreadable(Table.self, xml)
            expectPart(failure?.sentence, sentence)
            expectEqual(failure?.path, path)
        }
        check(
            "<r><key>a</key><key>b</key><integer>x</integer></r>", "1:37: expected an integer",
            ["entries", "Index 1", "integer"])
        check("<r><integer>1</integer><integer>2</integer></r>", "1:4: expected <key>", ["entries", "Index 0"])
        struct Pair: Codable { var k: Int; var v: Int }
        struct Model: Codable {
            @XMLGroups var pairs: [Pair]
            var z: Int
        }
        let xml = "<r><k>1</k><v>a</v><k>b</k><v>c</v><k>2</k><v>3</v><z>d</z></r>"
        expectEqual(
            XMLDecoder().diagnose(Model.self, from: xml).map { String($0.description.prefix { $0 != " " }) },
            ["1:15:", "1:23:", "1:31:", "1:55:"])
    }

    struct Listed: Codable, Equatable {
        struct Item: Codable, Equatable {
            var id: Int
            var words: [String]?
            enum CodingKeys: String, CodingKey { case id, words = "list.word" }
        }
        @XMLGroups var items: [Item]
    }

    @Test("Elements that a path merges within a group are reported, and not those of other groups")
    func merged() throws {
        let one = "<id>1</id><list><word>a</word><word>b</word></list>"
        try expectStrict(
            "<r>\(one)<id>2</id><list /><id>3</id>\(one)</r>",
            Listed(items: [
                .init(id: 1, words: ["a", "b"]), .init(id: 2, words: []), .init(id: 3),
                .init(id: 1, words: ["a", "b"]),
            ]))
        let xml = "<r>\(one)<id>2</id><list><word>a</word></list><list><word>b</word></list></r>"
        try expectEqual(decoded(Listed.self, xml).items.last?.words, ["a", "b"])
        let report = XMLDecoder().diagnose(Listed.self, from: xml)
        expectEqual(report.map(\.kind), [.mergedElement])
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        #expect(throws: DecodingError.self) { try decoder.decode(Listed.self, from: xml) }
    }

    struct Loose: Codable, Equatable {
        var a: Int?
        var b: Int?
        @XMLAttribute var c: Int?
    }

    @Test("Groups that could not be told apart are not written, nor items without keys for elements")
    func refused() throws {
        struct Item: Codable, Equatable {
            var a: Int?
            var b: Int?
        }
        struct Repeated: Codable, Equatable { var a: [Int] }
        let other = unwritable(Groups(items: [Item(a: 1, b: 2), Item(a: nil, b: 3)]))
        expectPart(other?.sentence, "each must begin with <a>, and have only one of it")
        expectPart(unwritable(Groups(items: [Item()]))?.sentence, "a group without elements could not be read back")
        #expect(unwritable(Groups(items: [Repeated(a: [1, 2])])) != nil)
        #expect(unwritable(Groups(items: [1])) != nil)
        expectPart(unreadable(Groups<Int>.self, "<r><a>1</a></r>")?.sentence, "expected a type with keys")
        expectPart(unreadable(Groups<Loose>.self, "<r><a>1</a></r>")?.sentence, "which is not that of an element")
    }

    struct Groups<Item: Codable & Equatable>: Codable, Equatable { @XMLGroups var items: [Item] }
    struct Inner: Codable, Equatable { var b: Int? }

    struct Flat: Codable, Equatable {
        var a: Int
        @XMLFlattened var other: Inner
    }

    struct MaybeFlat: Codable, Equatable {
        var a: Int
        @XMLFlattened var other: Inner?
    }

    struct Grouped: Codable, Equatable {
        var a: Int
        @XMLGroups var other: [Inner]
    }

    struct Commented: Codable, Equatable {
        var a: Int
        @XMLComments var other: [String]
    }

    struct Open: Codable, Equatable {
        var a: Int
        @XMLAnyElements var other: [XML.Element]
    }

    struct Raw: Codable, Equatable {
        var a: Int
        @InnerXML var b: String
    }

    struct Texts: Codable, Equatable {
        var a: Int
        @XMLText var other: String
    }

    enum Choice: Codable, Equatable {
        case b(Int), c(Int)
        enum CodingKeys: String, XMLChoiceCodingKey { case b, c }
    }

    struct Choices: Codable, Equatable {
        var a: Int
        var other: [Choice]
        enum CodingKeys: String, CodingKey { case a, other = "" }
    }

    struct DeepChoices: Codable, Equatable {
        var a: Int
        var other: [Choice]
        enum CodingKeys: String, CodingKey { case a, other = "b.*" }
    }

    struct Deep: Codable, Equatable { var a: Int, flat: Flat, x: Choices }

    @Test("What is not an element of a group is refused in both directions")
    func elementsOnly() throws {
        try expectRefused(Flat(a: 1, other: Inner(b: 2)))
        try expectRefused(MaybeFlat(a: 1, other: Inner(b: 2)))
        try expectRefused(Grouped(a: 1, other: [Inner(b: 2)]))
        try expectRefused(Commented(a: 1, other: ["x"]))
        try expectRefused(Open(a: 1, other: [XML.Element("b")]))
        try expectRefused(Raw(a: 1, b: "x"))
        try expectRefused(Texts(a: 1, other: "x"))
        try expectRefused(Choices(a: 1, other: [.b(1)]))
        try expectRefused(DeepChoices(a: 1, other: [.b(1)]), "<r><a>1</a><b><c>1</c></b></r>")
        try expectRefused(Loose(a: 1, b: 2, c: 3))
    }

    private func expectRefused<Item: Codable & Equatable>(
        _ item: Item, _ xml: String = "<r><a>1</a><b>2</b></r>"
    ) throws {
        expectPart(unwritable(Groups(items: [item]))?.sentence, "an item of `@XMLGroups` has only elements")
        expectPart(unreadable(Groups<Item>.self, xml)?.sentence, "which is not that of an element")
        let report = XMLDecoder().diagnose(Groups<Item>.self, from: xml)
        #expect(report.contains { $0.description.contains("which is not that of an element") })
    }

    // MARK: - One reader for each element

    enum Marked: Codable, Equatable { case integer(Int), string(String), yes }

    struct Property: Codable, Equatable {
        var key: String
        var value: Marked?
        enum CodingKeys: String, CodingKey { case key, value = "*" }
    }

    struct WithRest: Codable, Equatable {
        @XMLGroups var all: [Property]
        @XMLAnyElements var rest: [XML.Element]
    }

    struct RestFirst: Codable, Equatable {
        @XMLAnyElements var rest: [XML.Element]
        @XMLGroups var all: [Property]
    }

    struct WithContent<Content: Codable & Equatable>: Codable, Equatable {
        @XMLGroups var all: [Property]
        var rest: [Content]
        enum CodingKeys: String, CodingKey { case all, rest = "*" }
    }

    struct JustGroups: Codable, Equatable { @XMLGroups var all: [Property] }

    struct FlatGroups: Codable, Equatable {
        @XMLFlattened var groups: JustGroups
        @XMLAnyElements var rest: [XML.Element]
    }

    enum Other: Codable, Equatable {
        case x(Int), other(XML.Element)
        enum CodingKeys: String, CodingKey { case x, other = "*" }
    }

    class Base: Codable {
        @XMLGroups var all: [Property] = []
    }

    final class Derived: Base {
        @XMLAnyElements var rest: [XML.Element] = []
        enum CodingKeys: CodingKey { case rest }

        required init(from decoder: any Decoder) throws {
            _rest = try decoder.container(keyedBy: CodingKeys.self).decode(XMLAnyElements.self, forKey: .rest)
            try super.init(from: decoder)
        }
    }

    @Test("What a choice in a group takes is left to no other key; a case for all names takes what no key names")
    func choicesAndRest() throws {
        let all = [Property(key: "a", value: .yes), Property(key: "b", value: .integer(1)), Property(key: "c")]
        let (x, yes) = (XML.Element("x"), XML.Element("yes"))
        let groups = "<key>a</key><yes /><key>b</key><integer>1</integer><key>c</key>"
        try expectCase("<r>\(groups)<x /></r>", WithRest(all: all, rest: [x]))
        try expectCase("<r><x />\(groups)</r>", RestFirst(rest: [x], all: all))
        try expectCase("<r>\(groups)<x /></r>", WithContent(all: all, rest: [x]))
        try expectCase("<r>\(groups)<x /></r>", WithContent(all: all, rest: [XML.Node.element(x)]))
        try expectCase("<r>\(groups)<x /></r>", FlatGroups(groups: JustGroups(all: all), rest: [x]))
        try expectCase("<r>\(groups)<x>1</x></r>", WithContent(all: all, rest: [Other.x(1)]))
        try expectCase("<r>\(groups)<y /></r>", WithContent(all: all, rest: [Other.other(XML.Element("y"))]))
        let xml = "<r><yes/><x/>\(groups)</r>"
        // Twice: the tables know each other only after the first call.
        for _ in 0..<2 {
            try expectEqual(decoded(WithRest.self, xml), WithRest(all: all, rest: [yes, x]))
            try expectEqual(decoded(RestFirst.self, xml), RestFirst(rest: [yes, x], all: all))
            let derived = try decoded(Derived.self, xml)
            expectEqual(derived.all, all)
            expectEqual(derived.rest, [yes, x])
        }
        expectEqual(XMLDecoder().diagnose(WithRest.self, from: xml), [])
        let read = try decoded(CatchingGroups.self, "<r><key>a</key><last>4</last><z>v</z><key>b</key></r>")
        expectEqual(read, CatchingGroups(all: [Catching(key: "a", value: .other("v")), Catching(key: "b")], last: 4))
    }

    enum Caught: Codable, Equatable {
        case integer(Int), other(String)
        enum CodingKeys: String, CodingKey { case integer, other = "*" }
    }

    struct Catching: Codable, Equatable {
        var key: String
        var value: Caught?
        enum CodingKeys: String, CodingKey { case key, value = "*" }
    }

    struct CatchingGroups: Codable, Equatable {
        @XMLGroups var all: [Catching]
        var last: Int?
    }

    struct KeyAfter: Codable, Equatable {
        @XMLGroups var entries: [Entry]
        var integer: Int?
    }

    struct KeyBefore: Codable, Equatable {
        var integer: Int?
        @XMLGroups var entries: [Entry]
    }

    struct Count: Codable, Equatable { var integer: Int? }

    struct FlatKey: Codable, Equatable {
        @XMLGroups var entries: [Entry]
        @XMLFlattened var count: Count
    }

    struct TwoGroups: Codable, Equatable {
        @XMLGroups var entries: [Entry]
        @XMLGroups var properties: [Property]
    }

    struct KeyBesideChoices: Codable, Equatable {
        @XMLGroups var properties: [Property]
        var integer: Int?
    }

    struct AttributeBeside: Codable, Equatable {
        @XMLGroups var entries: [Entry]
        @XMLAttribute var integer: Int?
    }

    struct Several: Codable, Equatable { var item: [KeyAfter] }

    @Test("An element that a group and another key name is refused in both directions; an attribute is none")
    func sharedNames() throws {
        let entry = Entry(key: "a", integer: 1)
        let property = Property(key: "a", value: .integer(1))
        let sentence = "the elements <integer> of the groups could not be told from those of another key"
        for refused in [
            unwritable(KeyAfter(entries: [entry], integer: 2)), unwritable(KeyBefore(integer: 2, entries: [entry])),
            unwritable(FlatKey(entries: [entry], count: Count(integer: 2))),
            unwritable(KeyBesideChoices(properties: [property], integer: 2)),
            unwritable(Several(item: [KeyAfter(entries: [], integer: 1), KeyAfter(entries: [entry], integer: 2)])),
        ] {
            expectPart(refused?.sentence, sentence)
        }
        #expect(unwritable(TwoGroups(entries: [entry], properties: [property])) != nil)
        let xml = "<r><key>a</key><integer>1</integer></r>"
        for _ in 0..<2 {
            for refused in [
                unreadable(KeyAfter.self, xml), unreadable(KeyBefore.self, xml), unreadable(FlatKey.self, xml),
                unreadable(KeyBesideChoices.self, xml), unreadable(TwoGroups.self, xml),
            ] {
                expectPart(refused?.sentence, "has the name of a key of the model")
            }
        }
        try expectCase(
            "<r integer=\"2\"><key>a</key><integer>1</integer></r>", AttributeBeside(entries: [entry], integer: 2))
        let apart = "<r><integer>2</integer><key>a</key><string>x</string></r>"
        try expectEqual(
            decoded(KeyBesideChoices.self, apart),
            KeyBesideChoices(properties: [Property(key: "a", value: .string("x"))], integer: 2))
        try expectCase("<r><integer>2</integer></r>", KeyBesideChoices(properties: [], integer: 2))
    }
}
