package import BenchmarkModels
package import Foundation
import XMLCodable

/// This library.
package enum XMLCodableCodec: DocumentCodec {
    package static var name: String { "XMLCodable" }

    package static func decode<Document: BenchmarkDocument>(
        _ type: Document.Type, from data: Data
    ) throws -> Document {
        try XMLDecoder().decode(type, from: data)
    }

    package static func encode<Document: BenchmarkDocument>(_ document: Document) throws -> Data {
        try XMLEncoder().encode(document, withRootKey: Document.rootName, rootAttributes: Document.namespaces)
    }

    /// Makes the tree of a document and lets it go.
    package static func parse(_ data: Data) throws {
        _ = try XML.Document(parsing: data)
    }
}
