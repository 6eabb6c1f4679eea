/// Integers in the lexical form of XML Schema: an optional sign and ASCII digits, with optional surrounding white
/// space.
///
/// Leading zeros are allowed and ignored; "-0" is zero for unsigned types too (XML Schema Part 2, 3.3.13 to 3.3.25).
enum IntegerText {
    /// The bounds of an integer type of at most 64 bits, so that the code for all of them is the same.
    struct Bounds {
        let type: Any.Type
        fileprivate let max: UInt64
        fileprivate let magnitudeOfMin: UInt64

        @inline(__always)
        init<T: FixedWidthInteger>(_ type: T.Type) {
            self.type = type
            max = UInt64(truncatingIfNeeded: T.max)
            magnitudeOfMin = UInt64(truncatingIfNeeded: T.min.magnitude)
        }
    }

    /// Reads an integer of any width; a value outside the type's bounds throws ``ValueTextError/outOfRange``.
    static func parse<T: FixedWidthInteger>(
        _ bytes: ByteSlice, as type: T.Type
    ) throws(ValueTextError) -> T {
        guard T.bitWidth <= 64 else { return try parse(wide: bytes) }
        return T(truncatingIfNeeded: try parse(bytes, Bounds(type)))
    }

    /// Reads an integer of at most 64 bits; returns its bits, to be truncated to the width of the type.
    @inline(__always)
    static func parse(_ bytes: ByteSlice, _ bounds: Bounds) throws(ValueTextError) -> UInt64 {
        let (magnitude, isNegative) = try parse(bytes)
        guard magnitude <= (isNegative ? bounds.magnitudeOfMin : bounds.max) else { throw .outOfRange }
        return isNegative ? 0 &- magnitude : magnitude
    }

    /// Reads an integer with a magnitude of up to 64 bits: the same for all types.
    @inline(never)
    private static func parse(
        _ bytes: ByteSlice
    ) throws(ValueTextError) -> (magnitude: UInt64, isNegative: Bool) {
        let (digits, isNegative) = try digits(bytes)
        return (digits.count <= 18 ? try narrow(digits) : try wide(digits), isNegative)
    }

    /// Reads an integer with a magnitude of more than 64 bits.
    @inline(never)
    private static func parse<T: FixedWidthInteger>(wide bytes: ByteSlice) throws(ValueTextError) -> T {
        let (digits, isNegative) = try digits(bytes)
        let magnitude: T.Magnitude = try wide(digits)
        guard magnitude <= (isNegative ? T.min : T.max).magnitude else { throw .outOfRange }
        return isNegative ? 0 &- T(truncatingIfNeeded: magnitude) : T(truncatingIfNeeded: magnitude)
    }

    /// Returns the digits without the sign and without leading zeros.
    @inline(__always)
    private static func digits(_ bytes: ByteSlice) throws(ValueTextError) -> (ByteSlice, isNegative: Bool) {
        let text = bytes.trimmed
        guard let first = text.first else { throw .empty }
        let isNegative = first == UInt8(ascii: "-")
        var index = isNegative || first == UInt8(ascii: "+") ? 1 : 0
        guard index < text.count else { throw .malformed }
        while index < text.count, text[index] == UInt8(ascii: "0") { index &+= 1 }
        return (text.part(from: index), isNegative)
    }

    /// The value of at most 18 digits, which cannot overflow.
    @inline(__always)
    private static func narrow(_ digits: ByteSlice) throws(ValueTextError) -> UInt64 {
        var magnitude: UInt64 = 0
        var index = 0
        while digits.count &- index >= 8 {
            guard let value = eightDigits(digits.word(at: index)) else { throw .malformed }
            magnitude = magnitude &* 100_000_000 &+ value
            index &+= 8
        }
        while index < digits.count {
            let digit = digits[index] &- UInt8(ascii: "0")
            guard digit <= 9 else { throw .malformed }
            magnitude = magnitude &* 10 &+ UInt64(digit)
            index &+= 1
        }
        return magnitude
    }

    /// The value of eight ASCII digits, the first in the lowest byte; `nil` if one of the bytes is not a digit.
    @inline(__always)
    private static func eightDigits(_ bytes: UInt64) -> UInt64? {
        // A byte is a digit if its high half is 3, and still is when 6 is added.
        let highHalves = bytes & 0xF0F0_F0F0_F0F0_F0F0
        let highHalvesPlus6 = (bytes &+ 0x0606_0606_0606_0606) & 0xF0F0_F0F0_F0F0_F0F0
        guard highHalves == 0x3030_3030_3030_3030, highHalvesPlus6 == highHalves else { return nil }
        // Combine neighboring digits into pairs, then groups of four, then all eight.
        let digits = bytes & 0x0F0F_0F0F_0F0F_0F0F
        let pairs = (digits &* 10 &+ digits &>> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 100 &+ pairs &>> 16) & 0x0000_FFFF_0000_FFFF
        return (fours &* 10_000 &+ fours &>> 32) & 0xFFFF_FFFF
    }

