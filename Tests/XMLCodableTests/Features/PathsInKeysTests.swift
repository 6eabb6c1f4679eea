import Foundation
import Testing
import XMLCodable

struct PathsInKeysTests {
    @Test("An index in a path can be read and written, and the error for one that does not fit names the key")
    func index() throws {
        struct First: Codable, Equatable {
            var value: Int
            enum CodingKeys: String, CodingKey { case value = "list.0.value" }
        }
        struct Nested: Codable, Equatable {
            var first: Int
            var second: Int
            var object: One<Int>
            enum CodingKeys: String, CodingKey {
                case first = "list.0.value", second = "list.1.value", object = "list.1"
            }
        }
        let xml = "<r><list><value>31</value></list><list><value>45</value></list></r>"
        try expectEqual(decoded(First.self, xml), First(value: 31))
        let nested = Nested(first: 31, second: 45, object: One(value: 45))
        try expectEqual(decoded(Nested.self, xml), nested)
        try expectEqual(encoded(First(value: 31)), "<r><list><value>31</value></list></r>")
        // The last key is that of an element that the second one has written.
        #expect(throws: EncodingError.self) { try XMLEncoder().encode(nested) }
        // An index past the end is a missing key.
        let missing = refusal(First.self, "<r/>")
        expectEqual(missing?.kind, "keyNotFound")
        expectEqual(missing?.key, "list.0.value")
        struct Second: Encodable {
            var value: Int
            enum CodingKeys: String, CodingKey { case value = "list.value.1" }
        }
        let refused = refusal(Second(value: 31))
        expectEqual(refused?.path, ["list.value.1"])
        expectPart(refused?.sentence, "the index 1 is that of another element")
    }

    @Test("A scalar beside a path into its element is that of an empty element, if there is nothing else")
    func scalarBesidePath() throws {
        struct Pair<Value: Codable & Equatable>: Codable, Equatable {
            var a: Value
            var b: Int?
            enum CodingKeys: String, CodingKey { case a, b = "a.b" }
        }
        enum Mode: String, Codable { case on, off }
        enum Level: Int, Codable { case low, high }
        struct Below<Value: Codable & Equatable>: Codable, Equatable {
            var a: Value
            var b: [Int]
            enum CodingKeys: String, CodingKey { case a = "p.a", b = "p.a.b" }
        }
        let xml = "<r><a><b>1</b></a></r>"
        try expectStrict(xml, Pair<Int?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Bool?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Date?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Decimal?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Mode?>(a: nil, b: 1))
        try expectStrict(xml, Pair<Level?>(a: nil, b: 1))
        try expectStrict(xml, Pair<XML.Duration?>(a: nil, b: 1))
        try expectStrict("<r><a>on<b>1</b></a></r>", Pair<Mode?>(a: .on, b: 1))
        try expectStrict("<r><p><a><b>1</b></a></p></r>", Below<Mode?>(a: nil, b: [1]))
        try expectStrict(xml, Pair<String>(a: "", b: 1))
        try expectStrict("<r><a>x<b>1</b></a></r>", Pair<String?>(a: "x", b: 1))
        try expectStrict("<r><a>5<b>1</b></a></r>", Pair<Int?>(a: 5, b: 1))
        try expectStrict("<r><p><a><b>1</b><b>2</b></a></p></r>", Below<Int?>(a: nil, b: [1, 2]))
        try expectStrict("<r><p><a><b>1</b></a></p></r>", Below<String>(a: "", b: [1]))
        expectEqual(
            refusal(Pair<Int>.self, xml)?.sentence,
            "1:4: expected an integer for Pair<Int>.a at /r/a, found \"\", which an Optional reads as nil")
        for other in ["<r><a><c/></a></r>", "<r><a><b>1</b><c/></a></r>"] {
            expectEqual(refusal(Pair<Int?>.self, other)?.kind, "typeMismatch")
            expectEqual(refusal(Pair<Mode?>.self, other)?.kind, "typeMismatch")
            expectEqual(refusal(Pair<String>.self, other)?.kind, "typeMismatch")
        }
        // The keys around a value are not its own.
        struct Outer: Decodable {
            var a: Pair<String>
            var c: Int?
            enum CodingKeys: String, CodingKey { case a, c = "a.a.c" }
        }
        expectEqual(refusal(Outer.self, "<r><a><a><c>1</c></a></a></r>")?.kind, "typeMismatch")
    }

    @Test("A child whose name contains dots is found without an option too, but it is written as a path")
    func dottedNames() throws {
        struct App: Codable, Equatable {
            var identifier: String
            enum CodingKeys: String, CodingKey { case identifier = "app.identifier" }
        }
        try expectCase(
            "<r><app.identifier>x</app.identifier></r>", App(identifier: "x"),
            written: "<r><app><identifier>x</identifier></app></r>")
    }
}
