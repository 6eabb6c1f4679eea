#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML {
    /// A date or time, or a part of one, that is written as it was read.
    ///
    /// | text | XML Schema type | parts |
    /// |---|---|---|
    /// | `2026-07-01T12:30:00.5+02:00` | `xs:dateTime` | all |
    /// | `2026-07-01` | `xs:date` | year, month, day |
    /// | `12:30:00` | `xs:time` | hour, minute, second |
    /// | `2026`, `2026-07` | `xs:gYear`, `xs:gYearMonth` | year, or year and month |
    /// | `--07-01`, `--07`, `---01` | `xs:gMonthDay`, `xs:gMonth`, `xs:gDay` | month and day, or one of them |
    ///
    /// Each may have a zone. These are the properties of the seven-property model (XML Schema 1.1, part 2, section D.2.1).
    /// Values are equal if their parts are; `Z` and `+00:00` are the same. Other coders see the text.
    public struct DateTime: Sendable {
        /// The year; negative before the year 0, which is 1 BC.
        public var year: Int? { didSet { written = nil } }
        /// The month, from 1 to 12.
        public var month: Int? { didSet { written = nil } }
        /// The day of the month, from 1.
        public var day: Int? { didSet { written = nil } }
        /// The hour, from 0 to 23, or 24 for the end of the day.
        public var hour: Int? { didSet { written = nil } }
        /// The minute, from 0 to 59.
        public var minute: Int? { didSet { written = nil } }
        /// The second with its fraction, below 60.
        public var second: Decimal? { didSet { written = nil } }
        /// The number of seconds that the zone is ahead of UTC, a whole number of minutes; nil for no zone.
        public var offset: Int? {
            didSet {
                written = nil
                if offset != oldValue { zoneName = nil }
            }
        }
        /// The name of the zone, such as `EST`, which only an ``XMLDateTimeFormat`` reads and writes. A change of the offset
        /// removes it. Names are not compared.
        public var zoneName: String? { didSet { written = nil } }
        /// The text that was read, until a part is changed.
        var written: Written?

        /// A text that was read, and the pattern of its format; nil for a form of XML Schema.
        struct Written {
            let text: String
            var pattern: String?
        }

        /// Creates a value from its parts. Encoding throws if they are not those of a type of XML Schema, or if there is
        /// no such date.
        ///
        /// - Parameters:
        ///   - year: The year; negative before the year 0. Defaults to nil, as all parts do: the value does not have it.
        ///   - month: The month, from 1 to 12.
        ///   - day: The day of the month, from 1.
        ///   - hour: The hour, from 0 to 23, or 24 for the end of the day.
        ///   - minute: The minute, from 0 to 59.
        ///   - second: The second with its fraction, below 60.
        ///   - offset: The number of seconds that the zone is ahead of UTC; nil for no zone.
        public init(
            year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
            second: Decimal? = nil, offset: Int? = nil
        ) {
            (self.year, self.month, self.day) = (year, month, day)
            (self.hour, self.minute, self.second) = (hour, minute, second)
            self.offset = offset
        }

        /// Creates a date and time; nil if the year of the date has more than nine digits.
        ///
        /// - Parameters:
        ///   - date: A point in time.
        ///   - offset: The number of seconds that the zone is ahead of UTC. Defaults to 0.
        public init?(_ date: Date, offset: Int = 0) {
            let text = try? DateText.written { buffer throws(ValueTextError) in
                try DateText.appendDateTime(date.addingTimeInterval(Double(offset)), to: &buffer)
            }
            guard let text, var parsed = XML.DateTime(text) else { return nil }
            parsed.offset = offset
            self = parsed
        }

        /// The date at the beginning of the year, month or day, or at the time; nil without a year. Without a zone, it
        /// is in UTC.
        public var date: Date? {
            guard year != nil else { return nil }
            let second = second ?? 0
            guard second >= 0, second < 60 else {
                return Date(timeIntervalSince1970: Double(seconds) + (Double("\(second)") ?? 0))
            }
            // Rounded once, as the text of a `Date` is.
            return "\(second)".withBytes { text in
                let whole = text.prefix { $0 != UInt8(ascii: ".") }
                let number = whole.reduce(0) { $0 * 10 + Int64($1 & 0x0F) }
                let moment = DateMoment(
                    seconds: seconds - DateText.referenceOffset + number,
                    fraction: text.part(from: min(whole.count + 1, text.count)))
                return moment.date(offset: 0)
            }
        }

        /// The number of whole seconds from 1970 to the minute. Missing parts are those of a leap year's beginning.
        private var seconds: Int64 {
            // Parts that were set in code may be any numbers, and no date has such large ones.
            func part(_ part: Int?, missing: Int) -> Int {
                let limit = Int(DateText.yearLimit)
                return min(max(part ?? missing, -limit), limit)
            }
            let day = GregorianDay(
                year: Int64(part(year, missing: 2000)), month: part(month, missing: 1), day: part(day, missing: 1))
            let time = Int64(part(hour, missing: 0)) * 3_600 + Int64(part(minute, missing: 0)) * 60
            return day.number * 86_400 + time - Int64(part(offset, missing: 0))
        }
    }
}

