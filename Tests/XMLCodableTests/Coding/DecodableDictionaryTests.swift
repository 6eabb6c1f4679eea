import Testing

@testable import XMLCodable

/// Dictionaries decoded in place.
struct DecodableDictionaryTests {
    struct Item: Codable, Equatable {
        var name: String
        var number: Int?
    }

    /// A dictionary that `Dictionary.init(from:)` decodes.
    private struct Own<Value: Decodable>: Decodable {
        var map: [String: Value]
        enum CodingKeys: CodingKey { case map }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            map = try container.decode(Custom<Value>.self, forKey: .map).values
        }
    }

    /// Asks for keys as a dictionary does.
    private struct Custom<Value: Decodable>: Decodable {
        var values: [String: Value] = [:]
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: OpenKey.self)
            for key in container.allKeys { values[key.stringValue] = try container.decode(Value.self, forKey: key) }
        }
    }

    private struct Plain<Value: Decodable>: Decodable { var map: [String: Value] }

    @Test(
        "The result is that of a loop over the keys",
        arguments: [
            "", "<a>1</a>", "<a>1</a><b>2</b><c>3</c>", "<p:a xmlns:p='u'>1</p:a><a>2</a>",
            "<a>1</a><!-- c --><b>2</b>",
            (0..<200).map { "<k\($0)>\($0)</k\($0)>" }.joined(),
        ])
    func likeALoop(content: String) throws {
        let xml = "<r><map>\(content)</map></r>"
        try expectEqual(decoded(Plain<Int>.self, xml).map, decoded(Own<Int>.self, xml).map)
        try expectEqual(decoded(Plain<String>.self, xml).map, decoded(Own<String>.self, xml).map)
        try expectEqual(decoded(Plain<[Int]>.self, xml).map, decoded(Own<[Int]>.self, xml).map)
    }

    @Test("Values of all kinds, dictionaries in dictionaries, and keys and values in turn")
    func values() throws {
        let items = "<x><name>a</name></x><y><name>b</name><number>2</number></y>"
        let expected = ["x": Item(name: "a"), "y": Item(name: "b", number: 2)]
        try expectEqual(decoded([String: Item].self, "<r>\(items)</r>"), expected)
        try expectEqual(
            decoded([String: [String: Item]].self, "<r><p>\(items)</p><q/></r>"), ["p": expected, "q": [:]])
        try expectEqual(decoded([String: Int?].self, "<r><a>1</a><b/></r>"), ["a": 1, "b": nil])
        try expectEqual(decoded([[String: Int]].self, "<r><i><a>1</a></i><i><b>2</b></i></r>"), [["a": 1], ["b": 2]])
        try expectStrict("<r><open /><prices /><inner /></r>", Shop(open: [:], prices: [:], inner: [:]))
        try expectStrict(
            "<r><open>monday</open><open>true</open><inner><a /></inner></r>",
            Shop(open: [.monday: true], prices: nil, inner: ["a": [:]]))
        #expect(throws: DecodingError.self) {
            try XMLDecoder().decode(Shop.self, from: "<r><open>monday</open><inner/></r>")
        }
    }

    @Test("Errors name the entry, and the coding path of a value has its key, a number where it is one")
    func errors() throws {
        for (xml, place) in [
            ("<r><map><a>1</a><b>x</b></map></r>", "/r/map/b"), ("<r><map><a>1</a><a>2</a></map></r>", "/r/map/a[2]"),
            ("<r><map>text</map></r>", "/r/map"), ("<r><map a='1'/></r>", "/r/map"),
        ] {
            let error = try #require(throws: DecodingError.self) { try decoded(Plain<Int>.self, xml) }
            #expect("\(error)".contains("at \(place)"), "\(error)")
        }
        struct Seen: Decodable {
            var keys: [String]
            var numbers: [Int?]
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
