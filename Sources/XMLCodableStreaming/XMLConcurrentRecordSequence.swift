import XMLCodable

/// The records of a document that arrives asynchronously, decoded by several tasks and delivered in order.
///
/// It differs from ``XMLRecordSequence`` in what is read ahead: twice as many pieces of the document as tasks decode, each
/// with the records of a chunk.
public struct XMLConcurrentRecordSequence<Record: Decodable & Sendable>: AsyncSequence, Sendable {
    /// A record.
    public typealias Element = Record

    fileprivate let start: @Sendable () -> StreamPump<Record>
    /// What was read so far.
    public let progress = XMLRecordProgress()

    init(_ start: @escaping @Sendable () -> StreamPump<Record>) { self.start = start }

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator { Iterator(start(), progress) }

    /// Delivers the records one by one.
    public struct Iterator: AsyncIteratorProtocol {
        private let pieces: DecodedPieces<Record>
        /// The records that are there, the last of which is the next.
        @usableFromInline var records: [Record] = []

        fileprivate init(_ pump: StreamPump<Record>, _ progress: XMLRecordProgress) {
            pieces = DecodedPieces(pump, progress)
        }

        /// Delivers the next record; nil at the end of the document.
        ///
        /// - Throws: `DecodingError`, the errors of the source, and `CancellationError`.
        @inlinable
        public mutating func next() async throws -> Record? { try await next(isolation: nil) }

        /// Delivers the next record; nil at the end of the document. A record that is there is delivered on the actor of
        /// the caller.
        ///
        /// - Throws: `DecodingError`, the errors of the source, and `CancellationError`.
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Record? {
            // In the code of the caller, since a document may have millions of records.
            repeat {
                try Task.checkCancellation()
                if let record = records.popLast() { return record }
            } while try await advance(isolation: actor)
            return nil
        }

        /// Takes the records of the next piece; returns false at the end of the document.
        @usableFromInline
        mutating func advance(isolation actor: isolated (any Actor)?) async throws -> Bool {
            guard let next = try await pieces.next() else { return false }
            records = next
            return true
        }
    }
}

/// The records of the pieces of a document, in order. The loop over them is the only user, and waits for the next piece.
private final class DecodedPieces<Record: Decodable & Sendable>: @unchecked Sendable {
    private let pump: StreamPump<Record>
    private var pieces: AsyncStream<StreamPump<Record>.Piece>.AsyncIterator
    private let progress: XMLRecordProgress
    private var recordCount = 0
    private let context = StreamSurroundings()
    private var failure: (any Error)?
    private var isAtEnd = false
    private var missing = MissingRecords()

    init(_ pump: StreamPump<Record>, _ progress: XMLRecordProgress) {
        self.pump = pump
        self.progress = progress
        pieces = pump.pieces.makeAsyncIterator()
    }

    /// Returns the records of the next piece, of which the first is last; nil at the end of the document.
    func next() async throws -> [Record]? {
        if isAtEnd { return nil }
        if let failure {
            isAtEnd = true
            throw failure
        }
        guard let piece = await pieces.next() else {
            try Task.checkCancellation()
            isAtEnd = true
            if let error = missing.error { throw error }
            return nil
        }
        let decoded = await piece.value
        pump.leave()
        failure = decoded.failure
        if let (piece, parsed, nodes) = decoded.content {
            context.add(piece, parsed, records: nodes)
            missing.note(nodes, decoded.missing)
        }
        recordCount += decoded.records.count
        progress.note(decoded.byteCount, recordCount, context, pump.options, decoded.repairs)
        return decoded.records
    }
}

/// Reads a document, and has each of its pieces decoded by a task. It stops when nothing refers to it anymore.
final class StreamPump<Record: Decodable & Sendable>: Sendable {
    typealias Piece = Task<Decoded, Never>

