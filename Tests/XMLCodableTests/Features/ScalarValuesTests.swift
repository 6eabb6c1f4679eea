import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

/// Booleans, dates and transformed values.
struct ScalarValuesTests {
    @Test("Spellings of booleans that XML Schema does not have are by the lenient strategy, as the error says")
    func lenientBooleans() throws {
        try expectCase("<r><value> true </value></r>", One(value: true), written: "<r><value>true</value></r>")
        let decoder = XMLDecoder()
        decoder.boolDecodingStrategy = .lenient
        for (text, value) in [("TRUE", true), ("FALSE", false), ("True", true), ("yes", true), ("NO", false)] {
            let (xml, written) = ("<r><value>\(text)</value></r>", "<r><value>\(value)</value></r>")
            try expectCase(xml, One(value: value), written: written, decoder: decoder)
            let sentence = refusal(One<Bool>.self, xml)?.sentence
            expectStart(sentence, "1:11: expected a boolean for One<Bool>.value")
            expectEnd(sentence, "found \"\(text)\", which `decoder.boolDecodingStrategy = .lenient` reads")
        }
    }

    @Test("An invalid date is an error with every strategy, even for an Optional, unless it is lenient")
    func invalidDate() throws {
        func check<Value: Decodable>(_ type: Value.Type, _ strategy: XMLDecoder.DateDecodingStrategy) {
            let refused = refusal(type, "<r><value>garbage</value></r>") { $0.dateDecodingStrategy = strategy }
            expectEqual(refused?.kind, "dataCorrupted")
            expectEqual(refused?.path, ["value"])
            expectStart(refused?.sentence, "1:11: ")
        }
        for strategy: XMLDecoder.DateDecodingStrategy in [
            .xmlSchema, .secondsSince1970, .millisecondsSince1970, .iso8601, .deferredToDate, .format("yyyy-MM-dd"),
            .format("yyyy-MM-dd'T'HH:mm:ssZZZZZ"),
        ] {
            check(One<Date>.self, strategy)
            check(One<Date?>.self, strategy)
        }
        expectEqual(refusal(One<Date>.self, "<r><value>946684800</value></r>")?.kind, "dataCorrupted")
        // A malformed number is an error, not 1970.
        let malformed = refusal(OneTransformed<XML.EpochSeconds>.self, "<r><value>garbage</value></r>")
        expectStart(malformed?.sentence, "1:11: expected a number")
        expectEqual(refusal(OneTransformed<XML.ISO8601?>.self, "<r><value>x</value></r>")?.path, ["value"])
        struct Lenient: Codable, Equatable { @XMLLenient @XMLTransformed<XML.ISO8601?> var date: Date? }
        let date = Date(timeIntervalSince1970: 1_398_956_159)
        try expectCase(
            "<r><date>2014-05-01T10:55:59-0400</date></r>", Lenient(date: date),
            written: "<r><date>2014-05-01T14:55:59Z</date></r>")
        for text in ["", "incorrect format"] {
            try expectCase("<r><date>\(text)</date></r>", Lenient(date: nil), written: "<r />")
        }
        try expectCase("<r><value></value></r>", One<Date?>(value: nil), written: "<r />")
        // Without a time zone, a date is in UTC.
        try expectCase(
            "<r><value>2014-05-01T14:55:59</value></r>", One(value: date),
            written: "<r><value>2014-05-01T14:55:59Z</value></r>")
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .format("yyyy-MM-dd'T'HH:mm:ss")
        decoder.dateDecodingStrategy = .format("yyyy-MM-dd'T'HH:mm:ss")
        let local = "<r><value>2014-05-01T14:55:59</value></r>"
        try expectCase(local, One(value: date), encoder: encoder, decoder: decoder)
        encoder.dateEncodingStrategy = .format("yyyy-MM-dd'T'HH:mm:ssZZZZZ")
        decoder.dateDecodingStrategy = .format("yyyy-MM-dd'T'HH:mm:ssZZZZZ")
        let zoned = "<r><value>2014-05-01T14:55:59Z</value></r>"
        try expectCase(zoned, One(value: date), encoder: encoder, decoder: decoder)
    }

    private enum Number: XMLTransform {
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
            @XMLTransformed<Number> var number: Int
            @XMLTransformed<XML.AsString> var big: Int64
            @XMLTransformed<XML.PercentEncodedURL> var link: URL
            @XMLTransformed<XML.Base64Data> var data: Data
        }
        let xml = """
            <r><date>2015-03-03T02:36:44</date><number>12345</number><big>9223372036854775807</big>
            <link>http://google.com/image/1234#fragment</link><data>aGVsbG8gd29ybGQ=</data></r>
            """
        let model = Model(
            date: Date(timeIntervalSince1970: 1_425_350_204), number: 12_345, big: .max,
            link: try #require(URL(string: "http://google.com/image/1234#fragment")), data: Data("hello world".utf8))
        try expectCase(xml, model)
        expectEqual(refusal(Model.self, xml.replacing("345<", with: "e<"))?.path, ["number"])
        struct Optionals: Codable, Equatable {
            @XMLTransformed<Number?> var id: Int?
            @XMLTransformed<XML.PercentEncodedURL?> var image: URL?
        }
        try expectCase("<r><id>123</id></r>", Optionals(id: 123))
        let image = try #require(URL(string: "http://google.com/a%20b"))
        try expectCase(
            "<r><image>http://google.com/a b</image></r>", Optionals(image: image),
            written: "<r><image>http://google.com/a%20b</image></r>")
        expectStart(refusal(Optionals.self, "<r><id>x</id></r>")?.sentence, "1:8: expected digits")
    }
}
