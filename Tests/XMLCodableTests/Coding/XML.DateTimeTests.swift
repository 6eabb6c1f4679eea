import Foundation
import Testing
import XMLCodable

/// Dates and times as written.
struct XMLDateTimeTests {
    typealias Value = XML.DateTime

    @Test(
        "Every type of XML Schema is read, and written as it was read",
        arguments: [
            (
                "2026-07-01T12:30:05.50+02:00",
                Value(year: 2026, month: 7, day: 1, hour: 12, minute: 30, second: 5.5, offset: 7200)
            ),
            ("2026-07-01T00:00:00", Value(year: 2026, month: 7, day: 1, hour: 0, minute: 0, second: 0)),
            ("2026-07-01T24:00:00Z", Value(year: 2026, month: 7, day: 1, hour: 24, minute: 0, second: 0, offset: 0)),
            ("2026-07-01", Value(year: 2026, month: 7, day: 1)),
            ("2020-01-02+01:00", Value(year: 2020, month: 1, day: 2, offset: 3600)),
            ("12:30:00-05:30", Value(hour: 12, minute: 30, second: 0, offset: -19_800)),
            ("2026", Value(year: 2026)), ("2026-05:00", Value(year: 2026, offset: -18_000)),
            ("-0044", Value(year: -44)), ("12026Z", Value(year: 12_026, offset: 0)),
            ("2026-07", Value(year: 2026, month: 7)), ("2026-07-05:00", Value(year: 2026, month: 7, offset: -18_000)),
            ("--07-01", Value(month: 7, day: 1)), ("--02-29", Value(month: 2, day: 29)),
            ("--07", Value(month: 7)), ("--07-05:00", Value(month: 7, offset: -18_000)),
            ("---31", Value(day: 31)), ("---31+00:00", Value(day: 31, offset: 0)),
        ])
    func forms(text: String, value: Value) throws {
        try expectCase("<r><value>\(text)</value></r>", One(value: value))
        let read = try decoded(One<Value>.self, "<r><value> \(text)\n</value></r>").value
        expectEqual(read.description, text)
        try expectJSON(#"{"value":"\#(value.description)"}"#, One(value: value))
        expectEqual(Value(value.description), value)
    }

    @Test("Other text is refused, and parts that are no date or time; changed ones are written")
    func unwritableParts() throws {
        for value in [
            Value(), Value(offset: 0), Value(year: 2026, day: 1), Value(year: 2026, month: 2, day: 30),
            Value(month: 13),
            Value(year: 2026, month: 1, hour: 1, minute: 2, second: 3), Value(hour: 1),
            Value(hour: 1, minute: 2, second: 60),
            Value(year: 2026, offset: 30), Value(year: 2026, offset: 54_000),
        ] { expectPart(refusal(One(value: value))?.sentence, "the parts of a date or time") }
        var changed = try #require(Value("2026-07-01T12:00:00.50+00:00"))
        changed.hour = 13
        expectEqual(changed.description, "2026-07-01T13:00:00.5Z")
        changed.offset = nil
        changed.second = 7
        expectEqual(changed.description, "2026-07-01T13:00:07")
        expectEqual(Value("2026-01-01Z"), Value("2026-01-01+00:00"))
        #expect(Value("2026-01-01Z") != Value("2026-01-01"))
        let longest = "12:00:59.111111111111111111111111111111111111"
        expectEqual(XML.DateTime(longest)?.description, longest)
        expectNil(XML.DateTime("12:00:00.1111111111111111111111111111111111111111111"))
        // Parts of any size are no crash.
        for number in [Int.min, -1, 0, 13, 1_000_000_000, Int.max] {
            let value = Value(
                year: number, month: number, day: number, hour: number, minute: number, second: 0, offset: number)
            #expect(value.date != nil)
            #expect((value < Value(year: 2026)) != (value > Value(year: 2026)))
            #expect(refusal(One(value: value)) != nil)
            let zone = Value(year: 2026, offset: number)
            expectEqual((refusal(One(value: zone)) == nil), (number == 0))
        }
        for text in [
            "", "x", "26", "2026-7", "2026-13", "2026-02-29", "--02-30", "---32", "--13", "2026-07-01T",
            "2026-07T12:00:00", "2026-07-01T12:00", "25:00:00", "12:60:00", "2026-07-01+15:00", "02026",
            "2026-07-01T12:00:00.", "-", "--", "---", "2026 07", "2026-07-01T24:00:01",
        ] {
            expectNil(Value(text))
            let refusal = try decodingRefusal(One<Value>.self, "<r><value>\(text)</value></r>")
            expectEnd(
                refusal.sentence, ": expected a date or time for One<DateTime>.value at /r/value, found \"\(text)\"")
        }
    }

    @Test("A value and a Date, which is that of the text, rounded once, at any time; values are ordered in time")
    func dates() throws {
        for (text, seconds) in [("2015-03-03T02:36:44.25Z", 1_425_350_204.25), ("1969-12-31T23:59:59.5Z", -0.5)] {
            let date = Date(timeIntervalSince1970: seconds)
            let value = try #require(Value(text))
            expectEqual(value.date, date)
            expectEqual(Value(date), value)
            let other = try #require(Value(date, offset: 3600))
            expectEqual(other.date, date)
            expectEnd(other.description, "+01:00")
        }
        expectEqual(Value("2026")?.date, Date(timeIntervalSince1970: 1_767_225_600))
        expectEqual(Value("2026-01-01+01:00")?.date, Date(timeIntervalSince1970: 1_767_222_000))
        expectNil(Value("--07")?.date)
        expectNil(Value(Date(timeIntervalSince1970: .infinity)))
        var random = SplitMix(seed: 404)
        for _ in 0..<500 {
            let date = Date(timeIntervalSinceReferenceDate: .random(in: -1e9..<1e9, using: &random))
            expectEqual(XML.DateTime(date)?.date, date)
            let zoned = try #require(XML.DateTime(date, offset: 7_200))
            expectEqual(try XML.ISO8601.decode(zoned.description), zoned.date)
        }
        expectEqual(XML.DateTime("2026-05-04T06:30:00.1Z")?.date, try XML.ISO8601.decode("2026-05-04T06:30:00.1Z"))
        expectEqual(XML.DateTime("2026-05-04")?.date, try XML.DateOnly.decode("2026-05-04"))
        let texts = [
            "-0044", "2026-01-01T02:00:00+02:30", "2025-12-31T23:59:59.9Z", "2026", "2026-01-01T00:00:00.1", "2026-02",
            "2026-02-02",
        ]
        let values = try texts.map { try #require(Value($0)) }
        expectEqual(values.shuffled().sorted().map(\.description), texts)
        #expect(try #require(Value("--02-29")) > #require(Value("--02-28")))
        #expect(try #require(Value("12:00:00")) < #require(Value("12:00:00.1")))
        // The same moment is ordered too, since the values differ.
        let (first, second) = (try #require(Value("2026-01-01")), try #require(Value("2026-01-01Z")))
        #expect((first < second) != (second < first))
        expectEqual(Set([first, second, first]).count, 2)
    }
}

struct XMLTimeOfDayTests {
    @Test(
        "xs:time is unchanged in a round trip",
        arguments: [
            ("02:36:44", 9_404, nil), ("02:36:44.5Z", 9_404.5, 0), ("23:59:59.999+02:00", 86_399.999, 7_200),
            ("00:00:00-00:30", 0, -1_800), ("14:00:00+14:00", 50_400, 50_400),
        ] as [(String, Double, Int?)])
    func times(text: String, seconds: Double, zone: Int?) throws {
        let time = try #require(XML.TimeOfDay(secondsSinceMidnight: seconds, secondsFromGMT: zone))
        try expectCase("<r><value>\(text)</value></r>", One(value: time))
        try expectJSON(#"{"value":"\#(text)"}"#, One(value: time))
    }

    @Test("A time has the parts of one in a day, any number of digits and a zone of minutes; other text is refused")
    func parts() throws {
        let time = try #require(XML.TimeOfDay("02:36:44.5"))
        #expect((time.hour, time.minute, time.second) == (2, 36, 44.5))
        expectEqual(XML.TimeOfDay("24:00:00")?.description, "00:00:00")
        for seconds in [-1, 86_400, .nan, .infinity] as [Double] {
            expectNil(XML.TimeOfDay(secondsSinceMidnight: seconds))
        }
        // A time zone is a whole number of minutes within 14 hours.
        for zone in [30, 50_460, -50_460, .min] {
            expectNil(XML.TimeOfDay(secondsSinceMidnight: 0, secondsFromGMT: zone))
        }
        let last = XML.TimeOfDay("23:59:59.99999999999999999999")
        expectEqual(last?.secondsSinceMidnight, (86_400.0).nextDown)
        expectEqual(last.flatMap { XML.TimeOfDay($0.description) }, last)
        for text in ["", "2:36:44", "02:36", "25:00:00", "02:36:44+15:00", "x"] {
            expectNil(XML.TimeOfDay(text))
            expectRefused(
                One<XML.TimeOfDay>.self, "<r value=\"\(text)\"/>",
                "1:11: expected a time of day for One<TimeOfDay>.value at /r/@value, found \"\(text)\"")
        }
    }
}
