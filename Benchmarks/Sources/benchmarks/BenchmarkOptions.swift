/// What the command line asks for.
struct BenchmarkOptions {
    static let usage = """
        usage: benchmarks [--size BYTES] [--iterations N] [--seed N] [--shape NAME]... [--json]

          --size BYTES      about how long each document is; 64k and 4m are understood (default 1m)
          --iterations N    how often each call is measured (default 10)
          --seed N          the seed of the documents (default 1)
          --shape NAME      one of the shapes only; may be given several times
          --json            prints the results as JSON instead of a table
        """

    /// A command line that says nothing sensible, in words for the user.
    struct UsageError: Error { let message: String }

    var size = 1_000_000
    var iterations = 10
    var seed: UInt64 = 1
    /// Empty for all.
    var shapes: Set<String> = []
    var json = false
    var help = false

    /// Reads the arguments after the name of the program.
    init(_ arguments: some Sequence<String>) throws {
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--size": size = try Self.value(rest.next(), after: argument, Self.byteCount)
            case "--iterations": iterations = try Self.value(rest.next(), after: argument) { Int($0) }
            case "--seed": seed = try Self.value(rest.next(), after: argument) { UInt64($0) }
            case "--shape": shapes.insert(try Self.value(rest.next(), after: argument) { $0 })
            case "--json": json = true
            case "--help", "-h": help = true
            default: throw UsageError(message: "unknown argument \(argument)")
            }
        }
        if size < 1 || iterations < 1 { throw UsageError(message: "--size and --iterations begin at 1") }
    }

    private static func value<Value>(
        _ text: String?, after option: String, _ read: (String) -> Value?
    ) throws -> Value {
        guard let text else { throw UsageError(message: "\(option) needs a value") }
        guard let value = read(text) else { throw UsageError(message: "\(option) cannot be \(text)") }
        return value
    }

    private static func byteCount(_ text: String) -> Int? {
        let units: [Character: Int] = ["k": 1_000, "m": 1_000_000]
        guard let unit = text.lowercased().last.flatMap({ units[$0] }) else { return Int(text) }
        let product = Int(text.dropLast())?.multipliedReportingOverflow(by: unit)
        return product.flatMap { $0.overflow ? nil : $0.partialValue }
    }
}