extension XML.DateTime: LosslessStringConvertible {
    /// Creates a value from its text; nil if that has none of the forms above.
    public init?(_ description: String) {
        let text = description.withBytes { String(decoding: $0.trimmed, as: UTF8.self) }
        let value = try? DateText.read(text, "") { bytes throws(ValueTextError) in
            var scanner = DateScanner(bytes)
            var value = XML.DateTime()
            // Only a time has a colon after two digits.
            let isTime = bytes.count > 2 && bytes[2] == UInt8(ascii: ":")
            if !isTime { try value.readDay(&scanner) }
            if isTime || value.year != nil && value.day != nil && scanner.accept("T") { try value.readTime(&scanner) }
            value.offset = try scanner.zone()
            guard scanner.isAtEnd else { throw .malformed }
            return value
        }
        guard var value else { return nil }
        value.written = Written(text: text)
        self = value
    }

    private mutating func readDay(_ scanner: inout DateScanner) throws(ValueTextError) {
        let isNegative = scanner.accept("-")
        if isNegative, scanner.accept("-") {
            if !scanner.accept("-") { month = try scanner.number(2...2).value }
            if month == nil || scanner.isBefore(digits: 2) { day = try scanner.dayOrMonth(month != nil) }
        } else {
            let isPadded = scanner.next == UInt8(ascii: "0")
            let (number, digits) = try scanner.number(4...9)
            guard digits == 4 || !isPadded else { throw .malformed }
            year = isNegative ? -number : number
            if scanner.isBefore(digits: 2) { month = try scanner.dayOrMonth(true) }
            if month != nil, scanner.isBefore(digits: 2) { day = try scanner.dayOrMonth(true) }
        }
        guard 1...12 ~= month ?? 1,
            1...GregorianDay.length(ofMonth: month ?? 1, year: Int64(year ?? 2000)) ~= day ?? 1
        else { throw .malformed }
    }

    private mutating func readTime(_ scanner: inout DateScanner) throws(ValueTextError) {
        let (seconds, fraction) = try scanner.time()
        (hour, minute) = (Int(seconds) / 3_600, Int(seconds) / 60 % 60)
        var exact = Decimal(Int(seconds) % 60)
        if !fraction.isEmpty {
            // More digits than a `Decimal` has are not rounded, but refused.
            let text = "0." + String(decoding: fraction, as: UTF8.self)
            guard let part = try? DateText.read(text, "", DecimalText.parse), exact + part - exact == part
            else { throw .outOfRange }
            exact += part
        }
        second = exact
    }

    /// The text that was read, or the parts in the form of XML Schema.
    public var description: String {
        if let written, written.pattern == nil { return written.text }
        func digits(_ number: Int, _ count: Int = 2) -> String {
            let text = "\(number.magnitude)"
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count)) + text
        }
        var out = ""
        if let year { out += digits(year, 4) } else if month != nil || day != nil { out += "-" }
        if let month { out += "-" + digits(month) } else if year == nil, day != nil { out += "-" }
        if let day { out += "-" + digits(day) }
        if let hour, let minute, let second {
            out +=
                (out.isEmpty ? "" : "T") + "\(digits(hour)):\(digits(minute)):" + (second < 10 ? "0" : "") + "\(second)"
        }
        return out + (offset.map(DateText.zone) ?? "")
    }
}

extension DateScanner {
    /// Whether a dash comes next, and then so many digits that do not begin a zone.
    fileprivate func isBefore(digits count: Int) -> Bool {
        var ahead = self
        guard ahead.accept("-"), (try? ahead.number(count...count)) != nil else { return false }
        return ahead.next != UInt8(ascii: ":")
    }

    fileprivate mutating func dayOrMonth(_ hasDash: Bool) throws(ValueTextError) -> Int {
        guard !hasDash || accept("-") else { throw .malformed }
        return try number(2...2).value
    }
}

extension XML.DateTime: Comparable {
    private var parts: [Int?] { [year, month, day, hour, minute, offset] }

    /// Returns whether all parts are equal, or both missing.
    public static func == (left: XML.DateTime, right: XML.DateTime) -> Bool {
        left.parts == right.parts && left.second == right.second
    }

    /// Orders values in time; a value without a zone is in UTC. Values of the same moment are ordered by their parts.
    public static func < (left: XML.DateTime, right: XML.DateTime) -> Bool {
        if left.seconds != right.seconds { return left.seconds < right.seconds }
        let (first, second) = (left.second ?? 0, right.second ?? 0)
        if first != second { return first < second }
        let parts = [left, right].map { value in value.parts.map { $0 ?? Int.min } + [value.second == nil ? 0 : 1] }
        return parts[0].lexicographicallyPrecedes(parts[1])
    }
}

extension XML.DateTime: Hashable {
    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
        hasher.combine(second)
    }
}

extension XML.DateTime: Codable {
    /// Decodes the text.
    public init(from decoder: any Decoder) throws { self = try Plain.decode(from: decoder) }

    /// Encodes the text.
    ///
    /// - Throws: `EncodingError.invalidValue` if the parts are not those of a type of XML Schema, or if there is no such
    ///   date or time.
    public func encode(to encoder: any Encoder) throws { try Plain.encode(self, to: encoder) }

    private enum Plain: XMLTransform {
        static func decode(_ coded: String) throws -> XML.DateTime { try .read(coded, "a date or time") }

        static func encode(_ value: XML.DateTime) throws -> String {
            guard XML.DateTime(value.description) == value else {
                throw XML.TransformError(expected: "the parts of a date or time, found \"\(value.description)\"")
            }
            return value.description
        }
    }
}
