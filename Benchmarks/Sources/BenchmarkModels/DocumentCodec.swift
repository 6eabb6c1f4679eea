package import Foundation

/// A library under measurement, as its users call it: a coder per document, default options.
package protocol DocumentCodec: Sendable {
    /// What the library is called in the results.
    static var name: String { get }

    /// Reads a value.
    static func decode<Document: BenchmarkDocument>(_ type: Document.Type, from data: Data) throws -> Document

    /// Writes a value without indentation.
    static func encode<Document: BenchmarkDocument>(_ document: Document) throws -> Data
}