    /// The records of a piece, of which the first is last.
    struct Decoded: Sendable {
        var records: [Record] = []
        /// The piece, and the elements of its records.
        var content: (StreamPiece, StreamPiece.Parsed, [UInt32])?
        /// The error that ends the document after the records.
        var failure: (any Error)?
        /// The error if the document has no records in other pieces either.
        var missing: DecodingError?
        /// The number of bytes that were read when the piece was complete.
        var byteCount = 0
        var repairs: [XML.Repair] = []
    }

    /// The size in bytes at which a piece is cut although there is more text, and of the chunks of a file. To hand smaller
    /// pieces to other threads takes too long beside decoding them.
    static var pieceSize: Int { 1 << 18 }

    let options: XML.ParsingOptions
    /// The pieces in order.
    let pieces: AsyncStream<Piece>
    /// Has an element for each piece that may still be begun.
    private let gate: AsyncStream<Void>.Continuation
    private let task: Task<Void, Never>

    /// - Parameter concurrency: The number of pieces that are decoded at the same time.
    init<Source: AsyncSequence & Sendable>(
        _ source: Source, at key: String, _ options: SharedDecoderOptions, _ onMismatch: XMLRecordMismatchStrategy,
        concurrency: Int
    ) where Source.Element: Sequence<UInt8> {
        // As many more are ready or wait for the records before them, so that no task waits for the consumer or the cutter.
        let (free, gate) = AsyncStream.makeStream(of: Void.self)
        for _ in 0...2 * min(max(1, concurrency), 1 << 16) { gate.yield() }
        let (pieces, continuation) = AsyncStream.makeStream(of: Piece.self)
        task = Task.detached {
            var places = free.makeAsyncIterator()
            do {
                let path = try StreamPath(key, options.value)
                var splitter = StreamSplitter(options, path, pieceSize: Self.pieceSize)
                var chunks = source.makeAsyncIterator()
                while !splitter.isAtEnd {
                    if let piece = try DecodingError.malformed({ () throws(XMLParsingError) in try splitter.next() }) {
                        await places.next()
                        try Task.checkCancellation()
                        let count = splitter.byteCount
                        let task = Task.detached { Self.decode(piece, path, options, onMismatch, count) }
                        continuation.yield(task)
                        // What entities may add depends on what they added before, and so do the numbers of elements.
                        if piece.hasDocumentType, let store = await task.value.content?.1.store {
                            splitter.note(store)
                        }
                    } else if let chunk = try await chunks.next() {
                        try DecodingError.malformed { () throws(XMLParsingError) in try splitter.add(chunk) }
                    } else {
                        try DecodingError.malformed { () throws(XMLParsingError) in try splitter.finish() }
                    }
                }
            } catch {
                await places.next()
                continuation.yield(Task { Decoded(failure: error) })
            }
            continuation.finish()
        }
        self.options = options.parsingOptions
        self.pieces = pieces
        self.gate = gate
    }

    deinit { task.cancel() }

    /// Notes that a piece was taken.
    func leave() { gate.yield() }

    private static func decode(
        _ piece: StreamPiece, _ path: StreamPath, _ options: SharedDecoderOptions,
        _ onMismatch: XMLRecordMismatchStrategy, _ byteCount: Int
    ) -> Decoded {
        let parsed = piece.parse(options.parsingOptions)
        var decoded = Decoded(failure: parsed.error.map { DecodingError.malformed($0) }, byteCount: byteCount)
        if let store = parsed.store { decoded.repairs = store.repairs }
        guard let store = parsed.store, !piece.isAfterRoot else { return decoded }
        do {
            let records = try StreamRecords<Record>(store, at: path, options)
            decoded.content = (piece, parsed, records.nodes)
            decoded.missing = records.missing
            decoded.records.reserveCapacity(records.nodes.count)
            defer { decoded.records.reverse() }
            while let node = records.next() {
                do {
                    decoded.records.append(try records.decode(node))
                } catch  where onMismatch.skips {
                    onMismatch.report(error)
                }
            }
        } catch {
            decoded.failure = error
        }
        return decoded
    }
}
