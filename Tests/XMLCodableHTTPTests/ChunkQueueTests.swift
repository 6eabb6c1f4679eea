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
        let names = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        #expect(!names.contains { $0.hasPrefix("XMLCodableHTTP-") })
        #endif
    }
}
