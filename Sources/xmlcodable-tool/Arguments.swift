/// What is wrong with the arguments of the tool.
struct UsageError: Error {
    let message: String

    init(_ message: String) { self.message = message }
}

/// The files and options of a command, in any order. After `--`, everything is a file.
struct Arguments {
    private var names: [String] = []
    private var flags: Set<String> = []
    private var values: [String: String] = [:]
    private var lists: [String: [String]] = [:]

    /// - Parameters:
    ///   - flags: The options without a value.
    ///   - needs: The options with a value, and what it is.
    ///   - lists: Those of them that can be given several times.
    init(
        _ arguments: [String], flags: Set<String> = [], needs: [String: String] = [:], lists: Set<String> = []
    ) throws(UsageError) {
        self.lists = Dictionary(uniqueKeysWithValues: lists.map { ($0, []) })
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                names += rest
                break
            }
            if argument == "-" || !argument.hasPrefix("-") {
                names.append(argument)
            } else if flags.contains(argument) {
                self.flags.insert(argument)
            } else {
                try addValue(argument, &rest, needs)
            }
        }
    }

    /// Adds an option with a value, as `--option value` or `--option=value`.
    private mutating func addValue(
        _ argument: String, _ rest: inout ArraySlice<String>, _ needs: [String: String]
    ) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let option = parts[0]
        guard let need = needs[option] else {
            throw UsageError("there is no option \(argument); a file of this name is ./\(argument)")
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
            throw UsageError("\(option) needs \(need)")
        }
        if lists[option] != nil {
            lists[option]?.append(value)
            return
        }
        guard values[option] == nil else { throw UsageError("\(option) is given twice") }
        values[option] = value
    }

    // MARK: - Options

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    subscript(option: String) -> String? { values[option] }

    /// Returns the values of an option that can be given several times.
    func list(_ option: String) -> [String] { lists[option] ?? [] }

    /// Returns the value of an option as a number.
    func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let value = values[option] else { return nil }
        guard let number = Int(value), range.contains(number) else {
            throw UsageError("\(option) needs a number from \(range.lowerBound) to \(range.upperBound), not “\(value)”")
        }
        return number
    }

    /// The number of bytes that are parsed at once, which tests set with `--piece`. Defaults to a megabyte.
    var pieceSize: Int { get throws(UsageError) { try number("--piece", in: 1...Int.max) ?? 1 << 20 } }
    static let pieceNeed = ["--piece": "a number of bytes"]

    // MARK: - Files

    /// The files, of which there is at least one.
    var files: [Input] {
        get throws(UsageError) {
            if names.isEmpty { throw UsageError("which file? - is the standard input") }
            if names.contains("") { throw UsageError("the name of a file is empty") }
            if names.count(where: { $0 == "-" }) > 1 { throw UsageError("the standard input can be read only once") }
            return names.map { Input($0) }
        }
    }

    /// The only file.
    var file: Input {
        get throws(UsageError) {
            let files = try files
            if files.count > 1 { throw UsageError("expected one file, found \(files.count)") }
            return files[0]
        }
    }
}
