import Testing

@testable import XMLCodable

struct IntegerTextTests {
    private func parse<T: FixedWidthInteger>(_ text: String, as type: T.Type) -> Result<T, ValueTextError> {
        outcome(text) { bytes throws(ValueTextError) in try IntegerText.parse(bytes, as: type) }
    }

    @Test("The integers of XML Schema are read up to the bounds of each type, and no other text")
    func integers() {
        forEachRow(
            [
                ("0", 0), ("7", 7), ("-7", -7), ("+5", 5), ("-0", 0), ("+0", 0), ("007", 7), ("-007", -7), (" 12 ", 12),
                ("\n12\t", 12), ("\r\n 12", 12), ("12345678", 12_345_678), ("123456789", 123_456_789),
                ("1234567890123456", 1_234_567_890_123_456), ("999999999999999999", 999_999_999_999_999_999),
                ("1000000000000000000", 1_000_000_000_000_000_000), ("9223372036854775807", .max),
                ("-9223372036854775808", .min), ("-9223372036854775807", -.max), ("+9223372036854775807", .max),
                ("000000000000000000000000009223372036854775807", .max),
            ] as [(String, Int64)]
        ) { text, value in
            expectEqual(parse(text, as: Int64.self), .success(value))
        }
        forEachRow([
            "-", "+", "--1", "+-1", "- 1", "0x10", "1,5", "1.5", "1.0", "1.", ".1", "1e3", "1_000", "12abc", "abc",
            "1 2", "1-", "1+", "\u{A0}12", "12\u{A0}", "\u{661}\u{662}\u{663}", "\u{FF11}\u{FF12}", "1\u{301}",
            "\u{2212}1", "1/2", "1:2", "1234567:", "12345678:", "1234567/1", "123456789012345678901234x",
            "x12345678901234567890123456789", "1\u{0}", "\u{C}1", "\u{B}1", "१२", "12345678901234567８", "\u{85}1",
        ]) { text in
            expectEqual(parse(text, as: Int.self), .failure(.malformed))
            expectEqual(parse(text, as: UInt8.self), .failure(.malformed))
        }
        forEachRow(["", " ", "\t\r\n "]) { text in
            expectEqual(parse(text, as: Int.self), .failure(.empty))
        }
        expectBounds(Int8.self)
        expectBounds(UInt8.self)
        expectBounds(Int16.self)
        expectBounds(UInt16.self)
        expectBounds(Int32.self)
        expectBounds(UInt32.self)
        expectBounds(Int64.self)
        expectBounds(UInt64.self)
        expectBounds(Int.self)
        expectBounds(UInt.self)
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
            expectBounds(Int128.self)
            expectBounds(UInt128.self)
        }
    }

    private func expectBounds<T: FixedWidthInteger>(_ type: T.Type) {
        expectEqual(parse("\(T.max)", as: type), .success(.max))
        expectEqual(parse("\(T.min)", as: type), .success(.min))
        expectEqual(parse("  +000\(T.max) ", as: type), .success(.max))
        expectEqual(parse(next(after: "\(T.max)"), as: type), .failure(.outOfRange))
        let least = T.isSigned ? "-" + next(after: String("\(T.min)".dropFirst())) : "-1"
        expectEqual(parse(least, as: type), .failure(.outOfRange))
        expectEqual(parse("-0", as: type), .success(0))
        expectEqual(parse("-000", as: type), .success(0))
        expectEqual(parse("\(T.max)0", as: type), .failure(.outOfRange))
        expectEqual(parse("1" + String(repeating: "0", count: 60), as: type), .failure(.outOfRange))
    }

    /// Adds one to a decimal number of any length.
    private func next(after digits: String) -> String {
        var sum = Array(digits.utf8)
        for index in sum.indices.reversed() {
            if sum[index] < UInt8(ascii: "9") {
                sum[index] += 1
                return String(decoding: sum, as: UTF8.self)
            }
            sum[index] = UInt8(ascii: "0")
        }
        return "1" + String(decoding: sum, as: UTF8.self)
    }

    @Test func `Rejects each non-digit byte at each position, and reads very long texts in linear time`() {
        for length in [1, 7, 8, 9, 17, 18, 19, 25] {
            for place in 0..<length {
                for byte in UInt8.min...UInt8.max where !(0x30...0x39).contains(byte) {
                    var text = [UInt8](repeating: UInt8(ascii: "1"), count: length)
                    text[place] = byte
                    let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte) && (place == 0 || place == length - 1)
                    let isSign = place == 0 && length > 1 && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
                    if isSpace || isSign { continue }
                    let value = text.withBytes { try? IntegerText.parse($0, as: Int64.self) }
                    expectNil(value, for: "byte \(byte) at \(place) of \(length)")
                }
            }
        }
        let nines = String(repeating: "9", count: 100_000)
        expectEqual(parse(nines, as: Int.self), .failure(.outOfRange))
        expectEqual(parse("-" + nines, as: UInt64.self), .failure(.outOfRange))
        expectEqual(parse(nines + "x", as: Int.self), .failure(.malformed))
        expectEqual(parse(String(repeating: "0", count: 100_000) + "1", as: Int.self), .success(1))
    }

    @Test(
        "Integers are written and read like in the standard library, at bounds and powers of ten, and padded with zeros"
    )
    func writing() {
        var source = SplitMix(seed: 1)
        for _ in 0..<1_000 {
            let bits = source.next() >> UInt64.random(in: 0..<64, using: &source)
            expectRoundTrip(bits)
            expectRoundTrip(Int64(truncatingIfNeeded: bits))
            expectRoundTrip(0 - Int64(truncatingIfNeeded: bits >> 1))
            expectRoundTrip(Int32(truncatingIfNeeded: bits))
            expectRoundTrip(UInt16(truncatingIfNeeded: bits))
            expectRoundTrip(Int8(truncatingIfNeeded: bits))
            if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
                let wide = UInt128(source.next()) << 64 | UInt128(source.next())
                expectRoundTrip(wide >> UInt128.random(in: 0..<128, using: &source))
                expectRoundTrip(Int128(truncatingIfNeeded: wide))
            }
        }
        expectRoundTrip(Int.min)
        expectRoundTrip(Int.max)
        expectRoundTrip(UInt64.max)
        expectRoundTrip(Int8.min)
        var power: UInt64 = 1
        for _ in 0..<19 {
            expectRoundTrip(power - 1)
            expectRoundTrip(power)
            expectRoundTrip(power + 1)
            power *= 10
        }
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
            expectRoundTrip(Int128.min)
            expectRoundTrip(UInt128.max)
            expectRoundTrip(UInt128(1_000_000_000_000_000_000) * 1_000_000_000_000_000_000)
        }
        for exponent in 0..<19 {
            let power = (0..<exponent).reduce(UInt64(1)) { value, _ in value * 10 }
            for factor: UInt64 in [1, 2, 7, 9, 10, 37, 99, 101, 9_999, 10_001, 12_345_679] {
                let (value, overflows) = power.multipliedReportingOverflow(by: factor)
                guard !overflows else { continue }
                for value in [value - 1, value, value + 1] {
                    expectEqual(written { IntegerText.append(value, to: &$0) }, String(value))
                }
            }
        }
        for value in UInt64(0)..<11_000 {
            expectEqual(written { IntegerText.append(digitsOf: value, to: &$0) }, String(value))
        }
        forEachRow([
            (0, 1, "0"), (0, 3, "000"), (7, 2, "07"), (42, 2, "42"), (123, 2, "123"), (1234, 9, "000001234"),
            (5, 8, "00000005"), (5, 19, "0000000000000000005"), (100_000_000, 1, "100000000"),
            (100_000_000, 12, "000100000000"), (UInt64.max, 19, "18446744073709551615"),
        ]) { value, width, text in
            expectEqual(written { IntegerText.append(digitsOf: value, width: width, to: &$0) }, text)
        }
    }

    private func expectRoundTrip<T: FixedWidthInteger>(_ value: T) {
        let text = written { IntegerText.append(value, to: &$0) }
        expectEqual(text, String(value))
        expectEqual(parse(text, as: T.self), .success(value))
    }
}
