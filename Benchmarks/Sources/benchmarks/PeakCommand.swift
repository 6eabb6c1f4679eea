import BenchmarkHarness
import Foundation

/// Tells how much memory it takes to parse and to decode a document, over that of a process that only reads the file.
struct PeakCommand {
    let options: BenchmarkOptions

    func run() throws {
        var table = Table(
            labels: 1, header: ["shape", "bytes", "read MB", "+ parse", "+ decode", "+ wrappers", "+ XMLCoder decode"])
        for shape in Shapes.names where options.shapes.isEmpty || options.shapes.contains(shape) {
            for size in options.sizes {
                guard let document = Shapes.document(shape: shape, size: size, seed: options.seed) else { continue }
                let row = try ChildProcess.withFile(of: document) { try peaks(shape, document.count, $0) }
                table.add([shape, "\(document.count)"] + row)
            }
        }
        print(table)
    }

    private func peaks(_ shape: String, _ count: Int, _ file: URL) throws -> [String] {
        let read = try peak(shape, nil, .xmlCodable, file)
        let calls: [(DocumentOperation, Contestant)] = [
            (.parse, .xmlCodable), (.decode, .xmlCodable), (.decode, .wrappers), (.decode, .xmlCoder),
        ]
        let others = try calls.map { operation, contestant in
            contestant.reads(count, in: operation) ? try peak(shape, operation, contestant, file) - read : nil
        }
        return ([read] + others).map { Table.number($0, 1) }
    }

    /// In millions of bytes.
    private func peak(
        _ shape: String, _ operation: DocumentOperation?, _ contestant: Contestant, _ file: URL
    ) throws -> Double {
        let child = ChildProcess(shape: shape, contestant: contestant, file: file)
        return Double(try child.run(operation, iterations: 0).peak) / 1_000_000
    }
}
