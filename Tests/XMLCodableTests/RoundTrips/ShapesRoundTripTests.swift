import Foundation
import Testing
import XMLCodable

/// Round trips of values of every shape.
struct ShapesRoundTripTests {
    /// Encodes and decodes a value.
    private func again<T: Codable>(_ value: T, _ set: (XMLEncoder, XMLDecoder) -> Void = { _, _ in }) throws -> T {
        let encoder = XMLEncoder()
        let decoder = XMLDecoder()
        set(encoder, decoder)
        return try decoder.decode(T.self, from: try encoder.encode(value, withRootKey: "r"))
    }

    @Test(
        "Strings are unchanged in elements, attributes, text and CDATA",
        arguments: [
            "", " ", "\n", "\r", "\r\n", "\t", " a ", "a\rb", "<&>\"'", "]]>", "&amp;", "\u{A0}\u{2028}\u{85}",
            "e\u{301}", "😀", "a  b", "\u{FEFF}x", "\u{FFFD}", " <b> ",
        ])
    func strings(text: String) throws {
        struct Model: Codable, Equatable {
            var element: String
            @XMLAttribute var attribute: String
            @XMLCData var cdata: String
            var list: [String], inner: Inner
        }
        struct Inner: Codable, Equatable { @XMLText var text: String }
        let model = Model(element: text, attribute: text, cdata: text, list: [text, text], inner: Inner(text: text))
        let back = try again(model)
        expectEqual(Array(back.element.utf8), Array(text.utf8))
        expectEqual(Array(back.attribute.utf8), Array(text.utf8))
        expectEqual(Array(back.cdata.utf8), Array(text.utf8))
        expectEqual(Array(back.inner.text.utf8), Array(text.utf8))
        expectEqual(back, model)
        try expectEqual(again(text), text)
        try expectEqual(again([text]), [text])
        try expectEqual(again(["k": text]), ["k": text])
    }

    @Test("Numbers, and dates of any age, are exact")
    func numbers() throws {
        let doubles = [
            0, -0.0, 5, 0.1, 1e300, .leastNonzeroMagnitude, .infinity, -.infinity, .pi, 1e20, 123_456_789.123,
        ]
        try expectEqual(again(doubles).map(\.bitPattern), doubles.map(\.bitPattern))
        let floats: [Float] = [0.1, 1e38, .leastNonzeroMagnitude, .infinity, 16_777_216]
        try expectEqual(again(floats), floats)
        #expect(try again(Double.nan).isNaN)
        try expectEqual(again([Int64.min, .max, 0]), [Int64.min, .max, 0])
        let dates = [0, 1_777_876_200.5, -1, 0.1, 1e9, -62_135_596_800].map { Date(timeIntervalSince1970: $0) }
        try expectEqual(again(dates), dates)
        let seconds = try again(dates) {
            $0.dateEncodingStrategy = .secondsSince1970
            $1.dateDecodingStrategy = .secondsSince1970
        }
        expectEqual(seconds, dates)
        let deferred = try again(dates) {
            $0.dateEncodingStrategy = .deferredToDate
            $1.dateDecodingStrategy = .deferredToDate
        }
        expectEqual(deferred, dates)
    }
    enum Size: String, Codable, CodingKeyRepresentable { case small, large }

    @Test("Dictionaries are unchanged by names, by entries and as arrays, and nil with every strategy")
    func dictionaries() throws {
        try expectEqual(again([Size.small: 1, .large: 2]), [.small: 1, .large: 2])
        try expectEqual(again(["a": ["b": ["c": 1]]]), ["a": ["b": ["c": 1]]])
        let entries: (XMLEncoder, XMLDecoder) -> Void = {
            $0.dictionaryKeyStrategy = .entries
            $1.dictionaryKeyStrategy = .entries
        }
        try expectEqual(again([1: "a", -2: "b"], entries), [1: "a", -2: "b"])
        try expectEqual(again(["a b": ["": 1]], entries), ["a b": ["": 1]])
        try expectEqual(again([1: [1, 2], 2: []], entries), [1: [1, 2], 2: []])
        try expectEqual(again(One(value: [[1, 2]: 3])), One(value: [[1, 2]: 3]))
        struct Model: Codable, Equatable {
            var number: Int?
            var text: String?
            @XMLAttribute var attribute: Int?
            var list: [Int]?
            var items: [Int?]
        }
        let model = Model(number: nil, text: nil, attribute: nil, list: nil, items: [nil, 1, nil])
        try expectEqual(again(model), model)
        try expectEqual(again(model) { encoder, _ in encoder.nilEncodingStrategy = .xsiNil }, model)
        struct Numbers: Codable { var a: Int? }
        try expectNil(again(Numbers(a: nil)) { encoder, _ in encoder.nilEncodingStrategy = .emptyElement }.a)
    }
    class Animal: Codable {
        var name: String
        init(name: String) { self.name = name }
    }
    final class Dog: Animal {
        var tricks: [String]
        private enum CodingKeys: String, CodingKey { case tricks }
        init(name: String, tricks: [String]) {
            self.tricks = tricks
            super.init(name: name)
        }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            tricks = try container.decode([String].self, forKey: .tricks)
            try super.init(from: container.superDecoder())
        }
        override func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(tricks, forKey: .tricks)
            try super.encode(to: container.superEncoder())
        }
    }

    @Test("Inherited properties, a struct under the empty key, and generic models are unchanged")
    func classes() throws {
        let back = try again([Dog(name: "Rex", tricks: ["sit", "roll"]), Dog(name: "", tricks: [])])
        expectEqual(back.map(\.name), ["Rex", ""])
        expectEqual(back.map(\.tricks), [["sit", "roll"], []])
        struct Inner: Codable, Equatable {
            @XMLAttribute var id: Int
            var b: Int
        }
        struct Model: Codable, Equatable {
            var a: Int, inner: Inner
            enum CodingKeys: String, CodingKey { case a, inner = "" }
        }
        let model = Model(a: 1, inner: Inner(id: 2, b: 3))
        try expectEqual(again(model), model)
        struct Box<V: Codable & Equatable>: Codable, Equatable {
            @XMLAttribute var id: Int
            var value: V
        }
        try expectEqual(again(Box(id: 1, value: "a")), Box(id: 1, value: "a"))
        try expectEqual(again(Box(id: 1, value: [1, 2])), Box(id: 1, value: [1, 2]))
        try expectEqual(again(Box(id: 1, value: Box(id: 2, value: 5))), Box(id: 1, value: Box(id: 2, value: 5)))
        try expectEqual(again(Box<Int?>(id: 1, value: nil)), Box(id: 1, value: nil))
    }
}
