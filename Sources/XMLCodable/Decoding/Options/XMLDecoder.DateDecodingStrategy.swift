// The only file in this folder that needs a formatter.
public import Foundation

extension XMLDecoder {
    /// A strategy for decoding `Date` values.
    public struct DateDecodingStrategy: Sendable {
        enum Form: Sendable {
            case xmlSchema(TimeZone?)
            case secondsSince1970, millisecondsSince1970, iso8601, deferredToDate
            case formatted(DateFormatter)
            case custom(@Sendable (any Decoder) throws -> Date)
        }
        let form: Form

        /// Decodes `2015-03-03T02:36:44.5Z` (xs:dateTime), `2015-03-03` (xs:date) or a plain number of seconds since
        /// 1970.
        ///
        /// A value without a time zone is in UTC.
        public static let xmlSchema = DateDecodingStrategy(form: .xmlSchema(nil))
        /// Behaves like ``xmlSchema``, except that a value without a time zone is in the given one.
        public static func xmlSchema(timeZone: TimeZone) -> DateDecodingStrategy {
            DateDecodingStrategy(form: .xmlSchema(timeZone))
        }
        /// Decodes a number of seconds since 1970-01-01T00:00:00Z, which may have a fraction.
        public static let secondsSince1970 = DateDecodingStrategy(form: .secondsSince1970)
        /// Decodes a number of milliseconds since 1970-01-01T00:00:00Z, which may have a fraction.
        public static let millisecondsSince1970 = DateDecodingStrategy(form: .millisecondsSince1970)
        /// Decodes an RFC 3339 date and time, with or without fractional seconds.
        public static let iso8601 = DateDecodingStrategy(form: .iso8601)
        /// Defers to `Date` itself, which decodes a number of seconds since 2001-01-01T00:00:00Z.
        public static let deferredToDate = DateDecodingStrategy(form: .deferredToDate)
        /// Decodes dates with a formatter, which must not be modified afterwards.
        public static func formatted(_ formatter: DateFormatter) -> DateDecodingStrategy {
            DateDecodingStrategy(form: .formatted(formatter))
        }
        /// Decodes dates with a date format pattern in the Gregorian calendar.
        ///
        /// - Parameters:
        ///   - pattern: A pattern as defined by Unicode Technical Standard 35, such as `"yyyy-MM-dd'T'HH:mm:ss"`.
        ///   - locale: The locale that determines the language of names in the date. Defaults to `en_US_POSIX`.
        ///   - timeZone: The time zone of values that do not specify one. Defaults to UTC.
        public static func format(
            _ pattern: String, locale: Locale = Locale(identifier: "en_US_POSIX"), timeZone: TimeZone = .gmt
        ) -> DateDecodingStrategy {
            let formatter = DateFormatter()
            formatter.calendar = Calendar(identifier: .gregorian)
            formatter.locale = locale
            formatter.timeZone = timeZone
            formatter.dateFormat = pattern
            return .formatted(formatter)
        }
        /// Decodes dates with a custom function.
        public static func custom(_ decode: @escaping @Sendable (any Decoder) throws -> Date) -> DateDecodingStrategy {
            DateDecodingStrategy(form: .custom(decode))
        }
        /// Decodes dates with a formatter that is chosen for each key.
        ///
        /// If the function returns nil, decoding throws an error.
        public static func keyFormatted(
            _ formatterForKey: @escaping @Sendable (any CodingKey) throws -> DateFormatter?
        ) -> DateDecodingStrategy {
            .custom { decoder in
                let text = try decoder.singleValueContainer().decode(String.self)
                guard let key = decoder.codingPath.last, let formatter = try formatterForKey(key),
                    let date = formatter.date(from: text)
                else {
                    throw DecodingError.dataCorrupted(
                        .init(codingPath: decoder.codingPath, debugDescription: "expected a date, found \"\(text)\""))
                }
                return date
            }
        }

        /// Returns the date that a formatter parses from a text, for strategies that use a formatter.
        static func date(from text: String, _ formatter: DateFormatter) -> Date? { formatter.date(from: text) }
    }
}
