/// What is done with a document.
package enum DocumentOperation: String, CaseIterable, Codable, Sendable {
    /// Makes a tree of the bytes.
    case parse
    /// Makes the model of the bytes.
    case decode
    /// Writes the model without indentation.
    case encode
}
