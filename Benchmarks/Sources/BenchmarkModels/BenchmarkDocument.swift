/// The model of a whole document, its keys without any notation of XML.
///
/// XMLCoder and JSON use these models; so does XMLCodable, as a user does who comes from XMLCoder. The same models in
/// XMLCodable's own notations are those of `SigilModels` and `WrapperModels`.
package protocol BenchmarkDocument: Codable, Equatable, Sendable {
    /// The element that the document is.
    static var root: RootElement { get }
}

/// What an encoder is told about the root element.
package struct RootElement: Sendable {
    /// Its name.
    package let name: String
    /// What it declares besides the model's own attributes.
    package let namespaces: [String: String]

    package init(name: String, namespaces: [String: String] = [:]) {
        self.name = name
        self.namespaces = namespaces
    }
}

/// A model some of whose keys are attributes; each library is told so by its own protocols.
package protocol AttributeBearing {
    /// Whether the value of this key is an attribute of the element.
    static func isAttribute(_ key: any CodingKey) -> Bool
}
