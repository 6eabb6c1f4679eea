import Foundation
import Testing
import XMLCodable

/// Lists that people write.
struct WrittenListsTests {
    struct Person: Codable, Equatable { @XMLAttribute var name: String }

    @Test("A list at the root has a name for its items, which is as it is, whatever the strategy for keys is")
    func rootLists() throws {
        let people = [Person(name: "A"), Person(name: "B")]
        let xml = "<people><person name=\"A\" /><person name=\"B\" /></people>"
        try expectEqual(XMLEncoder().encodeToString(people, withRootKey: "people", itemKey: "person"), xml)
        try expectEqual(XMLEncoder().encode(people, withRootKey: "people", itemKey: "person"), Data(xml.utf8))
        let element = try XMLEncoder().encodeToElement(people, withRootKey: "people", itemKey: "person")
        try expectEqual(element.xmlString(), xml)
        var document = try XMLEncoder().encodeToDocument(
            people, withRootKey: "people", itemKey: "person", rootAttributes: ["n": "2"],
            declaration: XML.Declaration(),
            doctype: XML.DocumentType("people"))
        document.prolog.append(.comment("all"))
        expectEqual(document.root.attributes.map(\.value), ["2"])
        expectEqual(document.root.children.count, 2)
        #expect(document.declaration != nil && document.doctype != nil)
        try expectEqual(XMLDecoder().decode([Person].self, from: document, at: "person"), people)
        try expectEqual(XMLDecoder().decode([Person].self, from: xml, at: "person"), people)
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        try expectEqual(strict.decode([Person].self, from: xml, at: "person"), people)
        try expectEqual(
            XMLEncoder().encodeToString([1, 2], withRootKey: "r", itemKey: "list.n", rootAttributes: ["a": "b"]),
            "<r a=\"b\"><list><n>1</n><n>2</n></list></r>")
        try expectEqual(XMLEncoder().encodeToString([Int](), withRootKey: "r", itemKey: "n"), "<r />")
        do {
            _ = try XMLEncoder().encodeToString(["a", "\u{1}"], withRootKey: "r", itemKey: "n")
            Issue.record("no error")
        } catch EncodingError.invalidValue(_, let context) {
            expectEqual(context.codingPath.map(\.stringValue), ["n", "Index 1"])
        }
        #expect(throws: EncodingError.self) { try XMLEncoder().encodeToString([1], withRootKey: "r", itemKey: "a b") }
        for key in ["", "#text"] {
            #expect(throws: EncodingError.self) { try XMLEncoder().encodeToString([1], withRootKey: "r", itemKey: key) }
        }
        let encoder = XMLEncoder()
        let decoder = XMLDecoder()
        let custom: @Sendable ([any CodingKey]) -> any CodingKey = {
            $0[$0.count - 1].stringValue == "n" ? $0[$0.count - 1] : Empty.name
        }
        for (encoding, decoding) in [
            (XMLEncoder.KeyEncodingStrategy.convertToSnakeCase, XMLDecoder.KeyDecodingStrategy.convertFromSnakeCase),
            (.custom(custom), .custom(custom)),
        ] {
            (encoder.keyEncodingStrategy, decoder.keyDecodingStrategy) = (encoding, decoding)
            let xml = try encoder.encodeToString([1, 2], withRootKey: "someRoot", itemKey: "aList.someItem")
            expectEqual(xml, "<someRoot><aList><someItem>1</someItem><someItem>2</someItem></aList></someRoot>")
            try expectEqual(decoder.decode([Int].self, from: xml, at: "aList.someItem"), [1, 2])
        }
    }

