public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Reads the events of a document one by one, with memory for a piece of it, however long it is.
///
/// ```swift
/// let reader = try XMLEventReader(contentsOf: url)
/// var count = 0
/// while let event = try reader.next() {
///     if event.starts("item") { count += 1 }
/// }
/// ```
///
/// Without a file, the bytes are fed by hand. An event is there as soon as the last byte of its element, comment or
/// instruction, or of the next one, was fed:
///
/// ```swift
/// let reader = XMLEventReader()
/// for chunk in chunks {
///     reader.feed(chunk)
///     while let event = try reader.next() { print(event) }
/// }
/// reader.finish()
/// while let event = try reader.next() { print(event) }
/// ```
///
/// The document is checked as it is read: names, namespaces, limits, and that it is well-formed. What is wrong is thrown in
/// the place of the piece that contains it, after the events of the pieces before it. `XML.Limits.recordSize` limits text or
/// markup without an end tag, and `XML.Limits.streamSize` the length of the document. The encoding is detected as usual.
public final class XMLEventReader {
    private let options: XML.ParsingOptions
    private var splitter: StreamSplitter
    private var source: FileChunks?
    private var isFinished = false
    /// The error that ends the document, after the events before it.
    private var failure: (any Error)?
    /// Whether it is one of a piece, so that those after it are not read.
    private var isMalformed = false
    /// Whether a piece is being parsed, in which a closure that resolves entities may call the reader.
    private var isParsing = false
    /// What was fed meanwhile.
    private var late: [UInt8] = []
    private let document = EventDocument()
    /// Where it is in the piece; nil before the first piece, and between two of them. In memory of its own: a property of a class
    /// is checked for overlapping accesses at run time, which takes longer than most events. An access lasts for one call, in
    /// which no other code can run.
    private var cursor: StateBox<EventCursor>?
    /// The elements that are open while there is no cursor.
    private var outer = MarkupWalk.Outer()
    private var isFirst = true
    /// The number of open elements of which the innermost is skipped.
    private var skipped: Int?

    private var hasEnded = false
    private var applied: [XML.Repair] = []

    /// Whether the document has ended, or an error has ended it: there are no more events.
    public var isAtEnd: Bool { hasEnded }
    /// The number of bytes that were read.
    public var byteCount: Int { splitter.byteCount }
    /// What was repaired in what was parsed so far, in document order; see `XML.ParsingOptions.repairs`. They are kept, so
    /// memory grows with their number.
    public var repairs: [XML.Repair] { applied }

    /// Creates a reader that is fed by hand.
    ///
    /// - Parameter options: The options for parsing. Defaults to the default options.
    public convenience init(options: XML.ParsingOptions = XML.ParsingOptions()) { self.init(options, nil) }

    /// Creates a reader of the document in a file.
    ///
    /// - Parameters:
    ///   - url: The URL of the file, which can be a pipe or a device. It is read in chunks of 64 KB.
    ///   - options: The options for parsing. Defaults to the default options.
    /// - Throws: The error of opening the file.
    public convenience init(contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions()) throws {
        self.init(options, try FileChunks(url))
    }

    private init(_ options: XML.ParsingOptions, _ source: FileChunks?) {
        self.options = options
        self.source = source
        splitter = StreamSplitter(cuttingAnywhere: options, pieceSize: 1 << 16)
    }

    deinit {
        leavePiece()
        // The reader is its only owner.
        unsafe outer.deallocate()
    }

    // MARK: - Feeding

    /// Adds bytes of the document. ``next()`` throws what is wrong with them. After ``finish()``, it does nothing.
    public func feed(_ bytes: some Sequence<UInt8>) {
        guard !isFinished else { return }
        if isParsing { return late.append(contentsOf: bytes) }
        do { try splitter.addBytes(bytes) } catch { end(error) }
    }

    /// Notes that the document has no more bytes.
    public func finish() {
        guard !isFinished else { return }
        isFinished = true
        if isParsing { return }
        do { try splitter.finishBytes() } catch { end(error) }
    }

    private func end(_ error: any Error) {
        isFinished = true
        if failure == nil { failure = error }
    }

    /// Ends the reading, since the bytes that are missing will not come: there are no more events, and no error.
    func abandon() {
        isFinished = true
        hasEnded = true
        leavePiece()
    }

    // MARK: - Events

    /// Reads the next event.
    ///
    /// - Returns: The event; nil at the end of the document or, if it is fed by hand and not finished, until more bytes
    ///   are fed.
    /// - Throws: `XMLParsingError`, and the errors of the file. There are no more events after an error.
    public func next() throws -> XMLEvent? {
        while !hasEnded {
            if let cursor, let event = cursor.value.next() {
                guard let skipped else { return event }
                if depth < skipped { self.skipped = nil }
                continue
            }
            leavePiece()
            guard try advance() else { return nil }
        }
        return nil
    }

    /// Skips the content and the end of the innermost element that is open, which is the one that has just started, if one
    /// has.
    ///
    /// ```swift
    /// while let event = try reader.next() {
    ///     if event.starts("password") { reader.skipElement() } else { try writer.write(event) }
    /// }
    /// ```
    public func skipElement() { if skipped == nil, depth > 0 { skipped = depth } }

    /// The number of elements that are open after the last event.
    private var depth: Int { cursor?.value.walk.depth ?? outer.depth }

    /// Prepares the events of the next piece; returns false if there is none.
    private func advance() throws -> Bool {
        if isParsing { return false }
        if !isMalformed, parseNext() { return true }
        if let failure {
            hasEnded = true
            throw failure
        }
        if isFinished {
            hasEnded = true
            return false
        }
        guard let source else { return false }
        do {
            if let bytes = try source.next() { feed(bytes) } else { finish() }
        } catch {
            end(error)
        }
        return true
    }

    /// Parses the next piece, if there is one.
    private func parseNext() -> Bool {
        let wasFinished = isFinished
        isParsing = true
        defer {
            isParsing = false
            if !late.isEmpty {
                do { try splitter.addBytes(late) } catch { end(error) }
                late = []
            }
            if isFinished, !wasFinished, failure == nil {
                do { try splitter.finishBytes() } catch { end(error) }
            }
        }
        do {
            guard let piece = try splitter.nextPiece() else { return false }
            read(piece)
            return true
        } catch {
            isMalformed = true
            end(error)
            return false
        }
    }

    /// Forgets the piece, so that there is memory for the next one.
    private func leavePiece() {
        guard let last = cursor else { return }
        last.value.end()
        outer = last.value.walk.end()
        cursor = nil
        // The reader was its only owner.
        unsafe last.deallocate()
    }

    private func read(_ bytes: StreamPiece) {
        let parsed = bytes.parse(options)
        if let error = parsed.error {
            isMalformed = true
            end(error)
        }
        guard let store = parsed.store else { return }
        splitter.note(store.expansion)
        applied += store.repairs
        let hasMark = isFirst && splitter.hasMark
        let walk = MarkupWalk(store, in: outer)
        cursor = StateBox(EventCursor(EventPiece(store, walk.numbers, document, hasMark: hasMark), walk))
        isFirst = false
    }
}
