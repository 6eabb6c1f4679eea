import Testing
import XMLCodable

/// Decoding wrappers, dictionaries and allKeys.
struct PlaceFinderPlacementTests {
    struct Wrapped: Decodable, Equatable {
        @XMLAttribute var id: Int
        @XMLAttribute var unit: String?
        @XMLChild var name: String
        @XMLElementAndAttribute var code: String
        @XMLCData var html: String
        @XMLText var text: String
    }

    @Test("Property wrappers place their values and override the sigil; wrapped optionals may be absent")
    func wrappers() throws {
        let xml = """
            <r id="1" name="no" code="c" html="no" text="no"><id>0</id><name>n</name><html><![CDATA[<b>]]></html>
            t<text>no</text></r>
            """
        let expected = Wrapped(id: 1, unit: nil, name: "n", code: "c", html: "<b>", text: "t")
        try expectDecoded(xml, expected)
        try expectDecoded("<l>\(xml)\(xml)</l>", [expected, expected])
        try expectDecoded(#"<r a="1"><a>2</a></r>"#, BothA(a: 2))
        try expectDecoded(#"<r a="1"/>"#, BothA(a: 1))
        try expectDecoded("<r><a>2</a></r>", BothA(a: 2))
        expectEqual(refusal(BothA<Int>.self, "<r/>")?.key, "a")
        struct Placed: Decodable, Equatable {
            @XMLChild var a: Int
            @XMLAttribute var b: Int
            @XMLAttribute var c: Int
            @XMLCData var d: String
            enum CodingKeys: String, CodingKey { case a = "@a", b = "@b", c = "x.@c", d = "#text" }
        }
        try expectDecoded(
            #"<r a="0" b="2"><a>1</a><b>0</b><x c="3"><c>0</c></x>own</r>"#, Placed(a: 1, b: 2, c: 3, d: "own"))
        struct Model: Decodable, Equatable {
            @XMLAttribute var a: Int?
            @XMLChild var e: [Int]
            @XMLChild var o: [Int]?
            @XMLText var t: Int?
            @XMLCData var c: String?
        }
        try expectDecoded("<r/>", Model(e: []))
        try expectDecoded("<r/>", AttributeA<Int?>(a: nil))
        try expectDecoded(#"<r a="1"/>"#, AttributeA<Int?>(a: 1))
        let missing = refusal(AttributeA<Int>.self, "<r><a>1</a></r>")
        expectEqual(missing?.key, "a")
        expectPart(missing?.sentence, "expected the attribute 'a'")
        struct Flagged: Decodable, Equatable {
            @XMLAttribute var flag: Bool
            @XMLText var number: Double
        }
        try expectDecoded(#"<r flag="YES">-inf</r>"#, Flagged(flag: true, number: -.infinity)) {
            $0.boolDecodingStrategy = .lenient
            $0.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        }
    }

    private func keys<Key: CodingKey>(_ type: Key.Type, _ xml: String) throws -> [String] {
        try reading(xml) { try $0.container(keyedBy: type).allKeys.map(\.stringValue) }
    }

    @Test("allKeys has attributes, children and text in document order, or only keys of the key type")
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

    enum Size: String, Decodable, CodingKeyRepresentable { case small, large }

    @Test("Dictionaries have child elements under their names, or entries with other keys; a duplicate name throws")
    func dictionaries() throws {
        struct Model: Decodable, Equatable {
            var plain: [String: Int], sizes: [Size: Int], lists: [String: [Int]], maybe: [String: Int?]
            var none: [String: Int], absent: [String: Int]? = nil
        }
        let xml = """
            <r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><plain x="9"><a>1</a>text<b>2</b></plain>
            <sizes><large>2</large></sizes><lists><a>1</a><b>2</b><a>3</a></lists>
            <maybe><a/><b xsi:nil="true"/><c>1</c></maybe></r>
            """
        let model = Model(
            plain: ["a": 1, "b": 2], sizes: [.large: 2], lists: ["a": [1, 3], "b": [2]],
            maybe: ["a": nil, "b": nil, "c": 1], none: [:])
        try expectDecoded(xml, model)
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
        let entries = #"<r><e key="1">a</e><e key="-2">b</e><e key="a b">c</e></r>"#
        try expectDecoded(entries, ["1": "a", "-2": "b", "a b": "c"]) { $0.dictionaryKeyStrategy = .entries }
        try expectDecoded(#"<r><e key="1">a</e><e key="-2">b</e></r>"#, [1: "a", -2: "b"]) {
            $0.dictionaryKeyStrategy = .entries
        }
        func refused(_ xml: String) -> DecodingFailure? {
            refusal([Int: String].self, xml) { $0.dictionaryKeyStrategy = .entries }
        }
        expectEqual(refused(#"<r><e key="1">a</e><e key="1">b</e></r>"#)?.kind, "dataCorrupted")
        expectPart(refused("<r><e>a</e></r>")?.sentence, "expected the attribute 'key'")
        expectEqual(refused(#"<r><e key="x">a</e></r>"#)?.kind, "typeMismatch")
        expectEqual(refusal([Int: Int].self, "<r><a>1</a></r>")?.kind, "typeMismatch")
    }
}
