import FuzzSupport
import XMLCodable

/// Two bytes of choices, then a document: read in pieces, it has the records, the surroundings and the events, or the error,
/// that it has as a whole, and its events come out byte for byte. See `Choices` for the meaning of the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard input.count >= 2 else { return 0 }
    let choices = Choices(input[0], input[1])
    let document = choices.encoding.document(Array(input[2...]))
    var readings = [Reading(document, choices, seed: input[1])]
    if choices.hasTwoReaders { readings.append(Reading(document, choices, seed: input[1] ^ 0x15)) }
    // The readers take turns.
    while !readings.allSatisfy(\.isAtEnd) { for reading in readings { reading.step() } }
    var state = UInt32(input[1])
    EventReading.check(document, whole: try? XML.Document(parsing: document, options: .fuzzing)) {
        state = state &* 1_664_525 &+ 1_013_904_223
        return choices.isByteWise ? 1 : 1 + Int(state >> 16) % (choices.isShort ? 8 : 200)
    }
    do throws(XMLParsingError) {
        let whole = try XML.Document(parsing: document, options: .fuzzing)
        for reading in readings { reading.check(against: whole, choices.path) }
    } catch {
        for reading in readings { reading.check(against: error) }
    }
    return 0
}

/// What the first two bytes of an input say.
struct Choices {
    let path: RecordPath
    let encoding: DocumentForm
    /// Whether the document arrives byte by byte.
    let isByteWise: Bool
    /// Whether the pieces are a few bytes long, rather than a few hundred.
    let isShort: Bool
    /// Whether records read on while they are decoded.
    let isReentrant: Bool
    let hasTwoReaders: Bool

    init(_ first: UInt8, _ second: UInt8) {
        path = RecordPath.all[Int(first) % RecordPath.all.count]
        encoding = DocumentForm.allCases[Int(first) / RecordPath.all.count % DocumentForm.allCases.count]
        isShort = second & 1 == 0
        isByteWise = second & 0x0F == 0x0A
        isReentrant = second & 0x40 != 0
        hasTwoReaders = second & 0x80 != 0
    }
}

/// The form in which the text of an input becomes a document.
enum DocumentForm: CaseIterable {
    case asIs, alsoAsIs, utf16LE, utf16BE, utf32, latin1

    func document(_ bytes: [UInt8]) -> [UInt8] {
        guard let text = String(validating: bytes, as: UTF8.self) else { return bytes }
        switch self {
        case .asIs, .alsoAsIs: return bytes
        case .utf16LE: return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case .utf16BE: return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .utf32:
            return [0, 0, 0xFE, 0xFF]
                + text.unicodeScalars.flatMap { scalar in
                    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> $0) }
                }
        case .latin1:
            guard !text.hasPrefix("<?xml"), text.unicodeScalars.allSatisfy({ $0.value < 0x100 }) else { return bytes }
            return Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8)
                + text.unicodeScalars.map { UInt8($0.value) }
        }
    }
}
