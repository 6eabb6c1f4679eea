import Foundation
import Testing
import XMLCodable
import XMLCodableFormatters

struct DatesTests {
    @Test("A strategy or a transform reads numbers of seconds or milliseconds")
    func epochStrategies() throws {
        struct Show: Codable, Equatable { var starttime: Date }
        let show = Show(starttime: Date(timeIntervalSince1970: 946_684_800))

        let seconds = "<root><starttime>946684800</starttime></root>"
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .secondsSince1970
        decoder.dateDecodingStrategy = .secondsSince1970
        let written = "<root><starttime>946684800.0</starttime></root>"
        try expectCase(seconds, show, written: written, encoder: encoder, decoder: decoder)
        encoder.dateEncodingStrategy = .millisecondsSince1970
        decoder.dateDecodingStrategy = .millisecondsSince1970
        try expectCase(
            "<root><starttime>946684800000</starttime></root>", show,
            written: "<root><starttime>946684800000</starttime></root>", encoder: encoder, decoder: decoder)

        // By default, dates are those of XML Schema.
        try expectCase("<root><starttime>2000-01-01T00:00:00Z</starttime></root>", show)
        try expectEqual(decodingRefusal(Show.self, seconds).kind, .dataCorrupted)
        struct BySeconds: Codable, Equatable { @XMLTransformed<XML.EpochSeconds> var starttime: Date }
        struct ByMilliseconds: Codable, Equatable { @XMLTransformed<XML.EpochMilliseconds> var starttime: Date }
        let date = Date(timeIntervalSince1970: 946_684_800)
        try expectCase(
            "<root><starttime>946684800</starttime></root>", BySeconds(starttime: date),
            written: "<root><starttime>946684800.0</starttime></root>")
        try expectCase(
            "<root><starttime>946684800000</starttime></root>", ByMilliseconds(starttime: date),
            written: "<root><starttime>946684800000</starttime></root>")
        // A malformed number is an error, not 1970.
        let refusal = try decodingRefusal(BySeconds.self, "<root><starttime>garbage</starttime></root>")
        expectStart(refusal.sentence, "1:18: expected a number")
    }

    @Test("Strategies with a custom format or ISO 8601, and a transform, which @XMLLenient makes nil if malformed")
    func formats() throws {
        let custom = try #require(ISO8601DateFormatter().date(from: "2015-03-03T02:36:44Z"))
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .format("yyyy-MM-dd'T'HH:mm:ss")
        decoder.dateDecodingStrategy = .format("yyyy-MM-dd'T'HH:mm:ss")
        let written = "<root><value>2015-03-03T02:36:44</value></root>"
        try expectCase(written, One(value: custom), encoder: encoder, decoder: decoder)
        try expectCase(written, One(value: custom), written: "<root><value>2015-03-03T02:36:44Z</value></root>")
        let date = Date(timeIntervalSince1970: 1_398_956_159)
        encoder.dateEncodingStrategy = .iso8601
        decoder.dateDecodingStrategy = .iso8601
        let xml = "<r><value>2014-05-01T14:55:59Z</value></r>"
        try expectCase(xml, One(value: date), encoder: encoder, decoder: decoder)
        try expectCase(xml, One(value: date))

        let format = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
        encoder.dateEncodingStrategy = .format(format)
        decoder.dateDecodingStrategy = .format(format)
        try expectCase(xml, One(value: date), encoder: encoder, decoder: decoder)

        // An empty element is nil, but an invalid date is an error even for an optional.
        try expectCase("<r><value></value></r>", One<Date?>(value: nil), written: "<r />")
        for strategy in [XMLDecoder.DateDecodingStrategy.xmlSchema, .iso8601, .format(format)] {
            decoder.dateDecodingStrategy = strategy
            let refusal = try decodingRefusal(
                One<Date?>.self, "<r><value>incorrect format</value></r>", decoder: decoder)
            expectEqual(refusal.kind, .dataCorrupted)
            expectEqual(refusal.path, ["value"])
            expectStart(refusal.sentence, "1:11: ")
        }
        struct Model: Codable, Equatable { @XMLLenient @XMLTransformed<XML.ISO8601?> var date: Date? }
        try expectCase(
            "<r><date>2014-05-01T10:55:59-0400</date></r>", Model(date: date),
            written: "<r><date>2014-05-01T14:55:59Z</date></r>")
        for text in ["", "incorrect format"] {
            try expectCase("<r><date>\(text)</date></r>", Model(date: nil), written: "<r />")
        }
        struct Strict: Codable, Equatable { @XMLTransformed<XML.ISO8601?> var date: Date? }
        try expectEqual(decodingRefusal(Strict.self, "<r><date>incorrect format</date></r>").path, ["date"])
    }

    @Test("An invalid date is an error with every strategy")
    func invalidDate() throws {
        struct Root: Codable, Equatable { var d: Date }
        let strategies: [XMLDecoder.DateDecodingStrategy] = [
            .xmlSchema, .secondsSince1970, .millisecondsSince1970, .iso8601, .deferredToDate, .format("yyyy-MM-dd"),
        ]
        for strategy in strategies {
            let decoder = XMLDecoder()
            decoder.dateDecodingStrategy = strategy
            let refusal = try decodingRefusal(Root.self, "<r><d>garbage</d></r>", decoder: decoder)
            expectEqual(refusal.kind, .dataCorrupted)
            expectEqual(refusal.path, ["d"])
            expectStart(refusal.sentence, "1:7: ")
        }
    }
}
