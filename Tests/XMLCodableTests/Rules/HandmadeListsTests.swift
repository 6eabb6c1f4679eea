import Foundation
import Testing
import XMLCodable

/// Lists that hand-written code asks for are the elements with the name of the key, or the children of the only one.
struct HandmadeListsTests {
    struct File: Codable, Equatable {
        var name: String?
        @XMLAttribute var id: Int?
    }
    enum Step: Codable, Equatable { case copy(Int), move(File) }

    /// A list with an unkeyed container of its own.
    struct Loop<Item: Codable & Equatable>: Codable, Equatable {
        var items: [Item]
        init(_ items: [Item]) { self.items = items }
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            items = []
            while !container.isAtEnd { items.append(try container.decode(Item.self)) }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for item in items { try container.encode(item) }
        }
    }

    /// A list that is the single value.
    struct Single<Item: Codable & Equatable>: Codable, Equatable {
        var items: [Item]
        init(_ items: [Item]) { self.items = items }
        init(from decoder: any Decoder) throws { items = try decoder.singleValueContainer().decode([Item].self) }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(items)
        }
    }

    /// A list that is decoded from the decoder itself.
    struct Whole<Item: Codable & Equatable>: Codable, Equatable {
        var items: [Item]
        init(_ items: [Item]) { self.items = items }
        init(from decoder: any Decoder) throws { items = try [Item](from: decoder) }
        func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
    }
    struct Folder<Files: Codable & Equatable>: Codable, Equatable { var files: Files }
    struct Path<Files: Codable & Equatable>: Codable, Equatable {
        var files: Files
        var count: Int?
        enum CodingKeys: String, CodingKey { case files = "a.files", count }
    }

    /// A folder with nested containers.
    struct Nested: Codable, Equatable {
        var files: [File]
        enum CodingKeys: CodingKey { case files }
        enum FileKeys: String, CodingKey { case name, id = "@id" }
        init(_ files: [File]) { self.files = files }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            var list = try container.nestedUnkeyedContainer(forKey: .files)
            files = []
            while !list.isAtEnd {
                let file = try list.nestedContainer(keyedBy: FileKeys.self)
                files.append(
                    File(
                        name: try file.decodeIfPresent(String.self, forKey: .name),
                        id: try file.decodeIfPresent(Int.self, forKey: .id)))
            }
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var list = container.nestedUnkeyedContainer(forKey: .files)
            for file in files {
                var keys = list.nestedContainer(keyedBy: FileKeys.self)
                try keys.encodeIfPresent(file.name, forKey: .name)
                try keys.encodeIfPresent(file.id, forKey: .id)
            }
        }
    }

    /// Checks that a document is read and that what is written is read back, also in strict mode.
    private func expect<Value: Codable & Equatable>(
        _ xml: String, _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectEqual(decoder.decode(Value.self, from: xml), value, sourceLocation: sourceLocation)
        expectEqual(XMLDecoder().diagnose(Value.self, from: xml), [], sourceLocation: sourceLocation)
        let text = try encoded(value)
        try expectEqual(decoder.decode(Value.self, from: text), value, sourceLocation: sourceLocation)
    }

    private func expectAll(_ xml: String, _ files: [File], sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expect(xml, Folder(files: Loop(files)), sourceLocation: sourceLocation)
        try expect(xml, Folder(files: Single(files)), sourceLocation: sourceLocation)
        try expect(xml, Folder(files: Whole(files)), sourceLocation: sourceLocation)
        try expect(xml, Nested(files), sourceLocation: sourceLocation)
    }

    @Test("Elements with the name of the key are the items, or the children of one that has nothing of an item")
    func children() throws {
        let two = [File(name: "a", id: nil), File(name: nil, id: 2)]
        try expectAll("<r><files><file><name>a</name></file><file id='2'/></files></r>", two)
        try expectAll("<r><files><file id='2'/></files></r>", [two[1]])
        try expectAll("<r><files><name>a</name></files><files id='2'/></r>", two)
        try expectAll("<r><files><name>a</name></files></r>", [two[0]])
        try expectAll("<r><files id='2'/></r>", [two[1]])
    }

    @Test("Choices, also under a key without a name, and scalars are items; arrays are elements with the key's name")
    func others() throws {
        let steps = [Step.copy(1), .move(File(name: "a")), .copy(3)]
        let xml = "<r><files><copy>1</copy><move><name>a</name></move><copy>3</copy></files></r>"
        try expect(xml, Folder(files: Loop(steps)))
        try expect(xml, Folder(files: Whole(steps)))
        try expect(xml, Folder(files: Single(steps)))
        try expect("<r><files><copy>1</copy></files></r>", Folder(files: Whole([Step.copy(1)])))
        try expect(
            "<r><files><copy>1</copy></files><files><copy>2</copy></files></r>",
            Folder(files: Whole([Step.copy(1), .copy(2)])))
        try expect("<r><files><a>1</a><b>2</b></files></r>", Folder(files: Whole([1, 2])))
        try expect("<r><files>1</files></r>", Folder(files: Loop([1])))
        let around = "<r><files><file><name>a</name></file></files></r>"
        try expectEqual(decoded(Folder<[File]?>.self, around), Folder(files: [File()]))
        try expectEqual(decoded(Folder<[File]??>.self, around), Folder(files: [File()]))
        try expectEqual(decoded(Folder<[File]>.self, around), Folder(files: [File()]))
        struct Files: Decodable { var files: [File] }
        try expectEqual(decoded(Files.self, around).files, [File()])
        struct Rest<Steps: Codable & Equatable>: Codable, Equatable {
            var steps: Steps
            @XMLAttribute var id: Int?
            enum CodingKeys: String, CodingKey { case steps = "*", id }
        }
        struct Content: Codable, Equatable {
            var steps: Single<Step>
            @XMLAttribute var id: Int?
            enum CodingKeys: String, CodingKey { case steps = "#text", id }
        }
        for (content, steps) in [
            (" />", []), ("><copy>1</copy></r>", [.copy(1)]),
            ("><copy>1</copy><move><name>a</name></move></r>", [.copy(1), .move(File(name: "a"))]),
        ] as [(String, [Step])] {
            try expectStrict("<r id=\"2\"\(content)", Rest(steps: Single(steps), id: 2))
            try expectStrict("<r id=\"2\"\(content)", Rest(steps: Loop(steps), id: 2))
            try expectStrict("<r id=\"2\"\(content)", Rest(steps: Whole(steps), id: 2))
            try expectStrict("<r id=\"2\"\(content)", Content(steps: Single(steps), id: 2))
        }
    }

    /// A list whose element has a name.
    struct Row<Item: Codable & Equatable>: Codable, Equatable, XMLMapped {
        static var xmlMapping: XMLTypeMapping { XMLTypeMapping(root: "row") }
        var items: Loop<Item>
        init(_ items: [Item]) { self.items = Loop(items) }
        init(from decoder: any Decoder) throws { items = try Loop(from: decoder) }
        func encode(to encoder: any Encoder) throws { try items.encode(to: encoder) }
    }
    struct Nothing: Codable, Equatable {
        init() {}
        init(from decoder: any Decoder) throws {}
        func encode(to encoder: any Encoder) throws {}
    }
    enum Part: Codable, Equatable {
        case file(File), list(Whole<Int>?)
        enum CodingKeys: String, CodingKey { case file = "#text", list = "*" }
    }
    enum Word: Codable, Equatable {
        case word(Int?)
        enum CodingKeys: String, CodingKey { case word = "#text" }
    }

    @Test("What has no element of its own is read back or refused: lists in lists, values of cases, nothing")
    func withoutElements() throws {
        struct Below<Item: Codable & Equatable>: Codable, Equatable {
            var items: [Item]
            var id: Int?
            enum CodingKeys: String, CodingKey { case items = "p.*", id = "p.@id" }
        }
        struct Texts<Item: Codable & Equatable>: Codable, Equatable {
            var items: [Item]
            enum CodingKeys: String, CodingKey { case items = "p.#text" }
        }
        func expectRefused<Item: Codable & Equatable>(_ items: [Item], _ part: String) {
            expectPart(refusal(Contents(items: items))?.sentence, part)
            expectPart(refusal(Below(items: items, id: 1))?.sentence, part)
        }
        let list = "could not be told from those beside them"
        expectRefused([[Step.copy(1)], [.copy(2)]], list)
        expectRefused([[Int]()], list)
        expectRefused([Loop([Step.copy(1)])], list)
        expectRefused([Single<Int>([])], list)
        expectRefused([Part.list(Whole([1]))], list)
        expectRefused([Part.file(File())], "is a run of text, which has no keys")
        expectRefused([Part.list(nil)], "gives nil no element")
        expectRefused([Word.word(nil)], "that is nil has no text")
        expectRefused([Nothing()], "gives its element no name")
        expectPart(refusal(Texts(items: [File(), File()]))?.sentence, "a second value could not be told apart from it")
        expectPart(refusal(Texts(items: [[1]]))?.sentence, "an array cannot be written as text")
        expectPart(refusal(Texts(items: [Nothing()]))?.sentence, "a value that writes nothing has no text")
        try expectStrict("<r><p><name>a</name></p></r>", Texts(items: [File(name: "a")]))
        try expectStrict(
            "<r><row><copy>1</copy></row><row /><row><copy>1</copy><copy>2</copy></row></r>",
            Contents(items: [Row([Step.copy(1)]), Row([]), Row([.copy(1), .copy(2)])]))
        try expectStrict("<r><p><row><row>1</row></row></p></r>", Below(items: [Row([1])]))
    }
    enum Shape: Codable, Equatable, XMLMapped {
        case circle(radius: Int), line(from: Int, to: Int)
        static let xmlMapping = XMLTypeMapping(discriminator: .attribute("kind"))
    }

    /// A case whose values have the names of no keys of the enum itself.
    @Test("A discriminator tells whether an element is an item")
    func discriminated() throws {
        let (circle, line) = (Shape.circle(radius: 1), Shape.line(from: 1, to: 2))
        for shapes in [[circle], [line], [circle, line]] {
            let items = shapes.map {
                $0 == circle
                    ? "<files kind='circle'><radius>1</radius></files>"
                    : "<files kind='line'><from>1</from><to>2</to></files>"
            }.joined()
            try expect("<r>\(items)</r>", Folder(files: Loop(shapes)))
            try expect("<r>\(items)</r>", Folder(files: Single(shapes)))
            try expect("<r>\(items)</r>", Folder(files: Whole(shapes)))
            try expect("<r>\(items)</r>", Folder(files: Optional(shapes)))
            try expect("<r>\(items)</r>", Folder(files: Optional(Optional(shapes))))
            let around = "<r><files>\(items)</files></r>"
            try expect(around, Folder(files: Loop(shapes)))
            try expect(around, Folder(files: Single(shapes)))
            try expect(around, Folder(files: Whole(shapes)))
        }
    }

    @Test("A list under a path, or in a large element, is as under a plain key; absent items are nil, or located")
    func anyPlace() throws {
        let items = "<files><f><name>1</name></f><f><name>2</name></f></files>"
        let list = Whole([File(name: "1"), File(name: "2")])
        expectEqual(try decoded(Folder<Whole<File>>.self, "<r>\(items)</r>").files, list)
        expectEqual(try decoded(Path<Whole<File>>.self, "<r><a>\(items)</a></r>").files, list)
        let texts = "<files><f>1</f><f>2</f></files>"
        expectEqual(try decoded(Path<Whole<String>>.self, "<r><a>\(texts)</a></r>").files, Whole(["1", "2"]))
        let large = "<r>\(String(repeating: "<y/>", count: 5_000))\(texts)</r>"
        let late = try reading(large) { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            _ = container.contains(OpenKey("absent"))
            return try container.decode(Whole<String>.self, forKey: OpenKey("files"))
        }
        expectEqual(late, Whole(["1", "2"]))
        struct Numbers: Decodable {
            var all: [Int?] = []
            init(from decoder: any Decoder) throws {
                var items = try decoder.unkeyedContainer()
                while !items.isAtEnd { all.append(try items.decodeIfPresent(Int.self)) }
            }
        }
        let xml = "<r><n unit='kg'/><n>3</n></r>"
        expectEqual(try decoded(Numbers.self, xml).all, [nil, 3])
        expectEqual(try decoded([Int?].self, xml), [nil, 3])
        expectEqual(try XMLDecoder().decodeWithReport(Numbers.self, from: xml).value.all, [nil, 3])
        let end = refusal {
            try reading("<r><n>1</n></r>") { decoder in
                var items = try decoder.container(keyedBy: OpenKey.self).nestedUnkeyedContainer(forKey: OpenKey("n"))
                return [try items.decode(Int.self), try items.decode(Int.self)]
            }
        }
        expectEqual(end?.sentence, "1:7: expected an item at index 1, found the end of the array, at /r/n")
    }

    @Test("A list without items is written and read as an array without any")
    func withoutItems() throws {
        func expect<Files: Codable & Equatable>(_ files: Files) throws {
            try expectStrict("<r />", Folder(files: files))
            try expectStrict("<r><count>1</count></r>", Path(files: files, count: 1))
            try expectStrict("<r><files /></r>", Folder(files: [files]))
            let xsi = #"xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance""#
            try expectStrict(#"<r \#(xsi)><files><a xsi:nil="true" /></files></r>"#, Folder(files: ["a": files]))
            var updated = Folder(files: files)
            try XMLDecoder().update(&updated, from: "<r />")
            expectEqual(updated, Folder(files: files))
            let missing = refusal(Folder<Files>.self, "<r />") { $0.missingCollectionStrategy = .throw }
            expectEqual(missing?.kind, "keyNotFound")
        }
        try expect([Int]())
        try expect(Loop<Int>([]))
        try expect(Single<Int>([]))
        try expect(Whole<String>([]))
        try expectStrict("<r><files><a>1</a><a>2</a></files></r>", Folder(files: ["a": Loop([1, 2])]))
        // What asks for something else first is no list.
        struct Whatever: Decodable {
            init(from decoder: any Decoder) throws {
                if try decoder.singleValueContainer().decodeNil() { return }
                _ = try decoder.unkeyedContainer()
            }
        }
        let absent = refusal {
            try reading("<r />") { try $0.container(keyedBy: OpenKey.self).decode(Whatever.self, forKey: OpenKey("a")) }
        }
        expectEqual(absent?.kind, "keyNotFound")
        expectEqual(refusal(Folder<File>.self, "<r />")?.kind, "keyNotFound")
    }
}

