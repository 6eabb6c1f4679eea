import Foundation
import Testing
import XMLCodable

/// The rows of "Types" about single values.
struct ScalarTypesParityTests {
    @Test(
        "Int/UInt 8-64, Double, Float, Bool, String: both ways, trimmed; a malformed one is an error with its location")
    func scalars() throws {
        struct Model: Codable, Equatable {
            var i8: Int8, i16: Int16, i32: Int32, i64: Int64, i: Int
            var u8: UInt8, u16: UInt16, u32: UInt32, u64: UInt64, u: UInt
            var double: Double
            var float: Float
            var bool: Bool
            var string: String
        }
        let xml = """
            <r><i8>-128</i8><i16>-32768</i16><i32>-2147483648</i32><i64>-9223372036854775808</i64><i>-1</i>
            <u8>255</u8><u16>65535</u16><u32>4294967295</u32><u64>18446744073709551615</u64><u>0</u>
            <double>0.1</double><float>5.95</float><bool>true</bool><string>a &lt; b</string></r>
            """
        try expectCase(
            xml,
            Model(
                i8: .min, i16: .min, i32: .min, i64: .min, i: -1, u8: .max, u16: .max, u32: .max, u64: .max, u: 0,
                double: 0.1, float: 5.95, bool: true, string: "a < b"))
        for text in [" 5.95 ", "\n5.95\n", "5.95"] {
            try expectEqual(XMLDecoder().decode([String: Double].self, from: "<r><a>\(text)</a></r>"), ["a": 5.95])
        }
        for text in ["65.0", "300", "1 2", "0x1", "", "true", "١"] {
            let refusal = try decodingRefusal(One<Int8>.self, "<r>\n<value>\(text)</value></r>")
            expectEqual(refusal.kind, .dataCorrupted)
            expectEqual(refusal.path, ["value"])
            expectStart(refusal.sentence, "2:")
            expectPart(refusal.sentence, "One<Int8>.value at /r/value")
        }
    }

    @Test("Bool spellings + Bool from presence of tag: those of XML Schema, or others and custom words by strategy")
    func booleans() throws {
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        for (text, value) in [("true", true), ("false", false), ("1", true), ("0", false)] {
            try expectEqual(decoder.decode([String: Bool].self, from: "<r><a>\(text)</a></r>"), ["a": value])
        }
        let others = [("TRUE", true), ("FALSE", false), ("yes", true), ("off", false)]
        for (text, _) in others { _ = try decodingRefusal([String: Bool].self, "<r><a>\(text)</a></r>") }
        decoder.boolDecodingStrategy = .lenient
        for (text, value) in others + [("true", true), ("false", false), ("1", true), ("0", false)] {
            try expectEqual(decoder.decode([String: Bool].self, from: "<r><a>\(text)</a></r>"), ["a": value])
        }
        _ = try decodingRefusal([String: Bool].self, "<r><a>maybe</a></r>", decoder: decoder)
        decoder.boolDecodingStrategy = .custom(true: "ja", false: "nein")
        encoder.boolEncodingStrategy = .custom(true: "ja", false: "nein")
        try expectCase("<r><a>ja</a><b>nein</b></r>", ["a": true, "b": false], encoder: encoder, decoder: decoder)
        _ = try decodingRefusal([String: Bool].self, "<r><a>true</a></r>", decoder: decoder)
        struct Model: Codable, Equatable { @XMLPresence var hasThing: Bool }
        try expectCase("<r><hasThing /></r>", Model(hasThing: true))
        try expectCase("<r />", Model(hasThing: false))
        #expect(try XMLDecoder().decode(Model.self, from: "<r><hasThing>false</hasThing></r>").hasThing)
    }

    @Test("any LosslessStringConvertible, arrays and dictionaries of them")
    func losslessStringConvertible() throws {
        struct Model: Codable, Equatable {
            @XMLTransformed<XML.AsString> var letter: Character
            @XMLTransformed<[XML.AsString]> var letters: [Character]
            @XMLTransformed<[String: XML.AsString]> var table: [String: Character]
        }
        try expectCase(
            "<r><letter>a</letter><letters>b</letters><letters>c</letters><table><d>e</d></table></r>",
            Model(letter: "a", letters: ["b", "c"], table: ["d": "e"]))
        try expectEqual(decodingRefusal(Model.self, "<r><letter>ab</letter></r>").path, ["letter"])
    }

    enum Size: String, Codable { case small, large }
    enum Code: Int, Codable { case ok = 200, gone = 410 }
    enum Step: Double, Codable { case half = 0.5 }

