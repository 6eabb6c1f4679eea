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

    @Test("A custom key strategy is asked only about names that the keys can have", arguments: [200, 400])
    func callsOfCustomStrategies(count: Int) throws {
        struct Item: Decodable, Equatable {
            var a: Int
            @XMLAttribute var b: Int
            var far: Int?
            enum CodingKeys: String, CodingKey { case a, b, far = "c.d" }
        }
        struct Near: Decodable { var a: Int }
        let calls = Calls()
        let strategy = lowercase(calls)
        let xml = "<d>" + (0..<count).map { #"<K\#($0) B="2"><A>1</A></K\#($0)>"# }.joined() + "</d>"
        let items = try decoded([String: Near].self, xml) { $0.keyDecodingStrategy = strategy }
        expectEqual(items.count, count)
        expectEqual(items["K7"]?.a, 1)
        #expect(calls.total < 10 * count)
        // Paths reach further.
        let far = #"<d><K B="2"><A>1</A><C><D>3</D></C></K><L B="2"><A>1</A></L></d>"#
        let found = try decoded([String: Item].self, far) { $0.keyDecodingStrategy = strategy }
        expectEqual(found, ["K": Item(a: 1, b: 2, far: 3), "L": Item(a: 1, b: 2, far: nil)])
    }

    /// Returns a strategy that converts names to lowercase, and counts how often it is called.
    private func lowercase(_ calls: Calls) -> XMLDecoder.KeyDecodingStrategy {
        .custom { path in
            calls.add()
            return OpenKey((path.last?.stringValue ?? "").lowercased())
        }
    }

    @Test(
        "Paths in many elements, and namesakes with different children, are converted once each", arguments: [200, 400])
    func callsAreLinear(count: Int) throws {
        struct Path: Decodable {
            var a: Int
            enum CodingKeys: String, CodingKey { case a = "x.a" }
        }
        struct Leaf: Decodable { var same: Int? }
        struct Namesake: Decodable { var item: Leaf }
        struct Rest: Decodable {
            var rest: Int
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: OpenKey.self)
                rest = try container.decode([XML.Element].self, forKey: OpenKey("*")).count
            }
        }
        var calls = Calls()
        func items(_ item: (Int) -> String) -> String {
            "<d>" + (0..<count).map { "<K\($0)>\(item($0))</K\($0)>" }.joined() + "</d>"
        }
        let paths = try decoded([String: Path].self, items { "<X><A>\($0)</A></X>" }) {
            $0.keyDecodingStrategy = lowercase(calls)
        }
        expectEqual(paths["K7"]?.a, 7)
        #expect(calls.total <= 8 * count)
        calls = Calls()
        let namesakes = try decoded([String: Namesake].self, items { "<Item><X\($0)/><Same>\($0)</Same></Item>" }) {
            $0.keyDecodingStrategy = lowercase(calls)
        }
        expectEqual(namesakes["K7"]?.item.same, 7)
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

    @Test("A name that appears later is found under keys that were looked up before")
    func laterNames() throws {
        struct Item: Decodable, Equatable {
            var a: Int?
            var deep: Int?
            var first: Int?
            @XMLAttribute var id: Int?
            var list: [Int]
            enum CodingKeys: String, CodingKey { case a, deep = "x.y.@z", first = "list.0", id, list }
        }
        struct Model: Decodable { var item: [Item] }
        let xml = """
            <r><item/><Item ID="1"><A>1</A></Item><item id="2"><a>2</a><x><y z="3"/></x></item>
            <item Id="3"><X><Y/><Y Z="4"/></X><x><Y z="5"/></x><List>1</List><lisT>2</lisT></item></r>
            """
        for namespaces in [XMLNamespaceStrategy.literal, .ignoringPrefixes, .bound([:])] {
            let model = try decoded(Model.self, xml) {
                $0.keyDecodingStrategy = lowercase(Calls())
                $0.namespaces = namespaces
            }
            expectEqual(
                model.item,
                [
                    Item(list: []), Item(a: 1, id: 1, list: []), Item(a: 2, deep: 3, id: 2, list: []),
                    Item(deep: 4, first: 1, id: 3, list: [1, 2]),
                ])
        }
    }

    @Test("What the model, or a path of an outer value, does not name is the same for each element")
    func rests() throws {
        struct Item: Decodable {
            var a: Int?
            var deep: Int?
            @XMLAnyElements var rest: [XML.Element]
            @XMLAnyAttributes var attributes: [XML.Attribute]
            enum CodingKeys: String, CodingKey { case a, deep = "x.y", rest, attributes }
        }
        struct Model: Decodable { var item: [Item] }
        let xml = """
            <r><item><B/></item><item A="1" c="2"><X/><A>1</A><B/></item><item><x><Y>2</Y></x><b/><a>3</a><Z/></item></r>
            """
        let model = try decoded(Model.self, xml) { $0.keyDecodingStrategy = lowercase(Calls()) }
        expectEqual(model.item.map { $0.rest.map(\.name.description) }, [["B"], ["B"], ["b", "Z"]])
        expectEqual(model.item.map { $0.attributes.map(\.name.description) }, [[], ["c"], []])
        expectEqual(model.item.map(\.a), [nil, 1, 3])
        expectEqual(model.item.map(\.deep), [nil, nil, 2])
        struct Inner: Decodable, Equatable {
            var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case rest = "x.a.*" }
        }
        struct Outer: Decodable, Equatable {
            @XMLFlattened var inner: Inner
            var b: Int
            enum CodingKeys: String, CodingKey { case inner, b = "x.a.b" }
        }
        let found = try decoded(Outer.self, "<r><X><A><B>1</B><c/></A></X></r>") {
            $0.keyDecodingStrategy = lowercase(Calls())
        }
        expectEqual(found, Outer(inner: Inner(rest: [try XML.Document(parsing: "<c/>").root]), b: 1))
    }

    @Test("An empty element on the way of a path to a list is an empty list", arguments: [false, true])
    func emptyWrapper(isConverted: Bool) throws {
        struct Order: Decodable, Equatable {
            var lines: [String]?
            enum CodingKeys: String, CodingKey { case lines = "lines.line" }
        }
        func order(_ xml: String) throws -> Order {
            try decoded(Order.self, xml) { if isConverted { $0.keyDecodingStrategy = lowercase(Calls()) } }
        }
        let (outer, inner) = isConverted ? ("Lines", "Line") : ("lines", "line")
        try expectEqual(order("<order><\(outer)/></order>"), Order(lines: []))
        try expectEqual(order("<order><\(outer)><\(inner)>a</\(inner)></\(outer)></order>"), Order(lines: ["a"]))
        try expectEqual(order("<order/>"), Order(lines: nil))
        try expectEqual(order("<order><\(outer)><other/></\(outer)></order>"), Order(lines: nil))
    }

    @Test("Choices and their values have converted names")
    func choices() throws {
        enum Shape: Decodable, Equatable {
            case circle(radius: Int)
            case note(String)
        }
        struct Group: Decodable, Equatable {
            var shapes: [Shape]
            enum CodingKeys: String, CodingKey { case shapes = "*" }
        }
        let xml = "<r><G1><Circle><Radius>1</Radius></Circle><NOTE>a</NOTE></G1><g2><circle radius='2'/></g2></r>"
        let groups = try decoded([String: Group].self, xml) { $0.keyDecodingStrategy = lowercase(Calls()) }
        expectEqual(
            groups, ["G1": Group(shapes: [.circle(radius: 1), .note("a")]), "g2": Group(shapes: [.circle(radius: 2)])])
    }
}
