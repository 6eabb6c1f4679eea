#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DecodingState {
    /// Returns the characters of a scalar; valid until the next call.
    ///
    /// - Parameter isString: Whether the value is a string, whose white space is significant unless the options say
    ///   otherwise.
    @inline(__always)
    func characters(_ place: DecodingPlace, isString: Bool = false) throws -> ByteSlice {
        switch place.kind {
        case .siblings, .item:
            let record = nodes + Int(place.node)
            if record.pointee.flags & NodeFlag.leaf == 0 { try checkTextOnly(place) }
            return store.text(ofElement: Int(place.node), trimming: trims || !isString, &core.pointee.scratch)
        case .attribute:
            return store.value(attributes[Int(place.node)], &core.pointee.scratch)
        case .text:
            return store.text(ofElement: Int(place.node), trimming: trims || !isString, &core.pointee.scratch)
        case .elementList, .attributeList, .textList, .contentList:
            return try rareCharacters(single(place), isString: isString)
        case .token: return token(place)
        case .run: return runText(place.node)
        case .missing:
            throw missingValue(place)
        }
    }

    @inline(never)
    private func rareCharacters(_ place: DecodingPlace, isString: Bool) throws -> ByteSlice {
        try characters(place, isString: isString)
    }

    /// Throws an error if an element has child elements and no text of its own, and is therefore not a scalar.
    @inline(never)
    private func checkTextOnly(_ place: DecodingPlace) throws {
        let record = nodes[Int(place.node)]
        guard record.flags & NodeFlag.mixed == 0 else { return }
        let child = nextElement(place.node + 1, record.end)
        guard child < record.end else { return }
        let name = store.names.string(of: nodes[Int(child)].name)
        throw mismatch(String.self, place, "expected text", "found the child element <\(name)>")
    }

    func string(_ place: DecodingPlace) throws -> String {
        let characters = try characters(place, isString: true)
        return String(validUTF8: characters)
    }

    func bool(_ place: DecodingPlace) throws -> Bool {
        let text = try characters(place)
        do throws(ValueTextError) {
            switch options.boolDecodingStrategy.form {
            case .xmlSchema: return try BooleanText.parse(text)
            case .lenient: return try BooleanText.parseLenient(text)
            case .custom(let yes, let no):
                let word = String(decoding: text.trimmed, as: UTF8.self)
                if yes.contains(where: { ScalarEquality.equal($0, word) }) { return true }
                if no.contains(where: { ScalarEquality.equal($0, word) }) { return false }
                throw .malformed
            }
        } catch {
            throw malformed(place, "a boolean", Bool.self, error)
        }
    }

    func integer<T: FixedWidthInteger>(_ type: T.Type, _ place: DecodingPlace) throws -> T {
        let text = try characters(place)
        do throws(ValueTextError) {
            return try IntegerText.parse(text, as: type)
        } catch {
            throw malformed(
                place, error == .outOfRange ? "an integer in the range of \(type)" : "an integer", type, error)
        }
    }

    func double(_ place: DecodingPlace) throws -> Double {
        let text = try characters(place)
        do throws(ValueTextError) {
            if options.nonConformingFloatDecodingStrategy.form != .xmlSchema,
                let special = try nonConforming(text)
            {
                return special
            }
            return try FloatText.parseDouble(text)
        } catch {
            throw malformed(place, "a number", Double.self, error)
        }
    }

    func float(_ place: DecodingPlace) throws -> Float {
        let text = try characters(place)
        do throws(ValueTextError) {
            if options.nonConformingFloatDecodingStrategy.form != .xmlSchema,
                let special = try nonConforming(text)
            {
                return Float(special)
            }
            return try FloatText.parseFloat(text)
        } catch {
            throw malformed(place, "a number", Float.self, error)
        }
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
        let text = try characters(place)
        do throws(ValueTextError) {
            return try DecimalText.parse(text)
        } catch {
            throw malformed(place, "a decimal number", Decimal.self, error)
        }
    }

    func url(_ place: DecodingPlace) throws -> URL {
        let text = String(decoding: try characters(place).trimmed, as: UTF8.self)
        guard !text.isEmpty, let url = URL(string: text) else {
            throw malformed(place, "a URL", URL.self, text.isEmpty ? .empty : .malformed)
        }
        return url
    }

    func data(_ place: DecodingPlace) throws -> Data {
        switch options.dataDecodingStrategy.form {
        case .deferredToData: return try Data(from: ValueDecoder(state: self, place: place))
        case .custom(let decode): return try decode(ValueDecoder(state: self, place: place))
        case .base64, .hex:
            let text = try characters(place)
            do throws(ValueTextError) {
                if case .hex = options.dataDecodingStrategy.form { return Data(try HexText.decode(text)) }
                return Data(try Base64Text.decode(text))
            } catch {
                var isHex = false
                if case .hex = options.dataDecodingStrategy.form { isHex = true }
                throw malformed(place, isHex ? "hexadecimal data" : "Base64 data", Data.self, error)
            }
        }
    }

    func date(_ place: DecodingPlace) throws -> Date {
        switch options.dateDecodingStrategy.form {
        case .deferredToDate: return try Date(from: ValueDecoder(state: self, place: place))
        case .custom(let decode): return try decode(ValueDecoder(state: self, place: place))
        case .formatted(let formatter):
            let text = String(decoding: try characters(place).trimmed, as: UTF8.self)
            guard let date = XMLDecoder.DateDecodingStrategy.date(from: text, formatter) else {
                throw malformed(place, "a date in the formatter's format", Date.self, .malformed)
            }
            return date
        default:
            let text = try characters(place)
            do throws(ValueTextError) {
                switch options.dateDecodingStrategy.form {
                case .secondsSince1970: return try DateText.parseSince1970(text)
                case .millisecondsSince1970: return try DateText.parseSince1970(text, unitsPerSecond: 1000)
                case .iso8601: return try DateText.parseISO8601(text)
                case .xmlSchema(let zone?): return try DateText.parse(text, timeZone: zone, acceptsSeconds: true)
                default: return try DateText.parse(text, acceptsSeconds: true)
                }
            } catch {
                throw malformed(place, "a date", Date.self, error)
            }
        }
    }
}
