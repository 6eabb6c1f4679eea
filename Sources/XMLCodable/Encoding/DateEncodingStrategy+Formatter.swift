// The one file of the encoder that needs all of Foundation: formatters are not part of FoundationEssentials.
public import Foundation

extension XMLEncoder.DateEncodingStrategy {
    /// What a formatter makes of the date.
    ///
    /// The formatter must not be changed while the encoder uses it.
    public static func formatted(_ formatter: DateFormatter) -> XMLEncoder.DateEncodingStrategy {
        let formatter = SharedFormatter(formatter)
        return XMLEncoder.DateEncodingStrategy(.text { formatter.text(of: $0) })
    }

    /// A pattern of Unicode Technical Standard 35, such as `"yyyy-MM-dd HH:mm"`, in the Gregorian calendar.
    ///
    /// - Parameters:
    ///   - locale: Defaults to `en_US_POSIX`, whose results are the same everywhere.
    ///   - timeZone: Defaults to UTC.
    public static func format(
        _ pattern: String, locale: Locale = Locale(identifier: "en_US_POSIX"),
        timeZone: TimeZone = TimeZone(secondsFromGMT: 0) ?? .current
    ) -> XMLEncoder.DateEncodingStrategy {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.locale = locale
        formatter.timeZone = timeZone
        formatter.dateFormat = pattern
        return formatted(formatter)
    }
}

/// A formatter that several tasks may use: `DateFormatter` can be shared as long as nobody changes it.
private struct SharedFormatter: @unchecked Sendable {
    private let formatter: DateFormatter

    init(_ formatter: DateFormatter) { self.formatter = formatter }

    func text(of date: Date) -> String { formatter.string(from: date) }
}
