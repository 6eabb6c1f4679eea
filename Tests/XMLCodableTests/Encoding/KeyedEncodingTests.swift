import Testing
import XMLCodable

/// Encoding with keyed containers.
struct KeyedEncodingTests {
    @Test("Every sigil has its placement, the empty key is the text, and other names than those of XML throw")
    func sigils() throws {
        struct Price: Encodable {
            var currency = "EUR", amount = 5.95, note = "net", empty = ""
            enum CodingKeys: String, CodingKey { case currency = "@currency", amount = "#text", note, empty }
        }
        try expectEqual(encoded(Price()), #"<r currency="EUR">5.95<note>net</note><empty></empty></r>"#)
        struct Guid: Encodable {
            var isPermaLink = true, value = "http://a/?b&c"
            enum CodingKeys: String, CodingKey { case isPermaLink = "@isPermaLink", value = "" }
        }
        try expectEqual(encoded(Guid()), #"<r isPermaLink="true">http://a/?b&amp;c</r>"#)
        try expectEqual(encoded([WithA(a: 1), WithA(a: 1)]), "<r><r><a>1</a></r><r><a>1</a></r></r>")
        let names = (0..<3).flatMap { _ in (0..<200).map { "k\($0)" } }
        let text = try encoded(OpenKey.self) { container in
            for name in names { try container.encode(name, forKey: OpenKey(name)) }
        }
        expectEqual(text, "<r>" + names.map { "<\($0)>\($0)</\($0)>" }.joined() + "</r>")
        for name in ["a.b-c_d", "é", "xmlFoo", "_"] {
            let text = try encoded(OpenKey.self) { container in try container.encode(1, forKey: OpenKey(name)) }
            expectEqual(text, "<r><\(name)>1</\(name)></r>")
        }
        for name in ["", "#text", "@id", "a b", "1a", "xmlns", "xmlns:p", "a:b:c"] {
            let refused = refusal(Custom(OpenKey.self) { container in try container.encode(1, forKey: OpenKey(name)) })
            expectEqual(refused?.path, [name])
            expectPart(refused?.sentence, "\"\(name)\"")
        }
        for name in ["a.", ".a", "@", "0.b", "#foo"] {
            let refused = refusal(
                Custom(GrammarKey.self) { container in try container.encode(1, forKey: GrammarKey(name)) })
            expectEqual(refused?.path, [name])
        }
    }

    @Test("Every scalar type is written, and 128-bit integers where they are available")
    func scalars() throws {
        try expectEqual(encoded(KeyedDecodingTests.Scalars()), KeyedDecodingTests.asElements)
        try expectEqual(encoded(KeyedDecodingTests.OptionalScalars()), KeyedDecodingTests.asElements)
        try expectEqual(encoded(MaybeA<Int>()), "<r />")
        guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *) else { return }
        try expectEqual(
            encoded(WithA(a: Int128.min)), "<r><a>-170141183460469231731687303715884105728</a></r>")
        try expectEqual(
            encoded(WithA(a: UInt128.max)), "<r><a>340282366920938463463374607431768211455</a></r>")
        try expectEqual(encoded(WithA(a: [-1 as Int128])), "<r><a>-1</a></r>")
    }

    struct Wrapped: Encodable {
        @XMLAttribute var id = 7
        @XMLAttribute var unit: String? = "kg"
        @XMLAttribute var missing: String?
        @XMLChild var name = "n"
        @XMLElementAndAttribute var code = "c"
        @XMLCData var html = "<b>]]></b>"
        @XMLText var text = "t"
    }

    @Test("Property wrappers place their values first, then keys, then the type, then the strategy")
    func placements() throws {
        let expected =
            #"<r id="7" unit="kg" code="c"><name>n</name><code>c</code>"#
            + "<html><![CDATA[<b>]]]]><![CDATA[></b>]]></html>t</r>"
        try expectEqual(encoded(Wrapped()), expected)
        struct Model: Encodable, XMLDynamicNodeEncoding {
            @XMLChild var a = 1
            @XMLAttribute var b = 2
            @XMLCData var c = "x"
            var d = 3
            enum CodingKeys: String, CodingKey { case a = "@a", b, c = "#text", d }
            static func nodeEncoding(for key: any CodingKey) -> XMLPlacement { .attribute }
        }
        try expectEqual(encoded(Model()), #"<r b="2" d="3"><a>1</a><![CDATA[x]]></r>"#)
        struct Inner: Encodable {
            var x = 1, y = "2"
            enum CodingKeys: String, CodingKey { case x, y = "#text" }
        }
        struct Typed: Encodable, XMLDynamicNodeEncoding {
            var a = 1, b = 2, c = 3, inner = [Inner(), Inner()]
            static func nodeEncoding(for key: any CodingKey) -> XMLPlacement {
                switch key.stringValue {
                case "a": .attribute
                case "b": .elementAndAttribute
                default: .element
                }
            }
        }
        let plain = #"<r a="1" b="2"><b>2</b><c>3</c><inner><x>1</x>2</inner><inner><x>1</x>2</inner></r>"#
        try expectEqual(encoded(Typed()), plain)
        let asked = #"<r a="1" b="2"><b>2</b><c>3</c><inner x="1">2</inner><inner x="1">2</inner></r>"#
        try expectEqual(
            encoded(Typed()) {
                $0.nodeEncodingStrategy = .custom { type, encoder in
                    { type == Inner.self && $0.stringValue == "x" ? .attribute : nil }
                }
            }, asked)
    }

    @Test("An attribute is one scalar and occurs once, also among many; a duplicate element is repeated")
    func attributes() throws {
        let kept = refusal(AttributeA(a: WithA(a: 1)))
        expectEqual(kept?.path, ["a"])
        expectPart(kept?.sentence, "a value with keys cannot be written as an attribute")
        try expectEqual(encoded(AttributeA(a: SingleValueEncodingTests.Size.large)), #"<r a="large" />"#)
        enum Key: String, CodingKey { case attribute = "@a", element = "a" }
        let attributes = Custom(Key.self) { container in
            try container.encode(1, forKey: .attribute)
            try container.encode(1, forKey: .attribute)
        }
        expectPart(refusal(attributes)?.sentence, "already has an attribute \"a\"")
        let elements = Custom(Key.self) { container in
            try container.encode(1, forKey: .element)
            try container.encode(2, forKey: .element)
        }
        try expectEqual(encoded(elements), "<r><a>1</a><a>2</a></r>")
        for count in [3, 64, 65, 500] {
            struct Attributes: Encodable, XMLDynamicNodeEncoding {
                let names: [String]
                func encode(to encoder: any Encoder) throws {
                    var container = encoder.container(keyedBy: OpenKey.self)
                    for name in names { try container.encode(1, forKey: OpenKey(name)) }
                }
                static func nodeEncoding(for key: any CodingKey) -> XMLPlacement { .attribute }
            }
            let names = (0..<count).map { "a\($0)" }
            let one = "<r" + names.map { " \($0)=\"1\"" }.joined() + " />"
            try expectEqual(encoded([Attributes(names: names), Attributes(names: names)]), "<r>\(one)\(one)</r>")
            let twice = Attributes(names: names + [names[count - 1]])
            expectPart(refusal(twice)?.sentence, "already has an attribute")
        }
    }

    @Test("A value under the empty key or the key for remaining elements is inline")
    func inline() throws {
        struct Inner: Encodable {
            @XMLAttribute var id = 1
            var b = 2
        }
        enum Shape: Encodable {
            case circle(radius: Int)
            case square(Int, side: Int)
        }
        struct Model: Encodable {
            var a = 0, inner = Inner(), shapes = [Shape.circle(radius: 1), .square(3, side: 2)]
            var single = Shape.circle(radius: 3)
            enum CodingKeys: String, CodingKey { case a, inner = "", shapes = "*", single = "x.*" }
        }
        let expected =
            #"<r id="1"><a>0</a><b>2</b><circle><radius>1</radius></circle><square>3<side>2</side></square>"#
            + "<x><circle><radius>3</radius></circle></x></r>"
        try expectEqual(encoded(Model()), expected)
        let scalar = Custom(GrammarKey.self) { container in try container.encode(0, forKey: "*") }
        expectPart(refusal(scalar)?.sentence, "represents elements")
    }

    @Test("Values see their coding path and the user info")
    func paths() throws {
        final class Seen: @unchecked Sendable { var paths: [String] = [] }
        let seen = Seen()
        let key = try #require(CodingUserInfoKey(rawValue: "k"))
        let inner = Custom { encoder in
            seen.paths.append(encoder.codingPath.map(\.stringValue).joined(separator: "/"))
            expectEqual(encoder.codingPath.last?.intValue, 1)
            expectEqual(encoder.userInfo[key] as? Int, 5)
            var container = encoder.container(keyedBy: OpenKey.self)
            seen.paths.append(container.codingPath.map(\.stringValue).joined(separator: "/"))
            let other = container.superEncoder()
            seen.paths.append(other.codingPath.map(\.stringValue).joined(separator: "/"))
        }
        let outer = Custom(GrammarKey.self) { container in
            try container.encode([[Custom { _ in }, inner]], forKey: "x.list")
        }
        let text = try encoded(outer) { $0.userInfo = [key: 5] }
        expectEqual(text, "<r><x><list><list /><list><super /></list></list></x></r>")
        expectEqual(seen.paths, ["x.list/Index 0/Index 1", "x.list/Index 0/Index 1", "x.list/Index 0/Index 1/super"])
    }
}

/// Dictionaries.
struct KeyedDictionaryTests {
    enum Number: String, CodingKeyRepresentable, Codable { case one, two }

    @Test("String keys are names, sorted; other keys make arrays of keys and values, and entries can have any")
    func names() throws {
        try expectEqual(encoded(["b": 1, "a": 2, "c": 3]), "<r><a>2</a><b>1</b><c>3</c></r>")
        try expectEqual(encoded(["k": ["x.y": ["z": true]]]), "<r><k><x.y><z>true</z></x.y></k></r>")
        try expectEqual(encoded([Number.two: 2, .one: 1]), "<r><one>1</one><two>2</two></r>")
        try expectEqual(encoded([String: Int]()), "<r />")
        struct Model: Encodable { var someKeys = ["someKey": 1] }
        try expectEqual(
            encoded(Model()) { $0.keyEncodingStrategy = .convertToSnakeCase },
            "<r><some_keys><someKey>1</someKey></some_keys></r>")
        struct Key: Hashable, Encodable { var k = 1 }
        try expectEqual(encoded([Key(): "v"]), "<r><r><k>1</k></r><r>v</r></r>")
        func text(_ value: some Encodable) throws -> String {
            try encoded(value) { $0.dictionaryKeyStrategy = .entries }
        }
        try expectEqual(text([10: "a", 9: "b"]), #"<r><entry key="9">b</entry><entry key="10">a</entry></r>"#)
        try expectEqual(
            text(["first <name>": ["x": 1]]),
            #"<r><entry key="first &lt;name&gt;"><entry key="x">1</entry></entry></r>"#)
        try expectEqual(
            text(["a": [1, 2], "b": []]),
            #"<r><entry key="a"><entry>1</entry><entry>2</entry></entry><entry key="b" /></r>"#)
        try expectEqual(text(["p": AttributeA(a: 1)]), #"<r><entry key="p" a="1" /></r>"#)
        expectEqual(refusal(["a": "\u{1}"]) { $0.dictionaryKeyStrategy = .entries }?.path, ["a"])
    }

    @Test("Keys that are not names throw, and one without items is kept unless it would be read as an item that is nil")
    func badKeys() throws {
        expectEqual(refusal([1: "a"])?.path, ["1"])
        expectEqual(refusal(["first name": "a"])?.path, ["first name"])
        expectEqual(refusal(["k": ["@id": "a"]])?.path, ["k", "@id"])
        #expect(refusal(["xmlns:p": "urn:x"]) != nil)
        let waysOut = "; `encoder.dictionaryKeyStrategy = .entries` and `XML.MapOf` write any key"
        expectPart(refusal([1: "a"])?.sentence, "\"1\" is not an XML name" + waysOut)
        expectPart(refusal(["xmlns:p": "urn:x"])?.sentence, waysOut)
        let xsi = "http://www.w3.org/2001/XMLSchema-instance"
        let empty = #"<r xmlns:xsi="\#(xsi)"><a xsi:nil="true" /></r>"#
        try expectCase(empty, ["a": [Int]()])
        try expectCase(empty, ["a": [nil] as [Int?]])
        for refused in [refusal(["a": []] as [String: [Int?]]), refusal(["a": nil] as [String: [Int?]?])] {
            expectEqual(refused?.path, ["a"])
            expectPart(refused?.sentence, "the key has no items")
        }
    }
}
