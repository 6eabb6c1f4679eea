import Testing
import XMLCodable

/// Decoding keys.
struct KeyMeaningsTests {
    static let xml = """
        <r id="1" a.b="8"><a><b c="2">3<d>4</d></b><b c="5">6</b></a><a><b>7</b></a>own<x.y>9</x.y><x><y>10</y></x></r>
        """

    @Test("Every form of key has its placement; keys of another form are literal names, which no document contains")
    func shapes() throws {
        for (key, expected) in [
            ("@id", "1"), ("id", nil), ("#text", "own"), ("", "own"), ("a.b.@c", "2"), ("a.b.d", "4"),
            ("a.b.#text", "3"),
            ("a.0.b.0.@c", "2"), ("a.0.b.1.@c", "5"), ("a.1.b", "7"), ("a.2.b", nil), ("a.b.1", "6"), ("a.b.2", nil),
            ("x.y", "9"), ("x.0.y", "10"), ("a.b.@d", nil), ("a.z", nil), ("a.99999999999999999999.b", nil),
        ] as [(String, String?)] {
            let found = try reading(Self.xml, keyedBy: OpenKey.self) { container in
                let optional = try container.decodeIfPresent(String.self, forKey: OpenKey(key))
                if let expected { try expectEqual(container.decode(String.self, forKey: OpenKey(key)), expected) }
                return optional
            }
            expectEqual([key: found], [key: expected])
        }
        for key in [".a", "a.", "@", "0.b", "0", "#foo", "a.#text.b", "a.@c.b.", "*.a", "a.*.b", "a.0.1", "."] {
            let isThere = try reading("<r><a><b>1</b></a>x</r>", keyedBy: OpenKey.self) { container in
                #expect(throws: DecodingError.self) { try container.decode(String.self, forKey: OpenKey(key)) }
                return container.contains(OpenKey(key))
            }
            #expect(!isThere, "\(key)")
        }
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
                let found = try reading(xml, keyedBy: OpenKey.self) { container in
                    return try container.decodeIfPresent([String].self, forKey: "\(path).@n") ?? []
                }
                #expect(found == expected, "\(path) in \(xml)")
                let first = try reading(xml, keyedBy: OpenKey.self) { container in
                    return try container.decodeIfPresent(XML.Element.self, forKey: OpenKey(path))?[attribute: "n"]
                }
                #expect(first == expected.first, "\(path) in \(xml)")
            }
        }
    }

    @Test("A literal name with dots takes precedence; a plain key falls back to an attribute that no other names")
    func literals() throws {
        struct Model: Decodable, Equatable {
            var attribute: Int, element: Int, below: Int? = nil
            enum CodingKeys: String, CodingKey { case attribute = "a.b", element = "x.y", below = "r.x.y" }
        }
        try expectDecoded(Self.xml, Model(attribute: 8, element: 9))
        try expectDecoded("<d a.b='1' x.y='2'><r><x.y>1</x.y></r></d>", Model(attribute: 1, element: 2))
        let (composed, split) = ("\u{E9}", "e\u{301}")
        struct Accented: Decodable, Equatable {
            var value: Int?
            enum CodingKeys: String, CodingKey { case value = "\u{E9}" }
        }
        try expectDecoded("<r><\(composed)>1</\(composed)></r>", Accented(value: 1))
        try expectDecoded("<r><\(split)>1</\(split)></r>", Accented())
        let keys = try reading("<r><\(composed)/><\(split)/></r>") { decoder in
            try expectEqual(decoder.container(keyedBy: Accented.CodingKeys.self).allKeys.count, 1)
            return try decoder.container(keyedBy: OpenKey.self).allKeys.map { Array($0.stringValue.unicodeScalars) }
        }
        expectEqual(keys, [Array(composed.unicodeScalars), Array(split.unicodeScalars)])
        struct Both: Decodable, Equatable {
            var a: Int?, attribute: Int?
            enum CodingKeys: String, CodingKey { case a, attribute = "@a" }
        }
        try expectDecoded(#"<r a="1"/>"#, Both(attribute: 1))
        try expectDecoded(#"<r a="1"/>"#, WithA(a: 1))
        try expectDecoded(#"<r a="1"><a>2</a></r>"#, WithA(a: 2))
        try expectDecoded(#"<r a="1"/>"#, WithA(a: [Int]()))
        try expectNil(decoded(MaybePathA<Int>.self, #"<r><x a="1"/></r>"#).a)
    }

    @Test("The separator of paths and the sigil of attributes can be changed or disabled")
    func separators() throws {
        func number(_ key: String, _ xml: String, _ configure: (XMLDecoder) -> Void) throws -> Int? {
            try reading(xml, configure) {
                try $0.container(keyedBy: OpenKey.self).decodeIfPresent(Int.self, forKey: OpenKey(key)) as Int?
            }
        }
        let arrows = #"<r><a><b.c d="5"/></a></r>"#
        try expectEqual(number("a->b.c->@d", arrows) { $0.nestedKeyStrategy = .separated(by: "->") }, 5)
        struct Dotted: Decodable, Equatable {
            var value: Int?
            enum CodingKeys: String, CodingKey { case value = "a.b" }
        }
        try expectDecoded("<r><a><b>1</b></a></r>", Dotted()) { $0.nestedKeyStrategy = .literal }
        try expectDecoded("<r><a.b>2</a.b></r>", Dotted(value: 2)) { $0.nestedKeyStrategy = .literal }
        try expectDecoded("<r><a.b>2</a.b></r>", Dotted(value: 2)) { $0.nestedKeyStrategy = .separated(by: "") }
        let sigil = #"<r id="1"><a c="2"/></r>"#
        try expectEqual(number("_id", sigil) { $0.attributeKeyPrefix = "_" }, 1)
        try expectEqual(number("a._c", sigil) { $0.attributeKeyPrefix = "_" }, 2)
        struct Plain: Decodable, Equatable {
            var id: Int
            @XMLAttribute var wrapped: Int
        }
        try expectDecoded(#"<r id="1" wrapped="2"><wrapped>3</wrapped></r>"#, Plain(id: 1, wrapped: 2)) {
            $0.attributeKeyPrefix = ""
        }
    }

    struct Names: Decodable, Equatable {
        var twoWords: Int, id: Int, prefixed: Int, pathTo: Int
        enum CodingKeys: String, CodingKey {
            case twoWords, id = "@theId", prefixed = "p:twoWords", pathTo = "pathTo.theEnd.@anId"
        }
    }

    @Test("A key strategy changes only the local parts of names; prefixes are part of names, or ignored")
    func strategies() throws {
        for (two, id, path, end, last, strategy) in [
            ("two_words", "the_id", "path_to", "the_end", "an_id", XMLDecoder.KeyDecodingStrategy.convertFromSnakeCase),
            ("two-words", "the-id", "path-to", "the-end", "an-id", .convertFromKebabCase),
            ("TwoWords", "TheId", "PathTo", "TheEnd", "AnId", .convertFromCapitalized),
            ("TWO_WORDS", "THE_ID", "PATH_TO", "THE_END", "AN_ID", .convertFromUppercase),
            (
                "xtwoWords", "xtheId", "xpathTo", "xtheEnd", "xanId",
                .custom { path in OpenKey(String((path.last?.stringValue ?? "").dropFirst())) }
            ),
        ] {
            let xml = """
                <r xmlns:p="u" \(id)="1"><\(two)>2</\(two)><p:\(two)>3</p:\(two)><\(path)><\(end) \(last)="4"/></\(path)></r>
                """
            try expectDecoded(xml, Names(twoWords: 2, id: 1, prefixed: 3, pathTo: 4)) {
                $0.keyDecodingStrategy = strategy
            }
        }
        struct Model: Decodable, Equatable {
            var body: Int? = nil, list: [Int] = []
            @XMLAttribute var id: Int?
        }
        let xml = #"<p:r xmlns:p="u" xmlns:q="v" p:id="3"><p:body>1</p:body><p:list>1</p:list><q:list>2</q:list></p:r>"#
        try expectDecoded(xml, Model())
        try expectDecoded(xml, Model(body: 1, list: [1, 2], id: 3)) { $0.namespaces = .ignoringPrefixes }
        let twice = refusal([String: Int].self, "<r xmlns:p='u'><p:a>1</p:a><a>2</a></r>") {
            $0.namespaces = .ignoringPrefixes
        }
        expectEqual(twice?.kind, "dataCorrupted")
    }

    @Test("A custom strategy gets the path once for each key; allKeys has its names, dictionaries literal ones")
    func convertedKeys() throws {
        final class Seen: @unchecked Sendable { var paths: Set<String> = [] }
        let seen = Seen()
        let list = "<r><A><Value>1</Value></A><A><Value>2</Value></A></r>"
        try expectDecoded(list, WithA(a: [One(value: 1), One(value: 2)])) {
            $0.keyDecodingStrategy = .custom { path in
                seen.paths.insert(path.map(\.stringValue).joined(separator: "/"))
                return OpenKey((path.last?.stringValue ?? "").lowercased())
            }
        }
        #expect(seen.paths.contains("A") && seen.paths.contains("a/Index 0/Value"))
        #expect(!seen.paths.contains("a/Index 1/Value"))
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
        try expectDecoded(xml, ["two_words": 1, "a.b": 2]) { $0.keyDecodingStrategy = .convertFromSnakeCase }
        struct Model: Decodable, Equatable { var someMap: [String: [String: Int]] }
        try expectDecoded(
            "<r><some_map><x_y><z_z>1</z_z></x_y></some_map></r>", Model(someMap: ["x_y": ["z_z": 1]])
        ) { $0.keyDecodingStrategy = .convertFromSnakeCase }
    }

    struct Placed: Decodable, Equatable, XMLDynamicNodeDecoding {
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
        try expectDecoded(xml, Placed(a: 1, b: 2, c: 3, d: 4, e: 5)) {
            $0.nodeDecodingStrategy = .custom { _, _ in { _ in .element } }
        }
        expectEqual(refusal(Placed.self, #"<r a="1" b="0" c="3"><d>4</d></r>"#)?.key, "b")
        struct Model: Decodable, Equatable { var a: Int, inner: [WithA<Int>] }
        let nodes = #"<r a="1"><a>0</a><inner a="0"><a>2</a></inner></r>"#
        try expectDecoded(nodes, Model(a: 1, inner: [WithA(a: 2)])) {
            $0.nodeDecodingStrategy = .custom { type, decoder in
                { key in type == Model.self && key.stringValue == "a" ? .attribute : nil }
            }
        }
    }
}
