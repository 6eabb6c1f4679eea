import Foundation
import Testing
import XMLCodable

/// White space at the ends of a value that is no String is not part of it, wherever the value stands.
struct TrimmedScalarsTests {
    enum Word: String, Codable { case a, b = " b " }
    struct Model<Value: Codable & Equatable>: Codable, Equatable {
        @XMLAttribute var attribute: Value
        var element: Value
        @XMLCData var section: Value
        var list: [Value]
    }
    private static let forms = ["TEXT", " TEXT\n", "&#32;TEXT&#9;", "&#10; TEXT"]

    private func expect<Value: Codable & Equatable>(_ text: String, _ value: Value) throws {
        for form in Self.forms {
            let text = form.replacing("TEXT", with: text)
            let xml = """
                <r attribute="\(text)"><element>\(text)</element><section><![CDATA[ ]]>\(text)<![CDATA[ ]]></section>\
                <list>\(text)</list><list><![CDATA[]]>\(text)</list></r>
                """
            let model = try decoded(Model<Value>.self, xml) { $0.unknownNodes = .throw }
            expectEqual(model, Model(attribute: value, element: value, section: value, list: [value, value]))
        }
    }
    struct Transforms: Codable, Equatable {
        @XMLAttribute @XMLTransformed<XML.AsString<Int>> var number: Int
        @XMLAttribute @XMLTransformed<XML.HexData> var data: Data
        @XMLAttribute @XMLTransformed<XML.YesNo> var isOn: Bool
        @XMLAttribute @XMLTransformed<XML.RFC822> var sent: Date
        @XMLAttribute @XMLTransformed<XML.PreservedString> var text: String
    }
    struct Texts: Codable, Equatable {
        @XMLAttribute var text: String
        @XMLAttribute var word: Word
    }

    @Test("All but Strings are trimmed alike, in values of any type and transforms; a raw value may have white space")
    func all() throws {
        try expect("1", 1)
        try expect("true", true)
        try expect("a", Word.a)
        let id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        try expect(id, try #require(UUID(uuidString: id)))
        try expect("http://a/", try #require(URL(string: "http://a/")))
        try expect("PT1S", try #require(XML.Duration("PT1S")))
        try expect("2020-01", try #require(XML.DateTime("2020-01")))
        try expect("10:00:00", try #require(XML.TimeOfDay("10:00:00")))
        try expect("FF0000", try #require(XML.HexColor("FF0000")))
        let xml = """
            <r number=" 1 " data="&#10;0A " isOn=" yes" sent=" Thu, 01 Jan 1970 00:00:01 GMT " text=" x "/>
            """
        let second = Date(timeIntervalSince1970: 1)
        let right = Transforms(number: 1, data: Data([10]), isOn: true, sent: second, text: " x ")
        try expectEqual(decoded(Transforms.self, xml), right)
        try expectCase(#"<r text=" x " word=" b " />"#, Texts(text: " x ", word: .b))
        #expect(refusal(Texts.self, #"<r text="" word=" c "/>"#) != nil)
    }
}
