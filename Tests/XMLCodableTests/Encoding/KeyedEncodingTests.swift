import Testing
import XMLCodable

/// Encoding with keyed containers.
struct KeyedEncodingTests {
    @Test("Every sigil has its placement, the empty key is the text, and keys of many cases are found by their values")
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
        struct One: Encodable { var only = 1 }
        try expectEqual(encoded([One(), One()]), "<r><r><only>1</only></r><r><only>1</only></r></r>")
        let names = (0..<3).flatMap { _ in (0..<200).map { "k\($0)" } }
        let text = try encoded(OpenKey.self) { container in
            for name in names { try container.encode(name, forKey: OpenKey(name)) }
        }
        expectEqual(text, "<r>" + names.map { "<\($0)>\($0)</\($0)>" }.joined() + "</r>")
        for name in ["a.b-c_d", "é", "xmlFoo", "_"] {
            let text = try encoded(OpenKey.self) { container in try container.encode(1, forKey: OpenKey(name)) }
            expectEqual(text, "<r><\(name)>1</\(name)></r>")
        }
    }

    @Test("Every scalar type is written, and 128-bit integers where they are available")
    func scalars() throws {
        struct Scalars: Encodable {
            var bool = true, int = Int.min, int8 = Int8.min, int16 = Int16.max, int32 = Int32.min
            var int64 = Int64.max, uint = UInt.max, uint8 = UInt8.max, uint16 = UInt16.max
            var uint32 = UInt32.max, uint64 = UInt64.max, float: Float = 0.1, double = 5.0, string = "a"
            var optional: Int? = 1
            var none: Int?
        }
        let expected =
            "<r><bool>true</bool><int>-9223372036854775808</int><int8>-128</int8><int16>32767</int16>"
            + "<int32>-2147483648</int32><int64>9223372036854775807</int64><uint>18446744073709551615</uint>"
            + "<uint8>255</uint8><uint16>65535</uint16><uint32>4294967295</uint32>"
            + "<uint64>18446744073709551615</uint64><float>0.1</float><double>5.0</double><string>a</string>"
            + "<optional>1</optional></r>"
        try expectEqual(encoded(Scalars()), expected)
        guard #available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *) else { return }
        struct Wide: Encodable { var a = Int128.min, b = UInt128.max, c: [Int128] = [-1] }
        let wide =
            "<r><a>-170141183460469231731687303715884105728</a>"
            + "<b>340282366920938463463374607431768211455</b><c>-1</c></r>"
        try expectEqual(encoded(Wide()), wide)
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

    @Test(
        "Names invalid in XML throw", arguments: ["", "#text", "@id", "a b", "1a", "xmlns", "xmlns:p", "a:b:c"])
    func badNames(name: String) throws {
        let refused = try #require(
            refusal(
                Custom { encoder in
                    var container = encoder.container(keyedBy: OpenKey.self)
                    try container.encode(1, forKey: OpenKey(name))
                }))
        expectEqual(refused.path, [name])
        #expect(refused.sentence.contains("\"\(name)\""))
    }

    @Test("Malformed keys of a model are names, which are invalid in XML", arguments: ["a.", ".a", "@", "0.b", "#foo"])
    func malformedKeys(name: String) throws {
        let refused = try #require(
            refusal(
                Custom { encoder in
                    var container = encoder.container(keyedBy: GrammarKey.self)
                    try container.encode(1, forKey: GrammarKey(name))
                }))
        expectEqual(refused.path, [name])
    }

    @Test("An attribute is one scalar and occurs once; a duplicate element is repeated")
    func attributes() throws {
        struct Point: Encodable { var x = 1 }
        struct Kept: Encodable { @XMLAttribute var point = Point() }
        struct List: Encodable { @XMLAttribute var list = [1, 2] }
        struct Raw: Encodable { @XMLAttribute var size = Size.large }
        enum Size: String, Encodable { case large }
        expectEqual(refusal(Kept())?.path, ["point"])
        expectEqual(refusal(Kept())?.sentence.contains("a value with keys cannot be written as an attribute"), true)
        expectEqual(refusal(List())?.sentence.contains("an array cannot be written as an attribute"), true)
        try expectEqual(encoded(Raw()), #"<r size="large" />"#)
        enum Key: String, CodingKey { case attribute = "@a", element = "a" }
        let attributes = Custom { encoder in
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(1, forKey: .attribute)
            try container.encode(1, forKey: .attribute)
        }
        expectEqual(refusal(attributes)?.sentence.contains("already has an attribute \"a\""), true)
        let elements = Custom { encoder in
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(1, forKey: .element)
            try container.encode(2, forKey: .element)
        }
        try expectEqual(encoded(elements), "<r><a>1</a><a>2</a></r>")
    }

    @Test("Many attributes stay distinct", arguments: [3, 64, 65, 500])
    func manyAttributes(count: Int) throws {
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
        expectEqual(refusal(twice)?.sentence.contains("already has an attribute"), true)
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
        struct Scalar: Encodable {
            var a = 0
            enum CodingKeys: String, CodingKey { case a = "*" }
        }
        expectEqual(refusal(Scalar())?.sentence.contains("represents elements"), true)
    }

    @Test("Values see their coding path and the user info")
    func paths() throws {
        final class Seen: @unchecked Sendable { var paths: [String] = [] }
        let seen = Seen()
        let key = try #require(CodingUserInfoKey(rawValue: "k"))
        struct Outer: Encodable {
            var list: [[Custom]]
            enum CodingKeys: String, CodingKey { case list = "x.list" }
        }
        let inner = Custom { encoder in
            seen.paths.append(encoder.codingPath.map(\.stringValue).joined(separator: "/"))
            expectEqual(encoder.codingPath.last?.intValue, 1)
            expectEqual(encoder.userInfo[key] as? Int, 5)
            var container = encoder.container(keyedBy: OpenKey.self)
            seen.paths.append(container.codingPath.map(\.stringValue).joined(separator: "/"))
            let other = container.superEncoder()
            seen.paths.append(other.codingPath.map(\.stringValue).joined(separator: "/"))
        }
        let quiet = Custom { _ in }
        let text = try encoded(Outer(list: [[quiet, inner]])) { $0.userInfo = [key: 5] }
        expectEqual(text, "<r><x><list><list /><list><super /></list></list></x></r>")
        expectEqual(seen.paths, ["x.list/Index 0/Index 1", "x.list/Index 0/Index 1", "x.list/Index 0/Index 1/super"])
    }
}
