package import BenchmarkModels
package import Foundation
import XMLCodable

/// This library.
package enum XMLCodableCodec: DocumentCodec {
    package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try XMLDecoder().decode(type, from: data)
    }

    package static func encode<Value: Encodable>(_ value: Value, as root: RootElement) throws -> Data {
        try XMLEncoder().encode(value, withRootKey: root.name, rootAttributes: root.namespaces)
    }

    /// Makes the tree of a document and lets it go.
    package static func parse(_ data: Data) throws {
        _ = try XML.Document(parsing: data)
    }
}
