import Foundation
import Testing
import XMLCodable

/// A list that encodes its items one by one, as `Array.encode(to:)` does.
private struct Listed<Item: Encodable>: Encodable {
    let items: [Item]

    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for item in items { try container.encode(item) }
    }
}

/// Arrays encoded without an unkeyed container.
struct EncodableArrayTests {
    /// Checks that an array is encoded like a `Listed`: as the root, under a key and nested.
    private func expectSame<Item: Encodable & SendableMetatype>(
        _ items: [Item], _ location: SourceLocation = #_sourceLocation, _ configure: (XMLEncoder) -> Void = { _ in }
    ) {
        func outcome(_ value: some Encodable) -> String {
            do { return try encoded(value, configure) } catch {}
            let refused = refusal(value, configure)
            return "\(refused?.path ?? []): \(refused?.sentence ?? "")"
        }
        #expect(outcome(items) == outcome(Listed(items: items)), sourceLocation: location)
        #expect(outcome(["k": items]) == outcome(["k": Listed(items: items)]), sourceLocation: location)
        #expect(
            outcome(["k": [items, [], items]])
                == outcome(["k": [items, [], items].map(Listed.init)]), sourceLocation: location)
    }

    struct Point: Encodable {
        @XMLAttribute var x: Int
        var y: String, inner: [Int?] = [1, nil]
    }

    class Base: Encodable { var name = "base" }

    final class Derived: Base {
        var more = 1
        override func encode(to encoder: any Encoder) throws {
            try super.encode(to: encoder)
            try more.encode(to: encoder.container(keyedBy: OpenKey.self).superEncoderForMore())
        }
    }

    @Test("Results, errors and strategies are those of an unkeyed container")
    func same() {
        expectSame([Int]())
        expectSame([1, -2, 3])
        expectSame(["a", "<b>", ""])
        expectSame([0.1, .infinity])
        expectSame([true, false])
        expectSame([UInt8(1), 2])
        expectSame([1, nil, 3])
        expectSame([String??.some(nil), .some("a"), nil])
        expectSame([Point(x: 1, y: "a"), Point(x: 2, y: "<")])
        expectSame([Optional(Point(x: 1, y: "a")), nil])
        expectSame([["b": 1, "a": 2], [:]])
        expectSame([[[1], []], [[2, 3]]])
        expectSame([Base(), Derived()])
        expectSame([URL(string: "http://a/?b&c")])
        expectSame([Decimal(string: "1.50"), 2])
        let date = Date(timeIntervalSince1970: 86400)
        expectSame([date, date]) { $0.dateEncodingStrategy = .secondsSince1970 }
        expectSame([date]) {
            $0.dateEncodingStrategy = .custom { date, encoder in
                try ["s": date.timeIntervalSince1970].encode(to: encoder)
            }
        }
        expectSame([Data([1, 255])]) { $0.dataEncodingStrategy = .hex }
        expectSame([1, nil]) { $0.nilEncodingStrategy = .xsiNil }
        expectSame(["a", "]]>"]) { $0.stringEncodingStrategy = .cdata }
        expectSame([Point(x: 1, y: "a")]) { $0.keyEncodingStrategy = .convertToUppercase }
        expectSame(["a", "\u{0}"])
        expectSame([Point(x: 1, y: "a"), Point(x: 2, y: "\u{1}")])
        expectSame([[1.0], [.nan]]) { $0.nonConformingFloatEncodingStrategy = .throw }
        expectSame([[[1]]]) { $0.limits.depth = 2 }
        expectEqual(refusal(["k": ["a", "\u{0}"]])?.path, ["k", "Index 1"])
        let failing = Custom { _ in throw CancellationError() }
        #expect(throws: CancellationError.self) { try encoded(["k": [failing]]) }
    }

    @Test("An item that throws leaves nothing behind if the error is caught")
    func caught() throws {
        let failing = Custom { encoder in
            var container = encoder.container(keyedBy: OpenKey.self)
            try container.encode(1, forKey: OpenKey("a"))
            throw CancellationError()
        }
        let value = Custom { encoder in
            var container = encoder.container(keyedBy: OpenKey.self)
            try? container.encode([failing], forKey: OpenKey("bad"))
            try container.encode([1], forKey: OpenKey("good"))
        }
        try expectEqual(encoded(value), "<r><good>1</good></r>")
    }

    @Test("An empty array is not written")
    func empty() throws {
        struct Lists: Encodable {
            var first: [Int] = []
            @XMLAttribute var a = 1
            var b = 2, path: [String] = [], last: [[Int]] = []
            enum CodingKeys: String, CodingKey { case first, a, b, last, path = "list.item" }
        }
        struct Outer: Encodable { var lists = [Lists(), Lists()] }
        try expectEqual(encoded(Lists()), #"<r a="1"><b>2</b></r>"#)
        try expectEqual(encoded(Outer()), #"<r><lists a="1"><b>2</b></lists><lists a="1"><b>2</b></lists></r>"#)
        let late = Custom { encoder in
            var container = encoder.container(keyedBy: OpenKey.self)
            var nested = container.nestedContainer(keyedBy: OpenKey.self, forKey: OpenKey("n"))
            try nested.encode(1, forKey: OpenKey("a"))
            try container.encode([Int](), forKey: OpenKey("none"))
            try nested.encode([Int](), forKey: OpenKey("none"))
            try nested.encode(2, forKey: OpenKey("b"))
        }
        try expectEqual(encoded(late), "<r><n><a>1</a><b>2</b></n></r>")
        struct Attributes: Encodable { @XMLAttribute var list: [Int] = [] }
        struct ListedAttributes: Encodable { @XMLAttribute var list = Listed<Int>(items: []) }
        for refused in [refusal(Attributes()), refusal(ListedAttributes())] {
            expectEqual(refused?.path, ["list"])
            expectEqual(
                refused?.sentence.contains("a value that writes nothing cannot be written as an attribute"), true)
        }
        expectEqual(refusal(["a b": [Int]()])?.path, ["a b"])
    }

    @Test("Arrays under paths, as attributes, as text and under the key for remaining elements")
    func placed() throws {
        struct Places: Encodable {
            var a = [1, 2], b = [3]
            enum CodingKeys: String, CodingKey { case a = "list.item", b = "list.last" }
        }
        try expectEqual(encoded(Places()), "<r><list><item>1</item><item>2</item><last>3</last></list></r>")
        struct Attributes: Encodable { @XMLAttribute var list = [1, 2] }
        expectEqual(refusal(Attributes())?.sentence.contains("an array cannot be written as an attribute"), true)
        struct Texts: Encodable { @XMLText var list = ["a"] }
        struct ListedTexts: Encodable { @XMLText var list = Listed(items: ["a"]) }
        expectEqual(refusal(Texts())?.sentence.contains("an array cannot be written as text"), true)
        expectEqual(refusal(ListedTexts())?.sentence.contains("an array cannot be written as text"), true)
        expectEqual((try? encoded(Texts())), (try? encoded(ListedTexts())))
    }

    @Test("An array as the text of one element is refused in both directions", arguments: 0...2)
    func texts(count: Int) throws {
        struct Text: Codable { @XMLText var list: [Int] }
        struct Key: Codable {
            var list: Set<Int>
            enum CodingKeys: String, CodingKey { case list = "#text" }
        }
        let list = Array(1..<1 + count)
        for refused in [refusal(Text(list: list)), refusal(Key(list: Set(list)))] {
            expectEqual(refused?.sentence.contains("`@XMLList`"), true)
        }
        struct Own: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode("x")
            }
        }
        struct Items<Item: Encodable>: Encodable {
            var list: [Item]
            enum CodingKeys: String, CodingKey { case list = "#text" }
        }
        struct Supers: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Items<Int>.CodingKeys.self)
                var items = container.nestedUnkeyedContainer(forKey: .list)
                try Own().encode(to: items.superEncoder())
            }
        }
        // Whatever the items are, and whoever writes them.
        let others: [any Encodable] = [
            Items(list: [1] as [Int?]), Items(list: [nil, 1] as [Int?]), Items(list: [Own()]), Items(list: [[1]]),
            Items(list: [[1] as Set]), Items(list: ["x"]), Supers(), Items(list: [nil, nil] as [Int?]),
            Items(list: [["a": 1]]), Items(list: [XML.Element("e")]),
        ]
        for value in others where refusal(value)?.sentence.contains("`@XMLList`") != true {
            Issue.record("\(value) is written")
        }
        let document = "<r>\(list.map(String.init).joined(separator: " "))</r>"
        for type in [Text.self, Key.self] as [any Decodable.Type] {
            let error = #expect(throws: DecodingError.self) { try XMLDecoder().decode(type, from: document) }
            expectEqual(error.map { "\($0)".contains("`@XMLList`") }, true)
        }
        struct Path: Codable, Equatable {
            var list: [Int]
            enum CodingKeys: String, CodingKey { case list = "a.#text" }
        }
        if count < 2 {
            let path = Path(list: list)
            try expectEqual(XMLDecoder().decode(Path.self, from: encoded(path)), path)
        }
        struct Optionals: Encodable {
            var list: [Int?] = [nil]
            enum CodingKeys: String, CodingKey { case list = "a.#text" }
        }
        expectEqual(refusal(Optionals())?.sentence.contains("an item that is nil has no text"), true)
        struct Raw: Encodable { @XMLText var element = XML.Element("e") }
        expectEqual(refusal(Raw())?.sentence.contains("an element cannot be written as text"), true)
        struct Node: Codable, Equatable { @XMLText var node: XML.Node }
        try expectCase("<r>t</r>", Node(node: .text("t")))
    }
}

extension KeyedEncodingContainer<OpenKey> {
    fileprivate func superEncoderForMore() -> any Encoder {
        var copy = self
        return copy.superEncoder(forKey: OpenKey("more"))
    }
}
