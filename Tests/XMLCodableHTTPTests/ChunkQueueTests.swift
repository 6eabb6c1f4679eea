import Foundation
import Testing

@testable import XMLCodableHTTP

@Suite("Bytes that wait")
struct ChunkQueueTests {
    @Test("bytes come out as they went in, from memory and from the file", arguments: [1, 10, 100, Int.max])
    func order(_ memoryLimit: Int) throws {
        var queue = ChunkQueue(memoryLimit: memoryLimit)
        var expected = Data()
        var found = Data()
        var random = SystemRandomNumberGenerator()
        for round in 0..<2_000 {
            let chunk = Data((0..<Int.random(in: 1...40, using: &random)).map { UInt8(truncatingIfNeeded: $0 + round) })
            try queue.append(chunk)
            expected.append(chunk)
            // The first half fills the queue, the second one empties it.
            let count = Int.random(in: 0...(round < 1_000 ? 1 : 3), using: &random)
            for _ in 0..<count { if let chunk = try queue.next() { found.append(chunk) } }
            #expect(queue.count <= max(memoryLimit, 40))
        }
        while let chunk = try queue.next() { found.append(chunk) }
        #expect(found == expected)
        #expect(try queue.next() == nil)
    }

    @Test("a file that gets full is a ring", arguments: [40, 100, 1_000])
    func ring(_ fileLimit: Int) throws {
        var queue = ChunkQueue(memoryLimit: 10, fileLimit: fileLimit)
        var expected = Data()
        var found = Data()
        for round in 0..<5_000 {
            let chunk = Data((0..<Int.random(in: 1...40)).map { UInt8(truncatingIfNeeded: $0 + round) })
            while !queue.hasRoom(for: chunk.count) { found.append(try #require(try queue.next())) }
            try queue.append(chunk)
            expected.append(chunk)
            if Int.random(in: 0...3) == 0, let chunk = try queue.next() { found.append(chunk) }
        }
        while let chunk = try queue.next() { found.append(chunk) }
        #expect(found == expected)
    }

    @Test("a chunk that is larger than the file waits in memory")
    func largeChunk() throws {
        var queue = ChunkQueue(memoryLimit: 10, fileLimit: 20)
        let chunks = [9, 15, 100].map { Data(repeating: 7, count: $0) }
        try queue.append(chunks[0])
        try queue.append(chunks[1])
        #expect(!queue.hasRoom(for: 100))
        #expect(try queue.next() == chunks[0])
        #expect(try queue.next() == chunks[1])
        #expect(queue.hasRoom(for: 100))
        try queue.append(chunks[2])
        #expect(try queue.next() == chunks[2])
    }

    @Test("the file has no name that others could open, and its memory is used again")
    func file() throws {
        let file = try SpoolFile()
        for _ in 0..<3 {
            try file.append(Data(repeating: 1, count: 100_000))
            #expect(!file.isEmpty)
            #expect(try file.next()?.count == 65_536)
            #expect(try file.next()?.count == 100_000 - 65_536)
            #expect(file.isEmpty)
            #expect(try file.next() == nil)
        }
        #if !os(Windows)
        #expect(!FileManager.default.fileExists(atPath: file.url.path))
        #endif
    }
}
