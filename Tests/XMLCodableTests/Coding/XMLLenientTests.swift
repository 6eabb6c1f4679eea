import Foundation
import Testing
import XMLCodable

struct LenientTests {
    struct Item: Codable, Equatable { var x: Int }

    struct Model: Codable, Equatable {
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
        let model = Model(number: 1, list: [1, 2], item: Item(x: 3), level: 2, date: Date(timeIntervalSince1970: 0))
        try expectCase(xml, model)
        try expectJSON(#"{"date":"1970-01-01T00:00:00Z","item":{"x":3},"level":2,"list":[1,2],"number":1}"#, model)
        try expectCase("<r />", Model(number: nil, list: nil, item: nil, level: nil, date: nil))
        try expectJSON("{}", Model(number: nil, list: nil, item: nil, level: nil, date: nil))
    }

    @Test("A malformed value is nil, in JSON too, its error is kept, and the values around it are decoded")
    func malformed() throws {
        let xml = """
            <r level="x"><number>two</number><list>1</list><list>x</list><item><y/></item><date>incorrect format</date></r>
            """
        let model = try decoded(Model.self, xml)
        expectEqual(model, Model(number: nil, list: nil, item: nil, level: nil, date: nil))
        let error = try #require(model.$number.flatMap { DecodingFailure($0) })
        expectEqual(error.sentence, "1:22: expected an integer for Model.number at /r/number, found \"two\"")
        expectEqual(error.path, ["number"])
        expectEqual(model.$list.flatMap { DecodingFailure($0) }?.path, ["list", "Index 1"])
        expectEqual(model.$item.flatMap { DecodingFailure($0) }?.kind, "keyNotFound")
        #expect(model.$date != nil)
        try expectNil(decoded(Model.self, "<r/>").$number)
        let json = try decodedJSON(Model.self, #"{"number":"two","list":[1,"x"],"item":5}"#)
        expectEqual(json, Model(number: nil, list: nil, item: nil, level: nil, date: nil))
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
            unreadable(Outer.self, "<r><before>1</before><bad><x/></bad><after>x</after></r>")?.path,
            ["after", "Index 0"])
    }
}
