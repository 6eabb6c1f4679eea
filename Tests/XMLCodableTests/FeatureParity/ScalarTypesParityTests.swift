import Foundation
import Testing
import XMLCodable

/// The rows of "Types" about single values.
/// Feature parity: scalar types.
struct ScalarTypesParityTests {
    @Test(
        "Int/UInt 8-64, Double, Float, Bool, String: both ways, trimmed; a malformed one is an error with its location")
    func scalars() throws {
        struct Model: Codable, Equatable {
            var i8: Int8
            var i16: Int16
            var i32: Int32
            var i64: Int64
            var i: Int
            var u8: UInt8
            var u16: UInt16
            var u32: UInt32
            var u64: UInt64
            var u: UInt
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

    @Test(
        "Bool spellings: those of XML Schema by default, others and custom words by strategy",
        arguments: [
            ("true", true, true), ("false", false, true), ("1", true, true), ("0", false, true), ("TRUE", true, false),
            ("FALSE", false, false), ("yes", true, false), ("off", false, false),
        ])
    func booleans(text: String, value: Bool, isSchema: Bool) throws {
        let xml = "<r><a>\(text)</a></r>"
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        if isSchema {
            try expectEqual(decoder.decode([String: Bool].self, from: xml), ["a": value])
        } else {
            _ = try decodingRefusal([String: Bool].self, xml, decoder: decoder)
        }
        decoder.boolDecodingStrategy = .lenient
        try expectEqual(decoder.decode([String: Bool].self, from: xml), ["a": value])
        _ = try decodingRefusal([String: Bool].self, "<r><a>maybe</a></r>", decoder: decoder)
        decoder.boolDecodingStrategy = .custom(true: "ja", false: "nein")
        encoder.boolEncodingStrategy = .custom(true: "ja", false: "nein")
        try expectCase("<r><a>ja</a><b>nein</b></r>", ["a": true, "b": false], encoder: encoder, decoder: decoder)
        _ = try decodingRefusal([String: Bool].self, "<r><a>true</a></r>", decoder: decoder)
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

    @Test(
        "RawRepresentable enums, [Enum], [String:Enum]: raw values; unknown ones are errors or dropped"
    )
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

    @Test("Optional, IUO: absent or xsi:nil is nil, a malformed value is an error unless @XMLLenient")
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
    }

    @Test("empty element: an empty String, nil for types that cannot be empty, and a key that is present")
    func emptyElement() throws {
        struct Inner: Codable, Equatable { var n: Int }
        struct Model: Codable, Equatable {
            var text: String
            var optionalText: String?
            var count: Int?
            var inner: Inner?
        }
        let xml = "<r><text/><optionalText></optionalText><count/><inner/></r>"
        let decoder = XMLDecoder()
        try expectEqual(
            decoder.decode(Model.self, from: xml), Model(text: "", optionalText: "", count: nil, inner: nil))
        decoder.emptyElementStrategy = .nil
        try expectEqual(
            decoder.decode(Model.self, from: xml), Model(text: "", optionalText: nil, count: nil, inner: nil))
        decoder.emptyElementStrategy = .value
        _ = try decodingRefusal(Model.self, xml, decoder: decoder)
        struct Present: Decodable {
            var isThere: Bool
            enum CodingKeys: CodingKey { case a }
            init(from decoder: any Decoder) throws {
                isThere = try decoder.container(keyedBy: CodingKeys.self).contains(.a)
            }
        }
        #expect(try XMLDecoder().decode(Present.self, from: "<r><a/></r>").isThere)
        #expect(try !XMLDecoder().decode(Present.self, from: "<r/>").isThere)
        try expectCase(
            "<r><text></text><optionalText></optionalText></r>",
            Model(text: "", optionalText: "", count: nil, inner: nil))
    }

    @Test("Bool from presence of tag", arguments: [("<r><hasThing /></r>", true), ("<r />", false)])
    func presence(xml: String, value: Bool) throws {
        struct Model: Codable, Equatable { @XMLPresence var hasThing: Bool }
        try expectCase(xml, Model(hasThing: value))
        #expect(try XMLDecoder().decode(Model.self, from: "<r><hasThing>false</hasThing></r>").hasThing)
    }

    @Test("Int or Double literal: the same text is an Int and a Double")
    func intOrDouble() throws {
        try expectCase("<r><value>1</value></r>", One(value: 1))
        try expectCase("<r><value>1</value></r>", One(value: 1.0), written: "<r><value>1.0</value></r>")
    }

    @Test("Int64 as string, Decimal, UUID: exact, without conversion through Double")
    func exact() throws {
        struct Model: Codable, Equatable {
            var big: Int64
            var bigger: UInt64
            var price: Decimal
            var id: UUID
        }
        let id = try #require(UUID(uuidString: "C56A4180-65AA-42EC-A945-5FD21DEC0538"))
        let price = try #require(Decimal(string: "12345678901234567890.12345678901234567"))
        try expectCase(
            """
            <r><big>9223372036854775807</big><bigger>18446744073709551615</bigger>
            <price>12345678901234567890.12345678901234567</price><id>C56A4180-65AA-42EC-A945-5FD21DEC0538</id></r>
            """,
            Model(big: .max, bigger: .max, price: price, id: id))
        _ = try decodingRefusal(UUID.self, "<r>C56A4180</r>")
        _ = try decodingRefusal(Int64.self, "<r>9223372036854775808</r>")
    }
}
