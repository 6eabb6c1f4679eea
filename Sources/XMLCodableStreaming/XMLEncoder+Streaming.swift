public import XMLCodable

extension XMLEncoder {
    /// Returns a writer for a document with any number of records.
    ///
    /// ```swift
    /// let writer = try XMLEncoder().writer(at: "food", withRootKey: "menu", to: .file(url))
    /// ```
    ///
    /// - Parameters:
    ///   - path: The path of the records below the root, as in a key, without indices: `food`, `channel.item`, or `*` for
    ///     records with names of their own.
    ///   - rootKey: The name of the root element.
    ///   - rootAttributes: Attributes of the root element; see
    ///     ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``. Defaults to none.
    ///   - declaration: The XML declaration. Defaults to none.
    ///   - doctype: The document type declaration. Defaults to none.
    ///   - destination: Where the document is written. Defaults to nil: it is taken with
    ///     ``XMLRecordWriter/nextChunk()``.
    /// - Throws: `EncodingError` if a name or the path cannot be written, for the same paths as
    ///   `XMLDecoder.reader(_:at:onMismatch:)` and for an empty one, and the error of creating a file.
    public func writer(
        at path: String, withRootKey rootKey: String, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil,
        to destination: XMLRecordDestination? = nil
    ) throws -> XMLRecordWriter {
        try writer(
            around: EmptyRoot(), at: path, withRootKey: rootKey, rootAttributes: rootAttributes,
            declaration: declaration, doctype: doctype, to: destination)
    }

    /// Returns a writer that adds any number of records to a value, which is the rest of the document.
    ///
    /// The records come after the other content of the element around them. What comes after that element in the value
    /// also comes after it in the document.
    ///
    /// ```swift
    /// let writer = try XMLEncoder().writer(around: feed, at: "channel.item", to: .file(url))
    /// ```
    ///
    /// - Parameters:
    ///   - root: The root without its records: a value, or an `XML.Element`.
    ///   - path: The path of the records below the root, as in a key, without indices: `food`, `channel.item`, or `*` for
    ///     records with names of their own. Elements that it leads through are added if the root lacks them.
    ///   - rootKey: The name of the root element; see
    ///     ``encode(_:withRootKey:rootAttributes:declaration:doctype:)``. Defaults to the name of the type or element.
    ///   - rootAttributes: Attributes of the root element. Defaults to none.
    ///   - declaration: The XML declaration. Defaults to none.
    ///   - doctype: The document type declaration. Defaults to none.
    ///   - destination: Where the document is written. Defaults to nil: it is taken with
    ///     ``XMLRecordWriter/nextChunk()``.
    /// - Throws: `EncodingError` if the root or the path cannot be written, any error thrown by its `encode(to:)`, and the
    ///   error of creating a file.
    public func writer<Root: Encodable>(
        around root: Root, at path: String, withRootKey rootKey: String? = nil, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil,
        to destination: XMLRecordDestination? = nil
    ) throws -> XMLRecordWriter {
        let extras = Extras(
            rootKey: rootKey, attributes: rootAttributes, declaration: declaration, doctype: doctype)
        return try XMLRecordWriter(
            RecordEncoding(root, configuration, at: path, extras, isTakenAtOnce: destination != nil), destination)
    }

    /// A root without content of its own.
    private struct EmptyRoot: Encodable {
        private enum CodingKeys: CodingKey {}
    }
}
