#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Dates, by the strategy of the decoder.
extension DecodingState {
    func date(_ place: DecodingPlace) throws -> Date { try date(place, options.dateDecodingStrategy) }

    @inline(never)
    private func date(_ place: DecodingPlace, _ strategy: XMLDecoder.DateDecodingStrategy) throws -> Date {
        switch strategy.form {
        case .deferredToDate: return try Date(from: maker.decoder(self, place))
        case .custom(let decode): return try custom(decode, place)
        case .anyOf(let strategies): return try date(place, anyOf: strategies)
        case .text(let expected, let read):
            let text = String(decoding: try places.characters(place).trimmed, as: UTF8.self)
            guard let date = read(text) else {
                throw places.malformed(place, expected, Date.self, .malformed)
            }
            return date
        default:
            let text = try places.characters(place)
            do throws(ValueTextError) {
                switch strategy.form {
                case .secondsSince1970: return try DateText.parseSince1970(text)
                case .millisecondsSince1970: return try DateText.parseSince1970(text, unitsPerSecond: 1000)
                case .iso8601: return try DateText.parseISO8601(text)
                case .xmlSchema(let zone?): return try DateText.parse(text, timeZone: zone)
                default: return try DateText.parse(text)
                }
            } catch {
                let seconds = (try? DateText.parseSince1970(text))?.timeIntervalSince1970
                // For a larger number, the error names the strategy.
                let expected =
                    seconds.map { $0.magnitude < 1e8 } == true
                    ? "a date (numbers need a dateDecodingStrategy)" : "a date"
                throw places.malformed(place, expected, Date.self, error)
            }
        }
    }

    /// Decodes a date with the first strategy that accepts the value.
    @inline(never)
    private func date(_ place: DecodingPlace, anyOf strategies: [XMLDecoder.DateDecodingStrategy]) throws -> Date {
        for strategy in strategies {
            func decode() throws -> Date { try date(place, strategy) }
            // A closure may throw any error.
            do { return try observer?.trying(decode) ?? decode() } catch { continue }
        }
        // Anything but text is an error of its own.
        _ = try places.characters(place)
        var expected: [String] = []
        for words in strategies.map({ $0.expected }) where !expected.contains(words) { expected.append(words) }
        throw places.malformed(place, expected.alternatives ?? "a date", Date.self, .malformed)
    }
}

extension XMLDecoder.DateDecodingStrategy {
    /// What the strategy reads, for a message.
    @inline(never)
    fileprivate var expected: String {
        switch form {
        case .xmlSchema: "an XML Schema date"
        case .secondsSince1970: "a number of seconds since 1970"
        case .millisecondsSince1970: "a number of milliseconds since 1970"
        case .iso8601: "an ISO 8601 date and time"
        case .text(let expected, _): expected
        case .anyOf(let strategies): strategies.map { $0.expected }.alternatives ?? "a date"
        case .deferredToDate, .custom: "a date"
        }
    }
}
