import Foundation
import Testing
import XMLModelGenerator

/// A temporary folder with schemas or samples.
final class ModelFolder {
    private let url: URL

    init(_ files: [String: String]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("xmlcodable-models-\(UUID())")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try Data(text.utf8).write(to: url.appendingPathComponent(name)) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Makes a model of the files.
    func generate(
        _ names: [String], _ change: (inout ModelOptions) -> Void = { _ in }
    ) throws -> ModelGenerator.Result {
        var generator = ModelGenerator()
        change(&generator.options)
        return try generator.models(of: names.map(path))
    }

    /// The error for the files, with names instead of paths.
    func failure(_ names: [String], _ change: (inout ModelOptions) -> Void = { _ in }) -> String? {
        do {
            _ = try generate(names, change)
            return nil
        } catch {
            return shortened("\(error)")
        }
    }

    /// A message with names instead of paths.
    func shortened(_ message: String) -> String { message.replacingOccurrences(of: url.path + "/", with: "") }
}

/// A schema around declarations.
enum Schema {
    static func text(_ content: String, attributes: String = "") -> String {
        #"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" \#(attributes)>\#(content)</xs:schema>"#
    }

    /// A type `T` with a content.
    static func type(_ content: String) -> String {
        text(#"<xs:complexType name="T">\#(content)</xs:complexType>"#)
    }
}