/// A collection that finds nothing in an element that has something is an error.
struct EmptyCollectionsTests {
    struct Rest: Decodable {
        var map: [String: String]
        enum CodingKeys: String, CodingKey { case map = "*" }
    }
    struct Table: Decodable {
        var cells: [[String]]
        enum CodingKeys: String, CodingKey { case cells = "tr.td" }
    }

    @Test("A dictionary and a list of lists need child elements, but an element without attributes is empty")
    func dictionaries() throws {
        typealias Map = One<[String: String]>
        for xml in ["<r><value a='1'/></r>", "<r><value>text</value></r>", "<r><value><![CDATA[x]]></value></r>"] {
            let refusal = try decodingRefusal(Map.self, xml)
            expectEqual(refusal.path, ["value"])
            expectPart(refusal.sentence, "expected child elements for a dictionary")
            expectEqual(XMLDecoder().diagnose(Map.self, from: xml).count, 1)
        }
        for value in ["<value/>", "<value xml:lang='en' xmlns:p='urn:p'/>", "<value><!--c--></value>"] {
            try expectEqual(decoded(Map.self, "<r>\(value)</r>"), Map(value: [:]))
        }
        typealias Rows = One<[[Int]]>
        try expectPart(decodingRefusal(Rows.self, "<r><value>1</value></r>").sentence, "found only text")
        try expectPart(decodingRefusal(Table.self, "<r><tr><td>a</td></tr></r>").sentence, "found only text")
        try expectPart(decodingRefusal(Rest.self, "<r><a>1</a></r>").sentence, "found only text")
        try expectPart(decodingRefusal([Int].self, "<r>1</r>").sentence, "found only text")
        try expectStrict("<r><value><value>1</value></value><value /></r>", Rows(value: [[1], []]))
        // An error of a key is located there.
        let key = try decodingRefusal(One<[Int: String]>.self, "<r><value><a>b</a></value></r>")
        expectStart(key.sentence, "1:14: ")
        expectEnd(key.sentence, " at /r/value/a, found \"a\"")
        // Under the key of the text, attributes are left to other keys.
        struct Content: Codable, Equatable {
            var x: Int?
            var map: [String: String]
            enum CodingKeys: String, CodingKey { case x = "@x", map = "#text" }
        }
        for xml in ["<r>text</r>", "<r x='1'>text</r>", "<r><![CDATA[x]]></r>"] {
            try expectPart(decodingRefusal(Content.self, xml).sentence, "expected child elements for a dictionary")
        }
        try expectStrict("<r />", Content(x: nil, map: [:]))
        try expectStrict("<r x=\"1\" />", Content(x: 1, map: [:]))
        try expectStrict("<r x=\"1\"><a>b</a></r>", Content(x: 1, map: ["a": "b"]))
    }

