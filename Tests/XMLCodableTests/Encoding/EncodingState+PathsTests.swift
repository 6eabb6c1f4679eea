import Foundation
import Testing

@testable import XMLCodable

/// Keys that are paths.
struct EncodingStatePathsTests {
    enum Key: String, CodingKey {
        case ab = "a.b", abc = "a.b.c", abAttribute = "a.b.@id", ac = "a.c", aText = "a.#text"
        case aAttribute = "a.@id", aRest = "a.*", x, a, b, index = "a.0.b", list = "list.item"
        case s, sAttribute = "s.1.@id", sSecond = "s.1", high = "s.65536.n"
    }

    /// Encodes values for keys, in this order.
    private static func values(_ values: [(Key, any Encodable & Sendable)]) -> Custom {
        Custom(Key.self) { container in
            for (key, value) in values {
                switch value {
                case let value as Int: try container.encode(value, forKey: key)
                case let value as String: try container.encode(value, forKey: key)
                default: try container.encode(value, forKey: key)
                }
            }
        }
    }

    private func text(_ values: (Key, any Encodable & Sendable)...) throws -> String {
        try encoded(Self.values(values))
    }

    private func expectRefused(
        _ values: (Key, any Encodable & Sendable)..., by part: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) { expectPart(refusal(Self.values(values))?.sentence, part, sourceLocation: sourceLocation) }

