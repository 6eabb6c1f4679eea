import Foundation
import XMLCodable

extension DateText {
    /// Returns the text of a date; nil for one that the formatter cannot represent.
    ///
    /// A formatter gives an empty text for a date that its calendar does not reach, and the year 5 for the year 5 before
    /// Christ if its format has no era.
    static func text(of date: Date, _ formatter: DateFormatter) -> String? {
        guard date.timeIntervalSinceReferenceDate.magnitude <= limit, !needsEra(date, formatter) else { return nil }
        let text = formatter.string(from: date)
        return text.isEmpty && formatter.dateFormat?.isEmpty == false ? nil : text
    }

    /// About 5.8 million years, the reach of the calendars of ICU.
    private static let limit = 1.838e14

    private static func needsEra(_ date: Date, _ formatter: DateFormatter) -> Bool {
        guard date.timeIntervalSinceReferenceDate < firstYear, let format = formatter.dateFormat,
            var calendar = formatter.calendar, calendar.identifier == .gregorian
        else { return false }
        if let timeZone = formatter.timeZone { calendar.timeZone = timeZone }
        // Text between apostrophes is literal.
        let symbols = format.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        return symbols.contains { "yY".contains($0) } && !symbols.contains { "Gur".contains($0) }
            && calendar.component(.era, from: date) == 0
    }

    /// Two days after the start of the year 1, in any time zone.
    private static let firstYear = -63_113_731_200.0
}
