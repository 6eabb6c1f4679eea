/// The model of a whole document.
package protocol BenchmarkDocument: Codable, Equatable, Sendable {
    /// The name of the root element.
    static var rootName: String { get }
    /// What the root declares besides the model's own attributes.
    static var namespaces: [String: String] { get }
}

extension BenchmarkDocument {
    /// Declares nothing.
    package static var namespaces: [String: String] { [:] }
}

/// A model some of whose keys are attributes; each library is told so by its own protocols.
package protocol AttributeBearing {
    /// Whether the value of this key is an attribute of the element.
    static func isAttribute(_ key: any CodingKey) -> Bool
}
