import Testing
import XMLCodable

struct ListsTests {
    struct MyObject: Codable, Equatable {
        var number: Int?
        var text: String?
    }

    @Test("A wrapped list by a path, by a type or by a nested container")
    func wrappedList() throws {
        struct ByPath: Codable, Equatable {
            var items: [MyObject]
            enum CodingKeys: String, CodingKey { case items = "items.item" }
        }
        struct Items: Codable, Equatable { var item: [MyObject] }
        struct ByType: Codable, Equatable { var items: Items }
        struct ByContainer: Codable, Equatable {
            enum CodingKeys: CodingKey { case items, item }
            var items: [MyObject]
            init(items: [MyObject]) { self.items = items }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .items)
                items = try inner.decode([MyObject].self, forKey: .item)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .items)
                try inner.encode(items, forKey: .item)
            }
        }
        let content = "<item><number>1</number><text>A</text></item><item><number>2</number><text>B</text></item>"
        let xml = "<r><items>\(content)</items></r>"
        let objects = [MyObject(number: 1, text: "A"), MyObject(number: 2, text: "B")]
        try expectCase(xml, ByPath(items: objects))
        try expectCase(xml, ByType(items: Items(item: objects)))
        try expectCase(xml, ByContainer(items: objects))
        try expectEqual(XMLDecoder().decode([MyObject].self, from: xml, at: "items.item"), objects)
        try expectEqual(XMLDecoder().decode([MyObject].self, from: "<items>\(content)</items>"), objects)
    }

    @Test("A missing value is a default, an error or nil")
    func missingValue() throws {
        struct Required: Codable, Equatable { var number: Int }
        struct Defaulted: Codable, Equatable {
            enum CodingKeys: CodingKey { case number }
            var number: Int
            init(number: Int) { self.number = number }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                number = try container.decodeIfPresent(Int.self, forKey: .number) ?? 0
            }
        }
        let refusal = try decodingRefusal(Required.self, "<r></r>")
        expectEqual(refusal.kind, .keyNotFound)
        expectEqual(refusal.path, ["number"])
        expectEqual(refusal.sentence, "1:1: expected <number> for Required.number at /r, found none")
        try expectCase("<r></r>", Defaulted(number: 0), written: "<r><number>0</number></r>")
        try expectCase("<r></r>", MyObject(), written: "<r />")
    }

    @Test("A malformed item is an error with its index, and an empty one keeps its slot")
    func malformedItems() throws {
        struct Plain: Codable, Equatable { var n: [Int] }
        struct Slots: Codable, Equatable { var n: [Int?] }
        for type in [Plain.self, Slots.self] as [any Decodable.Type] {
            func refusal<T: Decodable>(_ type: T.Type) throws -> DecodingRefusal {
                try decodingRefusal(type, "<r><n>1</n><n>x</n><n>3</n></r>")
            }
            let refusal = try refusal(type)
            expectEqual(refusal.kind, .dataCorrupted)
            expectEqual(refusal.path, ["n", "Index 1"])
            expectStart(refusal.sentence, "1:15: ")
        }
        #expect(throws: DecodingError.self) { try XMLDecoder().decode(Plain.self, from: "<r><n>1</n><n/><n>3</n></r>") }
        let null = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><n>1</n><n xsi:nil="true" /><n>3</n></r>
            """
        try expectCase("<r><n>1</n><n/><n>3</n></r>", Slots(n: [1, nil, 3]), written: null)
        try expectCase(null, Slots(n: [1, nil, 3]))

        // The array itself may be nil as well, and so may its first item.
        struct Optionals: Codable, Equatable { var n: [Int?]? }
        struct OptionalPath: Codable, Equatable {
            var n: [Int?]?
            enum CodingKeys: String, CodingKey { case n = "list.n" }
        }
        let first = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><n xsi:nil="true" /><n>2</n></r>
            """
        try expectCase(first, Slots(n: [nil, 2]))
        try expectCase(first, Optionals(n: [nil, 2]))
        try expectCase(first.replacing("<n>2</n>", with: ""), Optionals(n: [nil]))
        try expectCase("<r />", Optionals(n: nil))
        let path = first.replacing("<n xsi", with: "<list><n xsi").replacing("</r>", with: "</list></r>")
        try expectCase(path, OptionalPath(n: [nil, 2]))
    }

    @Test("Repeated numbers and lists of lists, by arrays, by types and by a path")
    func listsOfLists() throws {
        struct Nested: Codable, Equatable { var bar: [[Int]] }
        struct Bar: Codable, Equatable { var item: [Int] }
        struct Typed: Codable, Equatable { var bar: [Bar] }
        struct Flat: Codable, Equatable {
            var items: [Int]
            enum CodingKeys: String, CodingKey { case items = "bar.item" }
        }
        let xml = "<foo><bar><item>1</item></bar><bar><item>2</item><item>3</item></bar></foo>"
        try expectCase(xml, Typed(bar: [Bar(item: [1]), Bar(item: [2, 3])]))
        // An item without its own name takes that of its list.
        try expectCase(
            xml, Nested(bar: [[1], [2, 3]]),
            written: "<foo><bar><bar>1</bar></bar><bar><bar>2</bar><bar>3</bar></bar></foo>")
        // The path collects the items of all lists, and writes a single list.
        try expectCase(
            xml, Flat(items: [1, 2, 3]),
            written: "<foo><bar><item>1</item><item>2</item><item>3</item></bar></foo>")
        struct Ratings: Codable, Equatable { var ratings: [Int] }
        try expectCase(
            "<r><ratings>5</ratings><ratings>4</ratings><ratings>5</ratings><ratings>4</ratings></r>",
            Ratings(ratings: [5, 4, 5, 4]))
    }
}
