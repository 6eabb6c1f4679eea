public import XMLCodable

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The records of a document that arrives asynchronously.
///
/// ```swift
/// for try await food in XMLDecoder().elements(Food.self, at: "food", in: bytes) { print(food.name) }
/// ```
///
/// A record is decoded when the loop asks for it, and as soon as its last byte is there. No more is read ahead than the
/// chunk with that byte. The sequence can be iterated once, and ends when its task is cancelled. See ``XMLRecordReader``
/// for everything else.
public struct XMLRecordSequence<Record: Decodable, Source: AsyncSequence>: AsyncSequence {
    /// A record.
    public typealias Element = Record
    fileprivate typealias Feeder = StreamFeeder<XMLRecordReader<Record>, Source>

    fileprivate let source: Source
    fileprivate let feed: Feeder.Feed
    fileprivate let reader: () throws -> XMLRecordReader<Record>
    /// What was read so far.
    public let progress = XMLRecordProgress()

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator {
        let feeder = Result { [progress] in
            Feeder(source.makeAsyncIterator(), try reader(), feed) { reader in
                progress.note(reader)
                try Task.checkCancellation()
            }
        }
        return Iterator(feeder: feeder, progress: progress)
    }

    /// Decodes the records one by one.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let feeder: Result<Feeder, any Error>
        fileprivate let progress: XMLRecordProgress
        fileprivate var isAtEnd = false

        /// Decodes the next record; nil at the end of the document.
        ///
        /// - Throws: `DecodingError`, the errors of the source, and `CancellationError`.
        public mutating func next() async throws -> Record? { try await next(isolation: nil) }

        /// Decodes the next record; nil at the end of the document. A record whose bytes are there is decoded on the
        /// actor of the caller.
        ///
        /// - Throws: `DecodingError`, the errors of the source, and `CancellationError`.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Record? {
            if isAtEnd { return nil }
            do {
                let feeder = try feeder.get()
                while true {
                    try Task.checkCancellation()
                    let record = Result { try feeder.reader.next() }
                    progress.note(feeder.reader)
                    if let record = try record.get() { return record }
                    if feeder.reader.isAtEnd { break }
                    try await feeder.read()
                }
                isAtEnd = true
                return nil
            } catch {
                isAtEnd = true
                throw error
            }
        }
    }
}

/// What a sequence of records has read so far; any task can ask.
public final class XMLRecordProgress: Sendable {
    private struct Counts: Sendable {
        var pieces = 0
        var bytes = 0
        var records = 0
        var context = StreamSurroundings()
        var options = XML.ParsingOptions()
        var repairs: [XML.Repair] = []
    }

    private let counts = Locked(Counts())

    init() {}

    /// The number of bytes that were read.
    public var byteCount: Int { counts.withLock { $0.bytes } }
    /// The number of records that were decoded, of which some may not have been delivered yet.
    public var recordCount: Int { counts.withLock { $0.records } }

    /// What was repaired in what was parsed so far; see ``XMLRecordReader/repairs``.
    public var repairs: [XML.Repair] { counts.withLock { $0.repairs } }

    /// Returns the root element with everything but the records, as far as it was read; see
    /// ``XMLRecordReader/surroundings()``.
    public func surroundings() throws(XMLParsingError) -> XML.Element? {
        let counts = counts.value
        return try counts.context.element(counts.options)
    }

    func note<Record>(_ reader: XMLRecordReader<Record>) {
        let now = (
            pieces: reader.pieceCount, bytes: reader.byteCount, records: reader.recordCount
        )
        let isSame = counts.withLock { counts in
            (counts.bytes, counts.records) = (now.bytes, now.records)
            return counts.pieces == now.pieces
        }
        if isSame { return }
        let (context, options, repairs) = (reader.context, reader.parsingOptions, reader.repairs)
        counts.withLock { counts in
            counts.pieces = now.pieces
            (counts.context, counts.options) = (context, options)
            // Only the new ones, so that neither list is copied.
            counts.repairs += repairs.dropFirst(counts.repairs.count)
        }
    }

    /// - Parameter repairs: What was repaired since the last call.
    func note(
        _ byteCount: Int, _ recordCount: Int, _ context: StreamSurroundings, _ options: XML.ParsingOptions,
        _ repairs: [XML.Repair]
    ) {
        counts.withLock { counts in
            (counts.bytes, counts.records) = (byteCount, recordCount)
            (counts.context, counts.options) = (context, options)
            counts.repairs += repairs
        }
    }
}

