import Testing

@testable import XMLCodable

struct SourceMemoryTests {
    /// Around the size from which memory is mapped, and several huge pages with a rest.
    static let capacities = [0, 1, 4096, 1 << 21 - 1, 1 << 21, 1 << 21 + 1, 5 << 20, 7 << 20 + 12_345]

    @Test(
        "All bytes can be written and read, blocks do not overlap, and a source has the bytes that it was made of",
        arguments: capacities)
    func bytes(capacity: Int) {
        let blocks = (0..<3).map { _ in SourceMemory(capacity: capacity) }
        for (number, block) in blocks.enumerated() {
            block.start.update(repeating: UInt8(number + 1), count: capacity)
        }
        for (number, block) in blocks.enumerated() {
            let expected = [UInt8](repeating: UInt8(number + 1), count: capacity)
            #expect(expected.withBytes { $0 == ByteSlice(start: block.start, count: capacity) })
            block.deallocate()
        }
        // A prime number, so that no two huge pages are equal.
        let part = (0..<4_099).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        var content: [UInt8] = []
        while content.count < capacity { content += part.prefix(capacity - content.count) }
        let source = SourceBytes(copying: content)
        expectEqual(source.count, capacity)
        #expect(content.withBytes { $0 == source.bytes })
    }

    @Test("Freed memory can be had again many times", arguments: [1 << 12, 1 << 21])
    func reuse(capacity: Int) {
        for number in 0..<2000 {
            let memory = SourceMemory(capacity: capacity)
            memory.start[capacity - 1] = UInt8(truncatingIfNeeded: number)
            expectEqual(memory.start[capacity - 1], UInt8(truncatingIfNeeded: number))
            memory.deallocate()
        }
    }

    @Test("Memory of which one block is kept has one owner at a time, whatever sizes follow each other")
    func kept() async {
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<4 {
                group.addTask {
                    var random = SplitMix(seed: UInt64(task))
                    return (0..<60).allSatisfy { _ in
                        let capacity = Int.random(in: 1 << 21...1 << 23, using: &random)
                        let memory = SourceMemory(capacity: capacity)
                        defer { memory.deallocate() }
                        let places = (0..<64).map { _ in Int.random(in: 0..<capacity, using: &random) }
                        for place in places { memory.start[place] = UInt8(task) }
                        return places.allSatisfy { memory.start[$0] == UInt8(task) }
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
