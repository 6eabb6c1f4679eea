import Foundation
import Testing
import XMLCodable

/// Values that are left out if they are malformed.
struct LossyAndLenientTests {
    struct Item: Codable, Hashable { var x: Int }
    enum Room: String, Codable, CodingKeyRepresentable { case lounge, kitchen }
    struct Model: Codable, Equatable {
        @XMLLossy var list: [Int]
        @XMLLossy var items: [Item]
        @XMLLossy var slots: [Int?]
        @XMLLossy var set: Set<Item>
        @XMLLossy var map: [String: Int]
        @XMLLossy var rooms: [Room: [Int]]
        @XMLLossy var perhaps: [Int]?
    }

    @Test("Malformed items are dropped, or nil if the items are optional, in JSON too")
    func dropped() throws {
        let xml = """
            <r><list>1</list><list>x</list><list>3</list><items><x>1</x></items><items/><items><x>z</x></items>
            <slots>1</slots><slots>x</slots><slots/><set><x>1</x></set><set><x>1</x></set><set/><map><a>1</a><b>x</b></map>
            <rooms><lounge>1</lounge><attic>2</attic><lounge>3</lounge></rooms><perhaps>x</perhaps></r>
            """
        let model = try decoded(Model.self, xml)
        let kept = Model(
            list: [1, 3], items: [Item(x: 1)], slots: [1, nil, nil], set: [Item(x: 1)], map: ["a": 1],
            rooms: [.lounge: [1, 3]], perhaps: [])
        expectEqual(model, kept)
        let dropped = try #require(model.$list.first)
        expectEqual(model.$list.count, 1)
        expectEqual(dropped.key.intValue, 1)
        let error = try #require(DecodingFailure(dropped.error))
        expectEqual(error.path, ["list", "Index 1"])
        expectEqual(error.sentence, "1:24: expected an integer for Model.list at /r/list[2], found \"x\"")
        expectEqual(model.$items.map(\.key.intValue), [1, 2])
        expectEqual(model.$items.compactMap { DecodingFailure($0.error)?.kind }, ["keyNotFound", "dataCorrupted"])
        expectEqual(model.$slots.map(\.key.intValue), [1])
        expectEqual(model.$set.count, 1)
        expectEqual(model.$map.map(\.key.stringValue), ["b"])
        expectEqual(model.$perhaps.count, 1)
        let room = try #require(model.$rooms.first.flatMap { DecodingFailure($0.error) })
        expectEqual(room.path, ["rooms", "attic"])
        let found = #"expected the key "lounge" or "kitchen", found "attic", at /r/rooms/attic"#
        expectEqual(room.sentence, "3:33: \(found)")
        let json = """
            {"list":[1,"x",null,3],"items":[{"x":1},{},5],"slots":[1,"x",null],"set":[{"x":1},0],"map":{"a":1,"b":"x"},
            "rooms":{"lounge":[1],"attic":[2]},"perhaps":[]}
            """
        let read = try decodedJSON(Model.self, json)
        var expected = kept
        expected.rooms = [.lounge: [1]]
        expectEqual(read, expected)
        expectEqual(read.$list.map(\.key.intValue), [1, 2])
        expectEqual(read.$rooms.map(\.key.stringValue), ["attic"])
    }

