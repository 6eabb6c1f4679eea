import BenchmarkHarness
import Foundation
import ModelShapes

/// Measures the first call of a process: what a coder finds out about types, and what the runtime does once.
struct ColdCommand {
    let iterations: Int
    let names: NameFilter

    func run() throws {
        var table = Table(
            labels: 1,
            header: ["model"]
                + DocumentOperation.coding.flatMap { ["\($0.rawValue) us", "JSON us", "XML/JSON", "XMLCoder us"] })
        for shape in ColdCall.shapes where names.includes(shape.name) {
            let documents = try shape.documents(records: ColdCall.records)
            var cells = [shape.name]
            for operation in DocumentOperation.coding {
                let times = try shape.formats.map { format in
                    try ChildProcess.withFile(of: documents[format] ?? Data()) { file in
                        // A process that another one disturbs takes longer, and none takes less.
                        try (0..<iterations).map { _ in
                            try ChildProcess.report([
                                ColdCall.command, shape.name, operation.rawValue, format.rawValue, file.path,
                            ]) as Double
                        }.min() ?? 0
                    }
                }
                let numbers = times.map { Table.number($0 / 1_000, 0) }
                cells += numbers.prefix(2) + [Table.number(times[0] / times[1], 2), numbers.dropFirst(2).first ?? ""]
            }
            table.add(cells)
        }
        print(table)
    }
}

/// What a process of its own does, started by `ColdCommand`: it prints the nanoseconds of its first call.
struct ColdCall {
    static let command = "cold-call"
    /// Short documents, so that the first call is little more than what is done once.
    static let records = 3
    static let shapes = ModelShape.manyTypes + ModelShape.all

    private let shape: ModelShape
    private let operation: DocumentOperation
    private let format: ModelShape.Format
    private let file: String

    init(_ arguments: [String]) throws {
        guard arguments.count == 4, let shape = Self.shapes.first(where: { $0.name == arguments[0] }),
            let operation = DocumentOperation(rawValue: arguments[1]),
            let format = ModelShape.Format(rawValue: arguments[2])
        else {
            throw BenchmarkOptions.UsageError(message: "\(Self.command) is for this program itself")
        }
        (self.shape, self.operation, self.format, file) = (shape, operation, format, arguments[3])
    }

    func run() throws {
        let time: Double
        if operation == .decode {
            let document = try Data(contentsOf: URL(fileURLWithPath: file))
            time = try CPUClock.measure(calls: 1) { try shape.decode(document, format) }
        } else {
            let encode = shape.encoding(Self.records, format)
            time = try CPUClock.measure(calls: 1) { _ = try encode() }
        }
        print(time)
    }
}

extension DocumentOperation {
    fileprivate static let coding: [DocumentOperation] = [.decode, .encode]
}
