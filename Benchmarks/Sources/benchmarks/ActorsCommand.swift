import BenchmarkHarness
import Dispatch
import Foundation
import WrapperModels
import XMLCodable
import XMLCodableHTTP
import XMLCodableStreaming

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Compares a loop over each asynchronous sequence of the library on the main actor with the same loop on another actor.
struct ActorsCommand {
    let options: BenchmarkOptions
    let names: NameFilter

    func run() throws {
        var table = Table(
            labels: 1, header: ["sequence", "records", "an actor ms", "main actor ms", "main/an actor"])
        guard let size = options.sizes.first,
            let document = Shapes.document(shape: "menu", size: size, seed: options.seed)
        else { return }
        let server = try DocumentServer(document)
        try ChildProcess.withFile(of: document) { file in
            for sequence in ActorsCall.Records.allCases where names.includes(sequence.rawValue) {
                var reports: [ActorsCall.Place: ActorsCall.Report] = [:]
                for _ in 0..<options.iterations {
                    for place in ActorsCall.Place.allCases {
                        let report: ActorsCall.Report = try ChildProcess.report([
                            ActorsCall.command, sequence.rawValue, place.rawValue, file.path,
                            server.url.absoluteString,
                        ])
                        if report.time < reports[place]?.time ?? .infinity { reports[place] = report }
                    }
                }
                guard let other = reports[.actor], let main = reports[.main] else { continue }
                table.add([
                    sequence.rawValue, "\(main.records)", Table.number(other.time / 1_000_000, 1),
                    Table.number(main.time / 1_000_000, 1), Table.number(main.time / other.time, 2),
                ])
            }
        }
        print(table)
    }
}

/// What a process of its own does, started by `ActorsCommand`: it reads or writes records, and tells its processor time.
struct ActorsCall {
    static let command = "actors-call"

    enum Place: String, CaseIterable { case actor, main }

    /// The sequences.
    enum Records: String, CaseIterable {
        case file = "elements, of a file"
        case pieces = "elements, of chunks"
        case bytes = "elements, of bytes"
        case tasks = "elements, two tasks"
        case response = "elements, of a response"
        case written = "chunks(of:)"

        /// Reads or writes all records, on the actor of the caller.
        fileprivate func count(
            _ input: Input, isolation: isolated (any Actor)? = #isolation
        ) async throws -> Int {
            let decoder = XMLDecoder()
            var count = 0
            switch self {
            case .file:
                for try await _ in decoder.elements(Food.self, at: "food", contentsOf: input.file) { count += 1 }
            case .pieces:
                for try await _ in decoder.elements(Food.self, at: "food", in: input.pieces) { count += 1 }
            case .bytes:
                for try await _ in decoder.elements(Food.self, at: "food", in: input.bytes) { count += 1 }
            case .tasks:
                let records = decoder.elements(Food.self, at: "food", contentsOf: input.file, concurrency: 2)
                for try await _ in records { count += 1 }
            case .response:
                let records = URLSession.shared.elements(
                    Food.self, for: URLRequest(url: input.server), at: "food", decoder: decoder)
                for try await _ in records { count += 1 }
            case .written:
                let chunks = XMLEncoder().chunks(of: input.foods, at: "food", withRootKey: "menu")
                for try await chunk in chunks where !chunk.isEmpty {}
                count = input.foods.elements.count
            }
            return count
        }
    }

    /// What the sequences are made of, which is not part of the time.
    fileprivate struct Input: Sendable {
        let file: URL
        let server: URL
        let pieces: InOrder<[UInt8]>
        let bytes: InOrder<UInt8>
        let foods: InOrder<Food>

        init(_ file: URL, _ server: URL) throws {
            let document = Array(try Data(contentsOf: file))
            self.file = file
            self.server = server
            pieces = InOrder(
                stride(from: 0, to: document.count, by: 1 << 16).map {
                    Array(document[$0..<min($0 + 1 << 16, document.count)])
                })
            bytes = InOrder(document)
            foods = InOrder(try XMLDecoder().decode([Food].self, from: document, at: "food"))
        }
    }

    /// What it prints, as JSON.
    struct Report: Codable {
        let records: Int
        /// Nanoseconds.
        let time: Double
    }

    private let sequence: Records
    private let place: Place
    private let file: URL
    private let server: URL

    init(_ arguments: [String]) throws {
        guard arguments.count == 4, let sequence = Records(rawValue: arguments[0]),
            let place = Place(rawValue: arguments[1]), let server = URL(string: arguments[3])
        else { throw BenchmarkOptions.UsageError(message: "\(Self.command) is for this program itself") }
        self.sequence = sequence
        self.place = place
        file = URL(fileURLWithPath: arguments[2])
        self.server = server
    }

    /// Ends the process, since the main actor needs its thread.
    func run() throws -> Never {
        let (sequence, input) = (sequence, try Input(file, server))
        switch place {
        case .main: Task { @MainActor in await Self.report(sequence, input) }
        case .actor: Task { await Other().report(sequence, input) }
        }
        dispatchMain()
    }

    private actor Other {
        func report(_ sequence: Records, _ input: Input) async {
            await ActorsCall.report(sequence, input)
        }
    }

    /// Measures the fastest of some loops, on the actor of the caller, after one that has the costs of a first call.
    private static func report(
        _ sequence: Records, _ input: Input, isolation: isolated (any Actor)? = #isolation
    ) async {
        do {
            let records = try await sequence.count(input)
            var time = Double.infinity
            for _ in 0..<5 {
                let start = CPUClock.now()
                _ = try await sequence.count(input)
                time = min(time, Double(CPUClock.now() - start))
            }
            let report = Report(records: records, time: time)
            print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}

/// Values that are all there, so that a loop over them never waits.
private struct InOrder<Element: Sendable>: AsyncSequence, Sendable {
    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }

    func makeAsyncIterator() -> Iterator { Iterator(elements: elements) }

    struct Iterator: AsyncIteratorProtocol {
        let elements: [Element]
        var index = 0

        mutating func next() async -> Element? { await next(isolation: nil) }

        mutating func next(isolation: isolated (any Actor)?) async -> Element? {
            guard index < elements.count else { return nil }
            defer { index += 1 }
            return elements[index]
        }
    }
}
