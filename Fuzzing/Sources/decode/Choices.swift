import FuzzSupport
import XMLCodable

/// The first bytes of an input: which model, and which options of the coders.
///
/// Digits and letters will do, so that seeds are text: only remainders and low bits count.
struct Choices {
    static let length = 5

    let model: Int
    private let values: Int
    private let shapes: Int
    private let reading: Int
    private let writing: Int

    init(_ bytes: some Sequence<UInt8>) {
        let bytes = Array(bytes)
        model = Int(bytes[0] &- UInt8(ascii: "0"))
        values = Int(bytes[1])
        shapes = Int(bytes[2])
        reading = Int(bytes[3])
        writing = Int(bytes[4])
    }

    /// Whether dates come back as they were: some forms hold whole seconds or days, milliseconds a rounded product.
    var keepsDates: Bool { [0, 1, 4].contains(values & 7) }

    /// Whether nil and empty values are told apart, in writing and in reading.
    var keepsNil: Bool { shapes >> 2 & 3 != 1 && reading >> 1 & 3 != 1 }

    /// Whether a key strategy is set.
    var changesKeys: Bool { shapes & 3 != 0 }

    func decoder() -> XMLDecoder {
        let decoder = XMLDecoder()
        decoder.parsingOptions = .fuzzing
        switch values & 7 {
        case 1: decoder.dateDecodingStrategy = .secondsSince1970
        case 2: decoder.dateDecodingStrategy = .millisecondsSince1970
        case 3: decoder.dateDecodingStrategy = .iso8601
        case 4: decoder.dateDecodingStrategy = .deferredToDate
        default: break
        }
        if values & 8 != 0 { decoder.dataDecodingStrategy = .hex }
        if values & 16 != 0 { decoder.boolDecodingStrategy = .lenient }
        if values & 32 != 0 {
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "none")
        }
        switch shapes & 3 {
        case 1: decoder.keyDecodingStrategy = .convertFromSnakeCase
        case 2: decoder.keyDecodingStrategy = .convertFromKebabCase
        case 3: decoder.keyDecodingStrategy = .convertFromCapitalized
        default: break
        }
        if shapes & 16 != 0 { decoder.dictionaryKeyStrategy = .entries }
        if shapes & 32 != 0 { decoder.nestedKeyStrategy = .literal }
        if reading & 1 != 0 { decoder.trimValueWhitespaces = false }
        switch reading >> 1 & 3 {
        case 1: decoder.emptyElementStrategy = .nil
        case 2: decoder.emptyElementStrategy = .value
        default: break
        }
        if reading & 8 != 0 { decoder.missingCollectionStrategy = .throw }
        // Written prefixes are those of the keys, so that reading back works with either.
        if reading & 16 != 0 { decoder.namespaces = .ignoringPrefixes }
        return decoder
    }

    func encoder() -> XMLEncoder {
        let encoder = XMLEncoder()
        switch values & 7 {
        case 1: encoder.dateEncodingStrategy = .secondsSince1970
        case 2: encoder.dateEncodingStrategy = .millisecondsSince1970
        case 3: encoder.dateEncodingStrategy = .iso8601
        case 4: encoder.dateEncodingStrategy = .deferredToDate
        case 5: encoder.dateEncodingStrategy = .date
        default: break
        }
        if values & 8 != 0 { encoder.dataEncodingStrategy = .hex }
        if values & 32 != 0 {
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "+inf", negativeInfinity: "-inf", nan: "none")
        }
        switch shapes & 3 {
        case 1: encoder.keyEncodingStrategy = .convertToSnakeCase
        case 2: encoder.keyEncodingStrategy = .convertToKebabCase
        case 3: encoder.keyEncodingStrategy = .convertToCapitalized
        default: break
        }
        switch shapes >> 2 & 3 {
        case 1: encoder.nilEncodingStrategy = .emptyElement
        case 2: encoder.nilEncodingStrategy = .xsiNil
        default: break
        }
        if shapes & 16 != 0 { encoder.dictionaryKeyStrategy = .entries }
        if shapes & 32 != 0 { encoder.nestedKeyStrategy = .literal }
        if writing & 1 != 0 { encoder.outputFormatting.insert(.prettyPrinted) }
        if writing & 2 != 0 { encoder.outputFormatting.insert(.sortedKeys) }
        if writing & 4 != 0 { encoder.outputFormatting.insert(.noEmptyElements) }
        if writing & 8 != 0 { encoder.stringEncodingStrategy = .cdata }
        if writing & 16 != 0 { encoder.indentation = .tabs(1) }
        return encoder
    }
}
