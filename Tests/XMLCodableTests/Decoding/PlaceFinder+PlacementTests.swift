import Testing
import XMLCodable

/// Decoding wrappers, dictionaries and allKeys.
struct PlaceFinderPlacementTests {
    struct Wrapped: Codable, Equatable {
        @XMLAttribute var id: Int
        @XMLAttribute var unit: String?
        @XMLChild var name: String
        @XMLElementAndAttribute var code: String
        @XMLCData var html: String
        @XMLText var text: String
    }

    @Test("Property wrappers place their values, override the sigil, and take the element if there is an attribute too")
    func wrappers() throws {
        let xml = """
            <r id="1" name="no" code="c" html="no" text="no"><id>0</id><name>n</name><html><![CDATA[<b>]]></html>
            t<text>no</text></r>
            """
        let expected = Wrapped(id: 1, unit: nil, name: "n", code: "c", html: "<b>", text: "t")
        try expectEqual(decoded(Wrapped.self, xml), expected)
        try expectEqual(decoded([Wrapped].self, "<l>\(xml)\(xml)</l>"), [expected, expected])
        struct Model: Decodable { @XMLElementAndAttribute var a: Int }
        try expectEqual(decoded(Model.self, #"<r a="1"><a>2</a></r>"#).a, 2)
        try expectEqual(decoded(Model.self, #"<r a="1"/>"#).a, 1)
        try expectEqual(decoded(Model.self, "<r><a>2</a></r>").a, 2)
        expectEqual(refusal(Model.self, "<r/>")?.key, "a")
        struct Placed: Decodable {
            @XMLChild var a: Int
            @XMLAttribute var b: Int
            @XMLAttribute var c: Int
            @XMLCData var d: String
            enum CodingKeys: String, CodingKey { case a = "@a", b = "@b", c = "x.@c", d = "#text" }
        }
        let placed = try decoded(Placed.self, #"<r a="0" b="2"><a>1</a><b>0</b><x c="3"><c>0</c></x>own</r>"#)
        expectEqual([placed.a, placed.b, placed.c], [1, 2, 3])
        expectEqual(placed.d, "own")
    }

    @Test("Wrapped optionals may be absent, and the strategies for values apply inside wrappers")
    func absent() throws {
        struct Model: Decodable {
            @XMLAttribute var a: Int?
            @XMLChild var e: [Int]
            @XMLChild var o: [Int]?
            @XMLText var t: Int?
            @XMLCData var c: String?
        }
        let model = try decoded(Model.self, "<r/>")
        #expect(model.a == nil && model.e == [] && model.o == nil && model.t == nil && model.c == nil)
        struct Generic<V: Decodable>: Decodable { @XMLAttribute var v: V }
        try expectNil(decoded(Generic<Int?>.self, "<r/>").v)
        try expectEqual(decoded(Generic<Int?>.self, #"<r v="1"/>"#).v, 1)
        let missing = refusal(Generic<Int>.self, "<r><v>1</v></r>")
        expectEqual(missing?.key, "v")
        expectEqual(missing?.sentence.contains("expected the attribute 'v'"), true)
        struct Flagged: Decodable {
            @XMLAttribute var flag: Bool
            @XMLText var number: Double
        }
        let flagged = try decoded(Flagged.self, #"<r flag="YES">-inf</r>"#) {
            $0.boolDecodingStrategy = .lenient
            $0.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        }
        #expect(flagged.flag)
        expectEqual(flagged.number, -.infinity)
    }

    private func keys<Key: CodingKey>(_ type: Key.Type, _ xml: String) throws -> [String] {
        try reading(xml) { try $0.container(keyedBy: type).allKeys.map(\.stringValue) }
    }

    @Test(
        "allKeys has attributes, children and text in document order, or only keys of the key type, without declarations"
    )
    func allKeys() throws {
        let xml = #"<r xmlns:p="u" id="1" p:x="2"><b/><a/>text<b/><c/>more</r>"#
        try expectEqual(keys(OpenKey.self, xml), ["@id", "@p:x", "b", "a", "#text", "c"])
        try expectEqual(keys(OpenKey.self, "<r><a/> \n </r>"), ["a"])
        try expectEqual(keys(OpenKey.self, "<r>x</r>"), ["#text"])
        try expectEqual(keys(OpenKey.self, "<r><a/><![CDATA[ ]]></r>"), ["a", "#text"])
        try expectEqual(keys(OpenKey.self, "<r/>"), [])
        enum Known: String, CodingKey { case id, name, both = "@both", text = "" }
        let known = #"<r id="1" name="2" both="3" other="4"><name/><both/>x</r>"#
        try expectEqual(keys(Known.self, known), ["id", "@both", "name", ""])
    }

    enum Size: String, Codable, CodingKeyRepresentable { case small, large }

    @Test("Dictionaries have child elements under their names; a duplicate name throws, also among many names")
    func dictionaries() throws {
        struct Model: Decodable, Equatable {
            var plain: [String: Int], sizes: [Size: Int], lists: [String: [Int]], maybe: [String: Int?]
            var none: [String: Int]
            var absent: [String: Int]?
        }
        let xml = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><plain x="9"><a>1</a>text<b>2</b></plain>
            <sizes><large>2</large></sizes><lists><a>1</a><b>2</b><a>3</a></lists>
            <maybe><a/><b xsi:nil="true"/><c>1</c></maybe></r>
            """
        let model = try decoded(Model.self, xml)
        expectEqual(model.plain, ["a": 1, "b": 2])
        expectEqual(model.sizes, [.large: 2])
        expectEqual(model.lists, ["a": [1, 3], "b": [2]])
        expectEqual(model.maybe, ["a": nil, "b": nil, "c": 1])
        expectEqual(model.none, [:])
        expectNil(model.absent)
        expectEqual(refusal(Model.self, "<r/>") { $0.missingCollectionStrategy = .throw }?.key, "plain")
        let few = refusal([String: Int].self, "<r><a>1</a><b>1</b><a>2</a></r>")
        expectEqual(few?.kind, "dataCorrupted")
        expectEqual(few?.path, ["a"])
        expectEqual(few?.location?.elementPath, "/r/a[2]")
        let many = (0..<100).map { "<k\($0)>1</k\($0)>" }.joined()
        let again = refusal([String: Int].self, "<r>\(many)<k5>2</k5></r>")
        expectEqual(again?.path, ["k5"])
        expectEqual(again?.location?.elementPath, "/r/k5[2]")
        try expectEqual(decoded([String: [Int]].self, "<r>\(many)<k5>2</k5></r>")["k5"], [1, 2])
    }

    @Test("Dictionaries with other keys are decoded from entries, by strategy")
    func entries() throws {
        let xml = #"<r><e key="1">a</e><e key="-2">b</e><e key="a b">c</e></r>"#
        let strings = try decoded([String: String].self, xml) { $0.dictionaryKeyStrategy = .entries }
        expectEqual(strings, ["1": "a", "-2": "b", "a b": "c"])
        let numbers = try decoded([Int: String].self, #"<r><e key="1">a</e><e key="-2">b</e></r>"#) {
            $0.dictionaryKeyStrategy = .entries
        }
        expectEqual(numbers, [1: "a", -2: "b"])
        func refused(_ xml: String) -> DecodingFailure? {
            refusal([Int: String].self, xml) { $0.dictionaryKeyStrategy = .entries }
        }
        expectEqual(refused(#"<r><e key="1">a</e><e key="1">b</e></r>"#)?.kind, "dataCorrupted")
        expectEqual(refused("<r><e>a</e></r>")?.sentence.contains("expected the attribute 'key'"), true)
        expectEqual(refused(#"<r><e key="x">a</e></r>"#)?.kind, "typeMismatch")
        expectEqual(refusal([Int: Int].self, "<r><a>1</a></r>")?.kind, "typeMismatch")
    }
}
