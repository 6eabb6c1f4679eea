import Foundation
import Testing

@testable import XMLCodableHTTP

/// Bytes that wait.
struct ChunkQueueTests {
    @Test("Bytes come out as they went in, joined up to a size, and a queue that never gets empty does not grow")
    func chunks() {
        var queue = ChunkQueue()
        var expected = Data()
        var found = Data()
        var random = SystemRandomNumberGenerator()
        for round in 0..<2_000 {
            let chunk = Data((0..<Int.random(in: 1...40, using: &random)).map { UInt8(truncatingIfNeeded: $0 + round) })
            queue.append(chunk)
            expected.append(chunk)
            // The first half fills the queue, the second one empties it.
            let count = Int.random(in: 0...(round < 1_000 ? 1 : 3), using: &random)
            for _ in 0..<count { if let chunk = queue.next(joining: round % 50) { found.append(chunk) } }
            expectEqual(queue.count, expected.count - found.count)
        }
        while let chunk = queue.next(joining: 100) { found.append(chunk) }
        expectEqual(found, expected)
        expectNil(queue.next())
        expectEqual(queue.count, 0)
        forEachRow([
            ([3, 4, 5], 12, [12]), ([3, 4, 5], 11, [7, 5]), ([3, 4, 5], 6, [3, 4, 5]), ([3, 4, 5], 0, [3, 4, 5]),
            ([20, 1, 2], 10, [20, 3]), ([1, 20, 2], 10, [1, 20, 2]), ([0, 0, 1], 0, [0, 1]), ([], 10, []),
        ]) { sizes, limit, expected in
            var queue = ChunkQueue()
            for size in sizes { queue.append(Data(repeating: 7, count: size)) }
            var found: [Int] = []
            while let chunk = queue.next(joining: limit) { found.append(chunk.count) }
            expectEqual(found, expected)
            expectEqual(queue.count, 0)
        }
        do {
            var queue = ChunkQueue()
            queue.append(Data([0]))
            for round in 1...10_000 {
                queue.append(Data([UInt8(truncatingIfNeeded: round)]))
                expectEqual(queue.next(joining: 1), Data([UInt8(truncatingIfNeeded: round - 1)]))
            }
            expectEqual(queue.count, 1)
            #expect(queue.slotCount < 200)
        }
    }
}

/// Values of Content-Type.
struct MediaTypeTests {
    @Test("Types and parameters")
    func parameters() {
        forEachRow(
            [
                ("text/xml", "text/xml", nil), ("Text/XML;charset=UTF-8", "text/xml", "UTF-8"),
                ("text/xml ; Charset = utf-8 ; x=y", "text/xml", "utf-8"),
                (#"text/xml; charset="a\"b;c"; x=y"#, "text/xml", #"a"b;c"#),
                (#"text/xml; x="charset=no"; charset=yes"#, "text/xml", "yes"),
                ("text/xml; charset=first; charset=second", "text/xml", "first"),
                ("text/xml; charset", "text/xml", nil), ("text/xml;;; charset=a", "text/xml", "a"),
                (#"text/xml; charset="open"#, "text/xml", "open"), ("; charset=a", "", "a"), ("", "", nil),
            ] as [(String, String, String?)]
        ) { text, name, charset in
            let type = MediaType(text)
            expectEqual(type.name, name)
            expectEqual(type["charset"], charset)
        }
    }
}
