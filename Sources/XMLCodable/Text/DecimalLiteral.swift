/// The parts of a decimal number in text, before conversion to a value of some type.
///
/// The number is `mantissa * 10^exponent`, except that digits after the first 19 significant ones are left out of the
/// mantissa. "-120.50e3" has the mantissa 12050, the exponent 1 and the digits "120.50". 19 digits always fit into a
/// `UInt64`; only longer numbers, which are rare, are parsed again digit by digit.
struct DecimalLiteral {
    private(set) var isNegative = false
    private(set) var mantissa: UInt64 = 0
    private(set) var exponent = 0
    /// Whether a digit other than zero was left out of the mantissa.
    private(set) var isTruncated = false
    /// The digits with the decimal point between them, without sign and exponent.
    private(set) var digits = ByteSlice()

    /// Beyond this limit, the value of the exponent makes no difference; twice the limit fits into 32 bits.
    private static let exponentLimit = 1_000_000_000

    /// Parses `[+-] digits [. digits] [(e|E) [+-] digits]` with at least one digit before the exponent. `text` must be
    /// trimmed.
    @inline(__always)
    init(_ text: ByteSlice) throws(ValueTextError) {
        guard let first = text.first else { throw .empty }
        var index = 0
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            index = 1
        }
        let start = index
        while index < text.count, let digit = text[index].decimalDigit {
            mantissa = mantissa &* 10 &+ UInt64(digit)
            index &+= 1
        }
        var digitCount = index &- start
        if index < text.count, text[index] == UInt8(ascii: ".") {
            index &+= 1
            let fraction = index
            while index < text.count, let digit = text[index].decimalDigit {
                mantissa = mantissa &* 10 &+ UInt64(digit)
                index &+= 1
            }
            exponent = fraction &- index
            digitCount &-= exponent
        }
        guard digitCount > 0 else { throw .malformed }
        digits = text.part(start..<index)
        if digitCount > 19 { limitMantissa() }
        if index < text.count { exponent += try Self.exponent(text, from: index) }
    }

    /// Recomputes the mantissa and the exponent for a mantissa that may have overflowed.
    @inline(never)
    private mutating func limitMantissa() {
        mantissa = 0
        exponent = 0
        var length = 0
        var isFraction = false
        for byte in digits {
            guard let digit = byte.decimalDigit else {
                isFraction = true
                continue
            }
            if length < 19 {
                mantissa = mantissa * 10 + UInt64(digit)
                if mantissa != 0 { length += 1 }
                if isFraction { exponent -= 1 }
            } else {
                if digit != 0 { isTruncated = true }
                if !isFraction { exponent += 1 }
            }
        }
    }

    private static func exponent(
        _ text: ByteSlice, from start: Int
    ) throws(ValueTextError) -> Int {
        guard text[start] | 0x20 == UInt8(ascii: "e") else { throw .malformed }
        var index = start + 1
        var isNegative = false
        if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
            isNegative = text[index] == UInt8(ascii: "-")
            index += 1
        }
        guard index < text.count else { throw .malformed }
        var value = 0
        while index < text.count {
            guard let digit = text[index].decimalDigit else { throw .malformed }
            if value < exponentLimit / 10 { value = value * 10 + Int(digit) } else { value = exponentLimit }
            index += 1
        }
        return isNegative ? -value : value
    }

    /// Calls `body` with each significant digit, starting with the first nonzero one.
    func forEachSignificantDigit(_ body: (UInt8) -> Void) {
        var isSignificant = false
        for byte in digits {
            guard let digit = byte.decimalDigit else { continue }
            if digit != 0 { isSignificant = true }
            if isSignificant { body(digit) }
        }
    }
}

extension UInt8 {
    /// The value of an ASCII digit, or nil for all other bytes.
    @inline(__always)
    var decimalDigit: UInt8? {
        let digit = self &- UInt8(ascii: "0")
        return digit <= 9 ? digit : nil
    }
}
