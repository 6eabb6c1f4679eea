public import Foundation
public import XMLCodable

extension XMLEncoder.DateEncodingStrategy {
    /// Encodes dates with a date formatter.
    ///
    /// A date that the formatter cannot represent is an error: one that is not finite or millions of years away, or
    /// before the year 1 in a format with a year and no era.
    ///
    /// - Parameter formatter: The formatter. It must not be modified while the encoder uses it.
    public static func formatted(_ formatter: DateFormatter) -> XMLEncoder.DateEncodingStrategy {
        let formatter = SharedFormatter(formatter)
        return XMLEncoder.DateEncodingStrategy { formatter.text(of: $0) }
    }

    /// Encodes dates with a date format pattern in the Gregorian calendar.
    ///
    /// A date that the pattern cannot represent is an error; see ``formatted(_:)``.
    ///
    /// - Parameters:
    ///   - pattern: A pattern as defined by Unicode Technical Standard 35, such as `"yyyy-MM-dd HH:mm"`.
    ///   - locale: The locale. Defaults to `en_US_POSIX`, which gives the same results everywhere.
    ///   - timeZone: The time zone. Defaults to UTC.
    public static func format(
        _ pattern: String, locale: Locale = Locale(identifier: "en_US_POSIX"), timeZone: TimeZone = .gmt
    ) -> XMLEncoder.DateEncodingStrategy {
        formatted(DateFormatter(pattern: pattern, locale: locale, timeZone: timeZone))
    }
}

/// A formatter that several tasks may use: a `DateFormatter` can be shared as long as it is not modified.
private struct SharedFormatter: @unchecked Sendable {
    private let formatter: DateFormatter

    init(_ formatter: DateFormatter) { self.formatter = formatter }

    func text(of date: Date) -> String? { formatter.text(of: date) }
}
