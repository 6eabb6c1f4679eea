import Testing

@testable import XMLCodable

struct FloatTextTests {
    @Test(
        "The doubles of XML Schema are read, also from very long texts, and no other text nor what is beyond their range"
    )
    func doubles() throws {
        forEachRow(
            [
                ("0", 0), ("-0", -0.0), ("+5", 5), ("1.5", 1.5), (" 1.5 ", 1.5), ("\n1.5\t", 1.5), (".5", 0.5),
                ("-.5", -0.5), ("5.", 5), ("5.e1", 50), (".5e1", 5), ("1e5", 100_000), ("1E+5", 100_000),
                ("1e-5", 1e-5), ("0.1", 0.1), ("007.50", 7.5), ("123.23", 123.23), ("5e-324", .leastNonzeroMagnitude),
                ("-5e-324", -.leastNonzeroMagnitude), ("3e-324", .leastNonzeroMagnitude), ("2e-324", 0),
                ("-2e-324", -0.0), ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
                ("2.2250738585072014e-308", 2.2250738585072014e-308),
                ("1.7976931348623157e308", .greatestFiniteMagnitude), ("1e-999", 0), ("-1e-999", -0.0),
                ("1e-99999999999999999999", 0), ("0e99999999999999999999", 0), ("0.0e999", 0),
                ("9007199254740993", 9_007_199_254_740_992), ("9007199254740995", 9_007_199_254_740_996),
                ("9007199254740993.0000000000000000000000000000001", 9_007_199_254_740_994),
                ("9223123456754775807", 9_223_123_456_754_776_064),
                ("18446744073709551615", 18_446_744_073_709_551_616), ("-74.0129945", -74.0129945), ("1e22", 1e22),
                ("1e23", 1e23), ("8.5e-27", 8.5e-27), ("1e27", 1e27), ("1e28", 1e28), ("INF", .infinity),
                ("+INF", .infinity), ("-INF", -.infinity), (" INF\n", .infinity),
            ] as [(String, Double)]
        ) { text, value in
            try expectEqual(outcome(text, FloatText.parseDouble).get().bitPattern, value.bitPattern)
        }
        forEachRow([
            "nan", "NAN", "+NaN", "-NaN", "nan(0x1)", "inf", "Inf", "-inf", "infinity", "Infinity", "INFINITY", "++INF",
            "0x1p4", "0x10", "1,5", "1.5f", "1.5d", ".", "-", "+", "-.", "+.", "e5", ".e5", "1e", "1e+", "1e-", "1e5.5",
            "1e 5", "1.2.3", "--1", "+-1", "- 1", "1 000", "1_000", "1'000", "\u{661}", "\u{2212}1", "\u{A0}1",
            "1\u{A0}", "1\u{0}", "1..2", "two", "1e5e5", "e", "1E", "１", "1\u{301}", "1/2", "1:", "0b1", "snan",
            "1e\u{0}5", "1.\u{0}", "1e309x",
        ]) { text in
            expectEqual(outcome(text, FloatText.parseDouble), .failure(.malformed))
            expectEqual(outcome(text, FloatText.parseFloat), .failure(.malformed))
        }
        // Reads NaN in one spelling, and very long texts in linear time.
        #expect(try outcome("NaN", FloatText.parseDouble).get().isNaN)
        #expect(try outcome(" NaN ", FloatText.parseFloat).get().isNaN)
        let zeros = String(repeating: "0", count: 100_000)
        expectEqual(outcome("0." + zeros + "1e100001", FloatText.parseDouble), .success(1))
        expectEqual(outcome("1" + zeros + "e-100000", FloatText.parseDouble), .success(1))
        expectEqual(outcome(zeros + "1.5" + zeros, FloatText.parseDouble), .success(1.5))
        expectEqual(outcome("9007199254740993." + zeros + "1", FloatText.parseDouble), .success(9_007_199_254_740_994))
        expectEqual(outcome("9007199254740993." + zeros, FloatText.parseDouble), .success(9_007_199_254_740_992))
        let nines = String(repeating: "9", count: 100_000)
        expectEqual(outcome("9007199254740992." + nines, FloatText.parseDouble), .success(9_007_199_254_740_992))
        expectEqual(outcome("0." + nines, FloatText.parseFloat), .success(1))
        forEachRow([
            "1e999", "-1e999", "1e309", "1.7976931348623159e308", "1e99999999999999999999",
            String(repeating: "1", count: 100_000), "0.0000000000000000000001e331",
        ]) { text in
            expectEqual(outcome(text, FloatText.parseDouble), .failure(.outOfRange))
            expectEqual(outcome(text, FloatText.parseFloat), .failure(.outOfRange))
        }
    }

