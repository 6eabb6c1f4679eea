package import BenchmarkModels
package import Foundation
import XMLCoder

/// CoreOffice/XMLCoder, the library that others use today.
package enum XMLCoderCodec: DocumentCodec {
    package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try XMLDecoder().decode(type, from: data)
    }

    package static func encode<Value: Encodable>(_ value: Value, as root: RootElement) throws -> Data {
        try XMLEncoder().encode(value, withRootKey: root.name, rootAttributes: root.namespaces)
    }
}
