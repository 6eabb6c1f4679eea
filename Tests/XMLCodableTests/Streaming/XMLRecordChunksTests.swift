import Foundation
import Testing
import XMLCodable
import XMLCodableStreaming

struct RecordChunksTests {
    private func stream(_ count: Int, then error: (any Error)? = nil) -> AsyncThrowingStream<String, any Error> {
        AsyncThrowingStream { continuation in
            for number in 0..<count { continuation.yield("food \(number)") }
            continuation.finish(throwing: error)
        }
    }

    @Test("The chunks are those of the whole document", arguments: [0, 1, 6_000])
    func same(count: Int) async throws {
        let menu = FoodList(food: (0..<count).map { "food \($0)" })
        let encoder = XMLEncoder()
        encoder.outputEncoding = .utf16
        var sizes: [Int] = []
        var all = Data()
        for try await chunk in encoder.chunks(of: stream(count), at: "food", withRootKey: "Menu") {
            sizes.append(chunk.count)
            all += chunk
        }
        let whole = try encoder.encode(menu, withRootKey: "Menu")
        expectEqual(all, whole)
        #expect(sizes.dropLast().allSatisfy { $0 >= 1 << 17 && $0 < 1 << 18 })
        all = Data()
        for try await chunk in encoder.chunks(
            of: stream(count), around: [String: Int](), at: "food", withRootKey: "Menu")
        {
            all += chunk
        }
        expectEqual(all, whole)
    }

    private struct Lost: Error {}

    @Test(
        "Records are asked for when a chunk is; an error of the source ends the document; a path must be one of records"
    )
    func lost() async throws {
        var iterator = XMLEncoder().chunks(of: stream(10_000, then: Lost()), at: "food", withRootKey: "Menu")
            .makeAsyncIterator()
        let first = try #require(try await iterator.next())
        #expect(first.count >= 1 << 16)
        await #expect(throws: Lost.self) { while try await iterator.next() != nil {} }
        try await expectNil(iterator.next())
        var unrooted = XMLEncoder().chunks(of: stream(1), at: "@food", withRootKey: "Menu").makeAsyncIterator()
        await #expect(throws: EncodingError.self) { try await unrooted.next() }
        let counter = Counter()
        let records = AsyncStream { await counter.next() }
        var asked = XMLEncoder().chunks(of: records, at: "food", withRootKey: "menu").makeAsyncIterator()
        await expectEqual(counter.count, 0)
        _ = try await asked.next()
        let count = await counter.count
        #expect((60...70).contains(count))
        _ = try await asked.next()
        #expect(await counter.count < 2 * count + 2)
    }

    /// Counts the records that were asked for.
    private actor Counter {
        private(set) var count = 0
        func next() -> String {
            count += 1
            return String(repeating: "x", count: 1_000)
        }
    }
}
