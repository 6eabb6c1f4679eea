import Testing
import XMLCodable

@Suite("Finding children and attributes")
struct DecodingStateLookupTests {
    /// Elements with this many different children must still be read in a moment.
    static let count = 20_000

    private func children(_ names: some Sequence<Int>) -> String {
        "<r>" + names.map { "<k\($0)>\($0)</k\($0)>" }.joined() + "</r>"
    }

    @Test("Many different children are found in time that grows with their number", .timeLimit(.minutes(1)))
    func manyChildren() throws {
        let found = try decoded([String: Int].self, children(0..<Self.count))
        #expect(found.count == Self.count)
        #expect(found["k77"] == 77)
    }

    @Test("Many lists under different names are too", .timeLimit(.minutes(1)))
    func manyLists() throws {
        let names = Array(0..<Self.count / 2) + Array(0..<Self.count / 2)
        let found = try decoded([String: [Int]].self, children(names))
        #expect(found.count == Self.count / 2)
        #expect(found["k77"] == [77, 77])
        let open = try reading(children(names)) { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            return try container.allKeys.map { try container.decode([Int].self, forKey: $0).count }
        }
        #expect(open == [Int](repeating: 2, count: Self.count / 2))
    }

    @Test("Keys against the order of the document are too", .timeLimit(.minutes(1)))
    func backwards() throws {
        let found = try reading(children(0..<Self.count)) { decoder in
            let container = try decoder.container(keyedBy: OpenKey.self)
            return try (0..<Self.count).reversed().map { try container.decode(Int.self, forKey: OpenKey("k\($0)")) }
        }
        #expect(found == Array((0..<Self.count).reversed()))
    }

    @Test("Many attributes are found in time that grows with their number", .timeLimit(.minutes(1)))
    func manyAttributes() throws {
        let xml = "<r " + (0..<9_000).map { #"k\#($0)="\#($0)""# }.joined(separator: " ") + "/>"
        let found = try reading("<d>\(xml)\(xml)</d>") { decoder in
            var list = try decoder.unkeyedContainer()
            var sum = 0
            while !list.isAtEnd {
                let container = try list.nestedContainer(keyedBy: OpenKey.self)
                for key in container.allKeys { sum += try container.decode(Int.self, forKey: key) }
                sum += try container.decode(Int.self, forKey: OpenKey("@k5"))
            }
            return sum
        }
        #expect(found == 2 * (8_999 * 9_000 / 2 + 5))
    }

    @Test("Many errors that a model drops cost no more than the document", .timeLimit(.minutes(1)))
    func droppedErrors() throws {
        struct Strict: Decodable { var needed: Int }
        struct Item: Decodable {
            var strict: Strict?
            var number: Int?
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: OpenKey.self)
                strict = try container.decodeIfPresent(Strict.self, forKey: OpenKey("strict"))
                number = try? container.decode(Int.self, forKey: OpenKey("number"))
            }
        }
        let xml = "<r>" + String(repeating: "<i><strict/><number>x</number></i>\n", count: Self.count) + "</r>"
        let items = try decoded([Item].self, xml)
        #expect(items.count == Self.count)
        #expect(items.allSatisfy { $0.strict == nil && $0.number == nil })
    }

    @Test("Attributes are found wherever they stand, and however that changes")
    func movingAttributes() throws {
        struct Model: Decodable, Equatable {
            @XMLAttribute var a: Int?
            @XMLAttribute var b: Int?
            @XMLAttribute var c: Int?
        }
        let xml = #"<r><i a="1" b="2" c="3"/><i c="3" b="2"/><i/><i x="0" b="2" a="1"/><i b="2"/></r>"#
        let found = try decoded([Model].self, xml)
        #expect(found.map(\.a) == [1, nil, nil, 1, nil])
        #expect(found.map(\.b) == [2, 2, nil, 2, 2])
        #expect(found.map(\.c) == [3, 3, nil, nil, nil])
    }

    @Test("Names whose numbers share a bit are told apart")
    func collidingNames() throws {
        let names = (0..<300).map { "n\($0)" }
        let xml = "<r>" + names.map { "<x><\($0)>1</\($0)><n0>2</n0></x>" }.joined() + "</r>"
        let found = try reading(xml) { decoder in
            var list = try decoder.unkeyedContainer()
            var found: [Int] = []
            for name in names {
                let container = try list.nestedContainer(keyedBy: OpenKey.self)
                found.append(try container.decode(Int.self, forKey: OpenKey(name)))
                found.append(try container.decode(Int.self, forKey: OpenKey("n0")))
                #expect(!container.contains(OpenKey("n299")) || name == "n299")
            }
            return found
        }
        #expect(found == [1, 1] + (1..<300).flatMap { _ in [1, 2] })
    }

    @Test("Random keys on random children give what a plain search gives")
    func random() throws {
        var random = SplitMix(seed: 5)
        for _ in 0..<200 {
            let names = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
                "n\(Int.random(in: 0..<12, using: &random))"
            }
            let asked = (0..<40).map { _ in "n\(Int.random(in: 0..<14, using: &random))" }
            let xml = "<r>" + names.enumerated().map { "<\($1)>\($0)</\($1)>" }.joined() + "</r>"
            let found = try reading(xml) { decoder in
                let container = try decoder.container(keyedBy: OpenKey.self)
                return try asked.map { name in
                    let list = try container.decode([Int].self, forKey: OpenKey(name))
                    #expect(list == names.indices.filter { names[$0] == name })
                    return try container.decodeIfPresent(Int.self, forKey: OpenKey(name))
                }
            }
            #expect(found == asked.map { name in names.firstIndex(of: name) })
        }
    }
}
