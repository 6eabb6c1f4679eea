package import BenchmarkModels
package import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What comes with Swift: JSON for the same values, and a parser of XML.
package enum FoundationCodec: DocumentCodec {
    /// A document that the parser refuses.
    struct Refusal: Error {}

    package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        try JSONDecoder().decode(type, from: data)
    }

    package static func encode<Value: Encodable>(_ value: Value, as root: RootElement) throws -> Data {
        try JSONEncoder().encode(value)
    }

    /// Reads a document and tells nobody what is in it.
    package static func parse(_ data: Data) throws {
        if !XMLParser(data: data).parse() { throw Refusal() }
    }
}
