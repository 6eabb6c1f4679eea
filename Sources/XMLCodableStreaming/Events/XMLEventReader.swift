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
/// instruction, or of the next one, was fed. Those before the first end of an element come with it, and those after the root
/// when the document is finished:
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
    private let pieces: PieceFeed
    private let document = EventDocument()
    /// Where it is in the piece; nil before the first piece, and between two of them. In memory of its own: a property of a class
    /// is checked for overlapping accesses at run time, which takes longer than most events. An access lasts for one call, in
    /// which no other code can run.
    private var cursor: StateBox<EventCursor>?
    /// The elements that are open while there is no cursor.
    private var outer = MarkupWalk.Outer()
    /// The number of open elements of which the innermost is skipped.
    private var skipped: Int?

    /// Whether the document has ended, or an error has ended it: there are no more events.
    public var isAtEnd: Bool { pieces.isAtEnd }
    /// The number of bytes that were read.
    public var byteCount: Int { pieces.byteCount }
    /// What was repaired in what was parsed so far, in document order; see `XML.ParsingOptions.repairs`. They are kept, so
    /// memory grows with their number.
    public var repairs: [XML.Repair] { pieces.repairs }

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
        pieces = PieceFeed(options, StreamSplitter(cuttingAnywhere: options, pieceSize: 1 << 16), source)
    }

    deinit {
        leavePiece()
        // The reader is its only owner.
        unsafe outer.deallocate()
    }

    // MARK: - Feeding

    /// Adds bytes of the document. ``next()`` throws what is wrong with them. After ``finish()``, it does nothing.
    public func feed(_ bytes: some Sequence<UInt8>) { pieces.feed(bytes) }

    /// Notes that the document has no more bytes.
    public func finish() { pieces.finish() }

    /// Ends the reading, since the bytes that are missing will not come: there are no more events, and no error.
    func abandon() {
        pieces.abandon()
        leavePiece()
    }

    // MARK: - Events

    /// Reads the next event.
    ///
    /// - Returns: The event; nil at the end of the document or, if it is fed by hand and not finished, until more bytes
    ///   are fed.
    /// - Throws: `XMLParsingError`, and the errors of the file. There are no more events after an error.
    public func next() throws -> XMLEvent? {
        // For most events, this is all.
        if skipped == nil, let cursor, cursor.value.hasFound { return cursor.value.next() }
        return try find()
    }

    /// Reads the next event that is not skipped, and what is before it.
    @inline(never)
    private func find() throws -> XMLEvent? {
        while true {
            if let cursor, cursor.value.hasFound || cursor.value.find() {
                let event = cursor.value.next()
                guard let skipped else { return event }
                if depth < skipped { self.skipped = nil }
                continue
            }
            leavePiece()
            guard let piece = try pieces.next() else { return nil }
            guard let store = piece.parsed.store else { continue }
            let walk = MarkupWalk(store, in: outer)
            let read = EventPiece(store, walk.numbers, document, hasMark: piece.hasMark)
            cursor = StateBox(EventCursor(read, walk))
        }
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

    /// Forgets the piece, so that there is memory for the next one.
    private func leavePiece() {
        guard let last = cursor else { return }
        last.value.end()
        outer = last.value.walk.end()
        cursor = nil
        // The reader was its only owner.
        unsafe last.deallocate()
    }
}
