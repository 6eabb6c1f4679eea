import Foundation
import XMLCodable
import XMLModelGenerator

/// `generate INPUT... [-o DIR]`: writes Swift types that read the documents of a schema, or samples.
enum GenerateCommand {
    private static let needs = [
        "-o": "a folder", "--document": "a name", "--map": "URI=PATH",
    ]

    static func run(_ arguments: [String]) throws(UsageError) -> Status {
        let arguments = try Arguments(arguments, needs: needs, lists: ["--map"])
        let files = try arguments.files
        var generator = ModelGenerator()
        generator.options.document = arguments["--document"]
        for map in arguments.list("--map") {
            guard let separator = map.lastIndex(of: "=") else { throw UsageError("--map needs URI=PATH, not “\(map)”") }
            generator.options.maps[String(map[..<separator])] = String(map[map.index(after: separator)...])
        }
        let result: ModelGenerator.Result
        do {
            result = try generator.models(of: files.map(\.url.path))
        } catch let message as ModelMessage {
            Terminal.complain("\(message)")
            return .rejected
        } catch {
            Terminal.complain("\(error)")
            return .trouble
        }
        for message in result.messages { Terminal.complain("\(message)") }
        guard let folder = arguments["-o"] else {
            for file in result.files { Terminal.write(Array(file.text.utf8)) }
            return .success
        }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for file in result.files {
                try Data(file.text.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(file.name))
            }
        } catch {
            Terminal.complain("\(folder): cannot be written: \(error.localizedDescription)")
            return .trouble
        }
        return .success
    }
}
