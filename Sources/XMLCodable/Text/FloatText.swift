/// Floating-point numbers in the lexical forms of XML Schema: decimals with an optional exponent, `INF`, `-INF`, `NaN`.
///
/// Each number is rounded once, to nearest, ties to even. There are three methods; the first that applies is used:
/// 1. If the mantissa and the power of ten are both exact in the type, one multiplication or division rounds correctly.
/// 2. If the mantissa is below 2^64 and the power of ten at most 27, exact integer arithmetic in 128 bits is used: see
///    ``rounded(_:_:precision:)``.
/// 3. Otherwise the standard library converts the checked ASCII text; it does not depend on the locale.
enum FloatText {
    /// Reads a `Double`. A finite number too large for the type throws ``ValueTextError/outOfRange``; one too small
    /// becomes zero.
    static func parseDouble(_ bytes: ByteSlice) throws(ValueTextError) -> Double {
        let text = bytes.trimmed
        if let last = text.last, last > UInt8(ascii: "9") { return try parseSpecial(text) }
        let literal = try DecimalLiteral(text)
        let magnitude = try double(literal)
        return literal.isNegative ? -magnitude : magnitude
    }

    /// Reads a `Float` directly: going through `Double` would round twice.
    static func parseFloat(_ bytes: ByteSlice) throws(ValueTextError) -> Float {
        let text = bytes.trimmed
        if let last = text.last, last > UInt8(ascii: "9") { return Float(try parseSpecial(text)) }
        let literal = try DecimalLiteral(text)
        let magnitude = try float(literal)
        return literal.isNegative ? -magnitude : magnitude
    }

    /// Reads `INF`, `+INF`, `-INF` or `NaN`; no number ends in a letter.
    @inline(never)
    private static func parseSpecial(_ text: ByteSlice) throws(ValueTextError) -> Double {
        if text.isEqual(to: "INF") || text.isEqual(to: "+INF") { return .infinity }
        if text.isEqual(to: "-INF") { return -.infinity }
        if text.isEqual(to: "NaN") { return .nan }
        throw .malformed
    }

    // MARK: - Rounding

    /// The `Double` nearest to `mantissa * 10^exponent`, or nil if neither fast method applies.
    @inline(__always)
    static func double(_ mantissa: UInt64, _ exponent: Int) -> Double? {
        if mantissa <= 1 << 53, -22...22 ~= exponent {
            let scale = powersOfTen[abs(exponent)]
            return exponent < 0 ? Double(mantissa) / scale : Double(mantissa) * scale
        }
        guard mantissa != 0, -27...27 ~= exponent else { return nil }
        let (significand, binaryExponent) = rounded(mantissa, exponent, precision: 53)
        // All values between 10^-27 and 2^64 * 10^27 are normal. A carry to 2^53 correctly overflows into the exponent.
        let biased = UInt64(truncatingIfNeeded: binaryExponent + 52 + 1023)
        return Double(bitPattern: biased &<< 52 &+ (significand &- 1 &<< 52))
    }

    private static func double(_ literal: DecimalLiteral) throws(ValueTextError) -> Double {
        if !literal.isTruncated {
            if let value = double(literal.mantissa, literal.exponent) { return value }
            if literal.mantissa == 0 { return 0 }
        }
        return try slow(literal) { Double($0) }
    }

    private static func float(_ literal: DecimalLiteral) throws(ValueTextError) -> Float {
        let (mantissa, exponent) = (literal.mantissa, literal.exponent)
        guard !literal.isTruncated else { return try slow(literal) { Float($0) } }
        guard mantissa != 0 else { return 0 }
        if mantissa <= 1 << 24, -10...10 ~= exponent {
            let scale = Float(powersOfTen[abs(exponent)])
            return exponent < 0 ? Float(mantissa) / scale : Float(mantissa) * scale
        }
        guard -27...27 ~= exponent else { return try slow(literal) { Float($0) } }
        let (significand, binaryExponent) = rounded(mantissa, exponent, precision: 24)
        // Both factors are exact, and so is the product, unless it is infinite.
        let value = Float(significand) * Float(sign: .plus, exponent: binaryExponent, significand: 1)
        guard value.isFinite else { throw .outOfRange }
        return value
    }

