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

    @Test("Transforms are chained, the first one next to the document, and those of collections apply that of the item")
    func chained() throws {
        struct Chain: Codable, Equatable {
            @XMLTransformed<XML.Chained<XML.AsString, Doubled>> var value: Int
            @XMLTransformed<[XML.Chained<XML.AsString, XML.Chained<Doubled, Doubled>>]> var more: [Int]
        }
        let model = Chain(value: 4, more: [2])
        try expectCase("<r><value>8</value><more>8</more></r>", model)
        try expectJSON(#"{"more":["8"],"value":"8"}"#, model)
        expectRefused(
            Chain.self, "<r><value>8.5</value></r>",
            "1:11: expected a value of type Int for Chain.value at /r/value, found \"8.5\"")
        typealias Sets = TransformedValue<XML.SetOf<Doubled>>
        try expectCase("<r><value>8</value></r>", Sets(value: [4]))
        let set = try decoded(Sets.self, "<r><value>8</value><value>2</value><value>8</value></r>")
        expectEqual(set.value, [1, 4])
        expectEqual(refusal(Sets.self, "<r><value>8</value><value>x</value></r>")?.path, ["value", "Index 1"])
        typealias Slots = TransformedValue<[Doubled?]>
        let slots = try decoded(Slots.self, "<r><value>8</value><value/><value>2</value></r>")
        expectEqual(slots.value, [4, nil, 1])
        try expectEqual(decoded(Slots.self, encoded(slots)), slots)
        try expectJSON(#"{"value":[8,null,2]}"#, slots)
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

    @Test("Other errors of a transform are reported with their location")
    func otherErrors() throws {
        typealias Model = TransformedValue<Picky>
        let reading = refusal(Model.self, "<r><value>a</value></r>")
        expectEqual(reading?.path, ["value"])
        expectEqual(
            reading?.sentence,
            "1:11: expected a value accepted by Picky (Dislike()) for TransformedValue<Picky>.value at /r/value, "
                + "found \"a\"")
        expectRefused(Model(value: "a"), "cannot write a value of type String at /r/value: Dislike()")
        struct List: Encodable { @XMLAttribute @XMLList var items: [XMLTransformed<Picky>] }
        expectRefused(
            List(items: [XMLTransformed(wrappedValue: "a")]),
            "cannot write a value of type String at /r/@items: Dislike()")
    }
}