extension XMLDecoder {
    /// Returns the records of a document of which the bytes arrive one by one, as those of `URLSession` do.
    ///
    /// - Parameters:
    ///   - type: The type of the records; an enum takes records of several names.
    ///   - path: The path of the records below the root; see ``reader(_:at:onMismatch:)``. If it cannot be one, the first
    ///     record throws.
    ///   - source: The bytes of the document.
    ///   - onMismatch: What happens to a record that cannot be decoded. Defaults to throwing the error.
    public func elements<Record: Decodable, Source: AsyncSequence>(
        _ type: Record.Type, at path: String, in source: Source, onMismatch: XMLRecordMismatchStrategy = .throw
    ) -> XMLRecordSequence<Record, Source> where Source.Element == UInt8 {
        XMLRecordSequence(
            source: source, feed: StreamFeeder<XMLRecordReader<Record>, Source>.bytes(),
            reader: { try self.reader(type, at: path, onMismatch: onMismatch) })
    }

    /// Returns the records of a document that arrives in chunks.
    ///
    /// - Parameters:
    ///   - type: The type of the records; an enum takes records of several names.
    ///   - path: The path of the records below the root; see ``reader(_:at:onMismatch:)``. If it cannot be one, the first
    ///     record throws.
    ///   - source: The bytes of the document, such as `Data`, `[UInt8]` or `readableBytesView` of SwiftNIO.
    ///   - onMismatch: What happens to a record that cannot be decoded. Defaults to throwing the error.
    public func elements<Record: Decodable, Source: AsyncSequence>(
        _ type: Record.Type, at path: String, in source: Source, onMismatch: XMLRecordMismatchStrategy = .throw
    ) -> XMLRecordSequence<Record, Source> where Source.Element: Sequence<UInt8> {
        XMLRecordSequence(
            source: source, feed: StreamFeeder<XMLRecordReader<Record>, Source>.chunks(),
            reader: { try self.reader(type, at: path, onMismatch: onMismatch) })
    }

    /// Returns the records of a document that arrives in chunks, decoded by several tasks and delivered in order.
    ///
    /// - Parameters:
    ///   - type: The type of the records; an enum takes records of several names.
    ///   - path: The path of the records below the root; see ``reader(_:at:onMismatch:)``. If it cannot be one, the first
    ///     record throws.
    ///   - source: The bytes of the document, such as `Data`, `[UInt8]` or `readableBytesView` of SwiftNIO.
    ///   - concurrency: The number of tasks that decode at the same time.
    ///   - onMismatch: What happens to a record that cannot be decoded. Defaults to throwing the error.
    public func elements<Record: Decodable & Sendable, Source: AsyncSequence & Sendable>(
        _ type: Record.Type, at path: String, in source: Source, concurrency: Int,
        onMismatch: XMLRecordMismatchStrategy = .throw
    ) -> XMLConcurrentRecordSequence<Record> where Source.Element: Sequence<UInt8> {
        let options = options
        return XMLConcurrentRecordSequence {
            StreamPump(source, at: path, options, onMismatch, concurrency: concurrency)
        }
    }

    /// Returns the records of the document in a file.
    ///
    /// - Parameters:
    ///   - type: The type of the records; an enum takes records of several names.
    ///   - path: The path of the records below the root; see ``reader(_:at:onMismatch:)``. If it cannot be one, the first
    ///     record throws.
    ///   - url: The URL of the file, which is read in chunks of 128 KB.
    ///   - onMismatch: What happens to a record that cannot be decoded. Defaults to throwing the error.
    public func elements<Record: Decodable>(
        _ type: Record.Type, at path: String, contentsOf url: URL, onMismatch: XMLRecordMismatchStrategy = .throw
    ) -> XMLRecordSequence<Record, XMLFileChunks> {
        elements(type, at: path, in: XMLFileChunks(url), onMismatch: onMismatch)
    }

    /// Returns the records of the document in a file, decoded by several tasks and delivered in order.
    ///
    /// - Parameters:
    ///   - type: The type of the records; an enum takes records of several names.
    ///   - path: The path of the records below the root; see ``reader(_:at:onMismatch:)``. If it cannot be one, the first
    ///     record throws.
    ///   - url: The URL of the file, which is read in chunks of 256 KB.
    ///   - concurrency: The number of tasks that decode at the same time.
    ///   - onMismatch: What happens to a record that cannot be decoded. Defaults to throwing the error.
    public func elements<Record: Decodable & Sendable>(
        _ type: Record.Type, at path: String, contentsOf url: URL, concurrency: Int,
        onMismatch: XMLRecordMismatchStrategy = .throw
    ) -> XMLConcurrentRecordSequence<Record> {
        elements(
            type, at: path, in: XMLFileChunks(url, size: StreamPump<Record>.pieceSize), concurrency: concurrency,
            onMismatch: onMismatch)
    }
}
