extension XML {
    /// A document type declaration for an encoded document (XML 1.0, section 2.8).
    ///
    /// ```swift
    /// try encoder.encode(note, withRootKey: "note", doctype: XML.DocumentType("note", systemID: "note.dtd"))
    /// ```
    /// ```xml
    /// <!DOCTYPE note SYSTEM "note.dtd">
    /// ```
    public struct DocumentType: Sendable, Hashable {
        /// The name of the root element.
        public var name: String
        /// The public identifier of the external subset. It requires a system identifier.
        public var publicID: String?
        /// The system identifier of the external subset; nil if there is no external subset.
        public var systemID: String?

        /// Creates a document type declaration.
        ///
        /// - Parameters:
        ///   - name: The name of the root element.
        ///   - publicID: The public identifier. Defaults to none.
        ///   - systemID: The system identifier. Defaults to none.
        public init(_ name: String, publicID: String? = nil, systemID: String? = nil) {
            self.name = name
            self.publicID = publicID
            self.systemID = systemID
        }
    }
}
