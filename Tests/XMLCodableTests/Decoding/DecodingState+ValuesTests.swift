import Foundation
import Testing
import XMLCodable

/// Decoding optionals, empty elements and missing values.
struct DecodingStateValuesTests {
    struct Loose: Decodable, Equatable { var x: Int? }
    struct Strict: Decodable, Equatable { var x: Int }
    struct Text: Decodable { var a: String? }
    struct Number: Decodable { var a: Int? }
    struct Keyed: Decodable { var a: Strict? }

    struct Model: Decodable {
        var string: String?
        var data: Data?
        var loose: Loose?
        var int: Int?
        var date: Date?
        var url: URL?
        var decimal: Decimal?
        var bool: Bool?
        var id: UUID?
        var strict: Strict?
        var list: [String]?
        var map: [String: Int]?
        var raw: XML.Element?
    }

    static let empty = """
        <r><string/><data/><loose/><int/><date/><url/><decimal/><bool/><id/><strict/><list/><map/><raw/></r>
        """

    @Test("Empty elements are values or nil, by their type and by strategy; an absent value is always nil")
    func valueOrNil() throws {
        let model = try decoded(Model.self, Self.empty)
        expectEqual(model.string, "")
        expectEqual(model.data, Data())
        expectEqual(model.loose, Loose(x: nil))
        #expect(model.int == nil && model.date == nil && model.url == nil && model.decimal == nil)
        #expect(model.bool == nil && model.id == nil && model.strict == nil)
        expectEqual(model.list, [""])
        expectEqual(model.map, [:])
        expectEqual(model.raw?.name.localName, "raw")
        let absent = try decoded(Model.self, "<r/>")
        #expect(absent.string == nil && absent.data == nil && absent.loose == nil && absent.int == nil)
        #expect(absent.list == nil && absent.map == nil && absent.raw == nil && absent.strict == nil)
        let none = try decoded(Model.self, Self.empty) { $0.emptyElementStrategy = .nil }
        #expect(none.string == nil && none.data == nil && none.loose == nil && none.int == nil)
        try expectEqual(decoded(Text.self, "<r><a/></r>") { $0.emptyElementStrategy = .value }.a, "")
        expectEqual(refusal(Number.self, "<r><a/></r>") { $0.emptyElementStrategy = .value }?.path, ["a"])
        expectEqual(refusal(Keyed.self, "<r><a/></r>") { $0.emptyElementStrategy = .value }?.path, ["a"])
        expectEqual(refusal([Int?].self, "<r><a/></r>") { $0.emptyElementStrategy = .value }?.path, ["Index 0"])
    }

    @Test("xsi:nil is nil whatever its prefix, the content and the attributes")
    func schemaNil() throws {
        struct Path: Decodable {
            var a: String?
            enum CodingKeys: String, CodingKey { case a = "x.a" }
        }
        let schema = "xmlns:z='http://www.w3.org/2001/XMLSchema-instance'"
        try expectNil(decoded(Number.self, "<r \(schema)><a z:nil='true' x='1'/></r>").a)
        try expectNil(decoded(Number.self, "<r \(schema)><a z:nil=' 1 '>1</a></r>").a)
        try expectEqual(decoded(Number.self, "<r \(schema)><a z:nil='false'>1</a></r>").a, 1)
        try expectNil(decoded(Path.self, "<r \(schema)><x><a z:nil='true'/></x></r>").a)
        try expectNil(decoded(Int?.self, "<r \(schema) z:nil='true'/>"))
        try expectEqual(decoded([Int?].self, "<r \(schema)><a z:nil='true'/><a>1</a></r>"), [nil, 1])
        try expectEqual(decoded(Number.self, "<r xmlns:z='urn:other'><a z:nil='true'>1</a></r>").a, 1)
        struct Needed: Decodable { var a: Int }
        let refused = refusal(Needed.self, "<r \(schema)><a z:nil='true'/></r>")
        expectEqual(refused?.kind, "valueNotFound")
        expectEqual(refused?.sentence.contains("found nil"), true)
    }

    @Test("A malformed value throws, optional or not, and a child element is content")
    func malformed() throws {
        expectEqual(refusal(Number.self, "<r><a>x</a></r>")?.path, ["a"])
        expectEqual(refusal(Number.self, "<r a=' x'/>")?.path, ["a"])
        expectEqual(refusal(Keyed.self, "<r><a><x>y</x></a></r>")?.path, ["a", "x"])
        expectEqual(refusal(Keyed.self, "<r><a><y/></a></r>")?.key, "x")
        expectEqual(refusal([Int?].self, "<r><a>x</a></r>")?.path, ["Index 0"])
        for content in ["<b/>", " <b></b>", "<!--c--><b/>", "x", "<![CDATA[x]]>", "&#x78;"] {
            #expect(refusal(Number.self, "<r><a>\(content)</a></r>") != nil, "\(content)")
        }
        try expectNil(decoded(Number.self, "<r><a xmlns='u'/></r>").a)
    }

