public import Foundation
public import XMLCodable

extension XMLDecoder.DateDecodingStrategy {
    /// Decodes dates with a formatter, which must not be modified afterwards.
    public static func formatted(_ formatter: DateFormatter) -> XMLDecoder.DateDecodingStrategy {
        XMLDecoder.DateDecodingStrategy(expected: "a date in the formatter's format") { formatter.date(from: $0) }
    }

    /// Decodes dates with a date format pattern in the Gregorian calendar.
    ///
    /// - Parameters:
    ///   - pattern: A pattern as defined by Unicode Technical Standard 35, such as `"yyyy-MM-dd'T'HH:mm:ss"`.
    ///   - locale: The locale that determines the language of names in the date. Defaults to `en_US_POSIX`.
    ///   - timeZone: The time zone of values that do not specify one. Defaults to UTC.
    public static func format(
        _ pattern: String, locale: Locale = Locale(identifier: "en_US_POSIX"), timeZone: TimeZone = .gmt
    ) -> XMLDecoder.DateDecodingStrategy {
        .formatted(DateFormatter(pattern: pattern, locale: locale, timeZone: timeZone))
    }

    /// Decodes dates with a formatter that is chosen for each key.
    ///
    /// If the function returns nil, decoding throws an error.
    public static func keyFormatted(
        _ formatterForKey: @escaping @Sendable (any CodingKey) throws -> DateFormatter?
    ) -> XMLDecoder.DateDecodingStrategy {
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
}
