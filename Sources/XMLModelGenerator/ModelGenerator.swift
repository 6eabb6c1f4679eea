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
    }

    /// The options of a run.
    public var options = ModelOptions()

    /// Creates a generator with the default options.
    public init() {}

    /// Makes models of files: of schemas if the first one is an XML Schema, otherwise of samples.
    ///
    /// - Throws: ``ModelMessage`` for input that no model can be made of.
    public func models(of paths: [String]) throws -> Result {
        try Self.isSchema(paths.first ?? "") ? models(ofSchemas: paths) : models(ofSamples: paths)
    }

    private static func isSchema(_ path: String) throws -> Bool {
        do {
            let name = try XML.Document(contentsOf: URL(fileURLWithPath: path)).root.name
            return name.localName == "schema" && name.namespaceURI == SchemaNamespace.schema
        } catch let error as XMLParsingError {
            throw ModelMessage.error(error.message, at: SourcePlace(file: path, line: error.line, column: error.column))
        } catch {
            throw ModelMessage.error("\(path) cannot be read")
        }
    }

    /// Makes models of what documents have in common.
    ///
    /// - Throws: ``ModelMessage`` for a file that is no document.
    public func models(ofSamples paths: [String]) throws -> Result {
        let log = MessageLog()
        var reader = SampleReader()
        for path in paths { try reader.read(path) }
        let model = SampleModelBuilder(reader, log: log).build(document: options.document)
        return result(model, inputs: paths, log)
    }

    /// Makes models of XML Schemas, and of what these include and import.
    ///
    /// - Throws: ``ModelMessage`` for a schema that no model can be made of.
    public func models(ofSchemas paths: [String]) throws -> Result {
        let log = MessageLog()
        var loader = SchemaLoader(maps: options.maps, log: log)
        try loader.load(paths)
        let definitions = try SchemaDefinitions(files: loader.files, redefinitions: loader.redefinitions, log: log)
        let resolver = SchemaResolver(definitions, log: log)
        let builder = SchemaModelBuilder(resolver, log: log)
        var model = try builder.build(document: options.document, roots: options.roots)
        let declared = loader.files.flatMap { file in
            file.root.namespacesInScope.sorted { $0.key < $1.key }.map { (namespace: $0.value, prefix: $0.key) }
        }
        model.prefixes = NamespacePrefixes.choose(
            namespaces: loader.files.map(\.targetNamespace), declared: declared)
        return result(model, inputs: paths, log)
    }

    private func result(_ model: Model, inputs: [String], _ log: MessageLog) -> Result {
        var namer = ModelNamer(prefixes: model.prefixes, renames: options.names)
        namer.name(model)
        let types = model.types.flatMap(\.all)
        RecursionBreaker.mark(types)
        var writer = SwiftWriter()
        writer.access = SwiftWriter.Access(rawValue: options.access.rawValue) ?? .public
        writer.isHashable = options.isHashable
        writer.isDecodableOnly = options.isDecodableOnly
        writer.usesNamespaces = types.contains(where: \.usesNamespaces)
        let files = ModelFiles(options: options, inputs: inputs).files(model, writer)
        return Result(files: files, messages: log.messages)
    }
}

extension ModelType {
    /// The type and all types in it.
    var all: [ModelType] { [self] + nested.flatMap(\.all) }
}