    @Test("A float is rounded once, and what is beyond its range is rejected")
    func floats() throws {
        forEachRow(
            [
                ("16777217", 16_777_216), ("16777219", 16_777_220), ("5.95", 5.95), ("0.1", 0.1), ("1e-46", 0),
                ("-0", -0.0), ("1e-45", .leastNonzeroMagnitude), ("3.4028235e38", .greatestFiniteMagnitude),
                ("3.40282356e38", .greatestFiniteMagnitude), ("40.7053319", 40.7053319),
                ("1.00000005960464477540", 1.0000001), ("1.00000005960464477539", 1),
                // Rounding to a double first would give 1.
                ("1.000000059604644775390625000000000000001", 1.0000001),
                ("1.00000017881393421514957253748434595763683319091796875", 1.0000001), ("INF", .infinity),
                ("-INF", -.infinity),
            ] as [(String, Float)]
        ) { text, value in
            try expectEqual(outcome(text, FloatText.parseFloat).get().bitPattern, value.bitPattern)
        }
        forEachRow(["1e39", "3.40282357e38", "-3.5e38", "340282356779733661637539395458142568448"]) { text in
            expectEqual(outcome(text, FloatText.parseFloat), .failure(.outOfRange))
            expectEqual((try? outcome(text, FloatText.parseDouble).get()), Double(text))
        }
    }

    @Test func `Matches the standard library for random numbers and halfway between two values`() {
        var source = SplitMix(seed: 3)
        for _ in 0..<1_000 {
            let mantissa = source.next() >> UInt64.random(in: 0..<64, using: &source)
            expectSame("\(mantissa)e\(Int.random(in: -32...32, using: &source))")
            expectSame("\(mantissa)e\(Int.random(in: -345...310, using: &source))")
            expectSame("\(Double(bitPattern: source.next() & 0x7FDF_FFFF_FFFF_FFFF))")
            expectSame("0.000\(mantissa)\(source.next())")
            expectSame("\(mantissa)\(source.next()).\(source.next())e-\(Int.random(in: 0...380, using: &source))")
        }
        var halves = SplitMix(seed: 4)
        for _ in 0..<700 {
            let double = halves.next() >> 10 | 1 << 53 | 1
            let float = halves.next() >> 39 | 1 << 24 | 1
            let shift = UInt64.random(in: 0..<10, using: &halves)
            expectSame("\(double << shift)")
            expectSame("\(double << shift).00000000000000001")
            expectSame("\((double << shift) - 1).99999999999999999")
            expectSame("\(float << shift)")
            expectSame("\(float << shift).000000001")
            // Odd multiples of 5^n / 10^n are binary fractions.
            var power: UInt64 = 1
            for scale in 1...12 {
                power *= 5
                let (fraction, overflow) = float.multipliedReportingOverflow(by: power)
                if overflow { break }
                expectSame("\(fraction)e-\(scale)")
                expectSame("\(fraction)1e-\(scale + 1)")
                expectSame("\(fraction - 1)9e-\(scale + 1)")
            }
        }
    }

    private func expectSame(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let double = Double(text).flatMap { $0.isFinite ? $0 : nil }
        expectEqual(
            (try? outcome(text, FloatText.parseDouble).get()), double, for: text, sourceLocation: sourceLocation)
        let float = Float(text).flatMap { $0.isFinite ? $0 : nil }
        expectEqual((try? outcome(text, FloatText.parseFloat).get()), float, for: text, sourceLocation: sourceLocation)
    }
}

