#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Dates of mail and RSS feeds: RFC 822 with the years of RFC 1123, and the obsolete forms of RFC 5322, section 4.3.
extension DateText {
    /// The zones of RFC 822, and others whose name has one meaning, in hours ahead of UTC.
    private static let zones = [
        "UT": 0, "GMT": 0, "UTC": 0, "Z": 0, "EDT": -4, "EST": -5, "CDT": -5, "CST": -6, "MDT": -6, "MST": -7,
        "PDT": -7, "PST": -8, "WET": 0, "WEST": 1, "CET": 1, "CEST": 2, "MET": 1, "MEST": 2, "EET": 2, "EEST": 3,
        "MSK": 3, "JST": 9,
    ]

    /// Reads `Wed, 02 Oct 2002 15:00:00 +0200`.
    ///
    /// The weekday, the seconds and the zone may be missing; without a zone, the time is UTC. Years may have two digits,
    /// from 1950 to 2049. Weekdays and months may be spelled out, in any case. A weekday that is not that of the date
    /// is ignored, and so are comments in parentheses (RFC 5322, section 3.2.2).
    static func parseRFC822(_ bytes: ByteSlice) throws(ValueTextError) -> Date {
        var scanner = DateScanner(bytes.trimmed)
        guard !scanner.isAtEnd else { throw .empty }
        try scanner.skipComments()
        let weekday = scanner.word()
        if !weekday.isEmpty {
            guard isWeekday(weekday) else { throw .malformed }
            try scanner.skipComments()
            _ = scanner.accept(",")
        }
        try scanner.skipComments()
        let day = try scanner.number(1...2).value
        try scanner.skipComments()
        guard let month = month(named: scanner.word()) else { throw .malformed }
        try scanner.skipComments()
        let (number, digits) = try scanner.number(2...4)
        // Three digits are a year since 1900, as some programs wrote it in the year 2000.
        let year = digits == 4 ? number : digits == 2 && number < 50 ? number + 2000 : number + 1900
        guard 1...GregorianDay.length(ofMonth: month, year: Int64(year)) ~= day else { throw .malformed }
        try scanner.skipComments()
        let seconds = try scanner.clock()
        try scanner.skipComments()
        let offset = try zone(&scanner)
        try scanner.skipComments()
        guard scanner.isAtEnd else { throw .malformed }
        let midnight = GregorianDay(year: Int64(year), month: month, day: day).number * 86_400
        return Date(timeIntervalSince1970: Double(midnight + Int64(seconds - offset)))
    }

    private static func zone(_ scanner: inout DateScanner) throws(ValueTextError) -> Int {
        let name = scanner.word()
        guard name.isEmpty else {
            guard let offset = try offset(ofZone: name, &scanner) else { throw .malformed }
            return offset
        }
        return try scanner.internetZone() ?? 0
    }

    /// Returns how many seconds a zone is ahead of UTC, and reads the number after `GMT` or `UTC`, as in `GMT+1`; nil for an
    /// unknown name.
    static func offset(ofZone name: String, _ scanner: inout DateScanner) throws(ValueTextError) -> Int? {
        let name = name.uppercased()
        if ["GMT", "UTC", "UT"].contains(name), scanner.next == UInt8(ascii: "+") || scanner.next == UInt8(ascii: "-") {
            return try scanner.shortZone()
        }
        return zones[name].map { $0 * 3_600 }
    }

    /// Appends a date as `Wed, 02 Oct 2002 13:00:00 GMT`, rounded down to whole seconds.
    ///
    /// - Throws: ``ValueTextError/outOfRange`` if the year is not from 0 to 9999.
    static func appendRFC822(_ date: Date, to buffer: inout ByteBuffer) throws(ValueTextError) {
        guard let seconds = Int64(exactly: date.timeIntervalSince1970.rounded(.down)), seconds.magnitude < 1 << 40
        else { throw .outOfRange }
        let number = floorDivide(seconds, 86_400)
        let day = GregorianDay(number: number)
        guard 0...9999 ~= day.year else { throw .outOfRange }
        buffer.append(string: "\(weekdayName(ofDay: number).prefix(3)), ")
        IntegerText.append(digitsOf: UInt64(day.day), width: 2, to: &buffer)
        buffer.append(string: " \(monthNames[day.month - 1].prefix(3)) ")
        IntegerText.append(digitsOf: day.year.magnitude, width: 4, to: &buffer)
        buffer.append(UInt8(ascii: " "))
        appendClock(UInt64(seconds - number * 86_400), to: &buffer)
        buffer.append(string: " GMT")
    }
}

extension DateScanner {
    /// Reads the letters that come next.
    mutating func word() -> String {
        var word = ""
        while let byte = next, UnicodeScalar(byte).properties.isAlphabetic, byte < 0x80 {
            word.unicodeScalars.append(UnicodeScalar(byte))
            skip()
        }
        return word
    }

    /// Skips white space and comments, which may be nested and have escaped characters.
    fileprivate mutating func skipComments() throws(ValueTextError) {
        var depth = 0
        while let byte = next {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")") where depth > 0: depth -= 1
            case UInt8(ascii: "\\") where depth > 0:
                skip()
                guard next != nil else { throw .malformed }
            default: guard depth > 0 || ByteClass.isSpace(byte) else { return }
            }
            skip()
        }
        guard depth == 0 else { throw .malformed }
    }

    /// Reads `+1`, `+01`, `+0100` or `+01:00`, up to a day, as seconds ahead of UTC.
    mutating func shortZone() throws(ValueTextError) -> Int {
        let isNegative = accept("-")
        guard isNegative || accept("+") else { throw .malformed }
        let hours = try number(1...2).value
        var minutes = 0
        // A colon may also be what follows the zone.
        var ahead = self
        if next?.decimalDigit != nil {
            minutes = try number(2...2).value
        } else if ahead.accept(":"), let found = try? ahead.number(2...2).value {
            minutes = found
            self = ahead
        }
        guard hours < 24, minutes < 60 else { throw .malformed }
        return (isNegative ? -1 : 1) * (hours * 60 + minutes) * 60
    }

    /// Reads a number with so many digits.
    mutating func number(_ length: ClosedRange<Int>) throws(ValueTextError) -> (value: Int, digits: Int) {
        var (value, digits) = (0, 0)
        while digits < length.upperBound, let digit = next?.decimalDigit {
            value = value * 10 + Int(digit)
            digits += 1
            skip()
        }
        guard digits >= length.lowerBound else { throw .malformed }
        return (value, digits)
    }

    /// Reads `hh:mm` or `hh:mm:ss`, where a leap second counts as the one before it.
    fileprivate mutating func clock() throws(ValueTextError) -> Int {
        let hour = try number(1...2).value
        guard accept(":") else { throw .malformed }
        let minute = try number(2...2).value
        let second = accept(":") ? try number(2...2).value : 0
        guard hour < 24, minute < 60, second <= 60 else { throw .malformed }
        return (hour * 60 + minute) * 60 + min(second, 59)
    }
}