    @Test(
        "A malformed item of a list at the root is an error with its place, and one that is not read only in strict mode",
        arguments: [
            (
                "<people><person name='A'/><person/></people>", false,
                "1:27: expected the attribute 'name' for Person.name at /people/person[2], found none",
                ["Index 1", "name"]
            ),
            (
                "<people><person name='A'/><person name='B' x='1'/><x/></people>", true,
                "1:47: nothing in Person reads the attribute 'x' at /people/person[2]/@x", ["Index 1"]
            ),
        ])
    func malformedRootLists(xml: String, onlyStrict: Bool, sentence: String, path: [String]) throws {
        for isStrict in onlyStrict ? [true] : [false, true] {
            let decoder = XMLDecoder()
            decoder.unknownNodes = isStrict ? .throw : .skip
            let refusal = unreadable { try decoder.decode([Person].self, from: xml, at: "person") }
            expectEqual(refusal?.sentence, sentence)
            expectEqual(refusal.map { $0.path + ($0.key.map { [$0] } ?? []) }, path)
        }
        guard onlyStrict else { return }
        let people = [Person(name: "A"), Person(name: "B")]
        try expectEqual(XMLDecoder().decode([Person].self, from: xml, at: "person"), people)
        // What is beside the path is not decoded, so it is not unknown.
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        let beside = xml.replacingOccurrences(of: " x='1'", with: "")
        try expectEqual(strict.decode([Person].self, from: beside, at: "person"), people)
    }

    enum Empty: CodingKey { case name }

    struct Sections: Codable, Equatable {
        @XMLCData @XMLTransformed<XML.Separated<String, XML.Comma>> var words: [String]
        @XMLCData @XMLList var numbers: [Int]
        @XMLText @XMLCData @XMLTransformed<XML.Separated<String, XML.Comma>> var own: [String]
    }

    struct Moments: Codable, Equatable {
        @XMLList var list: [Date]
        @XMLTransformed<XML.Separated<Date, XML.Comma>> var separated: [Date]
        @XMLList var data: [Data]
        var one: Date
    }

