import Testing

@testable import XMLCodable

/// Sets that are compiled once.
struct RareSetTests {
    @Test("A set does what the standard library's set does, and without elements it is empty", arguments: [3, 1_000])
    func likeASet(elementCount: Int) {
        var random = SplitMix(seed: UInt64(elementCount))
        func element() -> String { "element \(Int.random(in: 0..<elementCount, using: &random))" }
        let first = (0..<elementCount / 2).map { _ in element() }
        var rare = RareSet(first)
        var set = Set(first)
        for _ in 0..<3_000 {
            if Bool.random(using: &random) {
                let new = element()
                expectEqual(rare.insert(new), set.insert(new).inserted)
            } else if Bool.random(using: &random) {
                let new = [element(), element()]
                rare.insert(contentsOf: new)
                set.formUnion(new)
            }
            let other = element()
            expectEqual(rare.contains(other), set.contains(other))
        }
        expectEqual(rare.array().sorted(), set.sorted())
        let copy = rare
        rare.insert("another")
        #expect(rare.contains("another") && !copy.contains("another"))
        #expect(RareSet<Int>().isEmpty)
        #expect(RareSet<Int>([]).isEmpty)
        #expect(!RareSet([1]).isEmpty)
    }
}
