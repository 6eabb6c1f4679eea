import Foundation

/// Divides the types of a model into files.
struct ModelFiles {
    let options: ModelOptions
    /// The paths of the input.
    let inputs: [String]

    /// The start of each file, by which the tool knows its own.
    static let mark = "// Made by xmlcodable-tool generate"

    func files(_ model: Model, _ writer: SwiftWriter) -> [ModelGenerator.File] {
        let groups: [(name: String, types: [ModelType])]
        switch options.split {
        case .none:
            groups = [(baseName, model.types)]
        case .type:
            groups = model.types.map { ($0.name, [$0]) }
        case .shard(let count):
            let size = max(1, (model.types.count + count - 1) / max(1, count))
            groups = stride(from: 0, to: model.types.count, by: size).enumerated().map { number, start in
                let types = Array(model.types[start..<min(start + size, model.types.count)])
                return ("\(baseName)\(number + 1)", types)
            }
        }
        return groups.enumerated().map { index, group in
            ModelGenerator.File(name: "\(group.name).swift", text: text(group.types, writer, isFirst: index == 0))
        }.sorted { $0.name < $1.name }
    }

    /// The name of a single file: that which is asked for, or that of the document or of the first input.
    private var baseName: String {
        if let name = options.fileName ?? options.namespace ?? options.document { return name }
        let input = URL(fileURLWithPath: inputs.first ?? "Models").deletingPathExtension().lastPathComponent
        let name = SwiftWords.typeName(input)
        return name.isEmpty ? "Models" : name
    }

    private func text(_ types: [ModelType], _ writer: SwiftWriter, isFirst: Bool) -> String {
        var source = SwiftSource()
        let names = inputs.map { URL(fileURLWithPath: $0).lastPathComponent }
        let shown = names.count > 3 ? "\(names.count) files" : names.joined(separator: ", ")
        source.line("\(Self.mark) from \(shown). Changes are lost when it is made again.")
        let modules =
            (types.contains(where: \.usesFoundation) ? ["Foundation"] : [])
            + (types.contains(where: writer.usesLibrary) ? ["XMLCodable"] : [])
        if !modules.isEmpty { source.line() }
        // Where imports are internal by default, those of what is in the interface have its access.
        for module in modules { source.line("\(writer.modifier)import \(module)") }
        if let namespace = options.namespace {
            source.line()
            if isFirst {
                source.documentation(["The types of \(shown)."])
                source.line("\(writer.modifier)enum \(SwiftWords.quoted(namespace)) {}")
                source.line()
            }
            source.block("extension \(SwiftWords.quoted(namespace))") { source in
                for type in types {
                    source.gap()
                    writer.write(type, to: &source)
                }
            }
        } else {
            for type in types {
                source.line()
                writer.write(type, to: &source)
            }
        }
        return source.text
    }
}