    @Test("Strategies for dates and data, also custom ones, hold for the items of lists")
    func customStrategies() throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode("day\(Int(date.timeIntervalSince1970) / 86_400)")
        }
        decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            return Date(timeIntervalSince1970: Double(Int(text.dropFirst(3)) ?? 0) * 86_400)
        }
        encoder.dataEncodingStrategy = .custom { data, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(data.count)
        }
        decoder.dataDecodingStrategy = .custom { decoder in
            Data(repeating: 0, count: try decoder.singleValueContainer().decode(Int.self))
        }
        let days = [Date(timeIntervalSince1970: 86_400), Date(timeIntervalSince1970: 172_800)]
        try expectCase(
            "<r><list>day1 day2</list><separated>day1,day2</separated><data>3 0</data><one>day1</one></r>",
            Moments(list: days, separated: days, data: [Data(count: 3), Data()], one: days[0]),
            encoder: encoder, decoder: decoder)
        struct Dates: Codable, Equatable { @XMLTransformed<XML.Separated<Date, XML.Comma>> var dates: [Date] }
        decoder.dateDecodingStrategy = .secondsSince1970
        encoder.dateEncodingStrategy = .secondsSince1970
        let value = Dates(dates: [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2.5)])
        try expectCase("<r><dates>1.0,2.5</dates></r>", value, encoder: encoder, decoder: decoder)
    }

    enum Mark<S: MarkCharacter>: XMLListSeparator { static var separator: Character { S.character } }
    protocol MarkCharacter { static var character: Character { get } }
    enum Ampersand: MarkCharacter { static let character: Character = "&" }
    enum LessThan: MarkCharacter { static let character: Character = "<" }
    enum GreaterThan: MarkCharacter { static let character: Character = ">" }
    enum Quote: MarkCharacter { static let character: Character = "\"" }
    enum Apostrophe: MarkCharacter { static let character: Character = "'" }
    struct Marked<S: MarkCharacter>: Codable { @XMLTransformed<XML.Separated<String, Mark<S>>> var e: [String] }

    @Test("A separator that may have to be written as a reference is refused, in both directions")
    func marks() throws {
        func check<S: MarkCharacter>(_ type: S.Type) {
            let sentence = "a separator that is an ASCII character, no white space, and none of & < > \" '"
            expectPart(unwritable(Marked<S>(e: ["a", "b"]))?.sentence, sentence)
            expectEqual(
                unreadable(Marked<S>.self, "<r><e>a</e></r>")?.sentence,
                "1:7: expected \(sentence) for Marked<\(S.self)>.e at /r/e, found \"a\"")
        }
        check(Ampersand.self)
        check(LessThan.self)
        check(GreaterThan.self)
        check(Quote.self)
        check(Apostrophe.self)
    }

    @Test("Lists are written as one CDATA section")
    func sections() throws {
        let value = Sections(words: ["a<b", "c & d"], numbers: [1, 2], own: ["x>"])
        let xml = """
            <r><words><![CDATA[a<b,c & d]]></words><numbers><![CDATA[1 2]]></numbers><![CDATA[x>]]></r>
            """
        try expectStrict(xml, value)
        try expectEqual(decoded(Sections.self, encoded(Sections(words: [], numbers: [], own: []))).words, [])
        #expect(unwritable(Sections(words: ["a,b"], numbers: [], own: [])) != nil)
    }

    struct Wrapped: Codable, Equatable {
        var item: [Int]?
        enum CodingKeys: String, XMLAliasedKey {
            case item
            var xmlAliases: [String] { ["items.item", "all.*"] }
        }
    }

    @Test("An element that only an alias leads through is an empty list")
    func emptyAliases() throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        for xml in ["<r><items /></r>", "<r><all /></r>"] {
            try expectEqual(decoder.decode(Wrapped.self, from: xml), Wrapped(item: []))
            expectEqual(XMLDecoder().diagnose(Wrapped.self, from: xml), [])
        }
        try expectEqual(decoder.decode(Wrapped.self, from: "<r />"), Wrapped(item: nil))
        try expectEqual(decoder.decode(Wrapped.self, from: "<r><items><item>1</item></items></r>"), Wrapped(item: [1]))
        #expect(throws: DecodingError.self) { try decoder.decode(Wrapped.self, from: "<r><items><x /></items></r>") }
        try expectEqual(decoder.decode(PathFirst.self, from: "<r><all /></r>"), PathFirst(item: []))
        try expectEqual(decoder.decode(PathFirst.self, from: "<r><items /></r>"), PathFirst(item: []))
        try expectEqual(decoder.decode(PathFirst.self, from: "<r />"), PathFirst(item: nil))
        try expectJSON(#"{"item":[1]}"#, Wrapped(item: [1]))
        try expectJSON(#"{"items.item":[1]}"#, PathFirst(item: [1]))
        for (xml, sentence) in [
            (
                "<r><items><item>1</item><item>x</item></items></r>",
                "1:31: expected an integer for Wrapped.item at /r/items/item[2], found \"x\""
            ),
            (
                "<r><all><a>1</a><b>x</b></all></r>",
                "1:20: expected an integer for Wrapped.item at /r/all/b, found \"x\""
            ),
        ] {
            expectEqual(unreadable(Wrapped.self, xml)?.sentence, sentence)
            let found = XMLDecoder().diagnose(Wrapped.self, from: xml)
            expectEqual(found.map(\.description), [sentence])
            expectEqual(found.map(\.keyPath), ["item[1]"])
        }
    }

    struct PathFirst: Codable, Equatable {
        var item: [Int]?
        enum CodingKeys: String, XMLAliasedKey {
            case item = "items.item"
            var xmlAliases: [String] { ["all.item"] }
        }
    }

    struct Qualified: Codable, Equatable {
        @XMLTransformed<XML.Separated<XML.QualifiedName, XML.Comma>> var names: [XML.QualifiedName]
    }

    struct Sheet: Codable, Equatable {
        @XMLTransformed<[XML.ValueAt<[String], Cell>]> var rows: [[String]]
        @XMLTransformed<[XML.ValueAt<Int, Target>]> var links: [Int]
        @XMLTransformed<XML.ValueAt<String, Name>?> var owner: String?

        enum CodingKeys: String, CodingKey { case rows = "table.tr", links = "a", owner }
        enum Cell: XMLValueKey { static let key = "td" }
        enum Target: XMLValueKey { static let key = "@href" }
        enum Name: XMLValueKey { static let key = "name.first" }
    }

    @Test("Tables, and attributes of several elements, whose values are updated key by key")
    func tables() throws {
        try expectStrict(
            """
            <r>
                <table>
                    <tr><td>1</td><td>a b</td></tr>
                    <tr />
                    <tr><td></td></tr>
                </table>
                <a href="1" />
                <a href="2" />
                <owner><name><first>A</first></name></owner>
            </r>
            """,
            Sheet(rows: [["1", "a b"], [], [""]], links: [1, 2], owner: "A"))
        try expectStrict("<r />", Sheet(rows: [], links: [], owner: nil))
        try expectJSON(
            #"{"a":[1],"owner":"A","table.tr":[["1"],[]]}"#, Sheet(rows: [["1"], []], links: [1], owner: "A"))
        let xml = "<r><a href=\"1\" /><a href=\"x\" /><a />\n<table><tr><th>1</th></tr></table></r>"
        let found = XMLDecoder().diagnose(Sheet.self, from: xml)
        expectEqual(unreadable(Sheet.self, xml)?.sentence, found.first?.description)
        expectEqual(
            found.map(\.description),
            [
                "1:27: expected an integer for ValueAt<Int, Target>.@href at /r/a[2]/@href, found \"x\"",
                "1:32: expected the attribute 'href' for ValueAt<Int, Target>.@href at /r/a[3], found none",
                "2:12: nothing in ValueAt<Array<String>, Cell> reads <th> at /r/table/tr/th",
            ])
        struct Attributes: Codable {
            var links: [Int]
            enum CodingKeys: String, CodingKey { case links = "a.@href" }
        }
        try expectEqual(XMLDecoder().decode(Attributes.self, from: "<r><a href='1'/><a href='2'/></r>").links, [1, 2])
        expectPart(
            unwritable(Attributes(links: [1, 2]))?.sentence,
            "`@XMLTransformed<[XML.ValueAt<Item, Key>]>` an element with the attribute for each")
        struct Point: Codable, Equatable { var x: Int, y: Int }
        struct Place: Codable, Equatable {
            @XMLTransformed<XML.ValueAt<Point, Sheet.Cell>> var point: Point
            @XMLTransformed<XML.ValueAt<Int, Reference>> var count: Int
            enum Reference: XMLValueKey { static let key = "@k" }
        }
        var place = Place(point: Point(x: 1, y: 2), count: 3)
        try XMLDecoder().update(&place, from: "<r><point><td><y>4</y></td></point><count/></r>")
        expectEqual(place, Place(point: Point(x: 1, y: 4), count: 3))
        try XMLDecoder().update(&place, from: "<r><count k='5'/></r>")
        expectEqual(place, Place(point: Point(x: 1, y: 4), count: 5))
    }

    indirect enum PropertyValue: Codable, Equatable {
        case string(String), integer(Int), array([PropertyValue])
        case date(year: Int)
        case dict(Properties)
    }

    struct Property: Codable, Equatable {
        var key: String
        var value: PropertyValue
        enum CodingKeys: String, CodingKey { case key, value = "*" }
    }

    struct Properties: Codable, Equatable {
        var title: String?
        @XMLGroups var all: [Property]
        enum CodingKeys: String, CodingKey { case title, all = "*all" }
    }

    @Test("Groups may hold a choice")
    func choicesInGroups() throws {
        let xml = """
            <dict>
                <title>T</title>
                <key>a</key>
                <string>x</string>
                <key>b</key>
                <integer>2</integer>
                <key>c</key>
                <date><year>2026</year></date>
                <key>d</key>
                <array><integer>3</integer><dict><key>e</key><array /></dict></array>
                <key>f</key>
                <dict />
            </dict>
            """
        let inner = PropertyValue.dict(Properties(all: [Property(key: "e", value: .array([]))]))
        let properties = Properties(
            title: "T",
            all: [
                Property(key: "a", value: .string("x")), Property(key: "b", value: .integer(2)),
                Property(key: "c", value: .date(year: 2026)),
                Property(key: "d", value: .array([.integer(3), inner])),
                Property(key: "f", value: .dict(Properties(all: []))),
            ])
        try expectStrict(xml, properties)
        try expectJSON(
            #"{"*all":[{"*":{"string":{"_0":"x"}},"key":"a"},{"*":{"array":{"_0":[{"integer":{"_0":3}}]}},"key":"b"}]}"#,
            Properties(all: [
                Property(key: "a", value: .string("x")), Property(key: "b", value: .array([.integer(3)])),
            ]))
        var updated = properties
        try XMLDecoder().update(&updated, from: "<dict><key>g</key><integer>4</integer></dict>")
        expectEqual(updated, Properties(title: "T", all: [Property(key: "g", value: .integer(4))]))
        try XMLDecoder().update(&updated, from: "<dict><title>U</title></dict>")
        expectEqual(updated, Properties(title: "U", all: [Property(key: "g", value: .integer(4))]))
        let missing = try #require(
            unreadable(Properties.self, "<dict><key>a</key><integer>1</integer><key>b</key></dict>"))
        #expect(missing.key == "*" && missing.path == ["*all", "Index 1"])
        expectEqual(
            missing.sentence,
            "1:39: expected <string>, <integer>, <array>, <date> or <dict> for Property.* at /dict/key[2], found none")
        let refusal = unreadable(Properties.self, "<dict><key>a</key><integer>x</integer></dict>")
        expectStart(refusal?.sentence, "1:28: expected an integer for PropertyValue.integer at /dict/integer")
        let deep = "<dict><key>d</key><dict><key>e</key><array><integer>x</integer></array></dict></dict>"
        expectEqual(
            unreadable(Properties.self, deep)?.sentence,
            "1:53: expected an integer for PropertyValue.integer at /dict/dict/array/integer, found \"x\"")
        expectEqual(
            XMLDecoder().diagnose(Properties.self, from: deep).map(\.keyPath),
            ["*all[0].*.dict.*all[0].*.array[0].integer"])
        let found = XMLDecoder().diagnose(
            Properties.self, from: "<dict><key>a</key><integer>1</integer><real>2</real></dict>")
        expectEqual(found.map(\.description), ["1:39: nothing in Properties reads <real> at /dict/real"])
    }

    struct Shape: Codable, Equatable {
        @XMLAttribute @XMLTransformed<XML.Separated<Double, XML.Comma>> var point: [Double]
        @XMLTransformed<XML.Separated<String, XML.Semicolon>?> var tags: [String]?
        @XMLTransformed<[XML.Separated<Bool, XML.Comma>]> var rows: [[Bool]]
    }

    @Test("Lists may be separated by a character; malformed items are errors; what is unreadable is not written")
    func separated() throws {
        let xml = "<r point=\"1.5,2.0\"><tags>new;very old;&amp;;é</tags><rows>true,false</rows><rows></rows></r>"
        let shape = Shape(point: [1.5, 2], tags: ["new", "very old", "&", "é"], rows: [[true, false], []])
        try expectStrict(xml, shape)
        try expectCase(
            "<r point=\" 1.5 ,\n2\"><tags> new; very old ;&amp;;é</tags><rows>1,0</rows><rows> </rows></r>", shape,
            written: xml)
        try expectJSON(#"{"point":[1.5,2],"rows":[[true,false],[]],"tags":["new","very old","&","é"]}"#, shape)
        try expectEqual(
            XMLDecoder().decode(Shape.self, from: "<r point=\"\" />"), Shape(point: [], tags: nil, rows: []))
        #expect(try XML.Separated<Int, XML.Comma>.decode("1, 2") == [1, 2])
        #expect(try XML.Separated<Int, XML.Comma>.encode([1, 2]) == "1,2")
        let malformed = "<r point=\"1.5,,2\"><rows>true,maybe</rows></r>"
        let refusal = try #require(unreadable(Shape.self, malformed))
        expectEqual(refusal.path, ["point", "Index 1"])
        expectEqual(refusal.sentence, "1:11: expected a number for Shape.point at /r/@point, found \"\"")
        expectEqual(XMLDecoder().diagnose(Shape.self, from: malformed).map(\.keyPath), ["point[1]", "rows[0][1]"])
        for tags in [["a;b"], [" a"], ["a\n"], [""]] {
            let refusal = try #require(unwritable(Shape(point: [], tags: tags, rows: [])))
            #expect(refusal.sentence.contains("so it could not be read back"), "\(tags)")
        }
        #expect(try encoded(Shape(point: [], tags: ["", "a", ""], rows: [])).contains("<tags>;a;</tags>"))
        enum Blank: XMLListSeparator { static let separator: Character = " " }
        #expect(throws: XML.TransformError.self) { try XML.Separated<Int, Blank>.encode([1]) }
        let names = [
            XML.QualifiedName("a", namespaceURI: "urn:a", prefix: "x"),
            XML.QualifiedName("b", namespaceURI: "urn:b", prefix: "x"),
        ]
        let read = try decoded(Qualified.self, encoded(Qualified(names: names)))
        expectEqual(read.names.map(\.namespaceURI), ["urn:a", "urn:b"])
        expectEqual(read.names.map(\.localName), ["a", "b"])
    }
}
