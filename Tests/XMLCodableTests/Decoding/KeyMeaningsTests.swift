import Testing
import XMLCodable

/// Decoding keys.
struct KeyMeaningsTests {
    static let xml = """
        <r id="1" a.b="8"><a><b c="2">3<d>4</d></b><b c="5">6</b></a><a><b>7</b></a>own<x.y>9</x.y><x><y>10</y></x></r>
        """

    @Test(
        "Every form of key has its placement",
        arguments: [
            ("@id", "1"), ("id", nil), ("#text", "own"), ("", "own"), ("a.b.@c", "2"), ("a.b.d", "4"),
            ("a.b.#text", "3"),
            ("a.0.b.0.@c", "2"), ("a.0.b.1.@c", "5"), ("a.1.b", "7"), ("a.2.b", nil), ("a.b.1", "6"), ("a.b.2", nil),
            ("x.y", "9"), ("x.0.y", "10"), ("a.b.@d", nil), ("a.z", nil), ("a.99999999999999999999.b", nil),
        ] as [(String, String?)])
    func shapes(key: String, expected: String?) throws {
        let found = try reading(Self.xml) { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            let optional = try container.decodeIfPresent(String.self, forKey: OpenKey(key))
            if let expected { try expectEqual(container.decode(String.self, forKey: OpenKey(key)), expected) }
            return optional
        }
        expectEqual(found, expected)
    }

    @Test("An index counts the elements of a name in each match of the step before, as in trees", arguments: [1, 2, 3])
    func indices(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        for _ in 0..<100 {
            func element(_ depth: Int) -> String {
                let name = ["a", "b"].randomElement(using: &random) ?? ""
                let children = depth == 0 ? 0 : Int.random(in: 0...4, using: &random)
                let content = (0..<children).map { _ in element(depth - 1) }.joined()
                return "<\(name) n='\(Int.random(in: 0..<1000, using: &random))'>\(content)</\(name)>"
            }
            let xml = "<r>\(element(3))\(element(3))\(element(3))</r>"
            let root = try XML.Document(parsing: xml).root
            for path in ["a.1", "a.b.0", "a.b.1", "a.0.b.1", "a.1.b", "a.b.1.a", "b.a.0.b.1", "b.1.a.b.0"] {
                let expected = root.elements(at: path).compactMap { $0[attribute: "n"] }
                let found = try reading(xml) { decoder in
                    let container = try decoder.container(keyedBy: OpenKey.self)
                    return try container.decodeIfPresent([String].self, forKey: OpenKey("\(path).@n")) ?? []
                }
                #expect(found == expected, "\(path) in \(xml)")
                let first = try reading(xml) { decoder in
                    let container = try decoder.container(keyedBy: OpenKey.self)
                    return try container.decodeIfPresent(Item.self, forKey: OpenKey(path))?.n
                }
                #expect(first == expected.first, "\(path) in \(xml)")
            }
        }
    }

    private struct Item: Decodable { let n: String }

    @Test("A literal child or attribute with dots takes precedence; canonically equivalent names are different")
    func literals() throws {
        struct Model: Decodable {
            var attribute: Int, element: Int
            enum CodingKeys: String, CodingKey { case attribute = "a.b", element = "x.y" }
        }
        let model = try decoded(Model.self, Self.xml)
        expectEqual(model.attribute, 8)
        expectEqual(model.element, 9)
        struct Below: Decodable {
            var value: Int?
            enum CodingKeys: String, CodingKey { case value = "r.x.y" }
        }
        try expectNil(decoded(Below.self, "<d><r><x.y>1</x.y></r></d>").value)
        let composed = "\u{E9}"
        let split = "e\u{301}"
        struct Accented: Decodable {
            var value: Int?
            enum CodingKeys: String, CodingKey { case value = "\u{E9}" }
        }
        try expectEqual(decoded(Accented.self, "<r><\(composed)>1</\(composed)></r>").value, 1)
        try expectNil(decoded(Accented.self, "<r><\(split)>1</\(split)></r>").value)
        let keys = try reading("<r><\(composed)/><\(split)/></r>") { decoder in
            let open = try decoder.container(keyedBy: OpenKey.self).allKeys.map { Array($0.stringValue.unicodeScalars) }
            try expectEqual(decoder.container(keyedBy: Accented.CodingKeys.self).allKeys.count, 1)
            return open
        }
        expectEqual(keys, [Array(composed.unicodeScalars), Array(split.unicodeScalars)])
    }

    @Test(
        "Keys of another form are literal names, which no document contains",
        arguments: [".a", "a.", "@", "0.b", "0", "#foo", "a.#text.b", "a.@c.b.", "*.a", "a.*.b", "a.0.1", "."])
    func oddShapes(key: String) throws {
        let isThere = try reading("<r><a><b>1</b></a>x</r>") { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            #expect(throws: DecodingError.self) { try container.decode(String.self, forKey: OpenKey(key)) }
            return container.contains(OpenKey(key))
        }
        #expect(!isThere)
    }