    @Test("RawRepresentable enums, [Enum], [String:Enum]: raw values; unknown ones are errors or dropped")
    func enums() throws {
        struct Model: Codable, Equatable {
            @XMLAttribute var code: Code
            var size: Size
            var sizes: [Size]
            var table: [String: Code]
            var step: Step
        }
        try expectCase(
            """
            <r code="410"><size>large</size><sizes>small</sizes><sizes>large</sizes><table><a>200</a></table>
            <step>0.5</step></r>
            """,
            Model(code: .gone, size: .large, sizes: [.small, .large], table: ["a": .ok], step: .half))
        struct Lax: Codable, Equatable {
            @XMLLenient var size: Size?
            @XMLLossy var sizes: [Size]
            @XMLLossy var table: [String: Code]
        }
        let refusal = try decodingRefusal(One<Size>.self, "<r><value>huge</value></r>")
        expectEqual(refusal.kind, .dataCorrupted)
        expectEqual(refusal.path, ["value"])
        try expectCase(
            "<r><size>huge</size><sizes>huge</sizes><sizes>small</sizes><table><a>1</a><b>200</b></table></r>",
            Lax(size: nil, sizes: [.small], table: ["b": .ok]),
            written: "<r><sizes>small</sizes><table><b>200</b></table></r>")
    }

    @Test("Optional, IUO + empty element: absent, empty or xsi:nil; a malformed value is an error unless @XMLLenient")
    func optionals() throws {
        struct Model: Codable, Equatable {
            @XMLAttribute var size: Size?
            var count: Int?
            var name: String!
            @XMLLenient var guess: Int?
        }
        try expectCase("<r />", Model(size: nil, count: nil, name: nil, guess: nil))
        try expectCase(
            #"<r size="small"><count>1</count><name>n</name><guess>2</guess></r>"#,
            Model(size: .small, count: 1, name: "n", guess: 2))
        let null = #"<r xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><count xsi:nil="true" /></r>"#
        try expectNil(XMLDecoder().decode(Model.self, from: null).count)
        try expectNil(XMLDecoder().decode(Model.self, from: "<r><guess>x</guess></r>").guess)
        try expectEqual(decodingRefusal(Model.self, "<r><count>x</count></r>").path, ["count"])
        try expectEqual(decodingRefusal(Model.self, "<r size='x'/>").path, ["size"])
        struct Empty: Codable, Equatable {
            var text: String
            var optionalText: String?
            var count: Int?
            var inner: One<Int>?
        }
        let xml = "<r><text/><optionalText></optionalText><count/><inner/></r>"
        let decoder = XMLDecoder()
        try expectEqual(
            decoder.decode(Empty.self, from: xml), Empty(text: "", optionalText: "", count: nil, inner: nil))
        decoder.emptyElementStrategy = .nil
        try expectEqual(
            decoder.decode(Empty.self, from: xml), Empty(text: "", optionalText: nil, count: nil, inner: nil))
        decoder.emptyElementStrategy = .value
        _ = try decodingRefusal(Empty.self, xml, decoder: decoder)
        for (xml, isThere) in [("<r><a/></r>", true), ("<r/>", false)] {
            let found = try reading(xml) { try $0.container(keyedBy: OpenKey.self).contains(OpenKey("a")) }
            expectEqual(found, isThere)
        }
        try expectCase(
            "<r><text></text><optionalText></optionalText></r>",
            Empty(text: "", optionalText: "", count: nil, inner: nil))
    }

    @Test("Int or Double literal + Int64 as string, Decimal, UUID: exact, without conversion through Double")
    func intOrDouble() throws {
        try expectCase("<r><value>1</value></r>", One(value: 1))
        try expectCase("<r><value>1</value></r>", One(value: 1.0), written: "<r><value>1.0</value></r>")
        let id = try #require(UUID(uuidString: "C56A4180-65AA-42EC-A945-5FD21DEC0538"))
        let price = try #require(Decimal(string: "12345678901234567890.12345678901234567"))
        try expectCase(
            "<r><a>9223372036854775807</a><b>18446744073709551615</b></r>", TwoElements(a: Int64.max, b: UInt64.max))
        try expectCase(
            "<r><a>12345678901234567890.12345678901234567</a><b>C56A4180-65AA-42EC-A945-5FD21DEC0538</b></r>",
            TwoElements(a: price, b: id))
        _ = try decodingRefusal(UUID.self, "<r>C56A4180</r>")
        _ = try decodingRefusal(Int64.self, "<r>9223372036854775808</r>")
    }
}
