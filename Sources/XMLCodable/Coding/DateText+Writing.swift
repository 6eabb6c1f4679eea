#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DateText {
    /// Appends a date as `xs:dateTime` in UTC.
    ///
    /// It has the fewest fraction digits that ``parse(_:defaultOffsetSeconds:)`` reads as the same date.
    ///
    /// - Throws: ``ValueTextError/outOfRange`` if the date is not finite or its year has more than nine digits. In that
    ///   case, nothing is appended.
    static func appendDateTime(_ date: Date, to buffer: inout ByteBuffer) throws(ValueTextError) {
        let interval = date.timeIntervalSinceReferenceDate
        guard interval.magnitude < 0x1p53 else {
            // From 2^53 on, all values are whole numbers.
            try appendSeconds(wholeSeconds(interval), to: &buffer)
            buffer.append("Z")
            return
        }
        let (mantissa, scale) = try decimal(interval.magnitude, scratch: &buffer)
        // With more than 19 fraction digits, the integer part is 0, since a description has at most 17 digits.
        let power = IntegerText.powerOfTen(Swift.min(scale, 19))
        let integer = Int64(scale > 19 ? 0 : mantissa / power)
        let digits = scale > 19 ? mantissa : mantissa % power
        if interval < 0, digits != 0 {
            // -4.75 seconds are -5 seconds and a fraction of .25.
            try appendSeconds(-integer - 1, to: &buffer)
            buffer.append(UInt8(ascii: "."))
            for _ in 19..<Swift.max(scale, 19) { buffer.append(UInt8(ascii: "9")) }
            IntegerText.append(digitsOf: power - digits, width: Swift.min(scale, 19), to: &buffer)
        } else {
            try appendSeconds(interval < 0 ? -integer : integer, to: &buffer)
            if digits != 0 {
                buffer.append(UInt8(ascii: "."))
                IntegerText.append(digitsOf: digits, width: scale, to: &buffer)
            }
        }
        buffer.append("Z")
    }

    /// Appends a date and time in UTC without a fraction, rounded down to whole seconds.
    ///
    /// Throws the same errors as ``appendDateTime(_:to:)``.
    static func appendISO8601(_ date: Date, to buffer: inout ByteBuffer) throws(ValueTextError) {
        try appendSeconds(wholeSeconds(date.timeIntervalSinceReferenceDate), to: &buffer)
        buffer.append("Z")
    }

    /// Appends the day in UTC as `xs:date` without a zone.
    ///
    /// Throws the same errors as ``appendDateTime(_:to:)``.
    static func appendDate(_ date: Date, to buffer: inout ByteBuffer) throws(ValueTextError) {
        let seconds = try wholeSeconds(date.timeIntervalSinceReferenceDate)
        try appendDay(floorDivide(seconds + referenceOffset, 86_400), to: &buffer)
    }

    /// Appends the number of units since 1970; milliseconds without a fraction if they have none.
    ///
    /// - Parameter unitsPerSecond: 1000 for milliseconds.
    /// - Throws: ``ValueTextError/outOfRange`` if the date is not finite.
    static func appendSince1970(
        _ date: Date, unitsPerSecond: Double = 1, to buffer: inout ByteBuffer
    ) throws(ValueTextError) {
        let number = date.timeIntervalSince1970 * unitsPerSecond
        guard number.isFinite else { throw .outOfRange }
        if unitsPerSecond != 1, number.magnitude < 0x1p53, let whole = Int64(exactly: number) {
            IntegerText.append(whole, to: &buffer)
        } else {
            FloatText.append(number, to: &buffer)
        }
    }

    /// Returns the shortest decimal number `mantissa / 10^scale` that is read as `magnitude`, which is below 2^53.
    private static func decimal(
        _ magnitude: Double, scratch buffer: inout ByteBuffer
    ) throws(ValueTextError) -> (mantissa: UInt64, scale: Int) {
        if let short = FloatText.shortDecimal(magnitude) { return short }
        let start = buffer.count
        defer { buffer.truncate(to: start) }
        FloatText.append(magnitude, to: &buffer)
        // Nothing is appended while the bytes are in use.
        let literal = try DecimalLiteral(unsafe buffer.bytes.part(from: start))
        return (literal.mantissa, -literal.exponent)
    }

    private static func wholeSeconds(_ interval: Double) throws(ValueTextError) -> Int64 {
        guard let seconds = Int64(exactly: interval.rounded(.down)), seconds.magnitude < 1 << 55 else {
            throw .outOfRange
        }
        return seconds
    }

    /// Appends a number of seconds since 2001 as `yyyy-mm-ddThh:mm:ss`.
    private static func appendSeconds(_ seconds: Int64, to buffer: inout ByteBuffer) throws(ValueTextError) {
        let seconds = seconds + referenceOffset
        let day = floorDivide(seconds, 86_400)
        try appendDay(day, to: &buffer)
        let rest = UInt64(seconds - day * 86_400)
        buffer.append(UInt8(ascii: "T"))
        appendClock(rest, to: &buffer)
    }

    /// Appends a number of seconds since midnight as `hh:mm:ss`.
    static func appendClock(_ seconds: UInt64, to buffer: inout ByteBuffer) {
        IntegerText.append(digitsOf: seconds / 3_600, width: 2, to: &buffer)
        buffer.append(UInt8(ascii: ":"))
        IntegerText.append(digitsOf: seconds / 60 % 60, width: 2, to: &buffer)
        buffer.append(UInt8(ascii: ":"))
        IntegerText.append(digitsOf: seconds % 60, width: 2, to: &buffer)
    }

    /// Returns the text of a zone that is so many seconds ahead of UTC: `Z` or `+hh:mm`.
    static func zone(_ offset: Int) -> String {
        if offset == 0 { return "Z" }
        let minutes = offset.magnitude / 60
        func digits(_ number: UInt) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return (offset < 0 ? "-" : "+") + digits(minutes / 60) + ":" + digits(minutes % 60)
    }

    private static func appendDay(_ number: Int64, to buffer: inout ByteBuffer) throws(ValueTextError) {
        let day = GregorianDay(number: number)
        guard -yearLimit...yearLimit ~= day.year else { throw .outOfRange }
        if day.year < 0 { buffer.append(UInt8(ascii: "-")) }
        IntegerText.append(digitsOf: day.year.magnitude, width: 4, to: &buffer)
        buffer.append(UInt8(ascii: "-"))
        IntegerText.append(digitsOf: UInt64(day.month), width: 2, to: &buffer)
        buffer.append(UInt8(ascii: "-"))
        IntegerText.append(digitsOf: UInt64(day.day), width: 2, to: &buffer)
    }
}
