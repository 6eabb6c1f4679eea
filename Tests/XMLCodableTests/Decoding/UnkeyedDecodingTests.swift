import Testing
import XMLCodable

/// Decoding with unkeyed containers.
struct UnkeyedDecodingTests {
    struct Point: Decodable, Equatable { var x: Int }

    @Test("All elements of a name are items; an inner array has all its children, a path the items under each match")
    func items() throws {
        struct Model: Decodable, Equatable {
            var n: [Int], s: [String], p: [Point], b: Set<Bool>, c: ContiguousArray<Double>
        }
        let xml = "<r><n>1</n><s>a</s><n>2</n><p><x>1</x></p><s/><b>true</b><p><x>2</x></p><n>3</n><c>.5</c></r>"
        try expectDecoded(xml, Model(n: [1, 2, 3], s: ["a", ""], p: [Point(x: 1), Point(x: 2)], b: [true], c: [0.5]))
        try expectEqual(decoded(WithA<Stack<Int>>.self, "<r><a>1</a><a>2</a></r>").a.items, [1, 2])
        try expectEqual(decoded(WithA<Stack<Int>>.self, "<r/>").a.items, [])
        let refused = refusal(WithA<Stack<Int>>.self, "<r/>") { $0.missingCollectionStrategy = .throw }
        expectEqual(refused?.kind, "keyNotFound")
        let rows = "<r><a><a>1</a><a>2</a></a><other/><a/><a><b>3</b><c>4</c></a></r>"
        try expectDecoded(rows, WithA(a: [[1, 2], [], [3, 4]]))
        try expectDecoded("<r><x><y>1</y></x><z/></r>", [[1], []])
        try expectDecoded("<r><x><y><z>1</z></y></x><z/></r>", [[[1]], []])
        struct Lists: Decodable, Equatable {
            var items: [Int], ids: [Int], texts: [String], second: [Int]
            enum CodingKeys: String, CodingKey {
                case items = "list.item", ids = "list.item.@id", texts = "list.item.#text"
                case second = "list.1.item"
            }
        }
        let wrapped = #"<r><list><item id="5">1</item><x/><item>2</item></list><list><item id="6">3</item></list></r>"#
        try expectDecoded(wrapped, Lists(items: [1, 2, 3], ids: [5, 6], texts: ["1", "2", "3"], second: [3]))
    }

    @Test("Every scalar type is an item")
    func scalars() throws {
        let items = (1...12).map { "<i>\($0)</i>" }.joined()
        _ = try reading("<r>\(items)<i>1</i><i>s</i></r>") { decoder in
            var list = try decoder.unkeyedContainer()
            expectEqual(list.count, 14)
            expectEqual(list.currentIndex, 0)
            try expectEqual(list.decode(Int.self), 1)
            try expectEqual(list.decode(Int8.self), 2)
            try expectEqual(list.decode(Int16.self), 3)
            try expectEqual(list.decode(Int32.self), 4)
            try expectEqual(list.decode(Int64.self), 5)
            try expectEqual(list.decode(UInt.self), 6)
            try expectEqual(list.decode(UInt8.self), 7)
            try expectEqual(list.decode(UInt16.self), 8)
            try expectEqual(list.decode(UInt32.self), 9)
            try expectEqual(list.decode(UInt64.self), 10)
            try expectEqual(list.decode(Float.self), 11)
            try expectEqual(list.decode(Double.self), 12)
            try expectEqual(list.decode(Bool.self), true)
            expectEqual(list.count, 14)
            expectEqual(list.currentIndex, 13)
            try expectEqual(list.decode(String.self), "s")
            #expect(list.isAtEnd)
        }
    }

    @Test("Optional items keep their position, and an optional array is nil for a single nil element")
    func optionals() throws {
        struct Model: Decodable, Equatable { var n: [Int?], s: [String?], p: [Point?] }
        let xml = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><n>1</n><n/><n xsi:nil="true"/><n>2</n>
            <s/><s xsi:nil="true"/><s>a</s><p/><p><x>1</x></p><p xsi:nil="1"/></r>
            """
        try expectDecoded(xml, Model(n: [1, nil, nil, 2], s: ["", nil, "a"], p: [nil, Point(x: 1), nil]))
        expectEqual(refusal([Int].self, "<r><n>1</n><n/></r>")?.path, ["Index 1"])
        let schema = #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">"#
        let one = schema + #"<a xsi:nil="true"/></r>"#
        let two = schema + #"<a xsi:nil="true"/><a>1</a></r>"#
        try expectDecoded("<r/>", MaybeA<[Int]>())
        try expectDecoded(one, MaybeA<[Int]>())
        try expectDecoded(one, MaybeA<[String]>())
        try expectDecoded(two, MaybeA<[Int?]>(a: [nil, 1]))
        try expectDecoded(one, MaybeA<[Int?]>(a: [nil]))
        expectEqual(refusal(MaybeA<[Int]>.self, two)?.path, ["a", "Index 0"])
        expectEqual(refusal(MaybeA<[Int]>.self, two)?.kind, "valueNotFound")
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
                try keyed.decode(Int.self, forKey: "k"), last,
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
        let xml = "<r><x><a><p><x>1</x></p></a><a><p><x>1</x></p><p><x>b</x></p></a></x></r>"
        expectEqual(refusal(PathA<[[Point]]>.self, xml)?.path, ["x.a", "Index 1", "Index 1", "x"])
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
