#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension XMLEncoder {
    /// A strategy for encoding `Decimal` values.
    ///
    /// ```swift
    /// encoder.decimalEncodingStrategy = .fractionDigits(2)
    /// // <price>31.60</price>
    /// ```
    ///
    /// The strategy does not affect `Double` and `Float`, nor `XML.DecimalNumber`, which has digits of its own.
    public struct DecimalEncodingStrategy: Sendable, Hashable {
        struct Digits: Sendable, Hashable {
            let minimum: Int
            /// Nil for any number of digits.
            let maximum: Int?
            let rounding: DecimalText.Rounding?

            /// A negative number of digits is 0.
            init(minimum: Int, maximum: Int?, rounding: FloatingPointRoundingRule?) {
                self.minimum = max(0, minimum)
                self.maximum = maximum.map { max(0, $0) }
                self.rounding = rounding.map { .init($0) }
            }
        }
        /// Nil for as many digits as the value needs.
        let digits: Digits?

        /// Writes as many digits as the value needs: `31.6`.
        public static let shortest = DecimalEncodingStrategy(digits: nil)

        /// Writes a fixed number of digits after the decimal point: `31.60`.
        ///
        /// - Parameters:
        ///   - count: The number of digits; a negative one is 0.
        ///   - rounding: The rule for values that need more digits. Defaults to nil: such a value is an error.
        public static func fractionDigits(
            _ count: Int, rounding: FloatingPointRoundingRule? = nil
        ) -> DecimalEncodingStrategy {
            fractionDigits(count...count, rounding: rounding)
        }

        /// Writes as many digits after the decimal point as the value needs, within a range: `31.60` and `0.125` for
        /// `2...8`.
        ///
        /// - Parameters:
        ///   - range: The smallest and the largest number of digits.
        ///   - rounding: The rule for values that need more digits. Defaults to nil: such a value is an error.
        public static func fractionDigits(
            _ range: ClosedRange<Int>, rounding: FloatingPointRoundingRule? = nil
        ) -> DecimalEncodingStrategy {
            DecimalEncodingStrategy(
                digits: Digits(minimum: range.lowerBound, maximum: range.upperBound, rounding: rounding))
        }

        /// Writes as many digits after the decimal point as the value needs, but at least so many: `31.60` and `0.125`
        /// for `2...`.
        ///
        /// - Parameter range: The smallest number of digits.
        public static func fractionDigits(_ range: PartialRangeFrom<Int>) -> DecimalEncodingStrategy {
            DecimalEncodingStrategy(digits: Digits(minimum: range.lowerBound, maximum: nil, rounding: nil))
        }

        func text(of value: Decimal, _ digits: Digits) throws(EncodingProblem) -> String {
            let text = DecimalText.text(
                of: value, minimum: digits.minimum, maximum: digits.maximum, rounding: digits.rounding)
            guard let text else {
                throw .noText(
                    "\(value) has more than \(digits.maximum ?? 0) fraction digits; `decimalEncodingStrategy` rounds only "
                        + "with `rounding:`")
            }
            return text
        }
    }
}
