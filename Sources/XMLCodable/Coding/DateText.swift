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
