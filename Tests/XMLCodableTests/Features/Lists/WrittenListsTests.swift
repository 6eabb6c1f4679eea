import Foundation
import Testing
import XMLCodable

/// Lists that people write.
struct WrittenListsTests {
    private typealias Person = OneAttribute<String>

    @Test("A list at the root has a name for its items, which is as it is, whatever the strategy for keys is")
    func rootLists() throws {
        let people = [Person(value: "A"), Person(value: "B")]
        let xml = "<people><person value=\"A\" /><person value=\"B\" /></people>"
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        try expectEqual(encoder.encodeToString(people, withRootKey: "people", itemKey: "person"), xml)
        try expectEqual(encoder.encode(people, withRootKey: "people", itemKey: "person"), Data(xml.utf8))
        let element = try encoder.encodeToElement(people, withRootKey: "people", itemKey: "person")
        try expectEqual(element.xmlString(), xml)
        var document = try encoder.encodeToDocument(
            people, withRootKey: "people", itemKey: "person", rootAttributes: ["n": "2"],
            declaration: XML.Declaration(), doctype: XML.DocumentType("people"))
        document.prolog.append(.comment("all"))
        expectEqual(document.root.attributes.map(\.value), ["2"])
        expectEqual(document.root.children.count, 2)
        #expect(document.declaration != nil && document.doctype != nil)
        try expectEqual(decoder.decode([Person].self, from: document, at: "person"), people)
        try expectEqual(decoder.decode([Person].self, from: xml, at: "person"), people)
        let strict = XMLDecoder()
        strict.unknownNodes = .throw
        try expectEqual(strict.decode([Person].self, from: xml, at: "person"), people)
        try expectEqual(
            encoder.encodeToString([1, 2], withRootKey: "r", itemKey: "list.n", rootAttributes: ["a": "b"]),
            "<r a=\"b\"><list><n>1</n><n>2</n></list></r>")
        try expectEqual(encoder.encodeToString([Int](), withRootKey: "r", itemKey: "n"), "<r />")
        do {
            _ = try encoder.encodeToString(["a", "\u{1}"], withRootKey: "r", itemKey: "n")
            Issue.record("no error")
        } catch EncodingError.invalidValue(_, let context) {
            expectEqual(context.codingPath.map(\.stringValue), ["n", "Index 1"])
        }
        for key in ["a b", "", "#text"] {
            #expect(throws: EncodingError.self) { try encoder.encodeToString([1], withRootKey: "r", itemKey: key) }
        }
        let custom: @Sendable ([any CodingKey]) -> any CodingKey = {
            $0[$0.count - 1].stringValue == "n" ? $0[$0.count - 1] : OpenKey("name")
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

    @Test("A malformed item of a list at the root is an error with its place, and one that is not read in strict mode")
    func malformedRootLists() throws {
        func expectRefused(_ xml: String, strict: Bool, _ sentence: String, _ path: [String]) {
            let decoder = XMLDecoder()
            decoder.unknownNodes = strict ? .throw : .skip
            let failure = refusal { try decoder.decode([Person].self, from: xml, at: "person") }
            expectEqual(failure?.sentence, sentence)
            expectEqual(failure.map { $0.path + ($0.key.map { [$0] } ?? []) }, path)
        }
        for strict in [false, true] {
            expectRefused(
                "<people><person value='A'/><person/></people>", strict: strict,
                "1:28: expected the attribute 'value' for OneAttribute<String>.value at /people/person[2], found none",
                ["Index 1", "value"])
        }
        let xml = "<people><person value='A'/><person value='B' x='1'/><x/></people>"
        expectRefused(
            xml, strict: true,
            "1:49: nothing in OneAttribute<String> reads the attribute 'x' at /people/person[2]/@x", ["Index 1"])
        let people = [Person(value: "A"), Person(value: "B")]
        try expectEqual(XMLDecoder().decode([Person].self, from: xml, at: "person"), people)
        // What is beside the path is not decoded, so it is not unknown.
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectEqual(decoder.decode([Person].self, from: xml.replacing(" x='1'", with: ""), at: "person"), people)
    }

    private struct Sections: Codable, Equatable {
        @XMLCData @XMLTransformed<XML.Separated<String, XML.Comma>> var words: [String]
        @XMLCData @XMLList var numbers: [Int]
        @XMLText @XMLCData @XMLTransformed<XML.Separated<String, XML.Comma>> var own: [String]
    }

    private struct Moments: Codable, Equatable {
        @XMLList var list: [Date]
        @XMLTransformed<XML.Separated<Date, XML.Comma>> var separated: [Date]
        @XMLList var data: [Data]
        var one: Date
    }

    @Test("Strategies for dates and data hold for the items of lists, which may be written as one CDATA section")
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
        decoder.dateDecodingStrategy = .secondsSince1970
        encoder.dateEncodingStrategy = .secondsSince1970
        let value = Commas(list: [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2.5)])
        try expectCase("<r><list>1.0,2.5</list></r>", value, encoder: encoder, decoder: decoder)

        let sections = Sections(words: ["a<b", "c & d"], numbers: [1, 2], own: ["x>"])
        let sectioned = """
            <r><words><![CDATA[a<b,c & d]]></words><numbers><![CDATA[1 2]]></numbers><![CDATA[x>]]></r>
            """
        try expectStrict(sectioned, sections)
        try expectEqual(decoded(Sections.self, encoded(Sections(words: [], numbers: [], own: []))).words, [])
        #expect(refusal(Sections(words: ["a,b"], numbers: [], own: [])) != nil)
    }

