import AllocationCounter
import BenchmarkHarness
import Foundation

/// Tells how many blocks of memory each call asks for, and how many bytes.
@main
enum Allocations {
    private static let usage = "usage: allocations [OPTION]...\n\n"

    static func main() {
        do {
            let options = try BenchmarkOptions(CommandLine.arguments.dropFirst())
            if options.help {
                print(usage + BenchmarkOptions.usage)
            } else if allocation_counter_works() {
                try report(options)
            } else {
                fail("this system has no way to count them", status: 1)
            }
        } catch let error as BenchmarkOptions.UsageError {
            fail("\(error.message)\n\(usage)\(BenchmarkOptions.usage)", status: 2)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func report(_ options: BenchmarkOptions) throws {
        let contestants = Contestant.allCases.filter(options.contestants.contains)
        var table = Table(
            labels: 2,
            header: ["shape", "operation", "bytes"] + contestants.flatMap { [$0.rawValue, "bytes"] })
        try Shapes.forEachDocument(options) { workloads in
            for operation in DocumentOperation.allCases {
                let rivals = workloads.filter { $0.operation == operation }
                guard let first = rivals.first else { continue }
                let counts = try contestants.flatMap { contestant in
                    try rivals.first { $0.contestant == contestant }.map(count) ?? ["", ""]
                }
                table.add([first.shape, operation.rawValue, "\(first.bytes)"] + counts)
            }
        }
        print(table)
    }

    /// The blocks and bytes of one call, after one that fills caches.
    private static func count(_ workload: Workload) throws -> [String] {
        try workload.work()
        let before = allocation_counter_read()
        try workload.work()
        let after = allocation_counter_read()
        return ["\(after.blocks - before.blocks)", "\(after.bytes - before.bytes)"]
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("allocations: \(message)\n".utf8))
        exit(status)
    }
}
