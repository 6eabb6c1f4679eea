import Foundation
import XMLCodable

/// Makes Swift models of schemas or of sample documents.
public struct ModelGenerator {
    /// A file of Swift code.
    public struct File: Hashable, Sendable {
        /// The name, without a folder.
        public let name: String
        /// The code.
        public let text: String
    }

    /// What a run makes.
    public struct Result: Sendable {
        /// The files, in the order of their names.
        public let files: [File]
        /// What is not carried over, and what was guessed.
        public let messages: [ModelMessage]
        /// What each property and case is made from, a line each.
        public let explanation: [String]
    }

    /// The options of a run.
    public var options = ModelOptions()

    /// The start of each file, which tells generated files from others.
    public static let mark = ModelFiles.mark

    /// Creates a generator with the default options.
    public init() {}

    /// Makes models of files: of schemas if the first one is an XML Schema, otherwise of samples.
    ///
    /// Schemas are read with what they include and import. Nothing is read from a network.
    ///
    /// - Throws: ``ModelMessage`` for input that no model can be made of.
    public func models(of paths: [String]) throws -> Result {
        let source = DocumentSource()
        guard let first = paths.first else { throw ModelMessage.error("there is no input") }
        let name = try source.root(of: first).name
        let isSchema = name.localName == "schema" && name.namespaceURI == SchemaNamespace.schema
        return try isSchema ? schemaModels(paths, source) : sampleModels(paths, source)
    }

    private func sampleModels(_ paths: [String], _ source: DocumentSource) throws -> Result {
        var reader = SampleReader()
        for path in paths {
            let root = try source.root(of: path)
            if root.name.namespaceURI == SchemaNamespace.schema {
                throw ModelMessage.error("\(path) is a schema, and \(paths[0]) is a sample: give one kind at a time")
            }
            reader.read(root, from: path)
        }
        let log = MessageLog()
        let model = SampleModelBuilder(reader, log: log).build(document: options.document)
        return result(model, inputs: paths, isGuess: true, log)
    }

    private func schemaModels(_ paths: [String], _ source: DocumentSource) throws -> Result {
        let log = MessageLog()
        var loader = SchemaLoader(maps: options.maps, source: source, log: log)
        try loader.load(paths)
        let definitions = try SchemaDefinitions(files: loader.files, redefinitions: loader.redefinitions, log: log)
        let resolver = SchemaResolver(definitions, hasDocumentation: options.hasDocumentation, log: log)
        let builder = SchemaModelBuilder(resolver, log: log) { SwiftWriter().literal($0, $1) != nil }
        var model = try builder.build(document: options.document, roots: options.roots)
        let declared = loader.files.flatMap { file in
            file.root.namespacesInScope.sorted { $0.key < $1.key }.map { (namespace: $0.value, prefix: $0.key) }
        }
        model.prefixes = NamespacePrefixes.choose(namespaces: loader.files.map(\.targetNamespace), declared: declared)
        return result(model, inputs: paths, isGuess: false, log)
    }

    private func result(_ model: Model, inputs: [String], isGuess: Bool, _ log: MessageLog) -> Result {
        UnusedTypes.remove(from: model.types)
        let namer = ModelNamer(prefixes: model.prefixes, renames: options.names)
        for unused in namer.name(model) { log.warn("nothing is named \(unused), so it is not renamed", at: nil) }
        let types = model.types.flatMap(\.all)
        for unused in ValueTypes(options.valueTypes).apply(to: types) {
            log.warn("no property \(unused) has a single value, so its type is as it was", at: nil)
        }
        RecursionBreaker.mark(types)
        if types.contains(where: \.hasPlainNames) {
            // With a default namespace, each of these would have to leave it, which a text cannot. All types agree on the prefix.
            for type in types {
                type.prefix = model.prefixes[type.namespace].map(NamespacePrefixes.valid)
            }
        }
        let writer = SwiftWriter(options: options, usesNamespaces: types.contains(where: \.usesNamespaces))
        let explanation = ModelExplanation(writer: writer)
        if isGuess { for line in explanation.guesses(types) { log.note(line) } }
        return Result(
            files: ModelFiles(options: options, inputs: inputs).files(model, writer), messages: log.messages,
            explanation: explanation.lines(types))
    }
}

extension ModelType {
    var all: [ModelType] { [self] + nested.flatMap(\.all) }
}
