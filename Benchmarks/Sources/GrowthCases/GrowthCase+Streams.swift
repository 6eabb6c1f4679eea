import Dispatch
import Foundation
import XMLCodable
import XMLCodableStreaming

extension GrowthCase {
    /// A record of a few bytes.
    private struct Record: Decodable {
        var text: String?
    }

    /// A record that finds prefixes in the elements around it.
    private struct NamedRecord: Decodable {
        var name: XML.QualifiedName?
        enum CodingKeys: String, CodingKey { case name = "@name" }
    }

    /// What the stream of a case contains: all that is before the records, a record, and what is after them.
    private struct Stream {
        var start = "<r>"
        var record = "<i/>"
        var end = "</r>"
        var path = "i"
    }

    private static var streams: [(name: String, count: Int, make: (Int) -> Stream)] {
        func declared(_ declarations: String, _ record: String = "<i/>") -> Stream {
            Stream(start: "<!DOCTYPE r [\(declarations)]><r>", record: record)
        }
        func inRoot(_ attributes: String, _ record: String = "<i/>", at path: String = "i") -> Stream {
            Stream(start: "<r\(attributes)>", record: record, path: path)
        }
        return [
            ("entities", 20_000, { declared(repeated($0) { "<!ENTITY e\($0) 'x'>" }) }),
            ("an entity of many", 10_000, { declared(repeated($0) { "<!ENTITY e\($0) 'x'>" }, "<i>&e7;</i>") }),
            ("attribute lists", 10_000, { declared(repeated($0) { "<!ATTLIST e\($0) a NMTOKEN 'x'>" }) }),
            (
                "declared attributes of a record", 10_000,
                { declared("<!ATTLIST i \(repeated($0) { " a\($0) NMTOKEN #IMPLIED" })>", "<i a1=' x '/>") }
            ),
            (
                "default attributes of the root", 10_000,
                { declared("<!ATTLIST r \(repeated($0) { " a\($0) CDATA 'x'" })>") }
            ),
            ("attributes of the root", 10_000, { inRoot(repeated($0) { " a\($0)='x'" }) }),
            ("a long attribute of the root", 20_000, { inRoot(" a='\(String(repeating: "x", count: 100 * $0))'") }),
            (
                "declarations of the root", 10_000,
                { inRoot(repeated($0) { " xmlns:p\($0)='urn:\($0)'" }, "<p7:i name='p9:x'/>", at: "*") }
            ),
            ("a long namespace name", 20_000, { inRoot(" xmlns='\(String(repeating: "u", count: 100 * $0))'") }),
            ("many names of siblings", 20_000, { Stream(start: "<r>" + repeated($0) { "<n\($0)/>" }) }),
            (
                "alternating siblings", 20_000,
                { Stream(start: "<r>" + repeated($0) { "<n\($0)/>" }, record: "<i/><n7/>") }
            ),
            ("comments before the root", 20_000, { Stream(start: repeated($0) { "<!--\($0)-->" } + "<r>") }),
            ("surroundings", 20_000, { Stream(start: "<r>" + repeated($0) { "<!--\($0)-->" }) }),
            ("a long line", 20_000, { Stream(start: "<r>" + String(repeating: "x", count: 100 * $0)) }),
            ("parents", 20_000, { _ in Stream(record: "<p xmlns:a='u' k='v'><i/></p>", path: "p.i") }),
        ]
    }

    private static var options: XML.ParsingOptions {
        var options = XML.ParsingOptions()
        options.limits.attributesPerElement = 60_000
        options.limits.namespaces = 60_000
        return options
    }

    private static var decoder: XMLDecoder {
        let decoder = XMLDecoder()
        decoder.parsingOptions = options
        return decoder
    }

    /// Reads documents with as many records as there is of what comes before them.
    static var streaming: [GrowthCase] {
        streams.flatMap { name, count, make in
            [
                GrowthCase("stream: \(name)", count) { count in
                    let stream = make(count)
                    let document = Array((stream.start + repeated(count) { _ in stream.record } + stream.end).utf8)
                    return { try read(Record.self, stream, [document], count) }
                },
                GrowthCase("stream, record by record: \(name)", count) { count in
                    let stream = make(count)
                    let record = Array(stream.record.utf8)
                    let pieces =
                        [Array(stream.start.utf8)] + Array(repeating: record, count: count) + [Array(stream.end.utf8)]
                    return { try read(NamedRecord.self, stream, pieces, count) }
                },
            ]
        } + otherStreams
    }

    private static func read<T: Decodable>(
        _ type: T.Type, _ stream: Stream, _ pieces: [[UInt8]], _ count: Int
    ) throws {
        let reader = try decoder.reader(type, at: stream.path)
        func readAll() throws { while try reader.next() != nil {} }
        for piece in pieces {
            reader.feed(piece)
            try readAll()
        }
        reader.finish()
        try readAll()
        precondition(reader.recordCount >= count)
    }

    private static var otherStreams: [GrowthCase] {
        [
            GrowthCase("stream: a record in UTF-16, byte by byte", 100_000) { count in
                let text = "<r><i>" + String(repeating: "é", count: count) + "</i></r>"
                let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
                return {
                    let reader = try decoder.reader(String.self, at: "i")
                    for byte in bytes { reader.feed(CollectionOfOne(byte)) }
                    reader.finish()
                    while try reader.next() != nil {}
                }
            },
            GrowthCase("stream: events, byte by byte", 20_000) { count in
                let document = Array(document(count) { "<i a='\($0)'>x&amp;</i>" }.utf8)
                return {
                    let reader = XMLEventReader()
                    let writer = try XMLEventWriter(to: .closure { _ in })
                    for byte in document {
                        reader.feed(CollectionOfOne(byte))
                        while let event = try reader.next() { try writer.write(event) }
                    }
                    reader.finish()
                    while let event = try reader.next() { try writer.write(event) }
                    try writer.finish()
                }
            },
            GrowthCase("stream: events of text and comments", 20_000) { count in
                let document = Array(
                    ("<!DOCTYPE r [<!ENTITY e 'x'>]><r>" + repeated(count) { "&e;<!--\($0)-->" } + "</r>").utf8)
                return {
                    let reader = XMLEventReader()
                    reader.feed(document)
                    reader.finish()
                    while let event = try reader.next() { _ = event.text }
                }
            },
            GrowthCase("stream: records that are left out", 20_000) { count in
                let document = Array(document(count) { "<i>\($0)x</i>" }.utf8)
                return {
                    let reader = try decoder.reader(Int.self, at: "i", onMismatch: .skip { _ = "\($0)" })
                    reader.feed(document)
                    reader.finish()
                    while try reader.next() != nil {}
                }
            },
            GrowthCase("stream: records of several tasks, beside declarations of the root", 10_000) { count in
                let start = "<r" + repeated(count) { " xmlns:p\($0)='urn:\($0)'" } + ">"
                let record = "<i>\(String(repeating: "x", count: 300))</i>"
                let document = Array((start + repeated(count) { _ in record } + "</r>").utf8)
                return { try wait { for try await _ in records(String.self, document, concurrency: 2) {} } }
            },
        ]
    }

    private static func records<T: Decodable & Sendable>(
        _ type: T.Type, _ document: [UInt8], concurrency: Int
    ) -> XMLConcurrentRecordSequence<T> {
        let chunks = AsyncStream<[UInt8]> { continuation in
            for start in stride(from: 0, to: document.count, by: 1 << 16) {
                continuation.yield(Array(document[start..<min(document.count, start + 1 << 16)]))
            }
            continuation.finish()
        }
        return decoder.elements(type, at: "i", in: chunks, concurrency: concurrency)
    }

    private static func wait(_ body: @escaping @Sendable () async throws -> Void) throws {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Result<Void, any Error> = .success(())
        Task.detached {
            do { try await body() } catch { result = .failure(error) }
            done.signal()
        }
        done.wait()
        try result.get()
    }
}