    @Test("What other keys lead to in an element is neither its dictionary's nor an item of its array")
    func dictionariesBesidePaths() throws {
        struct Element: Codable, Equatable {
            var map: [String: Int], b: Int
            var c: Int?
            enum CodingKeys: String, CodingKey { case map = "a", b = "a.b.d", c = "a.@c" }
        }
        struct Inner: Codable, Equatable {
            var b: Int
            var map: [String: Int]?
            var c: Int?
            enum CodingKeys: String, CodingKey { case b = "x.a.b", map = "x.a", c = "x.a.@c" }
        }
        struct Attribute: Codable, Equatable {
            var map: [String: Int], c: Int
            enum CodingKeys: String, CodingKey { case map = "a", c = "a.@c" }
        }
        struct Content: Codable, Equatable {
            var map: [String: Int], b: Int
            enum CodingKeys: String, CodingKey { case map = "a.#text", b = "a.b" }
        }
        try expectStrict("<r><a><b><d>1</d></b></a></r>", Element(map: [:], b: 1))
        try expectStrict(#"<r><a c="3"><x>2</x><b><d>1</d></b></a></r>"#, Element(map: ["x": 2], b: 1, c: 3))
        try expectStrict(#"<r><x><a c="3"><b>1</b><y>2</y></a></x></r>"#, Inner(b: 1, map: ["y": 2], c: 3))
        try expectStrict(#"<r><a c="3" /></r>"#, Attribute(map: [:], c: 3))
        try expectStrict("<r><a><b>1</b></a></r>", Content(map: [:], b: 1))
        try expectStrict("<r><a><x>2</x><b>1</b></a></r>", Content(map: ["x": 2], b: 1))
        // The elements of a rest are those that no other key leads to.
        struct Rest: Decodable {
            var maps: [[String: Int]]
            var b: Int?
            enum CodingKeys: String, CodingKey { case maps = "*", b = "a.b" }
        }
        struct InnerRest: Decodable {
            var map: [String: Int]
            var b: Int?
            enum CodingKeys: String, CodingKey { case map = "p.*", b = "p.a.b" }
        }
        let element = "<x><a>1</a><b>2</b></x>"
        try expectEqual(decoded(Rest.self, "<r>\(element)</r>").maps, [["a": 1, "b": 2]])
        try expectEqual(decoded(InnerRest.self, "<r><p>\(element)</p></r>").map, ["a": 1, "b": 2])
        #expect(throws: DecodingError.self) { try decoded(Attribute.self, #"<r><a c="3" d="4" /></r>"#) }
        // In the element of another value, a key cannot have the name of another one.
        struct Inline: Codable, Equatable {
            var map: [String: Int], b: Int
            enum CodingKeys: String, CodingKey { case map = "", b }
        }
        try expectStrict("<r><x>2</x><b>1</b></r>", Inline(map: ["x": 2], b: 1))
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(Inline(map: ["b": 2], b: 1)) }
        struct Flattening: Codable, Equatable {
            @XMLText var map: [String: Int]
            @XMLFlattened var b: Inside
            struct Inside: Codable, Equatable { var z: Int }
        }
        try expectStrict("<r><x>2</x><z>1</z></r>", Flattening(map: ["x": 2], b: .init(z: 1)))
        try expectStrict("<r><b>2</b><z>1</z></r>", Flattening(map: ["b": 2], b: .init(z: 1)))
        struct Model<Value: Codable & Equatable>: Codable, Equatable {
            var value: Value
            var b: Int?
            var c: Int?
            enum CodingKeys: String, CodingKey { case value = "a.v", b = "a.v.b", c = "a.v.@c" }
        }
        struct Item: Codable, Equatable { var x: Int }
        enum Choice: Codable, Equatable { case x(Int) }
        func expect<Value: Codable & Equatable>(_ value: Value) throws {
            try expectStrict("<r><a><v><b>1</b></v></a></r>", Model(value: value, b: 1))
            try expectStrict(#"<r><a><v c="1" /></a></r>"#, Model(value: value, c: 1))
            try expectStrict(#"<r><a><v c="1"><b>1</b></v></a></r>"#, Model(value: value, b: 1, c: 1))
        }
        try expect([Int]())
        try expect([Item]())
        try expect([Choice]())
        try expect(Set<Int>())
        try expect(Int?.none)
        try expect(Item?.none)
        try expectStrict(#"<r><a><v c="1">2<b>1</b></v></a></r>"#, Model(value: [2], b: 1, c: 1))
        // An item that reads any of it is one.
        struct Both: Codable, Equatable { var b, x: Int }
        expectEqual(refusal(Model<[Both]>.self, "<r><a><v><b>1</b></v></a></r>")?.key, "x")
    }

    @Test("An entry of a dictionary whose name is another key's is refused, whatever that key writes")
    func entriesBesidePaths() throws {
        struct Model<Value: Codable & Equatable>: Codable, Equatable {
            var map: Value
            var b: Int?
            enum CodingKeys: String, CodingKey { case map = "p.a", b = "p.a.b" }
        }
        struct Reversed: Codable, Equatable {
            var b: Int?
            var map: [String: Int]
            enum CodingKeys: String, CodingKey { case b = "a.myName.b", map = "a" }
        }
        struct Content: Codable, Equatable {
            @XMLText var map: [String: Int]
            var b: Int?
            enum CodingKeys: String, CodingKey { case map, b = "b.c" }
        }
        struct Entries: Encodable {
            var map: [String: Int]
            var b: Int?
            enum CodingKeys: String, CodingKey { case map = "a", b = "a.entry.@b" }
        }
        struct Placed: Codable, Equatable {
            var map: [String: Int]
            @XMLAttribute var b: Int?
            enum CodingKeys: String, CodingKey { case map = "a", b = "a.b" }
        }
        struct Indexed: Codable, Equatable {
            var map: [String: Int]
            var b: Int?
            enum CodingKeys: String, CodingKey { case map = "a.0", b = "a.1.b" }
        }
        func expectRefused(_ value: some Encodable, _ path: [String], _ configure: (XMLEncoder) -> Void = { _ in }) {
            let found = refusal(value, root: "r", configure)
            expectEqual(found?.path, path)
            expectPart(found?.sentence, "of the dictionary would be read as that of the key \"")
        }
        for b in [nil, 1] {
            expectRefused(Model(map: ["b": 2], b: b), ["p.a"])
            for strategy in [.emptyElement, .xsiNil] as [XMLEncoder.NilEncodingStrategy] {
                expectRefused(Model(map: ["x": 2, "b": 3], b: b), ["p.a"]) { $0.nilEncodingStrategy = strategy }
            }
            expectRefused(Model(map: ["b": [2, 3]], b: b), ["p.a"])
            expectRefused(Model(map: [["b": 2]], b: b), ["p.a", "Index 0"])
            expectRefused([Model(map: ["b": 2], b: b)], ["Index 0", "p.a"])
            expectRefused(Reversed(b: b, map: ["my_name": 2]), ["a"]) { $0.keyEncodingStrategy = .convertToSnakeCase }
            expectRefused(Reversed(b: b, map: ["myName": 2]), ["a"]) {
                $0.keyEncodingStrategy = .custom { $0[$0.count - 1] }
            }
            expectRefused(Content(map: ["b": 2], b: b), ["map"])
            expectRefused(Content(map: ["b.c": 2], b: b), ["map"])
            expectRefused(Entries(map: ["x": 2], b: b), ["a"]) { $0.dictionaryKeyStrategy = .entries }
        }
        expectEqual(
            refusal(Model(map: ["b": 2], b: nil))?.sentence,
            "cannot write a value of type Dictionary<String, Int> at /r/p/a: the element <b> of the dictionary would be read"
                + " as that of the key \"p.a.b\"; a dictionary needs an element that no other key leads into")
        try expectStrict(#"<r a.b="1"><a><b>2</b></a></r>"#, Placed(map: ["b": 2], b: 1))
        try expectStrict("<r><a><b>2</b></a><a><b>1</b></a></r>", Indexed(map: ["b": 2], b: 1))
        // A value that throws is not written.
        struct Ignoring: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: OpenKey.self)
                try? container.encode(Model(map: ["b": 2], b: nil), forKey: "x")
                try container.encode(1, forKey: "y")
            }
        }
        try expectEqual(encoded(Ignoring()), "<r><y>1</y></r>")
    }

    @Test(
        "An optional item is what an optional value of a key is",
        arguments: ["<i />", "<i x='1'/>", "<i>a</i>", "<i> </i>"])
    func optionalItems(item: String) throws {
        struct Keys: Decodable { var i: String? }
        for strategy in [.valueOrNil, .nil, .value] as [XMLDecoder.EmptyElementStrategy] {
            for isStrict in [false, true] {
                func configure(_ decoder: XMLDecoder) {
                    decoder.emptyElementStrategy = strategy
                    // In strict mode, the attribute would be unknown.
                    if isStrict, !item.contains("x=") { decoder.unknownNodes = .throw }
                }
                let expected = try decoded(Keys.self, "<r>\(item)</r>", configure).i
                let (string, int) = try reading("<r>\(item)<i>7</i></r>", configure) { decoder in
                    var items = try decoder.unkeyedContainer()
                    return (try items.decodeIfPresent(String.self), try items.decodeIfPresent(Int.self))
                }
                expectEqual(string, expected)
                expectEqual(int, 7)
            }
        }
    }
}
