import Foundation
import Testing
import XMLCodable

/// Decoding optionals, empty elements and missing values.
struct DecodingStateValuesTests {
    struct Model: Decodable, Equatable {
        var string: String?, data: Data?, loose: MaybeA<Int>?, int: Int?, date: Date?, url: URL?, decimal: Decimal?
        var bool: Bool?, id: UUID?, strict: WithA<Int>?, list: [String]?, map: [String: Int]?, raw: XML.Element?
    }

    static let empty = """
        <r><string/><data/><loose/><int/><date/><url/><decimal/><bool/><id/><strict/><list/><map/><raw/></r>
        """

    @Test("Empty elements are values or nil by type and strategy; absent text and lists are empty, other values nil")
    func valueOrNil() throws {
        let raw = XML.Element("raw")
        try expectDecoded(
            Self.empty, Model(string: "", data: Data(), loose: MaybeA(), list: [""], map: [:], raw: raw))
        try expectDecoded("<r/>", Model())
        let none = try decoded(Model.self, Self.empty) { $0.emptyElementStrategy = .nil }
        #expect(none.string == nil && none.data == nil && none.loose == nil && none.int == nil)
        try expectEqual(decoded(MaybeA<String>.self, "<r><a/></r>") { $0.emptyElementStrategy = .value }.a, "")
        expectEqual(refusal(MaybeA<Int>.self, "<r><a/></r>") { $0.emptyElementStrategy = .value }?.path, ["a"])
        expectEqual(refusal(MaybeA<WithA<Int>>.self, "<r><a/></r>") { $0.emptyElementStrategy = .value }?.path, ["a"])
        expectEqual(refusal([Int?].self, "<r><a/></r>") { $0.emptyElementStrategy = .value }?.path, ["Index 0"])
        struct Texts: Decodable {
            var number: Int?, deep: Int?
            enum CodingKeys: String, CodingKey { case number = "#text", deep = "a.#text" }
        }
        try expectNil(decoded(Texts.self, "<r/>").number)
        try expectNil(decoded(Texts.self, "<r>\n<a/>\n</r>").number)
        try expectNil(decoded(Texts.self, "<r><a/></r>").deep)
        try expectEqual(decoded(Texts.self, "<r>1<a>2</a></r>").deep, 2)
        try expectEqual(decoded(Texts.self, "<r>1<a>2</a></r>").number, 1)
        struct Needs: Decodable {
            var text: String
            enum CodingKeys: String, CodingKey { case text = "" }
        }
        try expectEqual(decoded(Needs.self, "<r/>").text, "")
        struct Lists: Decodable { var a: [Int], b: Set<Int>, c: [String: Int], d: [[Int]] }
        let lists = try decoded(Lists.self, "<r/>")
        #expect(lists.a == [] && lists.b == [] && lists.c == [:] && lists.d == [])
        expectEqual(refusal(Lists.self, "<r/>") { $0.missingCollectionStrategy = .throw }?.key, "a")
        try expectEqual(decoded(PathA<[Int]>.self, "<r><x/></r>").a, [])
        expectEqual(refusal(WithA<Int>.self, "<r/>")?.kind, "keyNotFound")
    }

