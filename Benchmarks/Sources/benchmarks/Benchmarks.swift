import BenchmarkDocuments
import Foundation

/// Measures this library and XMLCoder on the same generated documents.
@main
enum Benchmarks {
    private static let shapes: [any (DocumentShape & SendableMetatype).Type] = [
        MenuShape.self, MapShape.self, FeedShape.self, TextShape.self,
    ]

    static func main() {
        do {
            let options = try BenchmarkOptions(CommandLine.arguments.dropFirst())
            if options.help {
                print(BenchmarkOptions.usage)
            } else {
                try report(run(options), options)
            }
        } catch let error as BenchmarkOptions.UsageError {
            fail("\(error.message)\n\(BenchmarkOptions.usage)", status: 2)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func run(_ options: BenchmarkOptions) throws -> [BenchmarkResult] {
        let unknown = options.shapes.subtracting(shapes.map { $0.name })
        if let name = unknown.min() {
            let known = shapes.map { $0.name }.joined(separator: ", ")
            throw BenchmarkOptions.UsageError(message: "there is no shape \(name), only \(known)")
        }
        return try shapes.filter { options.shapes.isEmpty || options.shapes.contains($0.name) }
            .flatMap { try results($0, options) }
    }

    private static func results<Shape: DocumentShape>(
        _ shape: Shape.Type, _ options: BenchmarkOptions
    ) throws -> [BenchmarkResult] {
        try ShapeBenchmark<Shape>(options: options).run()
    }

    private static func report(_ results: [BenchmarkResult], _ options: BenchmarkOptions) throws {
        if options.json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(results), as: UTF8.self))
        } else {
            print(ResultTable(results: results))
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
        exit(status)
    }
}
