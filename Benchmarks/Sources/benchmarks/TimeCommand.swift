import BenchmarkHarness
import Foundation

/// Measures what the contestants do, by turns.
struct TimeCommand {
    let options: BenchmarkOptions

    func run() throws {
        var results: [TimeResult] = []
        try Shapes.forEachDocument(options) { workloads in
            let timings = try Contest(workloads, iterations: options.iterations).run()
            for operation in DocumentOperation.allCases {
                let measured = zip(workloads, timings).filter { $0.0.operation == operation }
                if let first = measured.first?.0 {
                    let times = measured.map { ($0.0.contestant.rawValue, $0.1) }
                    results.append(
                        TimeResult(
                            shape: first.shape, bytes: first.bytes, operation: operation,
                            times: Dictionary(uniqueKeysWithValues: times)))
                }
            }
        }
        if options.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(results), as: UTF8.self))
        } else {
            print(table(results))
        }
    }

    private func table(_ results: [TimeResult]) -> Table {
        let header = [
            "shape", "operation", "bytes", "XMLCodable ms", "median", "MB/s", "wrappers", "dynamic", "XMLCoder ms",
            "times", "Foundation ms", "times",
        ]
        var table = Table(labels: 2, header: header)
        for result in results {
            table.add([
                result.shape, result.operation.rawValue, "\(result.bytes)",
                Table.number(result[.xmlCodable]?.minimum, 4), Table.number(result[.xmlCodable]?.median, 4),
                Table.number(result.megabytesPerSecond, 0),
                Table.times(result.ratio(.wrappers)), Table.times(result.ratio(.dynamic)),
                Table.number(result[.xmlCoder]?.minimum, 4), Table.times(result.ratio(.xmlCoder)),
                Table.number(result[.foundation]?.minimum, 4), Table.times(result.ratio(.foundation)),
            ])
        }
        return table
    }
}
