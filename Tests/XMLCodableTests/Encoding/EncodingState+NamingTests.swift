import Foundation
import Testing
import XMLCodable

/// Elements named by their values.
struct EncodingStateNamingTests {
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

    struct Envelope<Body: Codable & Equatable>: Codable, Equatable {
        var body: Body
        enum CodingKeys: String, CodingKey { case body = "Body.*" }
    }

    enum Item: Codable, Equatable {
        case number(Int)
        case leaf(NamedText)
        enum CodingKeys: String, CodingKey { case number, leaf = "*" }
    }

    enum Result: Codable, Equatable {
        case failure(String)
        case success(Sum)
        enum CodingKeys: String, CodingKey { case failure, success = "*" }
    }

    enum Broken: Codable, Equatable {
        case single(One<Int>)
        case labeled(value: Int)
        enum CodingKeys: String, CodingKey { case single = "*", labeled = "*a" }
    }

    private func expectRoundTrip<T: Codable & Equatable>(
        _ value: T, _ xml: String, root: String? = "r", _ location: SourceLocation = #_sourceLocation
    ) throws {
        let encoder = XMLEncoder()
        try expectEqual(encoded(value, root: root), xml, sourceLocation: location)
        try expectDecoded(xml, value, sourceLocation: location)
    }

    @Test("A value under * has the name of its type, also a single value; such a case names the root")
    func typeName() throws {
        try expectRoundTrip(Envelope(body: Sum(value: 3)), "<r><Body><Sum><value>3</value></Sum></Body></r>")
        try expectRoundTrip(Envelope<Sum?>(body: Sum(value: 3)), "<r><Body><Sum><value>3</value></Sum></Body></r>")
        try expectRoundTrip(
            Envelope(body: XMLLocated(Sum(value: 3))), "<r><Body><Sum><value>3</value></Sum></Body></r>")
        try expectRoundTrip(
            Contents(items: [Sum(value: 3), Sum(value: 4)]),
            "<r><Sum><value>3</value></Sum><Sum><value>4</value></Sum></r>")
        try expectRoundTrip(
            Envelope(body: QualifiedSum(value: 3)),
            #"<r xmlns:sums="urn:example:sums"><Body><sums:Sum><sums:value>3</sums:value></sums:Sum></Body></r>"#)
        try expectRoundTrip(Envelope(body: Total(3)), "<r><Body><Total>3</Total></Body></r>")
        try expectRoundTrip(Envelope(body: Total(One(value: 3))), "<r><Body><Total><value>3</value></Total></Body></r>")
        try expectRoundTrip(Item.leaf(NamedText(name: "x", text: "y")), "<x>y</x>", root: nil)
        try expectRoundTrip(Item.number(1), "<number>1</number>", root: nil)
        try expectRoundTrip(Result.success(Sum(value: 1)), "<Sum><value>1</value></Sum>", root: nil)
        let xml = try encoded(Drawing(shape: Circle()))
        #expect(xml.hasSuffix(#"><circle xsi:type="Circle"><color>red</color></circle></r>"#))
        #expect(try decoded(Drawing.self, xml).shape is Circle)
    }

    @Test("A case with the key * has the name of its value; a value without a name throws, and leaves nothing behind")
    func cases() throws {
        let leaf = Item.leaf(NamedText(name: "x", text: "y"))
        try expectRoundTrip(Contents(items: [Item.number(1), leaf]), "<r><number>1</number><x>y</x></r>")
        try expectRoundTrip(Contents(items: [leaf, .number(1)]), "<r><x>y</x><number>1</number></r>")
        try expectRoundTrip(
            Contents(items: [Result.success(Sum(value: 1)), .failure("f")]),
            "<r><Sum><value>1</value></Sum><failure>f</failure></r>")
        func expectError<T: Encodable>(_ value: T, _ location: SourceLocation = #_sourceLocation) {
            expectPart(refusal(value, root: nil)?.sentence, "an `xmlMapping` with a `root`", sourceLocation: location)
        }
        expectError(Envelope(body: One(value: 1)))
        expectError(Envelope(body: ["a": 1]))
        expectError(Contents(items: [One(value: 1)]))
        expectError(Contents(items: [Broken.single(One(value: 1))]))
        expectError(Contents(items: [Broken.labeled(value: 1)]))
        expectError(Broken.single(One(value: 1)))
        #expect(throws: EncodingError.self) { try encoded(Envelope(body: 1)) }
        #expect(throws: EncodingError.self) { try encoded(Contents<Sum?>(items: [nil])) }
        #expect(throws: EncodingError.self) { try encoded(Contents<Item?>(items: [.number(1), nil])) }
        for key in ["*", "p.*"] {
            try expectEqual(caught(key) { GrammarKey($0) }, "<r><a>1</a><b>3</b></r>")
            // These are literal names, which are invalid.
            try expectEqual(caught(key) { OpenKey($0) }, "<r><a>1</a><b>3</b></r>")
        }
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
        struct Item: Encodable, XMLMapped, Sendable {
            let paths: Paths
            static let xmlMapping = XMLTypeMapping(root: "item")
            func encode(to encoder: any Encoder) throws {
                paths.seen.append(encoder.codingPath.map(\.stringValue))
                var container = encoder.container(keyedBy: OpenKey.self)
                try container.encode(1, forKey: "n")
                paths.seen.append(container.codingPath.map(\.stringValue))
            }
        }

        let paths = Paths()
        let item = Item(paths: paths)
        let list = Custom(GrammarKey.self) { try $0.encode([item, item], forKey: "*") }
        try expectEqual(encoded(["a": list]), "<r><a><item><n>1</n></item><item><n>1</n></item></a></r>")
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
            #expect(throws: EncodingError.self) { try container.encode(One(value: 2), forKey: make(key)) }
            try container.encode(3, forKey: make("b"))
        }
    }
}