    @Test("xsi:nil is nil whatever its prefix, content and attributes; a malformed value throws, optional or not")
    func schemaNil() throws {
        let schema = "xmlns:z='http://www.w3.org/2001/XMLSchema-instance'"
        try expectNil(decoded(MaybeA<Int>.self, "<r \(schema)><a z:nil='true' x='1'/></r>").a)
        try expectNil(decoded(MaybeA<Int>.self, "<r \(schema)><a z:nil=' 1 '>1</a></r>").a)
        try expectEqual(decoded(MaybeA<Int>.self, "<r \(schema)><a z:nil='false'>1</a></r>").a, 1)
        try expectNil(decoded(MaybePathA<String>.self, "<r \(schema)><x><a z:nil='true'/></x></r>").a)
        try expectNil(decoded(Int?.self, "<r \(schema) z:nil='true'/>"))
        try expectEqual(decoded([Int?].self, "<r \(schema)><a z:nil='true'/><a>1</a></r>"), [nil, 1])
        try expectEqual(decoded(MaybeA<Int>.self, "<r xmlns:z='urn:other'><a z:nil='true'>1</a></r>").a, 1)
        let refused = refusal(WithA<Int>.self, "<r \(schema)><a z:nil='true'/></r>")
        expectEqual(refused?.kind, "valueNotFound")
        expectPart(refused?.sentence, "found nil")
        expectEqual(refusal(MaybeA<Int>.self, "<r><a>x</a></r>")?.path, ["a"])
        expectEqual(refusal(MaybeA<Int>.self, "<r a=' x'/>")?.path, ["a"])
        expectEqual(refusal(MaybeA<WithA<Int>>.self, "<r><a><a>y</a></a></r>")?.path, ["a", "a"])
        expectEqual(refusal(MaybeA<WithA<Int>>.self, "<r><a><y/></a></r>")?.key, "a")
        expectEqual(refusal([Int?].self, "<r><a>x</a></r>")?.path, ["Index 0"])
        for content in ["<b/>", " <b></b>", "<!--c--><b/>", "x", "<![CDATA[x]]>", "&#x78;"] {
            #expect(refusal(MaybeA<Int>.self, "<r><a>\(content)</a></r>") != nil, "\(content)")
        }
        try expectNil(decoded(MaybeA<Int>.self, "<r><a xmlns='u'/></r>").a)
    }

    @Test("Nesting far beyond the size of the stack throws instead of crashing")
    func depth() throws {
        final class Chain: Decodable {
            let next: Chain?
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: OpenKey.self)
                next = try container.decodeIfPresent(Chain.self, forKey: "a")
            }
        }
        struct Through: Decodable {
            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: OpenKey.self)
                guard container.contains("a") else { return }
                _ = try Through(from: container.superDecoder(forKey: "a"))
            }
        }
        let configure: (XMLDecoder) -> Void = { $0.parsingOptions.limits.depth = 1_000_000 }
        let refused = refusal(Chain.self, deepXML("a", 100_000), configure)
        expectEqual(refused?.kind, "dataCorrupted")
        expectPart(refused?.sentence, "too deeply")
        expectPart(refusal(Through.self, deepXML("a", 100_000), configure)?.sentence, "too deeply")
        #expect(throws: DecodingError.self) { try decoded(Chain.self, deepXML("a", 300)) }
        #expect(throws: Never.self) { try decoded(Chain.self, deepXML("a", 200)) }
    }

    @Test("A raw element is decoded verbatim, is XML text to other coders, and neither text nor an attribute")
    func rawElements() throws {
        struct Raw: Decodable {
            var a: XML.Element, list: [XML.Element], id: XML.Element?, rest: [XML.Element]
            enum CodingKeys: String, CodingKey { case a, list, id, rest = "*" }
        }
        let raw = try decoded(Raw.self, "<r id='1'><a><b/></a><x/><list/><list>2</list><y/></r>")
        #expect(raw.a["b"] != nil)
        expectEqual(raw.list.map(\.text), ["", "2"])
        expectNil(raw.id)
        expectEqual(raw.rest.map(\.name.localName), ["x", "y"])
        let model = try decoded(WithA<XML.Element>.self, "<r><a x='1'><b/>t</a></r>")
        let json = try JSONEncoder().encode(model)
        try expectEqual(JSONDecoder().decode(WithA<XML.Element>.self, from: json), model)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(WithA<XML.Element>.self, from: Data(#"{"a":"<b"}"#.utf8))
        }
        expectEqual(refusal(AttributeA<XML.Element>.self, "<r a='1'/>")?.kind, "typeMismatch")
        expectEqual(refusal(WithA<XML.Element>.self, "<r/>")?.kind, "keyNotFound")
    }

    private final class Kept: @unchecked Sendable { var decoder: (any Decoder)? = nil, texts: [String] = [] }

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
