import Testing

@testable import XMLCodable

struct DateScannerTests {
    @Test func `Steps over one field after the other`() throws {
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
    }

    @Test(arguments: [("Z", 0), ("+01", 3_600), ("-0130", -5_400), ("+23:59", 86_340), ("", nil)] as [(String, Int?)])
    func `Reads time zones of internet dates`(text: String, offset: Int?) throws {
        try withBytes(text) { bytes in
            var scanner = DateScanner(bytes)
            let zone = try scanner.internetZone()
            expectEqual(zone, offset)
        }
    }
}