    /// The value of a long run of digits, computed in steps of 18; the first digit is not zero.
    @inline(never)
    private static func wide<M: FixedWidthInteger>(
        _ digits: ByteSlice
    ) throws(ValueTextError) -> M {
        // An invalid byte anywhere takes precedence over the size.
        for byte in digits where byte &- UInt8(ascii: "0") > 9 { throw .malformed }
        var rest = digits
        // A number of n digits is at least 10^(n-1), hence more than 3 (n-1) bits wide.
        guard (rest.count - 1) <= M.bitWidth / 3 else { throw .outOfRange }
        var magnitude: M = 0
        while !rest.isEmpty {
            let step = rest.part(0..<Swift.min(18, rest.count))
            rest = rest.part(from: step.count)
            guard let scale = M(exactly: powerOfTen(step.count)),
                let chunk = M(exactly: try narrow(step))
            else { throw .outOfRange }
            let (product, productOverflow) = magnitude.multipliedReportingOverflow(by: scale)
            let (sum, sumOverflow) = product.addingReportingOverflow(chunk)
            guard !productOverflow, !sumOverflow else { throw .outOfRange }
            magnitude = sum
        }
        return magnitude
    }

    /// Ten to the power of `exponent`, which is at most 19.
    static func powerOfTen(_ exponent: Int) -> UInt64 {
        var power: UInt64 = 1
        for _ in 0..<exponent { power &*= 10 }
        return power
    }
}

// MARK: - Writing

extension IntegerText {
    /// Appends the decimal digits of any integer, after a `-` if it is negative.
    static func append<T: FixedWidthInteger>(_ value: T, to buffer: inout ByteBuffer) {
        if T.isSigned, value < 0 { buffer.append(UInt8(ascii: "-")) }
        if T.bitWidth <= 64 {
            append(digitsOf: UInt64(truncatingIfNeeded: value.magnitude), to: &buffer)
        } else {
            append(wide: value.magnitude, to: &buffer)
        }
    }

    static func append(digitsOf value: UInt64, to buffer: inout ByteBuffer) {
        if value < 100_000_000 { return append(short: value, to: &buffer) }
        append(digitsOf: value / 100_000_000, to: &buffer)
        buffer.append(decimalDigits(value % 100_000_000) | zeros, first: 8)
    }

    /// Appends the digits of `value`, zero-padded on the left to at least `width` digits.
    static func append(digitsOf value: UInt64, width: Int, to buffer: inout ByteBuffer) {
        if value >= 100_000_000 || width > 8 {
            append(digitsOf: value / 100_000_000, width: Swift.max(1, width &- 8), to: &buffer)
            buffer.append(decimalDigits(value % 100_000_000) | zeros, first: 8)
            return
        }
        let digits = decimalDigits(value)
        let unused = Swift.min(digits.trailingZeroBitCount &>> 3, 8 &- Swift.max(1, width))
        buffer.append((digits | zeros) &>> UInt64(truncatingIfNeeded: unused &* 8), first: 8 &- unused)
    }

    /// Appends the digits of a number below 100,000,000.
    @inline(__always)
    private static func append(short value: UInt64, to buffer: inout ByteBuffer) {
        if value < 10 { return buffer.append(UInt8(truncatingIfNeeded: value) | UInt8(ascii: "0")) }
        let digits = decimalDigits(value)
        let unused = digits.trailingZeroBitCount & 0b11_1000
        buffer.append((digits | zeros) &>> UInt64(truncatingIfNeeded: unused), first: 8 &- unused &>> 3)
    }

    /// The digit 0, eight times.
    @inline(__always)
    private static var zeros: UInt64 { 0x3030_3030_3030_3030 }

    /// The eight digits of a number below 100,000,000, one per byte, the first in the lowest byte.
    ///
    /// All parts of the word are divided in parallel: by 100 as `x * 10486 >> 20`, which is exact below 10,000, and by
    /// 10 as `x * 103 >> 10`, which is exact below 100.
    @inline(__always)
    private static func decimalDigits(_ value: UInt64) -> UInt64 {
        let fours = value / 10_000 | (value % 10_000) &<< 32
        let hundreds = ((fours &* 10_486) &>> 20) & 0x7F_0000_007F
        let twos = hundreds | (fours &- hundreds &* 100) &<< 16
        let tens = ((twos &* 103) &>> 10) & 0x000F_000F_000F_000F
        return tens | (twos &- tens &* 10) &<< 8
    }

    private static func append<M: FixedWidthInteger>(wide value: M, to buffer: inout ByteBuffer) {
        if let narrow = UInt64(exactly: value) {
            append(digitsOf: narrow, to: &buffer)
            return
        }
        let (rest, last) = value.quotientAndRemainder(dividingBy: M(truncatingIfNeeded: powerOfTen(18)))
        append(wide: rest, to: &buffer)
        append(digitsOf: UInt64(truncatingIfNeeded: last), width: 18, to: &buffer)
    }

    /// The number of decimal digits of `value`; one for zero.
    static func digitCount(_ value: UInt64) -> Int {
        var count = 1
        var rest = value
        while rest >= 10_000 {
            rest /= 10_000
            count &+= 4
        }
        return count &+ (rest >= 1_000 ? 3 : rest >= 100 ? 2 : rest >= 10 ? 1 : 0)
    }
}
