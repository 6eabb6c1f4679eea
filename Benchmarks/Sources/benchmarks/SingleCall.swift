import BenchmarkHarness
import Foundation

/// What a process of its own does, started by `ChildProcess`: it reads a document from a file, and decodes it, say.
struct SingleCall {
    static let command = "call"

    /// What it prints, as JSON.
    struct Report: Codable {
        /// The most memory of the process, in bytes.
        let peak: Int
        /// The time of a call; nil where the document was only read.
        let timing: Timing?
    }

    private let shape: String
    /// Nil: the document is read from its file and nothing is done with it.
    private let operation: DocumentOperation?
    private let contestant: Contestant
    private let file: String
    /// Zero: the call is done once, and not timed.
    private let iterations: Int

    init(_ arguments: [String]) throws {
        guard
            arguments.count == 5, let contestant = Contestant(rawValue: arguments[2]),
            let iterations = Int(arguments[4])
        else {
            throw BenchmarkOptions.UsageError(message: "\(Self.command) is for this program itself")
        }
        shape = arguments[0]
        operation = DocumentOperation(rawValue: arguments[1])
        self.contestant = contestant
        file = arguments[3]
        self.iterations = iterations
    }

    func run() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let workload = try operation.flatMap { try Shapes.workload($0, contestant, shape: shape, on: data) }
        var timing: Timing?
        if let workload, iterations > 0 {
            timing = try Contest([workload], iterations: iterations).run().first
        } else {
            try workload?.work()
        }
        let report = Report(peak: ProcessMemory.peak() ?? 0, timing: timing)
        print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
    }
}
