import XMLCodable

/// XMLCoder's document type declaration; see `XML.DocumentType`.
public struct XMLDocumentType: Sendable, Hashable {
    let documentType: XML.DocumentType

    /// Creates a declaration with a public and a system identifier.
    public static func `public`(rootElement: String, dtdName: String, dtdLocation: String) -> XMLDocumentType {
        XMLDocumentType(documentType: XML.DocumentType(rootElement, publicID: dtdName, systemID: dtdLocation))
    }

    /// Creates a declaration with a system identifier.
    public static func system(rootElement: String, dtdLocation: String) -> XMLDocumentType {
        XMLDocumentType(documentType: XML.DocumentType(rootElement, systemID: dtdLocation))
    }
}
