import Foundation
import Testing
import XMLCodable

/// Elements named by their values.
struct EncodingStateNamingTests {
    struct Leaf: Codable, Equatable {
        @XMLElementName var name: String
        @XMLText var text: String
    }

    struct Sum: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "Sum")
        var value: Int
    }

    struct QualifiedSum: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "Sum", namespace: "urn:example:sums")
        var value: Int
    }

    /// A type with a name that consists of a single value without one.
    struct Total<Value: Codable & Equatable>: Codable, Equatable, XMLMapped {
        static var xmlMapping: XMLTypeMapping { XMLTypeMapping(root: "Total") }
        var value: Value
        init(_ value: Value) { self.value = value }
        init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Value.self) }
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }

    struct Nameless: Codable, Equatable { var value: Int }

    struct Envelope<Body: Codable & Equatable>: Codable, Equatable {
        var body: Body
        enum CodingKeys: String, CodingKey { case body = "Body.*" }
    }

    struct Content<Item: Codable & Equatable>: Codable, Equatable {
        var items: [Item]
        enum CodingKeys: String, CodingKey { case items = "*" }
    }

    enum Item: Codable, Equatable {
        case number(Int)
        case leaf(Leaf)
        enum CodingKeys: String, CodingKey { case number, leaf = "*" }
    }

    enum Result: Codable, Equatable {
        case failure(String)
        case success(Sum)
        enum CodingKeys: String, CodingKey { case failure, success = "*" }
    }

    enum Broken: Codable, Equatable {
        case single(Nameless)
        case labeled(value: Int)
        enum CodingKeys: String, CodingKey { case single = "*", labeled = "*a" }
    }

    private func expectRoundTrip<T: Codable & Equatable>(
        _ value: T, _ xml: String, root: String? = "r", _ location: SourceLocation = #_sourceLocation
    ) throws {
        let encoder = XMLEncoder()
        let text =
            try root.map { try encoder.encodeToString(value, withRootKey: $0) } ?? encoder.encodeToString(value)
        #expect(text == xml, sourceLocation: location)
        #expect(try XMLDecoder().decode(T.self, from: text) == value, sourceLocation: location)
    }

    @Test("A value under * has the name of its type, also a single value; such a case names the root")
    func typeName() throws {
        try expectRoundTrip(Envelope(body: Sum(value: 3)), "<r><Body><Sum><value>3</value></Sum></Body></r>")
        try expectRoundTrip(Envelope<Sum?>(body: Sum(value: 3)), "<r><Body><Sum><value>3</value></Sum></Body></r>")
        try expectRoundTrip(
            Envelope(body: XMLLocated(Sum(value: 3))), "<r><Body><Sum><value>3</value></Sum></Body></r>")
        try expectRoundTrip(
            Content(items: [Sum(value: 3), Sum(value: 4)]),
            "<r><Sum><value>3</value></Sum><Sum><value>4</value></Sum></r>")
        try expectRoundTrip(
            Envelope(body: QualifiedSum(value: 3)),
            #"<r xmlns:sums="urn:example:sums"><Body><sums:Sum><sums:value>3</sums:value></sums:Sum></Body></r>"#)
        try expectRoundTrip(Envelope(body: Total(3)), "<r><Body><Total>3</Total></Body></r>")
        try expectRoundTrip(
            Envelope(body: Total(Nameless(value: 3))), "<r><Body><Total><value>3</value></Total></Body></r>")
        try expectRoundTrip(Item.leaf(Leaf(name: "x", text: "y")), "<x>y</x>", root: nil)
        try expectRoundTrip(Item.number(1), "<number>1</number>", root: nil)
        try expectRoundTrip(Result.success(Sum(value: 1)), "<Sum><value>1</value></Sum>", root: nil)
        let xml = try XMLEncoder().encodeToString(Drawing(shape: Circle()), withRootKey: "r")
        #expect(xml.hasSuffix(#"><circle xsi:type="Circle"><color>red</color></circle></r>"#))
        #expect(try XMLDecoder().decode(Drawing.self, from: xml).shape is Circle)
    }

    @Test("A case with the key * has the name of its value, whatever was encoded before", arguments: [false, true])
    func cases(reversed: Bool) throws {
        let leaf = Item.leaf(Leaf(name: "x", text: "y"))
        if reversed {
            try expectRoundTrip(Content(items: [Item.number(1), leaf]), "<r><number>1</number><x>y</x></r>")
        } else {
            try expectRoundTrip(Content(items: [leaf, .number(1)]), "<r><x>y</x><number>1</number></r>")
        }
        try expectRoundTrip(
            Content(items: [Result.success(Sum(value: 1)), .failure("f")]),
            "<r><Sum><value>1</value></Sum><failure>f</failure></r>")
    }

    @Test("A value without a name throws")
    func nameless() {
        let encoder = XMLEncoder()
        func expectError<T: Encodable>(_ value: T, _ location: SourceLocation = #_sourceLocation) {
            let error = #expect(throws: EncodingError.self, sourceLocation: location) {
                try encoder.encodeToString(value)
            }
            #expect("\(error as Any)".contains("an `xmlMapping` with a `root`"), sourceLocation: location)
        }
        expectError(Envelope(body: Nameless(value: 1)))
        expectError(Envelope(body: ["a": 1]))
        expectError(Content(items: [Nameless(value: 1)]))
        expectError(Content(items: [Broken.single(Nameless(value: 1))]))
        expectError(Content(items: [Broken.labeled(value: 1)]))
        expectError(Broken.single(Nameless(value: 1)))
        #expect(throws: EncodingError.self) { try encoder.encode(Envelope(body: 1)) }
        #expect(throws: EncodingError.self) { try encoder.encode(Content<Sum?>(items: [nil])) }
        #expect(throws: EncodingError.self) { try encoder.encode(Content<Item?>(items: [.number(1), nil])) }
    }

    class Shape: Codable, XMLPolymorphicCoding {
        class var xmlTypes: [String: any Codable.Type] { ["Circle": Circle.self] }
        var color = "red"
        init() {}
    }

    final class Circle: Shape, XMLMapped { static let xmlMapping = XMLTypeMapping(root: "circle") }

    @Test("The coding path of an element under * has the key")
    func codingPaths() throws {
        final class Paths: @unchecked Sendable { var seen: [[String]] = [] }
        struct Item: Encodable, XMLMapped {
            let paths: Paths
            static let xmlMapping = XMLTypeMapping(root: "item")
            func encode(to encoder: any Encoder) throws {
                paths.seen.append(encoder.codingPath.map(\.stringValue))
                var container = encoder.container(keyedBy: OpenKey.self)
                try container.encode(1, forKey: OpenKey("n"))
                paths.seen.append(container.codingPath.map(\.stringValue))
            }
        }
        struct List: Encodable {
            var items: [Item]
            enum CodingKeys: String, CodingKey { case items = "*" }
        }
        let paths = Paths()
        let item = Item(paths: paths)
        try expectEqual(
            encoded(["a": List(items: [item, item])]), "<r><a><item><n>1</n></item><item><n>1</n></item></a></r>")
        let expected = [["a", "*", "Index 0"], ["a", "*", "Index 1"]]
        expectEqual(paths.seen, expected.flatMap { [$0, $0] })
    }

    struct Drawing: Codable {
        var shape: Shape
        enum CodingKeys: String, CodingKey { case shape = "*" }
    }

    private func caught<Key: CodingKey>(_ key: String, _ make: @escaping @Sendable (String) -> Key) throws -> String {
        try encoded(Key.self) { container in
            try container.encode(1, forKey: make("a"))
            #expect(throws: EncodingError.self) { try container.encode(Nameless(value: 2), forKey: make(key)) }
            try container.encode(3, forKey: make("b"))
        }
    }

    @Test("A value without a name leaves nothing behind if its error is caught", arguments: ["*", "p.*"])
    func caught(key: String) throws {
        try expectEqual(caught(key) { GrammarKey($0) }, "<r><a>1</a><b>3</b></r>")
        // These are literal names, which are invalid.
        try expectEqual(caught(key) { OpenKey($0) }, "<r><a>1</a><b>3</b></r>")
    }
}
