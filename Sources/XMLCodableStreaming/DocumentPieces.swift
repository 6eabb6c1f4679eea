import XMLCodable

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The parsed pieces of the document in a file, cut anywhere.
struct DocumentPieces {
    /// A piece and its records.
    struct Parsed {
        let piece: StreamPiece
        let store: NodeStore
        let isFirst: Bool
    }

    private let file: FileChunks
    private let options: XML.ParsingOptions
    private var splitter: StreamSplitter
    private var isFirst = true
    private var isFinished = false
    /// What was repaired in the pieces so far, up to an error.
    private(set) var repairs: [XML.Repair] = []
    /// Whether the document begins with a byte order mark in UTF-8.
    var hasMark: Bool { splitter.hasMark }

    /// - Parameter size: The number of bytes that are read at once.
    init(_ url: URL, _ options: XML.ParsingOptions, size: Int) throws {
        file = try FileChunks(url, size: max(1, size), areFull: true)
        self.options = options
        splitter = StreamSplitter(cuttingAnywhere: options, pieceSize: size)
    }

    /// Parses the next piece; nil at the end of the document.
    ///
    /// - Throws: `XMLParsingError`, and the errors of the file.
    mutating func next() throws -> Parsed? {
        while true {
            guard let piece = try splitter.next() else {
                if isFinished { return nil }
                try read()
                continue
            }
            let parsed = piece.parse(options)
            if let store = parsed.store { repairs += store.repairs }
            if let error = parsed.error { throw try first(error, piece) }
            guard let store = parsed.store else { return nil }
            splitter.note(store)
            defer { isFirst = false }
            return Parsed(piece: piece, store: store, isFirst: isFirst)
        }
    }

    private mutating func read() throws {
        if let bytes = try file.next() {
            try splitter.add(bytes)
        } else {
            isFinished = true
            try splitter.finish()
        }
    }

    /// Returns the error of parsing the whole document, in which bytes and characters are checked before anything else.
    ///
    /// - Parameter piece: The piece in which the error was found.
    private mutating func first(_ error: XMLParsingError, _ piece: StreamPiece) throws -> XMLParsingError {
        var failure = characterError(piece.source)
        do {
            while true {
                if let part = try splitter.nextPart() {
                    if failure == nil { failure = characterError(part) }
                } else if isFinished {
                    return failure ?? error
                } else {
                    try read()
                }
            }
        } catch let error as XMLParsingError {
            return error
        }
    }

    private func characterError(_ source: SourceBytes) -> XMLParsingError? {
        var source = source
        if options.repairs.contains(.controlCharacters) {
            var log = RepairLog()
            source = source.replacingForbiddenCharacters(&log)
        }
        do throws(ScanFailure) {
            _ = try InputCheck(source)
            return nil
        } catch {
            return XMLParsingError(
                error.code == .invalidCharacter ? error.offering(.controlCharacters) : error, in: source)
        }
    }
}
