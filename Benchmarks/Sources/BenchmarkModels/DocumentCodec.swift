package import Foundation

/// A library under measurement, as its users call it: a coder per document, default options.
package protocol DocumentCodec: Sendable {
    /// Reads a value.
    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value

    /// Writes a value without indentation.
    static func encode<Value: Encodable>(_ value: Value, as root: RootElement) throws -> Data
}
