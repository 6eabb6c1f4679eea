import Foundation
import Testing
import XMLCodable

struct NumbersAndBooleansTests {
    struct One<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

    @Test("Integers have the range of their type")
    func integers() throws {
        try expectCase("<root><value>12345</value></root>", One(value: 12345))
        try expectCase("<root><value>12345</value></root>", One(value: "12345"))
        try expectCase("<root><value>9223372036854775807</value></root>", One(value: Int64.max))
        let refusal = try decodingRefusal(One<Int64>.self, "<root><value>9223372036854775808</value></root>")
        expectEqual(refusal.kind, .dataCorrupted)
        #expect(refusal.sentence.hasPrefix("1:14: "))
    }

    @Test("An integer has no fraction")
    func fraction() throws {
        struct Food: Codable, Equatable { var calories: Int }
        let refusal = try decodingRefusal(Food.self, "<food>\n  <calories>65.0</calories>\n</food>")
        expectEqual(refusal.kind, .dataCorrupted)
        expectEqual(refusal.path, ["calories"])
        let sentence = #"2:13: expected an integer for Food.calories at /food/calories, found "65.0""#
        #expect(refusal.sentence.hasPrefix(sentence), "\(refusal.sentence)")
        // An optional does not hide a malformed value.
        #expect(throws: DecodingError.self) {
            try XMLDecoder().decode(One<Int?>.self, from: "<r><value>65.0</value></r>")
        }
    }

    @Test("White space around a number is ignored")
    func spacedNumber() throws {
        try expectCase("<r><value> 5.95 </value></r>", One(value: 5.95), written: "<r><value>5.95</value></r>")
        try expectCase(
            "<r><value> 5.95 </value></r>", One(value: Float(5.95)), written: "<r><value>5.95</value></r>")
    }

    @Test("The model decides whether digits are a String or an Int")
    func numberAsText() throws {
        struct Text: Codable, Equatable { var id: String }
        struct Number: Codable, Equatable { var id: Int }
        try expectCase("<r><id>123</id></r>", Text(id: "123"))
        try expectCase("<r><id>123</id></r>", Number(id: 123))
    }

    @Test("The model decides whether 1 is an Int or a Double")
    func intOrDouble() throws {
        struct Whole: Codable, Equatable { var value: Int }
        struct Real: Codable, Equatable { var value: Double }
        try expectCase("<r><value>1</value></r>", Whole(value: 1))
        try expectCase("<r><value>1</value></r>", Real(value: 1), written: "<r><value>1.0</value></r>")
    }

    @Test("Numbers with a fraction, and a number as a text")
    func fractions() throws {
        struct Numbers: Codable, Equatable {
            var int: Int
            var double: Double
            var float: Float
        }
        try expectCase(
            "<r><int>50</int><double>70.0</double><float>80.0</float></r>", Numbers(int: 50, double: 70, float: 80))
        try expectCase("<r><value>70.0</value></r>", One(value: "70.0"))
    }

    @Test("A Decimal is exact", arguments: ["11", "11.11", "1.66"])
    func decimal(text: String) throws {
        try expectCase("<r><value>\(text)</value></r>", One(value: try #require(Decimal(string: text))))
    }

    @Test("1 and 0 are booleans", arguments: [("1", true), ("0", false), (" true ", true), ("false", false)])
    func schemaBooleans(text: String, value: Bool) throws {
        try expectCase("<r><value>\(text)</value></r>", One(value: value), written: "<r><value>\(value)</value></r>")
    }

    @Test(
        "Other spellings of booleans, by the lenient strategy",
        arguments: [
            ("true", true, true), ("false", false, true), ("1", true, true), ("0", false, true), ("TRUE", true, false),
            ("FALSE", false, false), ("True", true, false), ("yes", true, false), ("NO", false, false),
        ])
    func lenientBooleans(text: String, value: Bool, isSchema: Bool) throws {
        let xml = "<r><value>\(text)</value></r>"
        let written = "<r><value>\(value)</value></r>"
        let decoder = XMLDecoder()
        decoder.boolDecodingStrategy = .lenient
        try expectCase(xml, One(value: value), written: written, decoder: decoder)
        if isSchema {
            try expectCase(xml, One(value: value), written: written)
        } else {
            let refusal = try decodingRefusal(One<Bool>.self, xml)
            #expect(refusal.sentence.hasPrefix("1:11: expected a boolean for One<Bool>.value"), "\(refusal.sentence)")
            #expect(
                refusal.sentence.hasSuffix("found \"\(text)\", which `decoder.boolDecodingStrategy = .lenient` reads"))
        }
    }
}
