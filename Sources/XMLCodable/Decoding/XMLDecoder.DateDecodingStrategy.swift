// The one file of this folder that needs a formatter.
public import Foundation

extension XMLDecoder {
    /// How a `Date` is read.
    public struct DateDecodingStrategy: Sendable {
        enum Form: Sendable {
            case xmlSchema(TimeZone?)
            case secondsSince1970, millisecondsSince1970, iso8601, deferredToDate
            case formatted(DateFormatter)
            case custom(@Sendable (any Decoder) throws -> Date)
        }
        let form: Form

        /// `2015-03-03T02:36:44.5Z` (xs:dateTime), `2015-03-03` (xs:date) or a plain number as seconds since 1970.
        ///
        /// A value without a zone is in UTC.
        public static let xmlSchema = DateDecodingStrategy(form: .xmlSchema(nil))
        /// As ``xmlSchema``, but a value without a zone is in the given one.
        public static func xmlSchema(timeZone: TimeZone) -> DateDecodingStrategy {
            DateDecodingStrategy(form: .xmlSchema(timeZone))
        }
        /// A number of seconds since 1970-01-01T00:00:00Z, fractions allowed.
        public static let secondsSince1970 = DateDecodingStrategy(form: .secondsSince1970)
        /// A number of milliseconds since 1970-01-01T00:00:00Z, fractions allowed.
        public static let millisecondsSince1970 = DateDecodingStrategy(form: .millisecondsSince1970)
        /// A date and time of RFC 3339, with or without fractions of a second.
        public static let iso8601 = DateDecodingStrategy(form: .iso8601)
        /// As `Date` decodes itself: a number of seconds since 2001-01-01T00:00:00Z.
        public static let deferredToDate = DateDecodingStrategy(form: .deferredToDate)
        /// By a formatter, which must not be changed afterwards.
        public static func formatted(_ formatter: DateFormatter) -> DateDecodingStrategy {
            DateDecodingStrategy(form: .formatted(formatter))
        }
        /// By a format such as `yyyy-MM-dd'T'HH:mm:ss` (Unicode TR 35).
        ///
        /// - Parameters:
        ///   - format: The format.
        ///   - locale: The language of names in the date. Defaults to `en_US_POSIX`.
        ///   - timeZone: The zone of values that name none. Defaults to UTC.
        public static func format(
            _ format: String, locale: Locale = Locale(identifier: "en_US_POSIX"), timeZone: TimeZone = .gmt
        ) -> DateDecodingStrategy {
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeZone = timeZone
            formatter.dateFormat = format
            return .formatted(formatter)
        }
        /// By a function of your own.
        public static func custom(_ decode: @escaping @Sendable (any Decoder) throws -> Date) -> DateDecodingStrategy {
            DateDecodingStrategy(form: .custom(decode))
        }
        /// By a formatter that is chosen for each key; nil throws.
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

        /// The date that a formatter reads, where the strategy has one.
        static func date(from text: String, _ formatter: DateFormatter) -> Date? { formatter.date(from: text) }
    }
}
