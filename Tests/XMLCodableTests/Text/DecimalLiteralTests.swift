import Testing

@testable import XMLCodable

struct DecimalLiteralTests {
    @Test(arguments: [
        ("0", 0, 0, false), ("120.50e3", 12_050, 1, false), (".5", 5, -1, false), ("5.", 5, 0, false),
        ("0.00000000000000000000000123", 123, -26, false), ("000000000000000000000001230", 1_230, 0, false),
        ("12345678901234567890", 1_234_567_890_123_456_789, 1, false),
        ("12345678901234567891", 1_234_567_890_123_456_789, 1, true),
        ("1234567890.1234567891", 1_234_567_890_123_456_789, -9, true),
        ("1234567890.1234567890", 1_234_567_890_123_456_789, -9, false),
        ("9999999999999999999", 9_999_999_999_999_999_999, 0, false),
        ("1e99999999999999999999999", 1, 1_000_000_000, false), ("1e-0005", 1, -5, false),
    ])
    func `Splits a number into mantissa and exponent`(
        text: String, mantissa: UInt64, exponent: Int, isTruncated: Bool
    ) throws {
        try withBytes(text) { bytes in
            let literal = try DecimalLiteral(bytes)
            expectEqual(literal.mantissa, mantissa)
            expectEqual(literal.exponent, exponent)
            expectEqual(literal.isTruncated, isTruncated)
            #expect(!literal.isNegative)
        }
    }

    @Test func `Gives all significant digits`() throws {
        try withBytes("-000.00120340e5") { bytes in
            let literal = try DecimalLiteral(bytes)
            var digits: [UInt8] = []
            literal.forEachSignificantDigit { digits.append($0) }
            expectEqual(digits, [1, 2, 0, 3, 4, 0])
            #expect(literal.isNegative)
            expectEqual(String(decoding: literal.digits, as: UTF8.self), "000.00120340")
        }
    }
}
