#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A date format pattern, with the letters that ``XMLDateTimeFormat`` lists, and optional sections in brackets.
///
/// Reading tries each section once, where it is, so it takes time in proportion to the text and the pattern.
struct DatePattern {
    private enum Part {
        case field(letter: UInt8, count: Int)
        case literal(UInt8)
        case optional([Part])
    }
    private let parts: [Part]

    private static let letters = Array("yMdEHhamsSZxXz".utf8)
    private static let depthLimit = 20

    /// Parses a pattern; throws the error of a transform that says what is wrong with it.
    init(checked pattern: String) throws {
        // The last array has the parts of the innermost section.
        var open: [[Part]] = [[]]
        func fail(_ what: String) -> XML.TransformError {
            XML.TransformError(expected: "a date format that is valid; \"\(pattern)\" has \(what)")
        }
        func add(_ part: Part) { open[open.count - 1].append(part) }
        let bytes = Array(pattern.utf8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "'"):
                // Two of them stand for one, also in a text.
                if index < bytes.count, bytes[index] == byte {
                    add(.literal(byte))
                    index += 1
                    break
                }
                while index < bytes.count {
                    if bytes[index] == byte {
                        guard index + 1 < bytes.count, bytes[index + 1] == byte else { break }
                        index += 1
                    }
                    add(.literal(bytes[index]))
                    index += 1
                }
                guard index < bytes.count else { throw fail("an odd number of quotation marks") }
                index += 1
            case UInt8(ascii: "["):
                guard open.count <= Self.depthLimit else {
                    throw fail("more than \(Self.depthLimit) [ within one another")
                }
                open.append([])
            case UInt8(ascii: "]"):
                guard open.count > 1, let section = open.popLast() else { throw fail("a ] without [") }
                add(.optional(section))
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
                guard Self.letters.contains(byte) else {
                    throw fail("the letter \(UnicodeScalar(byte)), which is not supported")
                }
                let start = index - 1
                while index < bytes.count, bytes[index] == byte { index += 1 }
                guard index - start <= 9 else { throw fail("more than nine letters \(UnicodeScalar(byte)) in a row") }
                add(.field(letter: byte, count: index - start))
            default: add(.literal(byte))
            }
        }
        guard open.count == 1 else { throw fail("a [ without ]") }
        parts = open[0]
    }

    // MARK: - Reading

    /// The parts of a date while it is read.
    private struct Reading {
        var value = XML.DateTime()
        var isAfternoon: Bool?
    }

    /// Reads a text; throws ``ValueTextError`` if it has another form, or if there is no such date.
    func read(_ text: ByteSlice) throws(ValueTextError) -> XML.DateTime {
        var scanner = DateScanner(text)
        var reading = Reading()
        try read(parts, &scanner, &reading)
        guard scanner.isAtEnd else { throw .malformed }
        var value = reading.value
        if let isAfternoon = reading.isAfternoon {
            guard let hour = value.hour, 1...12 ~= hour else { throw .malformed }
            value.hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard value.isConsistent else { throw .malformed }
        return value
    }

    private func read(
        _ parts: [Part], _ scanner: inout DateScanner, _ reading: inout Reading
    ) throws(ValueTextError) {
        for part in parts {
            switch part {
            case .literal(let byte):
                // The white space around a text is not there.
                if ByteClass.isSpace(byte), scanner.isAtEnd || scanner.index == 0 { continue }
                guard scanner.next == byte else { throw .malformed }
                scanner.skip()
            case .field(let letter, let count): try read(letter, count, &scanner, into: &reading)
            case .optional(let section):
                let before = (scanner, reading)
                do throws(ValueTextError) { try read(section, &scanner, &reading) } catch {
                    (scanner, reading) = before
                }
            }
        }
    }

    private func read(
        _ letter: UInt8, _ count: Int, _ scanner: inout DateScanner, into reading: inout Reading
    ) throws(ValueTextError) {
        func number(_ length: ClosedRange<Int>) throws(ValueTextError) -> Int {
            try scanner.number(count == 1 ? length : count...count).value
        }
        switch letter {
        case UInt8(ascii: "y"):
            let year = try number(1...9)
            reading.value.year = count == 2 ? year + (year < 50 ? 2000 : 1900) : year
        case UInt8(ascii: "M") where count > 2:
            guard let month = DateText.month(named: scanner.word()) else { throw .malformed }
            reading.value.month = month
        case UInt8(ascii: "M"): reading.value.month = try number(1...2)
        case UInt8(ascii: "d"): reading.value.day = try number(1...2)
        case UInt8(ascii: "E"): guard DateText.isWeekday(scanner.word()) else { throw .malformed }
        case UInt8(ascii: "H"), UInt8(ascii: "h"): reading.value.hour = try number(1...2)
        case UInt8(ascii: "a"):
            let word = scanner.word().uppercased()
            guard word == "AM" || word == "PM" else { throw .malformed }
            reading.isAfternoon = word == "PM"
        case UInt8(ascii: "m"): reading.value.minute = try number(1...2)
        case UInt8(ascii: "s"): reading.value.second = Decimal(try number(1...2))
        case UInt8(ascii: "S"): try readFraction(count, &scanner, &reading)
        case UInt8(ascii: "z"):
            let (name, offset) = try Self.zone(&scanner)
            // The number of the zone says more than its name.
            if reading.value.offset == nil { reading.value.offset = offset }
            guard reading.value.offset != nil else { throw .malformed }
            reading.value.zoneName = name
        default:
            let name = reading.value.zoneName
            // OFX writes 0 without a sign.
            let isZero = scanner.accept("Z") || letter == UInt8(ascii: "x") && count == 1 && scanner.accept("0")
            reading.value.offset = isZero ? 0 : try scanner.shortZone()
            reading.value.zoneName = name
        }
    }

    /// Reads the name of a zone, such as `EST` or `GMT+1`, and returns its offset; nil for that of an unknown name.
    private static func zone(_ scanner: inout DateScanner) throws(ValueTextError) -> (name: String, offset: Int?) {
        let start = scanner.index
        let word = scanner.word()
        guard !word.isEmpty else { throw .malformed }
        let offset = try DateText.offset(ofZone: word, &scanner)
        return (scanner.text(from: start), offset)
    }

    private func readFraction(
        _ count: Int, _ scanner: inout DateScanner, _ reading: inout Reading
    ) throws(ValueTextError) {
        // More digits than a Decimal with a second before it could hold are malformed.
        let limit = count == 1 ? 30 : count
        var text = "0."
        var digits = 0
        while digits < limit, let byte = scanner.next, byte.decimalDigit != nil {
            text.unicodeScalars.append(Unicode.Scalar(byte))
            digits += 1
            scanner.skip()
        }
        guard digits == count || count == 1 && digits > 0, let second = reading.value.second,
            let fraction = text.withBytes({ try? DecimalText.parse($0) })
        else { throw .malformed }
        reading.value.second = second + fraction
    }

    // MARK: - Writing

    /// Returns the text of a date; nil if it lacks a part, or has one that would be lost in an optional section, or if what the
    /// text says is not that date.
    func text(of value: XML.DateTime) -> String? {
        // Half a day has no hour 24.
        let isHalved = value.hour == 24 && Self.hasField(parts) { $0 == UInt8(ascii: "h") }
        guard var value = isHalved ? value.nextMidnight : value else { return nil }
        if !Self.hasField(parts, where: { $0 == UInt8(ascii: "S") }) { value.second = value.second?.wholePart }
        guard let text = text(parts, value)?.trimmed,
            let read = text.withBytes({ try? read($0) }), read.agrees(with: value)
        else { return nil }
        return text
    }

    /// Whether it has the number of a zone.
    private var hasZoneNumber: Bool {
        Self.hasField(parts) { [UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "Z")].contains($0) }
    }

    private static func hasField(_ parts: [Part], where isMatch: (UInt8) -> Bool) -> Bool {
        parts.contains { part in
            switch part {
            case .field(let letter, _): isMatch(letter)
            case .optional(let section): hasField(section, where: isMatch)
            case .literal: false
            }
        }
    }

    /// Whether a value has the part that a letter stands for.
    private func has(_ letter: UInt8, _ value: XML.DateTime) -> Bool {
        switch letter {
        case UInt8(ascii: "y"): value.year != nil
        case UInt8(ascii: "M"): value.month != nil
        case UInt8(ascii: "d"): value.day != nil
        case UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "a"): value.hour != nil
        case UInt8(ascii: "m"): value.minute != nil
        case UInt8(ascii: "s"): value.second != nil
        case UInt8(ascii: "S"): value.second.map { "\($0)".contains(".") } ?? false
        // Without a number, the name is all that is said of the zone.
        case UInt8(ascii: "z"): value.zoneName != nil || value.offset != nil && !hasZoneNumber
        // What it says follows from the others.
        case UInt8(ascii: "E"): false
        default: value.offset != nil
        }
    }

    private func text(_ parts: [Part], _ value: XML.DateTime) -> String? {
        var bytes: [UInt8] = []
        for part in parts {
            switch part {
            case .literal(let byte): bytes.append(byte)
            case .field(let letter, let count):
                guard let text = text(letter, count, value) else { return nil }
                bytes += text.utf8
            case .optional(let section):
                if let text = text(section, value) {
                    bytes += text.utf8
                } else if Self.hasField(section, where: { has($0, value) }) {
                    return nil
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func text(_ letter: UInt8, _ count: Int, _ value: XML.DateTime) -> String? {
        func padded(_ number: Int?) -> String? {
            number.map { number in
                let digits = "\(number)"
                return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
            }
        }
        /// The digits of the seconds and those of their fraction.
        let second = value.second.map { "\($0)".split(separator: ".", maxSplits: 1) } ?? []
        switch letter {
        case UInt8(ascii: "y"):
            guard let year = value.year, year >= 0 else { return nil }
            if count == 2 { return 1950...2049 ~= year ? padded(year % 100) : nil }
            let text = padded(year)
            return count == 1 || text?.utf8.count == count ? text : nil
        case UInt8(ascii: "M"):
            guard count > 2, let month = value.month else { return padded(value.month) }
            return DateText.monthName(month, isShort: count == 3)
        case UInt8(ascii: "d"): return padded(value.day)
        case UInt8(ascii: "E"): return DateText.weekdayName(of: value, isShort: count < 4)
        case UInt8(ascii: "H"): return padded(value.hour)
        case UInt8(ascii: "h"): return padded(value.hour.map { ($0 + 11) % 12 + 1 })
        case UInt8(ascii: "a"): return value.hour.map { $0 % 24 < 12 ? "AM" : "PM" }
        case UInt8(ascii: "m"): return padded(value.minute)
        case UInt8(ascii: "s"): return padded(second.first.flatMap { Int($0) })
        case UInt8(ascii: "S"):
            guard second.count == 2 else { return nil }
            let digits = second[1]
            guard count == 1 || digits.utf8.count <= count else { return nil }
            return digits + String(repeating: "0", count: max(0, count - digits.utf8.count))
        case UInt8(ascii: "z"): return value.zoneName.flatMap { isName($0, ofZoneOf: value) ? $0 : nil }
        default:
            guard let offset = value.offset else { return nil }
            let isNamed = letter == UInt8(ascii: "X") && offset == 0
            if isNamed { return "Z" }
            let zone = offset == 0 ? "+00:00" : DateText.zone(offset)
            if letter != UInt8(ascii: "Z"), count == 3 { return zone }
            let digits = zone.filter { $0 != ":" }
            return letter != UInt8(ascii: "Z") && count == 1 && digits.hasSuffix("00")
                ? String(digits.dropLast(2)) : digits
        }
    }
}

extension DatePattern {
    /// Whether the name of a zone is read as the zone of a value.
    private func isName(_ name: String, ofZoneOf value: XML.DateTime) -> Bool {
        name.withBytes { bytes in
            var scanner = DateScanner(bytes)
            guard let (_, offset) = try? Self.zone(&scanner), scanner.isAtEnd else { return false }
            return hasZoneNumber || offset == value.offset && offset != nil
        }
    }
}

extension Decimal {
    /// The number without its fraction.
    fileprivate var wholePart: Decimal {
        "\(self)".split(separator: ".", maxSplits: 1).first.flatMap { Int($0) }.map { Decimal($0) } ?? self
    }
}

extension XML.DateTime {
    /// Whether each part that it has is that of another value.
    fileprivate func agrees(with other: XML.DateTime) -> Bool {
        func agree<T: Equatable>(_ part: KeyPath<XML.DateTime, T?>) -> Bool {
            self[keyPath: part] == nil || self[keyPath: part] == other[keyPath: part]
        }
        return agree(\.year) && agree(\.month) && agree(\.day) && agree(\.hour) && agree(\.minute) && agree(\.second)
            && agree(\.offset) && agree(\.zoneName)
    }

    /// The same moment as the start of the next day; nil if there is no date.
    fileprivate var nextMidnight: XML.DateTime? {
        let years = -Int(DateText.yearLimit)..<Int(DateText.yearLimit)
        guard let year, let month, let day, years.contains(year) else { return nil }
        let next = GregorianDay(number: GregorianDay(year: Int64(year), month: month, day: day).number + 1)
        var copy = self
        (copy.year, copy.month, copy.day, copy.hour) = (Int(next.year), next.month, next.day, 0)
        return copy
    }

    /// Whether each part that the value has is in its range, and there is such a day.
    var isConsistent: Bool {
        1...12 ~= month ?? 1
            && 1...GregorianDay.length(ofMonth: month ?? 1, year: Int64(clamping: year ?? 2000)) ~= day ?? 1
            && (0...23 ~= hour ?? 0 || hour == 24 && minute ?? 0 == 0 && second ?? 0 == 0)
            && 0...59 ~= minute ?? 0 && second ?? 0 >= 0 && second ?? 0 < 60
            && -86_400...86_400 ~= offset ?? 0 && (offset ?? 0).isMultiple(of: 60)
    }
}

extension DateText {
    /// Returns the number of a month by its English name, or the first letters of it, from three.
    static func month(named word: String) -> Int? { position(of: word, in: monthNames).map { $0 + 1 } }

    static func monthName(_ month: Int, isShort: Bool) -> String? {
        guard 1...12 ~= month else { return nil }
        let name = monthNames[month - 1]
        return isShort ? String(name.prefix(3)) : name
    }

    static func isWeekday(_ word: String) -> Bool { position(of: word, in: weekdayNames) != nil }

    static func weekdayName(of value: XML.DateTime, isShort: Bool) -> String? {
        guard let year = value.year, let month = value.month, let day = value.day, value.isConsistent,
            (-Int(yearLimit)...Int(yearLimit)).contains(year)
        else { return nil }
        let name = weekdayName(ofDay: GregorianDay(year: Int64(year), month: month, day: day).number)
        return isShort ? String(name.prefix(3)) : name
    }

    /// Returns the name of the weekday of a ``GregorianDay`` by its number. 1970 began on a Thursday.
    static func weekdayName(ofDay number: Int64) -> String {
        weekdayNames[Int(number + 4 - floorDivide(number + 4, 7) * 7)]
    }

    /// Returns the position of a name that begins with a word, of letters in any case, of at least three.
    private static func position(of word: String, in names: [String]) -> Int? {
        let word = word.utf8
        return word.count < 3
            ? nil
            : names.firstIndex { name in
                name.utf8.count >= word.count && zip(word, name.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
            }
    }

    static let monthNames = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdayNames = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]
}
