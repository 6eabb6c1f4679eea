#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension XML {
    /// A time of day such as `02:36:44.5Z` (`xs:time`), with or without a zone.
    public struct TimeOfDay: Hashable, Sendable {
        /// The number of seconds since midnight, below 86,400.
        public let secondsSinceMidnight: Double
        /// The number of seconds that the zone is ahead of UTC; nil if there is no zone.
        public let secondsFromGMT: Int?

        /// Creates a time of day; nil if the time is outside a day, or the zone is not a whole number of minutes within
        /// 14 hours.
        ///
        /// - Parameters:
        ///   - secondsSinceMidnight: The number of seconds since midnight.
        ///   - secondsFromGMT: The number of seconds that the zone is ahead of UTC. Defaults to no zone.
        public init?(secondsSinceMidnight: Double, secondsFromGMT: Int? = nil) {
            guard secondsSinceMidnight >= 0, secondsSinceMidnight < 86_400 else { return nil }
            if let zone = secondsFromGMT {
                guard zone.isMultiple(of: 60), (-50_400...50_400).contains(zone) else { return nil }
            }
            self.secondsSinceMidnight = secondsSinceMidnight
            self.secondsFromGMT = secondsFromGMT
        }

        /// The hour, from 0 to 23.
        public var hour: Int { Int(secondsSinceMidnight) / 3_600 }
        /// The minute, from 0 to 59.
        public var minute: Int { Int(secondsSinceMidnight) / 60 % 60 }
        /// The second, including the fraction, from 0 to below 60.
        public var second: Double { secondsSinceMidnight - Double(hour * 3_600 + minute * 60) }
    }
}

extension XML.TimeOfDay: LosslessStringConvertible {
    /// Creates a time of day from text in the form of `xs:time`; nil if the text has another form.
    public init?(_ description: String) {
        guard let time = try? DateText.read(description, "", DateText.parseTime) else { return nil }
        // A fraction of many nines is rounded up.
        let seconds = min(time.secondsSinceMidnight, (86_400.0).nextDown)
        self.init(secondsSinceMidnight: seconds, secondsFromGMT: time.offsetSeconds)
    }

    /// The time as `xs:time`, with as many fraction digits as needed to restore it exactly.
    public var description: String {
        // The reference date is at midnight.
        let moment = Date(timeIntervalSinceReferenceDate: secondsSinceMidnight)
        let text =
            (try? DateText.written { buffer throws(ValueTextError) in
                try DateText.appendDateTime(moment, to: &buffer)
            }) ?? ""
        return text.drop { $0 != "T" }.dropFirst().dropLast() + (secondsFromGMT.map(DateText.zone) ?? "")
    }
}

extension XML.TimeOfDay: Codable {
    /// Decodes the text of `xs:time`.
    public init(from decoder: any Decoder) throws { self = try Plain.decode(from: decoder) }

    /// Encodes the text of `xs:time`.
    public func encode(to encoder: any Encoder) throws { try Plain.encode(self, to: encoder) }

    private enum Plain: XMLTransform {
        static func decode(_ coded: String) throws -> XML.TimeOfDay { try .read(coded, "a time of day") }
        static func encode(_ value: XML.TimeOfDay) throws -> String { value.description }
    }
}
