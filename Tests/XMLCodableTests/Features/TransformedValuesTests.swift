import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// URLs, data and transformed values.
struct TransformedValuesTests {
    @Test("A URL is read verbatim, and data is base64")
    func url() throws {
        for text in [
            "http://google.com/image/1234", "http://example.com/a%20b", "http://google.com/image/1234#fragment",
        ] {
            try expectCase("<r><value>\(text)</value></r>", One(value: try #require(URL(string: text))))
        }
        try expectCase("<root><value>aGVsbG8gd29ybGQ=</value></root>", One(value: Data("hello world".utf8)))
        try expectStart(decodingRefusal(One<Data>.self, "<root><value>aGV*</value></root>").sentence, "1:14: ")
    }

    enum Number: XMLTransform {
        static func decode(_ coded: String) throws -> Int {
            guard let number = Int(coded) else { throw XML.TransformError(expected: "digits") }
            return number
        }
        static func encode(_ value: Int) throws -> String { String(value) }
    }

    @Test("Transforms of dates, integers, URLs and data, also Optional ones")
    func transforms() throws {
        enum Format: XMLDateFormat { static let format = "yyyy-MM-dd'T'HH:mm:ss" }
        struct Model: Codable, Equatable {
            @XMLTransformed<XML.FormattedDate<Format>> var date: Date
            @XMLTransformed<Number> var intWithString: Int
            @XMLTransformed<XML.AsString> var int64Value: Int64
            @XMLTransformed<XML.PercentEncodedURL> var link: URL
            @XMLTransformed<XML.PercentEncodedURL> var fragment: URL
            @XMLTransformed<XML.Base64Data> var data: Data
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
        expectEqual(refusal.path, ["intWithString"])
        struct Optionals: Codable, Equatable {
            @XMLTransformed<Number?> var id: Int?
            @XMLTransformed<XML.PercentEncodedURL?> var image: URL?
        }
        try expectCase("<r><id>123</id></r>", Optionals(id: 123, image: nil))
        let image = try #require(URL(string: "http://google.com/a%20b"))
        try expectCase(
            "<r><image>http://google.com/a b</image></r>", Optionals(id: nil, image: image),
            written: "<r><image>http://google.com/a%20b</image></r>")
        try expectStart(decodingRefusal(Optionals.self, "<r><id>x</id></r>").sentence, "1:8: expected digits")
    }
}
