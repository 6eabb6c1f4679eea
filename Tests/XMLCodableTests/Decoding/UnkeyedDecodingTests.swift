import Testing
import XMLCodable

/// Decoding with unkeyed containers.
struct UnkeyedDecodingTests {
    struct Point: Codable, Equatable { var x: Int }

    @Test("All elements of a name are the items, adjacent or not, also of a custom collection")
    func items() throws {
        struct Model: Decodable {
            var n: [Int], s: [String], p: [Point], b: Set<Bool>, c: ContiguousArray<Double>
        }
        let xml = "<r><n>1</n><s>a</s><n>2</n><p><x>1</x></p><s/><b>true</b><p><x>2</x></p><n>3</n><c>.5</c></r>"
        let model = try decoded(Model.self, xml)
        expectEqual(model.n, [1, 2, 3])
        expectEqual(model.s, ["a", ""])
        expectEqual(model.p, [Point(x: 1), Point(x: 2)])
        expectEqual(model.b, [true])
        expectEqual(model.c, [0.5])
        struct Own: Decodable { var item: Stack<Int> }
        try expectEqual(decoded(Own.self, "<r><item>1</item><item>2</item></r>").item.items, [1, 2])
        try expectEqual(decoded(Own.self, "<r/>").item.items, [])
        let refused = refusal(Own.self, "<r/>") { $0.missingCollectionStrategy = .throw }
        expectEqual(refused?.kind, "keyNotFound")
    }

    @Test("Every scalar type is an item")
    func scalars() throws {
        let xml =
            "<r><i>1</i><i>2</i><i>3</i><i>4</i><i>5</i><i>6</i><i>7</i><i>8</i><i>9</i><i>10</i><i>11</i><i>12</i>"
            + "<i>1</i><i>s</i></r>"
        let sum = try reading(xml) { decoder in
            var list = try decoder.unkeyedContainer()
            expectEqual(list.count, 14)
            expectEqual(list.currentIndex, 0)
            var sum = 0.0
            sum += Double(try list.decode(Int.self))
            sum += Double(try list.decode(Int8.self))
            sum += Double(try list.decode(Int16.self))
            sum += Double(try list.decode(Int32.self))
            sum += Double(try list.decode(Int64.self))
            sum += Double(try list.decode(UInt.self))
            sum += Double(try list.decode(UInt8.self))
            sum += Double(try list.decode(UInt16.self))
            sum += Double(try list.decode(UInt32.self))
            sum += Double(try list.decode(UInt64.self))
            sum += Double(try list.decode(Float.self))
            sum += try list.decode(Double.self)
            #expect(try list.decode(Bool.self))
            expectEqual(list.count, 14)
            expectEqual(list.currentIndex, 13)
            try expectEqual(list.decode(String.self), "s")
            #expect(list.isAtEnd)
            return sum
        }
        expectEqual(sum, 78)
    }

