import BenchmarkHarness
import Foundation
import WrapperModels
import XMLCodable
import XMLCodableStreaming

/// Compares reading the records of a document one by one with decoding the whole document, and tells how much memory a
/// long stream takes.
struct StreamCommand {
    let options: BenchmarkOptions

    /// The ways to read a document.
    enum Way: String, CaseIterable {
        case whole, chunks, file, tasks
    }

    func run() throws {
        var table = Table(
            labels: 1,
            header: [
                "shape", "bytes", "whole ms", "chunks", "file", "2 tasks", "chunks/whole", "file/whole", "file/2 tasks",
            ])
        for shape in StreamShape.allCases where options.shapes.isEmpty || options.shapes.contains(shape.rawValue) {
            for size in options.sizes {
                guard let document = Shapes.document(shape: shape.rawValue, size: size, seed: options.seed) else {
                    continue
                }
                try ChildProcess.withFile(of: document) { file in
                    var times: [Way: Double] = [:]
                    // The ways take turns, so that another program disturbs all of them.
                    for _ in 0..<options.iterations {
                        for way in Way.allCases {
                            let time = try shape.time(way, document, file)
                            times[way] = min(times[way] ?? time, time)
                        }
                    }
                    let all = Way.allCases.compactMap { times[$0] }
                    table.add(
                        [shape.rawValue, "\(document.count)"] + all.map { Table.number($0 * 1_000, 1) }
                            + [all[1] / all[0], all[2] / all[0], all[2] / all[3]].map { Table.number($0, 2) })
                }
            }
        }
        print(table)
        for shape in StreamShape.allCases {
            let report: StreamCall.Report = try ChildProcess.report([StreamCall.command, shape.rawValue, "2000000000"])
            print(
                "\(shape.rawValue): \(report.bytes) bytes, \(report.records) records, "
                    + "\(Table.number(Double(report.peak) / 1_000_000, 1)) MB at most")
        }
    }
}

/// A document of many records.
enum StreamShape: String, CaseIterable {
    case menu, map

    /// The records of a map.
    enum Feature: Decodable, Sendable {
        case node(MapNode), way(MapWay)
    }

    /// Returns the seconds that it takes to read a document.
    func time(_ way: StreamCommand.Way, _ document: Data, _ file: URL) throws -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        switch self {
        case .menu:
            if way == .whole {
                _ = try XMLDecoder().decode(Menu.self, from: document)
            } else {
                _ = try Self.read(Food.self, at: "food", way, document, file)
            }
        case .map:
            if way == .whole {
                _ = try XMLDecoder().decode([Feature].self, from: document, at: "*")
            } else {
                _ = try Self.read(Feature.self, at: "*", way, document, file)
            }
        }
        return (clock.now - start) / .seconds(1)
    }

    private static func read<Record: Decodable & Sendable>(
        _ type: Record.Type, at path: String, _ way: StreamCommand.Way, _ document: Data, _ file: URL
    ) throws -> Int {
        let decoder = XMLDecoder()
        switch way {
        case .whole, .chunks:
            let reader = try decoder.reader(type, at: path)
            var start = 0
            while start < document.count {
                reader.feed(document[start..<min(start + 1 << 16, document.count)])
                start += 1 << 16
                while let record = try reader.next() { withExtendedLifetime(record) {} }
            }
            reader.finish()
            while let record = try reader.next() { withExtendedLifetime(record) {} }
            return reader.recordCount
        case .file:
            let reader = try decoder.reader(type, at: path, contentsOf: file)
            while let record = try reader.next() { withExtendedLifetime(record) {} }
            return reader.recordCount
        case .tasks:
            return try Waiting.run {
                var count = 0
                for try await _ in decoder.elements(type, at: path, contentsOf: file, concurrency: 2) { count += 1 }
                return count
            } ?? 0
        }
    }

    /// Feeds a document of at least so many bytes to a reader: the records of a shorter one again and again.
    func repeated(_ size: Int) throws -> StreamCounts {
        guard let document = Shapes.document(shape: rawValue, size: 1_000_000, seed: 1) else { return StreamCounts() }
        switch self {
        case .menu: return try Self.repeated(Food.self, at: "food", in: "<breakfast_menu", document, size)
        case .map: return try Self.repeated(Feature.self, at: "*", in: "<osm", document, size)
        }
    }

    private static func repeated<Record: Decodable>(
        _ type: Record.Type, at path: String, in root: String, _ document: Data, _ size: Int
    ) throws -> StreamCounts {
        let reader = try XMLDecoder().reader(type, at: path)
        // From after the root's start tag to before its end tag.
        let text = Array(document)
        guard let root = text.firstRange(of: Array(root.utf8))?.upperBound,
            let head = text[root...].firstIndex(of: UInt8(ascii: ">"))?.advanced(by: 1),
            let tail = text.lastIndex(of: UInt8(ascii: "<"))
        else { return StreamCounts() }
        reader.feed(text[..<head])
        while reader.byteCount < size {
            for start in stride(from: head, to: tail, by: 1 << 16) {
                reader.feed(text[start..<min(start + 1 << 16, tail)])
                while let record = try reader.next() { withExtendedLifetime(record) {} }
            }
        }
        reader.feed(text[tail...])
        reader.finish()
        while let record = try reader.next() { withExtendedLifetime(record) {} }
        return StreamCounts(bytes: reader.byteCount, records: reader.recordCount)
    }
}

/// How much was read.
struct StreamCounts {
    var bytes = 0
    var records = 0
}

/// Waits for asynchronous work.
private enum Waiting {
    private final class Result<Value: Sendable>: @unchecked Sendable {
        var value: Swift.Result<Value, any Error>?
    }

    static func run<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value? {
        let result = Result<Value>()
        let done = DispatchSemaphore(value: 0)
        Task {
            do { result.value = .success(try await body()) } catch { result.value = .failure(error) }
            done.signal()
        }
        done.wait()
        return try result.value?.get()
    }
}

/// What a process of its own does, started by `StreamCommand`: it reads a long stream.
struct StreamCall {
    static let command = "stream-call"

    /// What it prints, as JSON.
    struct Report: Codable {
        let bytes: Int
        let records: Int
        /// The most memory of the process, in bytes.
        let peak: Int
    }

    private let shape: StreamShape
    private let size: Int

    init(_ arguments: [String]) throws {
        guard arguments.count == 2, let shape = StreamShape(rawValue: arguments[0]), let size = Int(arguments[1]) else {
            throw BenchmarkOptions.UsageError(message: "\(Self.command) is for this program itself")
        }
        self.shape = shape
        self.size = size
    }

    func run() throws {
        let counts = try shape.repeated(size)
        let report = Report(bytes: counts.bytes, records: counts.records, peak: ProcessMemory.peak() ?? 0)
        print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
    }
}
