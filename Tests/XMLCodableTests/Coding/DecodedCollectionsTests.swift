import Testing
import XMLCodable

/// Arrays and dictionaries decoded in place.
struct DecodedCollectionsTests {
    struct Item: Decodable, Equatable {
        var name: String
        var number: Int?
    }

    /// Asks for keys as a dictionary does.
    private struct Custom<Value: Decodable>: Decodable {
        var values: [String: Value] = [:]
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: OpenKey.self)
            for key in container.allKeys { values[key.stringValue] = try container.decode(Value.self, forKey: key) }
        }
    }
    private struct Plain<Value: Decodable>: Decodable { var value: Value }

    @Test("An array is that of Array.init(from:)", arguments: [0, 1, 2, 3, 100])
    func array(count: Int) throws {
        let items = (0..<count).map {
            "<value><name>n\($0)</name>\($0 % 2 == 0 ? "<number>\($0)</number>" : "")</value>"
        }
        let xml = "<r>" + items.joined(separator: "<other/>") + "</r>"
        let plain = try decoded(Plain<[Item]>.self, xml).value
        expectEqual(plain.count, count)
        let own = try reading(xml) { decoder in
            try [Item](from: decoder.container(keyedBy: OpenKey.self).superDecoder(forKey: OpenKey("value")))
        }
        expectEqual(plain, own)
        expectEqual(plain.last?.name, (count == 0 ? nil : "n\(count - 1)"))
    }

    @Test("Arrays of arrays, of optionals and of classes; an error names its item and releases those before")
    func arrays() throws {
        final class Box: Decodable { var v: Int }
        struct Model: Decodable { var row: [[Int]], n: [Int?], box: [Box] }
        let xml =
            "<r><row><c>1</c><c>2</c></row><row/><row><c>3</c></row><n>1</n><n/><n>3</n>"
            + "<box><v>7</v></box><box><v>8</v></box></r>"
        let model = try decoded(Model.self, xml)
        expectEqual(model.row, [[1, 2], [], [3]])
        expectEqual(model.n, [1, nil, 3])
        expectEqual(model.box.map(\.v), [7, 8])
        final class Counted: Decodable {
            nonisolated(unsafe) static var alive = 0
            let number: Int
            init(from decoder: any Decoder) throws {
                number = try decoder.singleValueContainer().decode(Int.self)
                Self.alive += 1
            }
            deinit { Self.alive -= 1 }
        }
        let error = refusal([String: [Counted]].self, "<r><n>1</n><n>2</n><n>x</n><n>4</n></r>")
        expectEqual(error?.kind, "dataCorrupted")
        expectEqual(error?.path, ["n", "Index 2"])
        expectEqual(Counted.alive, 0)
    }

    @Test(
        "A dictionary is that of a loop over the keys",
        arguments: [
            "", "<a>1</a>", "<a>1</a><b>2</b><c>3</c>", "<p:a xmlns:p='u'>1</p:a><a>2</a>",
            "<a>1</a><!-- c --><b>2</b>", (0..<200).map { "<k\($0)>\($0)</k\($0)>" }.joined(),
        ])
    func likeALoop(content: String) throws {
        let xml = "<r><value>\(content)</value></r>"
        func loop<Value: Decodable>(_ type: Value.Type) throws -> [String: Value] {
            try reading(xml) { decoder in
                let container = try decoder.container(keyedBy: OpenKey.self)
                return try container.decode(Custom<Value>.self, forKey: OpenKey("value")).values
            }
        }
        try expectEqual(decoded(Plain<[String: Int]>.self, xml).value, loop(Int.self))
        try expectEqual(decoded(Plain<[String: String]>.self, xml).value, loop(String.self))
        try expectEqual(decoded(Plain<[String: [Int]]>.self, xml).value, loop([Int].self))
    }

    @Test("Dictionaries of all kinds of values, dictionaries in dictionaries, and keys and values in turn")
    func values() throws {
        let items = "<x><name>a</name></x><y><name>b</name><number>2</number></y>"
        let expected = ["x": Item(name: "a"), "y": Item(name: "b", number: 2)]
        try expectEqual(decoded([String: Item].self, "<r>\(items)</r>"), expected)
        let nested = try decoded([String: [String: Item]].self, "<r><p>\(items)</p><q/></r>")
        expectEqual(nested, ["p": expected, "q": [:]])
        try expectEqual(decoded([String: Int?].self, "<r><a>1</a><b/></r>"), ["a": 1, "b": nil])
        try expectEqual(decoded([[String: Int]].self, "<r><i><a>1</a></i><i><b>2</b></i></r>"), [["a": 1], ["b": 2]])
        try expectStrict("<r><open /><prices /><inner /></r>", Shop(open: [:], prices: [:], inner: [:]))
        try expectStrict(
            "<r><open>monday</open><open>true</open><inner><a /></inner></r>",
            Shop(open: [.monday: true], prices: nil, inner: ["a": [:]]))
        #expect(throws: DecodingError.self) { try decoded(Shop.self, "<r><open>monday</open><inner/></r>") }
    }

    @Test("Errors name the entry, and the coding path of a value has its key, a number where it is one")
    func errors() throws {
        for (xml, place) in [
            ("<r><value><a>1</a><b>x</b></value></r>", "/r/value/b"),
            ("<r><value><a>1</a><a>2</a></value></r>", "/r/value/a[2]"),
            ("<r><value>text</value></r>", "/r/value"), ("<r><value a='1'/></r>", "/r/value"),
        ] {
            let error = try #require(throws: DecodingError.self) { try decoded(Plain<[String: Int]>.self, xml) }
            #expect("\(error)".contains("at \(place)"), "\(error)")
        }
        struct Seen: Decodable {
            var keys: [String], numbers: [Int?]
            init(from decoder: any Decoder) throws {
                keys = decoder.codingPath.map(\.stringValue)
                numbers = decoder.codingPath.map(\.intValue)
            }
        }
        let seen = try decoded([String: Seen].self, "<r><a>1</a></r>")
        expectEqual(seen["a"]?.keys, ["a"])
        let decoder = XMLDecoder()
        decoder.dictionaryKeyStrategy = .entries
        let entry = try decoder.decode([String: Seen].self, from: Array("<r><entry key='7'>1</entry></r>".utf8))
        expectEqual(entry["7"]?.numbers, [7])
    }
    enum Day: String, Codable { case monday, sunday }
    struct Shop: Codable, Equatable {
        var open: [Day: Bool]
        var prices: [Double: Int]?
        var inner: [String: [Day: Int]]
    }
}
