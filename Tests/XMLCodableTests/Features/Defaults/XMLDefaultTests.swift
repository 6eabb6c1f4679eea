import Foundation
import Testing
import XMLCodable

struct DefaultTests {
    enum Size: String, Codable, CaseIterable { case small, large }
    enum Hello: XMLDefaultProvider { static let defaultValue = "Hello" }
    enum Level: Int, Codable, XMLDefaultProvider {
        case low, high
        static let defaultValue = Level.high
    }

    struct Model: Codable, Equatable {
        @XMLDefault<XML.Zero> var zero: Int
        @XMLDefault<XML.False> var no: Bool
        @XMLDefault<XML.True> var yes: Bool
        @XMLDefault<XML.Empty> var list: [Int]
        @XMLDefault<XML.Empty> var map: [String: Int]
        @XMLDefault<XML.Empty> var text: String
        @XMLDefault<XML.FirstCase> var size: Size
        @XMLDefault<Hello> var greeting: String
        @XMLDefault<Level> var level: Level
        @XMLAttribute @XMLDefault<XML.One> var factor: Double
    }

    static let defaults = Model(
        zero: 0, no: false, yes: true, list: [], map: [:], text: "", size: .small, greeting: "Hello", level: .high,
        factor: 1)

    @Test("A missing or empty value is the default, which is encoded, and a present one is used, also by hand")
    func missing() throws {
        try expectEqual(decoded(Model.self, "<r/>"), Self.defaults)
        try expectEqual(
            decoded(Model.self, "<r factor=''><zero/><no/><yes/><map/><text/><size/><greeting/><level/></r>"),
            Self.defaults)
        try expectEqual(
            decoded(Model.self, "<r factor=' '><zero> </zero><no></no><greeting></greeting></r>"), Self.defaults)
        let xml = """
            <r factor="1.0"><zero>0</zero><no>false</no><yes>true</yes><map /><text></text><size>small</size>
            <greeting>Hello</greeting><level>1</level></r>
            """
        try expectCase(xml, Self.defaults)
        let json = """
            {"factor":1,"greeting":"Hello","level":1,"list":[],"map":{},"no":false,"size":"small","text":"","yes":true,\
            "zero":0}
            """
        try expectJSON(json, Self.defaults)
        try expectEqual(decodedJSON(Model.self, "{}"), Self.defaults)
        try expectEqual(decodedJSON(Model.self, #"{"zero":null,"greeting":null}"#), Self.defaults)
        let present = """
            <r factor="2.5"><zero>4</zero><no>true</no><yes>false</yes><list>1</list><list>2</list><map><a>3</a></map>
            <text>t</text><size>large</size><greeting>Hi</greeting><level>0</level></r>
            """
        let model = Model(
            zero: 4, no: true, yes: false, list: [1, 2], map: ["a": 3], text: "t", size: .large, greeting: "Hi",
            level: .low, factor: 2.5)
        try expectCase(present, model)

        let written = """
            <r><text>Hello</text><int>10</int><double>20.0</double><float>30.0</float><bool>true</bool></r>
            """
        try expectCase("<r/>", ByHand(), written: written)
        var others = ByHand()
        (others.text, others.int, others.double, others.float, others.bool) = ("Non-Optional Hello", 40, 50, 60, false)
        let full = """
            <r><text>Non-Optional Hello</text><int>40</int><double>50.0</double><float>60.0</float><bool>false</bool></r>
            """
        try expectCase(full, others)
        expectEqual(refusal(ByHand.self, "<r><int>ten</int></r>")?.path, ["int"])
    }

    @Test("A malformed value throws; @XMLLenient takes the default or nil, @XMLLossy drops the item or makes it nil")
    func malformed() throws {
        func check(_ xml: String, _ key: String, _ sentence: String) {
            let failure = refusal(Model.self, xml)
            expectEqual(failure?.kind, "dataCorrupted")
            expectEqual(failure?.path, [key])
            expectEqual(failure?.sentence, sentence)
        }
        check("<r><zero>x</zero></r>", "zero", "1:10: expected an integer for Model.zero at /r/zero, found \"x\"")
        check("<r factor='x'/>", "factor", "1:12: expected a number for Model.factor at /r/@factor, found \"x\"")
        check("<r>\n<yes>maybe</yes></r>", "yes", "2:6: expected a boolean for Model.yes at /r/yes, found \"maybe\"")
        check(
            "<r><size>mid</size></r>", "size",
            "1:10: expected \"small\" or \"large\" for Model.size at /r/size, found \"mid\"")
        struct Lax: Codable, Equatable {
            @XMLLenient @XMLDefault<XML.Zero> var zero: Int
            @XMLAttribute @XMLLenient @XMLDefault<XML.FirstCase> var size: Size
        }
        let defaults = Lax(zero: 0, size: .small)
        try expectEqual(decoded(Lax.self, "<r size='mid'><zero>x</zero></r>"), defaults)
        try expectEqual(decoded(Lax.self, "<r/>"), defaults)
        try expectCase("<r size=\"large\"><zero>1</zero></r>", Lax(zero: 1, size: .large))
        try expectJSON(#"{"size":"large","zero":1}"#, Lax(zero: 1, size: .large))
        try expectEqual(decodedJSON(Lax.self, #"{"size":1,"zero":"x"}"#), defaults)

        struct Whole: Codable, Equatable { @XMLLenient var n: [Int]? }
        struct Lossy<Item: Codable & Equatable>: Codable, Equatable { @XMLLossy var n: [Item] }
        let xml = "<r><n>1</n><n>x</n><n>3</n></r>"
        try expectCase(xml, Whole(n: nil), written: "<r />")
        try expectCase(xml, Lossy(n: [1, 3]), written: "<r><n>1</n><n>3</n></r>")
        let slots = try decoded(Lossy<Int?>.self, xml)
        expectEqual(slots, Lossy(n: [1, nil, 3]))
        expectEqual(slots.$n.map(\.key.intValue), [1])
        try expectEqual(decoded(Lossy<Int?>.self, encoded(slots)), slots)
    }

    /// A model whose `init(from:)` supplies the defaults.
    private struct ByHand: Codable, Equatable {
        var text = "Hello"
        var int = 10
        var double = 20.0
        var float: Float = 30.0
        var bool = true
        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            text = try container.decodeIfPresent(String.self, forKey: .text) ?? text
            int = try container.decodeIfPresent(Int.self, forKey: .int) ?? int
            double = try container.decodeIfPresent(Double.self, forKey: .double) ?? double
            float = try container.decodeIfPresent(Float.self, forKey: .float) ?? float
            bool = try container.decodeIfPresent(Bool.self, forKey: .bool) ?? bool
        }
    }

    @Test("Strategies for what is empty or missing apply, and a struct is the default only if it is empty")
    func strategies() throws {
        struct Texts: Decodable, Equatable {
            @XMLDefault<Hello> var greeting: String
            @XMLDefault<XML.Empty> var list: [String]
        }
        let value = try decoded(Texts.self, "<r><greeting/><list/></r>") { $0.emptyElementStrategy = .value }
        expectEqual(value, Texts(greeting: "", list: [""]))
        let absent = try decoded(Texts.self, "<r><greeting/></r>") {
            $0.emptyElementStrategy = .nil
            $0.missingCollectionStrategy = .throw
        }
        expectEqual(absent, Texts(greeting: "Hello", list: []))
        struct Point: Codable, Equatable, XMLDefaultProvider {
            var x: Int?
            static let defaultValue = Point(x: 7)
        }
        struct Model: Decodable { @XMLDefault<Point> var point: Point }
        try expectEqual(decoded(Model.self, "<r><point/></r>").point.x, 7)
        try expectEqual(decoded(Model.self, "<r><point x='1'/></r>").point.x, 1)
        try expectNil(decoded(Model.self, "<r><point><y/></point></r>").point.x)
        struct Empties: Decodable, Equatable {
            @XMLDefault<XML.Empty> var data: Data
            @XMLDefault<XML.Empty> var set: Set<Int>
        }
        try expectEqual(decoded(Empties.self, "<r/>"), Empties(data: Data(), set: []))
        try expectEqual(decoded(Empties.self, "<r><data/></r>"), Empties(data: Data(), set: []))
    }

    enum Nobody: CaseIterable, Codable {
        init(from decoder: any Decoder) throws { throw CancellationError() }
        func encode(to encoder: any Encoder) throws {}
    }

    @Test("An enum without cases has no first case")
    func noCase() async {
        await #expect(processExitsWith: .failure) { _ = XML.FirstCase<Nobody>.defaultValue }
    }

    @Test("A default whose provider omits it is not written, to JSON neither")
    func omitted() throws {
        enum Level: Int, Codable, XMLDefaultProvider {
            case low, high
            static var defaultValue: Level { .low }
            static var omitsDefault: Bool { true }
        }
        struct Unequal: Codable { var n = 1 }
        enum AlwaysWritten: XMLDefaultProvider {
            static var defaultValue: Unequal { Unequal() }
            static var omitsDefault: Bool { true }
        }
        struct Model: Codable, Equatable {
            @XMLAttribute @XMLDefault<XML.Omitting<XML.Zero>> var count: Int
            @XMLLenient @XMLDefault<XML.Omitting<XML.Empty>> var name: String
            @XMLDefault<XML.Omitting<XML.Empty>> var list: [Int]
            @XMLDefault<Level> var level: Level
            @XMLDefault<XML.Zero> var plain: Int
        }
        let defaults = Model(count: 0, name: "", list: [], level: .low, plain: 0)
        try expectCase("<r><plain>0</plain></r>", defaults)
        try expectJSON(#"{"plain":0}"#, defaults)
        let others = Model(count: 1, name: "a", list: [1], level: .high, plain: 1)
        try expectCase(#"<r count="1"><name>a</name><list>1</list><level>1</level><plain>1</plain></r>"#, others)
        try expectJSON(#"{"count":1,"level":1,"list":[1],"name":"a","plain":1}"#, others)
        struct Other: Encodable { @XMLDefault<AlwaysWritten> var value: Unequal }
        try expectEqual(encoded(Other(value: Unequal())), "<r><value><n>1</n></value></r>")
    }
}
