/// A reader of a document that is fed by hand.
protocol FedReader: AnyObject {
    func feed(_ bytes: some Sequence<UInt8>)
    func finish()
    /// Reads on as far as that can be done with what was fed; returns whether there may be something to take.
    func prepare() -> Bool
}

extension XMLRecordReader: FedReader {}
extension XMLEventReader: FedReader {
    func prepare() -> Bool { true }
}

/// Passes what arrives to a reader. The loop over what that reads is the only user, and waits while it reads on.
final class StreamFeeder<Reader: FedReader, Source: AsyncSequence>: @unchecked Sendable {
    /// Passes an element of the source to the reader; returns false if it makes no difference before those after it.
    typealias Feed = (Source.Element, Reader, inout ByteGathering) -> Bool

    /// Passes chunks.
    static func chunks() -> Feed where Source.Element: Sequence<UInt8> {
        { chunk, reader, _ in
            reader.feed(chunk)
            return true
        }
    }

    /// Passes bytes that arrive one by one.
    static func bytes() -> Feed where Source.Element == UInt8 {
        { byte, reader, gathered in
            guard let bytes = gathered.add(byte) else { return false }
            reader.feed(bytes)
            return reader.prepare()
        }
    }

    let reader: Reader
    private var chunks: Source.AsyncIterator
    private let feed: Feed
    private let note: (Reader) throws -> Void
    private var gathered = ByteGathering()

    /// - Parameter note: Is called after bytes that the reader was passed make no difference yet.
    init(
        _ chunks: Source.AsyncIterator, _ reader: Reader, _ feed: @escaping Feed,
        note: @escaping (Reader) throws -> Void = { _ in }
    ) {
        self.chunks = chunks
        self.reader = reader
        self.feed = feed
        self.note = note
    }

    /// Reads on, as far as there may be something to read. No actor has to be entered for each byte, or each tag.
    func read() async throws {
        while let chunk = try await chunks.next() {
            if feed(chunk, reader, &gathered) { return }
            if gathered.bytes.isEmpty { try note(reader) }
        }
        reader.feed(gathered.bytes)
        reader.finish()
    }
}
