import Foundation
import Testing
import XMLCodable

/// Property wrappers.
struct XMLPlacedPropertyTests {
    struct Model: Codable, Equatable, Hashable, Sendable {
        @XMLAttribute var a: Int
        @XMLAttribute var maybe: String?
        @XMLChild var b: [Int]
        @XMLElementAndAttribute var c: String
        @XMLText var d: Double
        @XMLCData var e: String?
    }

    @Test("A wrapper is created with or without a label and has a placement; other coders see the plain value")
    func making() throws {
        expectEqual(XMLAttribute(5).wrappedValue, 5)
        expectEqual(XMLAttribute(wrappedValue: 5), XMLAttribute(5))
        expectEqual(XMLAttribute<Int>._placement, .attribute)
        expectEqual(XMLChild<Int>._placement, .element)
        expectEqual(XMLElementAndAttribute<Int>._placement, .elementAndAttribute)
        expectEqual(XMLText<Int>._placement, .text)
        expectEqual(XMLCData<Int>._placement, .cdata)
        expectEqual(Set([XMLText("a"), XMLText("a"), XMLText("b")]).count, 2)
        let model = Model(a: 1, maybe: nil, b: [1], c: "c", d: 0.5, e: nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let json = try encoder.encode(model)
        expectEqual(String(decoding: json, as: UTF8.self), #"{"a":1,"b":[1],"c":"c","d":0.5}"#)
        try expectEqual(JSONDecoder().decode(Model.self, from: json), model)
        let null = Data(#"{"a":1,"b":[1],"c":"c","d":0.5,"maybe":null,"e":"x"}"#.utf8)
        try expectEqual(JSONDecoder().decode(Model.self, from: null).e, "x")
    }

    @Test("The placement of a wrapper takes precedence over the sigil of a key, also at the end of a path")
    func sigils() throws {
        struct Own: Codable, Equatable {
            @XMLChild var a: Int
            @XMLCData var b: String
            @XMLElementAndAttribute var c: Int
            enum CodingKeys: String, CodingKey { case a = "@a", b = "@b", c = "@c" }
        }
        struct Below: Codable, Equatable {
            @XMLChild var a: Int
            @XMLCData var b: String
            @XMLElementAndAttribute var c: Int
            @XMLChild var d: [Int]
            enum CodingKeys: String, CodingKey { case a = "p.@a", b = "p.@b", c = "p.@c", d = "p.q.@d" }
        }
        let content = "<a>1</a><b><![CDATA[<]]></b><c>2</c>"
        try expectStrict("<r c=\"2\">\(content)</r>", Own(a: 1, b: "<", c: 2))
        try expectStrict(
            "<r><p c=\"2\">\(content)<q><d>3</d><d>4</d></q></p></r>", Below(a: 1, b: "<", c: 2, d: [3, 4]))
    }
}
