import Foundation
import Testing
import XMLCodable

/// Reports, strict decoding and updates combined with other features.
struct KeyedInspectionTests {
    enum Shape: Codable, Equatable {
        case circle(radius: Int)
        case label(String)
        case point
    }

    enum Run: Codable, Equatable {
        case b(String)
        case text(String)
        enum CodingKeys: String, CodingKey { case b, text = "#text" }
    }

    struct Drawing: Codable, Equatable {
        var shape: Shape?
        var shapes: [Shape]
        enum CodingKeys: String, CodingKey { case shape, shapes = "list.*" }
    }

    struct Open: Decodable {
        var name: String
        @XMLAnyElements var rest: [XML.Element]
        @XMLAnyAttributes var more: [XML.Attribute]
    }

    struct Inner: Decodable {
        var title: String
        @InnerXML var html: String
        var nodes: [XML.Node]
    }

    private func strict<T: Decodable>(_ type: T.Type, _ xml: String) -> String? {
        refusal(type, xml) { $0.unknownNodes = .throw }?.sentence
    }

    @Test("Elements that a choice does not read are unknown, and choices, mixed content and captures leave nothing")
    func unknownInChoices() {
        for xml in [
            "<d><shape><circle><radius>1</radius></circle></shape></d>", "<d><shape><label>x</label></shape></d>",
            "<d><list><circle radius='1'/><point/><label>a</label></list></d>", "<d/>",
        ] {
            expectNil(strict(Drawing.self, xml))
            expectEqual(XMLDecoder().diagnose(Drawing.self, from: xml), [])
        }
        expectPart(strict(Drawing.self, "<d><list><circle radius='1' x='2'/></list></d>"), "'x'")
        expectPart(strict(Drawing.self, "<d><list><square/></list></d>"), "<square>")
        expectPart(strict(Drawing.self, "<d><shape><point/></shape><y/></d>"), "<y>")
        let found = XMLDecoder().diagnose(
            Drawing.self, from: "<d><list><circle radius='x'/><circle/><point/></list></d>")
        expectEqual(found.count, 2)
        expectEqual(found.map(\.kind), [.malformed, .missing])
        expectNil(strict(Contents<Run>.self, "<p>one <b>two</b> three</p>"))
        expectNil(strict(Open.self, "<o a='1' b='2'><name>n</name><x><y z='1'/></x></o>"))
        expectNil(strict(Inner.self, "<i><title>t</title><html>a<b c='1'/></html><nodes>x<y/></nodes></i>"))
        expectPart(strict(Open.self, "<o><name q='1'>n</name></o>"), "'q'")
    }

    struct Wrapped: Codable, Equatable {
        @XMLDefault<Zero> var count: Int
        @XMLLenient var size: Int?
        @XMLLossy var numbers: [Int]
        @XMLList var list: [Int]
        @XMLPresence var flag: Bool
        enum Zero: XMLDefaultProvider { static var defaultValue: Int { 7 } }
    }

    @Test("Wrapped values leave nothing unknown, and tolerate mismatches; an update applies no defaults")
    func wrapped() throws {
        let xml = "<w><count>1</count><size>x</size><numbers>3</numbers><list>4 5</list><flag/></w>"
        expectNil(strict(Wrapped.self, xml))
        expectEqual(XMLDecoder().diagnose(Wrapped.self, from: xml), [])
        expectEqual(XMLDecoder().diagnose(Wrapped.self, from: "<w><list>4 x</list></w>").map(\.line), [1])
        struct Item: Decodable, Equatable { var n: Int, m: Int? = nil }
        struct Model: Decodable, Equatable {
            @XMLLenient var one: Item?
            @XMLLenient var all: [Item]?
            @XMLLossy var some: [Item]
            @XMLLossy var named: [String: Item]
            @XMLLossy var last: [Item?]
        }
        let tolerated = """
            <r><one><n>x</n><m>1</m></one><all><n>1</n></all><all><n>y</n><m>2</m></all><some><m>1</m></some>\
            <some><n>2</n></some><named><a><n>z</n><z/></a><b><n>3</n></b></named><last><n>z</n></last></r>
            """
        expectNil(strict(Model.self, tolerated))
        expectEqual(XMLDecoder().diagnose(Model.self, from: tolerated), [])
        try expectDecoded(
            tolerated, Model(one: nil, all: nil, some: [Item(n: 2)], named: ["b": Item(n: 3)], last: [nil]))
        let report = XMLDecoder().diagnose(Model.self, from: "<r><some><n>1</n><z/></some></r>")
        expectEqual(report.map(\.elementPath), ["/r/some/z"])
        var value = try XMLDecoder().decode(
            Wrapped.self, from: "<w><count>1</count><size>2</size><numbers>3</numbers><list>4 5</list><flag/></w>")
        let old = value
        try XMLDecoder().update(&value, from: "<w/>")
        expectEqual(value, old)
        try XMLDecoder().update(&value, from: "<w><list>6</list><numbers>8</numbers><numbers>x</numbers></w>")
        expectEqual(value.list, [6])
        expectEqual(value.numbers, [8])
        expectEqual(value.count, 1)
        var drawing = Drawing(shape: .circle(radius: 1), shapes: [.point, .label("a")])
        try XMLDecoder().update(&drawing, from: "<d><shape><label>b</label></shape></d>")
        expectEqual(drawing, Drawing(shape: .label("b"), shapes: [.point, .label("a")]))
        try XMLDecoder().update(&drawing, from: "<d><list><point/></list></d>")
        expectEqual(drawing.shapes, [.point])
    }
}
