import Testing

@testable import XMLCodable

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct DateTextWritingTests {
    private func dateTime(_ interval: Double) throws -> String {
        try written { try DateText.appendDateTime(Date(timeIntervalSinceReferenceDate: interval), to: &$0) }
    }

    @Test(arguments: [
        (0, "2001-01-01T00:00:00Z"), (-0.0, "2001-01-01T00:00:00Z"), (0.5, "2001-01-01T00:00:00.5Z"),
        (-0.25, "2000-12-31T23:59:59.75Z"), (-1, "2000-12-31T23:59:59Z"), (447_043_004, "2015-03-03T02:36:44Z"),
        (447_043_004.125, "2015-03-03T02:36:44.125Z"), (447_043_004.1, "2015-03-03T02:36:44.1Z"),
        (1e-7, "2001-01-01T00:00:00.0000001Z"), (-1e-7, "2000-12-31T23:59:59.9999999Z"),
        (-978_307_200, "1970-01-01T00:00:00Z"), (-63_113_904_000, "0001-01-01T00:00:00Z"),
        (-63_113_904_001, "0000-12-31T23:59:59Z"), (-63_145_526_401, "-0001-12-31T23:59:59Z"),
        (252_423_993_600, "10000-01-01T00:00:00Z"), (252_423_993_599.5, "9999-12-31T23:59:59.5Z"),
    ])
    func `Writes a date with the digits it needs`(interval: Double, text: String) throws {
        try expectEqual(dateTime(interval), text)
    }

    @Test func `Reads back extreme and random dates, and rejects years of more than nine digits`() throws {
        func expectReadBack(_ interval: Double) throws {
            let text = try dateTime(interval)
            let date = try withBytes(text) { try DateText.parse($0) }
            #expect(date.timeIntervalSinceReferenceDate == interval, "\(text)")
        }
        for interval in [
            Double.leastNonzeroMagnitude, -.leastNonzeroMagnitude, 1e-300, -1e-300, 0x1p53, -0x1p53, 0x1p53 - 1,
            0x1p52 + 0.5, -0x1p52 - 0.5, 3e16, -3e16,
        ] { try expectReadBack(interval) }
        var source = SplitMix(seed: 7)
        for _ in 0..<2_000 {
            let bits = Double(bitPattern: source.next())
            let near = Double.random(in: -1e9...1e9, using: &source)
            let far = Double.random(in: -3e16...3e16, using: &source)
            let millennia = Double.random(in: -1e12...1e12, using: &source)
            let tiny = Double.random(in: -2...2, using: &source)
            let binary = near.rounded() + Double(Int.random(in: 0..<1024, using: &source)) / 1024
            for interval in [near, far, millennia, tiny, binary, near.rounded(), (near * 1000).rounded() / 1000, bits]
            where interval.magnitude < 3e16 { try expectReadBack(interval) }
        }
        for date in [Date.distantPast, .distantFuture] {
            let text = try written { try DateText.appendDateTime(date, to: &$0) }
            try expectEqual(withBytes(text) { try DateText.parse($0) }, date)
        }
        for interval in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 3.2e16, -3.2e16, 9.3e18, -9.3e18] {
            let date = Date(timeIntervalSinceReferenceDate: interval)
            let text = written { buffer in
                #expect(throws: ValueTextError.outOfRange) { try DateText.appendDateTime(date, to: &buffer) }
                #expect(throws: ValueTextError.outOfRange) { try DateText.appendISO8601(date, to: &buffer) }
                #expect(throws: ValueTextError.outOfRange) { try DateText.appendDate(date, to: &buffer) }
            }
            #expect(text.isEmpty)
        }
    }

    @Test(arguments: [
        (447_043_004, "2015-03-03T02:36:44Z", "2015-03-03"), (447_043_004.9, "2015-03-03T02:36:44Z", "2015-03-03"),
        (-0.5, "2000-12-31T23:59:59Z", "2000-12-31"), (-63_145_526_401, "-0001-12-31T23:59:59Z", "-0001-12-31"),
    ])
    func `Truncates to seconds and days towards the past`(interval: Double, iso8601: String, day: String) throws {
        let date = Date(timeIntervalSinceReferenceDate: interval)
        try expectEqual(written { try DateText.appendISO8601(date, to: &$0) }, iso8601)
        try expectEqual(written { try DateText.appendDate(date, to: &$0) }, day)
        let since = Date(timeIntervalSince1970: 946_684_800.5)
        try expectEqual(written { try DateText.appendSince1970(since, to: &$0) }, "946684800.5")
        try expectEqual(written { try DateText.appendSince1970(since, unitsPerSecond: 1_000, to: &$0) }, "946684800500")
        let never = Date(timeIntervalSinceReferenceDate: .infinity)
        #expect(throws: ValueTextError.outOfRange) { try written { try DateText.appendSince1970(never, to: &$0) } }
    }
}
