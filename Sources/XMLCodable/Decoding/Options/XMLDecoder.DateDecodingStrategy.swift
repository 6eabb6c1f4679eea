#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLDecoder {
    /// A strategy for decoding `Date` values.
    public struct DateDecodingStrategy: Sendable {
        enum Form: Sendable {
            case xmlSchema(TimeZone?)
            case secondsSince1970, millisecondsSince1970, iso8601, deferredToDate
            case text(expected: String, @Sendable (String) -> Date?)
            case custom(@Sendable (any Decoder) throws -> Date)
            case anyOf([DateDecodingStrategy])
        }
        let form: Form

        init(form: Form) { self.form = form }

        /// Decodes dates from text, with a function that returns nil for text that is no date.
        ///
        /// - Parameter expected: What the text should be, for errors.
        package init(expected: String, text: @escaping @Sendable (String) -> Date?) {
            form = .text(expected: expected, text)
        }

        /// Decodes `2015-03-03T02:36:44.5Z` (xs:dateTime) or `2015-03-03` (xs:date).
        ///
        /// A value without a time zone is in UTC. A plain number throws: `2019` could be a year, or seconds since 1970.
        public static let xmlSchema = DateDecodingStrategy(form: .xmlSchema(nil))
        /// Behaves like ``xmlSchema``, except that a value without a time zone is in the given one.
        public static func xmlSchema(timeZone: TimeZone) -> DateDecodingStrategy {
            DateDecodingStrategy(form: .xmlSchema(timeZone))
        }
        /// Decodes a number of seconds since 1970-01-01T00:00:00Z, which may have a fraction.
        public static let secondsSince1970 = DateDecodingStrategy(form: .secondsSince1970)
        /// Decodes a number of milliseconds since 1970-01-01T00:00:00Z, which may have a fraction.
        public static let millisecondsSince1970 = DateDecodingStrategy(form: .millisecondsSince1970)
        /// Decodes an RFC 3339 date and time, with or without fractional seconds. The seconds may be missing, and the `T` may
        /// be a space.
        public static let iso8601 = DateDecodingStrategy(form: .iso8601)
        /// Defers to `Date` itself, which decodes a number of seconds since 2001-01-01T00:00:00Z.
        public static let deferredToDate = DateDecodingStrategy(form: .deferredToDate)
        /// Decodes dates as in mail and RSS feeds (RFC 822, RFC 5322): `Wed, 02 Oct 2002 13:00:00 GMT`.
        ///
        /// The weekday, the seconds and the zone may be missing; without a zone, the time is UTC. A year may have two
        /// digits, from 1950 to 2049. A zone is a number, a name such as `EST` or `CET`, or a difference such as `GMT+1`.
        /// Comments in parentheses are ignored.
        public static let rfc822 = DateDecodingStrategy(
            form: .text(expected: "an RFC 822 date") { try? XML.RFC822.decode($0) })

        /// Decodes dates with the first of several strategies that accepts the value.
        ///
        /// ```swift
        /// decoder.dateDecodingStrategy = .anyOf(.rfc822, .iso8601, .xmlSchema)
        /// ```
        ///
        /// For single properties, there is `XML.AnyOf`.
        public static func anyOf(
            _ first: DateDecodingStrategy, _ others: DateDecodingStrategy...
        ) -> DateDecodingStrategy {
            DateDecodingStrategy(form: .anyOf([first] + others))
        }

        /// Decodes dates with a custom function.
        @_disfavoredOverload
        public static func custom(_ decode: @escaping @Sendable (any Decoder) throws -> Date) -> DateDecodingStrategy {
            DateDecodingStrategy(custom: decode)
        }

        package init(custom decode: @escaping @Sendable (any Decoder) throws -> Date) { form = .custom(decode) }
    }
}
