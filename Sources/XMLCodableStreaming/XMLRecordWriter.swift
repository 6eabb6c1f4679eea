import XMLCodable

/// Writes a document record by record, with memory for a few of them, however long the document is.
///
/// ```swift
/// let writer = try XMLEncoder().writer(at: "food", withRootKey: "menu", to: .file(url))
/// for food in foods { try writer.write(food) }
/// try writer.finish()
/// ```
///
/// The bytes are those of the encoder for a root with an array of all records, with the same options. Two options cannot
/// look ahead: prefixes that the first record does not use are declared on the records that use them, unless the root
/// declares them; and sorting by name places the records where the first one belongs.
///
/// Without a destination, the document is taken chunk by chunk, for example to be sent asynchronously:
///
/// ```swift
/// let writer = try XMLEncoder().writer(at: "food", withRootKey: "menu")
/// for food in foods {
///     try writer.write(food)
///     if let chunk = writer.nextChunk() { try await send(chunk) }
/// }
/// try writer.finish()
/// while let chunk = writer.nextChunk() { try await send(chunk) }
/// ```
///
/// If a record cannot be encoded, nothing of it is written, and the writer can go on. A document is complete only after
/// ``finish()``, which can also be called after an error of a record; a writer that is released without it leaves a
/// document that is not well-formed.
public final class XMLRecordWriter {
    private let records: RecordEncoding
    private let output: ChunkOutput
    /// Whether user code is running that a call of the writer has called.
    private var isBusy = false

    /// The number of bytes that were passed to the destination or taken.
    public var byteCount: Int { output.byteCount }
    /// The number of records that were written.
    public var recordCount: Int { records.recordCount }

    init(_ records: RecordEncoding, _ destination: XMLRecordDestination?) throws {
        self.records = records
        output = try ChunkOutput(to: destination)
    }

    // MARK: - Records

    /// Writes a record.
    ///
    /// - Parameter record: The record. Under the path `*` it must have a name of its own, as an `XML.Element` or a case of
    ///   an enum does, or the type must be `XMLMapped` and state a `root`.
    /// - Throws: `EncodingError` if it cannot be written or the document is finished, any error thrown by its
    ///   `encode(to:)`, and the errors of the destination, after which nothing more can be written. A coding path begins with
    ///   the path and the number of records before it, as for a model of the whole document.
    public func write<T: Encodable>(_ record: T) throws {
        try enter(record)
        defer { leave() }
        if try records.append(record, isNext: false) { try passChunk() }
    }

    /// Writes the records of a sequence, one after the other.
    ///
    /// Those of an array are written in place: a loop over it would copy each of them.
    ///
    /// - Parameter records: The records, as for ``write(_:)``.
    /// - Throws: What ``write(_:)`` throws for the first record that fails. The records before it are written, those after it
    ///   are not.
    public func write<Records: Sequence>(contentsOf records: Records) throws where Records.Element: Encodable {
        guard let array = records as? [Records.Element] else {
            for record in records { try write(record) }
            return
        }
        // The array is retained here, so its storage stays in place whatever the code of the records does to other copies.
        try unsafe array.withUnsafeBufferPointer { try unsafe write($0) }
    }

    private func write<Record: Encodable>(_ items: UnsafeBufferPointer<Record>) throws {
        guard let start = items.baseAddress else { return }
        for index in items.indices {
            try enter(unsafe items[index])
            defer { leave() }
            if try unsafe records.append(at: start + index, isNext: index > 0) { try passChunk() }
        }
    }

    /// Passes everything that was written so far to the destination, with the start tags if there is no record yet.
    ///
    /// - Throws: `EncodingError` if the document is finished, and the errors of the destination.
    public func flush() throws {
        try enter(XMLRecordWriter.self)
        defer { leave() }
        try records.flush()
        if output.hasDestination { try pass() }
    }

    /// Writes the end of the document. After that, it does nothing.
    ///
    /// - Throws: The errors of the destination.
    public func finish() throws {
        if isFinished { return }
        try enter(XMLRecordWriter.self)
        defer { leave() }
        try records.finish()
        output.end()
        guard output.hasDestination else { return }
        try pass()
        try output.pass(nil)
    }

    // MARK: - Chunks

    /// Takes a part of the document, if the writer has no destination.
    ///
    /// - Returns: About 64 KB, or the rest of a finished document; nil if there is not as much.
    public func nextChunk() -> [UInt8]? {
        guard !output.hasDestination, !isBusy, records.text.count > 0 else { return nil }
        return isFinished || records.hasChunk ? taken() : nil
    }

    var isFinished: Bool { output.isFinished }

    /// Takes the text in the encoding of the document.
    private func taken() -> [UInt8] { output.take(&records.text, in: records.encoding) }

    /// Passes what is worth it to the destination, if there is one.
    private func passChunk() throws {
        if output.hasDestination, records.hasChunk { try pass() }
    }

    private func pass() throws {
        try output.pass(records.text.count > 0 ? taken() : output.counted(try records.takeWaiting()))
    }

    // MARK: - Order

    private func enter(_ value: @autoclosure () -> Any) throws {
        guard !isBusy, output.isOpen else { throw refusal(value()) }
        isBusy = true
    }

    private func leave() { isBusy = false }

    @inline(never)
    private func refusal(_ value: Any) -> EncodingError {
        if isBusy { return failure(value, "the writer is in use by a call that has not returned") }
        let (message, error) = output.refusal
        return failure(value, message, error)
    }

    private func failure(_ value: Any, _ message: String, _ underlying: (any Error)? = nil) -> EncodingError {
        .invalidValue(
            value, EncodingError.Context(codingPath: [], debugDescription: message, underlyingError: underlying))
    }
}
