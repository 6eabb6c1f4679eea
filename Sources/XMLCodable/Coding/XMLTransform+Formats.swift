// The one file of this folder that needs a formatter.
public import Foundation

/// A format of dates, for ``XML/FormattedDate``.
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
    /// A format of Unicode Technical Standard 35, such as `yyyy-MM-dd'T'HH:mm:ss`.
    static var format: String { get }
    /// The language of names in the date. Defaults to `en_US_POSIX`.
    static var locale: Locale { get }
    /// The zone of dates that name none. Defaults to UTC.
    static var timeZone: TimeZone { get }
}

extension XMLDateFormat {
    /// `en_US_POSIX`.
    public static var locale: Locale { Locale(identifier: "en_US_POSIX") }
    /// UTC.
    public static var timeZone: TimeZone { .gmt }
}

extension XML {
    /// A Date in a format of your own, by the Gregorian calendar.
    public enum FormattedDate<Format: XMLDateFormat>: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> Date {
            guard let date = DateFormatters.shared.formatter(Format.self).date(from: coded) else {
                throw TransformError(expected: "a date in the format \"\(Format.format)\"")
            }
            return date
        }

        /// What stands in the document.
        public static func encode(_ value: Date) throws -> String {
            DateFormatters.shared.formatter(Format.self).string(from: value)
        }
    }
}

/// The formatters that were made, by their format's type: making one costs more than using it.
private final class DateFormatters: Sendable {
    static let shared = DateFormatters()
    private let made = Locked<[ObjectIdentifier: DateFormatter]>([:])

    func formatter<Format: XMLDateFormat>(_ type: Format.Type) -> DateFormatter {
        let id = ObjectIdentifier(type)
        if let known = made.withLock({ $0[id] }) { return known }
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = Format.locale
        formatter.timeZone = Format.timeZone
        formatter.dateFormat = Format.format
        made.withLock { $0[id] = formatter }
        return formatter
    }
}