struct DecimalLiteralTests {
    @Test("A number is split into mantissa and exponent, with all significant digits")
    func literals() throws {
        forEachRow([
            ("0", 0, 0, false), ("120.50e3", 12_050, 1, false), (".5", 5, -1, false), ("5.", 5, 0, false),
            ("0.00000000000000000000000123", 123, -26, false), ("000000000000000000000001230", 1_230, 0, false),
            ("12345678901234567890", 1_234_567_890_123_456_789, 1, false),
            ("12345678901234567891", 1_234_567_890_123_456_789, 1, true),
            ("1234567890.1234567891", 1_234_567_890_123_456_789, -9, true),
            ("1234567890.1234567890", 1_234_567_890_123_456_789, -9, false),
            ("9999999999999999999", 9_999_999_999_999_999_999, 0, false),
            ("1e99999999999999999999999", 1, 1_000_000_000, false), ("1e-0005", 1, -5, false),
        ]) { (text: String, mantissa: UInt64, exponent: Int, isTruncated: Bool) in
            try withBytes(text) { bytes in
                let literal = try DecimalLiteral(bytes)
                expectEqual(literal.mantissa, mantissa)
                expectEqual(literal.exponent, exponent)
                expectEqual(literal.isTruncated, isTruncated)
                #expect(!literal.isNegative)
            }
        }
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

struct FloatTextWritingTests {
    @Test("Doubles and floats are written like in Swift, with the names of XML Schema")
    func writing() {
        expectEach([
            0: "0.0", -0.0: "-0.0", 5: "5.0", -5: "-5.0", 0.1: "0.1", 5.95: "5.95", 946_684_800: "946684800.0",
            1e20: "1e+20", 1e15: "1000000000000000.0", 9_007_199_254_740_991: "9007199254740991.0", 0.0001: "0.0001",
            0.00001: "1e-05", .leastNonzeroMagnitude: "5e-324", .greatestFiniteMagnitude: "1.7976931348623157e+308",
            100.25: "100.25", 0.30000000000000004: "0.30000000000000004", .nan: "NaN", .infinity: "INF",
            -.infinity: "-INF", -.nan: "NaN", .signalingNaN: "NaN",
        ]) { (value: Double) in written { FloatText.append(value, to: &$0) } }
        expectEach([
            0: "0.0", -0.0: "-0.0", 5.95: "5.95", 16_777_216: "16777216.0", 0.1: "0.1", 1e20: "1e+20",
            .leastNonzeroMagnitude: "1e-45", .nan: "NaN", .infinity: "INF", -.infinity: "-INF", 40.7053319: "40.705334",
        ]) { (value: Float) in written { FloatText.append(value, to: &$0) } }
    }

    @Test func `Matches description for random numbers and around the bounds of the fast path`() {
        var source = SplitMix(seed: 5)
        for _ in 0..<1_000 {
            let bits = source.next()
            expectDescription(Double(bitPattern: bits))
            expectDescription(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
            let scale = Int.random(in: 0...20, using: &source)
            let short = Double("\(bits >> UInt64.random(in: 8..<64, using: &source))e-\(scale)") ?? 0
            for value in [short, -short, short.nextUp, short.nextDown] {
                expectDescription(value)
                expectDescription(Float(value))
                expectDescription(Float(value).nextUp)
            }
        }
        let borders = [1e-4, 1e14, 1e15, 1e16, 0x1p53, 0x1p54, 0x1p24, 1e5, 1e6, 1e7, 0.01, 1, 999_999.5, 99_999.95]
        for border in borders {
            for value in [border, border.nextUp, border.nextDown, border + 0.5, border - 0.25] {
                expectDescription(value)
                expectDescription(Float(value))
                expectDescription(Float(value).nextUp)
                expectDescription(Float(value).nextDown)
            }
        }
    }

    private func expectDescription(_ value: Double, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        guard value.isFinite else { return }
        expectEqual(written { FloatText.append(value, to: &$0) }, value.description, sourceLocation: sourceLocation)
    }

    private func expectDescription(_ value: Float, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        guard value.isFinite else { return }
        expectEqual(written { FloatText.append(value, to: &$0) }, value.description, sourceLocation: sourceLocation)
    }
}
