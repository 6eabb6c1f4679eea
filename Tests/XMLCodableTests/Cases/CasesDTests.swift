import Testing
import XMLCodable

@Suite("Case D: DataMapper")
struct CasesDTests {
    struct MyObject: Codable, Equatable {
        var number: Int?
        var text: String?
    }

    @Test("D: a list of objects, whichever way its path is spelled")
    func list() throws {
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
        #expect(try XMLDecoder().decode([MyObject].self, from: xml, at: "items.item") == objects)
        #expect(try XMLDecoder().decode([MyObject].self, from: "<items>\(content)</items>") == objects)
    }

    @Test("D: what is missing is a default, an error or nil")
    func missing() throws {
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
        #expect(refusal.kind == .keyNotFound)
        #expect(refusal.path == ["number"])
        #expect(refusal.sentence == "1:1: expected <number> for Required.number at /r, found none")
        try expectCase("<r></r>", Defaulted(number: 0), written: "<r><number>0</number></r>")
        try expectCase("<r></r>", MyObject(), written: "<r />")
    }

    @Test("D: a bad item is an error with its index, an empty one keeps its slot")
    func badItems() throws {
        struct Plain: Codable, Equatable { var n: [Int] }
        struct Slots: Codable, Equatable { var n: [Int?] }
        for type in [Plain.self, Slots.self] as [any Decodable.Type] {
            func refusal<T: Decodable>(_ type: T.Type) throws -> DecodingRefusal {
                try decodingRefusal(type, "<r><n>1</n><n>x</n><n>3</n></r>")
            }
            let refusal = try refusal(type)
            #expect(refusal.kind == .dataCorrupted)
            #expect(refusal.path == ["n", "Index 1"])
            #expect(refusal.sentence.hasPrefix("1:15: "), "\(refusal.sentence)")
        }
        #expect(throws: DecodingError.self) {
            try XMLDecoder().decode(Plain.self, from: "<r><n>1</n><n/><n>3</n></r>")
        }
        let null = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><n>1</n><n xsi:nil="true" /><n>3</n></r>
            """
        try expectCase("<r><n>1</n><n/><n>3</n></r>", Slots(n: [1, nil, 3]), written: null)
        try expectCase(null, Slots(n: [1, nil, 3]))

        // Where the array itself may be nil too, and where the first item is.
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

    @Test("D: 1 is an Int and a Double")
    func intOrDouble() throws {
        struct Whole: Codable, Equatable { var value: Int }
        struct Real: Codable, Equatable { var value: Double }
        try expectCase("<r><value>1</value></r>", Whole(value: 1))
        try expectCase("<r><value>1</value></r>", Real(value: 1), written: "<r><value>1.0</value></r>")
    }

    class A: Codable {
        enum Keys: CodingKey { case value }
        var value: Int
        init(value: Int) { self.value = value }
        required init(from decoder: any Decoder) throws {
            value = try decoder.container(keyedBy: Keys.self).decode(Int.self, forKey: .value)
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            try container.encode(value, forKey: .value)
        }
    }

    final class B: A {
        enum CodingKeys: CodingKey { case text, type }
        var text: String
        init(value: Int, text: String) {
            self.text = text
            super.init(value: value)
        }
        required init(from decoder: any Decoder) throws {
            text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
            try super.init(from: decoder)
        }
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(text, forKey: .text)
            try container.encode("B", forKey: .type)
        }
    }

    struct AnyA: Codable, Equatable {
        let value: A
        init(_ value: A) { self.value = value }
        init(from decoder: any Decoder) throws {
            let type = try decoder.container(keyedBy: B.CodingKeys.self).decodeIfPresent(String.self, forKey: .type)
            value = type == "B" ? try B(from: decoder) : try A(from: decoder)
        }
        func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
        static func == (left: AnyA, right: AnyA) -> Bool {
            left.value.value == right.value.value && (left.value as? B)?.text == (right.value as? B)?.text
        }
    }

    @Test("D: subclasses by a child that names the type, written by hand")
    func polymorph() throws {
        struct List: Codable, Equatable { var item: [AnyA] }
        struct Base: Decodable { var item: [A] }
        let xml = """
            <r>
                <item><value>1</value></item>
                <item><value>2</value><text>text</text><type>B</type></item>
            </r>
            """
        try expectCase(xml, List(item: [AnyA(A(value: 1)), AnyA(B(value: 2, text: "text"))]))
        let base = try XMLDecoder().decode(Base.self, from: xml).item
        #expect(base.map(\.value) == [1, 2])
        #expect(base.allSatisfy { type(of: $0) == A.self })
    }
}
