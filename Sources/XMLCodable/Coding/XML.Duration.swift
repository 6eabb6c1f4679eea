#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML {
    /// A length of time as `P1Y2M3DT4H5M6.7S` (`xs:duration`), part by part as it is written.
    public struct Duration: Hashable, Sendable {
        /// Whether it goes back in time; holds for all parts.
        public var isNegative: Bool
        /// The years.
        public var years: UInt64
        /// The months.
        public var months: UInt64
        /// The days.
        public var days: UInt64
        /// The hours.
        public var hours: UInt64
        /// The minutes.
        public var minutes: UInt64
        /// Seconds and their fraction, at least 0.
        public var seconds: Decimal

        /// A duration by its parts, which all default to nothing.
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

        /// The length in seconds; nil where there are years or months, whose length depends on when they are.
        public var timeInterval: TimeInterval? {
            guard years == 0, months == 0, let seconds = Double(seconds.description) else { return nil }
            let length = Double(days) * 86_400 + Double(hours) * 3_600 + Double(minutes) * 60 + seconds
            return isNegative ? -length : length
        }
    }
}

extension XML.Duration: LosslessStringConvertible {
    /// The duration that a text in the form of `xs:duration` stands for; nil where it has another form.
    public init?(_ description: String) {
        var text = description.utf8[...]
        self.init()
        if text.first == UInt8(ascii: "-") {
            isNegative = true
            text = text.dropFirst()
        }
        guard text.popFirst() == UInt8(ascii: "P"), !text.isEmpty else { return nil }
        // What may still come, in this order.
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
    }

    private mutating func set(_ unit: UInt8, _ isTime: Bool, _ digits: String) -> Bool {
        guard unit != UInt8(ascii: "S") else {
            guard digits.first != ".", digits.last != "." else { return false }
            let value = try? DateText.read(digits, "") { text throws(ValueTextError) in try DecimalText.parse(text) }
            guard let value else { return false }
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

    /// The duration as `xs:duration`, without the parts that are nothing.
    public var description: String {
        func part(_ number: UInt64, _ unit: String) -> String { number == 0 ? "" : "\(number)\(unit)" }
        let date = part(years, "Y") + part(months, "M") + part(days, "D")
        let time = part(hours, "H") + part(minutes, "M") + (seconds == 0 ? "" : "\(seconds)S")
        let isNothing = date.isEmpty && time.isEmpty
        return (isNegative && !isNothing ? "-" : "") + "P" + date
            + (isNothing ? "T0S" : time.isEmpty ? "" : "T" + time)
    }
}

extension XML.Duration: Codable {
    /// Decodes the text of `xs:duration`.
    public init(from decoder: any Decoder) throws { self = try Plain.decode(from: decoder) }

    /// Encodes the text of `xs:duration`.
    public func encode(to encoder: any Encoder) throws { try Plain.encode(self, to: encoder) }

    private enum Plain: XMLTransform {
        static func decode(_ coded: String) throws -> XML.Duration {
            guard let duration = XML.Duration(coded) else { throw XML.TransformError(expected: "a duration") }
            return duration
        }

        static func encode(_ value: XML.Duration) throws -> String {
            guard value.seconds >= 0 else { throw XML.TransformError(expected: "a number of seconds from 0") }
            return value.description
        }
    }

    /// A number of seconds for an `xs:duration` without years and months: `PT1H30M` is 5400.
    ///
    /// Writes days, hours, minutes and seconds.
    public enum Seconds: XMLTransform {
        /// The value of the property.
        public static func decode(_ coded: String) throws -> TimeInterval {
            guard let duration = XML.Duration(coded) else { throw XML.TransformError(expected: "a duration") }
            guard let interval = duration.timeInterval else {
                throw XML.TransformError(expected: "a duration without years and months")
            }
            return interval
        }

        /// What stands in the document.
        public static func encode(_ value: TimeInterval) throws -> String {
            let whole = value.magnitude.rounded(.down)
            // From here on a number of seconds has no exact whole part.
            guard whole < 0x1p53, let rest = Decimal(string: (value.magnitude - whole).description) else {
                throw XML.TransformError(expected: "fewer than 2^53 seconds")
            }
            let seconds = UInt64(whole)
            return XML.Duration(
                isNegative: value < 0, days: seconds / 86_400, hours: seconds / 3_600 % 24,
                minutes: seconds / 60 % 60, seconds: Decimal(seconds % 60) + rest
            ).description
        }
    }
}
