import BenchmarkHarness
import Foundation
import XMLCodable
import XMLCodableStreaming

/// Compares reading the events of a document, and writing them again, with checking the document.
struct EventsCommand {
    /// What is done with a document.
    enum Way: String, CaseIterable {
        case check, events, written
    }

    let options: BenchmarkOptions

    func run() throws {
        var table = Table(
            labels: 1,
            header: ["shape", "bytes", "check ms", "events", "written", "events/check", "written/check"])
        for name in Shapes.names where options.shapes.isEmpty || options.shapes.contains(name) {
            for size in options.sizes {
                let document = Shapes.document(shape: name, size: size, seed: options.seed) ?? Data()
                try ChildProcess.withFile(of: document) { file in
                    let workloads = Way.allCases.map { way in
                        Workload(
                            shape: name, operation: .parse, contestant: .xmlCodable, bytes: document.count,
                            work: { try way.run(file) })
                    }
                    let times = try Contest(workloads, iterations: options.iterations).run().map(\.minimum)
                    table.add(
                        [name, "\(document.count)"] + times.map { Table.number($0, 1) }
                            + times.dropFirst().map { Table.number($0 / times[0], 2) })
                }
            }
        }
        print(table)
    }
}

extension EventsCommand.Way {
    /// Reads the document in a file.
    func run(_ file: URL) throws {
        switch self {
        case .check: try XML.Document.check(contentsOf: file)
        case .events:
            let reader = try XMLEventReader(contentsOf: file)
            while let event = try reader.next() { withExtendedLifetime(event) {} }
        case .written:
            let reader = try XMLEventReader(contentsOf: file)
            let writer = try XMLEventWriter(to: .closure { _ in })
            while let event = try reader.next() { try writer.write(event) }
            try writer.finish()
        }
    }
}
