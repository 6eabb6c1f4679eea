import BenchmarkHarness
import Foundation
import ModelShapes

/// Measures every kind of model beside Foundation's JSON coders with the same values.
struct ModelsCommand {
    /// So many records make calls of a few hundred microseconds.
    static let records = 100

    let iterations: Int
    let names: NameFilter

    func run() throws {
        var table = Table(
            labels: 1,
            header: [
                "model", "XML bytes", "decode us", "JSON us", "XML/JSON", "encode us", "JSON us", "XML/JSON",
            ])
        for shape in ModelShape.all where names.includes(shape.name) {
            let documents = try shape.documents(records: Self.records)
            let times = try Contest(Self.workloads(shape, documents), iterations: iterations).run()
                .map { $0.minimum * 1_000 }
            func numbers(_ index: Int) -> [String] {
                [
                    Table.number(times[index], 1), Table.number(times[index + 1], 1),
                    Table.number(times[index] / times[index + 1], 2),
                ]
            }
            table.add([shape.name, "\(documents[.xml]?.count ?? 0)"] + numbers(0) + numbers(2))
        }
        print(table)
    }

    /// Decoding both formats, then encoding both.
    private static func workloads(_ shape: ModelShape, _ documents: [ModelShape.Format: Data]) -> [Workload] {
        let formats = [ModelShape.Format.xml, .json]
        let decoding = formats.map { format in
            let document = documents[format] ?? Data()
            return workload(shape, .decode, document) { try shape.decode(document, format) }
        }
        let encoding = formats.map { format in
            let encode = shape.encoding(records, format)
            return workload(shape, .encode, documents[format] ?? Data()) { _ = try encode() }
        }
        return decoding + encoding
    }

    private static func workload(
        _ shape: ModelShape, _ operation: DocumentOperation, _ document: Data, _ work: @escaping () throws -> Void
    ) -> Workload {
        Workload(
            shape: shape.name, operation: operation, contestant: .xmlCodable, bytes: document.count, work: work)
    }
}
