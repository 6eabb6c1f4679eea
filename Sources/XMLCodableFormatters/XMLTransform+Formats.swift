public import Foundation
public import XMLCodable

/// A date format for `XML.FormattedDate`.
///
/// ```swift
/// enum German: XMLDateFormat {
///     static let format = "d.M.yyyy"
/// }
/// struct Invoice: Codable {
///     @XMLTransformed<XML.FormattedDate<German>> var date: Date
/// }
/// ```
/// ```xml
/// <Invoice><date>3.3.2015</date></Invoice>
/// ```
public protocol XMLDateFormat {
    /// A date format pattern of Unicode Technical Standard 35, such as `yyyy-MM-dd'T'HH:mm:ss`.
    static var format: String { get }
    /// The locale of names in the date. Defaults to `en_US_POSIX`.
    static var locale: Locale { get }
    /// The time zone of dates that do not specify one. Defaults to UTC.
    static var timeZone: TimeZone { get }
}

extension XMLDateFormat {
    /// `en_US_POSIX`.
    public static var locale: Locale { Locale(identifier: "en_US_POSIX") }
    /// UTC.
    public static var timeZone: TimeZone { .gmt }
}

extension XML {
    /// A Date in a custom format, in the Gregorian calendar.
    public enum FormattedDate<Format: XMLDateFormat>: XMLTransform {
        /// Returns the date for a text in the format.
        public static func decode(_ coded: String) throws -> Date {
            guard let date = DateFormatters.shared.formatter(Format.self).date(from: coded.trimmed) else {
                throw TransformError(expected: "a date in the format \"\(Format.format)\"")
            }
            return date
        }

        /// Returns the text of a date in the format.
        ///
        /// Throws for a date that the format cannot represent: one that is not finite or millions of years away, or
        /// before the year 1 in a format with a year and no era.
        public static func encode(_ value: Date) throws -> String {
            guard let text = DateFormatters.shared.formatter(Format.self).text(of: value) else {
                throw TransformError(expected: "a date that the format \"\(Format.format)\" can represent")
            }
            return text
        }
    }
}

/// A cache of formatters by the type of their format: creating a formatter costs more than using it.
private final class DateFormatters: Sendable {
    static let shared = DateFormatters()
    private let made = Locked<[ObjectIdentifier: DateFormatter]>([:])

    func formatter<Format: XMLDateFormat>(_ type: Format.Type) -> DateFormatter {
        let id = ObjectIdentifier(type)
        if let known = made.withLock({ $0[id] }) { return known }
        let formatter = DateFormatter(pattern: Format.format, locale: Format.locale, timeZone: Format.timeZone)
        // Nothing is released under the lock: a formatter that another thread has stored stays.
        return made.withLock { made in
            if let known = made[id] { return known }
            made[id] = formatter
            return formatter
        }
    }
}
