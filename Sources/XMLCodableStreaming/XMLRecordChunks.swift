public import XMLCodable

/// A document as a sequence of chunks, for which the records are asked for one by one.
///
/// ```swift
/// for try await chunk in encoder.chunks(of: foods, at: "food", withRootKey: "menu") { try await send(chunk) }
/// ```
///
/// A record is only asked for when the consumer asks for a chunk and those before do not fill one of 64 KB. After an error,
/// whether of a record or of their source, the sequence ends, and the document is not complete.
public struct XMLRecordChunks<Records: AsyncSequence>: AsyncSequence where Records.Element: Encodable {
    /// A chunk.
    public typealias Element = [UInt8]

    let records: Records
    let writer: () throws -> XMLRecordWriter

    /// Starts to write.
    public func makeAsyncIterator() -> Iterator {
        Iterator(records: records.makeAsyncIterator(), writer: Result { try writer() })
    }

    /// Writes the chunks one by one.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var records: Records.AsyncIterator
        fileprivate let writer: Result<XMLRecordWriter, any Error>
        fileprivate var isAtEnd = false

        /// Writes the next chunk; nil at the end of the document.
        ///
        /// - Throws: `EncodingError`, the errors of the source, and `CancellationError`.
        public mutating func next() async throws -> [UInt8]? {
            guard !isAtEnd else { return nil }
            do {
                let writer = try writer.get()
                while true {
                    if let chunk = writer.nextChunk() { return chunk }
                    if writer.isFinished { break }
                    try Task.checkCancellation()
                    if let record = try await records.next() { try writer.write(record) } else { try writer.finish() }
                }
            } catch {
                isAtEnd = true
                throw error
            }
            isAtEnd = true
            return nil
        }
    }
}

extension XMLEncoder {
    /// Returns a document as chunks of about 64 KB, whose records come from an asynchronous sequence.
    ///
    /// - Parameters:
    ///   - records: The records.
    ///   - path: The path of the records below the root; see
    ///     ``writer(at:withRootKey:rootAttributes:declaration:doctype:to:)``. If it cannot be one, the first chunk throws.
    ///   - rootKey: The name of the root element.
    ///   - rootAttributes: Attributes of the root element. Defaults to none.
    ///   - declaration: The XML declaration. Defaults to none.
    ///   - doctype: The document type declaration. Defaults to none.
    public func chunks<Records: AsyncSequence>(
        of records: Records, at path: String, withRootKey rootKey: String, rootAttributes: [String: String]? = nil,
        declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) -> XMLRecordChunks<Records> where Records.Element: Encodable {
        XMLRecordChunks(records: records) {
            try self.writer(
                at: path, withRootKey: rootKey, rootAttributes: rootAttributes, declaration: declaration,
                doctype: doctype)
        }
    }

    /// Returns a document as chunks of about 64 KB, with records from an asynchronous sequence that are added to a value.
    ///
    /// - Parameters:
    ///   - records: The records.
    ///   - root: The root without its records: a value, or an `XML.Element`.
    ///   - path: The path of the records below the root; see
    ///     ``writer(around:at:withRootKey:rootAttributes:declaration:doctype:to:)``. If it cannot be one, the first chunk
    ///     throws.
    ///   - rootKey: The name of the root element. Defaults to the name of the type or element.
    ///   - rootAttributes: Attributes of the root element. Defaults to none.
    ///   - declaration: The XML declaration. Defaults to none.
    ///   - doctype: The document type declaration. Defaults to none.
    public func chunks<Records: AsyncSequence, Root: Encodable>(
        of records: Records, around root: Root, at path: String, withRootKey rootKey: String? = nil,
        rootAttributes: [String: String]? = nil, declaration: XML.Declaration? = nil, doctype: XML.DocumentType? = nil
    ) -> XMLRecordChunks<Records> where Records.Element: Encodable {
        XMLRecordChunks(records: records) {
            try self.writer(
                around: root, at: path, withRootKey: rootKey, rootAttributes: rootAttributes,
                declaration: declaration, doctype: doctype)
        }
    }
}
