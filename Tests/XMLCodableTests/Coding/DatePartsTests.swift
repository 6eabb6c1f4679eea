import Testing

@testable import XMLCodable

/// Parts of dates: their fields, days and moments.
struct DatePartsTests {
    @Test func `Steps over one field after the other, and reads time zones of internet dates`() throws {
        try withBytes("2001-01-02T03:04:05.0670+01:30") { bytes in
            var scanner = DateScanner(bytes)
            let day = try scanner.date()
            expectEqual(day, 86_400)
            let (isUTC, hasTime) = (scanner.accept("Z"), scanner.accept("T"))
            #expect(!isUTC && hasTime)
            let (seconds, fraction) = try scanner.time()
            expectEqual(seconds, 11_045)
            expectEqual(String(decoding: fraction, as: UTF8.self), "067")
            #expect(!scanner.isAtEnd)
            let (offset, nothing) = (try scanner.zone(), try scanner.zone())
            #expect(offset == 5_400 && nothing == nil)
            let hasMore = scanner.accept("Z")
            #expect(scanner.isAtEnd && !hasMore)
        }
        // Time zones of internet dates.
        let zones: [(String, Int?)] = [("Z", 0), ("+01", 3_600), ("-0130", -5_400), ("+23:59", 86_340), ("", nil)]
        for (text, offset) in zones {
            try withBytes(text) { bytes in
                var scanner = DateScanner(bytes)
                let zone = try scanner.internetZone()
                expectEqual(zone, offset)
            }
        }
    }

    @Test(arguments: [
        (0, "", 0, 0), (5, "25", 0, 5.25), (-5, "25", 0, -4.75), (-1, "9999999999", 0, -0.0000000001),
        (3_600, "5", 3_600, 0.5),
        (3_599, "5", 3_600, -0.5), (-1, "75", 0, -0.25), (-20_000_000_000, "5", 0, -19_999_999_999.5),
    ])
    func `Adds the fraction to whole seconds on either side of 2001, and takes any offset`(
        seconds: Int64, fraction: String, offset: Int, interval: Double
    ) {
        withBytes(fraction) { bytes in
            expectEqual(DateMoment(seconds: seconds, fraction: bytes).interval(offset: offset), interval)
        }
        #expect(DateMoment(seconds: 1).interval(offset: .max) < 0)
        #expect(DateMoment(seconds: -1).interval(offset: .min).isFinite)
    }

    @Test(arguments: [
        (0, 1970, 1, 1), (-1, 1969, 12, 31), (11_016, 2000, 2, 29), (11_323, 2001, 1, 1), (-719_468, 0, 3, 1),
        (-719_469, 0, 2, 29), (-719_528, 0, 1, 1), (-719_529, -1, 12, 31), (-25_508, 1900, 3, 1), (47_541, 2100, 3, 1),
    ])
    func `Counts days from 1970`(number: Int64, year: Int64, month: Int, day: Int) {
        expectEqual(GregorianDay(number: number), GregorianDay(year: year, month: month, day: day))
        expectEqual(GregorianDay(year: year, month: month, day: day).number, number)
    }

    @Test func `Rounds quotients down, and counts each day of 800 years around year 0 and of our time once`() {
        for (dividend, divisor, quotient) in [
            (7, 2, 3), (-7, 2, -4), (-8, 2, -4), (0, 5, 0), (-1, 86_400, -1), (-86_400, 86_400, -1),
            (-86_401, 86_400, -2),
        ] as [(Int64, Int64, Int64)] { expectEqual(floorDivide(dividend, divisor), quotient) }
        for years in [-400...400, 1600...2400] as [ClosedRange<Int64>] {
            var number = GregorianDay(year: years.lowerBound, month: 1, day: 1).number
            for year in years {
                for month in 1...12 {
                    for day in 1...GregorianDay.length(ofMonth: month, year: year) {
                        let expected = GregorianDay(year: year, month: month, day: day)
                        guard expected.number == number, GregorianDay(number: number) == expected else {
                            Issue.record("day \(number) is not \(expected)")
                            return
                        }
                        number += 1
                    }
                }
            }
        }
    }
}
