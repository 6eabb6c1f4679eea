#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLEncoder {
    /// A strategy for encoding `Date` values.
    ///
    /// The module XMLCodableFormatters adds `formatted(_:)` and `format(_:locale:timeZone:)`, which use a `DateFormatter`.
    public struct DateEncodingStrategy: Sendable {
        enum Form: Sendable {
            case xmlSchema, date, iso8601, secondsSince1970, millisecondsSince1970, deferred
            /// Returns nil for a date that it cannot represent.
            case text(@Sendable (Date) -> String?)
            case custom(@Sendable (Date, any Encoder) throws -> Void)
        }

        let form: Form

        init(_ form: Form) { self.form = form }

        /// Encodes dates as text, with a function that returns nil for a date that it cannot represent.
        package init(text: @escaping @Sendable (Date) -> String?) { form = .text(text) }

        /// Encodes dates as the XML Schema type `xs:dateTime` in UTC: `2026-07-01T12:30:00Z`.
        ///
        /// Seconds have as many fraction digits as are needed to decode the same `Date`.
        public static let xmlSchema = DateEncodingStrategy(.xmlSchema)

        /// Encodes dates as the XML Schema type `xs:date`, the day in UTC: `2026-07-01`.
        public static let date = DateEncodingStrategy(.date)

        /// Encodes dates as an ISO 8601 date and time in UTC, without fractional seconds.
        public static let iso8601 = DateEncodingStrategy(.iso8601)

        /// Encodes dates as the number of seconds since 1970, as a Double: a `Date`, which counts from 2001, may have one bit
        /// more, which is less than a microsecond. Other strategies restore it exactly.
        public static let secondsSince1970 = DateEncodingStrategy(.secondsSince1970)

        /// Encodes dates as the number of milliseconds since 1970, with a fraction only if the date has one.
        public static let millisecondsSince1970 = DateEncodingStrategy(.millisecondsSince1970)

        /// Uses the encoding of `Date` itself: the number of seconds since 2001.
        public static let deferredToDate = DateEncodingStrategy(.deferred)

        /// Encodes dates as in mail and RSS feeds (RFC 822, RFC 5322), in GMT and without a fraction:
        /// `Wed, 02 Oct 2002 13:00:00 GMT`.
        public static let rfc822 = DateEncodingStrategy(.text { try? XML.RFC822.encode($0) })

        /// Encodes dates with a custom function.
        ///
        /// - Parameter encode: The function that encodes a date. If it encodes nothing, an empty element is written.
        @preconcurrency
        @_disfavoredOverload
        public static func custom(
            _ encode: @escaping @Sendable (Date, any Encoder) throws -> Void
        ) -> DateEncodingStrategy {
            DateEncodingStrategy(custom: encode)
        }

        package init(custom encode: @escaping @Sendable (Date, any Encoder) throws -> Void) { form = .custom(encode) }
    }
}
