import Foundation
import Testing
import XMLCodable

/// The cases whose seeds have transforms, as declarations.
@Suite("Cases A5, A17 and C: transforms")
struct CasesTransformsTests {
    enum Number: XMLClosureTransform {
        static let closures = XML.TransformClosures<String, Int>(
            decode: { text in
                guard let number = Int(text) else { throw XML.TransformError(expected: "digits") }
                return number
            }, encode: { String($0) })
    }

    @Test("A5: a date as seconds or milliseconds since 1970, per property")
    func epoch() throws {
        struct Seconds: Codable, Equatable { @Transformed<XML.EpochSeconds> var starttime: Date }
        struct Milliseconds: Codable, Equatable { @Transformed<XML.EpochMilliseconds> var starttime: Date }
        let date = Date(timeIntervalSince1970: 946_684_800)
        try expectCase(
            "<root><starttime>946684800</starttime></root>", Seconds(starttime: date),
            written: "<root><starttime>946684800.0</starttime></root>")
        try expectCase(
            "<root><starttime>946684800000</starttime></root>", Milliseconds(starttime: date),
            written: "<root><starttime>946684800000.0</starttime></root>")
        // G: atof made 1970 of it.
        let refusal = try decodingRefusal(Seconds.self, "<root><starttime>garbage</starttime></root>")
        #expect(refusal.sentence.hasPrefix("1:18: expected a number"))
    }

    @Test("A17: a date by a format, an Int by a String closure, Int64.max, a URL and Data as transforms")
    func transforms() throws {
        enum Format: XMLDateFormat { static let format = "yyyy-MM-dd'T'HH:mm:ss" }
        struct Model: Codable, Equatable {
            @Transformed<XML.FormattedDate<Format>> var date: Date
            @Transformed<Number> var intWithString: Int
            @Transformed<XML.AsString> var int64Value: Int64
            @Transformed<XML.PercentEncodedURL> var link: URL
            @Transformed<XML.PercentEncodedURL> var fragment: URL
            @Transformed<XML.Base64Data> var data: Data
        }
        let xml = """
            <root><date>2015-03-03T02:36:44</date><intWithString>12345</intWithString>
            <int64Value>9223372036854775807</int64Value><link>http://google.com/image/1234</link>
            <fragment>http://google.com/image/1234#fragment</fragment><data>aGVsbG8gd29ybGQ=</data></root>
            """
        let model = Model(
            date: Date(timeIntervalSince1970: 1_425_350_204), intWithString: 12_345, int64Value: .max,
            link: try #require(URL(string: "http://google.com/image/1234")),
            fragment: try #require(URL(string: "http://google.com/image/1234#fragment")),
            data: Data("hello world".utf8))
        try expectCase(xml, model)
        let refusal = try decodingRefusal(
            Model.self, "<root><date>2015-03-03T02:36:44</date><intWithString>12e</intWithString></root>")
        #expect(refusal.path == ["intWithString"])
    }

    @Test(
        "A17: hex colours are read in every form",
        arguments: [
            ("#FF0000", XML.HexColor(red: 255, green: 0, blue: 0)),
            ("#00FF00", XML.HexColor(red: 0, green: 255, blue: 0)),
            ("0000FF", XML.HexColor(red: 0, green: 0, blue: 255)), ("F00", XML.HexColor(red: 255, green: 0, blue: 0)),
            ("F00f", XML.HexColor(red: 255, green: 0, blue: 0)),
            ("ff0000ff", XML.HexColor(red: 255, green: 0, blue: 0)),
        ])
    func readColours(text: String, color: XML.HexColor) throws {
        struct Model: Codable, Equatable { var colour: XML.HexColor }
        try expectCase(
            "<r><colour>\(text)</colour></r>", Model(colour: color), written: "<r><colour>\(color)</colour></r>")
    }

    @Test("A17: hex colours are written plain, with the prefix, with alpha, and grey")
    func writtenColours() throws {
        struct Model: Codable, Equatable {
            var red: XML.HexColor
            @Transformed<XML.HexColor.Prefixed> var blue: XML.HexColor
            @Transformed<XML.HexColor.WithAlpha> var alpha: XML.HexColor
            @Transformed<XML.HexColor.WithAlpha> var grey: XML.HexColor
        }
        let model = Model(
            red: XML.HexColor(red: 255, green: 0, blue: 0), blue: XML.HexColor(red: 0, green: 0, blue: 255),
            alpha: XML.HexColor(red: 255, green: 0, blue: 0), grey: XML.HexColor(gray: 0))
        try expectCase(
            "<r><red>FF0000</red><blue>#0000FF</blue><alpha>FF0000FF</alpha><grey>000000FF</grey></r>", model)
    }

    @Test("A17: what is no colour throws, or is nil where that is asked for", arguments: ["ff", "-"])
    func badColours(text: String) throws {
        struct Strict: Codable, Equatable { var colour: XML.HexColor? }
        struct Lax: Codable, Equatable { @Lenient var colour: XML.HexColor? }
        let xml = "<r><colour>\(text)</colour></r>"
        #expect(try decodingRefusal(Strict.self, xml).sentence.hasPrefix("1:12: expected a colour"))
        try expectCase(xml, Lax(colour: nil), written: "<r />")
    }

    @Test("C: a closure transform between String and Int, and a percent-encoded URL")
    func closure() throws {
        struct Model: Codable, Equatable {
            @Transformed<Number?> var id: Int?
            @Transformed<XML.PercentEncodedURL?> var image: URL?
        }
        try expectCase("<r><id>123</id></r>", Model(id: 123, image: nil))
        let image = try #require(URL(string: "http://google.com/a%20b"))
        try expectCase(
            "<r><image>http://google.com/a b</image></r>", Model(id: nil, image: image),
            written: "<r><image>http://google.com/a%20b</image></r>")
        #expect(try decodingRefusal(Model.self, "<r><id>x</id></r>").sentence.hasPrefix("1:8: expected digits"))
    }

    @Test("C: an ISO 8601 date; an empty or malformed one is nil where that is asked for")
    func iso8601() throws {
        struct Model: Codable, Equatable { @Lenient @Transformed<XML.ISO8601?> var date: Date? }
        let date = Date(timeIntervalSince1970: 1_398_956_159)
        try expectCase(
            "<r><date>2014-05-01T10:55:59-0400</date></r>", Model(date: date),
            written: "<r><date>2014-05-01T14:55:59Z</date></r>")
        for text in ["", "incorrect format"] {
            try expectCase("<r><date>\(text)</date></r>", Model(date: nil), written: "<r />")
        }
        struct Strict: Codable, Equatable { @Transformed<XML.ISO8601?> var date: Date? }
        #expect(try decodingRefusal(Strict.self, "<r><date>incorrect format</date></r>").path == ["date"])
    }
}