    private struct Wrapped: Codable, Equatable {
        var item: [Int]?
        enum CodingKeys: String, XMLAliasedKey {
            case item
            var xmlAliases: [String] { ["items.item", "all.*"] }
        }
    }

    private struct PathFirst: Codable, Equatable {
        var item: [Int]?
        enum CodingKeys: String, XMLAliasedKey {
            case item = "items.item"
            var xmlAliases: [String] { ["all.item"] }
        }
    }

    @Test("An element that only an alias leads through is an empty list")
    func emptyAliases() throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        for xml in ["<r><items /></r>", "<r><all /></r>"] {
            try expectEqual(decoder.decode(Wrapped.self, from: xml), Wrapped(item: []))
            expectEqual(XMLDecoder().diagnose(Wrapped.self, from: xml), [])
            try expectEqual(decoder.decode(PathFirst.self, from: xml), PathFirst(item: []))
        }
        try expectEqual(decoder.decode(Wrapped.self, from: "<r />"), Wrapped(item: nil))
        try expectEqual(decoder.decode(Wrapped.self, from: "<r><items><item>1</item></items></r>"), Wrapped(item: [1]))
        #expect(throws: DecodingError.self) { try decoder.decode(Wrapped.self, from: "<r><items><x /></items></r>") }
        try expectEqual(decoder.decode(PathFirst.self, from: "<r />"), PathFirst(item: nil))
        try expectJSON(#"{"item":[1]}"#, Wrapped(item: [1]))
        try expectJSON(#"{"items.item":[1]}"#, PathFirst(item: [1]))
        func expectMalformed(_ xml: String, _ place: String) {
            let sentence = place.replacing(" ", with: ": expected an integer for Wrapped.item at ") + ", found \"x\""
            expectEqual(refusal(Wrapped.self, xml)?.sentence, sentence)
            let found = XMLDecoder().diagnose(Wrapped.self, from: xml)
            expectEqual(found.map(\.description), [sentence])
            expectEqual(found.map(\.keyPath), ["item[1]"])
        }
        expectMalformed("<r><items><item>1</item><item>x</item></items></r>", "1:31 /r/items/item[2]")
        expectMalformed("<r><all><a>1</a><b>x</b></all></r>", "1:20 /r/all/b")
    }

    private enum Cell: XMLValueKey { static let key = "td" }
    private enum Target: XMLValueKey { static let key = "@href" }
    private enum Name: XMLValueKey { static let key = "name.first" }

    private struct Sheet: Codable, Equatable {
        @XMLTransformed<[XML.ValueAt<[String], Cell>]> var rows: [[String]]
        @XMLTransformed<[XML.ValueAt<Int, Target>]> var links: [Int]
        @XMLTransformed<XML.ValueAt<String, Name>?> var owner: String?
        enum CodingKeys: String, CodingKey { case rows = "table.tr", links = "a", owner }
    }

    @Test("Tables, and attributes of several elements, whose values are updated key by key")
    func tables() throws {
        try expectStrict(
            """
            <r>
                <table><tr><td>1</td><td>a b</td></tr><tr /><tr><td></td></tr></table>
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
        expectEqual(refusal(Sheet.self, xml)?.sentence, found.first?.description)
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
        try expectEqual(decoded(Attributes.self, "<r><a href='1'/><a href='2'/></r>").links, [1, 2])
        expectPart(
            refusal(Attributes(links: [1, 2]))?.sentence,
            "`@XMLTransformed<[XML.ValueAt<Item, Key>]>` an element with the attribute for each")
        struct Place: Codable, Equatable {
            @XMLTransformed<XML.ValueAt<TwoElements<Int, Int>, Cell>> var point: TwoElements<Int, Int>
            @XMLTransformed<XML.ValueAt<Int, Target>> var count: Int
        }
        var place = Place(point: TwoElements(a: 1, b: 2), count: 3)
        try XMLDecoder().update(&place, from: "<r><point><td><b>4</b></td></point><count/></r>")
        expectEqual(place, Place(point: TwoElements(a: 1, b: 4), count: 3))
        try XMLDecoder().update(&place, from: "<r><count href='5'/></r>")
        expectEqual(place, Place(point: TwoElements(a: 1, b: 4), count: 5))
    }

    private struct Shape: Codable, Equatable {
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
        try expectEqual(decoded(Shape.self, "<r point=\"\" />"), Shape(point: [], tags: nil, rows: []))
        try expectEqual(XML.Separated<Int, XML.Comma>.decode("1, 2"), [1, 2])
        try expectEqual(XML.Separated<Int, XML.Comma>.encode([1, 2]), "1,2")
        let malformed = "<r point=\"1.5,,2\"><rows>true,maybe</rows></r>"
        let failure = refusal(Shape.self, malformed)
        expectEqual(failure?.path, ["point", "Index 1"])
        expectEqual(failure?.sentence, "1:11: expected a number for Shape.point at /r/@point, found \"\"")
        expectEqual(XMLDecoder().diagnose(Shape.self, from: malformed).map(\.keyPath), ["point[1]", "rows[0][1]"])
        for tags in [["a;b"], [" a"], ["a\n"], [""]] {
            expectPart(refusal(Shape(point: [], tags: tags, rows: []))?.sentence, "so it could not be read back")
        }
        try expectPart(encoded(Shape(point: [], tags: ["", "a", ""], rows: [])), "<tags>;a;</tags>")
        enum Blank: XMLListSeparator { static let separator: Character = " " }
        #expect(throws: XML.TransformError.self) { try XML.Separated<Int, Blank>.encode([1]) }
        let names = Commas(list: [
            XML.QualifiedName("a", namespaceURI: "urn:a", prefix: "x"),
            XML.QualifiedName("b", namespaceURI: "urn:b", prefix: "x"),
        ])
        let read = try decoded(Commas<XML.QualifiedName>.self, encoded(names))
        expectEqual(read.list.map(\.namespaceURI), ["urn:a", "urn:b"])
        expectEqual(read.list.map(\.localName), ["a", "b"])
    }

    private enum Ampersand: XMLListSeparator { static let separator: Character = "&" }
    private enum LessThan: XMLListSeparator { static let separator: Character = "<" }
    private enum GreaterThan: XMLListSeparator { static let separator: Character = ">" }
    private enum Quote: XMLListSeparator { static let separator: Character = "\"" }
    private enum Apostrophe: XMLListSeparator { static let separator: Character = "'" }
    private struct Marked<S: XMLListSeparator>: Codable { @XMLTransformed<XML.Separated<String, S>> var e: [String] }

    @Test("A separator that may have to be written as a reference is refused, in both directions")
    func marks() {
        func check<S: XMLListSeparator>(_ type: S.Type) {
            let sentence = "a separator that is an ASCII character, no white space, and none of & < > \" '"
            expectPart(refusal(Marked<S>(e: ["a", "b"]))?.sentence, sentence)
            expectEqual(
                refusal(Marked<S>.self, "<r><e>a</e></r>")?.sentence,
                "1:7: expected \(sentence) for Marked<\(S.self)>.e at /r/e, found \"a\"")
        }
        check(Ampersand.self)
        check(LessThan.self)
        check(GreaterThan.self)
        check(Quote.self)
        check(Apostrophe.self)
    }
}
