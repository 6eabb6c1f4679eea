public import XMLCodable

/// Reads the records of a document one by one, with memory for a few of them, however long the document is.
///
/// ```swift
/// let reader = try XMLDecoder().reader(Food.self, at: "food", contentsOf: url)
/// while let food = try reader.next() { print(food.name) }
/// ```
///
/// Without a file, the bytes are fed by hand. A record is available as soon as its last byte was fed:
///
/// ```swift
/// let reader = try XMLDecoder().reader(Food.self, at: "food")
/// for chunk in chunks {
///     reader.feed(chunk)
///     while let food = try reader.next() { print(food.name) }
/// }
/// reader.finish()
/// while let food = try reader.next() { print(food.name) }
/// ```
///
/// Everything around a record is in force in it: namespaces, `xml:space`, and the declarations of entities and default
/// attributes. Errors have the line, the column and the byte of the whole document, whose encoding is detected as usual.
/// In the path of an error, only elements after the first one of a name have an index.
///
/// `XML.Limits.recordSize` and `XML.Limits.streamSize` limit the memory and the length; the other limits hold for a
/// record with the tags around it.
public final class XMLRecordReader<Record: Decodable> {
    private let options: SharedDecoderOptions
    private let path: StreamPath
    private let onMismatch: XMLRecordMismatchStrategy
    private let pieces: PieceFeed
    private var records: StreamRecords<Record>?
    let context = StreamSurroundings()

    /// The number of pieces that were parsed.
    private(set) var pieceCount = 0

    // No access to what is not public is checked when it is made.
    private var decodedCount = 0
    /// What ``prepare()`` has found instead of a record.
    private var failure: (any Error)?
    private var missing = MissingRecords()

    /// The number of records that were decoded.
    public var recordCount: Int { decodedCount }
    /// Whether the document has ended, or an error has ended it: there are no more records.
    public var isAtEnd: Bool { pieces.isAtEnd }
    /// The number of bytes that were read.
    public var byteCount: Int { pieces.byteCount }
    /// What was repaired in what was parsed so far, in document order; see `XML.ParsingOptions.repairs`. They are kept, so
    /// memory grows with their number.
    public var repairs: [XML.Repair] { pieces.repairs }

    var parsingOptions: XML.ParsingOptions { options.parsingOptions }

    init(
        _ options: SharedDecoderOptions, _ path: StreamPath, _ onMismatch: XMLRecordMismatchStrategy,
        _ source: FileChunks?
    ) {
        self.options = options
        self.path = path
        self.onMismatch = onMismatch
        pieces = PieceFeed(options.parsingOptions, StreamSplitter(options, path), source)
    }

    // MARK: - Feeding

    /// Adds bytes of the document. ``next()`` throws what is wrong with them. After ``finish()``, it does nothing.
    public func feed(_ bytes: some Sequence<UInt8>) { pieces.feed(bytes) }

    /// Notes that the document has no more bytes.
    public func finish() { pieces.finish() }

    // MARK: - Records

    /// Decodes the next record.
    ///
    /// - Returns: The record; nil at the end of the document or, if it is fed by hand and not finished, until more bytes
    ///   are fed.
    /// - Throws: `DecodingError`. After one for a record, the next call goes on with the record after it, unless the
    ///   document is not well-formed; errors of the file are thrown as they are. ``isAtEnd`` tells.
    public func next() throws -> Record? {
        if let failure {
            self.failure = nil
            throw failure
        }
        while !pieces.isAtEnd {
            guard let node = nextNode() else {
                // Released before the next ones are made, which reuse its memory.
                records = nil
                guard try advance() else { return nil }
                continue
            }
            do {
                guard let records else { continue }
                let record = try records.decode(node)
                decodedCount += 1
                return record
            } catch {
                guard onMismatch.skips else { throw error }
                onMismatch.report(error)
            }
        }
        return nil
    }

    /// Parses what was fed until there is something for ``next()``, which then decodes it.
    ///
    /// - Returns: Whether there is a record, an error or the end; false if more bytes are needed first.
    func prepare() -> Bool {
        while failure == nil, !pieces.isAtEnd {
            if let records, records.hasNext { return true }
            records = nil
            do {
                guard try advance() else { return pieces.isAtEnd }
            } catch {
                failure = error
            }
        }
        return true
    }

    /// Returns the element of the next record of the piece. When it has returned, only the property refers to the records.
    @inline(never)
    private func nextNode() -> UInt32? { records?.next() }

    /// Prepares the records of the next piece; returns false if there is none.
    private func advance() throws -> Bool {
        do {
            guard let piece = try pieces.next() else {
                if pieces.isAtEnd, let error = missing.error { throw error }
                return false
            }
            open(piece)
            return true
        } catch let error as XMLParsingError {
            throw DecodingError.malformed(error)
        }
    }

    private func open(_ piece: PieceFeed.Piece) {
        pieceCount += 1
        guard let store = piece.parsed.store, !piece.source.isAfterRoot else { return }
        do {
            let records = try StreamRecords<Record>(store, at: path, options)
            context.add(piece.source, piece.parsed, records: records.nodes)
            missing.note(records.nodes, records.missing)
            self.records = records
        } catch {
            pieces.fail(error)
        }
    }

    // MARK: - Around the records

    /// Returns the root element with everything but the records, as far as it was read, but at most a megabyte of it.
    ///
    /// In the elements around the records, white space beside elements is left out.
    ///
    /// ```swift
    /// let title = try reader.surroundings()?["channel.title"]?.text
    /// ```
    ///
    /// - Returns: The root element; nil before its start tag was read, or if it is the record.
    /// - Throws: `XMLParsingError` if it refers to entities in a way that is not well-formed.
    public func surroundings() throws(XMLParsingError) -> XML.Element? {
        try context.element(options.parsingOptions)
    }
}

/// What happens to a record that cannot be decoded.
public struct XMLRecordMismatchStrategy: Sendable {
    let skips: Bool
    let report: @Sendable (any Error) -> Void

    /// Throws the error. ``XMLRecordReader/next()`` can go on after it, an asynchronous sequence ends.
    public static let `throw` = XMLRecordMismatchStrategy(skips: false) { _ in }
    /// Leaves the record out.
    public static let skip = XMLRecordMismatchStrategy(skips: true) { _ in }

    /// Leaves the record out, and passes the error, with its place, to a closure.
    public static func skip(_ report: @escaping @Sendable (any Error) -> Void) -> XMLRecordMismatchStrategy {
        XMLRecordMismatchStrategy(skips: true, report: report)
    }
}

extension DecodingError {
    /// The error for a document that is not well-formed.
    static func malformed(_ error: XMLParsingError) -> DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: error.description, underlyingError: error))
    }

    /// Returns what a function does, which fails for a document that is not well-formed.
    static func malformed<Result>(_ body: () throws(XMLParsingError) -> Result) throws(DecodingError) -> Result {
        do throws(XMLParsingError) { return try body() } catch { throw malformed(error) }
    }
}

extension StreamSplitter {
    /// - Parameter pieceSize: See the other initializer.
    init(_ options: SharedDecoderOptions, _ path: StreamPath, pieceSize: Int = 1 << 16) {
        var pieceSize = pieceSize
        // What is not read is looked for in the whole piece.
        if options.value.unknownNodes == .throw { pieceSize = 0 }
        self.init(options.parsingOptions, recordLevel: path.level, pieceSize: pieceSize)
    }
}
