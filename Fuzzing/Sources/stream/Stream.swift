import FuzzSupport
import XMLCodable

/// Two bytes of choices, then a document: read in pieces, it has the records, or the error, that it has as a whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    guard input.count >= 2 else { return 0 }
    let document = Array(input[2...])
    let path = Path.all[Int(input[0]) % Path.all.count]
    let streamed = Streamed(document, path, sizes: input[1])
    do throws(XMLParsingError) {
        let whole = try XML.Document(parsing: document, options: .fuzzing)
        Fuzzer.expect(streamed.error == nil, "only the stream is refused: \(streamed.message)")
        let records = path.records(in: whole.root)
        Fuzzer.expect(streamed.records == records, "\(streamed.records) instead of \(records)")
    } catch {
        // What entities may add, and how long a document may be, is checked at other points.
        if error.code == .limitExceeded || streamed.error?.code == .limitExceeded { return 0 }
        guard let found = streamed.error else { Fuzzer.found("only the stream is accepted: \(error)") }
        // The bytes of a whole document are checked before anything else.
        if error.code == .invalidEncoding || error.code == .invalidCharacter { return 0 }
        Fuzzer.expect(
            found.code == error.code && found.message == error.message && found.line == error.line
                && found.column == error.column && found.byteOffset == error.byteOffset,
            "\(found) instead of \(error)")
    }
    return 0
}

/// A path, and what it leads to.
private struct Path: Sendable {
    let key: String
    private let find: @Sendable (XML.Element) -> [XML.Element]

    static let all = [
        Path(key: "") { [$0] },
        Path(key: "*") { children($0) },
        Path(key: "a") { children($0, "a") },
        Path(key: "a.b") { children($0, "a").flatMap { children($0, "b") } },
        Path(key: "a.*") { children($0, "a").flatMap { children($0) } },
        Path(key: "b.a.b") {
            children($0, "b").flatMap { children($0, "a") }.flatMap { children($0, "b") }
        },
    ]

    private init(key: String, _ find: @escaping @Sendable (XML.Element) -> [XML.Element]) {
        self.key = key
        self.find = find
    }

    func records(in root: XML.Element) -> [XML.Element] { find(root) }

    private static func children(_ element: XML.Element, _ name: String? = nil) -> [XML.Element] {
        element.children.compactMap { child in
            guard case .element(let child) = child, name == nil || child.name.qualifiedName == name else { return nil }
            return child
        }
    }
}

/// What a reader makes of a document that arrives in pieces.
private struct Streamed {
    private(set) var records: [XML.Element] = []
    private(set) var error: XMLParsingError?
    private(set) var message = ""

    /// - Parameter sizes: The seed of the sizes of the pieces.
    init(_ document: [UInt8], _ path: Path, sizes: UInt8) {
        let decoder = XMLDecoder()
        decoder.parsingOptions = .fuzzing
        guard let reader = try? decoder.reader(XML.Element.self, at: path.key) else {
            Fuzzer.found("no path: \(path.key)")
        }
        var start = 0
        var state = UInt32(sizes) &* 2_654_435_761 &+ 1
        while start < document.count {
            state = state &* 1_664_525 &+ 1_013_904_223
            let limit = sizes & 1 == 0 ? 8 : 200
            let end = min(document.count, start + 1 + Int(state >> 16) % limit)
            reader.feed(document[start..<end])
            start = end
            read(reader)
        }
        reader.finish()
        read(reader)
        Fuzzer.expect(reader.isAtEnd, "no end")
        Fuzzer.expect(error != nil || reader.recordCount == records.count, "\(reader.recordCount) records")
        if error == nil { check(reader) }
    }

    private mutating func read(_ reader: XMLRecordReader<XML.Element>) {
        do {
            while let record = try reader.next() { records.append(record) }
        } catch DecodingError.dataCorrupted(let context) {
            message = context.debugDescription
            error = context.underlyingError as? XMLParsingError
        } catch {
            message = "\(error)"
        }
    }

    /// What is around the records can be read.
    private func check(_ reader: XMLRecordReader<XML.Element>) {
        do { _ = try reader.surroundings() } catch { Fuzzer.found("surroundings: \(error)") }
    }
}
