#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Decimal numbers with a number of fraction digits that does not depend on their value.
extension DecimalText {
    /// A rule for rounding.
    ///
    /// The type of the standard library may get more cases, so that the layout of whatever stores it, such as the options and
    /// the state of an encoder, would only be known at run time.
    enum Rounding: Hashable {
        case toNearestOrAwayFromZero
        case toNearestOrEven
        case up
        case down
        case towardZero
        case awayFromZero

        init(_ rule: FloatingPointRoundingRule) {
            switch rule {
            case .toNearestOrAwayFromZero: self = .toNearestOrAwayFromZero
            case .toNearestOrEven: self = .toNearestOrEven
            case .up: self = .up
            case .down: self = .down
            case .towardZero: self = .towardZero
            case .awayFromZero: self = .awayFromZero
            @unknown default: self = .toNearestOrAwayFromZero
            }
        }
    }

    /// Returns a finite number with so many digits after the decimal point; nil if it needs more of them than `maximum`, and
    /// there is no rule for rounding.
    static func text(
        of value: Decimal, minimum: Int, maximum: Int?, rounding: Rounding?
    ) -> String? {
        let isNegative = value < 0
        var digits: [UInt8] = []
        var fractionCount = 0
        var isFraction = false
        for byte in value.description.utf8 {
            if byte == UInt8(ascii: ".") { isFraction = true }
            guard let digit = byte.decimalDigit else { continue }
            digits.append(digit)
            if isFraction { fractionCount += 1 }
        }
        if let maximum, fractionCount > max(0, maximum) {
            guard let rounding else { return nil }
            let cut = Array(digits.suffix(fractionCount - max(0, maximum)))
            digits.removeLast(cut.count)
            fractionCount -= cut.count
            if isRoundedUp(cut, after: digits.last ?? 0, isNegative, rounding) { increment(&digits) }
        }
        while fractionCount > max(0, minimum), digits.last == 0 {
            digits.removeLast()
            fractionCount -= 1
        }
        let isZero = digits.allSatisfy { $0 == 0 }
        var text = isNegative && !isZero ? "-" : ""
        let wholeCount = digits.count - fractionCount
        if wholeCount <= 0 { text += "0" }
        for (position, digit) in digits.enumerated() {
            if position == wholeCount { text += "." }
            text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
        }
        if fractionCount < minimum {
            if fractionCount == 0 { text += "." }
            text += String(repeating: "0", count: minimum - fractionCount)
        }
        return text
    }

    /// Whether the magnitude of a number grows when the digits after `last` are cut off.
    private static func isRoundedUp(
        _ cut: [UInt8], after last: UInt8, _ isNegative: Bool, _ rule: Rounding
    ) -> Bool {
        guard let first = cut.first, cut.contains(where: { $0 != 0 }) else { return false }
        let isHalf = first == 5 && cut.dropFirst().allSatisfy { $0 == 0 }
        switch rule {
        case .toNearestOrAwayFromZero: return first >= 5
        case .toNearestOrEven: return isHalf ? !last.isMultiple(of: 2) : first >= 5
        case .up: return !isNegative
        case .down: return isNegative
        case .towardZero: return false
        case .awayFromZero: return true
        }
    }

    private static func increment(_ digits: inout [UInt8]) {
        for position in digits.indices.reversed() {
            guard digits[position] == 9 else {
                digits[position] += 1
                return
            }
            digits[position] = 0
        }
        digits.insert(1, at: 0)
    }
}
