#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The place that the text of a scalar is written to.
enum TextMode {
    /// The text of an element: leading and trailing white space is preserved as character references.
    case text
    case attribute
    /// A separate CDATA section.
    case cdata
}

/// A value that is written as text.
protocol ScalarValue {
    /// Appends the text to the state's document, escaped for its place.
    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem)
    /// The user's value, for errors. Defaults to the scalar itself.
    var subject: Any { get }
}

extension ScalarValue {
    var subject: Any { self }
}

extension EncodingState {
    /// Appends text that needs no escaping, within the delimiters of a CDATA section if the mode requires them.
    @inline(__always)
    fileprivate func append(_ mode: TextMode, _ body: (inout ByteBuffer) -> Void) {
        if mode == .cdata { core.pointee.out.append("<![CDATA[") }
        body(&core.pointee.out)
        if mode == .cdata { core.pointee.out.append("]]>") }
    }

    /// Appends any text.
    @inline(__always)
    func append(text: String, _ mode: TextMode) throws(EncodingProblem) {
        let core = core
        // The common case: nothing to escape, and native storage.
        if mode != .cdata, !hasOwnEscapes,
            text.withBytes({ core.pointee.out.appendIfPlain($0) })
        {
            return
        }
        try append(difficult: text, mode)
    }

    @inline(never)
    private func append(difficult text: String, _ mode: TextMode) throws(EncodingProblem) {
        let core = core
        let forbidden: UInt32?
        if hasOwnEscapes, mode != .cdata {
            guard let escapes = mode == .text ? elementEscapes : attributeEscapes else {
                throw .badEscapes
            }
            forbidden = Self.withBytes(of: text) { bytes in
                mode == .text
                    ? escapes.appendValueText(bytes, to: &core.pointee.out)
                    : escapes.appendAttribute(bytes, to: &core.pointee.out)
            }
        } else {
            forbidden = Self.withBytes(of: text) { bytes in
                switch mode {
                case .text: Escaping.appendValueText(bytes, to: &core.pointee.out)
                case .attribute: Escaping.appendAttribute(bytes, to: &core.pointee.out)
                case .cdata: Escaping.appendCDATA(bytes, to: &core.pointee.out)
                }
            }
        }
        if let forbidden { throw .forbidden(forbidden) }
    }

    @inline(__always)
    private static func withBytes<R>(of text: String, _ body: (ByteSlice) -> R) -> R {
        text.withBytes(body)
    }
}

extension String: ScalarValue {
    @inline(__always)
    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        let isCData = mode == .text && state.hasCDataStrings
        try state.append(text: self, isCData ? .cdata : mode)
    }
}

extension Bool: ScalarValue {
    @inline(__always)
    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        if state.hasPlainBooleans {
            state.append(mode) { BooleanText.append(self, to: &$0) }
        } else {
            try state.append(text: self ? state.options.booleans.whenTrue : state.options.booleans.whenFalse, mode)
        }
    }
}

extension Double: ScalarValue {
    @inline(__always)
    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        guard isFinite || state.hasPlainFloats else { return try state.append(nonConforming: self, mode) }
        state.append(mode) { FloatText.append(self, to: &$0) }
    }
}

extension Float: ScalarValue {
    @inline(__always)
    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        guard isFinite || state.hasPlainFloats else { return try state.append(nonConforming: Double(self), mode) }
        state.append(mode) { FloatText.append(self, to: &$0) }
    }
}

extension EncodingState {
    @inline(never)
    fileprivate func append(nonConforming value: Double, _ mode: TextMode) throws(EncodingProblem) {
        switch options.floats.form {
        case .xmlSchema: append(mode) { FloatText.append(value, to: &$0) }
        case .refuse: throw .noText("\(value) has no text form; `nonConformingFloatEncodingStrategy` is `.throw`")
        case .text(let positive, let negative, let nan):
            try append(text: value.isNaN ? nan : value < 0 ? negative : positive, mode)
        }
    }
}

extension ScalarValue where Self: FixedWidthInteger {
    @inline(__always)
    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        state.append(mode) { IntegerText.append(self, to: &$0) }
    }
}

extension Int: ScalarValue {}
extension Int8: ScalarValue {}
extension Int16: ScalarValue {}
extension Int32: ScalarValue {}
extension Int64: ScalarValue {}
extension UInt: ScalarValue {}
extension UInt8: ScalarValue {}
extension UInt16: ScalarValue {}
extension UInt32: ScalarValue {}
extension UInt64: ScalarValue {}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
extension Int128: ScalarValue {}

@available(macOS 15.0, iOS 18.0, tvOS 18.0, watchOS 11.0, *)
extension UInt128: ScalarValue {}

// MARK: - Values with strategies

/// A date whose strategy defines a text for it.
struct DateScalar: ScalarValue {
    let date: Date
    var subject: Any { date }

    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        var problem: ValueTextError?
        let write: (inout ByteBuffer) -> Void = { out in
            do throws(ValueTextError) {
                switch state.options.dates.form {
                case .date: try DateText.appendDate(date, to: &out)
                case .iso8601: try DateText.appendISO8601(date, to: &out)
                case .secondsSince1970: try DateText.appendSince1970(date, to: &out)
                case .millisecondsSince1970: try DateText.appendSince1970(date, unitsPerSecond: 1000, to: &out)
                case .xmlSchema, .deferred, .text, .custom: try DateText.appendDateTime(date, to: &out)
                }
            } catch {
                problem = error
            }
        }
        if case .text(let text) = state.options.dates.form {
            try state.append(text: text(date), mode)
        } else {
            state.append(mode, write)
        }
        if problem != nil { throw .noText("the date is out of range or not finite") }
    }
}

/// Bytes as base64 or hex.
struct DataScalar: ScalarValue {
    let data: Data
    var subject: Any { data }

    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        let isHex = if case .hex = state.options.data.form { true } else { false }
        state.append(mode) { out in
            data.withBytes { bytes in
                if isHex { HexText.append(bytes, to: &out) } else { Base64Text.append(bytes, to: &out) }
            }
        }
    }
}

struct DecimalScalar: ScalarValue {
    let decimal: Decimal
    var subject: Any { decimal }

    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        var isWritten = true
        state.append(mode) { out in
            do throws(ValueTextError) { try DecimalText.append(decimal, to: &out) } catch { isWritten = false }
        }
        if !isWritten { throw .noText("a decimal NaN has no text form") }
    }
}

struct URLScalar: ScalarValue {
    let url: URL
    var subject: Any { url }

    func append(to state: EncodingState, _ mode: TextMode) throws(EncodingProblem) {
        try state.append(text: url.absoluteString, mode)
    }
}
