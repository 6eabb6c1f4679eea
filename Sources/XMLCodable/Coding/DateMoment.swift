#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A parsed date and time: whole seconds since 2001 in its own zone, and the digits of the fraction.
struct DateMoment {
    var seconds: Int64 = 0
    /// The decimal digits of the fraction, the last of which is not zero; valid as long as the text that was parsed.
    var fraction = ByteSlice()
    /// Seconds ahead of UTC, if the text has a zone.
    var offset: Int?

    func date(offset: Int) -> Date { Date(timeIntervalSinceReferenceDate: interval(offset: offset)) }

    /// Returns the `Double` nearest to the seconds in UTC, including their fraction.
    func interval(offset: Int) -> Double {
        let whole = seconds &- Int64(offset)
        guard !fraction.isEmpty else { return Double(whole) }
        // For example, -5 seconds and a fraction of .25 are the number -4.75.
        let isNegative = whole < 0
        let integer = UInt64(isNegative ? -(whole + 1) : whole)
        if fraction.count <= 9, integer < 10_000_000_000 {
            let power = IntegerText.powerOfTen(fraction.count)
            let digits = fraction.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
            let mantissa = integer * power + (isNegative ? power - digits : digits)
            if let interval = FloatText.double(mantissa, -fraction.count) { return isNegative ? -interval : interval }
        }
        return longInterval(integer, isNegative: isNegative)
    }

    private func longInterval(_ integer: UInt64, isNegative: Bool) -> Double {
        ByteBuffer.withScratch(capacity: fraction.count + 32) { text in
            if isNegative { text.append(UInt8(ascii: "-")) }
            IntegerText.append(digitsOf: integer, to: &text)
            text.append(UInt8(ascii: "."))
            for digit in fraction.dropLast() {
                text.append(isNegative ? UInt8(ascii: "0") + (UInt8(ascii: "9") - digit) : digit)
            }
            // The last digit is not zero, so its complement to ten is a digit.
            if let last = fraction.last {
                text.append(isNegative ? UInt8(ascii: "0") + (UInt8(ascii: ":") - last) : last)
            }
            // Nothing is appended while the bytes are in use.
            return (try? FloatText.parseDouble(unsafe text.bytes)) ?? Double(seconds)
        }
    }
}
