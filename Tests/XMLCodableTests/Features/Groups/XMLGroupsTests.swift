import Testing
import XMLCodable

struct GroupsTests {
    struct Entry: Codable, Equatable {
        var key: String
        var number: Int?
        var string: [String] = []
        var unit: String?
        enum CodingKeys: String, CodingKey { case key, number, string, unit = "size.@unit" }
    }

    struct Table: Codable, Equatable {
        @XMLAttribute var id: Int?
        @XMLGroups var entries: [Entry]
        var last: Int?
        @XMLAnyElements var rest: [XML.Element]
        init(id: Int? = nil, _ entries: [Entry], last: Int? = nil, rest: [XML.Element] = []) {
            (self.id, self.entries, self.last, self.rest) = (id, entries, last, rest)
        }
    }

    struct KeyAfter<Item: Codable & Equatable>: Codable, Equatable {
        @XMLGroups var items: [Item]
        var number: Int?
    }

    @Test("A group begins with each element of the first name; others may be in any order, but only once")
    func order() throws {
        func check(_ xml: String, _ table: Table) throws {
            try expectStrict(xml, table)
            let indented = try encoded(table) { $0.outputFormatting = .prettyPrinted }
            try expectEqual(decoded(Table.self, indented), table)
        }
        try check("<r />", Table([]))
        try check("<r><key>a</key></r>", Table([Entry(key: "a")]))
        try check(
            #"<r id="1"><key>a</key><number>3</number><key>b</key><string>x</string><string>y</string></r>"#,
            Table(id: 1, [Entry(key: "a", number: 3), Entry(key: "b", string: ["x", "y"])]))
        try check(
            #"<r><key>a</key><size unit="cm" /><key>b</key><last>4</last><other /></r>"#,
            Table([Entry(key: "a", unit: "cm"), Entry(key: "b")], last: 4, rest: [XML.Element("other")]))
        let xml = "<r><number>1</number><x/><key>a</key><last>5</last><number>2</number><key>b</key></r>"
        let table = Table([Entry(key: "a", number: 1), Entry(key: "b", number: 2)], last: 5, rest: [XML.Element("x")])
        try expectEqual(decoded(Table.self, xml), table)
        let twice = "<r><key>a</key><number>1</number><number>2</number></r>"
        try expectEqual(decoded(Table.self, twice).entries, [Entry(key: "a", number: 1)])
        let report = XMLDecoder().diagnose(Table.self, from: twice)
        expectEqual(report.map(\.kind), [.unknownElement])
        expectEqual(report.first?.location.column, 34)
        try expectJSON(#"{"items":[{"b":1},{"b":2}]}"#, Groups(items: [Inner(b: 1), Inner(b: 2)]))
        try expectJSON(#"{"items":[]}"#, Groups<Inner>(items: []))
    }

    struct Inner: Codable, Equatable { var b: Int? }

    enum Choice: Codable, Equatable {
        case b(Int), c(Int)
        enum CodingKeys: String, XMLChoiceCodingKey { case b, c }
    }

    struct Choices: Codable, Equatable {
        var a: Int
        var other: [Choice]
        enum CodingKeys: String, CodingKey { case a, other = "" }
    }

    @Test("In lists, paths, cases, classes and other groups, with a second document, and elements of any type")
    func places() throws {
        struct Outer: Codable, Equatable {
            var table: [Table]
            var deep: Table
            @XMLGroups var pairs: [TwoElements<Int, Table?>]
            enum CodingKeys: String, CodingKey { case table, deep = "x.y", pairs }
        }
        let entry = Entry(key: "e", number: 1)
        let outer = Outer(
            table: [Table([entry, entry]), Table([])], deep: Table([entry]),
            pairs: [
                TwoElements(a: 1, b: Table([entry, entry])), TwoElements(a: 2, b: nil), TwoElements(a: 3, b: Table([])),
            ])
        let text = "<key>e</key><number>1</number>"
        let xml = """
            <r><table>\(text)\(text)</table><table /><x><y>\(text)</y></x><a>1</a><b>\(text)\(text)</b><a>2</a><a>3</a>\
            <b /></r>
            """
        try expectStrict(xml, outer)
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        _ = try decoder.decode(Outer.self, from: xml)
        let second = "<r><x><y><key>e</key></y></x><a>4</a></r>"
        try expectEqual(decoder.decode(Outer.self, from: second).pairs, [TwoElements(a: 4, b: nil)])
        struct Deep: Codable, Equatable { var a: Int, flat: TwoElements<Int, XMLFlattened<Inner>>, x: Choices }
        let flat = TwoElements(a: 2, b: XMLFlattened(wrappedValue: Inner(b: 3)))
        let item = Deep(a: 1, flat: flat, x: Choices(a: 4, other: [.b(5), .c(6)]))
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
        let model = Groups(items: [Item(shortName: 1, value: 2), Item(shortName: 3)])
        try expectEqual(decoded(Groups<Item>.self, xml) { $0.keyDecodingStrategy = .convertFromSnakeCase }, model)
        let written = try encoded(model) { $0.keyEncodingStrategy = .convertToSnakeCase }
        try expectEqual(decoded(Groups<Item>.self, written) { $0.keyDecodingStrategy = .convertFromSnakeCase }, model)
    }

    @Test("Errors have the place and index of the group; all are reported, and elements that a path merges in it")
    func errors() throws {
        func check(_ xml: String, _ sentence: String, _ path: [String]) {
            let failure = refusal(Table.self, xml)
            expectPart(failure?.sentence, sentence)
            expectEqual(failure?.path, path)
        }
        check(
            "<r><key>a</key><key>b</key><number>x</number></r>", "1:36: expected an integer",
            ["entries", "Index 1", "number"])
        check("<r><number>1</number><number>2</number></r>", "1:4: expected <key>", ["entries", "Index 0"])
        let xml = "<r><a>1</a><b>a</b><a>b</a><b>c</b><a>2</a><b>3</b><number>d</number></r>"
        expectEqual(
            XMLDecoder().diagnose(KeyAfter<TwoElements<Int, Int>>.self, from: xml).map {
                String($0.description.prefix { $0 != " " })
            },
            ["1:15:", "1:23:", "1:31:", "1:60:"])

        struct Item: Codable, Equatable {
            var id: Int
            var words: [String]?
            enum CodingKeys: String, CodingKey { case id, words = "list.word" }
        }
        let one = "<id>1</id><list><word>a</word><word>b</word></list>"
        let item = Item(id: 1, words: ["a", "b"])
        try expectStrict(
            "<r>\(one)<id>2</id><list /><id>3</id>\(one)</r>",
            Groups(items: [item, Item(id: 2, words: []), Item(id: 3), item]))
        let twoLists = "<r>\(one)<id>2</id><list><word>a</word></list><list><word>b</word></list></r>"
        try expectEqual(decoded(Groups<Item>.self, twoLists).items.last?.words, ["a", "b"])
        let report = XMLDecoder().diagnose(Groups<Item>.self, from: twoLists)
        expectEqual(report.map(\.kind), [.mergedElement])
        expectEqual(refusal(Groups<Item>.self, twoLists) { $0.unknownNodes = .throw }?.kind, "dataCorrupted")
    }

    struct Loose: Codable, Equatable {
        var a: Int?
        var b: Int?
        @XMLAttribute var c: Int?
    }

    @Test("Groups that could not be told apart are not written; what is not an element of a group is refused")
    func refused() throws {
        let other = refusal(Groups(items: [TwoElements<Int?, Int>(a: 1, b: 2), TwoElements(a: nil, b: 3)]))
        expectPart(other?.sentence, "each must begin with <a>, and have only one of it")
        expectPart(refusal(Groups(items: [Inner()]))?.sentence, "a group without elements could not be read back")
        #expect(refusal(Groups(items: [One(value: [1, 2])])) != nil)
        #expect(refusal(Groups(items: [1])) != nil)
        expectPart(refusal(Groups<Int>.self, "<r><a>1</a></r>")?.sentence, "expected a type with keys")
        expectPart(refusal(Groups<Loose>.self, "<r><a>1</a></r>")?.sentence, "which is not that of an element")

        func expectRefused<Item: Codable & Equatable>(_ item: Item, _ xml: String = "<r><a>1</a><b>2</b></r>") {
            expectPart(refusal(Groups(items: [item]))?.sentence, "an item of `@XMLGroups` has only elements")
            expectPart(refusal(Groups<Item>.self, xml)?.sentence, "which is not that of an element")
            let report = XMLDecoder().diagnose(Groups<Item>.self, from: xml)
            #expect(report.contains { $0.description.contains("which is not that of an element") }, "\(item)")
        }
        expectRefused(TwoElements(a: 1, b: XMLFlattened(wrappedValue: Inner(b: 2))))
        expectRefused(TwoElements(a: 1, b: XMLFlattened<Inner?>(wrappedValue: Inner(b: 2))))
        expectRefused(TwoElements(a: 1, b: XMLGroups(wrappedValue: [Inner(b: 2)])))
        expectRefused(TwoElements(a: 1, b: XMLComments(["x"])))
        expectRefused(TwoElements(a: 1, b: XMLAnyElements([XML.Element("b")])))
        expectRefused(TwoElements(a: 1, b: InnerXML("x")))
        expectRefused(TwoElements(a: 1, b: XMLText("x")))
        expectRefused(Choices(a: 1, other: [.b(1)]))
        expectRefused(DeepChoices(a: 1, other: [.b(1)]), "<r><a>1</a><b><c>1</c></b></r>")
        expectRefused(Loose(a: 1, b: 2, c: 3))
    }

    struct DeepChoices: Codable, Equatable {
        var a: Int
        var other: [Choice]
        enum CodingKeys: String, CodingKey { case a, other = "b.*" }
    }
}
