#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML {
    /// A Date as seconds since 1970: `946684800.0`.
    public enum EpochSeconds: XMLTransform {
        /// Returns the date for a number of seconds.
        public static func decode(_ coded: Double) throws -> Date {
            guard coded.isFinite else { throw TransformError(expected: "a finite number of seconds since 1970") }
            return Date(timeIntervalSince1970: coded)
        }

        /// Returns the number of seconds for a date.
        public static func encode(_ value: Date) throws -> Double {
            guard value.timeIntervalSince1970.isFinite else { throw TransformError(expected: "a finite date") }
            return value.timeIntervalSince1970
        }
    }

    /// A Date as milliseconds since 1970: `946684800000`, with a fraction only if the date has one.
    public enum EpochMilliseconds: XMLTransform {
        /// Returns the date for a number of milliseconds.
        public static func decode(_ coded: Decimal) throws -> Date {
            guard let number = Double("\(coded)"), number.isFinite else {
                throw TransformError(expected: "a finite number of milliseconds since 1970")
            }
            return Date(timeIntervalSince1970: number / 1000)
        }

        /// Returns the number of milliseconds for a date.
        public static func encode(_ value: Date) throws -> Decimal {
            let number = value.timeIntervalSince1970 * 1000
            guard number.isFinite,
                let coded = Int64(exactly: number).map({ Decimal($0) }) ?? Decimal(string: "\(number)")
            else { throw TransformError(expected: "a finite date") }
            return coded
        }

        /// Encodes the number; one without a fraction has none under any strategy for decimals.
        public static func encode(_ value: Date, to encoder: any Encoder) throws {
            // Other coders read the number as they have written it.
            guard encoder is any XMLValueEncoding, let whole = Int64(exactly: value.timeIntervalSince1970 * 1000) else {
                return try Chained<Number, EpochMilliseconds>.encode(value, to: encoder)
            }
            var container = encoder.singleValueContainer()
            try container.encode(whole)
        }

        /// A Decimal as it is.
        private enum Number: XMLTransform {
            static func decode(_ coded: Decimal) -> Decimal { coded }
            static func encode(_ value: Decimal) -> Decimal { value }
        }
    }

    /// A Date as in mail and RSS feeds (RFC 822, RFC 5322): `Wed, 02 Oct 2002 13:00:00 GMT`.
    ///
    /// Reads dates without a weekday, with a year of two digits (from 1950 to 2049), without seconds, with comments such as
    /// `(UTC)`, and with a zone by number, by a name of RFC 822, by another name with one meaning, such as `CET`, by a
    /// difference such as `GMT+1`, or without one (UTC). Writes whole seconds in GMT. For feeds that have dates in other
    /// forms as well, see ``AnyOf``.
    public enum RFC822: XMLTransform {
        /// Returns the date for a text.
        public static func decode(_ coded: String) throws -> Date {
            try DateText.read(coded, "an RFC 822 date", DateText.parseRFC822)
        }

        /// Returns the text for a date, in GMT. Fractions of a second are dropped.
        public static func encode(_ value: Date) throws -> String {
            try DateText.written("a date in a year from 0 to 9999") { buffer throws(ValueTextError) in
                try DateText.appendRFC822(value, to: &buffer)
            }
        }
    }

    /// A Date such as `2015-03-03T02:36:44.5Z`.
    ///
    /// Reads `xs:dateTime` (in UTC if it has no zone), `xs:date`, and RFC 3339 with shorter zones, with a space instead of the
    /// `T`, or without seconds. Writes
    /// `xs:dateTime` in UTC, with as many fraction digits as needed to restore the date exactly.
    public enum ISO8601: XMLTransform {
        /// Returns the date for a text.
        public static func decode(_ coded: String) throws -> Date {
            try DateText.read(coded, "an ISO 8601 date") { text throws(ValueTextError) in
                do throws(ValueTextError) { return try DateText.parse(text) } catch {
                    return try DateText.parseISO8601(text)
                }
            }
        }

        /// Returns the text for a date, in UTC.
        public static func encode(_ value: Date) throws -> String {
            try DateText.written { buffer throws(ValueTextError) in try DateText.appendDateTime(value, to: &buffer) }
        }
    }

    /// A Date such as `2015-03-03` (`xs:date`): midnight in UTC of the day in the text, whatever its zone, so that the day
    /// stays the same.
    public enum DateOnly: XMLTransform {
        /// Returns the date at midnight.
        public static func decode(_ coded: String) throws -> Date {
            guard !coded.utf8.contains(UInt8(ascii: "T")) else {
                throw TransformError(expected: "a date without a time")
            }
            return try DateText.read(coded, "a date without a time", DateText.parseDay)
        }

        /// Returns the day of the date in UTC.
        public static func encode(_ value: Date) throws -> String {
            try DateText.written { buffer throws(ValueTextError) in try DateText.appendDate(value, to: &buffer) }
        }
    }
}

extension DateText {
    /// Parses a text without white space at its ends, and throws a transform error if it cannot be parsed.
    static func read<Value>(
        _ text: String, _ expected: String,
        _ body: (ByteSlice) throws(ValueTextError) -> Value
    ) throws -> Value {
        let value: Value? = text.withBytes { bytes in
            do throws(ValueTextError) { return try body(bytes.trimmed) } catch { return nil }
        }
        guard let value else { throw XML.TransformError(expected: expected) }
        return value
    }

    /// Returns the text that a function appends.
    ///
    /// - Parameter expected: What the error says if the function throws.
    static func written(
        _ expected: String = "a date in a year of at most nine digits",
        _ body: (inout ByteBuffer) throws(ValueTextError) -> Void
    ) throws -> String {
        do throws(ValueTextError) {
            return try ByteBuffer.withScratch(capacity: 32) { buffer throws(ValueTextError) in
                try body(&buffer)
                return buffer.string
            }
        } catch {
            throw XML.TransformError(expected: expected)
        }
    }
}