    @Test(
        "Absent text is empty or nil, an absent collection empty or an error by strategy, any other value keyNotFound")
    func missing() throws {
        struct Model: Decodable {
            var number: Int?
            var deep: Int?
            enum CodingKeys: String, CodingKey { case number = "#text", deep = "a.#text" }
        }
        try expectNil(decoded(Model.self, "<r/>").number)
        try expectNil(decoded(Model.self, "<r>\n<a/>\n</r>").number)
        try expectNil(decoded(Model.self, "<r><a/></r>").deep)
        try expectEqual(decoded(Model.self, "<r>1<a>2</a></r>").deep, 2)
        try expectEqual(decoded(Model.self, "<r>1<a>2</a></r>").number, 1)
        struct Needs: Decodable {
            var text: String
            enum CodingKeys: String, CodingKey { case text = "" }
        }
        try expectEqual(decoded(Needs.self, "<r/>").text, "")
        struct Lists: Decodable { var a: [Int], b: Set<Int>, c: [String: Int], d: [[Int]] }
        let lists = try decoded(Lists.self, "<r/>")
        #expect(lists.a == [] && lists.b == [] && lists.c == [:] && lists.d == [])
        expectEqual(refusal(Lists.self, "<r/>") { $0.missingCollectionStrategy = .throw }?.key, "a")
        struct Path: Decodable {
            var a: [Int]
            enum CodingKeys: String, CodingKey { case a = "x.a" }
        }
        try expectEqual(decoded(Path.self, "<r><x/></r>").a, [])
        expectEqual(refusal(Strict.self, "<r/>")?.kind, "keyNotFound")
    }

    @Test("Nesting far beyond the size of the stack throws instead of crashing")
    func depth() throws {
        indirect enum Chain: Decodable {
            case end
            case next(Chain)
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: OpenKey.self)
                let next = try container.decodeIfPresent(Chain.self, forKey: OpenKey("a"))
                self = next.map { .next($0) } ?? .end
            }
        }
        struct Through: Decodable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: OpenKey.self)
                guard container.contains(OpenKey("a")) else { return }
                _ = try Through(from: container.superDecoder(forKey: OpenKey("a")))
            }
        }
        func deep(_ count: Int) -> String {
            String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)
        }
        let configure: (XMLDecoder) -> Void = { $0.parsingOptions.limits.depth = 1_000_000 }
        let refused = refusal(Chain.self, deep(100_000), configure)
        expectEqual(refused?.kind, "dataCorrupted")
        expectEqual(refused?.sentence.contains("too deeply"), true)
        expectEqual(refusal(Through.self, deep(100_000), configure)?.sentence.contains("too deeply"), true)
        #expect(throws: DecodingError.self) { try decoded(Chain.self, deep(300)) }
        #expect(throws: Never.self) { try decoded(Chain.self, deep(200)) }
    }

    @Test("A raw element is decoded verbatim")
    func rawElements() throws {
        struct Raw: Decodable {
            var a: XML.Element, list: [XML.Element]
            var id: XML.Element?
            var rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case a, list, id, rest = "*" }
        }
        let raw = try decoded(Raw.self, "<r id='1'><a><b/></a><x/><list/><list>2</list><y/></r>")
        #expect(raw.a["b"] != nil)
        expectEqual(raw.list.map(\.text), ["", "2"])
        expectNil(raw.id)
        expectEqual(raw.rest.map(\.name.localName), ["x", "y"])
    }

    private final class Kept: @unchecked Sendable {
        var decoder: (any Decoder)?
        var texts: [String] = []
    }

    /// An item of a list that reads from the decoder of the first item of all.
    private struct Reader: Decodable {
        static let kept = CodingUserInfoKey(rawValue: "kept")
        init(from decoder: any Decoder) throws {
            guard let kept = Self.kept.flatMap({ decoder.userInfo[$0] }) as? Kept else { return }
            let first = kept.decoder ?? decoder
            kept.decoder = first
            kept.texts.append(try first.singleValueContainer().decode(String.self))
        }
    }

    private struct Lists: Decodable {
        @XMLList var first: [Reader]
        @XMLList var second: [Reader]
    }

    @Test(
        "the decoder of an item reads nothing of another list that is not an item there",
        arguments: [
            ("é", "é"), ("中中 x", ""), ("ab cd", "ab"), ("abc", ""), ("a", ""), ("a b", ""), ("éx", ""), ("xy", "xy"),
        ])
    func storedItem(_ other: String, _ expected: String) throws {
        let kept = Kept()
        let decoder = XMLDecoder()
        decoder.userInfo[try #require(Reader.kept)] = kept
        _ = try decoder.decode(Lists.self, from: "<l><first>xy</first><second>\(other)</second></l>")
        expectEqual(kept.texts.first, "xy")
        // A string of bytes that were cut would not be valid.
        for text in kept.texts.dropFirst() {
            expectEqual(Array(text.utf8), Array(expected.utf8))
            #expect(String(validating: Array(text.utf8), as: UTF8.self) != nil)
        }
    }
}
