import Testing
import XMLCodable

@Suite("Keys that are paths")
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
        #expect(together == "<r><a><b>1</b><c>2</c></a></r>")
        let apart = try text {
            try $0.encode(1, forKey: .ab)
            try $0.encode(0, forKey: .x)
            try $0.encode(2, forKey: .ac)
            try $0.encode(3, forKey: .aAttribute)
        }
        #expect(apart == #"<r><a id="3"><b>1</b><c>2</c></a><x>0</x></r>"#)
    }

    @Test("A key that extends another key shares its element, in any order")
    func prefixes() throws {
        let expected = #"<r><a><b id="2">1</b></a></r>"#
        #expect(
            try text {
                try $0.encode(1, forKey: .ab)
                try $0.encode(2, forKey: .abAttribute)
            } == expected)
        #expect(
            try text {
                try $0.encode(2, forKey: .abAttribute)
                try $0.encode(1, forKey: .ab)
            } == expected)
        #expect(
            try text {
                try $0.encode(1, forKey: .a)
                try $0.encode(0, forKey: .x)
                try $0.encode(2, forKey: .aAttribute)
            } == #"<r><a id="2">1</a><x>0</x></r>"#)
        #expect(
            try text {
                try $0.encode("", forKey: .a)
                try $0.encode(2, forKey: .ab)
            } == "<r><a><b>2</b></a></r>")
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
        #expect(late == #"<r><a id="7"><y>é</y><b>1</b></a></r>"#)
        let early = try text {
            try $0.encode(1, forKey: .ab)
            try $0.encode(Point(), forKey: .a)
        }
        #expect(early == #"<r><a id="7"><b>1</b><y>é</y></a></r>"#)
        let nothing = try text {
            try $0.encode(Nothing(), forKey: .a)
            try $0.encode(1, forKey: .x)
            try $0.encode(1, forKey: .aAttribute)
            try $0.encode(2, forKey: .ab)
        }
        #expect(nothing == #"<r><a id="1"><b>2</b></a><x>1</x></r>"#)
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
        #expect(texts?.contains("already has its text") == true)
        let textsTurned = refused {
            try $0.encode(2, forKey: .aText)
            try $0.encode(1, forKey: .a)
        }
        #expect(textsTurned?.contains("already has its text") == true)
        let attributes = refused {
            try $0.encode(Point(), forKey: .a)
            try $0.encode(2, forKey: .aAttribute)
        }
        #expect(attributes?.contains("already has an attribute \"id\"") == true)
        let many = refused {
            try $0.encode([1, 2], forKey: .a)
            try $0.encode(3, forKey: .aAttribute)
        }
        #expect(many?.contains("<a>, which occurs more than once") == true)
        let manyTurned = refused {
            try $0.encode(3, forKey: .aAttribute)
            try $0.encode([1, 2], forKey: .a)
        }
        #expect(manyTurned?.contains("an array of several elements cannot share <a>") == true)
        let noneTurned = refused {
            try $0.encode(3, forKey: .aAttribute)
            try $0.encode([Int](), forKey: .a)
        }
        #expect(noneTurned?.contains("an array of 0 elements cannot share <a>") == true)
        let index = refused {
            try $0.encode([1, 2], forKey: .a)
            try $0.encode(3, forKey: .index)
        }
        #expect(index?.contains("<a>, which occurs more than once") == true)
    }

    @Test("An array of one item can share its element")
    func arrays() throws {
        #expect(
            try text {
                try $0.encode([1], forKey: .a)
                try $0.encode(3, forKey: .aAttribute)
            } == #"<r><a id="3">1</a></r>"#)
        #expect(
            try text {
                try $0.encode(3, forKey: .aAttribute)
                try $0.encode([Point.init().y], forKey: .a)
            } == #"<r><a id="3">é</a></r>"#)
    }

    @Test("An array repeats the last step only, and an empty one writes nothing")
    func lists() throws {
        #expect(
            try text { try $0.encode([1, 2], forKey: .list) } == "<r><list><item>1</item><item>2</item></list></r>")
        #expect(try text { try $0.encode([Int](), forKey: .list) } == "<r />")
        #expect(try text { try $0.encodeIfPresent(Int?.none, forKey: .list) } == "<r />")
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
        #expect(try encoded(Sub()) == "<r>\(one)</r>")
        #expect(try encoded([Sub(), Sub()]) == "<r><r>\(one)</r><r>\(one)</r></r>")
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
        #expect(
            try encoded(Model()) { $0.nestedKeyStrategy = .separated(by: "->") }
                == "<r><com.x><id>1</id></com.x><com.y>2</com.y></r>")
        struct Dotted: Encodable {
            var b = 2
            enum CodingKeys: String, CodingKey { case b = "com.y" }
        }
        #expect(try encoded(Dotted()) { $0.nestedKeyStrategy = .literal } == "<r><com.y>2</com.y></r>")
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
        #expect(try encoded(rows) == "<r>" + String(repeating: one, count: 5_000) + "</r>")
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
        #expect(plainFirst == "<r>\(expected.joined())</r>")
        let pathsFirst = try encoded(
            Custom { encoder in
                var container = encoder.container(keyedBy: OpenPathKey.self)
                for name in names { try container.encode(1, forKey: OpenPathKey(name + ".a")) }
                for name in names.reversed() { try container.encode(2, forKey: OpenPathKey(name + ".@b")) }
            })
        #expect(pathsFirst == "<r>\(expected.joined())</r>")
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
        #expect(nested == "<r>\(expected.joined())</r>")
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
        #expect(text == "<r><twice>1</twice><twice>2</twice>\(others)</r>")
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
