import BenchmarkDocuments
import BenchmarkHarness
import Foundation

/// Shows how time and memory grow: as long as they are linear, each byte takes about the same.
struct GrowthCommand {
    static let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]

    let options: BenchmarkOptions

    func run() throws {
        var table = Table(
            labels: 1,
            header: ["what grows", "to", "bytes", "parse ns/byte", "decode", "encode", "decode peak MB over read"])
        for size in options.sizes {
            try add(to: &table, "length (menu)", size, shape: MenuShape.name) {
                MenuShape.sample(size: size, seed: options.seed).data
            }
        }
        // Documents of about equal length, so that the fixed cost of a call does not count.
        let length = 1_000_000
        for count in [1, 10, 100, 1_000, 10_000, 100_000] {
            try add(to: &table, "children", count, shape: ChildrenShape.name) {
                ChildrenShape.sample(size: length, children: count, seed: options.seed).data
            }
        }
        for count in [1, 10, 100, 1_000] {
            try add(to: &table, "attributes", count, shape: AttributesShape.name) {
                AttributesShape.sample(size: length, attributes: count, seed: options.seed).data
            }
        }
        print(table)
    }

    private func add(
        to table: inout Table, _ label: String, _ count: Int, shape: String, _ document: () -> Data
    ) throws {
        let document = document()
        let bytes = document.count
        try ChildProcess.withFile(of: document) { file in
            let child = ChildProcess(shape: shape, contestant: .xmlCodable, file: file)
            let iterations = bytes > 50_000_000 ? 1 : min(options.iterations, 5)
            let times = try DocumentOperation.allCases.map { operation in
                try child.run(operation, iterations: iterations).timing.map { $0.minimum * 1_000_000 / Double(bytes) }
            }
            let peak = try child.run(.decode, iterations: 0).peak - child.run(nil, iterations: 0).peak
            table.add(
                [label, "\(count)", "\(bytes)"] + times.map { Table.number($0, 2) }
                    + [Table.number(Double(peak) / 1_000_000, 1)])
        }
    }
}