    @Test("Keys share common steps in any order, with values that have keys too, or throw if they cannot")
    func shared() throws {
        try expectEqual(text((.ab, 1), (.ac, 2)), "<r><a><b>1</b><c>2</c></a></r>")
        try expectEqual(
            text((.ab, 1), (.x, 0), (.ac, 2), (.aAttribute, 3)), #"<r><a id="3"><b>1</b><c>2</c></a><x>0</x></r>"#)
        let expected = #"<r><a><b id="2">1</b></a></r>"#
        try expectEqual(text((.ab, 1), (.abAttribute, 2)), expected)
        try expectEqual(text((.abAttribute, 2), (.ab, 1)), expected)
        try expectEqual(text((.a, 1), (.x, 0), (.aAttribute, 2)), #"<r><a id="2">1</a><x>0</x></r>"#)
        try expectEqual(text((.a, ""), (.ab, 2)), "<r><a><b>2</b></a></r>")
        try expectEqual(text((.a, Point()), (.ab, 1)), #"<r><a id="7"><y>é</y><b>1</b></a></r>"#)
        try expectEqual(text((.ab, 1), (.a, Point())), #"<r><a id="7"><b>1</b><y>é</y></a></r>"#)
        try expectEqual(
            text((.a, Custom { _ in }), (.x, 1), (.aAttribute, 1), (.ab, 2)), #"<r><a id="1"><b>2</b></a><x>1</x></r>"#)
        expectRefused((.a, 1), (.aText, 2), by: "already has its text")
        expectRefused((.aText, 2), (.a, 1), by: "already has its text")
        expectRefused((.a, Point()), (.aAttribute, 2), by: "already has an attribute \"id\"")
        expectRefused((.a, [1, 2]), (.aAttribute, 3), by: "<a>, which occurs more than once")
        expectRefused((.aAttribute, 3), (.a, [1, 2]), by: "an array of several elements cannot share <a>")
        expectRefused((.aAttribute, 3), (.a, [Int]()), by: "an array of 0 elements cannot share <a>")
        expectRefused((.a, [1, 2]), (.index, 3), by: "<a>, which occurs more than once")
        expectRefused((.s, [1, 2]), (.sAttribute, 1), by: "<s>, which occurs more than once")
        expectRefused((.high, 1), by: "has the index 65536, and the highest is 65535")
        let attribute = XMLAttribute(wrappedValue: 1)
        expectRefused((.sSecond, attribute), by: "a key with the index 1 at its end can only be an element")
    }

    struct Point: Encodable {
        var id = 7, y = "é"
        enum CodingKeys: String, CodingKey { case id = "@id", y }
    }

    struct Stops: Codable, Equatable {
        var first: Int?, second: Int?, id: Int?, items: [Int]?
        enum CodingKeys: String, CodingKey {
            case first = "stop.0.name", second = "stop.1.name", id = "stop.1.@id", items = "stop.2.item"
        }
    }

    @Test("The elements before an index are written, even if empty; an index at the end is that of the element itself")
    func indices() throws {
        for (stops, xml) in [
            (Stops(), "<r />"), (Stops(first: 1), "<r><stop><name>1</name></stop></r>"),
            (Stops(second: 2), "<r><stop /><stop><name>2</name></stop></r>"),
            (Stops(id: 3), #"<r><stop /><stop id="3" /></r>"#),
            (Stops(first: 1, items: [4]), "<r><stop><name>1</name></stop><stop /><stop><item>4</item></stop></r>"),
            (
                Stops(first: 1, second: 2, id: 3, items: [4, 5]),
                #"<r><stop><name>1</name></stop><stop id="3"><name>2</name></stop>"#
                    + "<stop><item>4</item><item>5</item></stop></r>"
            ),
        ] {
            try expectEqual(encoded(stops), xml)
            try expectDecoded(xml, stops)
            try expectDecoded(encoded(stops) { $0.outputFormatting = .prettyPrinted }, stops)
        }
        for (values, key, index, count) in [(Values(b: 2), "p.v.1", 1, 0), (Values(a: 1, c: 3), "p.v.2", 2, 1)] {
            let refused = refusal(values)
            expectEqual(refused?.path, [key])
            expectEqual(
                refused?.sentence,
                "cannot write a value of type Int at /r/p/v: the index \(index) is that of another element, since "
                    + "\(count) of its name have been written before it")
        }
        try expectCase("<r><p><v>1</v><v>2</v><v>3</v></p></r>", Values(a: 1, b: 2, c: 3))
        try expectCase("<r><p><v>1</v><v>2</v></p></r>", Values(a: 1, b: 2))
        let empty = try encoded(Values(b: 2)) { $0.nilEncodingStrategy = .emptyElement }
        expectEqual(empty, "<r><p><v /><v>2</v><v /></p></r>")
        struct Deep: Codable, Equatable {
            var c: Int, a: Int, y: Int, d: Int, b: Int
            enum CodingKeys: String, CodingKey { case a = "s.0.t.0", b = "s.t.1", c = "s.1.t.0", d = "s.1.t.1", y }
        }
        try expectCase(
            "<r><s><t>1</t><t>2</t></s><s><t>3</t><t>4</t></s><y>5</y></r>", Deep(c: 3, a: 1, y: 5, d: 4, b: 2))
        struct Apart: Codable, Equatable {
            var a: Int, y: Int, b: Int
            enum CodingKeys: String, CodingKey { case a = "s.0.n", y, b = "s.1.n" }
        }
        try expectCase("<r><s><n>1</n></s><y>2</y><s><n>3</n></s></r>", Apart(a: 1, y: 2, b: 3))
        struct Plain: Codable, Equatable {
            var s: Int, b: Int
            enum CodingKeys: String, CodingKey { case s, b = "s.1" }
        }
        try expectCase("<r><s>1</s><s>2</s></r>", Plain(s: 1, b: 2))
    }

    struct Values: Codable, Equatable {
        var a: Int?, b: Int?, c: Int?
        enum CodingKeys: String, CodingKey { case a = "p.v.0", b = "p.v.1", c = "p.v.2" }
    }

    struct Numbers<T: Codable & Equatable>: Codable, Equatable {
        var v: T, w: Int? = nil
        enum CodingKeys: String, CodingKey { case v = "p.v.0", w = "p.v.1" }
    }

    @Test("An array repeats the last step only, and has at most one item if that has an index or shares its element")
    func lists() throws {
        try expectEqual(text((.list, [1, 2])), "<r><list><item>1</item><item>2</item></list></r>")
        try expectEqual(text((.list, [Int]())), "<r />")
        try expectEqual(encoded(Key.self) { try $0.encodeIfPresent(Int?.none, forKey: .list) }, "<r />")
        try expectEqual(text((.a, [1]), (.aAttribute, 3)), #"<r><a id="3">1</a></r>"#)
        try expectEqual(text((.aAttribute, 3), (.a, [Point().y])), #"<r><a id="3">é</a></r>"#)
        struct Row: Encodable {
            var a = 1, b = 2, c = "x"
            enum CodingKeys: String, CodingKey { case a = "p.a", b = "p.b", c = "q" }
        }
        let one = "<r><p><a>1</a><b>2</b></p><q>x</q></r>"
        let rows = [Row](repeating: Row(), count: 5_000)
        try expectEqual(encoded(rows), "<r>" + String(repeating: one, count: 5_000) + "</r>")
        try expectStrict("<r><p><v>1</v><v>2</v></p></r>", Numbers(v: [1], w: 2))
        try expectStrict("<r><p><v><p><v>3</v></p></v><v>2</v></p></r>", Numbers(v: [Numbers(v: [3])], w: 2))
        try expectStrict("<r />", Numbers(v: [Int](), w: nil))
        for refused in [
            refusal(Numbers(v: [1, 2], w: nil)), refusal(Numbers(v: Optional([1, 2]), w: nil)),
            refusal(Numbers(v: [Date.distantPast, .distantFuture], w: nil)),
            refusal(Numbers(v: [[1], [2]], w: nil)),
        ] {
            expectEqual(refused?.path, ["p.v.0"])
            expectEnd(
                refused?.sentence, "an array of several elements cannot be written under a key with the index of one")
        }
        struct Model: Codable, Equatable {
            @XMLAttribute var a: Int
            var text: String, rest: [String: Int], n: Int, point: Place
            enum CodingKeys: String, CodingKey {
                case a = "p.1.a", text = "q.1.#text", rest = "m.1.d", n = "{urn:x}s.1.{urn:x}n", point = "w.1.s"
            }
        }
        struct Place: Codable, Equatable {
            @XMLAttribute var id: Int
            var y: String
        }
        let xml = """
            <r xmlns:x="urn:x"><p /><p a="1" /><q /><q>t</q><m /><m><d><k>2</k></d></m><x:s /><x:s><x:n>3</x:n></x:s>
            <w /><w><s id="4"><y>5</y></s></w></r>
            """
        try expectCase(xml, Model(a: 1, text: "t", rest: ["k": 2], n: 3, point: Place(id: 4, y: "5")))
    }

    @Test("Superclasses and subclasses share steps, whose separator can be changed or disabled")
    func separators() throws {
        class Base: Encodable {
            enum CodingKeys: String, CodingKey { case b = "a.b", p }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(1, forKey: .b)
                try container.encode(9, forKey: .p)
            }
        }
        final class Sub: Base {
            enum CodingKeys: String, CodingKey { case c = "a.c", q = "p.@q" }
            override func encode(to encoder: any Encoder) throws {
                try super.encode(to: encoder)
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(2, forKey: .c)
                try container.encode(3, forKey: .q)
            }
        }
        let one = #"<a><b>1</b><c>2</c></a><p q="3">9</p>"#
        try expectEqual(encoded(Sub()), "<r>\(one)</r>")
        try expectEqual(encoded([Sub(), Sub()]), "<r><r>\(one)</r><r>\(one)</r></r>")
        struct Model: Encodable {
            var a = 1, b = 2
            enum CodingKeys: String, CodingKey { case a = "com.x->id", b = "com.y" }
        }
        try expectEqual(
            encoded(Model()) { $0.nestedKeyStrategy = .separated(by: "->") },
            "<r><com.x><id>1</id></com.x><com.y>2</com.y></r>")
        let dotted = Custom(GrammarKey.self) { try $0.encode(2, forKey: "com.y") }
        try expectEqual(encoded(dotted) { $0.nestedKeyStrategy = .literal }, "<r><com.y>2</com.y></r>")
    }

    @Test(
        "Any number of paths and plain keys share elements, whatever their order, but not one that occurs twice",
        arguments: [2, 3, 9, 60, 100])
    func manyShared(count: Int) throws {
        let names = (0..<count).map { "k\($0)" }
        let expected = names.map { "<\($0) b=\"2\"><a>1</a></\($0)>" }
        let plainFirst = try encoded(GrammarKey.self) { container in
            for name in names { try container.encode(WithA(a: 1), forKey: GrammarKey(name)) }
            for name in names { try container.encode(2, forKey: GrammarKey(name + ".@b")) }
        }
        expectEqual(plainFirst, "<r>\(expected.joined())</r>")
        let pathsFirst = try encoded(GrammarKey.self) { container in
            for name in names { try container.encode(1, forKey: GrammarKey(name + ".a")) }
            for name in names.reversed() { try container.encode(2, forKey: GrammarKey(name + ".@b")) }
        }
        expectEqual(pathsFirst, "<r>\(expected.joined())</r>")
        let twice = try encoded(GrammarKey.self) { container in
            try container.encode([1, 2], forKey: "twice")
            for name in names {
                try container.encode(1, forKey: GrammarKey(name))
                #expect(throws: EncodingError.self) { try container.encode(3, forKey: "twice.@a") }
                try container.encode(2, forKey: "\(name).@b")
            }
        }
        let leaves = names.map { "<\($0) b=\"2\">1</\($0)>" }
        expectEqual(twice, "<r><twice>1</twice><twice>2</twice>\(leaves.joined())</r>")
        let nested = try encoded(GrammarKey.self) { container in
            var children = names.map { container.nestedContainer(keyedBy: GrammarKey.self, forKey: GrammarKey($0)) }
            for index in children.indices { try children[index].encode(1, forKey: "a") }
            for name in names { try container.encode(2, forKey: GrammarKey(name + ".@b")) }
            #expect(throws: EncodingError.self) { try children[0].encode(3, forKey: "@b") }
        }
        expectEqual(nested, "<r>\(expected.joined())</r>")
    }

    @Test("Many paths take linear time", arguments: ["r.#.v", "r.#", "r.#.@v", "r.0.v.#.x", "r#.v", "r#.@v", "r.v#"])
    func manyIndices(form: String) throws {
        let keys = (0..<5_000).map { GrammarKey(form.replacing("#", with: "\($0)")) }
        let text = try encoded(GrammarKey.self) { container in
            for (number, key) in keys.enumerated() { try container.encode(number, forKey: key) }
        }
        let found = try reading(text, { $0.unknownNodes = .throw }) { decoder in
            let container = try decoder.container(keyedBy: GrammarKey.self)
            return try keys.map { try container.decode(Int.self, forKey: $0) }
        }
        expectEqual(found, Array(keys.indices))
    }

    @Test("Many steps of one name are not searched for each key")
    func manyFurtherSteps() throws {
        _ = try encoded(
            Custom { encoder in
                var container = encoder.container(keyedBy: GrammarKey.self)
                for number in 0..<20 { try container.encode(number, forKey: "r.\(number).v") }
                try container.encode(1, forKey: "x")
                let state = try #require(encoder as? ValueEncoder).state
                #expect(state.frames[0].flags.contains(.hasManySteps))
            })
    }
}