    @Test("The separator of paths and the sigil of attributes can be changed or disabled")
    func separators() throws {
        struct Slash: Decodable {
            var value: Int
            enum CodingKeys: String, CodingKey { case value = "a->b.c->@d" }
        }
        let xml = #"<r><a><b.c d="5"/></a></r>"#
        try expectEqual(decoded(Slash.self, xml) { $0.nestedKeyStrategy = .separated(by: "->") }.value, 5)
        struct Dotted: Decodable {
            var value: Int?
            enum CodingKeys: String, CodingKey { case value = "a.b" }
        }
        try expectNil(decoded(Dotted.self, "<r><a><b>1</b></a></r>") { $0.nestedKeyStrategy = .literal }.value)
        try expectEqual(decoded(Dotted.self, "<r><a.b>2</a.b></r>") { $0.nestedKeyStrategy = .literal }.value, 2)
        try expectEqual(
            decoded(Dotted.self, "<r><a.b>2</a.b></r>") { $0.nestedKeyStrategy = .separated(by: "") }.value, 2)
        struct Model: Decodable {
            var id: Int, nested: Int
            enum CodingKeys: String, CodingKey { case id = "_id", nested = "a._c" }
        }
        try expectEqual(decoded(Model.self, #"<r id="1"><a c="2"/></r>"#) { $0.attributeKeyPrefix = "_" }.nested, 2)
        struct Plain: Decodable {
            var id: Int
            @XMLAttribute var wrapped: Int
        }
        let plain = try decoded(Plain.self, #"<r id="1" wrapped="2"><wrapped>3</wrapped></r>"#) {
            $0.attributeKeyPrefix = ""
        }
        expectEqual(plain.id, 1)
        expectEqual(plain.wrapped, 2)
    }

    @Test("A plain key falls back to the attribute, unless another key names the attribute")
    func fallback() throws {
        struct Both: Decodable {
            var a: Int?
            var attribute: Int?
            enum CodingKeys: String, CodingKey { case a, attribute = "@a" }
        }
        struct One: Decodable { var a: Int }
        struct List: Decodable { var a: [Int] }
        try expectNil(decoded(Both.self, #"<r a="1"/>"#).a)
        try expectEqual(decoded(Both.self, #"<r a="1"/>"#).attribute, 1)
        try expectEqual(decoded(One.self, #"<r a="1"/>"#).a, 1)
        try expectEqual(decoded(One.self, #"<r a="1"><a>2</a></r>"#).a, 2)
        try expectEqual(decoded(List.self, #"<r a="1"/>"#).a, [])
        struct Path: Decodable {
            var a: Int?
            enum CodingKeys: String, CodingKey { case a = "x.a" }
        }
        try expectNil(decoded(Path.self, #"<r><x a="1"/></r>"#).a)
    }

    struct Names: Codable, Equatable {
        var twoWords: Int?
        var id: Int?
        var prefixed: Int?
        var pathTo: Int?
        enum CodingKeys: String, CodingKey {
            case twoWords, id = "@theId", prefixed = "p:twoWords", pathTo = "pathTo.theEnd.@anId"
        }
    }

    @Test(
        "A key strategy changes only the local parts of names",
        arguments: [
            ("two_words", "the_id", "path_to", "the_end", "an_id", XMLDecoder.KeyDecodingStrategy.convertFromSnakeCase),
            ("two-words", "the-id", "path-to", "the-end", "an-id", .convertFromKebabCase),
            ("TwoWords", "TheId", "PathTo", "TheEnd", "AnId", .convertFromCapitalized),
            ("TWO_WORDS", "THE_ID", "PATH_TO", "THE_END", "AN_ID", .convertFromUppercase),
            (
                "xtwoWords", "xtheId", "xpathTo", "xtheEnd", "xanId",
                .custom { path in OpenKey(String((path.last?.stringValue ?? "").dropFirst())) }
            ),
        ])
    func strategies(
        two: String, id: String, path: String, end: String, last: String, strategy: XMLDecoder.KeyDecodingStrategy
    ) throws {
        let xml = """
            <r xmlns:p="u" \(id)="1"><\(two)>2</\(two)><p:\(two)>3</p:\(two)><\(path)><\(end) \(last)="4"/></\(path)></r>
            """
        let names = try decoded(Names.self, xml) { $0.keyDecodingStrategy = strategy }
        expectEqual(names, Names(twoWords: 2, id: 1, prefixed: 3, pathTo: 4))
    }

    @Test(
        "A custom strategy gets the coding path, once for each key; allKeys has its names, dictionaries have literal ones"
    )
    func convertedKeys() throws {
        final class Seen: @unchecked Sendable { var paths: Set<String> = [] }
        let seen = Seen()
        struct Item: Decodable { var name: Int }
        struct List: Decodable { var item: [Item] }
        let list = "<r><Item><Name>1</Name></Item><Item><Name>2</Name></Item></r>"
        let items = try decoded(List.self, list) {
            $0.keyDecodingStrategy = .custom { path in
                seen.paths.insert(path.map(\.stringValue).joined(separator: "/"))
                return OpenKey((path.last?.stringValue ?? "").lowercased())
            }
        }
        expectEqual(items.item.map(\.name), [1, 2])
        #expect(seen.paths.contains("Item"))
        #expect(seen.paths.contains("item/Index 0/Name"))
        #expect(!seen.paths.contains("item/Index 1/Name"))
        let names = try reading(#"<r the_id="1"><two_words/><two_words/></r>"#) {
            $0.keyDecodingStrategy = .convertFromSnakeCase
        } _: {
            try $0.container(keyedBy: OpenKey.self).allKeys.map(\.stringValue)
        }
        expectEqual(names, ["@theId", "twoWords"])
        let custom = try reading("<r><a/></r>") {
            $0.keyDecodingStrategy = .custom { OpenKey("x" + ($0.last?.stringValue ?? "")) }
        } _: {
            try $0.container(keyedBy: OpenKey.self).allKeys.map(\.stringValue)
        }
        expectEqual(custom, ["xa"])
        let xml = #"<r id="1"><two_words>1</two_words><a.b>2</a.b></r>"#
        let found = try decoded([String: Int].self, xml) { $0.keyDecodingStrategy = .convertFromSnakeCase }
        expectEqual(found, ["two_words": 1, "a.b": 2])
        struct Model: Decodable { var someMap: [String: [String: Int]] }
        let nested = try decoded(Model.self, "<r><some_map><x_y><z_z>1</z_z></x_y></some_map></r>") {
            $0.keyDecodingStrategy = .convertFromSnakeCase
        }
        expectEqual(nested.someMap, ["x_y": ["z_z": 1]])
    }

    @Test("Prefixes are part of names, or ignored")
    func prefixes() throws {
        struct Model: Decodable {
            var body: Int?
            var list: [Int]
            @XMLAttribute var id: Int?
        }
        let xml = #"<p:r xmlns:p="u" xmlns:q="v" p:id="3"><p:body>1</p:body><p:list>1</p:list><q:list>2</q:list></p:r>"#
        let literal = try decoded(Model.self, xml)
        #expect(literal.body == nil && literal.list == [] && literal.id == nil)
        let ignoring = try decoded(Model.self, xml) { $0.namespaces = .ignoringPrefixes }
        #expect(ignoring.body == 1 && ignoring.list == [1, 2] && ignoring.id == 3)
        let twice = refusal([String: Int].self, "<r xmlns:p='u'><p:a>1</p:a><a>2</a></r>") {
            $0.namespaces = .ignoringPrefixes
        }
        expectEqual(twice?.kind, "dataCorrupted")
    }

    struct Placed: Decodable, XMLDynamicNodeDecoding {
        var a: Int, b: Int, c: Int
        @XMLChild var d: Int
        @XMLAttribute var e: Int
        static func nodeDecoding(for key: any CodingKey) -> XMLPlacement {
            switch key.stringValue {
            case "a", "d": .attribute
            case "b": .element
            default: .elementAndAttribute
            }
        }
    }

    @Test("A wrapper takes precedence over the type, and that over the strategy, which gets the type and its keys")
    func placement() throws {
        let xml = #"<r a="1" b="0" c="3" d="0" e="5"><a>0</a><b>2</b><d>4</d><e>0</e></r>"#
        let placed = try decoded(Placed.self, xml) { $0.nodeDecodingStrategy = .custom { _, _ in { _ in .element } } }
        expectEqual([placed.a, placed.b, placed.c, placed.d, placed.e], [1, 2, 3, 4, 5])
        expectEqual(refusal(Placed.self, #"<r a="1" b="0" c="3"><d>4</d></r>"#)?.key, "b")
        struct Inner: Decodable { var x: Int }
        struct Model: Decodable { var x: Int, inner: [Inner] }
        let nodes = #"<r x="1"><x>0</x><inner x="0"><x>2</x></inner></r>"#
        let model = try decoded(Model.self, nodes) {
            $0.nodeDecodingStrategy = .custom { type, decoder in
                { key in type == Model.self && key.stringValue == "x" ? .attribute : nil }
            }
        }
        expectEqual(model.x, 1)
        expectEqual(model.inner.map(\.x), [2])
    }
}
