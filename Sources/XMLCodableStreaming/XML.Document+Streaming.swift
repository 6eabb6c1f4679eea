public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension XML.Document {
    /// Checks that the document in a file is well-formed, with memory for a piece of it, however long it is.
    ///
    /// The error is the one of parsing the whole document. `XML.Limits.documentSize` does not apply, and
    /// `XML.Limits.namespaces` applies to each piece; `XML.Limits.streamSize` limits the length of the document, and
    /// `XML.Limits.recordSize` that of text or markup without an end tag.
    ///
    /// - Parameters:
    ///   - url: The URL of the file, which can be a pipe or a device.
    ///   - options: The options for parsing. Defaults to the default options.
    ///   - pieceSize: The number of bytes that are parsed at once. Less than one is one, and more than the file has is
    ///     the whole file. Defaults to a megabyte.
    ///   - report: Takes each repair when it was made, also those before an error. Defaults to doing nothing.
    /// - Returns: What was repaired, in document order; nothing unless `XML.ParsingOptions.repairs` says so.
    /// - Throws: `XMLParsingError`, the errors of opening and reading the file, and any error thrown by `report`.
    @discardableResult
    public static func check(
        contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions(), pieceSize: Int = 1 << 20,
        reportingRepairs report: (XML.Repair) throws -> Void = { _ in }
    ) throws -> [XML.Repair] {
        var pieces = try DocumentPieces(url, options, size: max(1, pieceSize))
        var reported = 0
        while true {
            let next = Result { try pieces.next() }
            for repair in pieces.repairs[reported...] { try report(repair) }
            reported = pieces.repairs.count
            guard try next.get() != nil else { return pieces.repairs }
        }
    }

    /// Writes the document in a file again, with memory for a piece of it, however long it is.
    ///
    /// The output is that of parsing the whole document and writing it with ``bytes(_:)``. The file is read twice: it is
    /// checked before anything is written, and whether an element can be indented depends on all of its content. It must
    /// not change meanwhile. A pipe or device is read once, into a temporary file that has no name and is gone afterwards.
    ///
    /// - Parameters:
    ///   - url: The URL of the file, which can be a pipe or a device.
    ///   - options: The options for parsing. Defaults to the default options.
    ///   - writing: The options for writing. Elements and attributes are not sorted. Defaults to writing the document
    ///     exactly as it is.
    ///   - pieceSize: The number of bytes that are parsed at once. Less than one is one, and more than the file has is
    ///     the whole file. Defaults to a megabyte.
    ///   - write: Takes the output in chunks.
    /// - Throws: `XMLParsingError`, `XMLWritingError` for characters that the output encoding lacks in names or
    ///   comments, the errors of the file, and any error thrown by `write`.
    public static func rewrite(
        contentsOf url: URL, options: XML.ParsingOptions = XML.ParsingOptions(),
        as writing: XML.WritingOptions = XML.WritingOptions(), pieceSize: Int = 1 << 20,
        to write: ([UInt8]) throws -> Void
    ) throws {
        let (file, pieceSize) = (try RereadFile(url, limit: options.limits.streamSize), max(1, pieceSize))
        var found = ExactElements()
        var pieces = try DocumentPieces(file.fromStart(), options, size: pieceSize)
        var isPlain = true
        var areCRLF: Bool?
        while let piece = try pieces.next() {
            found.add(piece)
            areCRLF = areCRLF ?? piece.store.endsLinesWithCRLF
            if piece.store.hasUndeclaredEntities { isPlain = false }
        }
        var writer = PieceWriter(writing, found, copiesElements: isPlain, endsLinesWithCRLF: areCRLF == true)
        pieces = try DocumentPieces(file.fromStart(), options, size: pieceSize)
        while let piece = try pieces.next() {
            let bytes = try writer.bytes(of: piece, hasMark: pieces.hasMark)
            if !bytes.isEmpty { try write(bytes) }
        }
    }
}
