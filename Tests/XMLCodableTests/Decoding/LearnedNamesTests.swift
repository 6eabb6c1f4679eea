import Foundation
import Testing
import XMLCodable

/// Names that a key strategy converts as they are met.
struct LearnedNamesTests {
    private final class Calls: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        func add() { lock.withLock { count += 1 } }
        var total: Int { lock.withLock { count } }
    }

    @Test("A custom key strategy is asked once about each name that the keys can have")
    func calls() throws {
        for count in [200, 400] {
            struct Item: Decodable, Equatable {
                var a: Int
                @XMLAttribute var b: Int
                var far: Int?
                enum CodingKeys: String, CodingKey { case a, b, far = "c.d" }
            }
            let calls = Calls()
            let strategy = lowercase(calls)
            let xml = "<d>" + (0..<count).map { #"<K\#($0) B="2"><A>1</A></K\#($0)>"# }.joined() + "</d>"
            let items = try decoded([String: WithA<Int>].self, xml) { $0.keyDecodingStrategy = strategy }
            expectEqual(items.count, count)
            expectEqual(items["K7"]?.a, 1)
            #expect(calls.total < 10 * count)
            // Paths reach further.
            let far = #"<d><K B="2"><A>1</A><C><D>3</D></C></K><L B="2"><A>1</A></L></d>"#
            try expectDecoded(far, ["K": Item(a: 1, b: 2, far: 3), "L": Item(a: 1, b: 2)]) {
                $0.keyDecodingStrategy = strategy
            }
        }
        for count in [200, 400] {
            struct Rest: Decodable {
                var rest: Int
                init(from decoder: any Decoder) throws {
                    let container = try decoder.container(keyedBy: OpenKey.self)
                    rest = try container.decode([XML.Element].self, forKey: "*").count
                }
            }
            var calls = Calls()
            func items(_ item: (Int) -> String) -> String {
                "<d>" + (0..<count).map { "<K\($0)>\(item($0))</K\($0)>" }.joined() + "</d>"
            }
            let paths = try decoded([String: PathA<Int>].self, items { "<X><A>\($0)</A></X>" }) {
                $0.keyDecodingStrategy = lowercase(calls)
            }
            expectEqual(paths["K7"]?.a, 7)
            #expect(calls.total <= 8 * count)
            calls = Calls()
            let namesakes = try decoded([String: WithA<MaybeA<Int>>].self, items { "<A><X\($0)/><A>\($0)</A></A>" }) {
                $0.keyDecodingStrategy = lowercase(calls)
            }
            expectEqual(namesakes["K7"]?.a.a, 7)
            #expect(calls.total <= 8 * count)
            calls = Calls()
            let rests = try decoded([String: Rest].self, items { "<A\($0)/>" }) {
                $0.keyDecodingStrategy = lowercase(calls)
            }
            expectEqual(rests.count, count)
            // Every name is one of the open keys.
            #expect(rests.values.allSatisfy { $0.rest == 0 })
            #expect(calls.total <= 8 * count)
        }
    }

    /// Returns a strategy that converts names to lowercase, and counts how often it is called.
    private func lowercase(_ calls: Calls) -> XMLDecoder.KeyDecodingStrategy {
        .custom { path in
            calls.add()
            return OpenKey((path.last?.stringValue ?? "").lowercased())
        }
    }

    @Test("A name that appears later is found under keys that were looked up before")
    func laterNames() throws {
        struct Item: Decodable, Equatable {
            var a: Int?, deep: Int?, first: Int?
            @XMLAttribute var id: Int?
            var list: [Int]
            enum CodingKeys: String, CodingKey { case a, deep = "x.y.@z", first = "list.0", id, list }
        }
        let xml = """
            <r><a/><A ID="1"><A>1</A></A><a id="2"><a>2</a><x><y z="3"/></x></a>
            <a Id="3"><X><Y/><Y Z="4"/></X><x><Y z="5"/></x><List>1</List><lisT>2</lisT></a></r>
            """
        let items = [
            Item(list: []), Item(a: 1, id: 1, list: []), Item(a: 2, deep: 3, id: 2, list: []),
            Item(deep: 4, first: 1, id: 3, list: [1, 2]),
        ]
        for namespaces in [XMLNamespaceStrategy.literal, .ignoringPrefixes, .bound([:])] {
            try expectDecoded(xml, WithA(a: items)) {
                $0.keyDecodingStrategy = lowercase(Calls())
                $0.namespaces = namespaces
            }
        }
    }

    @Test("What the model, or a path of an outer value, does not name is the same for each element")
    func rests() throws {
        struct Item: Decodable {
            var a: Int?, deep: Int?
            @XMLAnyElements var rest: [XML.Element]
            @XMLAnyAttributes var attributes: [XML.Attribute]
            enum CodingKeys: String, CodingKey { case a, deep = "x.y", rest, attributes }
        }
        let xml = #"<r><a><B/></a><a A="1" c="2"><X/><A>1</A><B/></a><a><x><Y>2</Y></x><b/><a>3</a><Z/></a></r>"#
        let items = try decoded(WithA<[Item]>.self, xml) { $0.keyDecodingStrategy = lowercase(Calls()) }.a
        expectEqual(items.map { $0.rest.map(\.name.description) }, [["B"], ["B"], ["b", "Z"]])
        expectEqual(items.map { $0.attributes.map(\.name.description) }, [[], ["c"], []])
        expectEqual(items.map(\.a), [nil, 1, 3])
        expectEqual(items.map(\.deep), [nil, nil, 2])
        struct Inner: Decodable, Equatable {
            var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case rest = "x.a.*" }
        }
        struct Outer: Decodable, Equatable {
            @XMLFlattened var inner: Inner
            var b: Int
            enum CodingKeys: String, CodingKey { case inner, b = "x.a.b" }
        }
        let rest = [try XML.Document(parsing: "<c/>").root]
        try expectDecoded("<r><X><A><B>1</B><c/></A></X></r>", Outer(inner: Inner(rest: rest), b: 1)) {
            $0.keyDecodingStrategy = lowercase(Calls())
        }
    }

    @Test("Choices and their values have converted names; an empty element before a list is an empty list")
    func choices() throws {
        enum Shape: Codable, Equatable { case circle(radius: Int), note(String) }
        let xml = "<r><G1><Circle><Radius>1</Radius></Circle><NOTE>a</NOTE></G1><g2><circle radius='2'/></g2></r>"
        try expectDecoded(
            xml,
            [
                "G1": Contents(items: [Shape.circle(radius: 1), .note("a")]),
                "g2": Contents(items: [.circle(radius: 2)]),
            ]
        ) { $0.keyDecodingStrategy = lowercase(Calls()) }
        for isConverted in [false, true] {
            struct Order: Decodable, Equatable {
                var lines: [String]?
                enum CodingKeys: String, CodingKey { case lines = "lines.line" }
            }
            let (outer, inner) = isConverted ? ("Lines", "Line") : ("lines", "line")
            for (xml, lines) in [
                ("<order><\(outer)/></order>", []),
                ("<order><\(outer)><\(inner)>a</\(inner)></\(outer)></order>", ["a"]),
                ("<order/>", nil), ("<order><\(outer)><other/></\(outer)></order>", nil),
            ] {
                try expectDecoded(xml, Order(lines: lines)) {
                    if isConverted { $0.keyDecodingStrategy = lowercase(Calls()) }
                }
            }
        }
    }
}
