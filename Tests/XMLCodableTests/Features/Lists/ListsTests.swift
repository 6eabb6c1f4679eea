import Testing
import XMLCodable

struct ListsTests {
    private struct ByPath<Items: Codable & Equatable>: Codable, Equatable {
        var items: Items
        enum CodingKeys: String, CodingKey { case items = "items.item" }
    }
    private typealias Object = TwoElements<Int?, String?>

    @Test("A wrapped list, and a list of lists, by a path, by a type, by a nested container or by arrays")
    func wrappedList() throws {
        struct ByType: Codable, Equatable {
            var items: Items
            struct Items: Codable, Equatable { var item: [Object] }
        }
        struct ByContainer: Codable, Equatable {
            enum CodingKeys: CodingKey { case items, item }
            var items: [Object]
            init(items: [Object]) { self.items = items }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                let inner = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .items)
                items = try inner.decode([Object].self, forKey: .item)
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                var inner = container.nestedContainer(keyedBy: CodingKeys.self, forKey: .items)
                try inner.encode(items, forKey: .item)
            }
        }
        let content = "<item><a>1</a><b>A</b></item><item><a>2</a><b>B</b></item>"
        let xml = "<r><items>\(content)</items></r>"
        let objects = [Object(a: 1, b: "A"), Object(a: 2, b: "B")]
        try expectCase(xml, ByPath(items: objects))
        try expectCase(xml, ByType(items: .init(item: objects)))
        try expectCase(xml, ByContainer(items: objects))
        try expectEqual(XMLDecoder().decode([Object].self, from: xml, at: "items.item"), objects)
        try expectEqual(decoded([Object].self, "<items>\(content)</items>"), objects)

        struct Row: Codable, Equatable { var item: [Int] }
        let lists = "<r><value><item>1</item></value><value><item>2</item><item>3</item></value></r>"
        try expectCase(lists, One(value: [Row(item: [1]), Row(item: [2, 3])]))
        // An item without its own name takes that of its list.
        try expectCase(
            lists, One(value: [[1], [2, 3]]),
            written: "<r><value><value>1</value></value><value><value>2</value><value>3</value></value></r>")
        // The path collects the items of all lists, and writes a single list.
        try expectCase(
            lists.replacing("value", with: "items"), ByPath(items: [1, 2, 3]),
            written: "<r><items><item>1</item><item>2</item><item>3</item></items></r>")
        let numbers = [5, 4, 5, 4]
        try expectCase("<r>\(numbers.map { "<value>\($0)</value>" }.joined())</r>", One(value: numbers))
    }

    @Test("A missing value is a default, an error with its name or nil")
    func missingValue() throws {
        struct Defaulted: Codable, Equatable {
            var number: Int
            init(number: Int) { self.number = number }
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                number = try container.decodeIfPresent(Int.self, forKey: .number) ?? 0
            }
        }
        let refusal = try decodingRefusal(One<Int>.self, "<r></r>")
        expectEqual(refusal.kind, .keyNotFound)
        expectEqual(refusal.path, ["value"])
        expectEqual(refusal.sentence, "1:1: expected <value> for One<Int>.value at /r, found none")
        // A report has all of them.
        expectEqual(
            XMLDecoder().diagnose(TwoElements<Double, String>.self, from: "<r>\n<c/></r>").map(\.description),
            [
                "1:1: expected <a> for TwoElements<Double, String>.a at /r, found none",
                "1:1: expected <b> for TwoElements<Double, String>.b at /r, found none",
                "2:1: nothing in TwoElements<Double, String> reads <c> at /r/c",
            ])
        try expectCase("<r></r>", Defaulted(number: 0), written: "<r><number>0</number></r>")
        try expectCase("<r></r>", Object(a: nil, b: nil), written: "<r />")
    }

    @Test("A malformed item is an error with its index, and an empty one keeps its slot")
    func malformedItems() throws {
        typealias Slots = One<[Int?]>
        func expectRefused<T: Decodable>(_ type: T.Type) throws {
            let xml = "<r><value>1</value><value>x</value><value>3</value></r>"
            let refusal = try decodingRefusal(type, xml)
            expectEqual(refusal.kind, .dataCorrupted)
            expectEqual(refusal.path, ["value", "Index 1"])
            expectStart(refusal.sentence, "1:27: ")
        }
        try expectRefused(One<[Int]>.self)
        try expectRefused(Slots.self)
        let empty = "<r><value>1</value><value/><value>3</value></r>"
        _ = try decodingRefusal(One<[Int]>.self, empty)
        func null(_ items: String) -> String {
            "<r \(instanceSchema)>\(items.replacing("nil", with: #"<value xsi:nil="true" />"#))</r>"
        }
        let slots = null("<value>1</value>nil<value>3</value>")
        try expectCase(empty, Slots(value: [1, nil, 3]), written: slots)
        try expectCase(slots, Slots(value: [1, nil, 3]))

        // The array itself may be nil as well, and so may its first item.
        struct Optionals: Codable, Equatable { var value: [Int?]? }
        let first = null("nil<value>2</value>")
        try expectCase(first, Slots(value: [nil, 2]))
        try expectCase(first, Optionals(value: [nil, 2]))
        try expectCase(null("nil"), Optionals(value: [nil]))
        try expectCase("<r />", Optionals(value: nil))
        try expectCase(
            #"<r \#(instanceSchema)><items><item xsi:nil="true" /><item>2</item></items></r>"#,
            ByPath<[Int?]?>(items: [nil, 2]))
    }
}
