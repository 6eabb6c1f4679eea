import Foundation
import Testing
import XMLCodable

/// Date transforms.
struct XMLTransformDatesTests {
    private func check<T: XMLTransform>(
        _ type: T.Type, _ text: String, _ seconds: Double, json: String, written: String? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws where T.Output == Date {
        let date = Date(timeIntervalSince1970: seconds)
        try expectTransform(type, text, date, json: json, written: written, sourceLocation: sourceLocation)
    }

    @Test("Seconds and milliseconds since 1970, dates without a time, and dates of ISO 8601 and RFC 3339")
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
        // ISO 8601, with fractions and time zones of every form.
        for (text, seconds, written) in [
            ("2015-03-03T02:36:44Z", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T02:36:44", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T02:36:44.25Z", 1_425_350_204.25, "2015-03-03T02:36:44.25Z"),
            ("2015-03-03T03:36:44+01:00", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03T03:36:44+0100", 1_425_350_204, "2015-03-03T02:36:44Z"),
            ("2015-03-03", 1_425_340_800, "2015-03-03T00:00:00Z"),
        ] { try check(XML.ISO8601.self, text, seconds, json: "\"\(written)\"", written: written) }
        // Leap seconds and lowercase letters of RFC 3339, and a comment after a zone of RFC 822.
        let second = try XML.ISO8601.decode("2016-12-31T23:59:59Z")
        for text in ["2016-12-31T23:59:60Z", "2016-12-31t23:59:60z", "2016-12-31 15:59:60-08:00"] {
            expectEqual(try XML.ISO8601.decode(text), second + 1)
        }
        for text in ["2016-12-31T23:58:60Z", "2016-12-31T23:59:61Z", "2016-12-31x23:59:59Z"] {
            #expect(throws: XML.TransformError.self) { try XML.ISO8601.decode(text) }
        }
        #expect(refusal(One<Date>.self, "<r><value>2016-12-31T23:59:60Z</value></r>") != nil)
        for zone in ["+02 (CEST)", "+02(CEST)", "+0200 (CEST)", "+02:00"] {
            try expectEqual(
                XML.RFC822.decode("Wed, 02 Oct 2002 13:00:00 \(zone)"), Date(timeIntervalSince1970: 1_033_556_400))
        }
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
        let (encoder, decoder) = (XMLEncoder(), XMLDecoder())
        encoder.dateEncodingStrategy = .rfc822
        decoder.dateDecodingStrategy = .rfc822
        try expectCase(
            "<r><value>\(text)</value></r>", One(value: Date(timeIntervalSince1970: Double(seconds))),
            written: "<r><value>\(written)</value></r>", encoder: encoder, decoder: decoder)
    }

    @Test("Invalid dates are rejected, and dates that cannot be represented")
    func refused() throws {
        expectNoTransform(XML.EpochSeconds.self, "INF", "a finite number of seconds since 1970")
        expectNoTransform(XML.EpochMilliseconds.self, "NaN", "a decimal number")
        expectNoTransform(XML.EpochSeconds.self, "garbage", "a number")
        for text in ["", "x", "2015-02-30", "2015-03-03T25:00:00Z"] {
            expectNoTransform(XML.ISO8601.self, text, "an ISO 8601 date")
        }
        for text in [
            "x", "Xyz, 02 Oct 2002 13:00:00 GMT", "Wed, 32 Oct 2002 13:00:00 GMT", "29 Feb 2001 13:00 GMT",
            "02 Okt 2002 13:00:00 GMT", "02 Oct 2002 24:00 GMT", "02 Oct 2002 13:60 GMT", "02 Oct 2002 13:00:00 XYZ",
            "02 Oct 2 13:00 GMT", "Sunflower, 02 Oct 2002 13:00 GMT", "2 Mayonnaise 2002 13:00 GMT", "02 Oct 2002",
            "02 Oct 2002 13:00 GMT x", "2002-10-02T13:00:00Z",
        ] { expectNoTransform(XML.RFC822.self, text, "an RFC 822 date") }
        for text in ["x", "2015-13-01", "2015-03-03T00:00:00Z", "2015-03-03+15:00"] {
            expectNoTransform(XML.DateOnly.self, text, "a date without a time")
        }
        // A date that cannot be represented is not encoded.
        for seconds in [Double.infinity, 1e30] {
            let failure = refusal(TransformedValue<XML.ISO8601>(value: Date(timeIntervalSince1970: seconds)))
            expectEqual(failure?.path, ["value"])
            expectEqual(
                failure?.sentence,
                "cannot write a value of type Date at /r/value: expected a date in a year of at most nine digits")
        }
        let infinite = TransformedValue<XML.EpochSeconds>(value: Date(timeIntervalSince1970: .infinity))
        expectRefused(infinite, "cannot write a value of type Date at /r/value: expected a finite date")
        for interval in [Double.nan, .infinity, -.infinity] {
            let failure = refusal(One(value: Date(timeIntervalSinceReferenceDate: interval)))
            expectPart(failure?.sentence, "/r/value")
        }
    }
}
