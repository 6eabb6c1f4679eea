import Foundation
import Testing
import XMLCodable

struct NumbersAndBooleansTests {
    @Test("Integers have the range of their type and no fraction; the model decides whether digits are a text")
    func integers() throws {
        try expectCase("<root><value>12345</value></root>", One(value: 12345))
        try expectCase("<root><value>12345</value></root>", One(value: "12345"))
        try expectCase("<root><value>9223372036854775807</value></root>", One(value: Int64.max))
        let refusal = try decodingRefusal(One<Int64>.self, "<root><value>9223372036854775808</value></root>")
        expectEqual(refusal.kind, .dataCorrupted)
        expectStart(refusal.sentence, "1:14: ")
        struct Food: Codable, Equatable { var calories: Int }
        let fraction = try decodingRefusal(Food.self, "<food>\n  <calories>65.0</calories>\n</food>")
        expectEqual(fraction.kind, .dataCorrupted)
        expectEqual(fraction.path, ["calories"])
        let sentence = #"2:13: expected an integer for Food.calories at /food/calories, found "65.0""#
        expectStart(fraction.sentence, sentence)
        // An optional does not hide a malformed value.
        #expect(throws: DecodingError.self) {
            try XMLDecoder().decode(One<Int?>.self, from: "<r><value>65.0</value></r>")
        }
    }

    @Test("Numbers with a fraction, also as a text; white space around them is ignored, and a Decimal is exact")
    func spacedNumber() throws {
        try expectCase("<r><value> 5.95 </value></r>", One(value: 5.95), written: "<r><value>5.95</value></r>")
        try expectCase("<r><value> 5.95 </value></r>", One(value: Float(5.95)), written: "<r><value>5.95</value></r>")
        struct Numbers: Codable, Equatable { var int: Int, double: Double, float: Float }
        try expectCase(
            "<r><int>50</int><double>70.0</double><float>80.0</float></r>", Numbers(int: 50, double: 70, float: 80))
        try expectCase("<r><value>70.0</value></r>", One(value: "70.0"))
        // The model decides whether 1 is an Int or a Double.
        try expectCase("<r><value>1</value></r>", One(value: 1))
        try expectCase("<r><value>1</value></r>", One(value: 1.0), written: "<r><value>1.0</value></r>")
        for text in ["11", "11.11", "1.66"] {
            try expectCase("<r><value>\(text)</value></r>", One(value: try #require(Decimal(string: text))))
        }
    }

    @Test(
        "1 and 0 are booleans, and other spellings are by the lenient strategy",
        arguments: [
            ("true", true, true), (" true ", true, true), ("false", false, true), ("1", true, true), ("0", false, true),
            ("TRUE", true, false),
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
            expectStart(refusal.sentence, "1:11: expected a boolean for One<Bool>.value")
            expectEnd(refusal.sentence, "found \"\(text)\", which `decoder.boolDecodingStrategy = .lenient` reads")
        }
    }
}
