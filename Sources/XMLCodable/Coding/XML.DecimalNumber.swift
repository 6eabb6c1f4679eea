#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML {
    /// A decimal number (`xs:decimal`) that is written as it was read, or with a number of fraction digits: `31.60` stays
    /// `31.60`.
    ///
    /// ```swift
    /// struct Line: Codable {
    ///     var price: XML.DecimalNumber
    ///     var total: XML.DecimalNumber
    /// }
    /// let line = Line(price: XML.DecimalNumber(31.6, fractionDigits: 2), total: XML.DecimalNumber("63.20")!)
    /// ```
    /// ```xml
    /// <Line><price>31.60</price><total>63.20</total></Line>
    /// ```
    ///
    /// Numbers are equal if their values are, as in XML Schema (part 2, section 3.2.3): `31.60` equals `31.6`. Other coders
    /// see the text; a number is read as well. For all decimals of a document, see
    /// ``XMLEncoder/decimalEncodingStrategy``.
    public struct DecimalNumber: Sendable {
        /// The value. A changed one is written with ``fractionDigits``.
        public var value: Decimal { didSet { text = nil } }
        /// The number of digits after the decimal point. A value that needs more of them is written with all of them.
        public var fractionDigits: Int { didSet { text = nil } }
        /// The text that was read, until a property is changed.
        private var text: String?

        /// Creates a number.
        ///
        /// - Parameters:
        ///   - value: The value.
        ///   - fractionDigits: The number of digits after the decimal point. A value that needs more of them is written
        ///     with all of them. Defaults to 0.
        public init(_ value: Decimal, fractionDigits: Int = 0) {
            self.value = value
            self.fractionDigits = fractionDigits
        }

        /// Creates a number that is rounded to a number of digits after the decimal point.
        ///
        /// - Parameters:
        ///   - value: The value to round.
        ///   - fractionDigits: The number of digits.
        ///   - rounding: The rule for rounding, such as `.toNearestOrAwayFromZero`.
        public init(_ value: Decimal, fractionDigits: Int, rounding: FloatingPointRoundingRule) {
            let digits = max(0, fractionDigits)
            let text = DecimalText.text(of: value, minimum: digits, maximum: digits, rounding: .init(rounding))
            self = value.isFinite ? text.flatMap { Self($0) } ?? Self(value) : Self(value)
        }
    }
}

extension XML.DecimalNumber: LosslessStringConvertible {
    /// Creates a number from its text; nil if that is no decimal number, or if `Decimal` cannot represent it exactly.
    public init?(_ description: String) {
        let parsed: (value: Decimal, digits: Int, text: String)? = description.withBytes { bytes in
            let text = bytes.trimmed
            guard let value = try? DecimalText.parse(text), let literal = try? DecimalLiteral(text) else { return nil }
            let whole = literal.digits.prefix { $0 != UInt8(ascii: ".") }.count
            return (value, max(0, literal.digits.count - whole - 1), String(decoding: text, as: UTF8.self))
        }
        guard let parsed else { return nil }
        self.init(parsed.value, fractionDigits: parsed.digits)
        text = parsed.text
    }

    /// The text that was read, or the value with ``fractionDigits``.
    public var description: String {
        if let text { return text }
        guard value.isFinite else { return value.description }
        return DecimalText.text(of: value, minimum: fractionDigits, maximum: nil, rounding: nil) ?? value.description
    }
}

extension XML.DecimalNumber: Comparable {
    /// Returns whether two values are equal, whatever their digits are.
    public static func == (left: XML.DecimalNumber, right: XML.DecimalNumber) -> Bool { left.value == right.value }

    /// Orders numbers by their values.
    public static func < (left: XML.DecimalNumber, right: XML.DecimalNumber) -> Bool { left.value < right.value }
}

extension XML.DecimalNumber: Hashable {
    /// Hashes the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension XML.DecimalNumber: Codable {
    /// Decodes the text; from other decoders also a number.
    public init(from decoder: any Decoder) throws {
        if !(decoder is any XMLValueDecoding), let number = try? decoder.singleValueContainer().decode(Decimal.self) {
            self.init(number)
        } else {
            self = try Plain.decode(from: decoder)
        }
    }

    /// Encodes the text.
    ///
    /// - Throws: `EncodingError.invalidValue` for a NaN, which has no text.
    public func encode(to encoder: any Encoder) throws { try Plain.encode(self, to: encoder) }

    private enum Plain: XMLTransform {
        static func decode(_ coded: String) throws -> XML.DecimalNumber { try .read(coded, "a decimal number") }

        static func encode(_ value: XML.DecimalNumber) throws -> String {
            guard value.value.isFinite else { throw XML.TransformError(expected: "a number, found NaN") }
            return value.description
        }
    }
}
