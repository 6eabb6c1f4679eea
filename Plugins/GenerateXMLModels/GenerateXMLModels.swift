import Foundation
import PackagePlugin

/// `swift package generate-xml-models`: writes models into the sources of the package.
///
/// Arguments are those of `xmlcodable-tool generate`, with paths in the package. Without any, or with `--check` alone, the
/// models are those of each target with a file `XMLModels.options`, which says where they are written.
@main
struct GenerateXMLModels: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "xmlcodable-tool").url
        let folder = context.package.directoryURL
        guard arguments.allSatisfy({ $0 == "--check" }) else { return try run(tool, arguments, in: folder) }
        let files = context.package.targets
            .map { $0.directoryURL.appendingPathComponent("XMLModels.options") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        if files.isEmpty { throw Failure("no target has a file XMLModels.options, and there are no arguments") }
        for file in files { try run(tool, ["--options", file.path] + arguments, in: folder) }
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
