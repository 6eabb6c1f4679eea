import Foundation

/// A file with options and inputs of `generate`, one in each line, for a build that always gives the same ones:
///
///     # the schema of the shop
///     orders.xsd
///     --document OrderDocument
///     --map urn:example:common=common.xsd
///
/// Paths are relative to the file. Empty lines and those that begin with `#` are skipped.
enum OptionsFile {
    /// Returns arguments with the lines of a file in place of each `--options FILE`.
    static func expanded(_ arguments: [String]) throws(UsageError) -> [String] {
        var result: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return result + [argument] + rest }
            if argument == "--options" {
                guard let path = rest.popFirst() else { throw UsageError("--options needs a file") }
                result += try lines(of: path)
            } else if argument.hasPrefix("--options=") {
                result += try lines(of: String(argument.dropFirst("--options=".count)))
            } else {
                result.append(argument)
            }
        }
        return result
    }

    private static func lines(of path: String) throws(UsageError) -> [String] {
        let url = URL(fileURLWithPath: path)
        guard let data = try? Data(contentsOf: url) else { throw UsageError("--options: \(path) cannot be read") }
        let folder = url.deletingLastPathComponent()
        var result: [String] = []
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") { continue }
            guard line.hasPrefix("-") else {
                result.append(absolute(line, folder))
                continue
            }
            let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
            result.append(words[0])
            guard words.count > 1 else { continue }
            let value = words[1].trimmingCharacters(in: .whitespaces)
            switch words[0] {
            case "-o", "--names": result.append(absolute(value, folder))
            case "--map":
                let separator = value.lastIndex(of: "=").map { value.index(after: $0) } ?? value.startIndex
                result.append(value[..<separator] + absolute(String(value[separator...]), folder))
            default: result.append(value)
            }
        }
        return result
    }

    private static func absolute(_ path: String, _ folder: URL) -> String {
        URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.path
    }
}
