import Testing

@testable import XMLCodable

struct ValueTextErrorTests {
    @Test func `Distinguishes empty, malformed and out-of-range text for all formats`() {
        let parsers: [(ByteSlice) throws -> Void] = [
            { _ = try IntegerText.parse($0, as: Int.self) }, { _ = try FloatText.parseDouble($0) },
            { _ = try FloatText.parseFloat($0) }, { _ = try BooleanText.parse($0) }, { _ = try DecimalText.parse($0) },
            { _ = try DateText.parse($0) }, { _ = try DateText.parseISO8601($0) }, { _ = try DateText.parseTime($0) },
        ]
        for parse in parsers {
            #expect(throws: ValueTextError.empty) { try withBytes(" \t\r\n") { try parse($0) } }
            #expect(throws: ValueTextError.empty) { try parse(ByteSlice()) }
            #expect(throws: ValueTextError.malformed) { try withBytes("two") { try parse($0) } }
        }
    }
}
