import Testing

@testable import XMLCodable

struct DateMomentTests {
    @Test(arguments: [
        (0, "", 0, 0), (5, "25", 0, 5.25), (-5, "25", 0, -4.75), (-1, "9999999999", 0, -0.0000000001),
        (3_600, "5", 3_600, 0.5),
        (3_599, "5", 3_600, -0.5), (-1, "75", 0, -0.25), (-20_000_000_000, "5", 0, -19_999_999_999.5),
    ])
    func `Adds the fraction to whole seconds on either side of 2001`(
        seconds: Int64, fraction: String, offset: Int, interval: Double
    ) {
        withBytes(fraction) { bytes in
            expectEqual(DateMoment(seconds: seconds, fraction: bytes).interval(offset: offset), interval)
        }
    }

    @Test func `Takes any offset`() {
        #expect(DateMoment(seconds: 1).interval(offset: .max) < 0)
        #expect(DateMoment(seconds: -1).interval(offset: .min).isFinite)
    }
}
