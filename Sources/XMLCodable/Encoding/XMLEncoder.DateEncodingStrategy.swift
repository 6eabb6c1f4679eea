#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XMLEncoder {
    /// How a `Date` is written.
    ///
    /// The strategies that need a formatter, `.formatted` and `.format`, stand in a file of their own.
    public struct DateEncodingStrategy: Sendable {
        enum Form: Sendable {
            case xmlSchema, date, iso8601, secondsSince1970, millisecondsSince1970, deferred
            case text(@Sendable (Date) -> String)
            case custom(@Sendable (Date, any Encoder) throws -> Void)
        }

        let form: Form

        init(_ form: Form) { self.form = form }

        /// The `xs:dateTime` of XML Schema in UTC, with as many fraction digits as the value needs, so that reading gives
        /// the same `Date`: `2026-07-01T12:30:00Z`.
        public static let xmlSchema = DateEncodingStrategy(.xmlSchema)

        /// The `xs:date` of XML Schema, the day in UTC: `2026-07-01`.
        public static let date = DateEncodingStrategy(.date)

        /// A date and time in UTC without fractions of a second.
        public static let iso8601 = DateEncodingStrategy(.iso8601)

        /// The number of seconds since 1970.
        public static let secondsSince1970 = DateEncodingStrategy(.secondsSince1970)

        /// The number of milliseconds since 1970.
        public static let millisecondsSince1970 = DateEncodingStrategy(.millisecondsSince1970)

        /// What `Date` writes of itself: the number of seconds since 2001.
        public static let deferredToDate = DateEncodingStrategy(.deferred)

        /// What a function writes; a function that writes nothing leaves an empty element.
        @preconcurrency
        public static func custom(
            _ encode: @escaping @Sendable (Date, any Encoder) throws -> Void
        ) -> DateEncodingStrategy {
            DateEncodingStrategy(.custom(encode))
        }
    }
}