    /// The number `mantissa * 10^exponent` rounded to `precision` bits, as `significand * 2^exponent`.
    ///
    /// `mantissa` must not be zero and `exponent` must be in -27...27, so that 5^|exponent| fits into 63 bits. 10^e is
    /// 5^e * 2^e, and only the first factor can lose bits. For e >= 0 the product is computed in full. For e < 0 the
    /// quotient has 63 or 64 exact bits, and the remainder shows whether the rest is zero. In both cases the top 64
    /// bits plus one sticky bit for everything below determine the rounding to at most 62 bits exactly.
    @inline(never)
    static func rounded(_ mantissa: UInt64, _ exponent: Int, precision: Int) -> (significand: UInt64, exponent: Int) {
        var top: UInt64
        var isInexact: Bool
        var binaryExponent: Int
        if exponent >= 0 {
            let (high, low) = mantissa.multipliedFullWidth(by: powersOfFive[exponent])
            if high == 0 {
                let shift = low.leadingZeroBitCount
                (top, isInexact) = (low << shift, false)
                binaryExponent = exponent - shift
            } else {
                let shift = high.leadingZeroBitCount
                top = shift == 0 ? high : high << shift | low >> (64 - shift)
                isInexact = low << shift != 0
                binaryExponent = exponent + 64 - shift
            }
        } else {
            let divisor = powersOfFive[-exponent]
            let (mantissaShift, divisorShift) = (mantissa.leadingZeroBitCount, divisor.leadingZeroBitCount)
            let numerator = mantissa << mantissaShift
            // With both at 2^63 or above, numerator / 2 is less than the divisor: the division cannot overflow.
            let (quotient, remainder) = (divisor << divisorShift).dividingFullWidth((numerator >> 1, numerator << 63))
            let shift = quotient.leadingZeroBitCount
            top = quotient << shift
            isInexact = remainder != 0
            binaryExponent = exponent + divisorShift - mantissaShift - 63 - shift
        }
        let dropped = 64 - precision
        var significand = top >> dropped
        let rest = top & (1 << dropped - 1)
        let half: UInt64 = 1 << (dropped - 1)
        if rest > half || rest == half && (isInexact || !significand.isMultiple(of: 2)) { significand += 1 }
        return (significand, binaryExponent + dropped)
    }

    /// Converts a number with the standard library, shortened to the digits that can make a difference.
    ///
    /// A number halfway between two `Double`s has at most 768 significant digits, so all that matters about the digits
    /// after the first 800 is whether any of them is not zero.
    @inline(never)
    private static func slow<F: BinaryFloatingPoint>(
        _ literal: DecimalLiteral, _ convert: (String) -> F?
    ) throws(ValueTextError) -> F {
        // The mantissa has at most 19 digits, so the number is less than 10^(exponent + 20).
        if literal.exponent > 310 { throw .outOfRange }
        if literal.exponent < -400 { return 0 }
        let text = ByteBuffer.withScratch(capacity: 64) { text in
            var exponent = literal.exponent
            if literal.isTruncated {
                var count = 0
                var isSticky = false
                literal.forEachSignificantDigit { digit in
                    if count < 800 { text.append(UInt8(ascii: "0") &+ digit) } else if digit != 0 { isSticky = true }
                    count += 1
                }
                exponent -= min(count, 800) - 19
                if isSticky {
                    text.append(UInt8(ascii: "1"))
                    exponent -= 1
                }
            } else {
                IntegerText.append(literal.mantissa, to: &text)
            }
            text.append(UInt8(ascii: "e"))
            IntegerText.append(exponent, to: &text)
            return text.string
        }
        guard let value = convert(text) else { throw .malformed }
        guard value.isFinite else { throw .outOfRange }
        return value
    }

    private static let powersOfFive: [UInt64] = (0...27).map { exponent in
        (0..<exponent).reduce(1) { power, _ in power * 5 }
    }

    /// The powers of ten that a `Double` represents exactly.
    static let powersOfTen: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
