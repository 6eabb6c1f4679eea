public import XMLCodable

/// Writes events as a document, with memory for a chunk of it.
///
/// ```swift
/// let reader = try XMLEventReader(contentsOf: url)
/// let writer = try XMLEventWriter(to: .file(copy))
/// while var event = try reader.next() {
///     if event.kind == .comment { continue }
///     if event.starts("person") { event[attribute: "phone"] = nil }
///     try writer.write(event)
/// }
/// try writer.finish()
/// ```
///
/// Events that were read and not changed are written byte for byte; only the encoding is that of the writer. What is written is
/// well-formed, and names keep their namespaces: an element that is written without those around it gets the declarations that
/// are in force there. Where the document type declaration is left out, references to its entities are written as their text.
///
/// Without a destination, the document is taken chunk by chunk with ``nextChunk()``, for example to be sent asynchronously.
public final class XMLEventWriter {
    private static let chunkSize = 1 << 16

    private let output: ChunkOutput
    /// In memory of its own: a property of a class is checked for overlapping accesses at run time, which takes longer than most
    /// events. An access lasts for one expression, in which no code of a destination or anyone else can run.
    private let markup: StateBox<EventMarkup>

    /// The number of bytes that were passed to the destination or taken.
    public var byteCount: Int { output.byteCount }

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - destination: Where the document is written. Defaults to nil: it is taken with ``nextChunk()``.
    ///   - encoding: The encoding, which replaces the one in an XML declaration: UTF-8, UTF-16, ISO-8859-1 or US-ASCII.
    ///     Defaults to UTF-8.
    /// - Throws: The error of creating a file, and `XMLWritingError` for an encoding that cannot be written.
    public init(to destination: XMLRecordDestination? = nil, encoding: XML.Encoding = .utf8) throws {
        guard encoding.isWritable else { throw XMLWritingError.unsupported(encoding) }
        output = try ChunkOutput(to: destination)
        markup = StateBox(EventMarkup(encoding, capacity: Self.chunkSize + Self.chunkSize / 4))
    }

    deinit {
        // The writer is the only owner of the buffer and of the memory.
        unsafe markup.value.buffer.deallocate()
        unsafe markup.deallocate()
    }

    // MARK: - Events

    /// Writes an event.
    ///
    /// - Throws: `XMLWritingError` if it cannot be written here: an end whose start was not written, a second root element, text
    ///   outside of it, or a name or text that no document can contain. Nothing is written then. Errors of the destination are
    ///   thrown as they are, and nothing more can be written after one.
    public func write(_ event: XMLEvent) throws {
        guard output.isOpen else { throw refusal }
        try markup.value.write(event)
        if markup.value.count >= Self.chunkSize, output.hasDestination, !markup.value.isUnended { try pass() }
    }

    /// Writes an element with all of its content.
    ///
    /// - Throws: The errors of ``write(_:)-(XMLEvent)``, after which a part of it is written.
    public func write(_ element: XML.Element) throws {
        try write(.start(element.name, attributes: element.attributes))
        var open = [element.children[...]]
        while var rest = open.popLast() {
            guard let child = rest.popFirst() else {
                try write(.end)
                continue
            }
            open.append(rest)
            switch child {
            case .element(let element):
                try write(.start(element.name, attributes: element.attributes))
                open.append(element.children[...])
            case .text(let text): try write(.text(text))
            case .cdata(let text): try write(.cdata(text))
            case .comment(let text): try write(.comment(text))
            case .processingInstruction(let target, let data):
                try write(.processingInstruction(target: target, data: data))
            }
        }
    }

    /// Ends the document. After that, it does nothing.
    ///
    /// - Throws: `XMLWritingError` if elements are open, or there is no root element, and the errors of the destination.
    public func finish() throws {
        if output.isFinished { return }
        guard output.isOpen else { throw refusal }
        try markup.value.checkEnd()
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
        guard !output.hasDestination, markup.value.count > 0, !markup.value.isUnended else { return nil }
        return output.isFinished || markup.value.count >= Self.chunkSize ? taken() : nil
    }

    /// Returns the buffer in the encoding of the document, and empties it.
    private func taken() -> [UInt8] {
        markup.value.settle()
        return output.take(&markup.value.buffer, in: markup.value.encoding)
    }

    private func pass() throws {
        if markup.value.count > 0 { try output.pass(taken()) }
    }

    /// The error for what follows the end, or an error.
    private var refusal: XMLWritingError { markup.value.failure(.misplacedNode, output.refusal.message) }
}
