import Foundation
import Testing
import XMLCodable

@Suite("Case A18: edges of encoding and decoding")
struct CasesA18Tests {
    struct One<Value: Codable & Equatable>: Codable, Equatable { var value: Value }

    @Test("A18: the five characters are escaped in text and attributes")
    func escaping() throws {
        struct Note: Codable, Equatable {
            @Attribute var a: String
            var b: String
        }
        let escaped = "A &amp; B &lt; C &gt; &quot;D&quot; &apos;E&apos;"
        let text = #"A & B < C > "D" 'E'"#
        try expectCase(#"<r a="\#(escaped)"><b>\#(escaped)</b></r>"#, Note(a: text, b: text))
    }

    @Test("A18: line ends and tabs in an attribute come back")
    func attributeWhiteSpace() throws {
        struct Note: Codable, Equatable { @Attribute var a: String }
        try expectCase(#"<r a="1&#10;2&#9;3&#13;4" />"#, Note(a: "1\n2\t3\r4"))
        // As themselves they are spaces (XML 1.0, 3.3.3).
        try expectCase("<r a='1\n2\t3' />", Note(a: "1 2 3"), written: #"<r a="1 2 3" />"#)
    }

    @Test("A18: an empty String, a Bool, an empty object, an array")
    func shapes() throws {
        struct Nothing: Codable, Equatable {}
        struct Edges: Codable, Equatable {
            var empty: String
            var flag: Bool
            var e: Nothing
            var n: [Int]
        }
        let edges = Edges(empty: "", flag: true, e: Nothing(), n: [1, 2, 3])
        let xml = "<r><empty></empty><flag>true</flag><e/><n>1</n><n>2</n><n>3</n></r>"
        let written = "<r><empty></empty><flag>true</flag><e /><n>1</n><n>2</n><n>3</n></r>"
        try expectCase(xml, edges, written: written)

        let encoder = XMLEncoder()
        encoder.outputFormatting = .noEmptyElements
        let pairs = "<r><empty></empty><flag>true</flag><e></e><n>1</n><n>2</n><n>3</n></r>"
        try expectCase(xml, edges, written: pairs, encoder: encoder)
    }

    @Test("A18: an integer has no fraction")
    func fraction() throws {
        struct Food: Codable, Equatable { var calories: Int }
        let refusal = try decodingRefusal(Food.self, "<food>\n  <calories>65.0</calories>\n</food>")
        #expect(refusal.kind == .dataCorrupted)
        #expect(refusal.path == ["calories"])
        let sentence = #"2:13: expected an integer for Food.calories at /food/calories, found "65.0""#
        #expect(refusal.sentence.hasPrefix(sentence), "\(refusal.sentence)")
        // An Optional does not hide what is malformed.
        #expect(throws: DecodingError.self) {
            try XMLDecoder().decode(One<Int?>.self, from: "<r><value>65.0</value></r>")
        }
    }

    @Test("A18: 1 and 0 are booleans", arguments: [("1", true), ("0", false), (" true ", true), ("false", false)])
    func boolean(text: String, value: Bool) throws {
        try expectCase("<r><value>\(text)</value></r>", One(value: value), written: "<r><value>\(value)</value></r>")
    }

    @Test("A18: white space around a number")
    func spacedNumber() throws {
        try expectCase("<r><value> 5.95 </value></r>", One(value: 5.95), written: "<r><value>5.95</value></r>")
        try expectCase(
            "<r><value> 5.95 </value></r>", One(value: Float(5.95)), written: "<r><value>5.95</value></r>")
    }

    @Test("A18: an empty element is an empty String, and nil for what nothing can be made of")
    func emptyOptional() throws {
        try expectCase("<r><value></value></r>", One<String?>(value: ""), written: "<r><value></value></r>")
        try expectCase("<r><value></value></r>", One<Int?>(value: nil), written: "<r />")
        let decoder = XMLDecoder()
        decoder.emptyElementStrategy = .nil
        try expectCase("<r><value></value></r>", One<String?>(value: nil), written: "<r />", decoder: decoder)
    }

    @Test(
        "A18: what is no XML is refused with its place",
        arguments: [
            ("", XMLParsingError.Code.noRootElement, 1, 1), ("plain", .syntax, 1, 1),
            ("<food>\n<name>x</food>", .mismatchedEndTag, 2, 8), ("<food", .unexpectedEnd, 1, 6),
        ])
    func malformed(text: String, code: XMLParsingError.Code, line: Int, column: Int) throws {
        let refusal = try decodingRefusal([String: String].self, text)
        #expect(refusal.kind == .dataCorrupted)
        let error = try #require(refusal.parsingError)
        #expect(error.code == code)
        #expect((error.line, error.column) == (line, column))
    }
}
