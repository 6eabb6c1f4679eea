import Testing

@testable import XMLCodable

struct GregorianDayTests {
    @Test(arguments: [
        (0, 1970, 1, 1), (-1, 1969, 12, 31), (11_016, 2000, 2, 29), (11_323, 2001, 1, 1), (-719_468, 0, 3, 1),
        (-719_469, 0, 2, 29), (-719_528, 0, 1, 1), (-719_529, -1, 12, 31), (-25_508, 1900, 3, 1), (47_541, 2100, 3, 1),
    ])
    func `Counts days from 1970`(number: Int64, year: Int64, month: Int, day: Int) {
        expectEqual(GregorianDay(number: number), GregorianDay(year: year, month: month, day: day))
        expectEqual(GregorianDay(year: year, month: month, day: day).number, number)
    }

    @Test func `Counts each day of 800 years around year 0 and of our time once`() {
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

    @Test(arguments: [
        (7, 2, 3), (-7, 2, -4), (-8, 2, -4), (0, 5, 0), (-1, 86_400, -1), (-86_400, 86_400, -1), (-86_401, 86_400, -2),
    ])
    func `Rounds quotients down`(dividend: Int64, divisor: Int64, quotient: Int64) {
        expectEqual(floorDivide(dividend, divisor), quotient)
    }
}
