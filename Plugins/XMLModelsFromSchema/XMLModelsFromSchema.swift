import Foundation
import PackagePlugin

/// Makes a model of the schema of a target whenever the target is built.
///
/// The input is the file `XMLModels.options` of the target, with options of `xmlcodable-tool generate` and inputs; without
/// it, the schemas in the target.
@main
struct XMLModelsFromSchema: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let folder = target.directoryURL
        let files = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init())
            .compactMap { $0 as? URL }
        let schemas = files.filter { $0.pathExtension == "xsd" }.sorted { $0.path < $1.path }
        let options = folder.appendingPathComponent("XMLModels.options")
        let hasOptions = FileManager.default.fileExists(atPath: options.path)
        guard hasOptions || !schemas.isEmpty else {
            Diagnostics.error("the target \(target.name) has neither a schema nor a file XMLModels.options")
            return []
        }
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("XMLModels.swift")
        let inputs = hasOptions ? ["--options", options.path] : schemas.map(\.path)
        return [
            .buildCommand(
                displayName: "Making the XML models of \(target.name)",
                executable: try context.tool(named: "xmlcodable-tool").url,
                arguments: ["generate"] + inputs + ["-o", output.path],
                inputFiles: schemas + (hasOptions ? [options] : []), outputFiles: [output])
        ]
    }
}