    @Test("Optional items keep their position, and an optional array is nil for a single nil element")
    func optionals() throws {
        struct Model: Decodable { var n: [Int?], s: [String?], p: [Point?] }
        let xml = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><n>1</n><n/><n xsi:nil="true"/><n>2</n>
            <s/><s xsi:nil="true"/><s>a</s><p/><p><x>1</x></p><p xsi:nil="1"/></r>
            """
        let model = try decoded(Model.self, xml)
        expectEqual(model.n, [1, nil, nil, 2])
        expectEqual(model.s, ["", nil, "a"])
        expectEqual(model.p, [nil, Point(x: 1), nil])
        expectEqual(refusal([Int].self, "<r><n>1</n><n/></r>")?.path, ["Index 1"])
        struct Plain: Decodable { var n: [Int]? }
        struct WithNil: Decodable { var n: [Int?]? }
        struct Names: Decodable { var n: [String]? }
        let schema = #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">"#
        let one = schema + #"<n xsi:nil="true"/></r>"#
        let two = schema + #"<n xsi:nil="true"/><n>1</n></r>"#
        try expectNil(decoded(Plain.self, "<r/>").n)
        try expectNil(decoded(Plain.self, one).n)
        try expectNil(decoded(Names.self, one).n)
        try expectEqual(decoded(WithNil.self, two).n, [nil, 1])
        try expectEqual(decoded(WithNil.self, one).n, [nil])
        expectEqual(refusal(Plain.self, two)?.path, ["n", "Index 0"])
        expectEqual(refusal(Plain.self, two)?.kind, "valueNotFound")
    }

    @Test("An inner array takes every child element as an item, the path of a wrapped list the items under every match")
    func nested() throws {
        struct Rows: Decodable { var row: [[Int]] }
        let rows = "<r><row><row>1</row><row>2</row></row><other/><row/><row><a>3</a><b>4</b></row></r>"
        try expectEqual(decoded(Rows.self, rows).row, [[1, 2], [], [3, 4]])
        try expectEqual(decoded([[Int]].self, "<r><x><y>1</y></x><z/></r>"), [[1], []])
        try expectEqual(decoded([[[Int]]].self, "<r><x><y><z>1</z></y></x><z/></r>"), [[[1]], []])
        struct Model: Decodable {
            var items: [Int], ids: [Int], texts: [String], second: [Int]
            enum CodingKeys: String, CodingKey {
                case items = "list.item", ids = "list.item.@id", texts = "list.item.#text"
                case second = "list.1.item"
            }
        }
        let xml = """
            <r><list><item id="5">1</item><x/><item>2</item></list><list><item id="6">3</item></list></r>
            """
        let model = try decoded(Model.self, xml)
        expectEqual(model.items, [1, 2, 3])
        expectEqual(model.ids, [5, 6])
        expectEqual(model.texts, ["1", "2", "3"])
        expectEqual(model.second, [3])
    }

    @Test("Nested containers continue at the current item, and a failed one is not skipped and has its index once")
    func containers() throws {
        let nested = "<r><i><k>1</k></i><i><j>2</j><j>3</j></i><i>4</i><i/><i>5</i></r>"
        let values = try reading(nested) { decoder in
            var list = try decoder.unkeyedContainer()
            let keyed = try list.nestedContainer(keyedBy: OpenKey.self)
            var inner = try list.nestedUnkeyedContainer()
            let other = try list.superDecoder()
            #expect(try list.decodeNil())
            try expectEqual(list.decodeNil(), false)
            expectEqual(list.currentIndex, 4)
            let last = try list.decode(Int.self)
            expectEqual(keyed.codingPath.map(\.stringValue), ["Index 0"])
            expectEqual(inner.codingPath.map(\.stringValue), ["Index 1"])
            expectEqual(other.codingPath.map(\.stringValue), ["Index 2"])
            return [
                try inner.decode(Int.self), try Int(from: other), try inner.decode(Int.self),
                try keyed.decode(Int.self, forKey: OpenKey("k")), last,
            ]
        }
        expectEqual(values, [2, 4, 3, 1, 5])
        let found = try reading("<r><i>a</i><i>2</i></r>") { decoder in
            var list = try decoder.unkeyedContainer()
            #expect(throws: DecodingError.self) { try list.decode(Int.self) }
            expectEqual(list.currentIndex, 0)
            try expectEqual(list.decode(String.self), "a")
            return try list.decode(Int.self)
        }
        expectEqual(found, 2)
        struct Model: Decodable {
            var list: [[Point]]
            enum CodingKeys: String, CodingKey { case list = "a.list" }
        }
        let xml = "<r><a><list><p><x>1</x></p></list><list><p><x>1</x></p><p><x>b</x></p></list></a></r>"
        expectEqual(refusal(Model.self, xml)?.path, ["a.list", "Index 1", "Index 1", "x"])
        expectEqual(refusal([Int: [Int]].self, "<r><a>b</a></r>")?.path, ["a"])
    }

    @Test("Decoding past the end is an error that names the index, or nil for optionals")
    func pastTheEnd() throws {
        func past<R>(_ body: @escaping (inout any UnkeyedDecodingContainer) throws -> R) -> DecodingFailure? {
            refusal {
                try reading("<r><i>1</i></r>") { decoder in
                    var list = try decoder.unkeyedContainer()
                    _ = try list.decode(Int.self)
                    return try body(&list)
                }
            }
        }
        let errors = [
            past { try $0.decode(Int.self) }, past { try $0.decode(String.self) }, past { try $0.decode(Point.self) },
            past { try $0.decodeNil() }, past { try $0.nestedContainer(keyedBy: OpenKey.self) },
            past { try $0.nestedUnkeyedContainer() }, past { try $0.superDecoder() },
        ]
        for error in errors {
            expectEqual(error?.kind, "valueNotFound")
            expectEqual(error?.path, ["Index 1"])
        }
        let absent = try reading("<r><i>1</i></r>") { decoder in
            var list = try decoder.unkeyedContainer()
            _ = try list.decode(Int.self)
            return [try list.decodeIfPresent(Int.self) == nil, try list.decodeIfPresent(Point.self) == nil]
        }
        expectEqual(absent, [true, true])
    }

    struct Stack<Item: Decodable>: Decodable, XMLDecodableSequence {
        var items: [Item] = []
        init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            while !container.isAtEnd { items.append(try container.decode(Item.self)) }
        }
    }
}
