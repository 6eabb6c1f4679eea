#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Dates in the forms of XML Schema (`xs:dateTime`, `xs:date`, `xs:time`), in ISO 8601, and as plain numbers of
/// seconds.
///
/// `Date` is a `Double` of seconds since 2001. A text represents an exact decimal number of seconds, which is rounded
/// to the nearest `Double` once, so fractions of any length count; the writer emits just enough digits to restore the
/// same `Double`. The calendar is always Gregorian, with a year 0 (as in XML Schema 1.1) and years of up to nine
/// digits. A day or time that does not exist in the calendar is ``ValueTextError/malformed``.
enum DateText {
    /// The largest absolute value of a year.
    static let yearLimit: Int64 = 999_999_999

    /// Seconds from 1970 to 2001.
    static let referenceOffset: Int64 = 978_307_200

    /// Reads `xs:dateTime` or `xs:date`.
    ///
    /// Text without a zone is interpreted as `defaultOffsetSeconds` ahead of UTC.
    static func parse(_ bytes: ByteSlice, defaultOffsetSeconds: Int = 0) throws(ValueTextError) -> Date {
        let moment = try moment(bytes.trimmed)
        return moment.date(offset: moment.offset ?? defaultOffsetSeconds)
    }

    /// Reads the same, interpreting text without a zone as local time in `timeZone`.
    ///
    /// A time that a clock change skips is moved by the length of the change; a time that occurs twice may be read as
    /// either.
    static func parse(_ bytes: ByteSlice, timeZone: TimeZone) throws(ValueTextError) -> Date {
        let moment = try moment(bytes.trimmed)
        if let offset = moment.offset { return moment.date(offset: offset) }
        let guess = timeZone.secondsFromGMT(for: moment.date(offset: 0))
        return moment.date(offset: timeZone.secondsFromGMT(for: moment.date(offset: guess)))
    }

    /// Reads an Internet date and time (RFC 3339): `xs:dateTime` with a zone, which may also be `+hhmm` or `+hh`. The `T`
    /// may be a space, `T` and `Z` may be lowercase, the seconds may be missing, as in the profile of the W3C, and a leap
    /// second is the one after it (sections 5.6 and 5.7).
    static func parseISO8601(_ bytes: ByteSlice) throws(ValueTextError) -> Date {
        let moment = try moment(bytes.trimmed, isInternet: true)
        guard let offset = moment.offset else { throw .malformed }
        return moment.date(offset: offset)
    }

    /// Reads a finite decimal number of units since 1970.
    ///
    /// - Parameter unitsPerSecond: 1000 for milliseconds.
    static func parseSince1970(
        _ bytes: ByteSlice, unitsPerSecond: Double = 1
    ) throws(ValueTextError) -> Date {
        let number = try FloatText.parseDouble(bytes)
        guard number.isFinite else { throw .malformed }
        return Date(timeIntervalSince1970: number / unitsPerSecond)
    }

    /// Reads the day of `xs:date` as midnight in UTC, whatever its zone.
    static func parseDay(_ bytes: ByteSlice) throws(ValueTextError) -> Date {
        var scanner = DateScanner(bytes.trimmed)
        guard !scanner.isAtEnd else { throw .empty }
        let moment = DateMoment(seconds: try scanner.date())
        _ = try scanner.zone()
        guard scanner.isAtEnd else { throw .malformed }
        return moment.date(offset: 0)
    }

    /// A time of day, and the number of seconds that its zone is ahead of UTC, if it has one.
    struct Time: Equatable, Sendable {
        var secondsSinceMidnight: Double
        var offsetSeconds: Int?
    }

    /// Reads `xs:time`; 24:00:00 is midnight.
    static func parseTime(_ bytes: ByteSlice) throws(ValueTextError) -> Time {
        var scanner = DateScanner(bytes.trimmed)
        guard !scanner.isAtEnd else { throw .empty }
        let (seconds, fraction) = try scanner.time()
        let offset = try scanner.zone()
        guard scanner.isAtEnd else { throw .malformed }
        let moment = DateMoment(seconds: seconds == 86_400 ? 0 : seconds, fraction: fraction)
        return Time(secondsSinceMidnight: moment.interval(offset: 0), offsetSeconds: offset)
    }

    /// - Parameter isInternet: Whether it is in the form of RFC 3339, which has a time.
    private static func moment(_ text: ByteSlice, isInternet: Bool = false) throws(ValueTextError) -> DateMoment {
        var scanner = DateScanner(text)
        guard !scanner.isAtEnd else { throw .empty }
        var moment = DateMoment()
        moment.seconds = try scanner.date()
        if scanner.accept("T") || isInternet && (scanner.accept("t") || scanner.accept(" ")) {
            let (seconds, fraction) = try scanner.time(isInternet: isInternet)
            moment.seconds += seconds
            moment.fraction = fraction
        } else if isInternet {
            throw .malformed
        }
        moment.offset = isInternet ? try scanner.internetZone() : try scanner.zone()
        guard scanner.isAtEnd else { throw .malformed }
        return moment
    }
}

// MARK: - Writing

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
