/// What the command line asks for.
package struct BenchmarkOptions {
    package static let usage = """
        Options:
          --size BYTES      about how long each document is; 64k, 4m and 1g are understood; may be given several
                            times (default 1k and 1m)
          --shape NAME      one of the shapes only; may be given several times
          --only NAME       one of XMLCodable, wrappers, dynamic, XMLCoder and Foundation; may be given several times
          --iterations N    how often each call is measured (default 10)
          --threads N       the most threads of the command threads (default 2)
          --seed N          the seed of the documents (default 1)
          --json            prints the results as JSON instead of a table
        """

    /// A command line that says nothing sensible, in words for the user.
    package struct UsageError: Error {
        package let message: String

        package init(message: String) { self.message = message }
    }

    package var sizes: [Int]
    package var iterations = 10
    package var threads = 2
    package var seed: UInt64 = 1
    /// Empty for all.
    package var shapes: Set<String> = []
    package var contestants = Set(Contestant.allCases)
    package var json = false
    package var help = false

    /// Reads the arguments after the name of the program and of the command.
    package init(_ arguments: some Sequence<String>, sizes defaultSizes: [Int] = [1_000, 1_000_000]) throws {
        var sizes: [Int] = []
        var contestants: Set<Contestant> = []
        var rest = arguments.makeIterator()
        while let argument = rest.next() {
            switch argument {
            case "--size": sizes.append(try Self.value(rest.next(), after: argument, Self.byteCount))
            case "--iterations": iterations = try Self.value(rest.next(), after: argument) { Int($0) }
            case "--threads": threads = try Self.value(rest.next(), after: argument) { Int($0) }
            case "--seed": seed = try Self.value(rest.next(), after: argument) { UInt64($0) }
            case "--shape": shapes.insert(try Self.value(rest.next(), after: argument, Self.shape))
            case "--only": contestants.insert(try Self.value(rest.next(), after: argument, Self.contestant))
            case "--json": json = true
            case "--help", "-h": help = true
            default: throw UsageError(message: "unknown argument \(argument)")
            }
        }
        self.sizes = sizes.isEmpty ? defaultSizes : sizes
        if !contestants.isEmpty { self.contestants = contestants }
        if self.sizes.contains(where: { $0 < 1 }) || iterations < 1 || threads < 1 {
            throw UsageError(message: "--size, --iterations and --threads begin at 1")
        }
    }

    private static func value<Value>(
        _ text: String?, after option: String, _ read: (String) -> Value?
    ) throws -> Value {
        guard let text else { throw UsageError(message: "\(option) needs a value") }
        guard let value = read(text) else { throw UsageError(message: "\(option) cannot be \(text)") }
        return value
    }

    private static func shape(_ name: String) -> String? {
        Shapes.names.contains(name) ? name : nil
    }

    private static func contestant(_ name: String) -> Contestant? { Contestant(rawValue: name) }

    private static func byteCount(_ text: String) -> Int? {
        let units: [Character: Int] = ["k": 1_000, "m": 1_000_000, "g": 1_000_000_000]
        guard let unit = text.lowercased().last.flatMap({ units[$0] }) else { return Int(text) }
        let product = Int(text.dropLast())?.multipliedReportingOverflow(by: unit)
        return product.flatMap { $0.overflow ? nil : $0.partialValue }
    }
}
