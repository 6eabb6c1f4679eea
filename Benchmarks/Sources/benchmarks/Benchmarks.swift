import BenchmarkHarness
import Foundation

/// Measures this library and its peers on generated documents.
@main
enum Benchmarks {
    private static let usage = """
        usage: benchmarks [time|models|cold|growth|linear|peak|stream|actors|events|write|same|pieces|threads|count] [OPTION]...

          time      how long each call takes, beside the peers (the default)
          models    every kind of model beside Foundation's JSON coders; may be followed by what the names begin with
          cold      the same for the first call of a process, and for 1, 10 and 120 types
          growth    time and memory for each byte of documents that grow in length, children and attributes
          linear    every entry point, option and kind of model for n, 2n and 4n; fails if one is not linear; may be
                    followed by what the names of the cases begin with
          peak      the memory of a process that decodes once
          stream    how long records take that are read one by one, beside a call for the whole document, and the
                    memory of a process that reads a stream of 2 GB
          actors    the processor time of a loop over each asynchronous sequence, on the main actor and on another one
          events    how long the events of a document take, read and written again, beside checking it
          write     how long records take that are written one by one, beside a call for the whole document, and the
                    memory of a process that writes 2 GB
          same      FILE...: fails unless the documents have the same records, or the same error, in pieces of 1 to 64
                    bytes and as a whole; for a folder, the same values of the types in its EXPECT_TYPED.tsv
          pieces    FOLDER: fails unless each document below the folder is well-formed, or has the same error, in pieces of any
                    size and as a whole, and is written the same from them
          threads   how many calls a second several threads do together, beside Foundation's JSON coders
          count     each call once, for Benchmarks/instructions, which runs this under callgrind

        """

    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch let error as BenchmarkOptions.UsageError {
            fail("\(error.message)\n\(usage)\(BenchmarkOptions.usage)", status: 2)
        } catch {
            fail("\(error)", status: 1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        let isCommand = arguments.first.map { !$0.hasPrefix("-") } ?? false
        let command = isCommand ? arguments[0] : "time"
        let rest = arguments.dropFirst(isCommand ? 1 : 0)
        if rest.contains("--help") || rest.contains("-h") {
            print(usage + BenchmarkOptions.usage)
            return
        }
        switch command {
        case "models", "cold":
            let names = NameFilter(rest)
            let iterations = try BenchmarkOptions(names.options).iterations
            if command == "models" {
                try ModelsCommand(iterations: iterations, names: names).run()
            } else {
                try ColdCommand(iterations: iterations, names: names).run()
            }
        case ColdCall.command: try ColdCall(Array(rest)).run()
        case "time": try TimeCommand(options: BenchmarkOptions(rest)).run()
        case "growth": try GrowthCommand(options: BenchmarkOptions(rest, sizes: GrowthCommand.sizes)).run()
        case "linear":
            let names = NameFilter(rest)
            let options = try BenchmarkOptions(names.options)
            let failures = try LinearCommand(iterations: options.iterations, names: names).run()
            if !failures.isEmpty { fail("not linear: \(failures.joined(separator: "; "))", status: 1) }
        case "peak": try PeakCommand(options: BenchmarkOptions(rest, sizes: [9_900_000])).run()
        case "stream": try StreamCommand(options: BenchmarkOptions(rest, sizes: [16_000_000])).run()
        case "actors":
            let names = NameFilter(rest)
            let options = try BenchmarkOptions(names.options, sizes: [1_000_000])
            try ActorsCommand(options: options, names: names).run()
        case ActorsCall.command: try ActorsCall(Array(rest)).run()
        case "events": try EventsCommand(options: BenchmarkOptions(rest, sizes: [1_000_000])).run()
        case StreamCall.command: try StreamCall(Array(rest)).run()
        case "write": try WriteCommand(options: BenchmarkOptions(rest, sizes: [16_000_000])).run()
        case WriteCall.command: try WriteCall(Array(rest)).run()
        case "same":
            var differences: [String] = []
            var files: [String] = []
            for path in rest {
                let url = URL(fileURLWithPath: path)
                guard (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
                    files.append(path)
                    continue
                }
                let typed = try SameTypedCommand(folder: url).run()
                print("\(typed.count) values in \(path)")
                differences += typed.differences
            }
            differences += try SameCommand(files: files).run()
            print("\(files.count) documents, \(differences.count) differences")
            if !differences.isEmpty { fail(differences.joined(separator: "\n"), status: 1) }
        case "pieces":
            guard let folder = rest.first, rest.count == 1 else {
                throw BenchmarkOptions.UsageError(message: "pieces needs a folder")
            }
            let (differences, count) = try PiecesCommand(folder: URL(fileURLWithPath: folder)).run()
            print("pieces: \(count) documents, \(differences.count) differences")
            if !differences.isEmpty || count == 0 { fail(differences.joined(separator: "\n"), status: 1) }
        case "threads": try ThreadsCommand(options: BenchmarkOptions(rest, sizes: [1_000_000])).run()
        case "count": try CountCommand(options: BenchmarkOptions(rest, sizes: [256_000])).run()
        case LinearCall.command: try LinearCall(Array(rest)).run()
        case SingleCall.command: try SingleCall(Array(rest)).run()
        default: throw BenchmarkOptions.UsageError(message: "there is no command \(command)")
        }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data("benchmarks: \(message)\n".utf8))
        exit(status)
    }
}
