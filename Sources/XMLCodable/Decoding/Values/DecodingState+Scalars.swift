#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Values that are a single text, by the strategies of the decoder.
extension DecodingState {
    /// Decodes a scalar, or one of the library's own wrappers around it.
    func scalar<T>(_ type: T.Type, _ place: DecodingPlace, _ role: TypePlan.Role) throws -> T {
        switch role {
        case .string: return LayoutCast.wrapped(try string(place), as: type)
        case .bool: return LayoutCast.wrapped(try bool(place), as: type)
        case .double: return LayoutCast.wrapped(try double(place), as: type)
        case .float: return LayoutCast.wrapped(try float(place), as: type)
        case .int: return LayoutCast.wrapped(try integer(Int.self, place), as: type)
        case .int8: return LayoutCast.wrapped(try integer(Int8.self, place), as: type)
        case .int16: return LayoutCast.wrapped(try integer(Int16.self, place), as: type)
        case .int32: return LayoutCast.wrapped(try integer(Int32.self, place), as: type)
        case .int64: return LayoutCast.wrapped(try integer(Int64.self, place), as: type)
        case .uint: return LayoutCast.wrapped(try integer(UInt.self, place), as: type)
        case .uint8: return LayoutCast.wrapped(try integer(UInt8.self, place), as: type)
        case .uint16: return LayoutCast.wrapped(try integer(UInt16.self, place), as: type)
        case .uint32: return LayoutCast.wrapped(try integer(UInt32.self, place), as: type)
        case .uint64: return LayoutCast.wrapped(try integer(UInt64.self, place), as: type)
        case .date: return LayoutCast.wrapped(try date(place), as: type)
        case .data: return LayoutCast.wrapped(try data(place), as: type)
        case .url: return LayoutCast.wrapped(try url(place), as: type)
        case .uuid: return LayoutCast.wrapped(try uuid(place), as: type)
        case .decimal: return LayoutCast.wrapped(try decimal(place), as: type)
        default: throw places.mismatch(type, place, "expected text", "found \(places.described(place))")
        }
    }

    func string(_ place: DecodingPlace) throws -> String {
        if places.readsTextTolerantly { return try tolerantString(place) }
        let characters = try places.characters(place, isString: true)
        return document.string(characters)
    }

    /// Returns the text at a place as the tolerances of the decoder say.
    @inline(never)
    private func tolerantString(_ place: DecodingPlace) throws -> String {
        let place = places.single(place)
        guard place.isElement || place.kind == .text else {
            return document.string(try places.characters(place, isString: true))
        }
        let takesAny = options.tolerances.contains(.textOfAnyElement)
        let text =
            takesAny
            ? document.text(of: place.node, trimming: places.trims) : try places.characters(place, isString: true)
        let trims = places.trims && options.tolerances.contains(.trimsAllWhiteSpace)
        return document.string(trims ? text.trimmedOfUnicodeSpace : text)
    }

    /// Returns the text at a place with all its white space.
    func preservedText(_ place: DecodingPlace) throws -> String {
        let single = places.single(place)
        guard single.isElement || single.kind == .text else { return try string(single) }
        // Anything but text throws.
        _ = try places.characters(single)
        places.marks?.noteText(of: single.node)
        return document.string(document.text(of: single.node, trimming: false))
    }

    /// Returns what `parse` makes of the text at a place.
    ///
    /// - Parameters:
    ///   - expected: What the text should be, for the error.
    ///   - outOfRange: The same for a text that has the form, but means no value of the type. Defaults to `expected`.
    @inline(__always)
    private func parsed<T>(
        _ place: DecodingPlace, _ type: Any.Type, _ expected: @autoclosure () -> String,
        outOfRange: @autoclosure () -> String? = nil, _ parse: (ByteSlice) throws(ValueTextError) -> T
    ) throws -> T {
        let text = try places.characters(place)
        do throws(ValueTextError) {
            return try parse(text)
        } catch {
            let form = error == .outOfRange ? outOfRange() : nil
            throw places.malformed(place, form ?? expected(), type, error)
        }
    }

    /// Returns the number that `parse` makes of the text at a place.
    @inline(__always)
    private func number<T>(
        _ place: DecodingPlace, _ type: Any.Type, _ expected: String, _ parse: (ByteSlice) throws(ValueTextError) -> T
    ) throws -> T {
        try parsed(place, type, expected, outOfRange: "\(expected) in the range of \(type)", parse)
    }

    func bool(_ place: DecodingPlace) throws -> Bool {
        try parsed(place, Bool.self, "a boolean") { text throws(ValueTextError) in try bool(of: text) }
    }

    func bool(of text: ByteSlice) throws(ValueTextError) -> Bool {
        switch options.boolDecodingStrategy.form {
        case .xmlSchema: return try BooleanText.parse(text)
        case .lenient: return try BooleanText.parseLenient(text)
        case .custom(let yes, let no):
            let word = String(decoding: text.trimmed, as: UTF8.self)
            if yes.contains(where: { ScalarEquality.equal($0, word) }) { return true }
            if no.contains(where: { ScalarEquality.equal($0, word) }) { return false }
            throw .malformed
        case .ignoringCase(let yes, let no):
            let word = String(decoding: text.trimmed, as: UTF8.self).lowercased()
            if yes.contains(word) { return true }
            if no.contains(word) { return false }
            throw word.isEmpty ? .empty : .malformed
        }
    }

