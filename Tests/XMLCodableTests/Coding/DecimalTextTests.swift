import Testing

@testable import XMLCodable

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

struct DecimalTextTests {
    @Test(arguments: [
        ("11", "11"), ("11.11", "11.11"), ("1.66", "1.66"), ("0.1", "0.1"), (" 1.5 ", "1.5"), ("+1.5", "1.5"),
        ("-1.5", "-1.5"), (".5", "0.5"), ("-.5", "-0.5"), ("5.", "5"), ("1.50", "1.5"), ("100", "100"), ("0", "0"),
        ("-0", "0"), ("-0.000", "0"), ("000123.4500", "123.45"), ("1e2", "100"), ("1.5E-3", "0.0015"),
        ("0e999999", "0"), ("12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
        ("-0.12345678901234567890123456789012345678", "-0.12345678901234567890123456789012345678"),
        ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
        ("340282366920938463463374607431768211455", "340282366920938463463374607431768211455"),
        ("3.40282366920938463463374607431768211455", "3.40282366920938463463374607431768211455"),
        ("18446744073709551615", "18446744073709551615"), ("18446744073709551616", "18446744073709551616"),
        ("10000000000000000000", "10000000000000000000"),
        ("100000000000000000000000000000", "100000000000000000000000000000"),
        ("1.000000000000000000000000000000000000000000000000", "1"),
        (
            "12345678901234567890123456789000000000000000000000000000000",
            "12345678901234567890123456789000000000000000000000000000000"
        ),
    ])
    func `Reads decimal numbers exactly`(text: String, description: String) throws {
        let value = try outcome(text, DecimalText.parse).get()
        expectEqual(value.description, description)
        try expectEqual(written { try DecimalText.append(value, to: &$0) }, description)
        expectEqual(outcome(description, DecimalText.parse), .success(value))
    }

    @Test func `Reads the bounds of the range, and rejects what is no decimal number or cannot be represented exactly`()
        throws
    {
        for text in [
            "1,5", "1.5abc", "NaN", "nan", "INF", "0x10", "1 2", "1_000", "1,000", "--1", "+", "-", ".", "e5", "1e",
            "1.2.3", "\u{661}", "\u{2212}1", "1\u{A0}", "1'000", "1%", "$1", "1e5.0", "1.\u{0}", "two",
            "123456789012345678901234567890123456789012345x",
        ] {
            #expect(outcome(text, DecimalText.parse) == .failure(.malformed), "\(text)")
        }
        for text in [
            "1e400", "-1e400", "1e-400", "1e166", "1e-129", "123456789012345678901234567890123456789012345",
            "340282366920938463463374607431768211456", "0.1234567890123456789012345678901234567890123",
            "1e99999999999999999999", "1e-99999999999999999999", "0.3402823669209384634633746074317682114551",
            "12345678901234567890e-140", "1000000000000000000000000000000000000000000000001",
            String(repeating: "9", count: 100_000), "0." + String(repeating: "3", count: 100_000),
        ] {
            #expect(outcome(text, DecimalText.parse) == .failure(.outOfRange), "\(text.prefix(60))")
        }
        for value in [
            Decimal.greatestFiniteMagnitude, -Decimal.greatestFiniteMagnitude, .leastNonzeroMagnitude,
            -.leastNonzeroMagnitude, .pi,
            Decimal(UInt64.max), Decimal(Int64.min),
        ] { expectEqual(outcome(value.description, DecimalText.parse), .success(value)) }
        try expectEqual(outcome("1e127", DecimalText.parse).get(), Decimal(sign: .plus, exponent: 127, significand: 1))
        expectEqual(outcome("10e-128", DecimalText.parse), outcome("1e-127", DecimalText.parse))
        let long = String(repeating: "0", count: 100_000) + "1.5"
        expectEqual(outcome(long, DecimalText.parse), .success(Decimal(3) / 2))
    }

    @Test func `Writes what the description is, without NaN, and reads it back, since the layout in memory is known`()
        throws
    {
        var source = SplitMix(seed: 35)
        var values: [Decimal] = [0, 10, 1500, 65535, 65536, .pi, .greatestFiniteMagnitude, .leastNonzeroMagnitude]
        for bits in 0..<128 {
            let magnitude =
                bits < 64 ? Decimal(UInt64(1) << bits) : Decimal(UInt64(1) << (bits - 64)) * Decimal(UInt64.max)
            values += [magnitude, magnitude - 1, magnitude + 1]
        }
        for _ in 0..<3_000 {
            let significand = source.next() >> UInt64.random(in: 0..<64, using: &source)
            let exponent = Int.random(in: -60...40, using: &source)
            let sign: FloatingPointSign = Bool.random(using: &source) ? .minus : .plus
            let value = Decimal(sign: sign, exponent: exponent, significand: Decimal(significand))
            values += [value, value * 10, value / 8, value + 1, value - value, value * value]
        }
        for value in values where value.isFinite {
            try expectEqual(written { try DecimalText.append(value, to: &$0) }, value.description)
        }
        expectEqual(DecimalLayout.significand(of: Decimal(sign: .minus, exponent: -2, significand: 1234567)), 1_234_567)
        expectEqual(DecimalLayout.significand(of: Decimal(UInt64.max)), .max)
        expectNil(DecimalLayout.significand(of: Decimal(UInt64.max) + 2))
        #expect(throws: ValueTextError.outOfRange) { try written { try DecimalText.append(.nan, to: &$0) } }
        var other = SplitMix(seed: 6)
        for _ in 0..<3_000 {
            let whole = Int.random(in: 1...37, using: &other)
            let fraction = Int.random(in: 1...(38 - whole), using: &other)
            func digits(_ count: Int) -> String {
                (0..<count).map { _ in String(Int.random(in: 0...9, using: &other)) }.joined()
            }
            // Without leading and trailing zeros, which the description omits.
            let sign = Bool.random(using: &other) ? "-" : ""
            let text = "\(sign)7\(digits(whole - 1)).\(digits(fraction - 1))3"
            let value = try outcome(text, DecimalText.parse).get()
            expectEqual(value.description, text)
            expectEqual(value, Decimal(string: text))
        }
    }
}
