import Foundation
import Testing
import XMLCodable

/// Keys that are paths.
struct EncodingStatePathsTests {
    enum Key: String, CodingKey {
        case ab = "a.b"
        case abc = "a.b.c"
        case abAttribute = "a.b.@id"
        case ac = "a.c"
        case aText = "a.#text"
        case aAttribute = "a.@id"
        case aRest = "a.*"
        case x, a, b
        case index = "a.0.b"
        case list = "list.item"
    }

    /// Encodes with `Key`s.
    private func text(_ body: @escaping @Sendable (inout KeyedEncodingContainer<Key>) throws -> Void) throws -> String {
        try encoded(
            Custom { encoder in
                var container = encoder.container(keyedBy: Key.self)
                try body(&container)
            })
    }

    @Test("Keys share common steps, at the position of the first key")
    func shared() throws {
        let together = try text {
            try $0.encode(1, forKey: .ab)
            try $0.encode(2, forKey: .ac)
        }
        expectEqual(together, "<r><a><b>1</b><c>2</c></a></r>")
        let apart = try text {
            try $0.encode(1, forKey: .ab)
            try $0.encode(0, forKey: .x)
            try $0.encode(2, forKey: .ac)
            try $0.encode(3, forKey: .aAttribute)
        }
        expectEqual(apart, #"<r><a id="3"><b>1</b><c>2</c></a><x>0</x></r>"#)
    }

    @Test("A key that extends another key shares its element, in any order")
    func prefixes() throws {
        let expected = #"<r><a><b id="2">1</b></a></r>"#
        try expectEqual(
            text {
                try $0.encode(1, forKey: .ab)
                try $0.encode(2, forKey: .abAttribute)
            }, expected)
        try expectEqual(
            text {
                try $0.encode(2, forKey: .abAttribute)
                try $0.encode(1, forKey: .ab)
            }, expected)
        try expectEqual(
            text {
                try $0.encode(1, forKey: .a)
                try $0.encode(0, forKey: .x)
                try $0.encode(2, forKey: .aAttribute)
            }, #"<r><a id="2">1</a><x>0</x></r>"#)
        try expectEqual(
            text {
                try $0.encode("", forKey: .a)
                try $0.encode(2, forKey: .ab)
            }, "<r><a><b>2</b></a></r>")
    }

    struct Point: Encodable {
        var id = 7
        var y = "é"
        enum CodingKeys: String, CodingKey {
            case id = "@id"
            case y
        }
    }

    struct Nothing: Encodable {}

    @Test("A value with keys shares its element with a path")
    func structs() throws {
        let late = try text {
            try $0.encode(Point(), forKey: .a)
            try $0.encode(1, forKey: .ab)
        }
        expectEqual(late, #"<r><a id="7"><y>é</y><b>1</b></a></r>"#)
        let early = try text {
            try $0.encode(1, forKey: .ab)
            try $0.encode(Point(), forKey: .a)
        }
        expectEqual(early, #"<r><a id="7"><b>1</b><y>é</y></a></r>"#)
        let nothing = try text {
            try $0.encode(Nothing(), forKey: .a)
            try $0.encode(1, forKey: .x)
            try $0.encode(1, forKey: .aAttribute)
            try $0.encode(2, forKey: .ab)
        }
        expectEqual(nothing, #"<r><a id="1"><b>2</b></a><x>1</x></r>"#)
    }

    @Test("Values that cannot share an element throw")
    func conflicts() {
        func refused(_ body: @escaping @Sendable (inout KeyedEncodingContainer<Key>) throws -> Void) -> String? {
            refusal(
                Custom { encoder in
                    var container = encoder.container(keyedBy: Key.self)
                    try body(&container)
                })?.sentence
        }
        let texts = refused {
            try $0.encode(1, forKey: .a)
            try $0.encode(2, forKey: .aText)
        }
        expectEqual(texts?.contains("already has its text"), true)
        let textsTurned = refused {
            try $0.encode(2, forKey: .aText)
            try $0.encode(1, forKey: .a)
        }
        expectEqual(textsTurned?.contains("already has its text"), true)
        let attributes = refused {
            try $0.encode(Point(), forKey: .a)
            try $0.encode(2, forKey: .aAttribute)
        }
        expectEqual(attributes?.contains("already has an attribute \"id\""), true)
        let many = refused {
            try $0.encode([1, 2], forKey: .a)
            try $0.encode(3, forKey: .aAttribute)
        }
        expectEqual(many?.contains("<a>, which occurs more than once"), true)
        let manyTurned = refused {
            try $0.encode(3, forKey: .aAttribute)
            try $0.encode([1, 2], forKey: .a)
        }
        expectEqual(manyTurned?.contains("an array of several elements cannot share <a>"), true)
        let noneTurned = refused {
            try $0.encode(3, forKey: .aAttribute)
            try $0.encode([Int](), forKey: .a)
        }
        expectEqual(noneTurned?.contains("an array of 0 elements cannot share <a>"), true)
        let index = refused {
            try $0.encode([1, 2], forKey: .a)
            try $0.encode(3, forKey: .index)
        }
        expectEqual(index?.contains("<a>, which occurs more than once"), true)
    }

    // MARK: - Indices

    struct Stops: Codable, Equatable {
        var first: Int?
        var second: Int?
        var id: Int?
        var items: [Int]?
        enum CodingKeys: String, CodingKey {
            case first = "stop.0.name", second = "stop.1.name", id = "stop.1.@id", items = "stop.2.item"
        }
    }

    @Test(
        "The elements before an index are written, even if empty",
        arguments: [
            (Stops(), "<r />"), (Stops(first: 1), "<r><stop><name>1</name></stop></r>"),
            (Stops(second: 2), "<r><stop /><stop><name>2</name></stop></r>"),
            (Stops(id: 3), #"<r><stop /><stop id="3" /></r>"#),
            (Stops(first: 1, items: [4]), "<r><stop><name>1</name></stop><stop /><stop><item>4</item></stop></r>"),
            (
                Stops(first: 1, second: 2, id: 3, items: [4, 5]),
                #"<r><stop><name>1</name></stop><stop id="3"><name>2</name></stop>"#
                    + "<stop><item>4</item><item>5</item></stop></r>"
            ),
        ])
    func indices(stops: Stops, xml: String) throws {
        try expectEqual(encoded(stops), xml)
        try expectEqual(decoded(Stops.self, xml), stops)
        try expectEqual(decoded(Stops.self, encoded(stops) { $0.outputFormatting = .prettyPrinted }), stops)
    }

    struct Values: Codable, Equatable {
        var a: Int?
        var b: Int?
        var c: Int?
        enum CodingKeys: String, CodingKey { case a = "p.v.0", b = "p.v.1", c = "p.v.2" }
    }

    @Test("An index at the end is that of the element itself")
    func lastIndices() throws {
        try expectCase("<r><p><v>1</v><v>2</v><v>3</v></p></r>", Values(a: 1, b: 2, c: 3))
        try expectCase("<r><p><v>1</v><v>2</v></p></r>", Values(a: 1, b: 2, c: nil))
        let empty = try encoded(Values(a: nil, b: 2, c: nil)) { $0.nilEncodingStrategy = .emptyElement }
        expectEqual(empty, "<r><p><v /><v>2</v><v /></p></r>")
    }

    @Test(
        "An element with another index than its position is an error",
        arguments: [
            (Values(a: nil, b: 2, c: nil), "p.v.1", 1, 0), (Values(a: 1, b: nil, c: 3), "p.v.2", 2, 1),
        ])
    func gaps(values: Values, key: String, index: Int, count: Int) throws {
        let refusal = try #require(unwritable(values))
        expectEqual(refusal.path, [key])
        expectEqual(
            refusal.sentence,
            "cannot write a value of type Int at /r/p/v: the index \(index) is that of another element, since "
                + "\(count) of its name have been written before it")
    }

    struct Numbers<T: Codable & Equatable>: Codable, Equatable {
        var v: T
        var w: Int?
        enum CodingKeys: String, CodingKey { case v = "p.v.0", w = "p.v.1" }
    }

    @Test("An array under a key with an index has at most one item")
    func indexedLists() throws {
        try expectStrict("<r><p><v>1</v><v>2</v></p></r>", Numbers(v: [1], w: 2))
        try expectStrict("<r><p><v><p><v>3</v></p></v><v>2</v></p></r>", Numbers(v: [Numbers(v: [3])], w: 2))
        try expectStrict("<r />", Numbers(v: [Int](), w: nil))
        for refused in [
            unwritable(Numbers(v: [1, 2], w: nil)), unwritable(Numbers(v: Optional([1, 2]), w: nil)),
            unwritable(Numbers(v: [Date.distantPast, .distantFuture], w: nil)),
            unwritable(Numbers(v: [[1], [2]], w: nil)),
        ] {
            expectEqual(refused?.path, ["p.v.0"])
            expectEqual(
                refused?.sentence.hasSuffix(
                    "an array of several elements cannot be written under a key with the index of one"), true)
        }
    }

    @Test("Steps with indices in any order, in several levels and beside plain keys")
    func levels() throws {
        struct Deep: Codable, Equatable {
            var c: Int
            var a: Int
            var y: Int
            var d: Int
            var b: Int
            enum CodingKeys: String, CodingKey { case a = "s.0.t.0", b = "s.t.1", c = "s.1.t.0", d = "s.1.t.1", y }
        }
        try expectCase(
            "<r><s><t>1</t><t>2</t></s><s><t>3</t><t>4</t></s><y>5</y></r>", Deep(c: 3, a: 1, y: 5, d: 4, b: 2))
        struct Apart: Codable, Equatable {
            var a: Int
            var y: Int
            var b: Int
            enum CodingKeys: String, CodingKey { case a = "s.0.n", y, b = "s.1.n" }
        }
        try expectCase("<r><s><n>1</n></s><y>2</y><s><n>3</n></s></r>", Apart(a: 1, y: 2, b: 3))
        struct Plain: Codable, Equatable {
            var s: Int
            var b: Int
            enum CodingKeys: String, CodingKey { case s, b = "s.1" }
        }
        try expectCase("<r><s>1</s><s>2</s></r>", Plain(s: 1, b: 2))
    }

    @Test("Models, attributes, text, the rest and names in namespaces after an index")
    func indexedPlaces() throws {
        struct Model: Codable, Equatable {
            @XMLAttribute var a: Int
            var text: String
            var rest: [String: Int]
            var n: Int
            var point: Place
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

    @Test("An index that no document has is an error, and so is one for an attribute")
    func refusedIndices() {
        struct High: Encodable {
            var a = 1
            enum CodingKeys: String, CodingKey { case a = "s.65536.n" }
        }
        struct Attribute: Encodable {
            @XMLAttribute var a = 1
            enum CodingKeys: String, CodingKey { case a = "s.1" }
        }
        struct Shared: Encodable {
            var s = [1, 2]
            var a = 1
            enum CodingKeys: String, CodingKey { case s, a = "s.1.@id" }
        }
        expectEqual(unwritable(High())?.sentence.contains("has the index 65536, and the highest is 65535"), true)
        expectEqual(
            unwritable(Attribute())?.sentence.contains("a key with the index 1 at its end can only be an element"), true
        )
        expectEqual(unwritable(Shared())?.sentence.contains("<s>, which occurs more than once"), true)
    }

    @Test("An array of one item can share its element")
    func arrays() throws {
        try expectEqual(
            text {
                try $0.encode([1], forKey: .a)
                try $0.encode(3, forKey: .aAttribute)
            }, #"<r><a id="3">1</a></r>"#)
        try expectEqual(
            text {
                try $0.encode(3, forKey: .aAttribute)
                try $0.encode([Point.init().y], forKey: .a)
            }, #"<r><a id="3">é</a></r>"#)
    }

    @Test("An array repeats the last step only, and an empty one writes nothing")
    func lists() throws {
        try expectEqual(
            text { try $0.encode([1, 2], forKey: .list) }, "<r><list><item>1</item><item>2</item></list></r>")
        try expectEqual(text { try $0.encode([Int](), forKey: .list) }, "<r />")
        try expectEqual(text { try $0.encodeIfPresent(Int?.none, forKey: .list) }, "<r />")
    }

    @Test("Superclasses and subclasses share steps")
    func inheritance() throws {
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
    }

    @Test("The separator can be changed or disabled")
    func separators() throws {
        struct Model: Encodable {
            var a = 1
            var b = 2
            enum CodingKeys: String, CodingKey {
                case a = "com.x->id"
                case b = "com.y"
            }
        }
        try expectEqual(
            encoded(Model()) { $0.nestedKeyStrategy = .separated(by: "->") },
            "<r><com.x><id>1</id></com.x><com.y>2</com.y></r>")
        struct Dotted: Encodable {
            var b = 2
            enum CodingKeys: String, CodingKey { case b = "com.y" }
        }
        try expectEqual(encoded(Dotted()) { $0.nestedKeyStrategy = .literal }, "<r><com.y>2</com.y></r>")
    }

    @Test("Many elements with paths take linear time")
    func many() throws {
        struct Row: Encodable {
            var a = 1
            var b = 2
            var c = "x"
            enum CodingKeys: String, CodingKey {
                case a = "p.a"
                case b = "p.b"
                case c = "q"
            }
        }
        let one = "<r><p><a>1</a><b>2</b></p><q>x</q></r>"
        let rows = [Row](repeating: Row(), count: 5_000)
        try expectEqual(encoded(rows), "<r>" + String(repeating: one, count: 5_000) + "</r>")
    }

    @Test("Any number of paths and plain keys share elements, whatever their order", arguments: [3, 9, 60])
    func manyShared(count: Int) throws {
        let names = (0..<count).map { "k\($0)" }
        let expected = names.map { "<\($0) b=\"2\"><a>1</a></\($0)>" }
        struct Child: Encodable { var a = 1 }
        let plainFirst = try encoded(
            Custom { encoder in
                var container = encoder.container(keyedBy: OpenPathKey.self)
                for name in names { try container.encode(Child(), forKey: OpenPathKey(name)) }
                for name in names { try container.encode(2, forKey: OpenPathKey(name + ".@b")) }
            })
        expectEqual(plainFirst, "<r>\(expected.joined())</r>")
        let pathsFirst = try encoded(
            Custom { encoder in
                var container = encoder.container(keyedBy: OpenPathKey.self)
                for name in names { try container.encode(1, forKey: OpenPathKey(name + ".a")) }
                for name in names.reversed() { try container.encode(2, forKey: OpenPathKey(name + ".@b")) }
            })
        expectEqual(pathsFirst, "<r>\(expected.joined())</r>")
        let nested = try encoded(
            Custom { encoder in
                var container = encoder.container(keyedBy: OpenPathKey.self)
                var children = names.map {
                    container.nestedContainer(keyedBy: OpenPathKey.self, forKey: OpenPathKey($0))
                }
                for index in children.indices { try children[index].encode(1, forKey: OpenPathKey("a")) }
                for name in names { try container.encode(2, forKey: OpenPathKey(name + ".@b")) }
                #expect(throws: EncodingError.self) { try children[0].encode(3, forKey: OpenPathKey("@b")) }
            })
        expectEqual(nested, "<r>\(expected.joined())</r>")
    }

    @Test(
        "Thousands of paths take linear time",
        arguments: ["r.#.v", "r.#", "r.#.@v", "r.0.v.#.x", "r#.v", "r#.@v", "r.v#"])
    func manyIndices(form: String) throws {
        let keys = (0..<5_000).map { OpenPathKey(form.replacing("#", with: "\($0)")) }
        let text = try encoded(
            Custom { encoder in
                var container = encoder.container(keyedBy: OpenPathKey.self)
                for (number, key) in keys.enumerated() { try container.encode(number, forKey: key) }
            })
        let found = try reading(text, { $0.unknownNodes = .throw }) { decoder in
            let container = try decoder.container(keyedBy: OpenPathKey.self)
            return try keys.map { try container.decode(Int.self, forKey: $0) }
        }
        expectEqual(found, Array(keys.indices))
    }

    @Test("An element that occurs twice is no step, also among many", arguments: [2, 100])
    func manyAmbiguous(count: Int) throws {
        let text = try encoded(
            Custom { encoder in
                var container = encoder.container(keyedBy: OpenPathKey.self)
                try container.encode([1, 2], forKey: OpenPathKey("twice"))
                for index in 0..<count {
                    try container.encode(index, forKey: OpenPathKey("k\(index)"))
                    #expect(throws: EncodingError.self) { try container.encode(3, forKey: OpenPathKey("twice.@a")) }
                    try container.encode(index, forKey: OpenPathKey("k\(index).@a"))
                }
            })
        let others = (0..<count).map { "<k\($0) a=\"\($0)\">\($0)</k\($0)>" }.joined()
        expectEqual(text, "<r><twice>1</twice><twice>2</twice>\(others)</r>")
    }

    /// A key with any name that may be a path.
    private struct OpenPathKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) {
            guard !stringValue.utf8.contains(0) else { return nil }
            self.stringValue = stringValue
        }
        init?(intValue: Int) { nil }
    }
}
