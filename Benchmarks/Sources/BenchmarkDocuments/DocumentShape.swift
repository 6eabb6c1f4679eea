package import BenchmarkModels
package import Foundation

/// A generated document and the value that is in it.
package struct Sample<Document: BenchmarkDocument>: Sendable {
    package let value: Document
    package let data: Data
}

/// A kind of document.
package protocol DocumentShape: Sendable {
    associatedtype Document: BenchmarkDocument

    /// What the shape is called on the command line and in the results.
    static var name: String { get }

    /// Makes a document of about so many bytes, the same for the same seed.
    static func sample(size: Int, seed: UInt64) -> Sample<Document>
}
