import Testing

@testable import XMLCodable

struct SortingTests {
    @Test("Equal elements keep their order, what is in order stays, and strings are in the order of their characters")
    func sorting() {
        var random = SplitMix(seed: 1)
        for count in 0..<70 {
            let values = (0..<count).map { _ in Int.random(in: 0..<10, using: &random) }
            let expected = values.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
            expectEqual(Sorting.order(count) { values[$0] < values[$1] }, expected.map(\.offset))
            expectEqual(values.sorted(once: { $0 < $1 }), expected.map(\.element))
        }
        #expect(Sorting.order(0) { $0 < $1 }.isEmpty)
        expectEqual(Sorting.order(3) { _, _ in false }, [0, 1, 2])
        expectEqual(Sorting.order(5) { $0 > $1 }, [4, 3, 2, 1, 0])
        expectEqual(Sorting.sorted(["b", "a", "", "ab", "a"]), ["", "a", "a", "ab", "b"])
    }
}
