import FuzzSupport
import XMLCodable
import XMLCodableCanonical
import XMLCodableStreaming

/// A record that may run code while it is decoded.
private struct Record: Decodable {
    let element: XML.Element

    nonisolated(unsafe) static var onDecoding: (() -> Void)?

    init(from decoder: any Decoder) throws {
        element = try XML.Element(from: decoder)
        Self.onDecoding?()
    }
}

/// A document that a reader reads in pieces.
final class Reading {
    private let reader: XMLRecordReader<Record>
    private let isReentrant: Bool
    /// The pieces that were not fed yet, the first last.
    private var pieces: [ArraySlice<UInt8>] = []
    private var records: [XML.Element] = []
    /// The records that were read while the one before them was decoded.
    private var inner: [XML.Element] = []
    private var error: XMLParsingError?
    private var message = ""
    private(set) var isAtEnd = false

    init(_ document: [UInt8], _ choices: Choices, seed: UInt8) {
        let decoder = XMLDecoder()
        decoder.parsingOptions = .fuzzing
        guard let reader = try? decoder.reader(Record.self, at: choices.path.key) else {
            Fuzzer.found("no path: \(choices.path.key)")
        }
        self.reader = reader
        isReentrant = choices.isReentrant
        var start = 0
        var state = UInt32(seed) &* 2_654_435_761 &+ 1
        while start < document.count {
            state = state &* 1_664_525 &+ 1_013_904_223
            let limit = choices.isByteWise ? 1 : choices.isShort ? 8 : 200
            let end = min(document.count, start + 1 + Int(state >> 16) % limit)
            pieces.append(document[start..<end])
            start = end
        }
        pieces.reverse()
    }

    /// Feeds a piece and reads its records.
    func step() {
        guard !isAtEnd else { return }
        feed()
        if isReentrant {
            Record.onDecoding = { [unowned self] in
                // Once for a record, so that the stack does not grow with the document.
                let body = Record.onDecoding
                Record.onDecoding = nil
                defer { Record.onDecoding = body }
                feed()
                if let record = next() { inner.append(record.element) }
            }
        }
        defer { Record.onDecoding = nil }
        while let record = next() {
            records.append(record.element)
            records += inner
            inner = []
        }
        isAtEnd = reader.isAtEnd
    }

    private func feed() { if let piece = pieces.popLast() { reader.feed(piece) } else { reader.finish() } }

    private func next() -> Record? {
        do {
            return try reader.next()
        } catch DecodingError.dataCorrupted(let context) {
            message = context.debugDescription
            error = context.underlyingError as? XMLParsingError
        } catch {
            message = "\(error)"
        }
        return nil
    }

    // MARK: - Checks

    func check(against whole: XML.Document, _ path: RecordPath) {
        Fuzzer.expect(error == nil && message.isEmpty, "only the stream is refused: \(message)")
        let expected = path.records(in: whole.root)
        Fuzzer.expect(records == expected, "\(records) instead of \(expected)")
        Fuzzer.expect(reader.recordCount == records.count, "\(reader.recordCount) records")
        do {
            let around = try reader.surroundings()
            Fuzzer.expect(around.map { path.records(in: $0).isEmpty } ?? true, "records in the surroundings")
            let shown = path.surroundings(in: whole.root, read: around)
            Fuzzer.expect(
                shown.read == shown.expected,
                "surroundings \(shown.read ?? "nil") instead of \(shown.expected ?? "nil")")
        } catch {
            Fuzzer.found("surroundings: \(error)")
        }
        for (record, expected) in zip(records, expected) {
            Fuzzer.expect(
                record.namespacesInScope == expected.namespacesInScope,
                "\(record.namespacesInScope) instead of \(expected.namespacesInScope) in scope")
            let canonical = (try? record.canonicalString(), try? expected.canonicalString())
            Fuzzer.expect(canonical.0 == canonical.1, "\(canonical.0 ?? "nil") instead of \(canonical.1 ?? "nil")")
        }
    }

    func check(against whole: XMLParsingError) {
        // What entities may add, and how long a document may be, is checked at other points.
        if whole.code == .limitExceeded || error?.code == .limitExceeded { return }
        guard let error else { Fuzzer.found("only the stream is accepted: \(whole)") }
        // The bytes of a whole document are checked before anything else.
        if whole.code == .invalidEncoding || whole.code == .invalidCharacter { return }
        // Whether a repair helps can depend on what follows, which the reader has not seen.
        let isSame =
            error.message == whole.message || whole.message.hasPrefix("\(error.message); `parsingOptions.repairs")
        Fuzzer.expect(
            isSame && error.code == whole.code && error.line == whole.line
                && error.column == whole.column && error.byteOffset == whole.byteOffset,
            "\(error) instead of \(whole)")
    }
}
