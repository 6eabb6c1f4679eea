import Testing

@testable import XMLCodable

struct StackBoundsTests {
    @Test("The bounds of a thread are around its frames, and the same each time", arguments: [64, 128, 1024])
    func bounds(kilobytes: Int) throws {
        let found = onThread(stackSize: kilobytes * 1024) {
            (StackGuard.here, StackBounds.current, StackBounds.current)
        }
        let (here, first, second) = try #require(found)
        let bounds = try #require(first)
        expectEqual(bounds, second)
        #expect(bounds.lowest < here && here < bounds.highest)
        #expect(bounds.highest - bounds.lowest >= UInt(kilobytes) * 1024)
        #expect(bounds.highest - bounds.lowest < 16 << 20)
        #expect(try #require(StackBounds.current) != bounds)
    }

    @Test("Numbers that cannot be the bounds of the stack are refused")
    func refused() {
        let here = StackGuard.here
        expectNil(StackBounds(lowest: 0, highest: here / 2))
        expectNil(StackBounds(lowest: here + (1 << 20), highest: .max))
        expectNil(StackBounds(lowest: here - 1000, size: .max))
        #expect(StackBounds(lowest: here - (1 << 20), size: 2 << 20) != nil)
    }
}
