#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML {
    /// A duration such as `P1Y2M3DT4H5M6.7S` (`xs:duration`), which is encoded as it was read until a part is changed.
    ///
    /// Values are equal if their parts are; a duration of zero has no sign.
    public struct Duration: Sendable {
        /// Whether the duration is negative; applies to all parts.
        public var isNegative: Bool { didSet { text = nil } }
        /// The number of years.
        public var years: UInt64 { didSet { text = nil } }
        /// The number of months.
        public var months: UInt64 { didSet { text = nil } }
        /// The number of days.
        public var days: UInt64 { didSet { text = nil } }
        /// The number of hours.
        public var hours: UInt64 { didSet { text = nil } }
        /// The number of minutes.
        public var minutes: UInt64 { didSet { text = nil } }
        /// The number of seconds, including the fraction; must be at least 0.
        public var seconds: Decimal { didSet { text = nil } }
        /// The text that was read, until a part is changed.
        private var text: String?

        /// Creates a duration from its parts, which all default to zero.
        ///
        /// - Parameters:
        ///   - isNegative: Whether the duration is negative. Defaults to false.
        ///   - years: The number of years.
        ///   - months: The number of months.
        ///   - days: The number of days.
        ///   - hours: The number of hours.
        ///   - minutes: The number of minutes.
        ///   - seconds: The number of seconds, with a fraction.
        public init(
            isNegative: Bool = false, years: UInt64 = 0, months: UInt64 = 0, days: UInt64 = 0, hours: UInt64 = 0,
            minutes: UInt64 = 0, seconds: Decimal = 0
        ) {
            self.isNegative = isNegative
            self.years = years
            self.months = months
            self.days = days
            self.hours = hours
            self.minutes = minutes
            self.seconds = seconds
        }

        /// The length in seconds; nil if there are years or months, whose length varies.
        public var timeInterval: TimeInterval? {
            guard years == 0, months == 0 else { return nil }
            let whole = Decimal(days) * 86_400 + Decimal(hours) * 3_600 + Decimal(minutes) * 60
            // Rounded once.
            return Double((isNegative ? -(whole + seconds) : whole + seconds).description)
        }
    }
}

extension XML.Duration: LosslessStringConvertible {
    /// Creates a duration from text in the form of `xs:duration`; nil if the text has another form.
    public init?(_ description: String) {
        var text = description.utf8[...]
        self.init()
        if text.first == UInt8(ascii: "-") {
            isNegative = true
            text = text.dropFirst()
        }
        guard text.popFirst() == UInt8(ascii: "P"), !text.isEmpty else { return nil }
        // The units that may still follow, in this order.
        var units = "YMD".utf8[...]
        var isTime = false
        while !text.isEmpty {
            if !isTime, text.first == UInt8(ascii: "T") {
                isTime = true
                units = "HMS".utf8[...]
                text = text.dropFirst()
            }
            let digits = text.prefix { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
            text = text[digits.endIndex...]
            guard let unit = text.popFirst(), let place = units.firstIndex(of: unit) else { return nil }
            units = units[units.index(after: place)...]
            guard set(unit, isTime, String(Substring(digits))) else { return nil }
        }
        self.text = description
    }

    private mutating func set(_ unit: UInt8, _ isTime: Bool, _ digits: String) -> Bool {
        guard unit != UInt8(ascii: "S") else {
            guard digits.first != ".", digits.last != "." else { return false }
            guard let value = try? DateText.read(digits, "", DecimalText.parse) else { return false }
            seconds = value
            return true
        }
        guard let number = UInt64(digits) else { return false }
        switch unit {
        case UInt8(ascii: "Y"): years = number
        case UInt8(ascii: "M") where isTime: minutes = number
        case UInt8(ascii: "M"): months = number
        case UInt8(ascii: "D"): days = number
        default: hours = number
        }
        return true
    }

    /// The duration as `xs:duration`, without the parts that are zero.
    public var description: String {
        func part(_ number: UInt64, _ unit: String) -> String { number == 0 ? "" : "\(number)\(unit)" }
        let date = part(years, "Y") + part(months, "M") + part(days, "D")
        let time = part(hours, "H") + part(minutes, "M") + (seconds == 0 ? "" : "\(seconds)S")
        let isNothing = date.isEmpty && time.isEmpty
        return (isNegative && !isNothing ? "-" : "") + "P" + date
            + (isNothing ? "T0S" : time.isEmpty ? "" : "T" + time)
    }
}

extension XML.Duration: Hashable {
    private var parts: [UInt64] {
        let parts = [years, months, days, hours, minutes]
        let isNothing = seconds == 0 && parts.allSatisfy { $0 == 0 }
        return parts + [isNegative && !isNothing ? 1 : 0]
    }

    /// Returns whether all parts are equal.
    public static func == (first: Self, second: Self) -> Bool {
        first.parts == second.parts && first.seconds == second.seconds
    }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
        hasher.combine(seconds)
    }
}

extension XML.Duration: Codable {
    /// Decodes the text of `xs:duration`.
    public init(from decoder: any Decoder) throws { self = try Plain.decode(from: decoder) }

    /// Encodes the text of `xs:duration`.
    public func encode(to encoder: any Encoder) throws { try Plain.encode(self, to: encoder) }

    private enum Plain: XMLTransform {
        static func decode(_ coded: String) throws -> XML.Duration { try .read(coded, "a duration") }

        static func encode(_ value: XML.Duration) throws -> String {
            guard value.seconds >= 0 else { throw XML.TransformError(expected: "a non-negative number of seconds") }
            return value.text ?? value.description
        }
    }

    /// A transform between an `xs:duration` without years and months and a number of seconds: `PT1H30M` is 5400.
    ///
    /// Writes days, hours, minutes and seconds.
    public enum Seconds: XMLTransform {
        /// Returns the number of seconds of a duration.
        public static func decode(_ coded: String) throws -> TimeInterval {
            guard let interval = try Plain.decode(coded).timeInterval else {
                throw XML.TransformError(expected: "a duration without years and months")
            }
            return interval
        }

        /// Returns the duration for a number of seconds.
        public static func encode(_ value: TimeInterval) throws -> String {
            let whole = value.magnitude.rounded(.down)
            // From 2^53 on, a `Double` cannot represent every whole number of seconds.
            guard whole < 0x1p53 else { throw XML.TransformError(expected: "fewer than 2^53 seconds") }
            let exact = try DateText.read(
                value.magnitude.description, "a number of seconds that a Decimal can have", DecimalText.parse)
            let seconds = UInt64(whole)
            // The difference of the binary numbers could have many more digits.
            let rest = exact - Decimal(seconds)
            return XML.Duration(
                isNegative: value < 0, days: seconds / 86_400, hours: seconds / 3_600 % 24,
                minutes: seconds / 60 % 60, seconds: Decimal(seconds % 60) + rest
            ).description
        }
    }
}
