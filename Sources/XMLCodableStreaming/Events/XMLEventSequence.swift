public import XMLCodable

/// The events of a document that arrives asynchronously.
///
/// ```swift
/// for try await event in XMLEventSequence(response.body) where event.starts("item") { count += 1 }
/// ```
///
/// No more is read ahead than the chunk with the event. The sequence can be iterated once, and ends when its task is cancelled.
/// See ``XMLEventReader`` for everything else.
public struct XMLEventSequence<Source: AsyncSequence>: AsyncSequence {
    /// An event.
    public typealias Element = XMLEvent
    fileprivate typealias Feeder = StreamFeeder<XMLEventReader, Source>

    private let source: Source
    private let options: XML.ParsingOptions
    private let feed: Feeder.Feed

    /// Creates the events of a document that arrives in chunks.
    ///
    /// - Parameters:
    ///   - source: The bytes of the document, such as `Data`, `[UInt8]`, ``XMLFileChunks`` or `readableBytesView` of SwiftNIO.
    ///   - options: The options for parsing. Defaults to the default options.
    public init(_ source: Source, options: XML.ParsingOptions = XML.ParsingOptions())
    where Source.Element: Sequence<UInt8> {
        self.source = source
        self.options = options
        feed = Feeder.chunks()
    }

    /// Creates the events of a document of which the bytes arrive one by one, as those of `URLSession` do.
    ///
    /// - Parameters:
    ///   - source: The bytes of the document.
    ///   - options: The options for parsing. Defaults to the default options.
    public init(_ source: Source, options: XML.ParsingOptions = XML.ParsingOptions()) where Source.Element == UInt8 {
        self.source = source
        self.options = options
        feed = Feeder.bytes()
    }

    /// Starts to read.
    public func makeAsyncIterator() -> Iterator {
        Iterator(feeder: Feeder(source.makeAsyncIterator(), XMLEventReader(options: options), feed))
    }

    /// Reads the events one by one.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let feeder: Feeder

        /// What was repaired in what was parsed so far; see ``XMLEventReader/repairs``.
        public var repairs: [XML.Repair] { feeder.reader.repairs }

        /// Reads the next event; nil at the end of the document.
        ///
        /// - Throws: `XMLParsingError`, the errors of the source, and `CancellationError`.
        public mutating func next() async throws -> XMLEvent? { try await next(isolation: nil) }

        /// Reads the next event; nil at the end of the document. An event whose bytes are there is read on the actor of the
        /// caller.
        ///
        /// - Throws: `XMLParsingError`, the errors of the source, and `CancellationError`.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> XMLEvent? {
            while true {
                try Task.checkCancellation()
                if let event = try feeder.reader.next() { return event }
                if feeder.reader.isAtEnd { return nil }
                do { try await feeder.read() } catch {
                    feeder.reader.abandon()
                    throw error
                }
            }
        }
    }
}
