import Testing

@testable import XMLCodable

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct DateTextTests {
    private func parse(_ text: String) -> Result<Date, ValueTextError> {
        outcome(text) { bytes throws(ValueTextError) in try DateText.parse(bytes) }
    }

    private func parseSince1970(_ text: String) -> Result<Date, ValueTextError> {
        outcome(text) { bytes throws(ValueTextError) in try DateText.parseSince1970(bytes) }
    }

    @Test(arguments: [
        ("2015-03-03T02:36:44", 1_425_350_204), ("2015-03-03T02:36:44Z", 1_425_350_204),
        (" 2015-03-03T02:36:44Z\n", 1_425_350_204), ("2015-03-03T02:36:44+00:00", 1_425_350_204),
        ("2015-03-03T02:36:44-00:00", 1_425_350_204), ("2015-03-03T03:36:44+01:00", 1_425_350_204),
        ("2015-03-02T21:06:44-05:30", 1_425_350_204), ("2015-03-03T16:36:44+14:00", 1_425_350_204),
        ("2015-03-02T12:36:44-14:00", 1_425_350_204), ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1),
        ("2000-02-29T12:00:00Z", 951_825_600), ("2001-01-01T00:00:00Z", 978_307_200),
        ("0001-01-01T00:00:00Z", -62_135_596_800),
        ("9999-12-31T23:59:59Z", 253_402_300_799), ("10000-01-01T00:00:00Z", 253_402_300_800),
        ("9999-12-31T24:00:00Z", 253_402_300_800), ("2014-12-31T24:00:00.000Z", 1_420_070_400),
        ("0000-12-31T00:00:00Z", -62_135_683_200), ("-0001-12-31T00:00:00Z", -62_167_305_600),
        ("0000-02-29T00:00:00Z", -62_162_121_600), ("1900-03-01T00:00:00Z", -2_203_891_200),
        ("2015-03-03T02:36:44.000Z", 1_425_350_204), ("2015-03-03T02:36:44.5Z", 1_425_350_204.5),
        ("1969-12-31T23:59:59.75Z", -0.25), ("2015-03-03", 1_425_340_800), ("2015-03-03Z", 1_425_340_800),
        ("2015-03-03+01:00", 1_425_337_200), ("2015-03-03-01:00", 1_425_344_400), ("-0001-12-31", -62_167_305_600),
    ])
    func `Reads dates of XML Schema`(text: String, seconds: Double) {
        expectEqual(parse(text), .success(Date(timeIntervalSince1970: seconds)))
    }

    @Test(arguments: [
        "not a date", "2015", "2015-03", "2015-03-03T", "2015-03-03T02:36", "2015-03-03T02:36:44.",
        "2015-03-03T02:36:44.Z", "2015-03-03T02:36:44z", "2015-03-03t02:36:44", "2015-03-03 02:36:44",
        "2015-03-03T02:36:60Z", "2015-03-03T02:60:00Z", "2015-03-03T24:00:01Z", "2015-03-03T24:01:00Z",
        "2015-03-03T24:00:00.1Z", "2015-03-03T25:00:00Z", "2015-00-03", "2015-13-03", "2015-03-00", "2015-03-32",
        "2015-04-31", "2015-02-29", "1900-02-29", "2100-02-29", "2000-02-30", "-0001-02-29", "15-03-03", "215-03-03",
        "02015-03-03", "+2015-03-03", "2015-3-03", "2015-03-3", "2015/03/03", "20150303", "2015-03-03T2:36:44",
        "2015-03-03T02:36:4", "2015-03-03T02:36:44+14:01", "2015-03-03T02:36:44+15:00", "2015-03-03T02:36:44+01:60",
        "2015-03-03T02:36:44+0100", "2015-03-03T02:36:44+01", "2015-03-03T02:36:44 Z", "2015-03-03T02:36:44ZZ",
        "2015-03-03T02:36:44Z+01:00", "2015-03-03T02:36:44,5Z", "2015-03-03T02:36:44UTC", "2015-03-03T-2:36:44",
        "２015-03-03", "2015-03-03T02:36:44.5x", "--03-03", "-", "2015-03-03T02:36:44\u{0}", "T02:36:44",
        "2015-03-03T02:36:44e5", "1e999x", "nan", "NaN", "INF", "0x10-03-03",
    ])
    func `Rejects invalid dates`(text: String) { expectEqual(parse(text), .failure(.malformed)) }

    @Test func `Reads seconds since 1970 only when asked to, and rejects what is not finite`() {
        for text in ["1000000000-01-01", "-1000000000-01-01T00:00:00Z", "99999999999999999999999999-02-29"] {
            expectEqual(parse(text), .failure(.outOfRange))
        }
        for text in ["nan", "NaN", "INF", "-INF", "inf", "2015-", "20:15", "1,5", "0x10"] {
            expectEqual(parseSince1970(text), .failure(.malformed))
        }
        expectEqual(parseSince1970("1e999"), .failure(.outOfRange))
        expectEqual(parseSince1970(" "), .failure(.empty))
        let date = outcome("946684800500") { bytes throws(ValueTextError) in
            try DateText.parseSince1970(bytes, unitsPerSecond: 1_000)
        }
        expectEqual(date, .success(Date(timeIntervalSince1970: 946_684_800.5)))
        for (text, seconds) in [
            ("946684800", 946_684_800), ("946684800.0", 946_684_800), ("-1.5", -1.5), (" +5 ", 5), ("2015", 2015),
            ("1e3", 1000), ("1e-5", 1e-5), ("0", 0), ("20150303", 20_150_303),
        ] {
            #expect(parse(text) == .failure(.malformed), "\(text)")
            expectEqual(parseSince1970(text), .success(Date(timeIntervalSince1970: seconds)))
        }
    }

    @Test func `Uses the given time zone for text without one, and rounds fractions of any length once`() throws {
        let noon = try parse("2015-07-03T12:00:00Z").get()
        let offset = outcome("2015-07-03T14:00:00") { bytes throws(ValueTextError) in
            try DateText.parse(bytes, defaultOffsetSeconds: 7_200)
        }
        expectEqual(offset, .success(noon))
        let ignored = outcome("2015-07-03T12:00:00Z") { bytes throws(ValueTextError) in
            try DateText.parse(bytes, defaultOffsetSeconds: 7_200)
        }
        expectEqual(ignored, .success(noon))
        let fixed = try #require(TimeZone(secondsFromGMT: -18_000))
        let zoned = outcome("2015-07-03T07:00:00") { bytes throws(ValueTextError) in
            try DateText.parse(bytes, timeZone: fixed)
        }
        expectEqual(zoned, .success(noon))
        let third = try parse("2001-01-01T00:00:00." + String(repeating: "3", count: 10_000) + "Z").get()
        expectEqual(third.timeIntervalSinceReferenceDate, 1.0 / 3)
        let twoThirdsBefore = try parse("2000-12-31T23:59:59." + String(repeating: "3", count: 10_000) + "Z").get()
        expectEqual(twoThirdsBefore.timeIntervalSinceReferenceDate, -2.0 / 3)
        for fraction in [
            "1", "123456789", "1234567890", "000000000000001", "9999999999999999999999", "50000000000000000000001",
        ] {
            let after = try parse("2014-02-28T13:14:15.\(fraction)Z").get()
            expectEqual(after.timeIntervalSinceReferenceDate, Double("415286055.\(fraction)"))
        }
    }

    @Test func `Reads internet dates and times of day, and rejects invalid ones`() {
        for text in [
            "2015-03-03T02:36:44Z", "2015-03-03T02:36:44+00:00", "2015-03-03T02:36:44+0000", "2015-03-03T03:36:44+01",
            "2015-03-03T03:36:44+0100", "2015-03-03T03:36:44+01:00", " 2015-03-03T02:36:44.000Z ",
            "2015-03-03T22:36:44+20:00",
        ] {
            let date = Date(timeIntervalSince1970: 1_425_350_204)
            #expect(outcome(text, DateText.parseISO8601) == .success(date), "\(text)")
        }
        for text in [
            "2015-03-03T02:36:44", "2015-03-03", "2015-03-03Z", "20150303T023644Z", "2015-03-03T02:36:44+1",
            "2015-03-03T02:36:44+24:00", "2015-03-03T02:36:44+00:", "2015-02-29T02:36:44Z", "incorrect format",
            "1425350204", "2015-03-03T02:36:44+000",
        ] {
            #expect(outcome(text, DateText.parseISO8601) == .failure(.malformed), "\(text)")
        }
        for text in [
            "2:36:44", "02:36", "24:00:01", "02:36:60", "02:36:44+14:30", "2015-03-03T02:36:44", "02:36:44x", "9404",
        ] {
            #expect(outcome(text, DateText.parseTime) == .failure(.malformed), "\(text)")
        }
        for (text, seconds, offset) in [
            ("02:36:44", 9404, nil), ("02:36:44Z", 9404, 0), ("02:36:44.25+01:00", 9404.25, 3600), ("24:00:00", 0, nil),
            ("00:00:00-14:00", 0, -50_400), (" 23:59:59.5 ", 86_399.5, nil),
        ] as [(String, Double, Int?)] {
            expectEqual(
                outcome(text, DateText.parseTime), .success(.init(secondsSinceMidnight: seconds, offsetSeconds: offset))
            )
        }
    }
}
