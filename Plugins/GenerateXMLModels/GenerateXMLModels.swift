import Foundation
import PackagePlugin

/// `swift package generate-xml-models`: writes models into the sources of the package.
///
/// Arguments are those of `xmlcodable-tool generate`, with paths in the package. Without any, or with `--check` alone, the
/// models are those of each target with a file `XMLModels.options` that says where they are written.
@main
struct GenerateXMLModels: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "xmlcodable-tool").url
        let folder = context.package.directoryURL
        guard arguments.allSatisfy({ $0 == "--check" }) else { return try run(tool, arguments, in: folder) }
        let files = context.package.targets
            .map { $0.directoryURL.appendingPathComponent("XMLModels.options") }
            .filter(Self.saysWhere)
        if files.isEmpty { throw Failure("no target has a file XMLModels.options with a line “-o FOLDER”") }
        for file in files { try run(tool, ["--options", file.path] + arguments, in: folder) }
    }

    /// Whether a file with options says where the models are written: others are for the build tool.
    private static func saysWhere(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("-o ") }
    }

    private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["generate"] + arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        throw Failure("xmlcodable-tool generate \(arguments.joined(separator: " ")) failed")
    }
}

private struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
