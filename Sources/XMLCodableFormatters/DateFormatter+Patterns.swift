import Foundation

extension DateFormatter {
    /// Creates a formatter for a date format pattern in the Gregorian calendar.
    convenience init(pattern: String, locale: Locale, timeZone: TimeZone) {
        self.init()
        self.locale = locale
        // After the locale, which has a calendar of its own.
        calendar = Calendar(identifier: .gregorian)
        self.timeZone = timeZone
        dateFormat = pattern
    }

    /// Returns the text of a date; nil for one that the formatter cannot represent.
    ///
    /// A formatter gives an empty text for a date that its calendar does not reach, and the year 5 for the year 5 before
    /// Christ if its format has no era.
    func text(of date: Date) -> String? {
        guard date.timeIntervalSinceReferenceDate.magnitude <= Self.limit, !needsEra(date) else { return nil }
        let text = string(from: date)
        return text.isEmpty && dateFormat?.isEmpty == false ? nil : text
    }

    /// About 5.8 million years, the reach of the calendars of ICU.
    private static let limit = 1.838e14

    private func needsEra(_ date: Date) -> Bool {
        guard date.timeIntervalSinceReferenceDate < Self.firstYear, let format = dateFormat,
            var calendar, calendar.identifier == .gregorian
        else { return false }
        if let timeZone { calendar.timeZone = timeZone }
        // Text between apostrophes is literal.
        let symbols = format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        return symbols.contains { "yY".contains($0) } && !symbols.contains { "Gur".contains($0) }
            && calendar.component(.era, from: date) == 0
    }

    /// Two days after the start of the year 1, in any time zone.
    private static let firstYear = -63_113_731_200.0
}