    @inline(__always)
    func integer<T: FixedWidthInteger>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        if T.bitWidth > 64 { return try wideInteger(type, place) }
        return T(truncatingIfNeeded: try integer(IntegerText.Bounds(type), place))
    }

    /// Decodes an integer of at most 64 bits; returns its bits, to be truncated to the width of the type.
    @inline(never)
    func integer(_ bounds: IntegerText.Bounds, _ place: DecodingPlace) throws -> UInt64 {
        try number(place, bounds.type, "an integer") { text throws(ValueTextError) in
            try IntegerText.parse(text, bounds)
        }
    }

    @inline(never)
    private func wideInteger<T: FixedWidthInteger>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        try number(place, type, "an integer") { text throws(ValueTextError) in try IntegerText.parse(text, as: type) }
    }

    func double(_ place: DecodingPlace) throws -> Double {
        try number(place, Double.self, "a number") { text throws(ValueTextError) in try double(of: text) }
    }

    func float(_ place: DecodingPlace) throws -> Float {
        try number(place, Float.self, "a number") { text throws(ValueTextError) in try float(of: text) }
    }

    func double(of text: ByteSlice) throws(ValueTextError) -> Double { try floating(text, FloatText.parseDouble) }
    func float(of text: ByteSlice) throws(ValueTextError) -> Float { try floating(text, FloatText.parseFloat) }

    @inline(__always)
    private func floating<T: BinaryFloatingPoint & LosslessStringConvertible>(
        _ text: ByteSlice, _ parse: (ByteSlice) throws(ValueTextError) -> T
    ) throws(ValueTextError) -> T {
        if options.nonConformingFloatDecodingStrategy.form != .xmlSchema, let special = try nonConforming(text) {
            return T(special)
        }
        do throws(ValueTextError) {
            return try parse(text)
        } catch {
            guard let value: T = swiftNumber(text) else { throw error }
            return value
        }
    }

    /// Returns a number that only Swift's own initializers read, if the tolerances of the decoder say so.
    @inline(never)
    private func swiftNumber<T: LosslessStringConvertible>(_ text: ByteSlice) -> T? {
        guard options.tolerances.contains(.swiftNumbers) else { return nil }
        return T(String(decoding: text.trimmed, as: UTF8.self))
    }

    /// Returns an infinity or NaN as spelled by the strategy. The XML Schema spellings are then malformed.
    private func nonConforming(_ text: ByteSlice) throws(ValueTextError) -> Double? {
        let word = String(decoding: text.trimmed, as: UTF8.self)
        if case .strings(let positive, let negative, let nan) = options.nonConformingFloatDecodingStrategy.form {
            if ScalarEquality.equal(word, positive) { return .infinity }
            if ScalarEquality.equal(word, negative) { return -.infinity }
            if ScalarEquality.equal(word, nan) { return .nan }
        }
        if ["INF", "-INF", "+INF", "NaN"].contains(word) { throw .malformed }
        return nil
    }

    // MARK: - Foundation types

    func decimal(_ place: DecodingPlace) throws -> Decimal {
        let exactly = "a decimal number that Decimal can represent exactly"
        return try parsed(place, Decimal.self, "a decimal number", outOfRange: exactly) {
            text throws(ValueTextError) in try DecimalText.parse(text)
        }
    }

    func url(_ place: DecodingPlace) throws -> URL {
        let text = String(decoding: try places.characters(place).trimmed, as: UTF8.self)
        guard !text.isEmpty, let url = URL(string: text), !url.encodesAgain(text) else {
            throw places.malformed(place, "a URL", URL.self, text.isEmpty ? .empty : .malformed)
        }
        return url
    }

    func uuid(_ place: DecodingPlace) throws -> UUID {
        let expected = "a UUID such as 01234567-89AB-CDEF-0123-456789ABCDEF"
        return try parsed(place, UUID.self, expected) { text throws(ValueTextError) in
            let (high, low) = try UUIDText.parse(text)
            return UUID(high: high, low: low)
        }
    }

    /// Calls the closure of a custom strategy, which may ask its decoder for the same type again.
    @inline(never)
    func custom<T>(_ decode: (any Decoder) throws -> T, _ place: DecodingPlace) throws -> T {
        if stack.isLow { throw places.tooDeep(place) }
        do { return try decode(maker.decoder(self, place)) } catch let error as DecodingError {
            throw places.located(error, place)
        }
    }

    func data(_ place: DecodingPlace) throws -> Data {
        switch options.dataDecodingStrategy.form {
        case .deferredToData: return try Data(from: maker.decoder(self, place))
        case .custom(let decode): return try custom(decode, place)
        case .base64:
            return try parsed(place, Data.self, "Base64 data") { text throws(ValueTextError) in
                Data(try Base64Text.decode(text))
            }
        case .hex:
            return try parsed(place, Data.self, "hexadecimal data") { text throws(ValueTextError) in
                Data(try HexText.decode(text))
            }
        }
    }
}

extension URL {
    /// Whether references in the text of the URL, such as `%20`, were encoded again: Foundation encodes a whole part of a URL
    /// if one of its characters is not allowed there.
    fileprivate func encodesAgain(_ text: String) -> Bool {
        guard text.withBytes({ $0.firstIndex(of: UInt8(ascii: "%")) }) != nil else { return false }
        func count(_ text: String) -> Int {
            let bytes = Array(text.utf8)
            return bytes.indices.count {
                bytes[$0...].starts(with: "%25".utf8) && HexText.isPair(bytes[$0...].dropFirst(3))
            }
        }
        return count(absoluteString) > count(text)
    }
}
