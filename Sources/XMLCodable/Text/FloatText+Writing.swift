extension FloatText {
    /// Appends the shortest text that reads back as the same value, like Swift's `description`, or `NaN`, `INF` or
    /// `-INF`.
    static func append(_ value: Double, to buffer: inout ByteBuffer) {
        guard value.isFinite else { return appendSpecial(value, to: &buffer) }
        append(value, shortDecimal(value.magnitude), to: &buffer)
    }

    /// The same for `Float`.
    static func append(_ value: Float, to buffer: inout ByteBuffer) {
        guard value.isFinite else { return appendSpecial(Double(value), to: &buffer) }
        append(value, shortDecimal(value.magnitude), to: &buffer)
    }

    @inline(__always)
    private static func append<F: BinaryFloatingPoint & CustomStringConvertible>(
        _ value: F, _ short: (mantissa: UInt64, scale: Int)?, to buffer: inout ByteBuffer
    ) {
        guard let (mantissa, scale) = short else { return buffer.append(string: value.description) }
        if value.sign == .minus { buffer.append(UInt8(ascii: "-")) }
        append(mantissa, scale, to: &buffer)
    }

    @inline(never)
    private static func appendSpecial(_ value: Double, to buffer: inout ByteBuffer) {
        buffer.append(value.isNaN ? "NaN" : value < 0 ? "-INF" : "INF")
    }

    /// Appends `mantissa / 10^scale` with a decimal point followed by `scale` digits, or one if `scale` is 0.
    static func append(_ mantissa: UInt64, _ scale: Int, to buffer: inout ByteBuffer) {
        guard scale > 0 else {
            IntegerText.append(digitsOf: mantissa, to: &buffer)
            buffer.append(".0")
            return
        }
        let power = IntegerText.powerOfTen(scale)
        IntegerText.append(digitsOf: mantissa / power, to: &buffer)
        buffer.append(UInt8(ascii: "."))
        IntegerText.append(digitsOf: mantissa % power, width: scale, to: &buffer)
    }

    /// The number as `mantissa / 10^scale` with the smallest scale, if its description is short and has no exponent.
    ///
    /// Below 2^53, neighboring values are less than one apart, so no text shorter than an integer reads back as the
    /// same value. For other numbers, a mantissa below 10^15 that gives exactly this value is searched for. Two
    /// decimals of at most 15 digits never read back as the same `Double`, so it is the only one of at most 15 digits,
    /// and hence the shortest. `description` uses an exponent only below 10^-4 (and from 2^54 on).
    static func shortDecimal(_ magnitude: Double) -> (mantissa: UInt64, scale: Int)? {
        guard magnitude < 0x1p53 else { return nil }
        let integer = UInt64(magnitude)
        if Double(integer) == magnitude { return (integer, 0) }
        guard magnitude >= 1e-4, integer < 100_000_000_000_000 else { return nil }
        // If adding one half gives a different integer than rounding would, the check that follows fails.
        let cents = Int64(magnitude * 100 + 0.5)
        if Double(cents) / 100 == magnitude, cents < 1_000_000_000_000_000 {
            return shortened(UInt64(truncatingIfNeeded: cents), 2)
        }
        let scale = integer == 0 ? 15 : 15 - IntegerText.digitCount(integer)
        let power = powersOfTen[scale]
        let mantissa = Int64(magnitude * power + 0.5)
        guard mantissa < 1_000_000_000_000_000, Double(mantissa) / power == magnitude else { return nil }
        return shortened(UInt64(truncatingIfNeeded: mantissa), scale)
    }

    /// The same for `Float`, for which integers below 2^24 and all decimals of at most 6 digits are unique.
    static func shortDecimal(_ magnitude: Float) -> (mantissa: UInt64, scale: Int)? {
        guard magnitude < 0x1p24 else { return nil }
        let integer = UInt64(magnitude)
        if Float(integer) == magnitude { return (integer, 0) }
        guard magnitude >= 1e-4, integer < 100_000 else { return nil }
        let scale = integer == 0 ? 6 : 6 - IntegerText.digitCount(integer)
        let power = Float(powersOfTen[scale])
        let mantissa = (magnitude * power).rounded()
        guard mantissa < 1e6, mantissa / power == magnitude else { return nil }
        return shortened(UInt64(mantissa), scale)
    }

    /// The same number without trailing zeros in its fraction.
    private static func shortened(_ mantissa: UInt64, _ scale: Int) -> (mantissa: UInt64, scale: Int) {
        var (mantissa, scale) = (mantissa, scale)
        while scale >= 4, mantissa.isMultiple(of: 10_000) {
            mantissa /= 10_000
            scale &-= 4
        }
        while scale > 0, mantissa.isMultiple(of: 10) {
            mantissa /= 10
            scale &-= 1
        }
        return (mantissa, scale)
    }
}
