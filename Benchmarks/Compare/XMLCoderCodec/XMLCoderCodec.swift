package import BenchmarkModels
package import Foundation
import XMLCoder

/// CoreOffice/XMLCoder, the library that others use today.
package enum XMLCoderCodec: DocumentCodec {
    package static var name: String { "XMLCoder" }

    package static func decode<Document: BenchmarkDocument>(
        _ type: Document.Type, from data: Data
    ) throws -> Document {
        try XMLDecoder().decode(type, from: data)
    }

    package static func encode<Document: BenchmarkDocument>(_ document: Document) throws -> Data {
        try XMLEncoder().encode(document, withRootKey: Document.rootName, rootAttributes: Document.namespaces)
    }
}
