/// The document type declaration that an encoded document starts with.
///
/// ```xml
/// <!DOCTYPE note SYSTEM "note.dtd">
/// ```
public struct XMLDocumentType: Sendable, Hashable {
    /// What kind of identifier points to the external subset.
    public enum External: String, Sendable, Hashable {
        /// A public identifier besides the system identifier.
        case `public` = "PUBLIC"
        /// A system identifier alone.
        case system = "SYSTEM"
    }

    /// The name of the root element.
    public let rootElement: String
    /// The kind of identifier.
    public let external: External
    /// The public identifier.
    public let dtdName: String?
    /// The system identifier.
    public let dtdLocation: String

    /// A declaration with a public and a system identifier.
    public static func `public`(rootElement: String, dtdName: String, dtdLocation: String) -> XMLDocumentType {
        XMLDocumentType(rootElement: rootElement, external: .public, dtdName: dtdName, dtdLocation: dtdLocation)
    }

    /// A declaration with a system identifier.
    public static func system(rootElement: String, dtdLocation: String) -> XMLDocumentType {
        XMLDocumentType(rootElement: rootElement, external: .system, dtdName: nil, dtdLocation: dtdLocation)
    }
}
