#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value that is written as text. Nothing that it does runs a user's code.
protocol ScalarValue {
    /// Appends the text, escaped for its place.
    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem)
    /// The user's value, for errors. Defaults to the scalar itself.
    var subject: Any { get }
    /// Whether the text is a name whose prefix may be renamed.
    var isName: Bool { get }
}

extension ScalarValue {
    var subject: Any { self }
    var isName: Bool { false }
}

/// A scalar of a type that is less common.
protocol RareScalarValue: ScalarValue, Encodable {}

/// What is written for scalars of such types, so that the code for all of them is the same.
struct RareScalar: ScalarValue {
    private let scalar: any ScalarValue
    var subject: Any { scalar.subject }
    var isName: Bool { scalar.isName }

    init(_ scalar: any ScalarValue) { self.scalar = scalar }

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        try scalar.append(to: &out, style, mode)
    }
}

extension String: ScalarValue {
    @inline(__always)
    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        let isCData = mode == .text && style.hasCDataStrings
        try style.append(text: self, isCData ? .cdata : mode, to: &out)
    }
}

extension Bool: ScalarValue {
    @inline(__always)
    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        if style.hasPlainBooleans {
            style.append(mode, to: &out) { BooleanText.append(self, to: &$0) }
        } else {
            try style.append(word: self ? style.booleans.whenTrue : style.booleans.whenFalse, mode, to: &out)
        }
    }
}

extension Double: ScalarValue {
    @inline(__always)
    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        guard isFinite || style.hasPlainFloats else { return try style.append(nonConforming: self, mode, to: &out) }
        style.append(mode, to: &out) { FloatText.append(self, to: &$0) }
    }
}

extension Float: ScalarValue {
    @inline(__always)
    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        guard isFinite || style.hasPlainFloats else {
            return try style.append(nonConforming: Double(self), mode, to: &out)
        }
        style.append(mode, to: &out) { FloatText.append(self, to: &$0) }
    }
}

extension ScalarValue where Self: FixedWidthInteger {
    @inline(__always)
    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        style.append(mode, to: &out) { IntegerText.append(self, to: &$0) }
    }
}

extension Int: ScalarValue {}
extension Int8: RareScalarValue {}
extension Int16: RareScalarValue {}
extension Int32: ScalarValue {}
extension Int64: ScalarValue {}
extension UInt: ScalarValue {}
extension UInt8: RareScalarValue {}
extension UInt16: RareScalarValue {}
extension UInt32: RareScalarValue {}
extension UInt64: ScalarValue {}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
extension Int128: RareScalarValue {}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
extension UInt128: RareScalarValue {}

// MARK: - Values with strategies

/// A date whose strategy defines a text for it.
struct DateScalar: ScalarValue {
    let date: Date
    /// The text from a formatter, which may be a user's class and is therefore asked before anything is written.
    private let formatted: String?
    /// A date that is not finite is shown by its number, since printing it crashes on Linux.
    var subject: Any {
        let interval = date.timeIntervalSinceReferenceDate
        return interval.isFinite ? date : interval
    }

    init(_ date: Date, _ style: TextStyle) {
        self.date = date
        formatted = if case .text(let text) = style.dates.form { text(date) } else { nil }
    }

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        if case .text = style.dates.form {
            guard let formatted else { throw .noText("the date is out of range or not finite") }
            return try style.append(word: formatted, mode, to: &out)
        }
        do throws(ValueTextError) {
            try style.append(mode, to: &out) { out throws(ValueTextError) in
                switch style.dates.form {
                case .date: try DateText.appendDate(date, to: &out)
                case .iso8601: try DateText.appendISO8601(date, to: &out)
                case .secondsSince1970: try DateText.appendSince1970(date, to: &out)
                case .millisecondsSince1970: try DateText.appendSince1970(date, unitsPerSecond: 1000, to: &out)
                case .xmlSchema, .deferred, .text, .custom: try DateText.appendDateTime(date, to: &out)
                }
            }
        } catch {
            throw .noText("the date is out of range or not finite")
        }
    }
}

/// Bytes as base64 or hex.
struct DataScalar: ScalarValue {
    let data: Data
    var subject: Any { data }

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        let isHex = if case .hex = style.data.form { true } else { false }
        style.append(mode, to: &out) { out in
            data.withBytes { bytes in
                if isHex { HexText.append(bytes, to: &out) } else { Base64Text.append(bytes, to: &out) }
            }
        }
    }
}

struct DecimalScalar: ScalarValue {
    let decimal: Decimal
    var subject: Any { decimal }

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        if let digits = style.decimals.digits, decimal.isFinite {
            let text = try style.decimals.text(of: decimal, digits)
            return style.append(mode, to: &out) { $0.append(string: text) }
        }
        do throws(ValueTextError) {
            try style.append(mode, to: &out) { out throws(ValueTextError) in try DecimalText.append(decimal, to: &out) }
        } catch {
            throw .noText("a decimal NaN has no text form")
        }
    }
}

struct UUIDScalar: ScalarValue {
    let uuid: UUID
    var subject: Any { uuid }

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        let (high, low) = uuid.halves
        style.append(mode, to: &out) { UUIDText.append(high: high, low: low, to: &$0) }
    }
}

struct URLScalar: ScalarValue {
    let url: URL
    var subject: Any { url }

    func append(to out: inout ByteBuffer, _ style: TextStyle, _ mode: TextMode) throws(EncodingProblem) {
        try style.append(text: url.absoluteString, mode, to: &out)
    }
}
