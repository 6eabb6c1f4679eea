import Foundation
import Testing
import XMLCodable

/// The rows of "Context, polymorphism, defaults, leniency, errors", without those about polymorphism.
struct LeniencyParityTests {
    struct Greeting: Codable, Equatable {
        static let prefix = CodingUserInfoKey(rawValue: "prefix")
        var name: String
        init(name: String) { self.name = name }
        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            name = Self.prefix(decoder.userInfo) + text
        }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(String(name.dropFirst(Self.prefix(encoder.userInfo).count)))
        }
        private static func prefix(_ userInfo: [CodingUserInfoKey: Any]) -> String {
            prefix.flatMap { userInfo[$0] as? String } ?? ""
        }
    }

    @Test("context object: userInfo reaches nested objects and arrays")
    func context() throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        let key = try #require(Greeting.prefix)
        encoder.userInfo[key] = "Dear "
        decoder.userInfo[key] = "Dear "
        try expectCase(
            "<r><a>Ada</a><b>Bob</b><b>Eve</b></r>",
            TwoElements(a: Greeting(name: "Dear Ada"), b: ["Dear Bob", "Dear Eve"].map(Greeting.init)),
            encoder: encoder,
            decoder: decoder)
    }

    struct Even: Codable, Equatable {
        var n: Int
        enum CodingKeys: CodingKey { case n }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            n = try container.decode(Int.self, forKey: .n)
            guard n.isMultiple(of: 2) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .n, in: container, debugDescription: "expected an even number")
            }
        }
    }

    @Test("init?(map:) validation: an initializer that throws")
    func validation() throws {
        struct Model: Codable, Equatable {
            var even: Even
            @XMLLossy var list: [Even]
        }
        let refusal = try decodingRefusal(Model.self, "<r><even><n>1</n></even></r>")
        expectEqual(refusal.path, ["even", "n"])
        expectPart(refusal.sentence, "expected an even number")
        let model = try XMLDecoder().decode(
            Model.self, from: "<r><even><n>2</n></even><list><n>3</n></list><list><n>4</n></list></r>")
        expectEqual(model.list.map(\.n), [4])
    }

    @Test("defaults + whole-array-nil vs [T?]: what is missing or malformed is replaced, dropped, nil or an error")
    func defaults() throws {
        struct Model: Codable, Equatable {
            @XMLDefault<XML.Zero> var n: Int
            @XMLLenient @XMLDefault<XML.One> var m: Int
            @XMLDefault<XML.Empty> var list: [Int]
        }
        for xml in ["<r/>", "<r><n/><m/></r>", "<r><m>x</m></r>"] {
            try expectCase(xml, Model(n: 0, m: 1, list: []), written: "<r><n>0</n><m>1</m></r>")
        }
        try expectCase("<r><n>2</n><m>3</m><list>4</list></r>", Model(n: 2, m: 3, list: [4]))
        try expectStart(decodingRefusal(Model.self, "<r><n>x</n></r>").sentence, "1:7: expected an integer")
        struct Items: Codable, Equatable {
            @XMLLenient var whole: [Int]?
            @XMLLossy var some: [Int]
            @XMLLossy var slots: [Int?]
            var plain: [Int?]
        }
        let xml = """
            <r><whole>1</whole><whole>x</whole><some>1</some><some>x</some><slots>x</slots><slots>2</slots>
            <plain>1</plain><plain/></r>
            """
        let items = try XMLDecoder().decode(Items.self, from: xml)
        expectEqual(items, Items(whole: nil, some: [1], slots: [nil, 2], plain: [1, nil]))
        expectEqual(items.$some.count, 1)
        try expectEqual(XMLDecoder().decode(Items.self, from: XMLEncoder().encode(items)), items)
        let refused = try decodingRefusal(Items.self, "<r><plain>1</plain><plain>x</plain></r>")
        expectEqual(refused.path, ["plain", "Index 1"])
    }

    @Test("nil on encode: omitted, an empty element, or xsi:nil")
    func nilOnEncode() throws {
        let model = TwoElements<Int?, Int>(a: nil, b: 1)
        let xsi = "http://www.w3.org/2001/XMLSchema-instance"
        let forms: [(XMLEncoder.NilEncodingStrategy, String)] = [
            (.omit, "<r><b>1</b></r>"), (.emptyElement, "<r><a /><b>1</b></r>"),
            (.xsiNil, #"<r xmlns:xsi="\#(xsi)"><a xsi:nil="true" /><b>1</b></r>"#),
        ]
        for (strategy, xml) in forms {
            let encoder = XMLEncoder()
            encoder.nilEncodingStrategy = strategy
            try expectCase(xml, model, encoder: encoder)
        }
    }

    @Test("errors + all missing fields at once + unknown elements: paths and locations, or a report")
    func errors() throws {
        struct Line: Decodable { var quantity: Int }
        struct Order: Decodable { var line: [Line] }
        let xml = "<order>\n<line><quantity>1</quantity></line>\n<line><quantity>two</quantity></line>\n</order>"
        let malformed = try decodingRefusal(Order.self, xml)
        expectEqual(malformed.path, ["line", "Index 1", "quantity"])
        expectEqual(
            malformed.sentence, #"3:17: expected an integer for Line.quantity at /order/line[2]/quantity, found "two""#)
        let broken = try decodingRefusal(Order.self, "<order>\n  <line></order>")
        let syntax = try #require(broken.parsingError)
        expectEqual(syntax.code, .mismatchedEndTag)
        expectEqual(syntax.line, 2)
        expectEqual(syntax.column, 9)
        let unwritable = try #require(refusal(["a": ["no name": 1]]))
        expectEqual(unwritable.path, ["a", "no name"])
        struct Item: Decodable {
            @XMLAttribute var id: Int
            var name: String
        }
        struct Sale: Decodable {
            var number: Int
            var item: [Item]
            var date: Date
        }
        let report = XMLDecoder().diagnose(Sale.self, from: "<r><item><name/></item><item id='x'/></r>")
        expectEqual(Set(report.map(\.keyPath)), ["number", "date", "item[0].id", "item[1].id", "item[1].name"])
        expectEqual(report.count, 5)
        #expect(XMLDecoder().diagnose(Item.self, from: "<r id='1'><name>a</name></r>").isEmpty)
        let unknown = "<r>\n<value>1</value><b/></r>"
        try expectEqual(XMLDecoder().decode(One<Int>.self, from: unknown).value, 1)
        let decoder = XMLDecoder()
        decoder.unknownNodes = .throw
        try expectStart(decodingRefusal(One<Int>.self, unknown, decoder: decoder).sentence, "2:17: ")
        try expectEqual(decoder.decode(One<Int>.self, from: "<r><value>1</value></r>").value, 1)
    }
}
