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

    @Test("Results, errors and strategies are those of an unkeyed container; an item that throws leaves nothing behind")
    func same() throws {
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

        let failing = Custom(OpenKey.self) { container in
            try container.encode(1, forKey: "a")
            throw CancellationError()
        }
        #expect(throws: CancellationError.self) { try encoded(["k": [failing]]) }
        let value = Custom(OpenKey.self) { container in
            try? container.encode([failing], forKey: "bad")
            try container.encode([1], forKey: "good")
        }
        try expectEqual(encoded(value), "<r><good>1</good></r>")
    }

    @Test("An empty array is not written, nor are arrays as attributes or text; those under paths repeat the last step")
    func placed() throws {
        struct Lists: Encodable {
            var first: [Int] = []
            @XMLAttribute var a = 1
            var b = 2, path: [String] = [], last: [[Int]] = []
            enum CodingKeys: String, CodingKey { case first, a, b, last, path = "list.item" }
        }
        try expectEqual(encoded(Lists()), #"<r a="1"><b>2</b></r>"#)
        try expectEqual(encoded(WithA(a: [Lists(), Lists()])), #"<r><a a="1"><b>2</b></a><a a="1"><b>2</b></a></r>"#)
        let late = Custom(OpenKey.self) { container in
            var nested = container.nestedContainer(keyedBy: OpenKey.self, forKey: "n")
            try nested.encode(1, forKey: "a")
            try container.encode([Int](), forKey: "none")
            try nested.encode([Int](), forKey: "none")
            try nested.encode(2, forKey: "b")
        }
        try expectEqual(encoded(late), "<r><n><a>1</a><b>2</b></n></r>")
        for refused in [refusal(AttributeA(a: [Int]())), refusal(AttributeA(a: Listed<Int>(items: [])))] {
            expectEqual(refused?.path, ["a"])
            expectPart(refused?.sentence, "a value that writes nothing cannot be written as an attribute")
        }
        expectEqual(refusal(["a b": [Int]()])?.path, ["a b"])
        struct Places: Encodable {
            var a = [1, 2], b = [3]
            enum CodingKeys: String, CodingKey { case a = "list.item", b = "list.last" }
        }
        try expectEqual(encoded(Places()), "<r><list><item>1</item><item>2</item><last>3</last></list></r>")
        expectPart(refusal(AttributeA(a: [1, 2]))?.sentence, "an array cannot be written as an attribute")
        expectPart(refusal(TextA(a: ["a"]))?.sentence, "an array cannot be written as text")
        expectPart(refusal(TextA(a: Listed(items: ["a"])))?.sentence, "an array cannot be written as text")
    }

    @Test("An array as the text of one element is refused in both directions", arguments: 0...2)
    func texts(count: Int) throws {
        let list = Array(1..<1 + count)
        for refused in [refusal(TextA(a: list)), refusal(TextKey(list: Set(list)))] {
            expectPart(refused?.sentence, "`@XMLList`")
        }
        let own = Custom { encoder in
            var container = encoder.singleValueContainer()
            try container.encode("x")
        }
        let supers = Custom(TextKey<Int>.CodingKeys.self) { container in
            var items = container.nestedUnkeyedContainer(forKey: .list)
            try own.encode(to: items.superEncoder())
        }
        // Whatever the items are, and whoever writes them.
        let others: [any Encodable] = [
            TextKey(list: [1] as [Int?]), TextKey(list: [nil, 1] as [Int?]), TextKey(list: [own]),
            TextKey(list: [[1]]), TextKey(list: [[1] as Set]), TextKey(list: ["x"]), supers,
            TextKey(list: [nil, nil] as [Int?]), TextKey(list: [["a": 1]]), TextKey(list: [XML.Element("e")]),
        ]
        for value in others { expectPart(refusal(value)?.sentence, "`@XMLList`") }
        let document = "<r>\(list.map(String.init).joined(separator: " "))</r>"
        expectPart(refusal(TextA<[Int]>.self, document)?.sentence, "`@XMLList`")
        expectPart(refusal(TextKey<Set<Int>>.self, document)?.sentence, "`@XMLList`")
        if count < 2 { try expectDecoded(encoded(TextOfA(a: list)), TextOfA(a: list)) }
        expectPart(refusal(TextOfA(a: [nil] as [Int?]))?.sentence, "an item that is nil has no text")
        expectPart(refusal(TextA(a: XML.Element("e")))?.sentence, "an element cannot be written as text")
        try expectCase("<r>t</r>", TextA(a: XML.Node.text("t")))
    }
}

extension KeyedEncodingContainer<OpenKey> {
    fileprivate func superEncoderForMore() -> any Encoder {
        var copy = self
        return copy.superEncoder(forKey: "more")
    }
}

/// Arrays.
struct UnkeyedEncodingTests {
    @Test("Items are elements of the name of their key or of the element around them, nested containers too")
    func items() throws {
        struct Model: Encodable {
            var n = [1, 2], s = ["a", ""], p = [WithA(a: 1), WithA(a: 1)], e: [Int] = [], b: Set = [true], d = [1.5]
            var i8: [Int8] = [1], o: [Int?] = [1, nil]
        }
        let expected =
            "<r xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><n>1</n><n>2</n><s>a</s><s></s>"
            + "<p><a>1</a></p><p><a>1</a></p><b>true</b><d>1.5</d><i8>1</i8><o>1</o><o xsi:nil=\"true\" /></r>"
        try expectEqual(encoded(Model()), expected)
        try expectEqual(encoded(WithA(a: [[1], [2, 3], []])), "<r><a><a>1</a></a><a><a>2</a><a>3</a></a><a /></r>")
        try expectEqual(encoded([[1], [2]]), "<r><r><r>1</r></r><r><r>2</r></r></r>")
        try expectEqual(encoded([Int]()), "<r />")
        try expectEqual(encoded(["a": [1, 2], "b": [3]]), "<r><a>1</a><a>2</a><b>3</b></r>")
        struct Sections: Encodable {
            @XMLCData var a = ["<", "b"]
            @XMLCData var n = 5
        }
        try expectEqual(encoded(Sections()), "<r><a><![CDATA[<]]></a><a><![CDATA[b]]></a><n><![CDATA[5]]></n></r>")
        let text = try encoded(
            Custom { encoder in
                var list = encoder.unkeyedContainer()
                var keyed = list.nestedContainer(keyedBy: OpenKey.self)
                var inner = list.nestedUnkeyedContainer()
                let other = list.superEncoder()
                try list.encodeNil()
                try keyed.encode(1, forKey: "k")
                try inner.encode("i")
                try "s".encode(to: other)
                expectEqual(list.count, 4)
            })
        let nested =
            #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><r><k>1</k></r><r><r>i</r></r><r>s</r>"#
            + #"<r xsi:nil="true" /></r>"#
        expectEqual(text, nested)
        let refused = refusal(WithA(a: [["a"], ["b", "\u{1}"]]))
        expectEqual(refused?.path, ["a", "Index 1", "Index 1"])
        expectEqual(
            refused?.sentence,
            "cannot write a value of type String at /r/a/a: the character U+0001 is not allowed in XML")
    }
}
