import BenchmarkHarness
import Foundation
import WrapperModels
import XMLCodable
import XMLCodableStreaming

/// Compares writing the records of a menu one by one with encoding the whole document, and tells how much memory a long
/// document takes.
struct WriteCommand {
    let options: BenchmarkOptions

    /// What the texts that are compared look like.
    static let formattings: [(name: String, formatting: XML.OutputFormatting)] = [
        ("compact", []), ("indented", .prettyPrinted),
    ]

    func run() throws {
        var table = Table(
            labels: 1,
            header: ["formatting", "bytes", "whole ms", "one by one", "/whole", "contents of", "/whole"])
        for size in options.sizes {
            let menu = try Self.menu(size: size, seed: options.seed)
            for (name, formatting) in Self.formattings {
                let encoder = XMLEncoder()
                encoder.outputFormatting = formatting
                var whole = Double.infinity
                var streamed = Double.infinity
                var ofArray = Double.infinity
                var count = 0
                // The ways take turns, so that another program disturbs both.
                for _ in 0..<options.iterations {
                    whole = try min(whole, CPUClock.measure(calls: 1) { count = try encoder.encode(menu).count })
                    streamed = try min(streamed, CPUClock.measure(calls: 1) { try Self.write(menu.foods, encoder) })
                    ofArray = try min(
                        ofArray, CPUClock.measure(calls: 1) { try Self.writeContents(of: menu.foods, encoder) })
                }
                let ways = [streamed, ofArray].flatMap {
                    [Table.number($0 / 1_000_000, 1), Table.number($0 / whole, 2)]
                }
                table.add([name, "\(count)", Table.number(whole / 1_000_000, 1)] + ways)
            }
        }
        print(table)
        try ChildProcess.withFile(of: Data()) { file in
            let report: StreamCall.Report = try ChildProcess.report([WriteCall.command, "2000000000", file.path])
            print(
                "\(report.bytes) bytes, \(report.records) records, "
                    + "\(Table.number(Double(report.peak) / 1_000_000, 1)) MB at most")
        }
    }

    static func menu(size: Int, seed: UInt64) throws -> Menu {
        try XMLDecoder().decode(Menu.self, from: Shapes.document(shape: "menu", size: size, seed: seed) ?? Data())
    }

    /// Writes records one by one.
    static func write(_ foods: [Food], _ encoder: XMLEncoder) throws {
        let writer = try encoder.writer(at: "food", withRootKey: "Menu", to: .closure { _ in })
        for food in foods { try writer.write(food) }
        try writer.finish()
    }

    /// Writes the records of an array.
    static func writeContents(of foods: [Food], _ encoder: XMLEncoder) throws {
        let writer = try encoder.writer(at: "food", withRootKey: "Menu", to: .closure { _ in })
        try writer.write(contentsOf: foods)
        try writer.finish()
    }
}

/// What a process of its own does, started by `WriteCommand` or by hand: it writes a long document to a file.
struct WriteCall {
    static let command = "write-call"

    private let size: Int
    private let file: URL

    init(_ arguments: [String]) throws {
        guard arguments.count == 2, let size = Int(arguments[0]) else {
            throw BenchmarkOptions.UsageError(message: "\(Self.command) needs a size and a file")
        }
        self.size = size
        file = URL(fileURLWithPath: arguments[1])
    }

    /// Writes a document of at least so many bytes: the records of a shorter one again and again.
    func run() throws {
        let foods = try WriteCommand.menu(size: 1_000_000, seed: 1).foods
        let writer = try XMLEncoder().writer(at: "food", withRootKey: "breakfast_menu", to: .file(file))
        while writer.byteCount < size { for food in foods { try writer.write(food) } }
        try writer.finish()
        let report = StreamCall.Report(
            bytes: writer.byteCount, records: writer.recordCount, peak: ProcessMemory.peak() ?? 0)
        print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
    }
}
