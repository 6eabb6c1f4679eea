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

    /// Takes the next chunk, with those after it that are not more than `size` bytes together with it; nil if there is none.
    ///
    /// Chunks of a network are small, and each of them would cost the loop over the records a change of its actor.
    mutating func next(joining size: Int = 1 << 17) -> Data? {
        guard var joined = takeFirst() else { return nil }
        while first < chunks.count, joined.count + chunks[first].count <= size, let chunk = takeFirst() {
            joined.append(chunk)
        }
        return joined
    }

    private mutating func takeFirst() -> Data? {
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
