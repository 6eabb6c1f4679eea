#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `Decimal` values as `xs:decimal`: decimal digits with an optional sign and point; an exponent is tolerated.
///
/// `Decimal(string:)` silently stops at the first byte that it does not recognize and rounds what it cannot represent.
/// Here every byte is checked, and a number is read exactly or rejected. A `Decimal` is a 128-bit integer times 10 to
/// the power of -128...127.
enum DecimalText {
    private static let exponents = -128...127

    /// Reads a decimal number; one that `Decimal` cannot represent exactly is ``ValueTextError/outOfRange``.
    static func parse(_ bytes: ByteSlice) throws(ValueTextError) -> Decimal {
        let literal = try DecimalLiteral(bytes.trimmed)
        var significand = literal.isTruncated ? try exactSignificand(literal) : WideInteger(low: literal.mantissa)
        guard significand.high != 0 || significand.low != 0 else { return 0 }
        if literal.exponent == 0, !literal.isTruncated {
            return literal.isNegative ? -Decimal(literal.mantissa) : Decimal(literal.mantissa)
        }
        var exponent = literal.exponent
        if literal.isTruncated { exponent -= significand.extraDigits }

        // At most 39 digits can move between significand and exponent.
        guard exponent <= exponents.upperBound + 39 else { throw .outOfRange }
        while exponent > exponents.upperBound {
            guard significand.append(0) else { throw .outOfRange }
            exponent -= 1
        }
        while exponent < 0, significand.removeLastZero() { exponent += 1 }
        guard exponent >= exponents.lowerBound else { throw .outOfRange }

        var magnitude = Decimal(significand.low)
        if significand.high != 0 { magnitude += Decimal(significand.high) * twoTo64 }
        // Arithmetic may move zeros back to the exponent, and not every Foundation checks it afterwards.
        guard exponent + magnitude.exponent <= exponents.upperBound else { throw .outOfRange }
        let value = Decimal(sign: literal.isNegative ? .minus : .plus, exponent: exponent, significand: magnitude)
        guard value.isFinite else { throw .outOfRange }
        return value
    }

    /// Returns the digits of a number with more than 19 digits, up to the last one that is not zero.
    private static func exactSignificand(_ literal: DecimalLiteral) throws(ValueTextError) -> WideInteger {
        var significand = WideInteger(low: literal.mantissa)
        var position = 0
        var zeros = 0
        var fits = true
        literal.forEachSignificantDigit { digit in
            position += 1
            guard position > 19, fits else { return }
            guard digit != 0 else {
                zeros += 1
                return
            }
            // More than 39 digits never fit, however many zeros are pending.
            fits = significand.extraDigits + zeros < 20
            while fits, zeros > 0 {
                fits = significand.append(0)
                zeros -= 1
            }
            if fits { fits = significand.append(digit) }
        }
        guard fits else { throw .outOfRange }
        return significand
    }

    /// Appends the value's `description`, which has no exponent; NaN, which `xs:decimal` lacks, is
    /// ``ValueTextError/outOfRange``.
    static func append(_ value: Decimal, to buffer: inout ByteBuffer) throws(ValueTextError) {
        guard value.isFinite else { throw .outOfRange }
        guard let significand = DecimalLayout.significand(of: value) else {
            return buffer.append(string: value.description)
        }
        append(significand, value.exponent, isNegative: value.sign == .minus, to: &buffer)
    }

    /// Appends an integer times a power of ten.
    private static func append(_ significand: UInt64, _ exponent: Int, isNegative: Bool, to buffer: inout ByteBuffer) {
        guard significand != 0 else { return buffer.append("0") }
        if isNegative { buffer.append("-") }
        guard exponent < 0 else {
            IntegerText.append(digitsOf: significand, to: &buffer)
            for _ in 0..<exponent { buffer.append("0") }
            return
        }
        let digits = IntegerText.digitCount(significand)
        let fraction = -exponent
        guard fraction < 20 else {
            buffer.append("0.")
            for _ in 0..<(fraction - digits) { buffer.append("0") }
            return IntegerText.append(digitsOf: significand, to: &buffer)
        }
        let (whole, rest) = significand.quotientAndRemainder(dividingBy: IntegerText.powerOfTen(fraction))
        IntegerText.append(digitsOf: whole, to: &buffer)
        buffer.append(".")
        IntegerText.append(digitsOf: rest, width: fraction, to: &buffer)
    }

