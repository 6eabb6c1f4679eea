import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct XMLDecoderTests {
    struct Food: Decodable, Equatable, Sendable { var name: String, price: Double }

    static let xml = "<food><name>Waffles</name><price>5.5</price></food>"
    static let food = Food(name: "Waffles", price: 5.5)

    private final class Checked: XMLDecoder, @unchecked Sendable {
        override func decode<T: Decodable>(_ type: T.Type, from text: String) throws -> T {
            try super.decode(type, from: text.replacing("Waffles", with: "Toast"))
        }
    }

    @Test("Data, text, documents and elements, also changed ones, give the same value; a subclass can override that")
    func sources() throws {
        let decoder = XMLDecoder()
        let document = try XML.Document(parsing: Self.xml)
        try expectEqual(decoder.decode(Food.self, from: Data(Self.xml.utf8)), Self.food)
        try expectEqual(decoder.decode(Food.self, from: Self.xml), Self.food)
        try expectEqual(decoder.decode(Food.self, from: document), Self.food)
        try expectEqual(decoder.decode(Food.self, from: document.root), Self.food)
        try expectEqual(Checked().decode(Food.self, from: Self.xml).name, "Toast")
        let slice = Data("xx\(Self.xml)".utf8).dropFirst(2)
        try expectEqual(decoder.decode(Food.self, from: slice), Self.food)
        let menu = try XML.Document(parsing: "<menu>\(Self.xml)<food><name>Toast</name><price>x</price></food></menu>")
        let foods = menu.root.elements(at: "food")
        try expectEqual(XMLDecoder().decode(Food.self, from: try #require(foods.first)), Self.food)
        let bad = refusal { try XMLDecoder().decode(Food.self, from: try #require(foods.last)) }
        expectEqual(bad?.location?.elementPath, "/menu/food[2]/price")
        var changed = try #require(foods.first)
        changed["name"]?.text = "Toast"
        try expectEqual(XMLDecoder().decode(Food.self, from: changed), Food(name: "Toast", price: 5.5))
    }

    @Test("Decoding can start at a path: a collection has all matches, and a scalar may be an attribute")
    func path() throws {
        for (path, expected) in [
            ("body.food", "Waffles"), ("body.food.1", "Toast"), ("other.food", nil), ("body.food.2", nil),
        ] as [(String, String?)] {
            let xml = "<r><body>\(Self.xml)<food><name>Toast</name><price>1</price></food></body></r>"
            try expectEqual(XMLDecoder().decode(Food?.self, from: xml, at: path)?.name, expected)
            try expectEqual(XMLDecoder().decode(Food?.self, from: Data(xml.utf8), at: path)?.name, expected)
            let root = try XML.Document(parsing: xml).root
            try expectEqual(XMLDecoder().decode(Food?.self, from: root, at: path)?.name, expected)
            guard expected == nil else { continue }
            let refused = refusal { try XMLDecoder().decode(Food.self, from: xml, at: path) }
            expectEqual(refused?.kind, "keyNotFound")
            expectEqual(refused?.key, path)
        }
        let xml = "<r><a><i>1</i><i>2</i></a><a n='5'><i>3</i></a></r>"
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode([Int].self, from: xml, at: "a.i"), [1, 2, 3])
        try expectEqual(decoder.decode([[Int]].self, from: xml, at: "a"), [[1, 2], [3]])
        try expectEqual(decoder.decode(Int.self, from: xml, at: "a.1.@n"), 5)
        try expectEqual(decoder.decode([Int].self, from: xml, at: "b"), [])
        for (path, found) in [("r.a", "none; a path begins below <r>"), ("a.r", "none"), ("r.r[2]", "none")] {
            let inside = path == "r.r[2]" ? "<r><r><r/></r></r>" : xml
            let refused = refusal { try decoder.decode(Int.self, from: inside, at: path) }
            expectEqual(refused?.sentence, "1:1: expected a value at the path \"\(path)\", found \(found)")
        }
        try expectEqual(decoder.decode([Int].self, from: xml, at: "r.a"), [])
        decoder.missingCollectionStrategy = .throw
        expectEqual(refusal { try decoder.decode([Int].self, from: xml, at: "b") }?.key, "b")
        let capitalized = "<r><TheBody><food><Name>Toast</Name><Price>1</Price></food></TheBody></r>"
        let converting = XMLDecoder()
        converting.keyDecodingStrategy = .convertFromCapitalized
        try expectEqual(converting.decode(Food.self, from: capitalized, at: "TheBody.food").name, "Toast")
    }

    @Test("A fragment can have any number of roots; a malformed document is dataCorrupted, with the parsing error")
    func fragments() throws {
        let decoder = XMLDecoder()
        let two = try decoder.decodeFragment([Food].self, from: "\(Self.xml)\n<!-- c -->\(Self.xml)")
        expectEqual(two, [Self.food, Self.food])
        try expectEqual(decoder.decodeFragment([Food].self, from: Data(Self.xml.utf8)), [Self.food])
        for none in ["", " \n", "<!-- none -->", "<?xml version='1.0'?>\n"] {
            try expectEqual(decoder.decodeFragment([Food].self, from: none), [])
            try expectEqual(decoder.decodeFragment([Food].self, from: Data(none.utf8)), [])
            #expect(refusal { try decoder.decodeFragment(Food.self, from: none) } != nil)
        }
        #expect(throws: DecodingError.self) { try decoder.decodeFragment([Food].self, from: "text") }
        #expect(throws: DecodingError.self) { try decoder.decodeFragment([Food].self, from: "<!-- ") }
        let bad = refusal { try decoder.decodeFragment([Food].self, from: "\(Self.xml)<food/>") }
        expectEqual(bad?.path, ["Index 1"])
        expectEqual(bad?.location?.elementPath, "/food[2]")
        expectEqual(refusal { try decoder.decode([Food].self, from: "<a/><b/>") }?.kind, "dataCorrupted")
        do {
            _ = try decoded(Food.self, "<food>\n<name></food>")
            Issue.record("no error")
        } catch DecodingError.dataCorrupted(let context) {
            try expectEqual(#require(context.underlyingError as? XMLParsingError).line, 2)
            #expect(context.codingPath.isEmpty)
            expectStart(context.debugDescription, "2:7: ")
        }
        for xml in ["", "   ", "<a", "text", "<a></b>", "\u{0}"] {
            expectEqual(refusal(Food.self, xml)?.kind, "dataCorrupted")
        }
    }

    @Test("The root of a document, and no other element, must have the name that is asked for, or that of its type")
    func typedRoot() throws {
        try expectDecoded(Self.xml, Self.food) { $0.rootKey = "food" }
        let refused = refusal(Food.self, Self.xml) { $0.rootKey = "meal" }
        expectEqual(refused?.kind, "keyNotFound")
        expectEqual(refused?.sentence, "1:1: expected the root element <meal>, found <food>")
        let own = try XMLEncoder().encodeToString(NamedRoot(x: 1))
        expectEqual(own, #"<Order xmlns="urn:orders"><x>1</x></Order>"#)
        try expectDecoded(own, NamedRoot(x: 1))
        let prefixed = #"<o:Order xmlns:o="urn:orders"><o:x>1</o:x></o:Order>"#
        try expectDecoded(prefixed, NamedRoot(x: 1))
        try expectDecoded(prefixed, NamespacedRoot(x: 1))
        let other = #"<Bill xmlns="urn:orders"><x>1</x></Bill>"#
        expectRefused(NamedRoot.self, other, "1:1: expected the root element <Order>, found <Bill>")
        for isStrict in [false, true] {
            let decoder = XMLDecoder()
            if isStrict { decoder.unknownNodes = .throw }
            for call in [
                { try decoder.decode(NamedRoot.self, from: $0, at: "") },
                { try decoder.decode(NamedRoot.self, from: XML.Document(parsing: $0), at: "") },
                { text in
                    let reader = try decoder.reader(NamedRoot.self, at: "")
                    reader.feed(text.utf8)
                    reader.finish()
                    return try #require(try reader.next())
                },
            ] as [(String) throws -> NamedRoot] {
                try expectEqual(call(own), NamedRoot(x: 1))
                let refused = refusal { try call(other) }
                expectEqual(refused?.sentence, "1:1: expected the root element <Order>, found <Bill>")
                decoder.checksRoot = false
                try expectEqual(call(other), NamedRoot(x: 1))
                decoder.checksRoot = true
            }
        }
        try expectDecoded(other, NamedRoot(x: 1)) { $0.rootKey = "Bill" }
        try expectDecoded(other, NamedRoot(x: 1)) { $0.checksRoot = false }
        try expectDecoded(other, NamespacedRoot(x: 1))
        let foreign = #"<Order xmlns="urn:else"><x xmlns="urn:orders">1</x></Order>"#
        expectRefused(
            NamedRoot.self, foreign,
            #"1:1: expected the root element <Order> in the namespace "urn:orders", found <Order> in "urn:else""#)
        expectRefused(
            NamespacedRoot.self, foreign,
            #"1:1: expected a root element in the namespace "urn:orders", found <Order> in "urn:else""#)
        expectRefused(
            NamespacedRoot.self, "<Order/>",
            #"1:1: expected a root element in the namespace "urn:orders", found <Order> in no namespace"#)
        try expectDecoded(foreign, NamespacedRoot(x: 1)) { $0.checksRoot = false }
        try expectDecoded(foreign, NamedRoot(x: 1)) { $0.namespaces = .ignoringPrefixes }
        let xml = #"<r xmlns="urn:orders"><a><x>1</x></a></r>"#
        try expectDecoded(xml, WithA(a: NamedRoot(x: 1)))
        try expectEqual(XMLDecoder().decode(NamedRoot.self, from: xml, at: "a"), NamedRoot(x: 1))
        let element = try #require(try XML.Document(parsing: xml).root.elements.first)
        try expectEqual(XMLDecoder().decode(NamedRoot.self, from: element), NamedRoot(x: 1))
    }

    struct Configured: DecodableWithConfiguration, EncodableWithConfiguration, Equatable {
        var value: Int
        init(value: Int) { self.value = value }
        init(from decoder: any Decoder, configuration: Int) throws {
            value = try decoder.singleValueContainer().decode(Int.self) * configuration
        }
        func encode(to encoder: any Encoder, configuration: Int) throws {
            try (value / configuration).encode(to: encoder)
        }
    }

    enum Tenfold: DecodingConfigurationProviding, EncodingConfigurationProviding {
        static var decodingConfiguration: Int { 10 }
        static var encodingConfiguration: Int { 10 }
    }

    @Test("Values with a configuration are decoded at the root and below, and what their type says of itself counts")
    func configuration() throws {
        let decoder = XMLDecoder()
        try expectEqual(decoder.decode(Configured.self, from: Data("<r>2</r>".utf8), configuration: 3).value, 6)
        try expectEqual(
            decoder.decode(Configured.self, from: Data("<r>2</r>".utf8), configuration: Tenfold.self).value, 20)
        let found = try reading("<r b='5'><a>2</a></r>", keyedBy: OpenKeys.self) { container in
            return [
                try container.decode(Configured.self, forKey: .a, configuration: 2).value,
                try container.decode(Configured.self, forKey: .b, configuration: 2).value,
                try container.decodeIfPresent(Configured.self, forKey: .c, configuration: 2)?.value ?? 0,
            ]
        }
        expectEqual(found, [4, 10, 0])
        enum OpenKeys: String, CodingKey { case a, b, c }
        struct Model: Codable { @CodableConfiguration(from: Tenfold.self) var a = Configured(value: 0) }
        try expectEqual(decoder.decode(Model.self, from: "<r><a>2</a></r>").a.value, 20)
        struct Order: DecodableWithConfiguration, EncodableWithConfiguration, XMLMapped {
            static let xmlMapping = XMLTypeMapping(root: "order", namespace: "urn:o", prefix: "o")
            var count: Int
            enum CodingKeys: String, CodingKey { case count }
            init(count: Int) { self.count = count }
            init(from decoder: any Decoder, configuration: Int) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                count = try container.decode(Int.self, forKey: .count) * configuration
            }
            func encode(to encoder: any Encoder, configuration: Int) throws {
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(count / configuration, forKey: .count)
            }
        }
        enum Shape: Codable, DecodableWithConfiguration, EncodableWithConfiguration, Equatable {
            case radius(Int), none
            init(from decoder: any Decoder, configuration: Int) throws { self = try Shape(from: decoder) }
            func encode(to encoder: any Encoder, configuration: Int) throws { try encode(to: encoder) }
        }
        let data = try XMLEncoder().encode(Order(count: 6), configuration: 3)
        let text = #"<o:order xmlns:o="urn:o"><o:count>2</o:count></o:order>"#
        expectEqual(String(decoding: data, as: UTF8.self), text)
        try expectEqual(XMLDecoder().decode(Order.self, from: data, configuration: 3).count, 6)
        #expect(throws: DecodingError.self) {
            try XMLDecoder().decode(Order.self, from: Data("<order><count>2</count></order>".utf8), configuration: 3)
        }
        for shape in [Shape.radius(1), .none] {
            let data = try XMLEncoder().encode(shape, configuration: 1)
            try expectEqual(String(decoding: data, as: UTF8.self), XMLEncoder().encodeToString(shape))
            try expectEqual(XMLDecoder().decode(Shape.self, from: data, configuration: 1), shape)
        }
    }

    @Test("Every option keeps its value")
    func options() throws {
        let decoder = XMLDecoder()
        #expect(decoder.trimValueWhitespaces)
        decoder.trimValueWhitespaces = false
        decoder.rootKey = "r"
        decoder.attributeKeyPrefix = "_"
        decoder.nestedKeyStrategy = .literal
        decoder.emptyElementStrategy = .nil
        decoder.missingCollectionStrategy = .throw
        decoder.dictionaryKeyStrategy = .entries
        decoder.boolDecodingStrategy = .lenient
        decoder.nonConformingFloatDecodingStrategy = .throw
        decoder.parsingOptions.limits.depth = 3
        decoder.namespaces = .ignoringPrefixes
        #expect(!decoder.trimValueWhitespaces)
        #expect(decoder.rootKey == "r" && decoder.attributeKeyPrefix == "_")
        #expect(decoder.nestedKeyStrategy == .literal && decoder.emptyElementStrategy == .nil)
        #expect(decoder.missingCollectionStrategy == .throw && decoder.dictionaryKeyStrategy == .entries)
        #expect(decoder.boolDecodingStrategy == .lenient && decoder.nonConformingFloatDecodingStrategy == .throw)
        expectEqual(decoder.parsingOptions.limits.depth, 3)
        expectEqual(decoder.namespaces, .ignoringPrefixes)
        decoder.namespaces = .literal
        expectEqual(decoder.namespaces, .literal)
        #expect(throws: DecodingError.self) { try decoder.decode(String.self, from: "<r><a><b><c/></b></a></r>") }

    }

    @Test("A decoder can be used by concurrent tasks")
    func tasks() async throws {
        let decoder = XMLDecoder()
        let xml = "<menu>" + String(repeating: Self.xml, count: 50) + "</menu>"
        let document = try XML.Document(parsing: xml)
        let counts = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<64 {
                group.addTask {
                    if number == 32 { decoder.userInfo = [:] }
                    let foods =
                        try number.isMultiple(of: 2)
                        ? decoder.decode([Food].self, from: xml) : decoder.decode([Food].self, from: document)
                    return foods.count { $0 == Self.food }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        expectEqual(counts, [Int](repeating: 50, count: 64))
    }

    private final class Session: Sendable {
        let decoder: XMLDecoder, ended: DispatchSemaphore
        init(_ decoder: XMLDecoder, _ ended: DispatchSemaphore) { (self.decoder, self.ended) = (decoder, ended) }
        deinit { if decoder.trimValueWhitespaces { ended.signal() } }
    }

    @Test("A node strategy can read from its decoder, and an object in the user info use it when it is released")
    func readingNodeStrategy() throws {
        enum Key: CodingKey { case a }
        let decoder = XMLDecoder()
        decoder.nodeDecodingStrategy = .custom { _, decoder in
            let container = try? decoder.container(keyedBy: Key.self)
            let isThere = container?.contains(.a) ?? false
            return { _ in isThere ? .element : .attribute }
        }
        try expectEqual(decoder.decode(WithA<Int>.self, from: "<m><a>1</a></m>").a, 1)
        try expectEqual(decoder.decode([WithA<Int>].self, from: "<r><m><a>1</a></m><m><a>1</a></m></r>").count, 2)
        let key = try #require(CodingUserInfoKey(rawValue: "session"))
        let ended = DispatchSemaphore(value: 0)
        let releasing = XMLDecoder()
        releasing.userInfo[key] = Session(releasing, ended)
        let thread = Thread { releasing.userInfo = [:] }
        thread.start()
        expectEqual(ended.wait(timeout: .now() + 30), .success)
    }

    struct NamedRoot: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(root: "Order", namespace: "urn:orders")
        var x: Int
    }

    struct NamespacedRoot: Codable, Equatable, XMLMapped {
        static let xmlMapping = XMLTypeMapping(namespace: "urn:orders")
        var x: Int
    }
}
