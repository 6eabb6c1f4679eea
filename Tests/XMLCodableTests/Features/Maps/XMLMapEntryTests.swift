import Testing
import XMLCodable

struct MapEntryTests {
    struct Setting: XMLMapEntry {
        @XMLAttribute var name: String
        var value: Int
        var entry: (key: String, value: Int) { (name, value) }
        init(key: String, value: Int) { (name, self.value) = (key, value) }
    }

    typealias Entry = XML.MapEntry<String, Int>

    struct Job: Codable, Equatable {
        @XMLTransformed<XML.MapOf<Entry>> var limit: [String: Int]
        @XMLTransformed<XML.MapOf<Setting>?> var setting: [String: Int]?
        @XMLChild @XMLTransformed<XML.MapOf<Setting>> var deep: [String: Int]
        enum CodingKeys: String, CodingKey { case limit, setting, deep = "list.item" }
    }

    @Test("Repeated elements are the entries of a dictionary of any type, written in the order of keys, also in JSON")
    func entries() throws {
        let xml = """
            <r><limit key="files">100</limit><limit key="processes">8</limit>
            <setting name="a"><value>1</value></setting>
            <list><item name="b"><value>2</value></item><item name="c"><value>3</value></item></list></r>
            """
        let job = Job(limit: ["files": 100, "processes": 8], setting: ["a": 1], deep: ["c": 3, "b": 2])
        try expectStrict(xml, job)
        try expectEqual(decoded(Job.self, "<r/>"), Job(limit: [:], setting: nil, deep: [:]))
        try expectEqual(encoded(Job(limit: [:], setting: nil, deep: [:])), "<r />")
        enum Side: String, Codable { case left, right }
        struct Point: Codable, Equatable {
            @XMLAttribute var id: Int
            var x: Double
        }
        struct Model: Codable, Equatable {
            @XMLTransformed<XML.MapOf<XML.MapEntry<Int, String>>> var a: [Int: String]
            @XMLTransformed<XML.MapOf<XML.MapEntry<Side, Bool>>> var b: [Side: Bool]
            @XMLTransformed<XML.MapOf<XML.MapEntry<String, Point>>> var c: [String: Point]
        }
        let typed = """
            <r><a key="10">q</a><a key="9">z</a><b key="left">true</b><b key="right">false</b>
            <c key="k" id="1"><x>2.5</x></c></r>
            """
        try expectCase(
            typed, Model(a: [9: "z", 10: "q"], b: [.left: true, .right: false], c: ["k": Point(id: 1, x: 2.5)]))
        struct Named: Codable, Equatable {
            @XMLTransformed<XML.MapOf<Entry>> var maxSize: [String: Int]
            @XMLTransformed<XML.MapOf<Entry>> var other: [String: Int]
            enum CodingKeys: String, CodingKey { case maxSize, other = "{urn:a}other" }
        }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.keyEncodingStrategy = .convertToSnakeCase
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let named = #"<r xmlns:a="urn:a"><max_size key="theKey">1</max_size><a:other key="x">2</a:other></r>"#
        try expectCase(named, Named(maxSize: ["theKey": 1], other: ["x": 2]), encoder: encoder, decoder: decoder)
        let json = """
            {"limit":[{"key":"a","value":2},{"key":"b","value":1}],"list.item":[{"name":"c","value":3}]}
            """
        try expectJSON(json, Job(limit: ["b": 1, "a": 2], setting: nil, deep: ["c": 3]))
        #expect(throws: (any Error).self) {
            try decodedJSON(Job.self, #"{"limit":[{"key":"a","value":2},{"key":"a","value":1}],"list.item":[]}"#)
        }
    }

    @Test("Errors name the entry; two entries with one key are an error")
    func errors() throws {
        func check(_ xml: String, _ sentence: String) {
            expectEqual(refusal(Job.self, xml)?.sentence, sentence)
            expectEqual(XMLDecoder().diagnose(Job.self, from: xml).map(\.description), [sentence])
        }
        check(
            "<r><limit key='a'>1</limit>\n<limit key='b'>x</limit></r>",
            "2:16: expected an integer for MapEntry<String, Int>.value at /r/limit[2], found \"x\"")
        check(
            "<r><limit>1</limit></r>",
            "1:4: expected the attribute 'key' for MapEntry<String, Int>.key at /r/limit, found none")
        check("<r><setting name='a'/></r>", "1:4: expected <value> for Setting.value at /r/setting, found none")
        let xml = "<r><limit key='a'>1</limit><limit key='a'>1</limit></r>"
        let duplicate = refusal(Job.self, xml)
        expectEqual(duplicate?.kind, "dataCorrupted")
        expectEqual(duplicate?.path, ["limit", "Index 1"])
        expectEqual(duplicate?.sentence, #"1:43: expected different keys, found "a" twice, at /r/limit[2]"#)
        struct Lenient: Decodable {
            @XMLLenient @XMLTransformed<XML.MapOf<Setting>?> var limit: [String: Int]?
        }
        try expectNil(decoded(Lenient.self, xml).limit)
    }

    // MARK: - Attributes

    struct Shape: Codable, Equatable {
        @XMLTransformed<XML.AttributeMap> var style: [String: String]
        @XMLTransformed<XML.AttributeMap?> var more: [String: String]?
        @XMLTransformed<[XML.AttributeMap]> var layer: [[String: String]]
        enum CodingKeys: String, CodingKey { case style, more = "a.b", layer }
    }

    @Test("The attributes of an element are a dictionary, sorted when written; other content is reported")
    func attributes() throws {
        let xml = """
            <r><style fill="&lt;red" stroke="black" /><a><b xml:lang="de" /></a><layer z="1" /><layer /></r>
            """
        let shape = Shape(
            style: ["stroke": "black", "fill": "<red"], more: ["xml:lang": "de"], layer: [["z": "1"], [:]])
        try expectStrict(xml, shape)
        try expectEqual(decoded(Shape.self, "<r><style/></r>"), Shape(style: [:], more: nil, layer: []))
        try expectEqual(
            decoded(Shape.self, #"<r><style stroke="1" fill="2"/></r>"#).style, ["fill": "2", "stroke": "1"])
        try expectJSON(
            #"{"layer":[{"x":"1"}],"style":{"a":"2","b":"1"}}"#,
            Shape(style: ["b": "1", "a": "2"], more: nil, layer: [["x": "1"]]))
        try expectEqual(decoded(Shape.self, "<r><style a='1'>text</style></r>").style, ["a": "1"])
        let strict = refusal(Shape.self, "<r><style a='1'>text</style></r>") { $0.unknownNodes = .throw }
        expectStart(strict?.sentence, "1:17: nothing in")
        expectEqual(refusal(Shape.self, "<r/>")?.sentence, "1:1: expected <style> for Shape.style at /r, found none")
        expectEnd(refusal(Shape(style: ["b c": "1"], more: nil, layer: []))?.sentence, "\"b c\" is not an XML name")
        expectPart(
            refusal(Shape(style: ["p:c": "1"], more: nil, layer: []))?.sentence,
            "the namespace prefix \"p\" is not declared")
        struct Misplaced: Codable { @XMLAttribute @XMLTransformed<XML.AttributeMap> var style: [String: String] }
        expectEqual(refusal(Misplaced.self, "<r style=''/>")?.kind, "typeMismatch")
        expectEqual(refusal(Misplaced(style: [:]))?.path, ["style"])
    }
}
