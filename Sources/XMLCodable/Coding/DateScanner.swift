/// Reads the fields of a date from ASCII text, one after another.
struct DateScanner {
    private let text: ByteSlice
    /// The number of bytes that were read.
    private(set) var index = 0

    init(_ text: ByteSlice) { self.text = text }

    var isAtEnd: Bool { index == text.count }

    /// The byte that comes next; nil at the end.
    var next: UInt8? { index < text.count ? text[index] : nil }

    /// Consumes the byte that comes next.
    mutating func skip() { index += 1 }

    /// Returns the text from a place up to the byte that comes next.
    func text(from start: Int) -> String { String(decoding: text.part(start..<index), as: UTF8.self) }

    /// Consumes `byte` if it comes next.
    @inline(never)
    mutating func accept(_ byte: Unicode.Scalar) -> Bool {
        guard index < text.count, text[index] == UInt8(ascii: byte) else { return false }
        index += 1
        return true
    }

    /// Reads `yyyy-mm-dd` as seconds since 2001 at midnight.
    @inline(never)
    mutating func date() throws(ValueTextError) -> Int64 {
        let isNegative = accept("-")
        let start = index
        var year: Int64 = 0
        var isTooLarge = false
        while index < text.count, let digit = text[index].decimalDigit {
            year = year * 10 + Int64(digit)
            if year > DateText.yearLimit {
                isTooLarge = true
                year = 0
            }
            index += 1
        }
        let length = index - start
        guard length >= 4, length == 4 || text[start] != UInt8(ascii: "0") else { throw .malformed }
        let month = try twoDigits(1...12, after: UInt8(ascii: "-"))
        if isNegative { year = -year }
        let days = isTooLarge ? 31 : GregorianDay.length(ofMonth: month, year: year)
        let day = try twoDigits(1...days, after: UInt8(ascii: "-"))
        guard !isTooLarge else { throw .outOfRange }
        return GregorianDay(year: year, month: month, day: day).number * 86_400 - DateText.referenceOffset
    }

    /// Reads `hh:mm:ss` with an optional fraction, whose trailing zeros are dropped.
    ///
    /// - Parameter isInternet: Whether the seconds may be missing or 60, as on the Internet.
    @inline(never)
    mutating func time(
        isInternet: Bool = false
    ) throws(ValueTextError) -> (seconds: Int64, fraction: ByteSlice) {
        let hour = try twoDigits(0...24)
        let minute = try twoDigits(0...59, after: UInt8(ascii: ":"))
        guard next == UInt8(ascii: ":") else {
            guard isInternet, hour < 24 else { throw .malformed }
            return (Int64((hour * 60 + minute) * 60), ByteSlice())
        }
        let second = try twoDigits(0...(isInternet && minute == 59 ? 60 : 59), after: UInt8(ascii: ":"))
        let start = index + 1
        var end = start
        if accept(".") {
            while index < text.count, let digit = text[index].decimalDigit {
                index += 1
                if digit != 0 { end = index }
            }
            guard index > start else { throw .malformed }
        }
        let fraction = end > start ? text.part(start..<end) : ByteSlice()
        guard hour < 24 || minute == 0 && second == 0 && fraction.isEmpty else { throw .malformed }
        return (Int64((hour * 60 + minute) * 60 + second), fraction)
    }

    /// Reads `Z` or `+hh:mm`, up to 14 hours, as seconds ahead of UTC; `nil` at the end of the text.
    mutating func zone() throws(ValueTextError) -> Int? {
        guard !isAtEnd else { return nil }
        if accept("Z") { return 0 }
        let sign = try sign()
        let hours = try twoDigits(0...14)
        let minutes = try twoDigits(0...(hours == 14 ? 0 : 59), after: UInt8(ascii: ":"))
        return sign * (hours * 60 + minutes) * 60
    }

    /// Reads `Z` or `z`, `+hh:mm`, `+hhmm` or `+hh`, up to a day, as seconds ahead of UTC; `nil` at the end of the text.
    mutating func internetZone() throws(ValueTextError) -> Int? {
        guard !isAtEnd else { return nil }
        if accept("Z") || accept("z") { return 0 }
        let sign = try sign()
        let hours = try twoDigits(0...23)
        guard next == UInt8(ascii: ":") || next?.decimalDigit != nil else { return sign * hours * 3_600 }
        _ = accept(":")
        return sign * (hours * 60 + (try twoDigits(0...59))) * 60
    }

    private mutating func sign() throws(ValueTextError) -> Int {
        if accept("+") { return 1 }
        if accept("-") { return -1 }
        throw .malformed
    }

    /// Reads two digits after a separator, if there is to be one.
    @inline(never)
    private mutating func twoDigits(
        _ range: ClosedRange<Int>, after separator: UInt8? = nil
    ) throws(ValueTextError) -> Int {
        let start = separator == nil ? index : index &+ 1
        guard text.count &- start >= 2, separator == nil || text[index] == separator else { throw .malformed }
        let (tens, ones) = (text[start] &- UInt8(ascii: "0"), text[start &+ 1] &- UInt8(ascii: "0"))
        let value = Int(tens &* 10 &+ ones)
        guard tens < 10, ones < 10, range.contains(value) else { throw .malformed }
        index = start &+ 2
        return value
    }
}
