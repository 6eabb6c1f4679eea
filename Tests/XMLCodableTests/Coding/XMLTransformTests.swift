import Foundation
import Testing
import XMLCodable

struct XMLTransformTests {
    enum Doubled: XMLTransform {
        static func decode(_ coded: Int) throws -> Int { coded / 2 }
        static func encode(_ value: Int) throws -> Int { value * 2 }
    }

    enum Picky: XMLTransform {
        struct Dislike: Error {}
        static func decode(_ coded: String) throws -> String { throw Dislike() }
        static func encode(_ value: String) throws -> String { throw Dislike() }
    }

    @Test("Two transforms are chained, the first one next to the document")
    func chained() throws {
        struct Model: Codable, Equatable {
            @XMLTransformed<XML.Chained<XML.AsString, Doubled>> var value: Int
            @XMLTransformed<[XML.Chained<XML.AsString, XML.Chained<Doubled, Doubled>>]> var more: [Int]
        }
        let model = Model(value: 4, more: [2])
        try expectCase("<r><value>8</value><more>8</more></r>", model)
        try expectJSON(#"{"more":["8"],"value":"8"}"#, model)
        let refusal = try #require(unreadable(Model.self, "<r><value>8.5</value></r>"))
        expectEqual(refusal.sentence, "1:11: expected a value of type Int for Model.value at /r/value, found \"8.5\"")
    }

    @Test("A Set is transformed item by item")
    func sets() throws {
        struct Model: Codable, Equatable { @XMLTransformed<XML.SetOf<Doubled>> var value: Set<Int> }
        try expectCase("<r><value>8</value></r>", Model(value: [4]))
        let model = try decoded(Model.self, "<r><value>8</value><value>2</value><value>8</value></r>")
        expectEqual(model.value, [1, 4])
        let refusal = try #require(unreadable(Model.self, "<r><value>8</value><value>x</value></r>"))
        expectEqual(refusal.path, ["value", "Index 1"])
    }

    @Test("A nil item keeps its slot")
    func slots() throws {
        struct Model: Codable, Equatable { @XMLTransformed<[Doubled?]> var value: [Int?] }
        let model = try decoded(Model.self, "<r><value>8</value><value/><value>2</value></r>")
        expectEqual(model.value, [4, nil, 1])
        let xml = try encoded(model)
        try expectEqual(decoded(Model.self, xml), model)
        try expectJSON(#"{"value":[8,null,2]}"#, model)
    }

    @Test("Other errors of a transform are reported with their location")
    func otherErrors() throws {
        struct Model: Codable { @XMLTransformed<Picky> var value: String }
        let refusal = try #require(unreadable(Model.self, "<r><value>a</value></r>"))
        expectEqual(refusal.path, ["value"])
        expectEqual(
            refusal.sentence,
            "1:11: expected a value accepted by Picky (Dislike()) for Model.value at /r/value, "
                + "found \"a\"")
        let written = try #require(unwritable(Model(value: "a")))
        expectEqual(written.sentence, "cannot write a value of type String at /r/value: Dislike()")
        struct List: Codable { @XMLAttribute @XMLList var items: [XMLTransformed<Picky>] }
        let item = try #require(unwritable(List(items: [XMLTransformed(wrappedValue: "a")])))
        expectEqual(item.sentence, "cannot write a value of type String at /r/@items: Dislike()")
    }

    @Test("Transforms of collections apply the transform of the item")
    func functions() throws {
        try expectEqual([Doubled].decode([2, 4]), [1, 2])
        try expectEqual([Doubled].encode([1, 2]), [2, 4])
        try expectNil(Doubled?.decode(nil))
        try expectEqual(Doubled?.encode(2), 4)
        try expectEqual([String: Doubled].decode(["a": 2]), ["a": 1])
        try expectEqual([String: Doubled].encode(["a": 1]), ["a": 2])
        try expectEqual(XML.SetOf<Doubled>.decode([2, 2]), [1])
        try expectEqual(XML.SetOf<Doubled>.encode([1]), [2])
        expectEqual(XML.TransformError(expected: "a colour").description, "expected a colour")
    }
}
