import Testing
import XMLCodable

struct XMLClosureTransformTests {
    enum Number: XMLClosureTransform {
        static let closures = XML.TransformClosures<String, Int>(
            decode: { text in
                guard let number = Int(text) else { throw XML.TransformError(expected: "a number") }
                return number
            }, encode: { "\($0)" })
    }

    @Test("Closures transform both ways and may throw")
    func closures() throws {
        struct Model: Codable, Equatable { @XMLTransformed<Number> var id: Int }
        try expectCase("<r><id>123</id></r>", Model(id: 123))
        try expectJSON(#"{"id":"123"}"#, Model(id: 123))
        let refusal = try #require(unreadable(Model.self, "<r><id>x</id></r>"))
        expectEqual(refusal.sentence, "1:8: expected a number for Model.id at /r/id, found \"x\"")
    }
}
