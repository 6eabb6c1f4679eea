import Foundation
import Testing
import XMLCodable

/// Date transforms.
struct XMLTransformDatesTests {
    struct Model<T: XMLTransform>: Codable, Equatable where T.Output == Date { @XMLTransformed<T> var value: Date }

    func check<T: XMLTransform>(_ type: T.Type, _ text: String, _ seconds: Double, json: String, written: String? = nil)
        throws where T.Output == Date
    {
        let model = Model<T>(value: Date(timeIntervalSince1970: seconds))
        try expectCase("<r><value>\(text)</value></r>", model, written: "<r><value>\(written ?? text)</value></r>")
        try expectJSON(#"{"value":\#(json)}"#, model)
    }

    func refuse<T: XMLTransform>(_ type: T.Type, _ text: String, _ expected: String) throws where T.Output == Date {
        let refusal = unreadable(Model<T>.self, "<r value=\"\(text)\"/>")
        expectEqual(refusal?.kind, "dataCorrupted")
        expectEqual(refusal?.path, ["value"])
        let name = "Model<\(String(describing: T.self))>"
        expectEqual(refusal?.sentence, "1:11: expected \(expected) for \(name).value at /r/@value, found \"\(text)\"")
    }

    @Test("Seconds and milliseconds since 1970, and dates without a time")
    func seconds() throws {
        try check(XML.EpochSeconds.self, "946684800.0", 946_684_800, json: "946684800")
        try check(XML.EpochSeconds.self, "-0.5", -0.5, json: "-0.5")
        for text in ["2015-03-03", "2015-03-03Z", "2015-03-03+14:00", "2015-03-03-05:00"] {
            try check(XML.DateOnly.self, text, 1_425_340_800, json: #""2015-03-03""#, written: "2015-03-03")
        }
        try check(XML.EpochMilliseconds.self, "946684800000", 946_684_800, json: "946684800000")
        try check(XML.EpochMilliseconds.self, "62.5", 0.0625, json: "62.5")
        try check(
            XML.EpochMilliseconds.self, "946684800000.0", 946_684_800, json: "946684800000", written: "946684800000")
    }

    @Test(
        "ISO 8601, with fractions and time zones of every form",
        arguments: [
            ("2015-03-03T02:36:44Z", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T02:36:44", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T02:36:44.25Z", 1_425_350_204.25, "2015-03-03T02:36:44.25Z"),
            ("2015-03-03T03:36:44+01:00", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T03:36:44+0100", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03", 1_425_340_800, "2015-03-03T00:00:00Z"),
        ])
    func iso8601(text: String, seconds: Double, written: String) throws {
        try check(XML.ISO8601.self, text, seconds, json: "\"\(written)\"", written: written)
    }

    @Test(
        "RFC 822, as feeds have it",
        arguments: [
            ("Wed, 02 Oct 2002 13:00:00 GMT", 1_033_563_600), ("Wed, 02 Oct 2002 15:00:00 +0200", 1_033_563_600),
            ("Wed, 2 Oct 2002 08:00:00 EST", 1_033_563_600), ("02 Oct 02 13:00 UT", 1_033_563_600),
            ("wednesday, 02 october 2002 13:00:00 z", 1_033_563_600), ("2 Oct 2002 13:00:00", 1_033_563_600),
            ("Mon , 2 Oct 102 06:00:00 PDT", 1_033_563_600), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
            ("Wed, 31 Dec 69 23:59:59 GMT", -1), ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_799),
            ("Tue, 29 Feb 2000 00:00:00 -05:00", 951_800_400),
        ])
    func rfc822(text: String, seconds: Int) throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        let written = formatter.string(from: Date(timeIntervalSince1970: Double(seconds)))
        try check(XML.RFC822.self, text, Double(seconds), json: "\"\(written)\"", written: written)
        struct Item: Codable, Equatable { var pubDate: Date }
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .rfc822
        decoder.dateDecodingStrategy = .rfc822
        try expectCase(
            "<item><pubDate>\(text)</pubDate></item>", Item(pubDate: Date(timeIntervalSince1970: Double(seconds))),
            written: "<item><pubDate>\(written)</pubDate></item>", encoder: encoder, decoder: decoder)
    }

