import XMLCodable

/// The parsed pieces of a document that is fed by hand or read from a file.
///
/// A closure that resolves entities may call anything of the reader that is parsing: nothing is accessed meanwhile, what is fed
/// is kept for afterward, and there is no other piece.
final class PieceFeed {
    /// A piece and its records.
    struct Piece {
        let source: StreamPiece
        let parsed: StreamPiece.Parsed
        /// Whether the document begins here with a byte order mark in UTF-8.
        let hasMark: Bool
    }

    /// Holds the splitter, so that it is taken and given back without being copied.
    private final class Held {
        var splitter: StreamSplitter

        init(_ splitter: StreamSplitter) { self.splitter = splitter }
    }

    private let options: XML.ParsingOptions
    /// Nil while a piece is being parsed.
    private var held: Held?
    private let file: FileChunks?
    /// What was fed while a piece was being parsed, and whether that was all.
    private var late: [UInt8] = []
    private var isFinishedLate = false
    private var isFirst = true
    private var isFinished = false
    /// The error that ends the document, after the pieces before it.
    private var failure: (any Error)?
    /// Whether it is one of a piece, so that those after it are not read.
    private var isMalformed = false

    /// Whether the document has ended, or an error has ended it: there are no more pieces.
    private(set) var isAtEnd = false
    /// The number of bytes that were read.
    private(set) var byteCount = 0
    /// What was repaired so far.
    private(set) var repairs: [XML.Repair] = []

    /// - Parameter file: The file that the document is in; nil for one that is fed by hand.
    init(_ options: XML.ParsingOptions, _ splitter: StreamSplitter, _ file: FileChunks?) {
        self.options = options
        held = Held(splitter)
        self.file = file
    }

    // MARK: - Bytes

    /// Adds bytes, unless there are no more. ``next()`` throws what is wrong with them.
    func feed(_ bytes: some Sequence<UInt8>) {
        guard !isFinished else { return }
        guard let held else { return late.append(contentsOf: bytes) }
        do { try held.splitter.add(bytes) } catch { end(error) }
        byteCount = held.splitter.byteCount
    }

    /// Notes that there are no more bytes.
    func finish() {
        guard !isFinished else { return }
        isFinished = true
        guard let held else { return isFinishedLate = true }
        do { try held.splitter.finish() } catch { end(error) }
    }

    /// Ends the document where it is, without an error.
    func abandon() {
        isFinished = true
        isAtEnd = true
    }

    /// Ends the document with an error in a piece, after what was read of that.
    func fail(_ error: any Error) {
        isMalformed = true
        end(error)
    }

    private func end(_ error: any Error) {
        isFinished = true
        if failure == nil { failure = error }
    }

    // MARK: - Pieces

    /// Parses the next piece.
    ///
    /// - Returns: The piece, or the part of it before an error; nil at the end and, if it is fed by hand and not finished, until
    ///   more bytes are fed.
    /// - Throws: `XMLParsingError`, and the errors of the file. There are no more pieces after an error.
    func next() throws -> Piece? {
        while !isAtEnd {
            if held == nil { return nil }
            if !isMalformed, let piece = parseNext() { return piece }
            if let failure {
                isAtEnd = true
                throw failure
            }
            if isFinished {
                isAtEnd = true
            } else if let file {
                do { if let bytes = try file.next() { feed(bytes) } else { finish() } } catch { end(error) }
            } else {
                return nil
            }
        }
        return nil
    }

    private func parseNext() -> Piece? {
        guard let taken = held.take() else { return nil }
        defer {
            held = taken
            addLate(to: taken)
        }
        do {
            guard let source = try taken.splitter.next() else { return nil }
            let parsed = source.parse(options)
            if let error = parsed.error { fail(error) }
            if let store = parsed.store {
                taken.splitter.note(store)
                repairs += store.repairs
            }
            defer { isFirst = false }
            return Piece(source: source, parsed: parsed, hasMark: isFirst && taken.splitter.hasMark)
        } catch {
            fail(error)
            return nil
        }
    }

    /// Adds what was fed while a piece was being parsed.
    private func addLate(to held: Held) {
        guard !late.isEmpty || isFinishedLate else { return }
        do {
            try held.splitter.add(late)
            if isFinishedLate { try held.splitter.finish() }
        } catch {
            end(error)
        }
        late = []
        isFinishedLate = false
        byteCount = held.splitter.byteCount
    }
}
