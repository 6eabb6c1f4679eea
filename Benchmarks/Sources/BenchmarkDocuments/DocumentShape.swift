package import BenchmarkModels
package import Foundation

/// A generated document and the value that is in it.
package struct Sample<Document: Sendable>: Sendable {
    package let value: Document
    package let data: Data
}

/// A kind of document.
package protocol DocumentShape: Sendable {
    /// The model whose keys say nothing about XML.
    associatedtype Document: BenchmarkDocument
    /// The same model with keys such as `@id` and `#text`.
    associatedtype Sigils: Codable & Sendable
    /// The same model with wrappers such as `@XMLAttribute` and `@XMLText`.
    associatedtype Wrappers: Codable & Sendable

    /// What the shape is called on the command line and in the results.
    static var name: String { get }

    /// Whether the documents are equally long whatever size is asked for.
    static var hasOneSize: Bool { get }

    /// Makes a document of about so many bytes, the same for the same seed.
    static func sample(size: Int, seed: UInt64) -> Sample<Document>
}

extension DocumentShape {
    /// As long as asked for.
    package static var hasOneSize: Bool { false }
}
