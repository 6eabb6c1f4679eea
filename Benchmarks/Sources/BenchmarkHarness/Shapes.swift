import BenchmarkDocuments
package import Foundation

/// The shapes by their names.
package enum Shapes {
    /// Those that are compared.
    private static let all: [any (DocumentShape & SendableMetatype).Type] = [
        MenuShape.self, MapShape.self, FeedShape.self, TextShape.self, MessageShape.self,
    ]
    /// Those that show how cost grows.
    private static let growing: [any (DocumentShape & SendableMetatype).Type] = [
        ChildrenShape.self, AttributesShape.self,
    ]

    package static var names: [String] { all.map { $0.name } }
    package static var growingNames: [String] { growing.map { $0.name } }

    /// Gives everything that the contestants do, document by document, for the chosen shapes and sizes.
    package static func forEachDocument(_ options: BenchmarkOptions, _ body: ([Workload]) throws -> Void) throws {
        for shape in all where options.shapes.isEmpty || options.shapes.contains(shape.name) {
            for size in shape.hasOneSize ? [0] : options.sizes {
                try body(workloads(shape, size, options))
            }
        }
    }

    /// The chosen sizes, or one if all documents of the shape have the same.
    package static func sizes(ofShape name: String, _ options: BenchmarkOptions) -> [Int] {
        all.contains { $0.name == name && $0.hasOneSize } ? [0] : options.sizes
    }

    /// A generated document of the shape of this name; nil where there is no such shape.
    package static func document(shape name: String, size: Int, seed: UInt64) -> Data? {
        (all + growing).first { $0.name == name }.map { document($0, size, seed) }
    }

    /// One call on a document of the shape of this name; nil where there is no such shape or call.
    package static func workload(
        _ operation: DocumentOperation, _ contestant: Contestant, shape name: String, on data: Data
    ) throws -> Workload? {
        guard let shape = (all + growing).first(where: { $0.name == name }) else { return nil }
        return try workload(operation, contestant, shape, data)
    }

    private static func document<Shape: DocumentShape>(_ shape: Shape.Type, _ size: Int, _ seed: UInt64) -> Data {
        Shape.sample(size: size, seed: seed).data
    }

    private static func workloads<Shape: DocumentShape>(
        _ shape: Shape.Type, _ size: Int, _ options: BenchmarkOptions
    ) throws -> [Workload] {
        try ShapeWorkloads<Shape>().all(size: size, seed: options.seed, options.contestants)
    }

    private static func workload<Shape: DocumentShape>(
        _ operation: DocumentOperation, _ contestant: Contestant, _ shape: Shape.Type, _ data: Data
    ) throws -> Workload? {
        try ShapeWorkloads<Shape>().workload(operation, contestant, on: data)
    }
}