    private static let twoTo64 = Decimal(UInt64.max) + 1
}

/// An unsigned 128-bit integer; `UInt128` requires newer systems than this package does.
private struct WideInteger {
    var high: UInt64 = 0
    var low: UInt64
    /// The number of digits that were appended.
    private(set) var extraDigits = 0

    init(low: UInt64) { self.low = low }

    /// Multiplies by ten and adds `digit`, or changes nothing and returns `false` if the result does not fit.
    mutating func append(_ digit: UInt8) -> Bool {
        let (carry, product) = low.multipliedFullWidth(by: 10)
        let (newLow, lowOverflow) = product.addingReportingOverflow(UInt64(digit))
        let (highProduct, productOverflow) = high.multipliedReportingOverflow(by: 10)
        let (newHigh, highOverflow) = highProduct.addingReportingOverflow(carry + (lowOverflow ? 1 : 0))
        guard !productOverflow, !highOverflow else { return false }
        (high, low) = (newHigh, newLow)
        extraDigits += 1
        return true
    }

    /// Divides by ten if that leaves no remainder.
    mutating func removeLastZero() -> Bool {
        let (newHigh, carry) = high.quotientAndRemainder(dividingBy: 10)
        let (newLow, remainder) = UInt64(10).dividingFullWidth((carry, low))
        guard remainder == 0 else { return false }
        (high, low) = (newHigh, newLow)
        return true
    }
}

/// How Foundation represents a `Decimal` in memory, which no function tells: of its digits, there is only a text, which takes
/// thousands of instructions.
///
/// All versions have an exponent, a byte with flags and the number of 16-bit words, and eight of these words. The versions
/// differ in the bits that hold the number, so known values are read first. If that fails, nothing is read from memory.
enum DecimalLayout {
    private static let wordOffset = 4
    private static let wordCount = 8

    /// Returns the digits of a finite value as an integer, without its sign and exponent; nil if they exceed 64 bits, or if the
    /// representation is unknown.
    static func significand(of value: Decimal) -> UInt64? {
        guard let shift else { return nil }
        return significand(of: value, shift)
    }

    /// How far the number of words is shifted in its byte.
    private static let shift: UInt8? = [0, 4].first { shift in
        MemoryLayout<Decimal>.size == wordOffset + 2 * wordCount && samples.allSatisfy { isRead($0, shift) }
    }

    private static let samples: [Decimal] = [
        0, 1, -7, 65536, Decimal(UInt64.max), Decimal(sign: .minus, exponent: -5, significand: 1_234_567_891),
        Decimal(sign: .plus, exponent: 12, significand: 281_474_976_710_657),
    ]

    private static func isRead(_ sample: Decimal, _ shift: UInt8) -> Bool {
        guard let significand = significand(of: sample, shift) else { return false }
        return Decimal(sign: sample.sign, exponent: sample.exponent, significand: Decimal(significand)) == sample
    }

    @inline(__always)
    private static func significand(of value: Decimal, _ shift: UInt8) -> UInt64? {
        // The size was compared before there was a shift.
        unsafe withUnsafeBytes(of: value) { bytes in
            let count = unsafe Int(bytes[1] &>> shift & 0x0F)
            guard count <= 4 else { return nil }
            let words = unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: wordOffset, as: UInt64.self))
            return count == 4 ? words : words & (1 &<< UInt64(count &* 16) &- 1)
        }
    }
}