    @Test("Invalid dates are rejected")
    func refused() throws {
        try refuse(XML.EpochSeconds.self, "INF", "a finite number of seconds since 1970")
        try refuse(XML.EpochMilliseconds.self, "NaN", "a decimal number")
        try refuse(XML.EpochSeconds.self, "garbage", "a number")
        for text in ["", "x", "2015-02-30", "2015-03-03T25:00:00Z"] {
            try refuse(XML.ISO8601.self, text, "an ISO 8601 date")
        }
        for text in [
            "x", "Xyz, 02 Oct 2002 13:00:00 GMT", "Wed, 32 Oct 2002 13:00:00 GMT", "29 Feb 2001 13:00 GMT",
            "02 Okt 2002 13:00:00 GMT", "02 Oct 2002 24:00 GMT", "02 Oct 2002 13:60 GMT", "02 Oct 2002 13:00:00 XYZ",
            "02 Oct 2 13:00 GMT", "Sunflower, 02 Oct 2002 13:00 GMT", "2 Mayonnaise 2002 13:00 GMT", "02 Oct 2002",
            "02 Oct 2002 13:00 GMT x", "2002-10-02T13:00:00Z",
        ] {
            try refuse(XML.RFC822.self, text, "an RFC 822 date")
        }
        for text in ["x", "2015-13-01", "2015-03-03T00:00:00Z", "2015-03-03+15:00"] {
            try refuse(XML.DateOnly.self, text, "a date without a time")
        }
    }

    @Test("A date that cannot be represented is not encoded, and the error can be shown")
    func unwritableValues() throws {
        for seconds in [Double.infinity, 1e30] {
            let refusal = unwritable(Model<XML.ISO8601>(value: Date(timeIntervalSince1970: seconds)))
            expectEqual(refusal?.path, ["value"])
            expectEqual(
                refusal?.sentence,
                "cannot write a value of type Date at /r/value: expected a date in a year of at most nine digits")
        }
        let refusal = unwritable(Model<XML.EpochSeconds>(value: Date(timeIntervalSince1970: .infinity)))
        expectEqual(refusal?.sentence, "cannot write a value of type Date at /r/value: expected a finite date")
        struct Dated: Encodable { var date: Date }
        for interval in [Double.nan, .infinity, -.infinity] {
            let error = #expect(throws: EncodingError.self) {
                try XMLEncoder().encode(Dated(date: Date(timeIntervalSinceReferenceDate: interval)))
            }
            #expect(error.map { "\($0)".contains("/Dated/date") } == true, "\(interval)")
        }
    }

    @Test("Leap seconds and lowercase letters of RFC 3339 are read, and a comment after a zone of RFC 822")
    func internetDates() throws {
        let second = try XML.ISO8601.decode("2016-12-31T23:59:59Z")
        for text in ["2016-12-31T23:59:60Z", "2016-12-31t23:59:60z", "2016-12-31 15:59:60-08:00"] {
            expectEqual(try XML.ISO8601.decode(text), second + 1)
        }
        for text in ["2016-12-31T23:58:60Z", "2016-12-31T23:59:61Z", "2016-12-31x23:59:59Z"] {
            #expect(throws: XML.TransformError.self) { try XML.ISO8601.decode(text) }
        }
        struct Strict: Codable { var date: Date }
        #expect(refusal(Strict.self, "<r><date>2016-12-31T23:59:60Z</date></r>") != nil)
        for zone in ["+02 (CEST)", "+02(CEST)", "+0200 (CEST)", "+02:00"] {
            try expectEqual(
                XML.RFC822.decode("Wed, 02 Oct 2002 13:00:00 \(zone)"), Date(timeIntervalSince1970: 1_033_556_400))
        }
    }
}
