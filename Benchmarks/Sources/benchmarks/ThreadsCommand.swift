import BenchmarkHarness
import Foundation

/// Shows how many calls several threads do together in the time in which one thread does one.
struct ThreadsCommand {
    /// Short enough for many rounds: other programs disturb some of them, and the best counts.
    private static let seconds = 0.1

    /// One line of the table.
    private struct Row {
        let labels: [String]
        let run: ThreadedRun
        /// The most calls a second, by the number of threads less one.
        var best: [Double]
    }

    let options: BenchmarkOptions

    func run() throws {
        let counts = 1...options.threads
        // The first row tells how many cores are free: its threads have nothing in common.
        let spin = ThreadedRun(counts.map { _ in ThreadedRun.spin })
        var rows = [Row(labels: ["spin loop", "", ""], run: spin, best: counts.map { _ in 0 })]
        for shape in options.shapes.isEmpty ? ["message", "menu"] : options.shapes.sorted() {
            for size in Shapes.sizes(ofShape: shape, options) {
                for operation in [DocumentOperation.decode, .encode] {
                    rows += try contestants.compactMap { try row(shape, size, operation, $0) }
                }
            }
        }
        for _ in 0..<options.iterations {
            for index in rows.indices {
                for count in counts {
                    let rate = try rows[index].run.callsPerSecond(threads: count, seconds: Self.seconds)
                    rows[index].best[count - 1] = max(rows[index].best[count - 1], rate)
                }
            }
        }
        print(table(rows))
    }

    /// XMLCoder is left out unless it is asked for by name.
    private var contestants: [Contestant] {
        let all = options.contestants.count == Contestant.allCases.count
        return all ? [.xmlCodable, .foundation] : Contestant.allCases.filter(options.contestants.contains)
    }

    private func row(
        _ shape: String, _ size: Int, _ operation: DocumentOperation, _ contestant: Contestant
    ) throws -> Row? {
        let document = Shapes.document(shape: shape, size: size, seed: options.seed) ?? Data()
        // Each thread has a document and a value of its own.
        let calls = try (0..<options.threads).compactMap { _ in
            try Shapes.workload(operation, contestant, shape: shape, on: Data(Array(document)))?.work
        }
        guard calls.count == options.threads else { return nil }
        // The first calls fill caches.
        for call in calls { try call() }
        return Row(
            labels: ["\(shape), \(document.count) bytes", operation.rawValue, contestant.rawValue],
            run: ThreadedRun(calls), best: calls.map { _ in 0 })
    }

    private func table(_ rows: [Row]) -> Table {
        let more = (1...options.threads).dropFirst()
        var table = Table(
            labels: 3, header: ["document", "operation", "", "calls/s, 1 thread"] + more.map { "\($0) threads" })
        for row in rows {
            let single = row.best[0]
            table.add(
                row.labels + [Table.number(single, single < 1_000 ? 1 : 0)]
                    + more.map { Table.times(row.best[$0 - 1] / single) })
        }
        return table
    }
}
