import Foundation

/// The chunks that have arrived but have not been asked for yet.
struct ChunkQueue: Sendable {
    private var chunks: [Data] = []
    private var first = 0
    /// The number of bytes that wait.
    private(set) var count = 0
    /// The number of places for chunks, some of which were taken.
    var slotCount: Int { chunks.count }

    mutating func append(_ chunk: Data) {
        chunks.append(chunk)
        count += chunk.count
    }

    /// Takes the next chunk; nil if there is none.
    mutating func next() -> Data? {
        guard first < chunks.count else { return nil }
        let chunk = chunks[first]
        chunks[first] = Data()
        first += 1
        count -= chunk.count
        if first == chunks.count {
            chunks.removeAll(keepingCapacity: true)
            first = 0
        } else if first > 64, first > chunks.count / 2 {
            chunks.removeFirst(first)
            first = 0
        }
        return chunk
    }
}
