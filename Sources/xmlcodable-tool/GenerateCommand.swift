import Foundation
import XMLCodable
import XMLModelGenerator

/// `generate INPUT... [-o FOLDER]`: writes Swift types for the documents of XML Schemas, or for samples.
enum GenerateCommand {
    private static let needs = [
        "-o": "a folder or a Swift file", "--document": "a name", "--map": "URI=PATH",
        "--root": "the name of an element",
        "--access": "public, package or internal", "--namespace": "a name", "--names": "a file",
        "--split": "none, type or shard:N", "--only": "“decodable”", "--docs": "“schema” or “none”",
    ]

    static func run(_ arguments: [String]) throws(UsageError) -> Status {
        let arguments = try Arguments(
            OptionsFile.expanded(arguments), flags: ["--hashable", "--check", "--explain"], needs: needs,
            lists: ["--map", "--root"])
        let files = try arguments.files
        var generator = ModelGenerator()
        generator.options = try options(arguments)
        if arguments.has("--check"), arguments["-o"] == nil { throw UsageError("--check needs the folder, with -o") }
        let file = arguments["-o"].map { URL(fileURLWithPath: $0) }.flatMap { $0.pathExtension == "swift" ? $0 : nil }
        if file != nil, generator.options.split != .none {
            throw UsageError("--split needs a folder, not a Swift file")
        }
        generator.options.fileName = file?.deletingPathExtension().lastPathComponent
        do {
            if let file = arguments["--names"] { try addNames(file, to: &generator.options) }
            let result = try generator.models(of: files.map(\.path))
            // They were said when the files were made.
            if !arguments.has("--check") { for message in result.messages { Terminal.complain("\(message)") } }
            if arguments.has("--explain") {
                for line in result.explanation { Terminal.write(Array("\(line)\n".utf8)) }
            }
            guard let folder = arguments["-o"] else {
                let printed = result.files.map(\.text).joined(separator: "\n")
                if !arguments.has("--explain") { Terminal.write(Array(printed.utf8)) }
                return .success
            }
            let output =
                if let file {
                    GeneratedFolder(
                        path: file.deletingLastPathComponent().relativePath, files: result.files, isWhole: false)
                } else {
                    GeneratedFolder(path: folder, files: result.files)
                }
            return arguments.has("--check") ? output.check() : output.write()
        } catch let message as ModelMessage {
            Terminal.complain("\(message)")
            return message.isUnreadable ? .trouble : .rejected
        } catch {
            Terminal.complain("xmlcodable-tool: \(error.localizedDescription)")
            return .trouble
        }
    }

    // MARK: - Options

    private static func options(_ arguments: Arguments) throws(UsageError) -> ModelOptions {
        var options = ModelOptions()
        options.document = try identifier("--document", arguments)
        options.namespace = try identifier("--namespace", arguments)
        options.roots = arguments.list("--root")
        options.isHashable = arguments.has("--hashable")
        for map in arguments.list("--map") {
            guard let separator = map.lastIndex(of: "="), separator != map.startIndex else {
                throw UsageError("--map needs URI=PATH, not “\(map)”")
            }
            options.maps[String(map[..<separator])] = String(map[map.index(after: separator)...])
        }
        if let access = arguments["--access"] {
            guard let known = ModelOptions.Access(rawValue: access) else {
                throw UsageError("--access needs public, package or internal, not “\(access)”")
            }
            options.access = known
        }
        if let documentation = arguments["--docs"] {
            guard ["schema", "none"].contains(documentation) else {
                throw UsageError("--docs needs “schema” or “none”, not “\(documentation)”")
            }
            options.hasDocumentation = documentation == "schema"
        }
        if let only = arguments["--only"] {
            guard only == "decodable" else { throw UsageError("--only needs “decodable”, not “\(only)”") }
            options.isDecodableOnly = true
        }
        if let split = arguments["--split"] { options.split = try self.split(split) }
        return options
    }

    private static func identifier(_ option: String, _ arguments: Arguments) throws(UsageError) -> String? {
        guard let name = arguments[option] else { return nil }
        let isName = name.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "_") || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
                || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
        }
        guard isName, let first = name.first, !first.isNumber else {
            throw UsageError("\(option) needs the name of a Swift type, not “\(name)”")
        }
        return name
    }

    private static func split(_ text: String) throws(UsageError) -> ModelOptions.Split {
        switch text {
        case "none": return .none
        case "type": return .type
        default:
            guard text.hasPrefix("shard:"), let count = Int(text.dropFirst(6)), (1...1_000).contains(count) else {
                throw UsageError("--split needs none, type or shard:N with N from 1 to 1000, not “\(text)”")
            }
            return .shard(count)
        }
    }

    /// Reads lines such as `Order.nr = number` and `Order.amount: Double`. Empty lines and those with `#` are skipped.
    private static func addNames(_ path: String, to options: inout ModelOptions) throws {
        let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if words.isEmpty || words.hasPrefix("#") { continue }
            if let name = pair(words, "=") {
                options.names[name.0] = name.1
            } else if let type = pair(words, ":") {
                options.valueTypes[type.0] = type.1
            } else {
                throw ModelMessage(
                    error: "expected “Type.member = name” or “Type.member: SwiftType”", file: path, line: index + 1)
            }
        }
    }

    private static func pair(_ line: String, _ separator: Character) -> (String, String)? {
        let parts = line.split(separator: separator, maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } ? (parts[0], parts[1]) : nil
    }
}
