import BenchmarkHarness
import Foundation

/// Runs this program again for a single call, so that the memory of other calls does not count.
struct ChildProcess {
    /// A call that ended otherwise than with a report.
    struct Failure: Error { let status: Int32 }

    let shape: String
    let contestant: Contestant
    let file: URL

    /// Reads the file, and does the operation if there is one: so many times, or once without timing it.
    func run(_ operation: DocumentOperation?, iterations: Int) throws -> SingleCall.Report {
        try Self.report([
            SingleCall.command, shape, operation?.rawValue ?? "read", contestant.rawValue, file.path, "\(iterations)",
        ])
    }

    /// Runs this program again, and returns the report that it prints.
    static func report<Report: Decodable>(_ arguments: [String]) throws -> Report {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Failure(status: process.terminationStatus) }
        return try JSONDecoder().decode(Report.self, from: printed)
    }

    /// Gives a file with the document to the body, and removes it.
    static func withFile<Result>(of document: Data, _ body: (URL) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).xml")
        try document.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file)
    }
}