    @Test("The remaining items are encoded plainly, at paths and in entries too; a missing collection is empty")
    func written() throws {
        let model = Model(
            list: [1, 3], items: [Item(x: 1)], slots: [1], set: [Item(x: 2)], map: ["a": 1], rooms: [.kitchen: [1]],
            perhaps: nil)
        let xml = """
            <r><list>1</list><list>3</list><items><x>1</x></items><slots>1</slots><set><x>2</x></set><map><a>1</a></map>
            <rooms><kitchen>1</kitchen></rooms></r>
            """
        try expectCase(xml, model)
        let json = """
            {"items":[{"x":1}],"list":[1,3],"map":{"a":1},"rooms":{"kitchen":[1]},"set":[{"x":2}],"slots":[1]}
            """
        try expectJSON(json, model)
        struct Placed: Codable, Equatable {
            @XMLChild @XMLLossy var a: [Int]
            @XMLLossy var b: [Int]
            enum CodingKeys: String, CodingKey { case a, b = "list.item" }
        }
        let items = "<item>2</item><item>y</item><item>3</item>"
        let placed = try decoded(Placed.self, "<r><a>1</a><a>x</a><list>\(items)</list></r>")
        expectEqual(placed, Placed(a: [1], b: [2, 3]))
        expectEqual(placed.$b.map { DecodingFailure($0.error)?.path }, [["list.item", "Index 1"]])
        try expectEqual(encoded(placed), "<r><a>1</a><list><item>2</item><item>3</item></list></r>")
        struct Shelves: Codable, Equatable { @XMLLossy var shelf: [Int: String] }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dictionaryKeyStrategy = .entries
        decoder.dictionaryKeyStrategy = .entries
        let entries = #"<r><shelf><entry key="7">tea</entry></shelf></r>"#
        try expectCase(entries, Shelves(shelf: [7: "tea"]), encoder: encoder, decoder: decoder)
        let lossy = try decoder.decode(
            Shelves.self, from: #"<r><shelf><entry key="7">tea</entry><entry key="x">?</entry></shelf></r>"#)
        expectEqual(lossy.shelf, [7: "tea"])
        expectEqual(lossy.$shelf.map(\.key.stringValue), ["x"])
        let empty = try decoded(Model.self, "<r/>")
        expectEqual(empty, Model(list: [], items: [], slots: [], set: [], map: [:], rooms: [:], perhaps: nil))
        let failure = refusal(Model.self, "<r/>") { $0.missingCollectionStrategy = .throw }
        expectEqual(failure?.kind, "keyNotFound")
        expectEqual(failure?.key, "list")
    }
    struct Lenient: Codable, Equatable {
        @XMLLenient var number: Int?
        @XMLLenient var list: [Int]?
        @XMLLenient var item: Item?
        @XMLAttribute @XMLLenient var level: Int?
        @XMLLenient @XMLTransformed<XML.ISO8601?> var date: Date?
    }

    @Test("Valid values are decoded and encoded like a plain optional")
    func plain() throws {
        let xml = """
            <r level="2"><number>1</number><list>1</list><list>2</list><item><x>3</x></item>
            <date>1970-01-01T00:00:00Z</date></r>
            """
        let model = Lenient(number: 1, list: [1, 2], item: Item(x: 3), level: 2, date: Date(timeIntervalSince1970: 0))
        try expectCase(xml, model)
        try expectJSON(#"{"date":"1970-01-01T00:00:00Z","item":{"x":3},"level":2,"list":[1,2],"number":1}"#, model)
        try expectCase("<r />", Lenient(number: nil, list: nil, item: nil, level: nil, date: nil))
        try expectJSON("{}", Lenient(number: nil, list: nil, item: nil, level: nil, date: nil))
    }

    @Test("A malformed value is nil, in JSON too, its error is kept, and the values around it are decoded")
    func malformed() throws {
        let xml = """
            <r level="x"><number>two</number><list>1</list><list>x</list><item><y/></item><date>incorrect format</date></r>
            """
        let model = try decoded(Lenient.self, xml)
        expectEqual(model, Lenient(number: nil, list: nil, item: nil, level: nil, date: nil))
        let error = try #require(model.$number.flatMap { DecodingFailure($0) })
        expectEqual(error.sentence, "1:22: expected an integer for Lenient.number at /r/number, found \"two\"")
        expectEqual(error.path, ["number"])
        expectEqual(model.$list.flatMap { DecodingFailure($0) }?.path, ["list", "Index 1"])
        expectEqual(model.$item.flatMap { DecodingFailure($0) }?.kind, "keyNotFound")
        #expect(model.$date != nil)
        try expectNil(decoded(Lenient.self, "<r/>").$number)
        let json = try decodedJSON(Lenient.self, #"{"number":"two","list":[1,"x"],"item":5}"#)
        expectEqual(json, Lenient(number: nil, list: nil, item: nil, level: nil, date: nil))
        #expect(json.$number != nil)
        struct Outer: Codable, Equatable {
            var before: Int
            @XMLLenient var bad: Item?
            var after: [Int]
        }
        let outer = try decoded(
            Outer.self, "<r><before>1</before><bad><x><y><z/></y></x></bad><after>2</after><after>3</after></r>")
        expectEqual(outer, Outer(before: 1, bad: nil, after: [2, 3]))
        // A later error names its own key.
        expectEqual(
            refusal(Outer.self, "<r><before>1</before><bad><x/></bad><after>x</after></r>")?.path, ["after", "Index 0"])
    }
}
