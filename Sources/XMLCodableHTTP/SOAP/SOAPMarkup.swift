import XMLCodable

/// How the envelope that is being encoded is written; what is inside it asks for that.
struct SOAPMarkup: Sendable {
    @TaskLocal static var current = SOAPMarkup(version: .v1_1, prefix: SOAPMarkup.defaultPrefix)
    static let defaultPrefix = "soap"

    let version: SOAPVersion
    let prefix: String

    /// Returns the qualified name of an element or attribute of the envelope.
    func name(_ localName: String) -> String { "\(prefix):\(localName)" }

    var declaration: XML.Attribute { XML.Attribute("xmlns:\(prefix)", value: version.namespaceURI) }
}

/// A key that the grammar of keys interprets.
struct SOAPKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ key: String) { stringValue = key }
    // Keys are part of the code and not data, so none can be made from a name in a document.
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }

    /// The key of ``XMLElementName``.
    static let name = SOAPKey("name")
    /// The key of ``XMLAnyAttributes``.
    static let attributes = SOAPKey("attributes")
    /// All content.
    static let content = SOAPKey("*")
    static let text = SOAPKey("#text")
    /// The key of ``XMLFlattened``.
    static let flattened = SOAPKey("flattened")
}
